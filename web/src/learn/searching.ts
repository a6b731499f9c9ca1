// Finding rules by their words, in both languages.
import type { RuleInfo } from "../generated/server";

/** From this length on a word is found inside others too: "heer" in "Kriegerheer". */
const INSIDE = 4;
const SPELT_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const WORDS = /[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu;

function bare(text: string): string {
    return text
        .normalize("NFD")
        .replace(/\p{Diacritic}/gu, "")
        .toLowerCase()
        .replaceAll("ß", "ss");
}

function speltOut(text: string): string {
    return bare(
        text
            .normalize("NFC")
            .toLowerCase()
            .replace(/[äöüß]/g, (letter) => SPELT_OUT[letter] ?? letter),
    );
}

/** Both ways to write a word without umlauts: "konig" and "koenig". */
function spellings(text: string): [string, string] {
    return [bare(text), speltOut(text)];
}

function wanted(query: string): string[] {
    return bare(query).split(/\s+/).filter(Boolean);
}

/** Whether this word is what somebody looks for, or begins so. */
function answers(word: string, query: string): boolean {
    const ways = spellings(word);
    if (ways.some((way) => way.startsWith(query))) return true;
    return query.length >= INSIDE && ways.some((way) => way.includes(query));
}

/** Rules with all of their words, made once for a book: searching it takes a millisecond then. */
export class RuleIndex {
    readonly #rows: readonly { rule: RuleInfo; text: string }[];

    constructor(rules: readonly RuleInfo[]) {
        this.#rows = rules.map((rule) => {
            const all = `${rule.id} ${rule.text.en} ${rule.text.de}`;
            const words = new Set([...new Set(all.match(WORDS))].flatMap(spellings));
            return { rule, text: ` ${[...words].join(" ")} ` };
        });
    }

    /** Rules that hold every word, in either language or in their number. */
    found(query: string): RuleInfo[] {
        const words = wanted(query);
        const holds = (text: string, word: string) => text.includes(word.length < INSIDE ? ` ${word}` : word);
        return this.#rows
            .filter(({ text }) => words.every((word) => holds(text, word)))
            .map(({ rule }) => rule);
    }
}

export interface Piece {
    text: string;
    isHit: boolean;
}

/** The text in pieces, with the words marked for which it was found. */
export function marked(text: string, query: string): Piece[] {
    const words = wanted(query);
    if (!words.length) return [{ text, isHit: false }];
    const pieces: Piece[] = [];
    let end = 0;
    for (const found of text.matchAll(WORDS)) {
        if (!words.some((word) => answers(found[0], word))) continue;
        if (found.index > end) pieces.push({ text: text.slice(end, found.index), isHit: false });
        end = found.index + found[0].length;
        pieces.push({ text: found[0], isHit: true });
    }
    return end < text.length ? [...pieces, { text: text.slice(end), isHit: false }] : pieces;
}
