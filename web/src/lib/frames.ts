// Steps that come faster than frames are drawn as one: where they lead, and all that happened on the way.
import type { Kinds, Stepped } from "./messages";

/** Up to so many steps are followed with the eyes, also where they come at once; more of them simply are there. */
const FEW = 4;
/** So many wait to be shown by a board that shows them one by one; then it goes to the present. */
export const MOST_WAITING = 12;
/** A page that nobody sees has no frames; its title still tells whose turn it is. */
const UNSEEN = 250;

/** Whether a step goes on from the one that is shown: nothing is missing, nothing taken back, and the same eyes see it. */
export function follows<K extends Kinds>(step: Stepped<K>, shown: Stepped<K>): boolean {
    const isNext = (step.first ?? step.n) === shown.n + 1;
    return isNext && step.seat === shown.seat && !step.fresh && !step.undone;
}

/** Whether so much happened at once that nobody could follow it. */
export function isMany({ n, first = n }: Pick<Stepped, "n" | "first">): boolean {
    return n - first >= FEW;
}

/** Steps of one seat, in their order, as one. Where something is missing or taken back, only what came after it happened. */
export function joined<K extends Kinds>(steps: readonly [Stepped<K>, ...Stepped<K>[]]): Stepped<K> {
    const from = steps.findLastIndex((step, i) => i === 0 || !follows(step, steps[i - 1]!));
    const rest = steps.slice(from);
    const last = rest.at(-1)!;
    if (rest.length === 1) return last;
    return {
        ...last,
        first: rest[0]!.first ?? rest[0]!.n,
        events: rest.flatMap((step) => step.events),
        fresh: rest.some((step) => step.fresh),
        undone: rest.some((step) => step.undone),
    };
}

/** What each seat is to see after these steps; one that came without a view waits for the next one that has it. */
export function drawn(steps: readonly Stepped[]): Stepped[] {
    return [...new Set(steps.map((step) => step.seat))].flatMap((seat) => {
        const told = steps.filter((step) => step.seat === seat);
        const [first, ...others] = told.slice(0, told.findLastIndex((step) => step.view) + 1);
        return first ? [joined([first, ...others])] : [];
    });
}

export type OnFrame = (then: () => void) => void;

export function onNextFrame(then: () => void): void {
    const begin = () => {
        cancelAnimationFrame(frame);
        clearInterval(timer);
        then();
    };
    const frame = requestAnimationFrame(begin);
    // A slow page still has frames, only late ones.
    const timer = setInterval(() => document.hidden && begin(), UNSEEN);
}

/** Lets each frame be drawn once: at once what comes alone, with the next frame whatever comes until then. */
export class Frames {
    #waiting: Stepped[] = [];
    #isDrawn = false;

    constructor(
        readonly draw: (steps: readonly Stepped[]) => void,
        readonly onFrame: OnFrame = onNextFrame,
    ) {}

    add(step: Stepped): void {
        this.#waiting.push(step);
        if (!this.#isDrawn) this.#next();
    }

    /** Draws what has come, without waiting: something else is heard that stands on it. */
    flush(): void {
        const steps = this.#waiting.splice(0);
        if (steps.length) this.draw(steps);
    }

    #next(): void {
        this.#isDrawn = this.#waiting.length > 0;
        this.flush();
        if (this.#isDrawn) this.onFrame(() => this.#next());
    }
}
