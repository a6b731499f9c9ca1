// The tones of the map by day and by night, and what makes every realm's colour readable on all of them.

/** Terrain by its number, as in `tables/terrain.py`. */
export const WATER = 1;
export const HIGHLAND = 2;
export const FOREST = 3;
export const DESERT = 4;
export const SWAMP = 5;
export const HILLS = 6;
export const MOUNTAINS = 7;
export const DEEP_SEA = 8;
export const LOWLAND = 9;
export const GATE = 10;
export const SURFACING = 11;
export const TERRAINS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const WET = new Set<number>([WATER, DEEP_SEA, GATE, SURFACING]);

export function isWater(terrain: number): boolean {
    return WET.has(terrain);
}

export interface Palette {
    paper: string;
    ink: string;
    /** A thinner ink, for what is only told in passing. */
    pencil: string;
    river: string;
    riverEdge: string;
    road: string;
    pale: string;
    gold: string;
    danger: string;
    halo: string;
    /** By terrain; place 0 is unused. */
    tones: readonly string[];
}

/** Tones are far enough from ink that a dark line can be read on each of them (see `readable`). */
export const DAY: Palette = {
    paper: "#f6f0e2",
    ink: "#2b2420",
    pencil: "#6b5d50",
    river: "#2f6c9e",
    riverEdge: "#e9f0ee",
    road: "#7a4e24",
    pale: "#fbf6e8",
    gold: "#c9961a",
    danger: "#b3322c",
    halo: "#fbf5e6",
    tones: [
        "",
        "#d3e2e2",
        "#ead9ae",
        "#cfdcae",
        "#f5e8c2",
        "#cfdac4",
        "#e0c9a2",
        "#d3c6b8",
        "#b9d0d8",
        "#eeecca",
        "#d3e2e2",
        "#b9d0d8",
    ],
};

export const NIGHT: Palette = {
    paper: "#1c1a20",
    ink: "#ede6d6",
    pencil: "#a59c8e",
    river: "#8cc0e6",
    riverEdge: "#16222c",
    road: "#e0b57e",
    pale: "#241c16",
    gold: "#d9a52a",
    danger: "#f29b95",
    halo: "#17151a",
    tones: [
        "",
        "#1d2f3b",
        "#453b27",
        "#27391f",
        "#4a4128",
        "#2f3d35",
        "#47352a",
        "#413b40",
        "#15222e",
        "#363d26",
        "#1d2f3b",
        "#15222e",
    ],
};

/** A realm's colour washed over a terrain. */
export const WASH = 0.2;
/** WCAG 1.4.11 asks for this much between a sign and what is beside it. */
export const ENOUGH = 3;

export type Rgb = readonly [number, number, number];

export function rgb(colour: string): Rgb {
    const at = (i: number) => Number.parseInt(colour.slice(i, i + 2), 16);
    return [at(1), at(3), at(5)];
}

function hex(parts: Rgb): string {
    return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

export function mixed(below: string, above: string, share: number): string {
    const [a, b] = [rgb(below), rgb(above)];
    return hex([0, 1, 2].map((i) => (a[i] ?? 0) * (1 - share) + (b[i] ?? 0) * share) as unknown as Rgb);
}

function luminance(colour: string): number {
    const [red, green, blue] = rgb(colour).map((part) => {
        const share = part / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** By WCAG: 1 for the same brightness, 21 for black on white. */
export function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

/** How a realm's border is drawn: its colour, and beside it a line that parts it from the ground. */
export interface RealmInk {
    line: string;
    casing: string;
    /** Signs on its colour. */
    sign: string;
}

const INK = "#2b2420";
const WHITE = "#ffffff";

/** Whether a line with its casing can be read on a ground: either by itself, or by way of the casing. */
export function readable(ink: RealmInk, ground: string): boolean {
    if (contrast(ink.line, ground) >= ENOUGH) return true;
    return contrast(ink.line, ink.casing) >= ENOUGH && contrast(ink.casing, ground) >= ENOUGH;
}

const KNOWN = new Map<string, RealmInk>();

/** The realm's own colour wherever that can be read, else the nearest that can: darker or brighter, same hue. */
export function realmInk(colour: string, palette: Palette): RealmInk {
    const key = colour + palette.paper;
    const known = KNOWN.get(key);
    if (known) return known;
    const grounds = TERRAINS.flatMap((terrain) => {
        const tone = palette.tones[terrain] ?? palette.paper;
        return [tone, mixed(tone, colour, WASH)];
    });
    for (let share = 0; share <= 1; share += 0.05) {
        for (const towards of [palette.paper === DAY.paper ? "#000000" : WHITE, palette.ink]) {
            const line = mixed(colour, towards, share);
            const ink = { line, casing: palette.ink, sign: signOn(line) };
            if (grounds.every((ground) => readable(ink, ground))) {
                KNOWN.set(key, ink);
                return ink;
            }
        }
    }
    return { line: palette.ink, casing: palette.paper, sign: palette.paper };
}

export function signOn(colour: string): string {
    return contrast(colour, WHITE) >= contrast(colour, INK) ? WHITE : INK;
}
