// Steps come faster than eyes can follow: they are shown one by one, and a key skips to the present.
import { tick, untrack } from "svelte";
import { follows, isMany, MOST_WAITING } from "../../lib/frames";
import type { Stepped } from "../../lib/messages";
import { isStill } from "../../lib/motion";
import type { Ethnos } from ".";

type Step = Stepped<Ethnos>;

export type Pace = "calm" | "hurried" | "skipped";

/** Where things are on the screen, by name. */
export type Places = ReadonlyMap<string, DOMRect>;

/** Plays what happened; `before` tells where things were. */
export type Play = (step: Step, before: Places, pace: Pace) => Promise<void>;

const NOWHERE: Places = new Map();

/** Where the things of these names (`data-at`) are now; all are read at once, between two changes of the board. */
export function placesIn(root: Element | null, names: ReadonlySet<string>): Places {
    const places = new Map<string, DOMRect>();
    for (const element of names.size ? (root?.querySelectorAll("[data-at]") ?? []) : []) {
        const name = element.getAttribute("data-at") ?? "";
        if (!names.has(name) || places.has(name)) continue;
        const rect = element.getBoundingClientRect();
        if (rect.width > 0) places.set(name, rect);
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
        /** Where the things are that a step will move. */
        readonly look: (step: Step) => Places,
        readonly play: Play,
    ) {
        this.shown = first;
    }

    /** Shows the step in its turn, or at once: whoever is hurried does not look back. */
    push(step: Step, isHurried = false): void {
        untrack(() => {
            const last = this.#queue.at(-1) ?? this.shown;
            if (step === last) return;
            const isFollowed = follows(step, last) && !isMany(step) && this.#queue.length < MOST_WAITING;
            if (!isFollowed || isHurried || document.hidden) this.#jump(step);
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
            const before = isStill() || this.#isSkipping ? NOWHERE : this.look(step);
            this.shown = step;
            await tick();
            await this.play(step, before, this.#pace());
        }
        this.#isRunning = false;
        this.#isSkipping = false;
        this.isBehind = false;
    }
}
