// The game master's decisions: what each asks for, and the sentence that comes of it. `decisions.json` is made from
// the patterns of the Python grammar (`phoenix_desk/orders/decisions.py`), which alone reads sentences and checks them.
import type { Lang } from "../../lib/texts.svelte";
import { readPattern, spoken, type Limits, type Part } from "../language/grammar";
import data from "./decisions.json";

export type Row = Readonly<Record<string, string | number | boolean>>;
export type Value = string | number | boolean | readonly (string | number)[] | readonly Row[];
export type Values = Readonly<Record<string, Value>>;

/** A value of a decision: its kind as in the grammar, or `switch`, `realms`, `tenths`, `rows`. */
export interface Asked extends Omit<Limits, "default"> {
    readonly kind: string;
    readonly default?: Value;
    readonly row?: Readonly<Record<string, Asked>>;
}

interface Described {
    readonly values: Readonly<Record<string, Asked>>;
    readonly said: Readonly<Record<Lang, readonly string[]>>;
}

interface KindKnown {
    readonly names?: Readonly<Record<string, readonly [string, string]>>;
    readonly labels?: Readonly<Record<string, readonly [string, string]>>;
    readonly from?: number;
    readonly to?: number;
}

const DATA = data as unknown as {
    readonly decisions: Readonly<Record<string, Described>>;
    readonly kinds: Readonly<Record<string, KindKnown>>;
};

/** Which decisions belong together, as a game master looks for them. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
    word: ["announce", "answer", "grant"],
    creatures: ["place_creature", "move_creature", "hand_creature", "remove_creature"],
    realms: [
        "rebel",
        "arrive",
        "unite",
        "change_realm",
        "depart",
        "declare_kind",
        "bonus_town",
        "pirate_bonus",
    ],
    trade: ["deal_cards"],
    meeting: ["happen", "hold_council", "hold_race", "reward_adventure"],
    people: ["declare_absent", "declare_return", "send_away", "call_back"],
    course: ["set_deadlines", "close_round", "end_campaign"],
};

export const DECISIONS = Object.keys(DATA.decisions);

export function askedBy(decision: string): Readonly<Record<string, Asked>> {
    return DATA.decisions[decision]?.values ?? {};
}

export function kindKnown(kind: string): KindKnown {
    return DATA.kinds[kind] ?? {};
}

/** Slots that have another name in some decisions than elsewhere. */
const LABELS: Readonly<Record<string, string>> = {
    "unite into": "cor-slot-into-realm",
    "hand_creature into": "cor-slot-new-number",
    "place_creature number": "cor-slot-new-number",
    "move_creature to": "cor-slot-field",
    "arrive realm": "cor-slot-seat",
    "rebel to": "cor-slot-to-or-seat",
    "rebel armies": "cor-slot-units",
    "rebel people": "cor-slot-followers",
    "hold_council kind": "cor-slot-vote",
    "happen kind": "cor-slot-happening",
    "happen text": "cor-slot-telling",
    "declare_kind kind": "cor-slot-realm-kind",
    "reward_adventure leader": "cor-slot-led-by",
};

/** The message with the name of what is asked for. */
export function labelOf(decision: string, name: string): string {
    return LABELS[`${decision} ${name}`] ?? `cor-slot-${name}`;
}

export interface Choice {
    readonly code: string;
    readonly name: string;
}

/** What can be chosen; excuses are said as words and mean yes or no. */
export function choicesOf({ kind, options }: Asked, lang: Lang): Choice[] {
    const { names = {}, labels = names } = kindKnown(kind);
    const codes = options ?? Object.keys(labels);
    return codes.map((code) => ({ code, name: labels[code] ? spoken(labels[code], lang) : code }));
}

// --- whether it is whole -----------------------------------------------------------------------------------

