// Lines of sheets and offers about other realms, read and written in the language of orders.
import type { Lang } from "../../../lib/texts.svelte";
import type { OrderJson } from "../../language/grammar";
import { read } from "../../language/read";
import { write } from "../../language/write";
import { GROUPS, type Deal } from "./deals";

const KINDS: ReadonlySet<string> = new Set(Object.values(GROUPS).flat());

/** The order between realms that a line is; null for anything else. */
export function readDeal(line: string): Deal | null {
    const order = read(line);
    return order && KINDS.has(order.order) ? (order as unknown as Deal) : null;
}

export function sentence(deal: Deal, lang: Lang): string {
    return write(deal as unknown as OrderJson, lang);
}

/** Whom an order is about; the release of prisoners names nobody. */
export function realmOf(deal: Deal): string {
    return deal.order === "release" ? "" : deal.realm;
}

export interface WrittenDeal {
    /** The line of the sheet, counted from 0. */
    n: number;
    deal: Deal;
}

/** Orders between realms that stand in a sheet already. */
export function writtenDeals(lines: readonly string[]): WrittenDeal[] {
    return lines.flatMap((line, n) => {
        const deal = readDeal(line);
        return deal ? [{ n, deal }] : [];
    });
}
