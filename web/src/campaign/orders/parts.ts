// Muster and turn: two parts of one text. Which part an order belongs to the server says with its verdict;
// remarks and what is still being written stand with the line above them.
import type { LineVerdict } from "../types";

export type Part = "muster" | "turn";

/** By line, where it belongs; null before the first order. */
export function partsOf(verdicts: readonly (LineVerdict | null)[]): (Part | null)[] {
    let last: Part | null = null;
    return verdicts.map((one) => (last = one?.part || last));
}

/** Where a sentence of this part goes: behind its last line, before the orders of the turn, or at the end. */
export function placeFor(lines: readonly string[], parts: readonly (Part | null)[], part: Part): number {
    const last = parts.lastIndexOf(part);
    const next = part === "muster" ? parts.indexOf("turn") : -1;
    const end = last >= 0 ? last + 1 : next >= 0 ? next : lines.length;
    const isLastEmpty = end === lines.length && !lines[end - 1]?.trim();
    return isLastEmpty ? end - 1 : end;
}

/** Whether orders of the muster stand behind some of the turn. */
export function isMixed(parts: readonly (Part | null)[]): boolean {
    const turn = parts.indexOf("turn");
    return turn >= 0 && parts.lastIndexOf("muster") > turn;
}

/** The muster first, then the turn, each in its sequence; what stands above the first order stays there. */
export function inOrder(lines: readonly string[], parts: readonly (Part | null)[]): string[] {
    const of = (part: Part | null) => lines.filter((_, n) => parts[n] === part);
    return [...of(null), ...of("muster"), ...of("turn")];
}
