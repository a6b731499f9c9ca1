// The move bar's words: what to choose next, what will happen, and what the confirming button says.
import type { GameMove, XiditView } from "../../generated/xidit";
import { t } from "../../lib/texts.svelte";
import { tally } from "./choosing";
import { YEAR, type XiditFace } from "./kinds";
import { unitWords } from "./words";

/** What this seat is asked for. */
export function promptWords(face: XiditFace, view: XiditView, set: number): string {
    switch (view.step) {
        case "programme":
            return set < YEAR ? t("xi-ask-programme", { left: YEAR - set }) : t("xi-ask-programme-done");
        case "census":
            return t("xi-ask-census", { unit: face.term(view.counting ?? "") });
        default:
            return t(`xi-ask-${view.step.replaceAll("_", "-")}`);
    }
}

/** What a whole move will do. */
export function moveWords(face: XiditFace, move: GameMove): string {
    switch (move.move) {
        case "place_idrakys":
            return t("xi-do-place", { city: move.city });
        case "programme":
            return t("xi-do-programme", { orders: move.orders.map((order) => face.term(order)).join(", ") });
        case "fight_titan":
            return t("xi-do-titan", { units: unitWords(move.units) });
        case "pass":
            return t("xi-do-pass");
        case "take_rewards":
            return move.rewards?.length
                ? t("xi-do-rewards", { rewards: move.rewards.map((reward) => face.term(reward)).join(" + ") })
                : t("xi-do-no-rewards");
        case "place_bards":
            return t("xi-do-bards", {
                bards: Object.entries(tally(move.regions))
                    .map(([region, n]) => `${n} ${face.term(`region_${region}`)}`)
                    .join(", "),
            });
        case "raise_dummy":
            return t("xi-do-dummy", { column: face.term(move.column) });
        case "show":
            return t("xi-do-show", { n: move.count, unit: face.term(face.view.counting ?? "") });
        case "add_story":
            return t("xi-do-story", { city: move.city });
        default:
            return "";
    }
}

export function confirmWords(view: XiditView): string {
    return t(`xi-confirm-${view.step.replaceAll("_", "-")}`);
}
