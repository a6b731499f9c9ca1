// The audit in one list: decisions of the log and notes beside it, by kind and by person.
import type { AuditSeen, Decision, Note } from "../../generated/campaign";

export type Line =
    | { key: string; kind: string; who: string; entry: number; decision: Decision; note: null }
    | { key: string; kind: string; who: string; entry: number; decision: null; note: Note };

/** Typed and kept dice are kinds of their own; all moves of game masters go by their own names. */
export function kindOf(decision: Decision): string {
    return decision.dice || (decision.kind === "amend" ? "correction" : decision.kind);
}

const UNDOING: readonly string[] = ["rolled back", "restored", "played again"];

/** In the sequence of the log, the latest first; a note stands behind the entries that it is about. */
export function auditLines(seen: AuditSeen): Line[] {
    const decisions: Line[] = seen.decisions.map((decision) => ({
        key: `d${decision.entry}`,
        kind: kindOf(decision),
        who: decision.by,
        entry: decision.entry,
        decision,
        note: null,
    }));
    const notes: Line[] = seen.notes.map((note, i) => ({
        key: `n${i}`,
        kind: note.what,
        who: note.who,
        entry: note.entries + (UNDOING.includes(note.what) ? 0 : (note.count ?? 0)),
        decision: null,
        note,
    }));
    return [...decisions, ...notes].sort((one, other) => other.entry - one.entry);
}

export function kindsIn(lines: readonly Line[]): string[] {
    return [...new Set(lines.map((line) => line.kind))].sort();
}

export function peopleIn(lines: readonly Line[]): string[] {
    return [...new Set(lines.map((line) => line.who).filter(Boolean))].sort();
}

/** The number of a kept log, by its name in a folder: `campaign.3.jsonl`. */
export function keptNumber(name: string): number {
    return Number(name.split(".")[1] ?? 0);
}
