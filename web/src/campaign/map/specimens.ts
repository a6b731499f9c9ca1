// Examples for the legend, drawn by the map's own code on a small land that exists nowhere else.
import type { PhoenixView, World } from "../types";
import { DAY, NIGHT } from "./colours";
import { atlasOf, NOWHERE, type Atlas, type Province } from "./geometry";
import { FONTS, Stamps } from "./drawing";
import { drawProvince } from "./ground";
import { EXAMPLE, LEGEND, type Example } from "./legend";
import { sceneOf } from "./scene";
import type { Pen } from "./terrain";
import type { Layer } from "./types";
import { drawUpper, type Signs } from "./upper";

/** The field that is shown, and those on both sides of it: away from the rim and from the province's number. */
const HERE = "101/17";
const BESIDE = "101/18";
const FROM = "101/16";
const MONTH = 12;
/** By terrain, its letter in the description of a world. */
const LETTERS = ".whfdsbg~tAE";
const LOWLAND = "t".repeat(48);
const ZOOM = 1.75;

interface Specimen {
    land?: string;
    river?: boolean;
    view?: Partial<Record<keyof PhoenixView | "ways" | "coasts", unknown>>;
    layers?: readonly Layer[];
    signs?: Partial<Record<keyof Signs, unknown>>;
}

const army = (troops: number | null = 900) => ({ field: HERE, aboard: 0, moved: 0, troops });
const person = { field: HERE, name: "Mira", rank: "Z", title: "Z", army: 0, moved: 0 };
const owned = { owners: { [HERE]: 0 } };
const shore = LOWLAND.slice(0, 17) + "w" + LOWLAND.slice(18);

function works(work: string): Specimen {
    return { view: { works: [{ work, field: HERE, side: "O", lost: 0 }] } };
}

function town(stage: string, besieged = 0): Specimen {
    return { view: { ...owned, towns: { [HERE]: { stage, site: "BUR", besieged } } } };
}

function reached(more: object): Specimen {
    const field = { field: HERE, cost: 7, left: 2, climbs: 2, meets: false, halted: "", ...more };
    return { signs: { reach: { number: 101, field: BESIDE, reached: [field], beyond: [] } } };
}

function arrow(state: string): Specimen {
    const path = [FROM, HERE, BESIDE];
    return {
        layers: ["orders"],
        signs: { arrows: [{ line: 0, from: FROM, to: BESIDE, path, state }] },
    };
}

function sighting(age: number, trail: object[] = []): Specimen {
    const seen = { realm: "", seat: 1, number: 101, field: HERE, month: MONTH - age, age, trail };
    return { layers: ["sightings"], signs: { sightings: [seen] } };
}

const numbers: Record<string, (n: number) => Specimen> = {
    terrain: (n) => ({ land: (LETTERS[n] ?? "t").repeat(48) }),
    stage: (n) => town(["", "BUR", "STD", "FST", "HST", "FHS"][n] ?? ""),
    kind: (n) =>
        n < 5
            ? { view: { armies: [{ [`${n}01`]: army() }, {}] } }
            : { view: { people: [{ [`${n}01`]: person }, {}] } },
};

