// Terrain in ink: a tone for each kind, signs that differ by kind, hatching that grows denser with height.
import {
    DEEP_SEA,
    DESERT,
    FOREST,
    GATE,
    HIGHLAND,
    HILLS,
    isWater,
    LOWLAND,
    MOUNTAINS,
    SURFACING,
    SWAMP,
    WATER,
    type Palette,
} from "./colours";
import { CORNERS, NOWHERE, SIDES, type Atlas, type Province } from "./geometry";

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Below this scale (pixels for a unit) only every third field has its sign, and that is larger. */
export const COARSE = 0.42;
export const GRID_FROM = 0.9;

type Stroke = readonly [x: number, y: number, rest: string];
type Kind = "line" | "strong" | "dots" | "solid";
const WAVE = "q1.5-1.8 3 0t3 0t3 0";
const TREE =
    "c-2.2-.4-2.4-3.4-.2-3.9.2-2.6 3.9-2.6 4.100 0 2.200.5 2 3.500-.2 3.900h-1.300v1.700h-1.100v-1.700z";

function ring(radius: number): Stroke {
    const arc = `a${radius} ${radius} 0 1 0 `;
    return [-radius, 0, `${arc}${2 * radius} 0${arc}-${2 * radius} 0`];
}

/** By terrain, variants of its sign, each by kind of line; what is drawn begins at a place seen from the middle. */
const SIGNS: Readonly<Record<number, readonly Partial<Record<Kind, readonly Stroke[]>>[]>> = {
    [WATER]: [{ line: [[-5, 1, WAVE]] }, {}, {}],
    [DEEP_SEA]: [
        {
            line: [
                [-7, -3, `${WAVE}t3 0`],
                [-3, 3, WAVE],
            ],
        },
        { line: [[-4, 0, WAVE]] },
        {},
    ],
    [LOWLAND]: [
        {
            line: [
                [-5, -2, "l.7-2m.5 2l.3-2.300"],
                [3, 4, "l.7-2m.5 2l.3-2.300"],
            ],
        },
        {
            line: [
                [1, -3, "l.7-2m.5 2l.3-2.300"],
                [-5, 5, "l.7-2m.5 2l.3-2.300"],
            ],
        },
        {
            dots: [
                [-3, -1, "h.1"],
                [4, 3, "h.1"],
                [-5, 5, "h.1"],
            ],
        },
    ],
    [FOREST]: [
        {
            solid: [
                [-4, 2.5, TREE],
                [0.5, -2.2, TREE],
                [3.2, 5, TREE],
                [-2, 7, TREE],
                [-6, -3, TREE],
            ],
        },
        {
            solid: [
                [-5, 4.5, TREE],
                [-3, -2.5, TREE],
                [3, 0.5, TREE],
                [1, 7, TREE],
                [5, -4, TREE],
            ],
        },
    ],
    [DESERT]: [
        {
            line: [
                [-7, 2, "q3.5-5 7 0"],
                [0, 5, "q3.5-5 7 0"],
                [1, -3, "q2.500-3.500 5 0"],
            ],
            dots: [
                [-4, -4, "h.1"],
                [-3, 6, "h.1"],
            ],
        },
        {
            line: [
                [-5, -1, "q3.5-5 7 0"],
                [-6, 6, "q3-4 6 0"],
                [2, 3, "q2.500-3.500 5 0"],
            ],
            dots: [
                [5, -4, "h.1"],
                [2, 7, "h.1"],
            ],
        },
    ],
    [SWAMP]: [
        {
            line: [
                [-4, 3, "v-5m2 5v-7m2 7v-4"],
                [3, -1, "v-4m2 4v-6"],
                [-6, 4.5, "h8"],
                [1, 0.5, "h6"],
            ],
        },
        {
            line: [
                [-5, -1, "v-4m2 4v-6"],
                [1, 4, "v-5m2 5v-7m2 7v-4"],
                [-7, 0.5, "h6"],
                [-1, 5.5, "h8"],
            ],
        },
    ],
    [HIGHLAND]: [
        {
            line: [
                [-7, 3, "q3.500-6 7 0"],
                [0, 0, "q3.200-5 6.400 0"],
            ],
        },
        {
            line: [
                [-4, 5, "q3.500-6 7 0"],
                [-6, -1, "q3.200-5 6.400 0"],
            ],
        },
    ],
    [HILLS]: [
        {
            strong: [
                [-8, 4, "q4-9 8 0"],
                [-1, 4, "q4.400-11 8.800 0"],
            ],
            line: [[4, -0.5, "l2.400 3m-4-2.500l2 2.800m-6.500.500l1.500 1.500"]],
        },
        {
            strong: [
                [-7, 5, "q4.400-11 8.800 0"],
                [1, 5, "q3.600-8 7.200 0"],
            ],
            line: [[-2, 0.5, "l2.400 3m-4-2.500l2 2.800m5.500-.500l1.500 1.500"]],
        },
    ],
    [MOUNTAINS]: [
        {
            strong: [
                [-8.5, 6, "l4.800-11.500 1.600 2 .8-1.200 4 10.700"],
                [1, 6, "l3.600-8.800 4 8.800"],
            ],
            solid: [
                [-3.7, -5.5, "l.6 4.500-.9 2 1.500 2.500-.6 2.500h4.800l-4-10.700-.8 1.200z"],
                [4.6, -2.8, "l.3 4-.6 2.300.5 2.500h3.800z"],
            ],
        },
        {
            strong: [
                [-7, 6.5, "l3.400-8 3.600 8"],
                [-1, 6.5, "l4.600-12 1.200 1.800.8-1 3.800 11.200"],
            ],
            solid: [
                [-3.6, -1.5, "l.3 3.500-.6 2 .5 2.500h3.400z"],
                [3.6, -5.5, "l.4 5-.9 2 1.300 2.500-.6 2.500h5.400l-3.600-11.200-.8 1z"],
            ],
        },
    ],
    [GATE]: [{ strong: [ring(6.5)], line: [ring(3.6)], solid: [ring(1.2)] }],
    [SURFACING]: [{ line: [ring(6.5)], strong: [[0, 4, "v-8m-3 3l3-3 3 3"]] }],
};
const HATCHING: Readonly<Record<number, number>> = { [HIGHLAND]: 7.2, [HILLS]: 4.8, [MOUNTAINS]: 3.2 };

