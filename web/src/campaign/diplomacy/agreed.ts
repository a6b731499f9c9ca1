// What was agreed and done between realms, month by month: offers, rights, gifts and sales.
import { said, t } from "../../lib/texts.svelte";
import type { Words } from "../../generated/server";
import type { Letter } from "../types";
import { plain } from "./names";

export interface Agreement {
    key: string;
    month: number;
    kind: "offer" | "right" | "trade";
    /** Realms that it concerns. */
    realms: number[];
    text: string;
    /** Lines of an offer. */
    lines: string[];
}

/** A line of the notice board. */
export interface BoardLine {
    kind: string;
    said: Words;
    data: { realm?: number; to?: number };
}

/** A line of the treasury book. */
export interface BookLine {
    month: number;
    gold: number;
    why: string;
    where: string;
}

const RIGHTS = new Set(["way_granted", "way_revoked", "coast_granted", "coast_revoked"]);
const TRADE = new Set(["gift", "sale"]);

export function ofOffers(letters: readonly Letter[], nameOf: (box: number) => string): Agreement[] {
    return letters
        .filter((letter) => letter.kind === "offer" && letter.state === "accepted")
        .map((letter) => ({
            key: letter.key,
            month: letter.month,
            kind: "offer",
            realms: [letter.sender, ...letter.to],
            text: t("dip-agreed-offer", {
                from: nameOf(letter.sender),
                to: nameOf(letter.to[0] ?? letter.sender),
            }),
            lines: [...(letter.gives ?? []), ...(letter.wants ?? [])],
        }));
}

export function ofBoard(month: number, news: readonly BoardLine[]): Agreement[] {
    return news.flatMap(({ kind, said: words, data }, n) =>
        RIGHTS.has(kind)
            ? [
                  {
                      key: `${month} ${n}`,
                      month,
                      kind: "right" as const,
                      realms: [data.realm ?? -2, data.to ?? -2],
                      text: said(words),
                      lines: [],
                  },
              ]
            : [],
    );
}

export function ofBook(
    rows: readonly BookLine[],
    me: number,
    numberOf: (name: string) => number,
): Agreement[] {
    return rows.flatMap((row, n) =>
        TRADE.has(row.why)
            ? [
                  {
                      key: `book ${n}`,
                      month: row.month,
                      kind: "trade" as const,
                      realms: [me, numberOf(row.where)],
                      text: bookedInWords(row),
                      lines: [],
                  },
              ]
            : [],
    );
}

function bookedInWords({ why, where, gold }: BookLine): string {
    const way = gold < 0 ? "out" : "in";
    return t(`dip-agreed-${why}-${way}`, { realm: plain(where), gold: Math.abs(gold) });
}

/** The latest month first; within one as they came. */
export function byMonth(found: readonly Agreement[]): { month: number; agreed: Agreement[] }[] {
    const months = new Map<number, Agreement[]>();
    for (const one of found) months.set(one.month, [...(months.get(one.month) ?? []), one]);
    return [...months].sort(([one], [other]) => other - one).map(([month, agreed]) => ({ month, agreed }));
}
