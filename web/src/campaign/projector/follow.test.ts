import { expect, it } from "vitest";
import type { Projected } from "../../generated/campaign";
import type { Atlas } from "../map/geometry";
import type { Scene } from "../map/scene";
import { between, lookAt } from "./follow";
import { placeOf } from "./phase";

const ATLAS = {
    width: 2000,
    height: 1000,
    x: new Float32Array([100, 200, 1900]),
    y: new Float32Array([100, 200, 900]),
    byLabel: new Map([["1/03", 2]]),
} as unknown as Atlas;
const WINDOW = { width: 1000, height: 500 };

function scene(capital = ""): Scene {
    return { owners: new Int8Array([0, 0, -1]), realms: [{ capital }, { capital: "" }] } as unknown as Scene;
}

it("looks at the land of the realm whose turn it is, and at the whole world otherwise", () => {
    const whole = lookAt(ATLAS, scene(), null, WINDOW);

    const near = lookAt(ATLAS, scene(), 0, WINDOW);
    expect(near.x - WINDOW.width / near.zoom / 2).toBeCloseTo(0); // no farther than the rim of the world
    expect(near.y).toBeLessThan(whole.y);
    expect(lookAt(ATLAS, scene(), 0, WINDOW).zoom).toBeGreaterThan(whole.zoom);
    expect(lookAt(ATLAS, scene("1/03"), 0, WINDOW)).toMatchObject({ x: 1000, y: 500 });
    expect(lookAt(ATLAS, scene(), 1, WINDOW)).toEqual(whole); // it has no land
    expect(lookAt(ATLAS, scene("1/03"), 0, WINDOW).zoom).toBeGreaterThanOrEqual(whole.zoom);
});

it("begins where it was and ends where it should", () => {
    const [from, to] = [
        { x: 0, y: 0, zoom: 1 },
        { x: 100, y: 50, zoom: 4 },
    ];

    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5)).toEqual({ x: 50, y: 25, zoom: 2 });
});

it("tells who has had a turn and who is next", () => {
    const shown = { order: [2, 0, 1, 3], done: [2], active: 0 } as unknown as Projected;

    expect(shown.order.map((realm) => placeOf(shown, realm))).toEqual(["done", "active", "next", "later"]);
    expect(placeOf({ ...shown, active: null, done: [] }, 2)).toBe("later"); // nobody's turn
});
