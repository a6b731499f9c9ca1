// The tables of this browser and of the account, with whose turn it is.
import type { TableHere, TableInfo, Tables } from "../generated/server";
import { account } from "./account.svelte";
import { ask, Refusal } from "./api";
import { dropLink, linksOf, links } from "./links";

export interface MyTable {
    table: TableInfo;
    seats: readonly number[];
}

async function known(id: string): Promise<MyTable | null> {
    const seats = new Set<number>();
    let table: TableInfo | null = null;
    for (const token of linksOf(id)) {
        try {
            const here = await ask<TableHere>("GET", `/api/tables/${id}`, undefined, token);
            table = here.table;
            for (const seat of here.you.seats) seats.add(seat);
        } catch (trouble) {
            if (!(trouble instanceof Refusal) || trouble.status !== 404) throw trouble;
            dropLink(id);
            return null;
        }
    }
    return table && { table, seats: [...seats] };
}

/** Whether one of my seats must decide; of an account's tables, seats bear its name. */
export function isMyTurn({ table, seats }: MyTable): boolean {
    return table.status === "running" && seats.some((seat) => table.to_act?.includes(seat));
}

function ownSeats(table: TableInfo): number[] {
    const name = account.info?.name;
    return table.seats.filter((seat) => seat.kind === "human" && seat.name === name).map((seat) => seat.seat);
}

/** Newest change first; my turn before everything else. */
export async function myTables(): Promise<MyTable[]> {
    await account.load();
    const found = (await Promise.all(Object.keys(links()).map(known))).filter((one) => one !== null);
    const ids = new Set(found.map((one) => one.table.id));
    const owned = account.info ? (await ask<Tables>("GET", "/api/my/tables")).tables : [];
    const others = owned
        .filter((table) => !ids.has(table.id))
        .map((table) => ({ table, seats: ownSeats(table) }));
    return [...found, ...others].sort(
        (a, b) =>
            Number(isMyTurn(b)) - Number(isMyTurn(a)) || (b.table.changed ?? 0) - (a.table.changed ?? 0),
    );
}
