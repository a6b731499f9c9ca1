import { describe, expect, it } from "vitest";
import type { LineVerdict } from "../types";
import { inOrder, isMixed, partsOf, placeFor } from "./parts";

const of = (...parts: (LineVerdict["part"] | null)[]) =>
    partsOf(parts.map((part, n) => (part === null ? null : { line: n + 1, kind: "fine", part })));

describe("muster and turn", () => {
    it("are told apart by the orders; what is no order stands with the one above", () => {
        expect(of("", "muster", null, "turn", "")).toEqual([null, "muster", "muster", "turn", "turn"]);
    });

    it("each get new sentences at their end", () => {
        const lines = ["# plan", "Rüste", "Bewege"];
        const parts = of("", "muster", "turn");
        expect(placeFor(lines, parts, "muster")).toBe(2);
        expect(placeFor(lines, parts, "turn")).toBe(3);
        expect(placeFor(["Bewege"], of("turn"), "muster")).toBe(0);
        expect(placeFor([""], of(""), "turn")).toBe(0);
        expect(placeFor(["# plan", ""], of("", ""), "muster")).toBe(1);
    });

    it("are put in order, each in its own sequence", () => {
        const lines = ["# plan", "Bewege 1", "Rüste 1", "# so", "Bewege 2", "Rüste 2"];
        const parts = of("", "turn", "muster", null, "turn", "muster");
        expect(isMixed(parts)).toBe(true);
        const sorted = inOrder(lines, parts);
        expect(sorted).toEqual(["# plan", "Rüste 1", "# so", "Rüste 2", "Bewege 1", "Bewege 2"]);
        expect(isMixed(of("muster", "turn"))).toBe(false);
    });
});