function isEmpty(value: Value | undefined): boolean {
    return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function isWithin(value: Value, { least, most, shortest, longest }: Asked): boolean {
    if (typeof value === "number") return value >= (least ?? value) && value <= (most ?? value);
    const length = typeof value === "string" || Array.isArray(value) ? value.length : null;
    return length === null || (length >= (shortest ?? 0) && length <= (longest ?? length));
}

/** Names of what is missing, or not as it may be. */
export function missingIn(
    asked: Readonly<Record<string, Asked>>,
    values: Readonly<Record<string, unknown>>,
): string[] {
    return Object.entries(asked).flatMap(([name, one]) => {
        const value = values[name] as Value | undefined;
        if (isEmpty(value))
            return one.default === undefined && one.kind !== "switch" && one.shortest !== undefined
                ? [name]
                : needed(name, one);
        if (one.row)
            return (value as readonly Row[]).every((row) => !missingIn(one.row!, row).length) ? [] : [name];
        return isWithin(value!, one) ? [] : [name];
    });
}

/** A leader of an adventure may be nobody; everything else without a usual value has to be given. */
function needed(name: string, one: Asked): string[] {
    return one.default === undefined && !(one.kind === "called" && one.shortest === undefined) ? [name] : [];
}

/** The move as the server takes it, without what is usual. */
export function moveOf(decision: string, values: Values): Readonly<Record<string, unknown>> {
    const told = Object.entries(askedBy(decision)).flatMap(([name, one]) => {
        const value = values[name];
        if (isEmpty(value)) return one.default === undefined ? [[name, ""] as const] : [];
        return JSON.stringify(value) === JSON.stringify(one.default) ? [] : [[name, value] as const];
    });
    return { move: decision, ...Object.fromEntries(told) };
}

// --- sentences -----------------------------------------------------------------------------------------------

const PATTERNS = new Map<string, readonly Part[]>();

function partsOf(pattern: string): readonly Part[] {
    const known = PATTERNS.get(pattern) ?? readPattern(pattern);
    PATTERNS.set(pattern, known);
    return known;
}

/** The sentence as far as it is chosen; what is missing is a mark. */
export function sentenceOf(decision: string, values: Values, lang: Lang): string {
    const patterns = (DATA.decisions[decision]?.said[lang] ?? []).map(partsOf);
    const told = telling(decision, values);
    const form =
        patterns.find((parts) => fits(parts, told, values)) ?? patterns.find((parts) => isRoomy(parts, told));
    const usual = askedBy(decision);
    const say = (name: string, kind: string) => shown(kind, values[name] ?? usual[name]?.default, lang);
    return form ? joined(form, say, told) : "";
}

/** Values that are not the usual ones, and words that say something all the same. */
function telling(decision: string, values: Values): ReadonlySet<string> {
    const names = Object.entries(askedBy(decision)).filter(([name, one]) => {
        const value = values[name] ?? one.default;
        return (
            JSON.stringify(value) !== JSON.stringify(one.default) ||
            (typeof value === "string" && value !== "")
        );
    });
    return new Set(names.map(([name]) => name));
}

function named(parts: readonly Part[], isNeeded: boolean): string[] {
    return parts.flatMap((part) => {
        if (part.what === "slot" || part.what === "switch") return [part.name];
        if (part.what === "noise") return named(part.inner, isNeeded);
        return part.what !== "word" && !isNeeded ? named(part.inner, isNeeded) : [];
    });
}

function isRoomy(parts: readonly Part[], told: ReadonlySet<string>): boolean {
    const places = new Set(named(parts, false));
    return [...told].every((name) => places.has(name));
}

function fits(parts: readonly Part[], told: ReadonlySet<string>, values: Values): boolean {
    const isMeant = parts.every(
        (part) => part.what !== "switch" || !part.value || String(values[part.name]) === part.value,
    );
    return isMeant && isRoomy(parts, told) && named(parts, true).every((name) => told.has(name));
}

const MARKS = new Set([":", ",", ";", "."]);
const MISSING = "…";

function joined(
    parts: readonly Part[],
    say: (name: string, kind: string) => string,
    told: ReadonlySet<string>,
): string {
    let text = "";
    for (const piece of pieces(parts, say, told)) {
        text += !text || MARKS.has(piece) ? piece : ` ${piece}`;
    }
    return text;
}

function* pieces(
    parts: readonly Part[],
    say: (name: string, kind: string) => string,
    told: ReadonlySet<string>,
): Generator<string> {
    for (const part of parts) {
        if (part.what === "word") yield part.words[0]!;
        else if (part.what === "slot")
            yield told.has(part.name) || part.kind === "led" ? say(part.name, part.kind) : MISSING;
        else if (part.what === "noise" || part.what === "any") yield* pieces(part.inner, say, told);
        else if (part.what === "maybe" && isWanted(part.inner, told)) yield* pieces(part.inner, say, told);
    }
}

/** What may be missing is said if all that stands in it has something to say; words alone are not. */
function isWanted(parts: readonly Part[], told: ReadonlySet<string>): boolean {
    const names = named(parts, true);
    return names.length > 0 && names.every((name) => told.has(name));
}

function shown(kind: string, value: Value | undefined, lang: Lang): string {
    const { names = {} } = kindKnown(kind);
    const said = (one: unknown) => (names[titled(one)] ? spoken(names[titled(one)]!, lang) : String(one));
    if (kind === "called") return called(String(value), lang);
    if (kind === "led") return value ? listed(String(value), lang) : said("");
    if (kind === "realms") return (value as readonly string[]).map((name) => listed(name, lang)).join(", ");
    if (kind === "drivers" || kind === "group") {
        return (value as readonly Row[]).map((row) => rowShown(row, said, lang)).join(", ");
    }
    return Array.isArray(value) ? value.map(said).join(", ") : said(value);
}

/** As Python writes yes and no, by which excuses are known. */
function titled(value: unknown): string {
    return typeof value === "boolean" ? (value ? "True" : "False") : String(value);
}

function called(name: string, lang: Lang): string {
    return /^[^\s„“”":]+$/.test(name) ? name : quoted(name, lang);
}

/** In a list a name ends at the first mark. */
function listed(name: string, lang: Lang): string {
    return /^\p{L}[\p{L}\p{N}_’-]*$/u.test(name) ? name : quoted(name, lang);
}

function quoted(name: string, lang: Lang): string {
    return lang === "de" ? `„${name}“` : `"${name}"`;
}

/** Who drove, or came back, and how it went. */
function rowShown(row: Row, said: (one: unknown) => string, lang: Lang): string {
    const points = Number(row.tenths ?? 0) / 10;
    return [
        row.realm ? listed(String(row.realm), lang) : MISSING,
        row.person ?? MISSING,
        ...(row.final ? [said("final")] : []),
        ...(row.place ? [said("place"), row.place] : []),
        ...(points ? [`${String(points).replace(".", lang === "de" ? "," : ".")} GP`] : []),
        ...(row.fallen ? [said("fallen")] : []),
    ].join(" ");
}
