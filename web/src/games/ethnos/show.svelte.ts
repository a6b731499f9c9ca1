// Steps come faster than eyes can follow: they are shown one by one, and a key skips to the present.
import { tick, untrack } from "svelte";
import type { Stepped } from "../../lib/messages";
import { isStill } from "../../lib/motion";
import type { Ethnos } from ".";

type Step = Stepped<Ethnos>;

export type Pace = "calm" | "hurried" | "skipped";

/** Plays what happened; `before` tells where things were. */
export type Play = (step: Step, before: ReadonlyMap<string, DOMRect>, pace: Pace) => Promise<void>;

/** Where everything with a place (`data-at`) is now. */
export function placesIn(root: Element | null): Map<string, DOMRect> {
    const places = new Map<string, DOMRect>();
    for (const element of root?.querySelectorAll("[data-at]") ?? []) {
        const name = element.getAttribute("data-at") ?? "";
        const rect = element.getBoundingClientRect();
        if (rect.width > 0 && !places.has(name)) places.set(name, rect);
    }
    return places;
}

export class Show {
    /** The step that the board shows. */
    shown = $state.raw() as Step;
    /** Whether steps wait to be shown. */
    isBehind = $state(false);
    #queue: Step[] = [];
    #isRunning = false;
    #isSkipping = false;

    constructor(
        first: Step,
        readonly root: () => Element | null,
        readonly play: Play,
    ) {
        this.shown = first;
    }

    /** A step follows the last one if nothing is missing between them and both are seen by the same eyes. */
    #follows(step: Step): boolean {
        const last = this.#queue.at(-1) ?? this.shown;
        return step.n === last.n + 1 && step.seat === last.seat && !step.fresh && !step.undone;
    }

    push(step: Step): void {
        untrack(() => {
            const last = this.#queue.at(-1) ?? this.shown;
            if (step === last) return;
            if (!this.#follows(step) || document.hidden) this.#jump(step);
            else {
                this.#queue.push(step);
                this.isBehind = true;
                void this.#run();
            }
        });
    }

    /** What waits is shown without motion. */
    skip(): void {
        this.#isSkipping = this.#isRunning;
    }

    #pace(): Pace {
        if (this.#isSkipping) return "skipped";
        return this.#queue.length > 2 ? "hurried" : "calm";
    }

    #jump(step: Step): void {
        this.#queue = [];
        this.shown = step;
        this.isBehind = this.#isRunning;
    }

    async #run(): Promise<void> {
        if (this.#isRunning) return;
        this.#isRunning = true;
        for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
            const before = isStill() ? new Map<string, DOMRect>() : placesIn(this.root());
            this.shown = step;
            await tick();
            await this.play(step, before, this.#pace());
        }
        this.#isRunning = false;
        this.#isSkipping = false;
        this.isBehind = false;
    }
}
