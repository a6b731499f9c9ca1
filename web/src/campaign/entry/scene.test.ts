import { expect, test } from "vitest";
import type { PhoenixView, World } from "../types";
import { sceneOf } from "./scene";

const PLAIN = "t".repeat(48);
const WORLD: World = {
    name: "hexagon 1",
    shape: "hexagon 1",
    terrain: Object.fromEntries([101, 102, 201, 202, 203, 301, 302].map((province) => [province, PLAIN])),
};

/** A realm around 202/22, and a creature somewhere. */
function view(lair: string, kind = 5): PhoenixView {
    const own = ["202/22", "202/15", "202/16", "202/21", "202/23", "202/29", "202/30"];
    return {
        realms: [{ capital: "202/22", kind: 0 }, { kind }],
        armies: [{}, { "401": { field: lair } }],
        owners: Object.fromEntries(own.map((field) => [field, 0])),
        towns: { "202/22": {} },
    } as unknown as PhoenixView;
}

test("the scene is read from what the realm sees", () => {
    const scene = sceneOf(view("202/21"), WORLD, 0);
    expect(scene).toMatchObject({ capital: "202/22", foe: "202/21" });
    expect(scene?.site).not.toBe("202/21");
    expect(view("202/21").owners[scene?.site ?? ""]).toBe(0);
    expect(view("202/21").owners[scene?.goal ?? ""]).toBeUndefined();
});

test("nobody is an enemy who is far away or no creature", () => {
    expect(sceneOf(view("101/22"), WORLD, 0)?.foe).toBeNull();
    expect(sceneOf(view("202/21", 0), WORLD, 0)?.foe).toBeNull();
});

test("rivers are not crossed on the way to new land", () => {
    const sides = ["NW", "NO", "O", "SO", "SW", "W"].map((side) => `22${side}`).join(" ");
    expect(sceneOf(view("202/21"), { ...WORLD, rivers: { "202": sides } }, 0)?.goal).toBeNull();
});
