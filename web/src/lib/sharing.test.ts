import { describe, expect, it } from "vitest";
import { DECISIONS } from "../games/ethnos/fixtures";
import { POSITIONS } from "../games/kingsburg/fixtures";
import { STEPS } from "../games/xidit/fixtures";
import { shared } from "./sharing";

describe("what two positions share", () => {
    const all = [...Object.values(POSITIONS), ...Object.values(DECISIONS).flat(), ...STEPS.slice(0, 40)].map(
        ({ view }): unknown => view,
    );

    it("tells exactly what the later one tells", () => {
        for (const before of all) for (const after of all) expect(shared(before, after)).toEqual(after);
    });

    it("is the earlier one itself if they are alike", () => {
        for (const view of all) expect(shared(view, structuredClone(view))).toBe(view);
    });

    it("keeps the parts that are alike", () => {
        const before = { year: 1, seats: [{ gold: 1 }, { gold: 2 }], court: [] };
        const after = shared(before, { year: 2, seats: [{ gold: 1 }, { gold: 3 }, { gold: 4 }], court: [] });
        expect(after.seats[0]).toBe(before.seats[0]);
        expect(after.court).toBe(before.court);
        expect(after).toEqual({ year: 2, seats: [{ gold: 1 }, { gold: 3 }, { gold: 4 }], court: [] });
    });

    it.each([
        [{ a: 1, b: 2 }, { a: 1 }],
        [{ a: 1 }, { a: 1, b: 2 }],
        [[1, 2], [1]],
        [[], {}],
        [{}, []],
        [null, {}],
        [{ a: undefined }, { a: null }],
        [{ a: 1 }, "a"],
        [0, -0],
    ])("tells %j from %j", (before, after) => {
        expect(shared(before, after)).toStrictEqual(after);
        expect(before).not.toBe(shared(before, after));
    });
});
