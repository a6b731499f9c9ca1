import { beforeAll, expect, test, vi } from "vitest";
import { t, texts } from "../../lib/texts.svelte";
import {
    farthest,
    held,
    NEAREST,
    panned,
    placeAt,
    stepFor,
    stepped,
    wholeWorld,
    zoomed,
    zoomOf,
} from "./camera";
import { atlasOf, NOWHERE } from "./geometry";
import { fanned, pieceAt } from "./fan";
import { incomeOf } from "./income";
import { isStep, stepBy } from "./keys";
import { LEGEND } from "./legend";
import { boxOf } from "./painting";
import { sceneOf } from "./scene";
import { specimenOf } from "./specimens";
import { fieldTold, threatsTo } from "./telling";
import { viewOf, worldOf } from "./testing";
import { Tiles } from "./tiles";
import type { Shown } from "./upper";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

const atlas = atlasOf(worldOf("hexagon 1"));
const scene = sceneOf(atlas, viewOf());
const at = (label: string) => atlas.byLabel.get(label) ?? NOWHERE;
const WINDOW = { width: 800, height: 600 };
const SHOWN: Shown = {
    atlas,
    scene,
    isNight: false,
    layers: new Set(["owners", "orders"]),
    field: NOWHERE,
    piece: null,
    fan: NOWHERE,
    reach: null,
    arrows: [],
    line: null,
    marks: [],
    sightings: [],
    compared: null,
};

beforeAll(() => {
    texts.add({ en, de });
    texts.lang = "en";
});

test("zooming keeps the place under the pointer", () => {
    const camera = { x: 100, y: 90, zoom: 1 };
    const before = placeAt(camera, 700, 50, WINDOW);
    const after = placeAt(zoomed(camera, 1.7, 700, 50, WINDOW), 700, 50, WINDOW);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
});

test("the map follows the hand", () => {
    expect(panned({ x: 100, y: 90, zoom: 2 }, 40, -20)).toEqual({ x: 80, y: 100, zoom: 2 });
});

test("the world never leaves the window, and is never smaller than it", () => {
    const lost = held({ x: -1e6, y: 1e6, zoom: 1e-3 }, atlas, WINDOW);
    expect(lost.zoom).toBeCloseTo(farthest(atlas, WINDOW));
    expect(held({ ...wholeWorld(atlas, WINDOW), zoom: 99 }, atlas, WINDOW).zoom).toBe(NEAREST);
    expect(lost.x).toBe(0);
    expect(lost.y).toBe(atlas.height);
});

test("bitmaps of a step are stretched by no more than a tenth", () => {
    for (let zoom = 0.1; zoom < 6; zoom *= 1.07) {
        const stretched = zoom / zoomOf(stepFor(zoom));
        expect(stretched).toBeLessThanOrEqual(1.1 + 1e-9);
        expect(stretched).toBeGreaterThan(0.77);
    }
    expect(stepped(1, 1)).toBeCloseTo(Math.SQRT2);
    expect(stepped(1, -1)).toBeCloseTo(1 / Math.SQRT2);
});

test("six keys lead to six neighbours, and arrows straight up and down", () => {
    const around = [..."qwedsa"].map((key) => atlas.labels[stepBy(atlas, at("202/22"), key)]);
    expect(new Set(around).size).toBe(6);
    const up = stepBy(atlas, at("202/22"), "ArrowUp");
    expect(atlas.x[stepBy(atlas, up, "ArrowUp")]).toBe(atlas.x[at("202/22")]);
    expect(stepBy(atlas, stepBy(atlas, at("202/22"), "ArrowLeft"), "ArrowRight")).toBe(at("202/22"));
    expect([isStep("Q"), isStep("ArrowUp"), isStep("x")]).toEqual([true, true, false]);
});

test("a view becomes a scene: owners, towns, both sides of a road, stacks", () => {
    expect(scene.owners[at("202/23")]).toBe(0);
    expect(scene.townAt.get(at("202/22"))).toMatchObject({ stage: 4, realm: 0, besieged: 2 });
    expect(scene.works.roads).toHaveLength(2);
    expect(scene.stacks.get(at("202/22"))?.map((token) => token.number)).toEqual([101, 201]);
    expect(scene.stacks.get(at("202/29"))?.[0]).toMatchObject({ name: "Mira", isPerson: true });
});

test("income is that of terrain and town, less what has happened", () => {
    expect(incomeOf(scene, 9, at("202/22"))).toBe(6000);
    expect(incomeOf(scene, 9, at("202/23"))).toBe(500);
});

