// Whatever comes in a burst, each frame changes one part, and all of them end at the present.
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Parts } from "./parts.svelte";

const NAMES = ["court", "hand", "players"];

/** A page of three parts in front of a number that changes; frames come when they are asked for. */
function page(): {
    parts: Parts;
    now: { n: number; seat: number | null };
    frame: () => number[];
    shown: () => number[];
    waiting: () => number;
} {
    const now = $state({ n: 0, seat: null as number | null });
    let next: (() => void)[] = [];
    const parts = new Parts(
        () => now.seat === null,
        (then) => next.push(then),
    );
    const all = NAMES.map(() => parts.add(() => now.n));
    const shown = () => all.map((part) => part.now);
    const frame = () => {
        const before = shown();
        for (const then of next.splice(0)) then();
        flushSync();
        return shown().filter((n, i) => n !== before[i]);
    };
    return { parts, now, frame, shown, waiting: () => next.length };
}

describe("parts", () => {
    it("show the present at once when nothing hurries", () => {
        const { now, shown, waiting } = page();
        now.n = 7;
        expect(shown()).toEqual([7, 7, 7]);
        expect(waiting()).toBe(0);
    });

    it("go to the present one in each frame, all to the same", () => {
        const { parts, now, frame, shown } = page();
        parts.hurry();
        now.n = 1;
        expect(shown()).toEqual([0, 0, 0]);
        const changed = [];
        for (let i = 0; i < 9; i += 1) {
            changed.push(frame());
            now.n += 1; // more and more comes
        }
        expect(changed).toEqual([[1], [1], [1], [4], [4], [4], [7], [7], [7]]);
        expect(shown()).toEqual([7, 7, 7]);
    });

    it("all show the last step after a burst, and then follow at once again", () => {
        const { parts, now, frame, shown, waiting } = page();
        parts.hurry();
        for (now.n = 1; now.n < 30; now.n += 1) expect(frame().length).toBeLessThanOrEqual(1);
        while (waiting()) expect(frame().length).toBeLessThanOrEqual(1);
        expect(shown()).toEqual([30, 30, 30]);
        expect(parts.isHurried).toBe(false);
        now.n = 31;
        expect(shown()).toEqual([31, 31, 31]);
    });

    it("never let a seat wait", () => {
        const { parts, now, shown, frame, waiting } = page();
        parts.hurry();
        now.n = 1;
        now.seat = 2;
        expect(shown()).toEqual([1, 1, 1]);
        frame();
        expect(waiting()).toBe(0);
        parts.hurry();
        now.n = 2;
        expect(shown()).toEqual([2, 2, 2]);
        expect(waiting()).toBe(0);
    });

    it("are left alone by the frame in which something new is taken in", () => {
        const { parts, now, frame, shown } = page();
        parts.hurry();
        const hear = () => {
            now.n += 1;
            if (now.n < 3) parts.soon(hear);
        };
        parts.soon(hear);
        const changed = Array.from({ length: 12 }, () => frame());
        expect(changed).toEqual([[], [1], [1], [1], [], [2], [2], [2], [], [3], [3], [3]]);
        expect(shown()).toEqual([3, 3, 3]);
    });

    it("that come in a burst begin with the present, and what is gone takes no turn", () => {
        const { parts, now, frame } = page();
        parts.hurry();
        now.n = 1;
        const late = parts.add(() => now.n);
        expect(late.now).toBe(1);
        parts.drop(late);
        now.n = 2;
        for (let i = 0; i < 3; i += 1) frame();
        expect(late.now).toBe(1);
    });
});
