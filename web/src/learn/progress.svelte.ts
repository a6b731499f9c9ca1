// How far somebody has come in each lesson: kept in the browser, and with the account where there is one.
import type { Kinds } from "../lib/messages";
import { kept, keep } from "../lib/kept.svelte";

export interface Progress {
    /** The moment of the line. */
    at: number;
    /** How many there are. */
    of: number;
    /** Whether it was played to its end once. */
    done: boolean;
    /** Moves beside the line since that moment. */
    aside?: readonly Kinds["move"][];
}

type All = Readonly<Record<string, Progress>>;

export function progressOf(game: string): Progress | null {
    return kept<All>("lessons", {})[game] ?? null;
}

export function note(game: string, now: Omit<Progress, "done">, isOver: boolean): void {
    const all = kept<All>("lessons", {});
    keep("lessons", { ...all, [game]: { ...now, done: isOver || (all[game]?.done ?? false) } });
}

/** Percent of the line, never 100 before its end. */
export function percent({ at, of, done }: Progress): number {
    if (at >= of - 1 && done) return 100;
    return Math.min(99, Math.round((100 * at) / Math.max(1, of - 1)));
}
