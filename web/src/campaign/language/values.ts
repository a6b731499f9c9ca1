// How values in sentences are written and read, kind by kind (`words/values.py`).
import type { Lang } from "../../lib/texts.svelte";
import { GOODS, GRAMMAR, spoken, type Goods, type Kind, type Value } from "./grammar";
import { fold, type Line, type Token } from "./line";

// --- writing -----------------------------------------------------------------------------------------

const PLAIN_NAME = /^\p{L}[\p{L}\p{N}_’-]*$/u;

export function showName(name: string, lang: Lang): string {
    if (PLAIN_NAME.test(name)) return name;
    return lang === "de" ? `„${name}“` : `"${name}"`;
}

/** `500 K und 1 HF`, in the sequence of the price list. */
export function showGoods(goods: Goods, lang: Lang): string {
    const listed = GOODS.filter((name) => goods[name]).map((name) => {
        const count = goods[name]!;
        return `${count} ${spoken(GRAMMAR.goods[name]!, lang)[count > 1 ? 1 : 0]}`;
    });
    const last = lang === "de" ? " und " : " and ";
    return listed.length > 1 ? [listed.slice(0, -1).join(", "), listed.at(-1)].join(last) : listed.join("");
}

export function show(kind: string, value: Value, lang: Lang): string {
    if (kind === "goods") return showGoods(value as Goods, lang);
    // Single goods go by their short forms in both languages.
    if (kind === "good") return GRAMMAR.goods[String(value)]?.[1][0] ?? String(value);
    if (kind === "realm" || kind === "name") return showName(String(value), lang);
    if (Array.isArray(value)) return value.join(", ");
    const names = GRAMMAR.kinds[kind]?.names?.[String(value)];
    return names ? spoken(names, lang) : String(value);
}

// --- reading -----------------------------------------------------------------------------------------

/** All ways to read a value, each with the place behind it. */
export type Read = Generator<readonly [number, Value]>;

interface Table {
    readonly spellings: readonly string[];
    readonly meanings: ReadonlyMap<string, string>;
    readonly longest: number;
}

function table(spelled: Readonly<Record<string, string>>): Table {
    const entries = Object.entries(spelled);
    return {
        spellings: entries.map(([spelling]) => spelling),
        meanings: new Map(entries.map(([spelling, meaning]) => [fold(spelling), meaning])),
        longest: Math.max(...entries.map(([spelling]) => spelling.split(" ").length)),
    };
}

const TABLES: Readonly<Record<string, Table>> = Object.fromEntries(
    Object.entries(GRAMMAR.kinds)
        .filter(([, kind]) => kind.spelled)
        .map(([name, kind]) => [name, table(kind.spelled!)]),
);
const UNITS = new Set(GRAMMAR.units.map(fold));
const AND = new Set(GRAMMAR.and);
const ALSO = GRAMMAR.and.filter((word) => /\w/.test(word));
const LONGEST_NAME = 6;
/** Lists, and what each of their items is. */
const LISTS: Readonly<Record<string, string>> = { people: "person", hosts: "host", fields: "field" };

export function* readValue(kind: string, line: Line, at: number): Read {
    const item = LISTS[kind];
    if (item) yield* readList(item, line, at);
    else if (kind === "count") yield* readCount(line, at);
    else if (kind === "field") yield* readField(line, at);
    else if (kind === "goods") yield* readGoods(line, at);
    else if (kind === "realm" || kind === "name") yield* readName(kind, line, at);
    else if (kind === "text") yield* readText(line, at);
    else if (TABLES[kind]) yield* readTable(kind, TABLES[kind], line, at);
    else yield* readUnit(kind, GRAMMAR.kinds[kind]!, line, at);
}

function* readCount(line: Line, at: number): Read {
    const number = line.number(at);
    if (number === null) line.miss(at, "count");
    else yield [line.after(at), number];
}

function* readUnit(name: string, kind: Kind, line: Line, at: number): Read {
    if (UNITS.has(line.word(at))) at = line.after(at);
    const number = line.number(at);
    if (number === null || number < kind.from! || number > kind.to!) line.miss(at, name);
    else yield [line.after(at), number];
}

function* readField(line: Line, at: number): Read {
    const token = line.token(at);
    if (token?.kind !== "field") line.miss(at, "field");
    else {
        const [province, own] = token.text.split("/").map(Number);
        yield [token.end, `${province}/${String(own).padStart(2, "0")}`];
    }
}

function afterAnd(line: Line, at: number): number {
    while (AND.has(line.word(at))) at = line.after(at);
    return at;
}

/** The whole list; a shorter one is never meant. */
function* readList(item: string, line: Line, at: number): Read {
    const found: (string | number)[] = [];
    let next = readValue(item, line, at).next().value as readonly [number, string | number] | undefined;
    while (next) {
        at = next[0];
        found.push(next[1]);
        next = readValue(item, line, afterAnd(line, at)).next().value as typeof next;
    }
    if (!found.length) return;
    line.miss(at, "word", ALSO);
    yield [at, found];
}

function* readGoods(line: Line, at: number): Read {
    const goods = TABLES["good"]!;
    const found: Record<string, number> = {};
    for (;;) {
        const some = Object.keys(found).length > 0;
        const place = some ? afterAnd(line, at) : at;
        const number = line.number(place);
        const good = number === null ? null : line.phrase(goods.meanings, goods.longest, line.after(place));
        if (good) {
            found[good[1]] = (found[good[1]] ?? 0) + number!;
            at = good[0];
            continue;
        }
        if (number !== null) line.miss(line.after(place), "good", goods.spellings);
        else if (some && place === at) line.miss(place, "word", ALSO);
        else line.miss(place, "goods");
        if (some) yield [at, found];
        return;
    }
}

function* readTable(kind: string, { meanings, longest, spellings }: Table, line: Line, at: number): Read {
    const found = line.phrase(meanings, longest, at);
    if (found) yield found;
    else line.miss(at, kind, spellings);
}

function isNamed(token: Token | null): token is Token {
    return token !== null && (token.kind === "word" || token.kind === "number");
}

/** In quotation marks, or the next word; more words only if a sentence comes of it. */
function* readName(kind: string, line: Line, at: number): Read {
    const first = line.token(at);
    if (first?.kind === "quote") yield [first.end, first.text.slice(1, -1)];
    else if (!isNamed(first)) line.miss(at, kind);
    else {
        let token: Token | null = first;
        for (let count = 0; count < LONGEST_NAME && isNamed(token); count += 1) {
            yield [token.end, line.text.slice(first.start, token.end)];
            token = line.token(token.end);
        }
    }
}

function* readText(line: Line, at: number): Read {
    const token = line.token(at);
    if (token) yield [line.text.length, line.text.slice(token.start).trim()];
    else line.miss(at, "text");
}
