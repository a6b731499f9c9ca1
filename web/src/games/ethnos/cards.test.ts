// Cards, sorting, and the land they belong to.
import { describe, expect, it } from "vitest";
import { COLOURS, countIn, faceOf, sorted, stacks } from "./cards";
import { DECISIONS } from "./fixtures";
import { chartFor } from "./map";

const hands = Object.values(DECISIONS)
    .flat()
    .flatMap(({ view }) => [view.hand, view.market]);

describe("cards", () => {
    it("have a tribe, and a colour unless they are skeletons", () => {
        expect(faceOf("elf_red")).toEqual({ tribe: "elf", colour: "red" });
        expect(faceOf("skeleton")).toEqual({ tribe: "skeleton", colour: "none" });
    });

    it("are all there after sorting, and those of one kind lie together", () => {
        for (const cards of hands)
            for (const by of ["tribe", "colour"] as const) {
                const ordered = sorted(cards, by);
                for (const card of cards) expect(countIn(ordered, card)).toBe(countIn(cards, card));
                const groups = ordered.map((card) => faceOf(card)[by]);
                const changes = groups.filter((group, i) => i > 0 && group !== groups[i - 1]).length;
                expect(changes).toBe(new Set(groups).size - (groups.length ? 1 : 0));
            }
    });

    it("are stacked without losing any", () => {
        for (const cards of hands) {
            const piles = stacks(cards);
            expect(piles.reduce((sum, { count }) => sum + count, 0)).toBe(cards.length);
            expect(new Set(piles.map(({ card }) => card)).size).toBe(piles.length);
        }
    });
});

describe("the map", () => {
    it("has the six kingdoms in the order of the view, each within its frame", () => {
        const order = DECISIONS["turn"]![0]!.view.kingdoms.map(({ id }) => id);
        for (const chart of [chartFor(374, 300), chartFor(640, 500), chartFor(1400, 300)]) {
            expect(chart.lands.map(({ id }) => id)).toEqual(order);
            for (const { path } of [...chart.lands, { path: chart.coast }]) {
                const figures = [...path.matchAll(/-?[\d.]+/g)].map(Number);
                expect(figures.every((figure) => figure > -1 && figure < chart.width + 1)).toBe(true);
            }
        }
        expect(order).toEqual([...COLOURS]);
    });
});
