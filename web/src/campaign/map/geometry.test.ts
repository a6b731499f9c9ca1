import { expect, test } from "vitest";
import rules from "../../../../src/tafelrunde/games/phoenix/world/coordinates.py?raw";
import { atlasOf, fieldAt, NOWHERE, readField, readShape, SIDES, stepsBetween } from "./geometry";
import { worldOf } from "./testing";

const atlas = atlasOf(worldOf("erkenfara"));
const at = (label: string) => atlas.byLabel.get(label) ?? NOWHERE;
const around = (label: string) =>
    Array.from(
        { length: SIDES },
        (_, side) => atlas.labels[atlas.neighbour[SIDES * at(label) + side] ?? NOWHERE] ?? null,
    );

test("fields lie where the map of the reports has them", () => {
    // As `Sheet.at` of drawing/shapes.py gives them, without its margin.
    for (const [label, x, y] of [
        ["503/22", 644.8, 498],
        ["101/01", 52, 444],
        ["2001/04", 114.4, 1596],
        ["1506/48", 1872, 1290],
        ["806/27", 967.2, 876],
    ] as const) {
        expect(atlas.x[at(label)]).toBeCloseTo(x, 1);
        expect(atlas.y[at(label)]).toBeCloseTo(y, 1);
    }
    expect(atlas.width).toBeCloseTo(1913.6, 1);
    expect(atlas.height).toBeCloseTo(1734, 1);
});

test("neighbours are those of the rules, across provinces too, and none leads out of the nest", () => {
    expect(around("503/22")).toEqual(["503/15", "603/38", "603/44", "503/30", "503/29", "503/21"]);
    expect(around("101/01")).toEqual([null, null, "101/02", "101/06", "101/05", null]);
    expect(around("2001/04")).toEqual([null, null, null, "2001/09", "2001/08", "2001/03"]);
});

test("the official world has 6,576 fields and the nest", () => {
    expect(atlas.size).toBe(6576 + 48);
    expect(stepsBetween(atlas, at("503/22"), at("806/27"))).toBe(26);
});

test("a place on paper is found again", () => {
    for (const label of ["503/22", "101/01", "2001/04"]) {
        expect(
            atlas.labels[fieldAt(atlas, (atlas.x[at(label)] ?? 0) + 4, (atlas.y[at(label)] ?? 0) - 3)],
        ).toBe(label);
    }
    expect(fieldAt(atlas, -50, -50)).toBe(NOWHERE);
});

test("fields are read as people write them", () => {
    for (const text of ["503/22", " 0503 / 22 ", "503-22", "503 22"])
        expect(readField(atlas, text)).toBe("503/22");
    expect(readField(atlas, "503/5")).toBe("503/05");
    for (const text of ["", "503", "503/49", "9903/22", "Audvacar"]) expect(readField(atlas, text)).toBe("");
});

test("rivers run at a side for both of its fields", () => {
    const wet = atlasOf({ ...worldOf("hexagon 1"), rivers: { "202": "22O" } });
    const [here, there] = ["202/22", "202/23"].map((label) => wet.byLabel.get(label) ?? NOWHERE);
    const other = wet.neighbour[SIDES * (here ?? 0) + 2] ?? NOWHERE;
    expect(wet.river[SIDES * (here ?? 0) + 2]).toBe(1);
    expect(wet.river[SIDES * other + 5]).toBe(1);
    expect(there).not.toBe(NOWHERE);
});

test("shapes are read as the generator writes them", () => {
    expect(readShape("hexagon 1")).toEqual({ tops: [0, -4, 0], rows: [2, 3, 2] });
    expect(readShape("block 3x2")).toEqual({ tops: [0, 4, 0], rows: [2, 2, 2] });
    expect(readShape("columns 0:6 -4:7")).toEqual({ tops: [0, -4], rows: [6, 7] });
});

test("the tables of coordinates are those of the rules", () => {
    const tops = /ERKENFARA_TOPS[^(]*\(([^)]*)\)/.exec(rules)?.[1]?.split(",").map(Number);
    expect(readShape("erkenfara").tops).toEqual(tops);
});
