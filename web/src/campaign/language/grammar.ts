// The language of orders, as the rules know it: `grammar.json` is made from the patterns of the Python grammar
// (`phoenix_desk/orders/language.py`). A pattern both writes and reads a sentence, here as there.
import type { Lang } from "../../lib/texts.svelte";
import data from "./grammar.json";
import { fold } from "./line";

/** An order as the server takes it: `{ order: "move", army: 101, to: "503/22" }`; what is usual is left out. */
export type Value = string | number | boolean | null | readonly (string | number)[] | Goods;
export type Goods = Readonly<Record<string, number>>;
export interface OrderJson {
    readonly order: string;
    readonly [value: string]: Value;
}

export type SheetPart = "muster" | "turn";

/** What a value may be; one without a default has to be given. */
export interface Limits {
    readonly least?: number;
    readonly most?: number;
    readonly shortest?: number;
    readonly longest?: number;
    readonly options?: readonly string[];
    readonly default?: Value;
}

/** What may stand in a slot: spellings and their meanings, names by meaning (English, German), numbers. */
export interface Kind {
    readonly about: readonly [string, string];
    readonly spelled?: Readonly<Record<string, string>>;
    readonly names?: Readonly<Record<string, readonly [string, string]>>;
    readonly from?: number;
    readonly to?: number;
}

interface Described {
    readonly part: SheetPart;
    readonly values: Readonly<Record<string, Limits>>;
    readonly said: Readonly<Record<Lang, readonly string[]>>;
}

interface Grammar {
    readonly orders: Readonly<Record<string, Described>>;
    readonly kinds: Readonly<Record<string, Kind>>;
    readonly goods: Readonly<Record<string, readonly [readonly [string, string], readonly [string, string]]>>;
    readonly units: readonly string[];
    readonly and: readonly string[];
    readonly marks: readonly string[];
}

export const GRAMMAR = data as unknown as Grammar;
export const GOODS = Object.keys(GRAMMAR.goods);

/** `word`, `slot`, `switch`, or a bracket: `maybe` (unwritten if usual), `noise` (written, but not needed), `any`. */
export type Part =
    | { readonly what: "word"; readonly words: readonly string[]; readonly folded: ReadonlySet<string> }
    | { readonly what: "slot"; readonly name: string; readonly kind: string }
    | { readonly what: "switch"; readonly name: string; readonly value: string }
    | { readonly what: "maybe" | "noise" | "any"; readonly inner: readonly Part[] };

/** One sentence for one kind of order. */
export interface Form {
    readonly order: string;
    readonly lang: Lang;
    readonly parts: readonly Part[];
}

const PATTERN = /\{(\w+):(\w+)\}|=(\w+)(?::(\d+))?|([[\]()<>])|([^\s[\](){}<>]+)/g;
const CLOSED_BY = { "]": "maybe", ")": "noise", ">": "any" } as const;

export function readPattern(pattern: string): readonly Part[] {
    const stack: Part[][] = [[]];
    for (const [, slot, kind, switched, value, bracket, word] of pattern.matchAll(PATTERN)) {
        const parts = stack[stack.length - 1]!;
        if (slot) parts.push({ what: "slot", name: slot, kind: kind! });
        else if (switched) parts.push({ what: "switch", name: switched, value: value ?? "" });
        else if (word) {
            const words = word.split("|");
            parts.push({ what: "word", words, folded: new Set(words.map(fold)) });
        } else if (bracket === "[" || bracket === "(" || bracket === "<") stack.push([]);
        else {
            const inner = stack.pop()!;
            stack[stack.length - 1]!.push({ what: CLOSED_BY[bracket as keyof typeof CLOSED_BY], inner });
        }
    }
    return stack[0]!;
}

const LANGUAGES: readonly Lang[] = ["en", "de"];

export const FORMS: readonly Form[] = Object.entries(GRAMMAR.orders).flatMap(([order, { said }]) =>
    LANGUAGES.flatMap((lang) => said[lang].map((text) => ({ order, lang, parts: readPattern(text) }))),
);

/** Which of the two names is in this language. */
export function spoken<T>(names: readonly [T, T], lang: Lang): T {
    return names[lang === "en" ? 0 : 1];
}

export function limitsOf(order: string): Readonly<Record<string, Limits>> {
    return GRAMMAR.orders[order]?.values ?? {};
}

/** The part of the sheet in which an order stands. */
export function partOf(order: string): SheetPart {
    return GRAMMAR.orders[order]?.part ?? "turn";
}
