// Armies without an order: no line of the sheet is about them, nor about what carries them.
import type { PhoenixView } from "../types";
import { read } from "../language/read";

export interface Idle {
    readonly number: number;
    readonly field: string;
}

/** Values of orders that name own units; the server's `queries/pieces.py` has the same. */
const UNITS = ["army", "into", "fleet", "person", "number", "people", "armies"];
const MOST_KNOWN = 10_000;
const known = new Map<string, readonly number[]>();

/** The units that a line is about; a sheet is read again at every key, so each line is remembered. */
function unitsOf(line: string): readonly number[] {
    const before = known.get(line);
    if (before) return before;
    const order = /^\s*(#|$)/.test(line) ? null : read(line);
    const found = UNITS.flatMap((unit) => order?.[unit] ?? []).filter((unit) => typeof unit === "number");
    if (known.size > MOST_KNOWN) known.clear();
    known.set(line, found);
    return found;
}

export function isAbout(line: string, unit: number): boolean {
    return unitsOf(line).includes(unit);
}

export function idleArmies(view: PhoenixView | null, realm: number, lines: readonly string[]): Idle[] {
    const busy = new Set(lines.flatMap(unitsOf));
    return Object.entries(view?.armies[realm] ?? {})
        .filter(([number, army]) => !busy.has(Number(number)) && !(army.aboard && busy.has(army.aboard)))
        .map(([number, army]) => ({ number: Number(number), field: army.field }));
}
