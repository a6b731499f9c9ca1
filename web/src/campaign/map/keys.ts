// The map by keyboard: six directions, and what else a key does.
import { NOWHERE, SIDES, type Atlas } from "./geometry";

/** Clockwise on the keyboard as on the field: north-west, north-east, east, south-east, south-west, west. */
const SIX = ["q", "w", "e", "d", "s", "a"];

/** The field that a key leads to, or NOWHERE if it is none of the keys that lead to one. */
export function stepBy(atlas: Atlas, field: number, key: string): number {
    const side = sideFor(atlas, field, key);
    return side < 0 ? NOWHERE : (atlas.neighbour[SIDES * field + side] ?? NOWHERE);
}

export function isStep(key: string): boolean {
    return SIX.includes(key.toLowerCase()) || key.startsWith("Arrow");
}

/** Up and down go to and fro, so that whoever goes up twice is two rows above the same place. */
function sideFor(atlas: Atlas, field: number, key: string): number {
    const isEven = (atlas.row[field] ?? 0) % 2 === 0;
    if (key === "ArrowLeft") return 5;
    if (key === "ArrowRight") return 2;
    if (key === "ArrowUp") return preferred(atlas, field, isEven ? [1, 0] : [0, 1]);
    if (key === "ArrowDown") return preferred(atlas, field, isEven ? [3, 4] : [4, 3]);
    return SIX.indexOf(key.toLowerCase());
}

/** At the rim of the world one of the two may lead nowhere. */
function preferred(atlas: Atlas, field: number, sides: readonly [number, number]): number {
    return atlas.neighbour[SIDES * field + sides[0]] === NOWHERE ? sides[1] : sides[0];
}
