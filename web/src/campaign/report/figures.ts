// Numbers as the reader writes them.
import { texts } from "../../lib/texts.svelte";

export function number(value: number): string {
    return value.toLocaleString(texts.lang);
}

/** "+1.200", "−800", "±0". */
export function signed(value: number): string {
    if (value === 0) return "±0";
    return `${value > 0 ? "+" : "−"}${number(Math.abs(value))}`;
}

/** Good points are kept in tenths. */
export function tenths(value: number): string {
    return (value / 10).toLocaleString(texts.lang, { maximumFractionDigits: 1 });
}
