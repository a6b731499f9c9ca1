// Numbers of corrections as people write them: whole ones with separators, good points with a decimal sign.
import type { Correctable } from "../../generated/campaign";
import type { Lang } from "../../lib/texts.svelte";

function written(value: number, lang: Lang, digits = 0): string {
    return new Intl.NumberFormat(lang === "de" ? "de-DE" : "en-GB", { maximumFractionDigits: digits }).format(
        value,
    );
}

/** Good points are kept in tenths. */
export function shownNumber(kind: string, value: number, lang: Lang): string {
    return kind === "tenths" ? written(value / 10, lang, 1) : written(value, lang);
}

/** "0–5.000" */
export function limitsSaid({ kind, least, most }: Correctable, lang: Lang): string {
    return `${shownNumber(kind, least, lang)}–${shownNumber(kind, most, lang)}`;
}

/** `1.200`, `1,200` and `1200` are the same; of good points the last sign before one digit is the decimal sign. */
export function typedNumber(text: string, { kind, least, most }: Correctable): number | null {
    const plain = text.replace(/[\s ’']/g, "");
    const found =
        kind === "tenths"
            ? /^(\d[\d.,]*?)(?:[.,](\d))?$/.exec(plain)
            : /^(\d{1,3}(?:[.,]\d{3})*|\d+)$/.exec(plain);
    if (!found) return null;
    const whole = Number(found[1]!.replace(/[.,]/g, ""));
    const value = kind === "tenths" ? 10 * whole + Number(found[2] ?? 0) : whole;
    return value >= least && value <= most ? value : null;
}

const BEFORE = 16;
const AFTER = 24;

/** Months that may be meant, with the one that it is. */
export function monthsAround(now: number, chosen: number, most: number): number[] {
    const first = Math.max(1, now - BEFORE);
    const last = Math.min(most, now + AFTER);
    const found = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
    return chosen && !found.includes(chosen) ? [...found, chosen].sort((one, other) => one - other) : found;
}
