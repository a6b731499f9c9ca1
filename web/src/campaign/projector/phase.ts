// What the wall says in its largest letters: whose turn it is, or what everybody does.
import type { Projected } from "../../generated/campaign";
import { t } from "../../lib/texts.svelte";

export function headline(shown: Projected): string {
    if (shown.over || shown.step === "over") return t("cw-over");
    if (shown.active !== null) return shown.realms[shown.active]?.name ?? "";
    if (shown.mode === "remote" && shown.step !== "draw") return t("cw-month");
    return t(shown.step === "muster" ? "cw-muster" : "cw-draw");
}

/** Below it, smaller: what that means. */
export function phase(shown: Projected): string {
    if (shown.over || shown.step === "over") return "";
    if (shown.step === "dice") return t("cw-dice-wait");
    if (shown.active !== null) return t("cw-turn");
    return shown.step === "muster" && shown.mode === "meeting" ? t("cw-muster-about") : "";
}

export type Place = "done" | "active" | "next" | "later";

/** Where a realm stands in the order of this month; the first who waits is next. */
export function placeOf(shown: Projected, realm: number): Place {
    if (shown.active === realm) return "active";
    if (shown.done.includes(realm)) return "done";
    const waiting = shown.order.filter((one) => one !== shown.active && !shown.done.includes(one));
    return shown.active !== null && waiting[0] === realm ? "next" : "later";
}