/** Always the same for a field, and without a pattern among neighbours. */
function chance(field: number, salt: number): number {
    const mixed = Math.imul(field * 31 + salt, 2654435761) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % 1000;
}

export function hexagon(pen: Pen | Path2D, x: number, y: number, grow = 1): void {
    CORNERS.forEach(([dx, dy], i) => {
        if (i === 0) pen.moveTo(x + dx * grow, y + dy * grow);
        else pen.lineTo(x + dx * grow, y + dy * grow);
    });
    pen.closePath();
}

/** Both ends of a side of a field, moved inwards by a share of the way to the middle. */
export function ends(atlas: Atlas, side: number, inset = 0): readonly [number, number, number, number] {
    const field = Math.floor(side / SIDES);
    const x = atlas.x[field] ?? 0;
    const y = atlas.y[field] ?? 0;
    const [ax, ay] = CORNERS[(side + SIDES - 1) % SIDES] ?? [0, 0];
    const [bx, by] = CORNERS[side % SIDES] ?? [0, 0];
    const keep = 1 - inset;
    return [x + ax * keep, y + ay * keep, x + bx * keep, y + by * keep];
}

export function alongSides(pen: Pen, atlas: Atlas, sides: Iterable<number>, inset = 0): void {
    pen.beginPath();
    for (const side of sides) {
        const [ax, ay, bx, by] = ends(atlas, side, inset);
        pen.moveTo(ax, ay);
        pen.lineTo(bx, by);
    }
}

function byTerrain(atlas: Atlas, fields: readonly number[]): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (const field of fields) {
        const terrain = atlas.terrain[field] ?? 0;
        const same = found.get(terrain);
        if (same) same.push(field);
        else found.set(terrain, [field]);
    }
    return found;
}

/** Tones of a province's fields; a little larger than they are, so that no seam shows between bitmaps. */
export function drawTones(pen: Pen, atlas: Atlas, province: Province, palette: Palette): void {
    for (const [terrain, fields] of byTerrain(atlas, province.fields)) {
        pen.beginPath();
        for (const field of fields) hexagon(pen, atlas.x[field] ?? 0, atlas.y[field] ?? 0, 1.04);
        pen.fillStyle = palette.tones[terrain] ?? palette.paper;
        pen.fill();
    }
}

export function drawSigns(pen: Pen, atlas: Atlas, province: Province, palette: Palette, scale: number): void {
    const isCoarse = scale < COARSE;
    for (const [terrain, all] of byTerrain(atlas, province.fields)) {
        const gap = HATCHING[terrain];
        if (gap) drawHatching(pen, atlas, all, isCoarse ? 2 * gap : gap, palette);
        const fields = isCoarse ? all.filter((field) => isChosen(atlas, field)) : all;
        drawStrokes(pen, atlas, terrain, fields, isCoarse ? 1.9 : 1, palette);
    }
}

/** One field of three, evenly spread. */
function isChosen(atlas: Atlas, field: number): boolean {
    const column = Math.round((atlas.x[field] ?? 0) / 10.4);
    return (column + (atlas.row[field] ?? 0)) % 6 === 0;
}

function drawHatching(
    pen: Pen,
    atlas: Atlas,
    fields: readonly number[],
    gap: number,
    palette: Palette,
): void {
    pen.save();
    pen.beginPath();
    for (const field of fields) hexagon(pen, atlas.x[field] ?? 0, atlas.y[field] ?? 0);
    pen.clip();
    pen.beginPath();
    for (const field of fields) {
        const x = atlas.x[field] ?? 0;
        const y = atlas.y[field] ?? 0;
        // Lines of one direction through the whole map: those whose x + y is a multiple of the gap.
        for (let sum = Math.ceil((x + y - 17) / gap) * gap; sum < x + y + 17; sum += gap) {
            pen.moveTo(sum - y + 12, y - 12);
            pen.lineTo(sum - y - 12, y + 12);
        }
    }
    pen.globalAlpha = 0.13;
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 0.6;
    pen.stroke();
    pen.restore();
}

