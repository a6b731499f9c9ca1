// Arms of realms and shapes of pieces, as the map of the reports has them (`drawing/arms.py`, `drawing/overlay.py`).

export interface Charge {
    fill: string;
    line: string;
}

const charge = (fill: string, line = ""): Charge => ({ fill, line });

/** Waves, tower, tree, sun, star, crown, cross, ring, chevron, lozenge, crescent, arrow: around 0 0. */
const CHARGES: readonly Charge[] = [
    charge("", "M-4-2q1.3-2 2.7 0t2.6 0t2.7 0M-4 1.5q1.3-2 2.7 0t2.6 0t2.7 0"),
    charge("M-3 4v-6h-1v-3h2v1.4h1.2v-1.4h1.6v1.4h1.2v-1.4h2v3h-1v6z"),
    charge("M-.7 4.5v-3h-3.3l2-2.4h-1.2l3.2-4 3.2 4h-1.2l2 2.4h-3.3v3z"),
    charge(
        "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
        "M0-4.6v1.6M0 4.6v-1.6M-4.6 0h1.6M4.6 0h-1.6M-3.2-3.2l1 1M3.2 3.2l-1-1M-3.2 3.2l1-1M3.2-3.2l-1 1",
    ),
    charge("M0-4.8l1.3 3.1 3.4.3-2.6 2.2.8 3.3-2.9-1.8-2.9 1.8.8-3.3-2.6-2.2 3.4-.3z"),
    charge("M-4.2 3.4v-5.6l2.2 2 2-3.6 2 3.6 2.2-2v5.6z"),
    charge("M-1.2-4.6h2.4v3.4h3.4v2.4h-3.4v3.4h-2.4v-3.4h-3.4v-2.4h3.4z"),
    charge("M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z", "M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z"),
    charge("M-4.4 1.6l4.4-5 4.4 5v3l-4.4-5-4.4 5z"),
    charge("M0-4.8l3.4 4.8-3.4 4.8-3.4-4.8z"),
    charge("M1.8-4.2a4.4 4.4 0 1 0 0 8.4a3.6 3.6 0 1 1 0-8.4z"),
    charge("", "M-4.4-3.4l5.4 5.4 1.4-1.4 1 3.8-3.8-1 1.4-1.4zM-4.4 3.4l8-7.2"),
];

/** How the border of a realm is dashed, in units of the map. */
const DASHES: readonly (readonly number[])[] = [
    [],
    [7, 3],
    [2, 3],
    [9, 3, 2, 3],
    [4, 2],
    [12, 4],
    [6, 2, 1, 2],
    [1, 3],
    [10, 2, 3, 2, 3, 2],
    [3, 5],
    [14, 3],
    [5, 2, 5, 5],
];

const COLOURS = [
    "#1f5fa8",
    "#b3322c",
    "#2e7d4f",
    "#c9961a",
    "#2b2420",
    "#7a4fa3",
    "#1b7f86",
    "#c2661b",
    "#b5487a",
    "#6b4a2b",
    "#5b6b7a",
    "#7a7d23",
];

export const SHIELD = "M-6.5-7h13v6.5q0 5.5-6.5 8q-6.5-2.5-6.5-8z";
export const CROWN = "M-5.5-8.5v-5l3 2.4 2.5-4 2.5 4 3-2.4v5z";
export const POST_SIGN = "M11-9v9M8 0h6M7-8h8M5.5-4l1.5-4 1.5 4zM13.5-4l1.5-4 1.5 4z";
/** A site, a castle, a city and a fortress; capitals are the arms of their realm with a crown. */
export const TOWN_SIGNS = [
    "M-5 4h10M-4 4v-4M4 4v-4M0 4v-6",
    "M-3.5 5v-8h1.8v1.6h1v-1.6h1.4v1.6h1v-1.6h1.8v8z",
    "M-7 5v-5l2.3-2.6 2.3 2.6v-6.4l2.4-2.6 2.4 2.6v6.4l2.3-2.6 2.3 2.6v5z",
    "M-8 5.5v-9h2v1.6h1.4v-1.6h2v3h1v-4.6h1.6v1.5h1.6v-1.5h1.6v4.6h1v-3h2v1.6h1.4v-1.6h2v9z",
];
/** By the hundred of the number: a block, a lozenge, a hull, a beast's head, a star, a disc. */
export const PIECE_SHAPES: Readonly<Record<number, string>> = {
    1: "M-7-5h14v10h-14z",
    2: "M-8 0l8-7 8 7-8 7z",
    3: "M-9-3h18q-1.5 8-7 8h-4q-5.5 0-7-8z",
    4: "M-7-5l4 2 3-4 3 4 4-2-2 10h-10z",
    5: "M0-8l2.2 4.6 5.2.6-3.8 3.5 1 5.1-4.6-2.5-4.6 2.5 1-5.1-3.8-3.5 5.2-.6z",
    6: "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z",
};

export function colourOf(realm: number, given = ""): string {
    return given || (COLOURS[realm % COLOURS.length] as string);
}

/** How many charges there are, and as many lines along borders. */
export const BEARINGS = CHARGES.length;

export function chargeOf(which: number): Charge {
    return CHARGES[which % CHARGES.length] as Charge;
}

export function dashOf(which: number): readonly number[] {
    return DASHES[which % DASHES.length] as readonly number[];
}

export function shapeOf(number: number): string {
    return PIECE_SHAPES[Math.floor(number / 100)] ?? (PIECE_SHAPES[1] as string);
}
