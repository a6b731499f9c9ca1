// What may stand at the cursor: words, pieces, fields, realms, goods. Only what the grammar allows at this place,
// in either language; a misspelt word finds what was meant among that.
import { GRAMMAR, limitsOf, spoken } from "./grammar";
import { freeNumbers, isField, isHost, kindOf, type Known, type KnownPiece, type PieceKind } from "./known";
import { fold } from "./line";
import { slipsTo } from "./misspelt";
import { expectedAfter, type Expected } from "./read";
import { showName } from "./values";

export interface Completion {
    /** What takes the place of the line from `from` to `to`. */
    readonly text: string;
    readonly from: number;
    readonly to: number;
    readonly kind: "word" | "piece" | "number" | "field" | "realm" | "value";
    /** The piece that is meant: who shows the list says what it is and where. */
    readonly piece?: KnownPiece;
    /** Something else was typed; this may be meant. */
    readonly isGuess: boolean;
}

type Candidate = Pick<Completion, "text" | "kind" | "piece"> & {
    /** The smaller, the likelier. */
    readonly rank: number;
    /** Of several spellings of one meaning the likeliest is enough. */
    readonly meaning?: string;
};

const MOST = 24;
/** So many words that are typed already may belong to what is completed: `lord of the c`. */
const WORDS_BACK = 4;
const GUESS = 100;
/** Values stand before words, for most of those may be left out there; but a line begins with a word. */
const WORD = 5;
const BEGINNING = 10;

