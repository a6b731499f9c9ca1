import { describe, expect, it } from "vitest";
import { applied, carried, hunks } from "./lines";

const lines = (text: string) => (text ? text.split(" ") : []);

/** Small and always the same: a test that fails once must fail again. */
function dice(seed: number): (sides: number) => number {
    let state = seed;
    return (sides) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor((state / 2147483648) * sides);
    };
}

describe("changes of a text", () => {
    it("are found where they are, one by one", () => {
        expect(hunks(lines("a b c d e"), lines("a x c d e f"))).toEqual([
            { first: 1, after: 2, lines: ["x"] },
            { first: 5, after: 5, lines: ["f"] },
        ]);
        expect(hunks(lines("a b"), lines("a b"))).toEqual([]);
        expect(hunks([], lines("a"))).toEqual([{ first: 0, after: 0, lines: ["a"] }]);
    });

    it("lead from any text to any other", () => {
        const roll = dice(7);
        const text = () => Array.from({ length: roll(9) }, () => "abcd"[roll(4)]!);
        for (let round = 0; round < 500; round += 1) {
            const [one, other] = [text(), text()];
            expect(applied(one, hunks(one, other))).toEqual(other);
        }
    });

    it("are found in the longest sheet at once", () => {
        const long = Array.from({ length: 5000 }, (_, n) => `Bewege ${n} nach 503/22`);
        const other = [...long.slice(0, 10), "# neu", ...long.slice(10, 4990), "# Ende"];
        expect(hunks(long, other)).toHaveLength(2);
        const nothing = long.map((line) => `# ${line}`);
        expect(applied(long, hunks(long, nothing))).toEqual(nothing);
    });
});

describe("what was typed while others wrote", () => {
    it("stays where it was typed", () => {
        expect(carried(lines("a Bewe c"), lines("new a Bewe c"), lines("a Bewege c"))).toEqual(
            lines("new a Bewege c"),
        );
        expect(carried(lines("a b c"), lines("a c"), lines("a b c d"))).toEqual(lines("a c d"));
    });

    it("stands beside what another wrote instead of the same line", () => {
        expect(carried(lines("a b c"), lines("a theirs c"), lines("a mine c"))).toEqual(
            lines("a theirs mine c"),
        );
        expect(carried(lines("a b c"), lines("a same c"), lines("a same c"))).toEqual(lines("a same c"));
    });

    it("is never lost, and nothing is doubled where only one wrote", () => {
        const roll = dice(11);
        for (let round = 0; round < 300; round += 1) {
            const base = Array.from({ length: 6 }, (_, n) => `line${n}`);
            const [place, other] = [roll(6), roll(6)];
            const mine = base.with(place, "mine");
            const theirs = base.toSpliced(other, roll(2), "theirs");
            const found = carried(base, theirs, mine);
            expect(found.filter((line) => line === "mine")).toHaveLength(1);
            expect(found.filter((line) => line === "theirs")).toHaveLength(1);
            expect(new Set(found).size).toBe(found.length);
        }
    });
});
