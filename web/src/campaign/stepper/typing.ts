// Dice that lie on a table, typed in one after the other: on a keypad or on the keyboard.
import type { Dice } from "../../generated/campaign";

/** One die that is waited for. */
export interface Wanted {
    lowest: number;
    highest: number;
    /** Among the casts that are asked for. */
    cast: number;
}

/** What was typed: whole dice, and digits of the next one. */
export interface Typed {
    values: readonly number[];
    begun: string;
}

export const NOTHING: Typed = { values: [], begun: "" };

export function wantedDice(dice: readonly Dice[]): Wanted[] {
    return dice.flatMap(({ faces, count, lowest = 1 }, cast) =>
        Array.from({ length: count }, () => ({ lowest, highest: lowest + faces - 1, cast })),
    );
}

/** A digit more. A die is done as soon as no further digit could belong to it. */
export function withDigit(typed: Typed, digit: string, wanted: readonly Wanted[]): Typed {
    const next = wanted[typed.values.length];
    if (!next) return typed;
    const begun = (typed.begun + digit).replace(/^0+(?=\d)/, "");
    if (Number(begun) > next.highest) return typed;
    const isOpen = Number(begun) * 10 <= next.highest && begun !== "0";
    if (isOpen) return { ...typed, begun };
    return Number(begun) < next.lowest ? typed : { values: [...typed.values, Number(begun)], begun: "" };
}

/** The begun die is whole: a 1 of twenty faces, not a 1 that something follows. */
export function settled(typed: Typed, wanted: readonly Wanted[]): Typed {
    const next = wanted[typed.values.length];
    if (typed.begun === "" || !next || Number(typed.begun) < next.lowest) return typed;
    return { values: [...typed.values, Number(typed.begun)], begun: "" };
}

export function withoutLast(typed: Typed): Typed {
    if (typed.begun !== "") return { ...typed, begun: typed.begun.slice(0, -1) };
    return { values: typed.values.slice(0, -1), begun: "" };
}

export function isWhole(typed: Typed, wanted: readonly Wanted[]): boolean {
    return settled(typed, wanted).values.length === wanted.length;
}
