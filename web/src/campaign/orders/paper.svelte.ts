// The text of a sheet as lines that keep who they are: a line that moves, or that another member's lines push
// down, stays the same line for the cursor, the verdict and the eye. The text is all that counts.
import { History, type Change, type Deed } from "./history.svelte";
import { hunks } from "./lines";

export interface Row {
    readonly id: number;
    readonly text: string;
}

/** Where the editor shall put the cursor; `column` -1 is the end of the line. */
export interface Place {
    readonly line: number;
    readonly column: number;
    /** Only to be seen: whoever taps on the map keeps the focus there. */
    readonly isQuiet?: boolean;
}

let newest = 0;

function fresh(text: string): Row {
    newest += 1;
    return { id: newest, text };
}

export class Paper {
    rows = $state.raw<readonly Row[]>([fresh("")]);
    readonly lines = $derived(this.rows.map((row) => row.text));
    readonly text = $derived(this.lines.join("\n"));
    readonly history = new History();
    /** Set by whatever changes lines elsewhere than under the cursor; the editor goes there and forgets it. */
    wanted = $state.raw<Place | null>(null);

    /** One's own change, which can be undone. */
    put(first: number, count: number, lines: readonly string[], deed: Deed): void {
        const old = this.lines.slice(first, first + count);
        if (old.length === lines.length && old.every((line, n) => line === lines[n])) return;
        this.#splice(first, count, lines);
        this.history.note({ first, old, now: [...lines], deed });
    }

    /** A line is taken out and put in elsewhere; whoever holds on to it goes along. */
    carry(from: number, to: number): void {
        const row = this.rows[from];
        if (!row || from === to || to < 0 || to >= this.rows.length) return;
        const [first, last] = [Math.min(from, to), Math.max(from, to)];
        const old = this.lines.slice(first, last + 1);
        this.rows = this.rows.toSpliced(from, 1).toSpliced(to, 0, row);
        this.history.note({ first, old, now: this.lines.slice(first, last + 1), deed: "moving" });
    }

    undo(): Change | null {
        return this.#made(this.history.undo());
    }

    redo(): Change | null {
        return this.#made(this.history.redo());
    }

    #made(change: Change | null): Change | null {
        if (!change) return null;
        this.#splice(change.first, change.old.length, change.now);
        const line = Math.min(change.first + Math.max(change.now.length - 1, 0), this.rows.length - 1);
        this.wanted = { line, column: -1, isQuiet: true };
        return change;
    }

    /** What others made of the text: their lines come and go, ours stay the same ones. */
    become(lines: readonly string[]): void {
        const changes = hunks(this.lines, lines);
        if (!changes.length) return;
        let rows = this.rows;
        for (const hunk of changes.toReversed()) {
            rows = rows.toSpliced(hunk.first, hunk.after - hunk.first, ...hunk.lines.map(fresh));
        }
        this.rows = rows;
        this.history.shift(changes);
    }

    /** Another sheet: nothing of the old one can be undone here. */
    begin(text: string): void {
        this.rows = text.split("\n").map(fresh);
        this.history.forget();
    }

    /** Lines that stand in the place of others keep their names; a sheet has one line at least. */
    #splice(first: number, count: number, lines: readonly string[]): void {
        const made = lines.map((text, n) => {
            const before = n < count ? this.rows[first + n] : undefined;
            return before ? (before.text === text ? before : { id: before.id, text }) : fresh(text);
        });
        const rows = this.rows.toSpliced(first, count, ...made);
        this.rows = rows.length ? rows : [fresh("")];
    }
}