export function complete(line: string, cursor: number, known: Known): Completion[] {
    const before = line.slice(0, cursor);
    if (/^\s*[#{]/.test(before)) return [];
    const to = cursor + (/^[\p{L}\p{N}_/’'-]*/u.exec(line.slice(cursor))?.[0].length ?? 0);
    const found = new Map<string, Completion & { rank: number }>();
    starts(before).forEach((from, back) => {
        const typed = before.slice(from);
        for (const { rank, meaning, ...candidate } of candidates(before.slice(0, from), typed, known)) {
            const slips = distance(fold(typed), fold(candidate.text), back === 0);
            if (slips === null || candidate.text === typed) continue;
            const isGuess = slips > 0;
            const place = rank + slips * GUESS - back;
            const key = meaning ?? fold(candidate.text);
            const old = found.get(key);
            if (!old || place < old.rank) found.set(key, { ...candidate, from, to, isGuess, rank: place });
        }
    });
    const all = [...found.values()].sort((one, other) => one.rank - other.rank);
    const certain = all.filter((one) => !one.isGuess);
    return (certain.length ? certain : all).slice(0, MOST).map(({ rank: _, ...one }) => one);
}

/** Where what is being typed may have begun: at the last word, or some words before it. */
function starts(before: string): number[] {
    const open = /[„"][^“”"]*$/.exec(before);
    if (open) return [open.index];
    const found = [before.length - (/\S*$/.exec(before)?.[0].length ?? 0)];
    for (const match of [...before.slice(0, found[0]).matchAll(/\S+/g)].reverse().slice(0, WORDS_BACK - 1)) {
        found.push(match.index);
    }
    return found;
}

/** 0 for what begins so, more for what is spelt otherwise, null for anything else. */
function distance(typed: string, word: string, isLast: boolean): number | null {
    const plain = typed.replace(/^[„"]/, "");
    if (word.replace(/^[„"]/, "").startsWith(plain)) return 0;
    return isLast && /^\D*$/.test(plain) ? slipsTo(plain, word) : null;
}

function* candidates(head: string, typed: string, known: Known): Generator<Candidate> {
    for (const expected of expectedAfter(head)) {
        const isForeign = expected.form.lang !== known.lang;
        for (const candidate of ofKind(expected, typed, known)) {
            const isEarly = !head.trim() && candidate.kind !== "word";
            yield { ...candidate, rank: candidate.rank + (isForeign ? 10 : 0) + (isEarly ? BEGINNING : 0) };
        }
    }
}

function* ofKind(expected: Expected, typed: string, known: Known): Generator<Candidate> {
    const { kind, words, slot, form } = expected;
    if (kind === "word") yield* words.map((text, at) => ({ text, kind: "word", rank: WORD + at }) as const);
    else if (kind === "field") yield* fields(typed, known);
    else if (kind === "realm") {
        yield* known.realms.map(
            (name) => ({ text: showName(name, known.lang), kind: "realm", rank: 1 }) as const,
        );
    } else if (kind === "unit" || kind === "host" || kind === "person") {
        if (isNew(form.order, slot)) yield* numbers(expected, known);
        yield* pieces(expected, known);
    } else yield* values(kind, words, known, limitsOf(form.order)[slot]?.options);
}

/** Codes and names of a table: those of the reader's language first, the others when they are typed. */
function* values(
    kind: string,
    words: readonly string[],
    known: Known,
    options?: readonly string[],
): Generator<Candidate> {
    const { spelled = {}, names = {} } = GRAMMAR.kinds[kind] ?? {};
    const own = new Set(
        kind === "good"
            ? Object.values(GRAMMAR.goods).flatMap((name) => spoken(name, known.lang)[1])
            : Object.values(names).map((name) => spoken(name, known.lang)),
    );
    for (const spelling of [...own, ...words]) {
        const meaning = spelled[spelling] ?? spelled[fold(spelling)];
        if (options && meaning !== undefined && !options.includes(meaning)) continue;
        yield {
            text: spelling,
            kind: "value",
            rank: own.has(spelling) ? 1 : 20,
            meaning: meaning ?? spelling,
        };
    }
}

// --- pieces and numbers --------------------------------------------------------------------------------

/** Slots for a number that nobody has yet, and the kind of piece that gets it, if the order says it. */
const NEW: Readonly<Record<string, PieceKind | "">> = {
    "recruit army": "",
    "buy_goods army": "",
    "withdraw_crew army": "foot",
    "enlist number": "",
    "split into": "",
    "mount into": "riders",
    "dismount into": "foot",
    "raise_dead into": "",
};

/** Whether this value is the number of a piece that the order makes. */
export function isNew(order: string, slot: string): boolean {
    return `${order} ${slot}` in NEW;
}

/** The kind of piece that an order makes, as far as its other values tell. */
export function kindOfNew(
    order: string,
    slot: string,
    found: Readonly<Record<string, unknown>>,
): PieceKind | null {
    const settled = NEW[`${order} ${slot}`];
    if (settled) return settled;
    if (order === "enlist")
        return found["rank"] === undefined ? null : found["rank"] === "CHF" ? "character" : "wizard";
    if ((order === "split" || order === "raise_dead") && found["army"]) return kindOf(Number(found["army"]));
    const goods = (found["goods"] ?? {}) as Readonly<Record<string, number>>;
    if (goods["ships"] || goods["light_warships"] || goods["heavy_warships"]) return "fleet";
    if (goods["riders"]) return "riders";
    return Object.keys(goods).length ? "foot" : null;
}

function* numbers({ form, slot, found }: Expected, known: Known): Generator<Candidate> {
    const kind = kindOfNew(form.order, slot, found) ?? "foot";
    for (const number of freeNumbers(known, kind, 3)) yield { text: String(number), kind: "number", rank: 2 };
}

/** Slots in which somebody else's piece stands. */
const FOREIGN = new Set(["challenge foe", "set_rivals foes", "free_person person", "take_over army"]);

export function isForeign(order: string, slot: string): boolean {
    return FOREIGN.has(`${order} ${slot}`);
}

function* pieces({ kind, form, slot, found }: Expected, known: Known): Generator<Candidate> {
    const isTheirs = isForeign(form.order, slot);
    const here = known.pieces.find((piece) => piece.isOwn && piece.number === found["army"])?.field;
    const named = new Set(Object.values(found).flat());
    for (const piece of known.pieces) {
        if (piece.isOwn === isTheirs || !mayBe(piece, kind, form.order, slot)) continue;
        if (!isTheirs && named.has(piece.number)) continue;
        if (isTheirs && found["realm"] && piece.realm !== found["realm"]) continue;
        const rank = here && piece.field === here ? 2 : 3;
        yield { text: String(piece.number), kind: "piece", piece, rank };
    }
}

/** Whether a piece of its kind can stand in a slot. */
export function mayBe(piece: KnownPiece, kind: string, order: string, slot: string): boolean {
    const { from = 0, to = 999 } = GRAMMAR.kinds[kind] ?? {};
    if (piece.number < from || piece.number > to) return false;
    if (slot === "fleet") return piece.kind === "fleet";
    if (slot === "wizard" || order in SPELLS) return piece.kind === "wizard" || slot === "armies";
    if (slot === "army" || slot === "into") return order === "travel" || isHost(piece.kind);
    return true;
}

/** What only wizards do. */
const SPELLS: Readonly<Record<string, true>> = {
    dismiss_wizard: true,
    teleport: true,
    teleport_late: true,
    teleport_goods: true,
    raise_magic_wall: true,
    tear_magic_wall: true,
    tear_magic_wall_late: true,
    ban: true,
    retrain: true,
};

// --- fields ----------------------------------------------------------------------------------------------

const FEW = 8;

/** Own towns and the places of pieces; behind a province its fields. */
function* fields(typed: string, known: Known): Generator<Candidate> {
    for (const [at, { field }] of known.places.entries())
        yield { text: field, kind: "field", rank: 4 + at / 100 };
    const [province = "", own] = typed.split("/");
    if (own === undefined) {
        const like = [...known.provinces.keys()].filter((name) => typed && name.startsWith(province));
        yield* like.slice(0, FEW).map((name) => ({ text: `${name}/`, kind: "field", rank: 6 }) as const);
        return;
    }
    for (let number = 1; number <= (known.provinces.get(province) ?? 0); number += 1) {
        const text = `${province}/${String(number).padStart(2, "0")}`;
        if (isField(known, text)) yield { text, kind: "field", rank: 5 + number / 100 };
    }
}
