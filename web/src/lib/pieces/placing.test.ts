import { describe, expect, it } from "vitest";
import { placeBeside, type Area } from "./placing";

const ROOM = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };
const area = (left: number, top: number, width: number, height: number): Area => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
});

function isApart(place: { left: number; top: number }, other: Area): boolean {
    const box = area(place.left, place.top, SIZE.width, SIZE.height);
    return (
        box.right <= other.left ||
        box.left >= other.right ||
        box.bottom <= other.top ||
        box.top >= other.bottom
    );
}

describe("where an explanation stands", () => {
    it("beside the thing, never upon it, and within the window", () => {
        for (const [x, y] of [
            [0, 0],
            [950, 0],
            [0, 560],
            [950, 560],
            [480, 280],
        ] as const) {
            const thing = area(x, y, 50, 40);
            const place = placeBeside(thing, SIZE, ROOM, [], []);
            expect(isApart(place, thing)).toBe(true);
            expect(place.left).toBeGreaterThanOrEqual(0);
            expect(place.top).toBeGreaterThanOrEqual(0);
            expect(place.left + SIZE.width).toBeLessThanOrEqual(ROOM.width);
            expect(place.top + SIZE.height).toBeLessThanOrEqual(ROOM.height);
        }
    });

    it("off what can be chosen, where there is room elsewhere", () => {
        const thing = area(400, 250, 60, 60);
        const lit = [area(470, 200, 300, 200), area(100, 200, 290, 200)];
        const place = placeBeside(thing, SIZE, ROOM, [], lit);
        for (const other of [thing, ...lit]) expect(isApart(place, other)).toBe(true);
    });

    it("rather upon something lit than upon the button that confirms", () => {
        const thing = area(0, 0, 1000, 480);
        const lit = [area(0, 0, 1000, 480)];
        const confirm = area(780, 490, 220, 110);
        expect(isApart(placeBeside(thing, SIZE, ROOM, [confirm], lit), confirm)).toBe(true);
    });
});
