// Fields that are likely to be meant in a slot, the likeliest first.
import { t } from "../../lib/texts.svelte";
import type { Reach } from "../types";
import type { Known } from "../language/known";
import type { Deed } from "./deeds";
import type { Slot } from "./slots";

export interface Suggestion {
    readonly field: string;
    readonly about: string;
}

const MOST = 120;

/** Where a piece can go, with what that costs; those with enemies first if it attacks. */
export function reachable(reach: Reach, isAttack: boolean): Suggestion[] {
    const fields = (reach.reached ?? []).filter((one) => one.meets || !isAttack);
    const hopeful = isAttack ? (reach.beyond ?? []).filter((one) => one.hope) : [];
    return [
        ...fields.map((one) => ({
            field: one.field,
            about: one.meets
                ? t("tap-reach-enemies", { cost: one.cost, left: one.left })
                : t("tap-reach", { cost: one.cost, left: one.left }),
        })),
        ...hopeful.map((one) => ({ field: one.field, about: t("tap-reach-hope") })),
    ].slice(0, MOST);
}

const GOES = new Set(["move", "move_person", "land"]);

export function suggestionsFor(deed: Deed, slot: Slot, known: Known, reach: Reach | null): Suggestion[] {
    if (GOES.has(deed.order) && slot.name === "to")
        return reach ? reachable(reach, deed.id === "attack") : [];
    const isTown = slot.name === "town" || deed.order === "repair_town" || deed.order === "to_treasury";
    return known.places
        .filter(({ what }) => !isTown || what !== "army")
        .map(({ field, what }) => ({ field, about: t(`tap-place-${what}`) }));
}
