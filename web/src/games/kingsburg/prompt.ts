// What is to be done now, in one sentence.
import type { Face } from "../../lib/board";
import { listed, t } from "../../lib/texts.svelte";
import type { Kingsburg } from ".";

export function promptOf(face: Face<Kingsburg>): string {
    const { view } = face;
    if (view.step === "over") return t("kb-over");
    if (!face.isActing) {
        const names = view.to_act.map((seat) => face.names[seat] ?? "").filter((name) => name);
        return names.length
            ? t("kb-waiting", { names: listed(names), step: face.term(`step_${view.step}`) })
            : "";
    }
    const advisor = view.helping === null ? "" : face.term(`advisor_${view.helping}`);
    return t("kb-prompt", { step: promptStep(face), advisor, n: view.losing });
}

/** The step's name; in battle it matters whether goods are won or lost, and the Envoy changes a few steps. */
function promptStep(face: Face<Kingsburg>): string {
    const { step, losing } = face.view;
    if (step === "battle") return losing > 0 ? "losing" : "winning";
    if (step === "build" && face.offers?.some((move) => move.move === "build_two")) return "build-two";
    return step;
}
