// Writes an order as a sentence, exactly as the rules would: the first pattern that fits.
import type { Lang } from "../../lib/texts.svelte";
import { FORMS, GRAMMAR, limitsOf, type Form, type OrderJson, type Part, type Value } from "./grammar";
import { isSame, read } from "./read";
import { show } from "./values";

/** A line that is read as the same order; what no sentence can say is written as JSON. */
export function write(order: OrderJson, lang: Lang): string {
    for (const form of FORMS) {
        if (form.order !== order.order || form.lang !== lang || !fits(form, order)) continue;
        const line = written(form, order);
        if (isReadAs(line, order)) return line;
    }
    return JSON.stringify(order);
}

const MISSING = "…";

/** The sentence as far as it is chosen; what is missing is a mark. */
export function sketch(order: OrderJson, lang: Lang): string {
    const told = telling(order);
    const forms = FORMS.filter((form) => form.order === order.order && form.lang === lang);
    const roomy = forms.filter((form) => [...told].every((name) => named(form.parts, false).includes(name)));
    const form = roomy.find((one) => isMeant(one, order)) ?? forms[0];
    return form ? written(form, order) : "";
}

function isReadAs(line: string, order: OrderJson): boolean {
    const found = read(line);
    return (
        found !== null && Object.keys({ ...found, ...order }).every((name) => isUnchanged(found, order, name))
    );
}

function isUnchanged(one: OrderJson, other: OrderJson, name: string): boolean {
    const usual = limitsOf(one.order)[name]?.default;
    return isSame(one[name] ?? usual, other[name] ?? usual);
}

/** Values that are not the usual ones, and those that say something all the same: a rank, a name. */
function telling(order: OrderJson): ReadonlySet<string> {
    const told = Object.entries(limitsOf(order.order)).filter(([name, limits]) => {
        const value = order[name] ?? limits.default;
        return !isSame(value, limits.default) || (typeof value === "string" && value !== "");
    });
    return new Set(told.map(([name]) => name));
}

/** Values that a form has a place for, or those that it cannot do without. */
function named(parts: readonly Part[], needed: boolean): string[] {
    return parts.flatMap((part) => {
        if (part.what === "slot" || part.what === "switch") return [part.name];
        return part.what === "maybe" && !needed ? named(part.inner, needed) : [];
    });
}

/** Whether the form has words for all that the order says, and no place for anything else. */
function fits(form: Form, order: OrderJson): boolean {
    const told = telling(order);
    const places = new Set(named(form.parts, false));
    if (![...told].every((name) => places.has(name))) return false;
    return named(form.parts, true).every((name) => told.has(name)) && isMeant(form, order);
}

/** Whether switches of the form stand as in the order. */
function isMeant(form: Form, order: OrderJson): boolean {
    return form.parts.every((part) => {
        if (part.what !== "switch") return true;
        return part.value ? String(order[part.name]) === part.value : order[part.name] === true;
    });
}

function written(form: Form, order: OrderJson): string {
    const told = telling(order);
    let text = "";
    for (const { piece, isMark } of pieces(form.parts, form.lang, order, told)) {
        text += !text || isMark ? piece : ` ${piece}`;
    }
    return text;
}

function* pieces(
    parts: readonly Part[],
    lang: Lang,
    order: OrderJson,
    told: ReadonlySet<string>,
): Generator<{ piece: string; isMark: boolean }> {
    for (const part of parts) {
        if (part.what === "word") {
            const piece = part.words[0]!;
            yield { piece, isMark: GRAMMAR.marks.includes(piece) };
        } else if (part.what === "slot") {
            yield { piece: shown(part.kind, order[part.name], lang), isMark: false };
        } else if (part.what === "noise" || (part.what === "maybe" && isTold(part.inner, told))) {
            yield* pieces(part.inner, lang, order, told);
        }
    }
}

function shown(kind: string, value: Value | undefined, lang: Lang): string {
    return (value === undefined || value === "" ? "" : show(kind, value, lang)) || MISSING;
}

function isTold(inner: readonly Part[], told: ReadonlySet<string>): boolean {
    return named(inner, true).some((name) => told.has(name));
}
