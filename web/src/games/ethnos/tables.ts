// Printed values of this table, from the game's data.
import type { EthnosView } from "../../generated/ethnos";
import type { Face, TableRow } from "../../lib/board";
import type { Ethnos } from ".";
import { faceOf, isSkeleton } from "./cards";

type Data = Face<Ethnos>["data"];

function numbers(data: Data, table: string, id: string, field: string): readonly number[] {
    const row: TableRow | undefined = data[table]?.find((each) => each.id === id);
    const value = row?.values[field];
    if (Array.isArray(value)) return value as number[];
    return typeof value === "number" ? [value] : [];
}

/** Boards and tokens have a side for small tables and one for large ones. */
export function sideOf(view: EthnosView): "small" | "large" {
    return view.players.length < 4 ? "small" : "large";
}

export interface MerfolkBoard {
    last: number;
    symbols: readonly number[];
    ages: readonly number[];
}

export function merfolkBoard(data: Data, view: EthnosView): MerfolkBoard {
    const side = sideOf(view);
    return {
        last: numbers(data, "merfolk", side, "last")[0] ?? 18,
        symbols: numbers(data, "merfolk", side, "symbols"),
        ages: numbers(data, "merfolk", side, "ages"),
    };
}

export function giantAges(data: Data, view: EthnosView): readonly number[] {
    return numbers(data, "giants", sideOf(view), "ages");
}

function fromRow(row: readonly number[], count: number): number | null {
    return row.length ? (row[Math.min(count, row.length - 1)] ?? null) : null;
}

/** What a horde of so many markers would plunder; null while the tables are not there. */
export function plunderGlory(data: Data, markers: number): number | null {
    return fromRow(numbers(data, "glory", "hordes", "glory"), markers);
}

/** How many cards of a band count at the end of the age: without skeletons, with the dwarf's own. */
export function countedSize(leader: string, others: readonly string[]): number {
    const cards = [leader, ...others].filter((card) => !isSkeleton(card)).length;
    return cards + (faceOf(leader).tribe === "dwarf" ? 1 : 0);
}

/** What a band brings at the end of the age. Display only; null while the tables are not there. */
export function bandGlory(data: Data, leader: string, others: readonly string[]): number | null {
    return fromRow(numbers(data, "glory", "bands", "glory"), countedSize(leader, others));
}

/** How many ages the game has: as many as there are glory tokens in a kingdom. */
export function agesOf(view: EthnosView): number {
    return view.kingdoms[0]?.tokens.length || (view.players.length < 4 ? 2 : 3);
}

export const ROMAN = ["", "I", "II", "III"] as const;
