import { describe, expect, it } from "vitest";
import type { PhoenixView, Scene } from "../../generated/campaign";
import { atlasOf } from "../map/geometry";
import type { World } from "../types";
import { pictureOf } from "./changed";

const world = { name: "small", shape: "block 1x1", terrain: { "101": "t".repeat(48) } } as unknown as World;
const view = (owners: Record<string, number>) =>
    ({ owners, towns: { "101/27": { stage: "HST" } } }) as unknown as PhoenixView;

describe("the picture of a month", () => {
    const before = view({ "101/27": 0, "101/20": 0, "101/28": 1 });
    const after = view({ "101/27": 0, "101/20": 1, "101/28": 0 });
    const scenes = [{ field: "101/28" }, { field: "101/28" }] as Scene[];
    const picture = pictureOf(atlasOf(world), before, after, 0, scenes);
    const tile = (label: string) => picture.tiles.find((one) => one.label === label);

    it("shows what was won and lost, towns, and the first fight of each field", () => {
        expect(tile("101/28")).toMatchObject({ change: "won", owner: 0, fight: 1 });
        expect(tile("101/20")).toMatchObject({ change: "lost", owner: 1, fight: 0 });
        expect(tile("101/27")).toMatchObject({ change: "none", stage: "HST" });
    });

    it("has the land around, and all of it in its box", () => {
        expect(picture.tiles.length).toBeGreaterThan(10);
        expect(picture.tiles.length).toBeLessThan(48);
        expect(picture.width).toBeGreaterThan(0);
    });
});
