import { expect, test } from "vitest";
import { alike, distance, sameArms, usualColour } from "./likeness";

test("the usual colours are told apart", () => {
    expect(alike(Array.from({ length: 24 }, (_, n) => usualColour(n)))).toEqual(new Map());
});

test("two that are nearly the same are found, whichever comes first", () => {
    expect(alike(["#1f5fa8", "#b3322c", "#2160aa"])).toEqual(
        new Map([
            [0, [2]],
            [2, [0]],
        ]),
    );
    expect(distance("#000000", "#ffffff")).toBeCloseTo(100, 0);
});

test("the same colour with another charge can still be told apart by its arms", () => {
    expect(
        sameArms([
            { colour: "#1f5fa8", charge: 1 },
            { colour: "#1f5fa8", charge: 2 },
        ]),
    ).toEqual([]);
    expect(
        sameArms([
            { colour: "#1f5fa8", charge: 1 },
            { colour: "#2060a8", charge: 1 },
        ]),
    ).toEqual([[0, 1]]);
});
