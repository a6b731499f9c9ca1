// Where fields lie: provinces, their fields and the drawn map. Must equal `world/coordinates.py` and `drawing/shapes.py`.
import type { World } from "../types";

/** Half the width of a field, the length of a side, and the distance of two rows, in units of the map. */
export const HALF = 10.4;
export const SIDE = 12;
export const ROW = 18;
export const SIDES = 6;
export const NOWHERE = -1;
/** The sides of a field, clockwise (PH-0.1b). */
export const DIRECTIONS = ["NW", "NO", "O", "SO", "SW", "W"] as const;
const STEP_H = [-1, 1, 2, 1, -1, -2];
const STEP_R = [-1, -1, 0, 1, 1, 0];
/** Clockwise from the top; side d runs from corner d - 1 to corner d. */
export const CORNERS: readonly (readonly [number, number])[] = [
    [0, -SIDE],
    [HALF, -SIDE / 2],
    [HALF, SIDE / 2],
    [0, SIDE],
    [-HALF, SIDE / 2],
    [-HALF, -SIDE / 2],
];
/** By terrain, its letter in the description of a world. */
const LETTERS = ".whfdsbg~tAE";
const ROW_LENGTHS = [4, 5, 6, 7, 8, 7, 6, 5];
const ROW_INDENTS = [4, 3, 2, 1, 0, 1, 2, 3];
const PROVINCE_ROWS = 8;
const COLUMN_WIDTH = 12;
const NEST = 2001;
const INSET_WIDTH = 17;
const DEFAULT_NEST = "wwwAwwwwwwttttwwtttttwwttttttwwtttttwwttttwwwwww";
const ERKENFARA = {
    tops: [0, -4, -8, -12, -16, -20, -24, -20, -24, -20, -16, -12, -8, -4, 0],
    rows: [6, 7, 8, 9, 10, 11, 12, 11, 12, 11, 10, 9, 8, 7, 6],
};

/** Inside a province: half-column and row of its fields. */
const INNER = ROW_LENGTHS.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({ h: (ROW_INDENTS[row] ?? 0) + 2 * i, r: row })),
);

