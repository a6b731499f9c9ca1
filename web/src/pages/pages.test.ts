import { describe, expect, it } from "vitest";
import { Plain } from "./table/plain";
import { pageFor } from "./pages";

describe("pages", () => {
    it.each([
        [[], "lobby"],
        [["new"], "new "],
        [["t", "T1"], "table T1"],
        [["rules", "kingsburg", "KB-1.1"], "rules kingsburg"],
        [["t", "T1", "replay"], "table T1"],
        [["c", "Erkenfara", "map"], "campaign Erkenfara"],
        [["settings"], "settings"],
        [["nowhere"], "missing"],
    ])("%j is %s", (parts, key) => {
        expect(pageFor(parts).key).toBe(key);
    });

    it("reads the game of a new table from the address", () => {
        expect(pageFor(["new"], "?game=ethnos").props).toEqual({ game: "ethnos" });
    });
});

describe("a view as tables", () => {
    const words: Record<string, string> = { phase: "Phase", phase_2: "Spring", inn: "Inn" };
    const plain = new Plain((id) => words[id] ?? id, ["Ann", "Bob"]);
    const view = {
        seat: 0,
        phase: 2,
        first: 1,
        nothing: [],
        players: [
            { buildings: ["inn"], gold: 0, soldiers: 0 },
            { buildings: [], gold: 3, soldiers: 0 },
        ],
        places: [{ id: "inn" }, { id: "mill" }, { id: "well" }],
    };

    it("tells facts, lists by seat and other lists apart", () => {
        const { facts, bySeat, byRow } = plain.parts(view);
        expect(facts.map(([key]) => key)).toEqual(["phase", "first"]);
        expect(bySeat.map(([key]) => key)).toEqual(["players"]);
        expect(byRow.map(([key]) => key)).toEqual(["places"]);
    });

    it("gives numbers by seat a column for each player, and shows that nothing is left", () => {
        const { facts, seatFacts } = plain.parts({
            heap: 0,
            lucky: [null, 2],
            counts: [
                [1, 0],
                [0, 2],
            ],
            market: ["inn", "mill"],
            order: [1, 0],
        });
        expect(seatFacts.map(([key]) => key)).toEqual(["lucky", "counts"]);
        expect(facts.map(([key, value]) => `${key}: ${plain.cell(key, value)}`)).toEqual([
            "heap: 0",
            "market: Inn, mill",
            "order: Bob, Ann",
        ]);
    });

    it("names things, seats and what is not there", () => {
        expect(plain.cell("phase", 2)).toBe("Spring");
        expect(plain.cell("first", 1)).toBe("Bob");
        expect(plain.cell("buildings", ["inn", "mill"])).toBe("Inn, mill");
        expect(plain.cell("buildings", [])).toBe("–");
        expect(plain.fields(view.players)).toEqual(["buildings", "gold"]);
    });
});
