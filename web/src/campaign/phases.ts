// What a campaign is waiting for, in words.
import { t } from "../lib/texts.svelte";
import type { Summary } from "./types";

export function phaseText(summary: Summary): string {
    const { step, active, mode, over } = summary;
    if (over || step === "over") return t("c-phase-over");
    if (step === "turn" && active !== null) {
        return t("c-phase-turn", { realm: summary.realms[active]?.name ?? "" });
    }
    if (mode === "remote" && step !== "draw") return t("c-phase-month");
    if (step === "muster") return t("c-phase-muster");
    return t(step === "draw" ? "c-phase-draw" : "c-phase-dice");
}

/** Whose turn comes after the one that runs; null where turns are not taken one after the other. */
export function nextRealm({ active, order }: Pick<Summary, "active" | "order">): number | null {
    return active === null ? null : (order[order.indexOf(active) + 1] ?? null);
}