test("pieces of a fan do not overlap, and each is found where it is drawn", () => {
    const places = fanned(20);
    places.forEach((one, i) =>
        places.slice(i + 1).forEach((other) => {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(14);
        }),
    );
    const [x, y] = [atlas.x[at("202/22")] ?? 0, atlas.y[at("202/22")] ?? 0];
    expect(pieceAt(atlas, scene, at("202/22"), 2, x, y - 17)).toBe(0);
    expect(pieceAt(atlas, scene, at("202/22"), 2, x, y + 17)).toBe(1);
    expect(pieceAt(atlas, scene, at("202/22"), 2, x, y)).toBe(-1);
});

test("a field is told in one sentence", () => {
    expect(fieldTold(SHOWN, at("202/22"))).toBe(
        "202/22: lowland; our own (Theostelos); capital, besieged from 2 sides; road; " +
            "our warriors 101 and riders 201; 1 foreign army within two fields (Yaromo)",
    );
    expect(fieldTold(SHOWN, at("202/21"))).toBe("202/21: lowland; nobody’s; of Yaromo: warriors 101");
});

test("reach, orders, layers and what has changed are part of the sentence", () => {
    const reach = {
        number: 101,
        field: "202/22",
        reached: [{ field: "202/23", cost: 7, left: 2, climbs: 2, meets: true, halted: "" }],
        beyond: [],
    } as unknown as NonNullable<Shown["reach"]>;
    const arrows = [{ line: 0, from: "202/22", to: "202/23", path: [], state: "fine" as const }];
    const layers = new Set(["orders", "income", "plunder"] as const);
    const told = fieldTold({ ...SHOWN, reach, arrows, layers }, at("202/23"));
    expect(told).toContain("in reach for 7, 2 movement points left; enemies stand there");
    expect(told).toContain("line 1 of the sheet leads here");
    expect(told).toContain("income 500");
    expect(told).toContain("plundered 1 month ago");
    expect(fieldTold({ ...SHOWN, reach }, at("202/29"))).toContain("out of reach");
});

test("partners in the right of way are no threat", () => {
    const friends = sceneOf(
        atlas,
        viewOf({ realms: viewOf().realms.map((realm) => (realm ? { ...realm, ways: [1] } : null)) as never }),
    );
    expect(threatsTo(atlas, scene, at("202/22"))).toHaveLength(1);
    expect(threatsTo(atlas, friends, at("202/22"))).toHaveLength(0);
});

test("everything in the legend has a name in both languages, and an example", () => {
    for (const { section, entries } of LEGEND) {
        for (const id of [`legend-of-${section}`, ...entries].map((name) => `cm-${name}`)) {
            expect(t(id)).not.toBe(id);
            expect(de).toContain(`\n${id} = `);
        }
        for (const name of entries) expect(specimenOf(name), name).toBeDefined();
    }
});

test("of a province the bitmap of the wanted step is taken, or else the nearest; old ones are let go", () => {
    const tiles = new Tiles();
    const bitmap = (name: string) => ({ name, width: 3000, height: 3000, close: vi.fn() }) as never;
    const job = { province: 4, zoom: 1, scale: 1, isNight: false, owners: true, version: 1 };
    expect(tiles.best(4, 0)).toBeUndefined();
    tiles.put({ ...job, step: -2 }, bitmap("far"));
    tiles.put({ ...job, step: 3 }, bitmap("near"));
    expect(tiles.best(4, 1)?.bitmap).toMatchObject({ name: "near" });
    expect([tiles.has(4, 3, 1), tiles.has(4, 3, 2)]).toEqual([true, false]);
    tiles.put({ ...job, step: 3, version: 2 }, bitmap("newer"));
    expect(tiles.best(4, 3)?.bitmap).toMatchObject({ name: "newer" });
    tiles.forget();
    tiles.put({ ...job, step: 0 }, bitmap("a"));
    tiles.put({ ...job, step: 1 }, bitmap("b"));
    tiles.best(4, 1);
    tiles.forget();
    expect([tiles.has(4, 1, 1), tiles.has(4, -2, 1)]).toEqual([true, false]);
});

test("bitmaps begin and end at whole pixels, so that they are put down as they are", () => {
    const { left, top, width, height } = boxOf(atlas, 2, 1.7);
    for (const edge of [left, top, left + width, top + height]) {
        expect(edge * 1.7).toBeCloseTo(Math.round(edge * 1.7), 6);
    }
    const province = atlas.provinces[2];
    expect(left).toBeLessThan(province?.left ?? 0);
    expect(top + height).toBeGreaterThan(province?.bottom ?? 0);
});
