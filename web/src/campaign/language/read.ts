// Reads a line as an order, by the patterns of the grammar: in either language, as the server will.
import { FORMS, limitsOf, type Form, type Limits, type OrderJson, type Part, type Value } from "./grammar";
import { Line, type Wanted } from "./line";
import { readValue } from "./values";

type Found = Readonly<Record<string, Value>>;

/** Something that could stand where the line ends: in which sentence, in which slot, after what. */
export interface Expected extends Wanted {
    readonly form: Form;
    readonly slot: string;
    readonly found: Found;
}

const BY_WORD = new Map<string, Form[]>();
for (const form of FORMS) {
    const first = form.parts[0]!;
    for (const word of first.what === "word" ? first.folded : [""]) {
        BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), form]);
    }
}
const NAMELESS = BY_WORD.get("") ?? [];

/** The order of a line; null if it cannot be read, or is none. */
export function read(text: string): OrderJson | null {
    if (text.trimStart().startsWith("{")) return readJson(text);
    const line = new Line(text);
    for (const form of BY_WORD.get(line.word(0)) ?? NAMELESS) {
        for (const [after, found] of match(form, form.parts, line, 0, {}, () => undefined)) {
            if (line.isOver(after)) return converted(form.order, found);
        }
    }
    return null;
}

/** What may stand behind these words, sentence by sentence. */
export function expectedAfter(text: string): readonly Expected[] {
    const expected: Expected[] = [];
    let context: Omit<Expected, keyof Wanted> | null = null;
    const line = new Line(text, (wanted) => {
        if (context) expected.push({ ...context, ...wanted });
    });
    const enter = (next: Omit<Expected, keyof Wanted>) => void (context = next);
    const forms = line.isOver(0) ? FORMS : (BY_WORD.get(line.word(0)) ?? NAMELESS);
    for (const form of forms) {
        // Every way to read it is tried: each may end somewhere else.
        for (const _ of match(form, form.parts, line, 0, {}, enter));
    }
    return expected;
}

type Enter = (context: Omit<Expected, keyof Wanted>) => void;
type Matches = Generator<readonly [number, Found]>;

function* match(
    form: Form,
    parts: readonly Part[],
    line: Line,
    at: number,
    found: Found,
    enter: Enter,
): Matches {
    const [part, ...rest] = parts;
    if (!part) yield [at, found];
    else if (part.what === "word") {
        const token = line.token(at);
        if (token && part.folded.has(token.folded)) {
            yield* match(form, rest, line, token.end, found, enter);
        } else {
            enter({ form, slot: "", found });
            line.miss(at, "word", part.words);
        }
    } else if (part.what === "slot") {
        const values = readValue(part.kind, line, at);
        for (;;) {
            enter({ form, slot: part.name, found }); // whatever lay between has set another
            const { value, done } = values.next();
            if (done) return;
            yield* match(form, rest, line, value[0], { ...found, [part.name]: value[1] }, enter);
        }
    } else if (part.what === "switch") {
        const value = part.value ? Number(part.value) : true;
        yield* match(form, rest, line, at, { ...found, [part.name]: value }, enter);
    } else {
        yield* match(form, [...part.inner, ...rest], line, at, found, enter);
        yield* match(form, rest, line, at, found, enter);
    }
}

// --- values that may be --------------------------------------------------------------------------------

/** The order of these values without those that are usual; null if one of them cannot be. */
function converted(order: string, found: Readonly<Record<string, unknown>>): OrderJson | null {
    const given: Record<string, Value> = {};
    for (const [name, limits] of Object.entries(limitsOf(order))) {
        const value = found[name] as Value | undefined;
        if (value === undefined) {
            if (limits.default === undefined) return null;
        } else {
            if (!isWithin(value, limits)) return null;
            if (!isSame(value, limits.default)) given[name] = value;
        }
    }
    return { order, ...given };
}

function readJson(text: string): OrderJson | null {
    try {
        const found = JSON.parse(text) as Record<string, unknown>;
        return typeof found["order"] === "string" ? converted(found["order"], found) : null;
    } catch {
        return null;
    }
}

function isWithin(value: Value, { least, most, shortest, longest, options }: Limits): boolean {
    if (typeof value === "number") return value >= (least ?? value) && value <= (most ?? value);
    if (options && value !== null) return options.includes(String(value));
    const length = typeof value === "string" || Array.isArray(value) ? value.length : null;
    return length === null || (length >= (shortest ?? 0) && length <= (longest ?? length));
}

/** Whether two values say the same; of goods none are as good as not there. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
    if (one === other) return true;
    if (one === undefined || other === undefined) return false;
    return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: Value): unknown {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    return Object.entries(value)
        .filter(([, count]) => count)
        .sort(([one], [other]) => (one < other ? -1 : 1));
}
