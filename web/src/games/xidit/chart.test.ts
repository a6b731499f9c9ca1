import { describe, expect, it } from "vitest";
import { chartOf, HEIGHT, roadBetween, roadFrom, waysOut, WIDTH } from "./chart";
import { DATA, STEPS } from "./fixtures";
import { alongRoad, areaPath, borderOf, isInside, roadPath, roomIn, wavyPath } from "./geometry";
import { nearest } from "./map/nearest";

const chart = chartOf(DATA, 4, "long");

describe("the chart of a table", () => {
    it("has all cities on the sheet", () => {
        expect(chart.places.size).toBe(21);
        for (const { x, y } of chart.places.values()) {
            expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
        }
    });

    it("knows roads from both ends", () => {
        expect(roadFrom(chart, 5, "blue")).toBe(12);
        expect(roadFrom(chart, 12, "blue")).toBe(5);
        expect(roadFrom(chart, 4, "red")).toBeNull();
        expect(waysOut(chart, 4).map((way) => way.colour)).toEqual(["black", "blue"]);
        expect(roadBetween(chart, 12, 5, "blue")?.id).toBe("5-12");
    });

    it("takes tiles and empty regions from the mode", () => {
        const three = chartOf(DATA, 3, "short");
        expect(chart.regions.filter((region) => region.isEmpty)).toEqual([]);
        expect(three.regions.filter((region) => region.isEmpty).map((region) => region.id)).toEqual([
            "corner1",
            "corner2",
        ]);
        expect(three.tiles.get(1)?.recruit).toHaveLength(4);
        expect(chart.tiles.get(1)?.recruit).toHaveLength(5);
        expect(chart.censusYears).toEqual([4, 8, 12]);
        expect(three.eliminate).toEqual([1, 1, 1]);
    });

    it("follows an owner's corrections: other places, other roads", () => {
        const cities = (DATA["cities"] ?? []).map((row) => ({ ...row, values: { x: Number(row.id), y: 5 } }));
        const moved = chartOf({ ...DATA, cities, roads: (DATA["roads"] ?? []).slice(0, 3) }, 4, "long");
        expect(moved.roads).toHaveLength(3);
        expect(moved.places.get(1)?.x).toBeLessThan(moved.places.get(21)?.x ?? 0);
        expect(moved.places.get(1)?.y).toBeGreaterThan(0);
    });

    it("names every tile of the games", () => {
        for (const { view } of STEPS) {
            const here = chartOf(DATA, view.players.length, view.options["length"] ?? "");
            for (const city of view.cities) if (city.tile) expect(here.tiles.has(city.id)).toBe(true);
            for (const lair of view.titans) if (lair.raging) expect(here.titans.has(lair.raging)).toBe(true);
        }
    });
});

describe("drawing", () => {
    const place = (id: number) => chart.places.get(id) as { id: number; x: number; y: number };

    it("leads roads from city to city, the same way from both ends", () => {
        const [a, b] = [place(5), place(12)];
        expect(alongRoad(a, b, 0)).toMatchObject({ x: a.x, y: a.y });
        expect(alongRoad(a, b, 1).x).toBeCloseTo(b.x);
        expect(alongRoad(a, b, 0.25).x).toBeCloseTo(alongRoad(b, a, 0.75).x);
        expect(roadPath(a, b)).not.toEqual(wavyPath(a, b));
    });

    it("puts the label of each region inside of it", () => {
        for (const region of chart.regions) {
            const border = borderOf(region, chart.places);
            expect(isInside(roomIn(border, { width: 60, height: 40 }, []), border)).toBe(true);
            expect(areaPath(border)).toMatch(/^M.*Z$/);
        }
    });

    it("draws a region around its cities where no ring is told", () => {
        const region = { ...chart.regions[0]!, ring: [] };
        expect(borderOf(region, chart.places)).toHaveLength(8 * region.cities.length);
    });

    it("goes with the arrow keys", () => {
        const all = [...chart.places.keys()];
        for (const [key, back] of [
            ["ArrowLeft", "ArrowRight"],
            ["ArrowUp", "ArrowDown"],
        ] as const) {
            const there = nearest(chart.places, 12, all, key);
            expect(there).not.toBeNull();
            expect(nearest(chart.places, there ?? 0, [12], back)).toBe(12);
        }
        expect(nearest(chart.places, 19, [19], "ArrowLeft")).toBeNull();
    });
});
