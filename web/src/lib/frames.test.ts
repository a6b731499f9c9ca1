// Whatever comes between two frames, the board ends where drawing each step would have led it.
import { afterEach, describe, expect, it, vi } from "vitest";
import { drawn, follows, Frames, isMany, joined, onNextFrame } from "./frames";
import type { Stepped } from "./messages";

const SEATS = [0, 1];
const ROUNDS = 300;

/** The same numbers in every run. */
function chances(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

function step(n: number, more: Partial<Stepped> = {}): Stepped {
    const seat = more.seat ?? 0;
    return {
        t: "step",
        n,
        seat,
        view: { seat, n } as Stepped["view"],
        events: [{ event: `${n}` }],
        to_act: [],
        offers: [],
        ...more,
    };
}

/** What a server may tell: steps in their order, undone ones, fresh views after a break, what was missed without views. */
function told(chance: (below: number) => number): Stepped[] {
    const steps: Stepped[] = [];
    for (let n = 1, count = 1 + chance(30); count > 0; count -= 1) {
        const kind = chance(10);
        const seats = chance(4) ? SEATS : [chance(2)];
        if (kind === 0) n += chance(5); // a break: some steps never come
        const more: Partial<Stepped> =
            kind === 0
                ? { fresh: true, events: [] }
                : kind === 1
                  ? { undone: true }
                  : kind === 2
                    ? { view: null }
                    : {};
        for (const seat of seats) steps.push(step(n, { ...more, seat }));
        n += 1;
    }
    return steps;
}

/** A board as the contract has it: it goes on with what happened, or forgets it where it has to jump. */
class Board {
    shown = new Map<number | null, Stepped>();
    tale = new Map<number | null, string[]>();

    draw(steps: readonly Stepped[]): void {
        for (const now of drawn(steps)) {
            const before = this.shown.get(now.seat);
            const known = before && follows(now, before) ? (this.tale.get(now.seat) ?? []) : [];
            this.tale.set(now.seat, [...known, ...now.events.map((event) => event.event)]);
            this.shown.set(now.seat, now);
        }
    }

    /** Of what is seen: positions and numbers; what happened only since the last jump. */
    get seen(): unknown {
        return SEATS.map((seat) => [this.shown.get(seat)?.n, this.shown.get(seat)?.view]);
    }
}

describe("steps drawn as one", () => {
    it("lead to the same position as each by itself, in whatever way frames cut them", () => {
        for (let seed = 0; seed < ROUNDS; seed += 1) {
            const chance = chances(seed);
            const steps = told(chance);
            const [single, merged] = [new Board(), new Board()];
            for (const one of steps) single.draw([one]);
            let frame: () => void = () => undefined;
            const frames = new Frames(
                (some) => merged.draw(some),
                (then) => (frame = then),
            );
            for (const one of steps) {
                frames.add(one);
                if (!chance(3)) frame();
                if (!chance(9)) frames.flush();
            }
            frame();
            frame();
            expect(merged.seen).toEqual(single.seen);
        }
    });

    it("hold all that happened since something was missing or taken back", () => {
        for (let seed = 0; seed < ROUNDS; seed += 1) {
            const steps = told(chances(seed)).filter((one) => one.seat === 0 && one.view);
            const [single, merged] = [new Board(), new Board()];
            for (const one of steps) single.draw([one]);
            merged.draw(steps);
            expect(merged.tale).toEqual(single.tale);
        }
    });

    it("are followed where nothing is missing", () => {
        const three = joined([step(5), step(6), step(7)]);
        expect(follows(three, step(4))).toBe(true);
        expect(follows(step(8), three)).toBe(true);
        expect(follows(three, step(5))).toBe(false);
        expect(follows(three, step(4, { seat: 1 }))).toBe(false);
        for (const jump of [step(6, { undone: true }), step(6, { fresh: true })]) {
            expect(follows(joined([step(5), jump, step(7)]), step(4))).toBe(false);
            expect(follows(joined([jump, step(7)]), step(5))).toBe(false);
        }
    });

    it("are too many to be followed with the eyes from the fifth on", () => {
        expect(isMany(step(9))).toBe(false);
        expect(isMany(joined([step(1), step(2), step(3), step(4)]))).toBe(false);
        expect(isMany(joined([step(1), step(2), step(3), step(4), step(5)]))).toBe(true);
    });
});

describe("frames", () => {
    it("draw at once what comes alone, and the rest once a frame", () => {
        const draws: number[][] = [];
        let frame: (() => void) | null = null;
        const frames = new Frames(
            (steps) => draws.push(steps.map(({ n }) => n)),
            (then) => (frame = then),
        );
        const next = () => {
            const then = frame;
            frame = null;
            then?.();
        };
        frames.add(step(1));
        expect(draws).toEqual([[1]]);
        for (const n of [2, 3, 4]) frames.add(step(n));
        expect(draws).toEqual([[1]]);
        next();
        frames.add(step(5));
        expect(draws).toEqual([[1], [2, 3, 4]]);
        next();
        next(); // nothing has come: no frame is asked for any more
        expect([draws, frame]).toEqual([[[1], [2, 3, 4], [5]], null]);
        frames.add(step(6));
        expect(draws.at(-1)).toEqual([6]);
    });
});

describe("the next frame", () => {
    afterEach(() => {
        vi.useRealTimers();
        vi.restoreAllMocks();
    });

    it("is waited for on a slow page, and not on one that nobody sees", () => {
        vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
        vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1);
        const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
        const then = vi.fn();
        onNextFrame(then);
        vi.advanceTimersByTime(10_000);
        expect(then).not.toHaveBeenCalled();
        hidden.mockReturnValue(true);
        vi.advanceTimersByTime(10_000);
        expect(then).toHaveBeenCalledOnce();
    });
});
