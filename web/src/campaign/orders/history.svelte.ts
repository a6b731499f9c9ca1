// What can be undone: one's own changes, each as the lines that stood there and those that stand there now.
// What others write meanwhile moves them along; a change that somebody has written over can no longer be undone.
import { growth, type Hunk } from "./lines";

/** What was done, so that undoing says what it undoes. */
export type Deed = "typing" | "adding" | "removing" | "moving" | "pasting" | "sorting" | "remedy";

export interface Change {
    readonly first: number;
    readonly old: readonly string[];
    readonly now: readonly string[];
    readonly deed: Deed;
}

/** Typing goes on in the same change for so long, in milliseconds. */
const BREATH = 1500;
const MOST = 500;

export class History {
    #done = $state.raw<readonly Change[]>([]);
    #undone = $state.raw<readonly Change[]>([]);
    #lastTyped = 0;

    /** What the next undo, the next redo is about. */
    readonly undoes = $derived(this.#done.at(-1) ?? null);
    readonly redoes = $derived(this.#undone.at(-1) ?? null);

    note(change: Change, now = Date.now()): void {
        const last = this.#done.at(-1);
        const goesOn = last && isSameLine(last, change) && now - this.#lastTyped < BREATH;
        this.#lastTyped = change.deed === "typing" ? now : 0;
        const whole = goesOn ? { ...change, old: last.old } : change;
        this.#done = [...(goesOn ? this.#done.slice(0, -1) : this.#done.slice(1 - MOST)), whole];
        this.#undone = [];
    }

    /** The change to take back, which from now on can be made again. */
    undo(): Change | null {
        const change = this.#done.at(-1);
        if (!change) return null;
        this.#lastTyped = 0;
        this.#done = this.#done.slice(0, -1);
        this.#undone = [...this.#undone, change];
        return turned(change);
    }

    redo(): Change | null {
        const change = this.#undone.at(-1);
        if (!change) return null;
        this.#lastTyped = 0;
        this.#undone = this.#undone.slice(0, -1);
        this.#done = [...this.#done, change];
        return change;
    }

    /** Others have changed the text as it stands. */
    shift(others: readonly Hunk[]): void {
        this.#lastTyped = 0;
        this.#done = shifted(this.#done.map(turned), others).map(turned);
        this.#undone = shifted(this.#undone, others);
    }

    forget(): void {
        this.#done = [];
        this.#undone = [];
    }
}

function isSameLine(last: Change, next: Change): boolean {
    const isOne = [last.old, last.now, next.old, next.now].every((lines) => lines.length === 1);
    return isOne && last.deed === "typing" && next.deed === "typing" && last.first === next.first;
}

function turned(change: Change): Change {
    return { ...change, old: change.now, now: change.old };
}

/**
 * A pile of changes that are made one after the other, the last one first, on a text that others have changed.
 * Each is about the text that those above it leave behind.
 */
function shifted(pile: readonly Change[], others: readonly Hunk[]): Change[] {
    const found: Change[] = [];
    let hunks = others;
    for (const change of pile.toReversed()) {
        const end = change.first + change.old.length;
        if (hunks.some((hunk) => hunk.first < end && hunk.after > change.first)) break;
        const before = hunks.filter((hunk) => hunk.after <= change.first);
        const moved = before.reduce((sum, hunk) => sum + growth(hunk), 0);
        found.push({ ...change, first: change.first + moved });
        const grown = change.now.length - change.old.length;
        hunks = hunks.map((hunk) =>
            hunk.after <= change.first
                ? hunk
                : { ...hunk, first: hunk.first + grown, after: hunk.after + grown },
        );
    }
    return found.toReversed();
}