const STROKES = new Map<string, Path2D>();

function strokesOf(terrain: number, variant: number, kind: Kind): Path2D | null {
    const strokes = SIGNS[terrain]?.[variant]?.[kind];
    if (!strokes) return null;
    const key = `${terrain} ${variant} ${kind}`;
    let path = STROKES.get(key);
    if (!path) {
        path = new Path2D(strokes.map(([x, y, rest]) => `M${x} ${y}${rest}`).join(""));
        STROKES.set(key, path);
    }
    return path;
}

const KINDS: readonly Kind[] = ["solid", "line", "strong", "dots"];
const ALPHA: Readonly<Record<Kind, number>> = { line: 0.44, strong: 0.68, dots: 0.4, solid: 0.38 };
const WIDTH: Readonly<Record<Kind, number>> = { line: 0.75, strong: 1, dots: 1.2, solid: 0 };

function drawStrokes(
    pen: Pen,
    atlas: Atlas,
    terrain: number,
    fields: readonly number[],
    grow: number,
    palette: Palette,
): void {
    const variants = SIGNS[terrain]?.length ?? 0;
    if (variants === 0) return;
    for (const kind of KINDS) {
        const whole = new Path2D();
        for (const field of fields) {
            const path = strokesOf(terrain, chance(field, 1) % variants, kind);
            if (!path) continue;
            const x = (atlas.x[field] ?? 0) + (chance(field, 2) / 1000 - 0.5) * 1.6;
            const y = (atlas.y[field] ?? 0) + (chance(field, 3) / 1000 - 0.5) * 1.6;
            whole.addPath(path, { a: grow, b: 0, c: 0, d: grow, e: x, f: y });
        }
        pen.globalAlpha = ALPHA[kind];
        pen.fillStyle = pen.strokeStyle = palette.ink;
        pen.lineWidth = WIDTH[kind] * grow;
        pen.lineCap = pen.lineJoin = "round";
        if (kind === "solid") pen.fill(whole);
        else pen.stroke(whole);
    }
    pen.globalAlpha = 1;
}

export function drawGrid(pen: Pen, atlas: Atlas, province: Province, palette: Palette, scale: number): void {
    if (scale < GRID_FROM) return;
    pen.beginPath();
    for (const field of province.fields) hexagon(pen, atlas.x[field] ?? 0, atlas.y[field] ?? 0);
    pen.globalAlpha = 0.16;
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 0.5;
    pen.stroke();
    pen.globalAlpha = 1;
}

/** The shore, and as in old atlases lines along it that fade into the water. */
export function drawCoasts(pen: Pen, atlas: Atlas, fields: readonly number[], palette: Palette): void {
    const shore = sidesWhere(atlas, fields, (side, beyond) => {
        const here = isWater(atlas.terrain[Math.floor(side / SIDES)] ?? 0);
        return beyond !== NOWHERE && here && !isWater(atlas.terrain[beyond] ?? 0);
    });
    const land = sidesWhere(atlas, fields, (side, beyond) => {
        const here = isWater(atlas.terrain[Math.floor(side / SIDES)] ?? 0);
        return beyond !== NOWHERE && !here && isWater(atlas.terrain[beyond] ?? 0);
    });
    pen.strokeStyle = palette.ink;
    pen.lineCap = "round";
    [0.15, 0.3, 0.45].forEach((inset, i) => {
        alongSides(pen, atlas, shore, inset);
        pen.globalAlpha = 0.34 - 0.1 * i;
        pen.lineWidth = 0.6;
        pen.stroke();
    });
    pen.globalAlpha = 1;
    alongSides(pen, atlas, [...shore, ...land]);
    pen.lineWidth = 1.3;
    pen.stroke();
}

export function sidesWhere(
    atlas: Atlas,
    fields: readonly number[],
    holds: (side: number, beyond: number) => boolean,
): number[] {
    const found: number[] = [];
    for (const field of fields) {
        for (let side = SIDES * field; side < SIDES * field + SIDES; side += 1) {
            if (holds(side, atlas.neighbour[side] ?? NOWHERE)) found.push(side);
        }
    }
    return found;
}

export function drawRivers(pen: Pen, atlas: Atlas, fields: readonly number[], palette: Palette): void {
    alongSides(
        pen,
        atlas,
        sidesWhere(atlas, fields, (side) => atlas.river[side] === 1),
    );
    pen.lineCap = "round";
    pen.strokeStyle = palette.riverEdge;
    pen.lineWidth = 4.2;
    pen.stroke();
    pen.strokeStyle = palette.river;
    pen.lineWidth = 2.5;
    pen.stroke();
}
