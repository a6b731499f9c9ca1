// Map, tiles, Titans and modes as this table plays them: from the server's tables, whatever an owner has corrected.
import type { TableRow } from "../../lib/board";
import { COLOURS, type Colour, type Reward, type Unit } from "./kinds";

export interface Place {
    id: number;
    x: number;
    y: number;
}

export interface Road {
    id: string;
    a: number;
    b: number;
    colour: Colour;
}

export interface Region {
    id: string;
    first: number;
    second: number;
    cities: readonly number[];
    /** The cities along its border, in order; empty where the file does not tell. */
    ring: readonly number[];
    isBastion: boolean;
    /** Not in play with this number of players. */
    isEmpty: boolean;
}

export type Prize = Record<Reward, number>;

export interface Tile {
    recruit: readonly Unit[];
    threat: Prize & { cost: readonly Unit[] };
}

export interface Titan extends Prize {
    id: string;
    units: number;
}

export interface Chart {
    places: ReadonlyMap<number, Place>;
    roads: readonly Road[];
    regions: readonly Region[];
    tiles: ReadonlyMap<number, Tile>;
    titans: ReadonlyMap<string, Titan>;
    census: ReadonlyMap<string, { sole: Prize; tied: Prize }>;
    censusYears: readonly number[];
    /** How many leave at each assessment. */
    eliminate: readonly number[];
}

type Data = Record<string, readonly TableRow[]>;

export const WIDTH = 1150;
export const HEIGHT = 800;
const SHEET = { left: 75, right: 1075, top: 74, bottom: 714 };

const rows = (data: Data, name: string): readonly TableRow[] => data[name] ?? [];

function valuesOf<T>(data: Data, table: string, id: string): T | undefined {
    return rows(data, table).find((row) => row.id === id)?.values as T | undefined;
}

/** Cities keep their places to each other, whatever canvas a file was drawn for. */
function placesOf(data: Data): Map<number, Place> {
    const given = rows(data, "cities").map((row) => ({
        id: Number(row.id),
        ...(row.values as { x: number; y: number }),
    }));
    const [left, right] = ends(given.map((place) => place.x));
    const [top, bottom] = ends(given.map((place) => place.y));
    const spread = (value: number, from: number, to: number, low: number, high: number) =>
        from === to ? (low + high) / 2 : low + ((value - from) * (high - low)) / (to - from);
    return new Map(
        given.map(({ id, x, y }) => [
            id,
            {
                id,
                x: spread(x, left, right, SHEET.left, SHEET.right),
                y: spread(y, top, bottom, SHEET.top, SHEET.bottom),
            },
        ]),
    );
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

interface Mode {
    tileset: string;
    empty_regions: string[];
    eliminate: number[];
}

export function chartOf(data: Data, seats: number, length: string): Chart {
    const mode = valuesOf<Mode>(data, "modes", `${seats}-${length}`);
    const tiles =
        valuesOf<{ tiles: Record<string, Tile> }>(data, "tilesets", mode?.tileset ?? "")?.tiles ?? {};
    return {
        places: placesOf(data),
        roads: rows(data, "roads").map((row) => ({ ...(row.values as unknown as Road), id: row.id })),
        regions: rows(data, "regions").map((row) => regionOf(row, mode)),
        tiles: new Map(Object.entries(tiles).map(([city, tile]) => [Number(city), tile])),
        titans: new Map(
            rows(data, "titans").map((row) => [
                row.id,
                { ...(row.values as unknown as Omit<Titan, "id">), id: row.id },
            ]),
        ),
        census: new Map(
            rows(data, "census").map((row) => [row.id, row.values as { sole: Prize; tied: Prize }]),
        ),
        censusYears: valuesOf<{ census_years: number[] }>(data, "lengths", length)?.census_years ?? [],
        eliminate: mode?.eliminate ?? [],
    };
}

function regionOf(row: TableRow, mode: Mode | undefined): Region {
    const values = row.values as {
        first: number;
        second: number;
        cities: number[];
        ring: number[];
        bastion: boolean;
    };
    return {
        id: row.id,
        first: values.first,
        second: values.second,
        cities: values.cities,
        ring: values.ring.length > 2 ? values.ring : [],
        isBastion: values.bastion,
        isEmpty: mode?.empty_regions.includes(row.id) ?? false,
    };
}

/** Where the road of this colour leads from a city; null if there is none. */
export function roadFrom(chart: Chart, city: number, colour: string): number | null {
    const road = chart.roads.find((each) => each.colour === colour && (each.a === city || each.b === city));
    if (!road) return null;
    return road.a === city ? road.b : road.a;
}

export interface WayOut {
    colour: Colour;
    to: number;
}

export function waysOut(chart: Chart, city: number): WayOut[] {
    return COLOURS.flatMap((colour) => {
        const to = roadFrom(chart, city, colour);
        return to === null ? [] : [{ colour, to }];
    });
}

export function roadBetween(chart: Chart, a: number, b: number, colour: string): Road | undefined {
    return chart.roads.find(
        (road) =>
            road.colour === colour && ((road.a === a && road.b === b) || (road.a === b && road.b === a)),
    );
}