const OTHERS: Readonly<Record<string, Specimen>> = {
    river: { river: true },
    road: works("STR"),
    bridge: { river: true, ...works("BR") },
    quay: { land: shore, ...works("KA") },
    wall: works("WL"),
    post: { view: { ...town("BUR").view, posts: { [HERE]: {} } } },
    border: { view: owned },
    stack: { view: { armies: [{ 101: army(), 201: army(), 301: army() }, {}] } },
    mixed: { view: { armies: [{ 101: army(), 102: army() }, { 101: army(null) }] } },
    chosen: { signs: { field: 16 } },
    reach: reached({}),
    meets: reached({ meets: true }),
    halted: reached({ halted: HERE }),
    beyond: {
        signs: { reach: { number: 101, field: "101/48", reached: [], beyond: [{ field: HERE }] } },
    },
    fine: arrow("fine"),
    unsure: arrow("open"),
    refused: arrow("refused"),
    income: { view: owned, layers: ["income"] },
    way: { view: { owners: { [HERE]: 1 }, ways: [1] }, layers: ["rights"] },
    coast: { land: shore, view: { owners: { [HERE]: 1 }, coasts: [0] }, layers: ["rights"] },
    plunder: { view: { plundered: { [HERE]: MONTH - 1 } }, layers: ["plunder"] },
    siege: { ...town("FST", 2), layers: ["sieges"] },
    changed: {
        signs: { compared: { owners: [{ field: HERE, before: "", now: "" }], others: [] } },
    },
    now: { view: { armies: [{}, { 101: army(null) }] } },
    old: sighting(1),
    older: sighting(5),
    moved: {
        view: { armies: [{}, { 101: army(null) }] },
        ...sighting(0, [
            { field: FROM, month: MONTH - 1 },
            { field: HERE, month: MONTH },
        ]),
    },
};

/** What is drawn for an entry of the legend. */
export function specimenOf(name: string): Specimen | undefined {
    const [kind = "", of = ""] = name.split("-");
    return numbers[kind]?.(Number(of)) ?? OTHERS[of];
}

function landOf({ land = LOWLAND, river = false }: Specimen): Atlas {
    const world = { name: "", shape: "block 1x1", terrain: { 101: land } };
    return atlasOf({ ...world, rivers: river ? { 101: "17O17SO" } : {} } as unknown as World);
}

function viewOf({ ways = [], coasts = [], ...more }: Record<string, unknown> = {}): PhoenixView {
    const realm = (name: string) => ({ name, colour: "", capital: "", ways, coasts });
    const nothing = { owners: {}, towns: {}, works: [], posts: {}, plundered: {}, happenings: {} };
    const nobody = { armies: [{}, {}], people: [{}, {}] };
    const view = { seat: 0, month: MONTH, realms: [realm("A"), realm("B")], ...nothing, ...nobody, ...more };
    return view as unknown as PhoenixView;
}

function signsOf({ layers = [], signs = {} }: Specimen): Signs {
    const none = { field: NOWHERE, piece: null, fan: NOWHERE, reach: null, arrows: [], line: null };
    const more = { marks: [], sightings: [], compared: null, ...signs };
    return { ...none, ...more, layers: new Set(layers) } as Signs;
}

function draw(pen: Pen, one: Specimen, pixels: number, isNight: boolean): void {
    const atlas = landOf(one);
    const scene = sceneOf(atlas, viewOf(one.view));
    const field = atlas.byLabel.get(HERE) ?? 0;
    const [x, y] = [atlas.x[field] ?? 0, atlas.y[field] ?? 0];
    const half = EXAMPLE / ZOOM / 2;
    const frame = { left: x - half, right: x + half, top: y - half, bottom: y + half, zoom: ZOOM };
    pen.scale(pixels * ZOOM, pixels * ZOOM);
    pen.translate(half - x, half - y);
    const palette = isNight ? NIGHT : DAY;
    const look = { palette, scale: ZOOM, owners: true, fonts: FONTS };
    drawProvince(pen, atlas, scene, atlas.provinces[0] as Province, look);
    drawUpper(pen, frame, { ...signsOf(one), atlas, scene, isNight }, pixels, new Stamps(), false);
}

/** An example of each thing that the legend names. */
export function examples(pixels: number, isNight: boolean): Example[] {
    return LEGEND.flatMap(({ entries }) => entries).map((name) => {
        const side = Math.round(EXAMPLE * pixels);
        const canvas = new OffscreenCanvas(side, side);
        draw(
            canvas.getContext("2d") as OffscreenCanvasRenderingContext2D,
            specimenOf(name) ?? {},
            pixels,
            isNight,
        );
        return { name, bitmap: canvas.transferToImageBitmap() };
    });
}
