// What was written and is not saved yet, kept in this browser for each campaign and realm: it survives a lost
// connection, a closed window, an empty battery.
import type { Round } from "../types";

export interface Kept {
    round: Round;
    /** The revision that the text is based on, and its text. */
    base: number;
    baseText: string;
    text: string;
}

/** Beside what waits to be saved: what was written for a round that is over, until somebody has looked at it. */
type Shelf = "sheet" | "leftover";

function place(campaign: string, realm: number, shelf: Shelf): string {
    return `tafelrunde.${shelf} ${realm} ${campaign}`;
}

function isKept(found: unknown): found is Kept {
    const kept = found as Partial<Kept> | null;
    return typeof kept?.text === "string" && typeof kept.base === "number" && typeof kept.round === "object";
}

export function keptDraft(campaign: string, realm: number, shelf: Shelf = "sheet"): Kept | null {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(place(campaign, realm, shelf)) ?? "null");
        return isKept(found) ? found : null;
    } catch {
        return null;
    }
}

/** Whether this browser has room for it. */
export function keepDraft(campaign: string, realm: number, kept: Kept, shelf: Shelf = "sheet"): boolean {
    try {
        localStorage.setItem(place(campaign, realm, shelf), JSON.stringify(kept));
        return true;
    } catch {
        return false;
    }
}

export function dropDraft(campaign: string, realm: number, shelf: Shelf = "sheet"): void {
    localStorage.removeItem(place(campaign, realm, shelf));
}

export function isSameRound(one: Round, other: Round): boolean {
    return one.month === other.month && one.step === other.step;
}