export interface Province {
    /** As it is called: 503. */
    number: number;
    fields: number[];
    /** Fields of others beside it. */
    fringe: number[];
    /** The box of its fields in units of the map. */
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** A world laid out on paper; tables by field have its number, tables by side 6 * field + direction. */
export interface Atlas {
    name: string;
    size: number;
    labels: readonly string[];
    byLabel: ReadonlyMap<string, number>;
    terrain: Uint8Array;
    x: Float32Array;
    y: Float32Array;
    /** By field, its place in `provinces`. */
    province: Int16Array;
    provinces: readonly Province[];
    /** By side, the field beyond it, or NOWHERE. */
    neighbour: Int32Array;
    /** By side, 1 where a river runs. */
    river: Uint8Array;
    /** By field, its row on paper: neighbours above and below are chosen by it. */
    row: Int16Array;
    audvacar: number;
    width: number;
    height: number;
}

interface Shape {
    tops: readonly number[];
    rows: readonly number[];
}

/** `erkenfara`, `hexagon 3`, `block 7x6`, or every column by itself: `columns 0:6 -4:7`. */
export function readShape(words: string): Shape {
    const hexagon = /^hexagon[ :]+(\d+)$/.exec(words);
    const block = /^block[ :]+(\d+)x(\d+)$/.exec(words);
    const columns = /^columns((?: +-?\d+:\d+)+)$/.exec(words);
    if (hexagon) return hexagonal(Number(hexagon[1]));
    if (block) {
        const places = Array.from({ length: Number(block[1]) }, (_, i) => i);
        return { tops: places.map((i) => 4 * (i % 2)), rows: places.map(() => Number(block[2])) };
    }
    if (columns) {
        const pairs = (columns[1] ?? "")
            .trim()
            .split(/ +/)
            .map((pair) => pair.split(":").map(Number));
        return { tops: pairs.map(([top]) => top ?? 0), rows: pairs.map(([, rows]) => rows ?? 0) };
    }
    return ERKENFARA;
}

function hexagonal(radius: number): Shape {
    const columns = Array.from({ length: 2 * radius + 1 }, (_, i) => Math.abs(i - radius));
    return {
        tops: columns.map((away) => 4 * (away - radius)),
        rows: columns.map((away) => 2 * radius + 1 - away),
    };
}

interface Place {
    label: string;
    number: number;
    terrain: number;
    h: number;
    r: number;
}

/** All fields that are drawn: those of the common map and of the nest; the castle (6666/66) lies on no map. */
function placesOf(world: World): Place[] {
    const shape = readShape(world.shape);
    const letters: Record<string, string> = { [NEST]: DEFAULT_NEST, ...world.terrain };
    const found: Place[] = [];
    for (const number of Object.keys(letters)
        .map(Number)
        .sort((a, b) => a - b)) {
        const column = Math.floor(number / 100);
        const top = shape.tops[column - 1];
        if (number !== NEST && top === undefined) continue;
        [...(letters[number] ?? "")].forEach((letter, i) => {
            const inner = INNER[i];
            const terrain = LETTERS.indexOf(letter);
            if (terrain < 1 || !inner) return;
            const h = number === NEST ? inner.h : COLUMN_WIDTH * (column - 1) + inner.h;
            const r = number === NEST ? inner.r : (top ?? 0) + PROVINCE_ROWS * ((number % 100) - 1) + inner.r;
            found.push({ label: `${number}/${String(i + 1).padStart(2, "0")}`, number, terrain, h, r });
        });
    }
    return found;
}

/** Moves the nest into the lower left corner if the map leaves it free, else below the map. */
function insetNest(places: Place[]): void {
    const common = places.filter((place) => place.number !== NEST);
    if (common.length === 0) return;
    const { left, bottom } = extentOf(common);
    const corner = bottom - PROVINCE_ROWS + 1;
    const isTaken = common.some((place) => place.r >= corner - 2 && place.h <= left + INSET_WIDTH);
    const row = isTaken ? bottom + 4 : corner;
    const shift = row + ((((left + row) % 2) + 2) % 2); // so that the inset lies on the same grid of hexagons
    for (const place of places) {
        if (place.number === NEST) [place.h, place.r] = [place.h + left, place.r + shift];
    }
}

/** How far the places reach, in half-columns and rows. */
function extentOf(places: readonly Place[]) {
    let { h: left, r: top } = places[0] ?? { h: 0, r: 0 };
    let [right, bottom] = [left, top];
    for (const { h, r } of places) {
        left = Math.min(left, h);
        right = Math.max(right, h);
        top = Math.min(top, r);
        bottom = Math.max(bottom, r);
    }
    return { left, right, top, bottom };
}

// A phone lays out thousands of fields before it shows any of them: plain loops, and no object for each side.
export function atlasOf(world: World): Atlas {
    const places = placesOf(world);
    insetNest(places);
    const extent = extentOf(places);
    const { left, right, top, bottom } = extent;
    const size = places.length;
    const byLabel = new Map<string, number>();
    const atlas = {
        name: world.name,
        size,
        labels: places.map((place) => place.label),
        byLabel,
        terrain: new Uint8Array(size),
        x: new Float32Array(size),
        y: new Float32Array(size),
        row: new Int16Array(size),
        province: new Int16Array(size),
        neighbour: neighboursOf(places, extent),
        river: new Uint8Array(SIDES * size),
        audvacar: NOWHERE,
        width: HALF * (2 + right - left),
        height: 2 * SIDE + ROW * (bottom - top),
    };
    places.forEach(({ label, terrain, h, r }, field) => {
        byLabel.set(label, field);
        atlas.terrain[field] = terrain;
        atlas.x[field] = HALF * (1 + h - left);
        atlas.y[field] = SIDE + ROW * (r - top);
        atlas.row[field] = r - top;
    });
    atlas.audvacar = byLabel.get(world.audvacar ?? "") ?? NOWHERE;
    readRivers(world, atlas);
    return { ...atlas, provinces: provincesOf(places, atlas) };
}

/** No way leads from the nest to the common map, wherever it is drawn. */
function neighboursOf(places: readonly Place[], extent: ReturnType<typeof extentOf>): Int32Array {
    // Two half-columns and a row of nothing on each side.
    const across = extent.right - extent.left + 5;
    const at = new Int32Array(across * (extent.bottom - extent.top + 3)).fill(NOWHERE);
    const spot = (h: number, r: number) => across * (r - extent.top + 1) + h - extent.left + 2;
    places.forEach(({ h, r }, field) => (at[spot(h, r)] = field));
    const found = new Int32Array(SIDES * places.length).fill(NOWHERE);
    places.forEach(({ h, r, number }, field) => {
        for (let side = 0; side < SIDES; side += 1) {
            const other = at[spot(h + (STEP_H[side] ?? 0), r + (STEP_R[side] ?? 0))] ?? NOWHERE;
            const isNear = other !== NOWHERE && (places[other]?.number === NEST) === (number === NEST);
            if (isNear) found[SIDES * field + side] = other;
        }
    });
    return found;
}

function readRivers(world: World, atlas: Pick<Atlas, "byLabel" | "neighbour" | "river">): void {
    for (const [province, text] of Object.entries(world.rivers ?? {})) {
        for (const [, kf, side] of text.matchAll(/(\d{1,2})(NW|NO|SO|SW|O|W)/g)) {
            const field = atlas.byLabel.get(`${province}/${(kf ?? "").padStart(2, "0")}`);
            if (field === undefined) continue;
            const direction = DIRECTIONS.indexOf(side as (typeof DIRECTIONS)[number]);
            atlas.river[SIDES * field + direction] = 1;
            const other = atlas.neighbour[SIDES * field + direction] ?? NOWHERE;
            if (other !== NOWHERE) atlas.river[SIDES * other + opposite(direction)] = 1;
        }
    }
}

export function opposite(direction: number): number {
    return (direction + 3) % SIDES;
}

function provincesOf(
    places: readonly Place[],
    atlas: Pick<Atlas, "x" | "y" | "province" | "neighbour">,
): Province[] {
    const byNumber = new Map<number, number[]>();
    places.forEach((place, field) => {
        const own = byNumber.get(place.number);
        if (own) own.push(field);
        else byNumber.set(place.number, [field]);
    });
    return [...byNumber].map(([number, fields], index) => {
        for (const field of fields) atlas.province[field] = index;
        const fringe = new Set<number>();
        let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
        for (const field of fields) {
            const [x, y] = [atlas.x[field] ?? 0, atlas.y[field] ?? 0];
            left = Math.min(left, x - HALF);
            top = Math.min(top, y - SIDE);
            right = Math.max(right, x + HALF);
            bottom = Math.max(bottom, y + SIDE);
            for (let side = SIDES * field; side < SIDES * (field + 1); side += 1) {
                const other = atlas.neighbour[side] ?? NOWHERE;
                if (other !== NOWHERE && places[other]?.number !== number) fringe.add(other);
            }
        }
        return { number, fields, fringe: [...fringe], left, top, right, bottom };
    });
}

/** The field at a place on paper, or NOWHERE: the nearest middle among the rows above and below. */
export function fieldAt(atlas: Atlas, x: number, y: number): number {
    let best = NOWHERE;
    let least = SIDE * SIDE;
    for (const province of atlas.provinces) {
        if (x < province.left || x > province.right || y < province.top || y > province.bottom) continue;
        for (const field of province.fields) {
            const dx = (atlas.x[field] ?? 0) - x;
            const dy = (atlas.y[field] ?? 0) - y;
            const away = dx * dx + dy * dy;
            if (away < least) [best, least] = [field, away];
        }
    }
    return best;
}

/** What people write: "503/22", "0503 / 22", "503-22", "503 22". Empty if it is no field of this world. */
export function readField(atlas: Atlas, text: string): string {
    const found = /^\s*0*(\d{1,4})\s*[/\-. ]\s*0*(\d{1,2})\s*$/.exec(text);
    if (!found) return "";
    const label = `${found[1]}/${(found[2] ?? "").padStart(2, "0")}`;
    return atlas.byLabel.has(label) ? label : "";
}

/** Steps between two fields of the common map, whatever lies on the way. */
export function stepsBetween(atlas: Atlas, field: number, other: number): number {
    const across = Math.round(Math.abs((atlas.x[field] ?? 0) - (atlas.x[other] ?? 0)) / HALF);
    const down = Math.round(Math.abs((atlas.y[field] ?? 0) - (atlas.y[other] ?? 0)) / ROW);
    return across <= down ? down : (across + down) / 2;
}

const ATLASES = new WeakMap<World, Atlas>();

/** The atlas of a world, laid out once. */
export function atlasFor(world: World): Atlas {
    let made = ATLASES.get(world);
    if (!made) ATLASES.set(world, (made = atlasOf(world)));
    return made;
}
