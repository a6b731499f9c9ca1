// Rules by their words. What is found, in which order and where, the server says: the terminal asks the same function.
import type { RulesFound } from "../generated/server";
import { ask } from "../lib/api";

/** Whoever types is not asked after at every letter. */
const PAUSE = 180;

type Found = RulesFound["hits"][number];

export interface Piece {
    text: string;
    isHit: boolean;
}

/** The text in pieces, with the places marked for which it was found. */
export function marked(text: string, places: readonly (readonly number[])[]): Piece[] {
    const letters = [...text]; // places count letters, not halves of them
    const pieces: Piece[] = [];
    let end = 0;
    for (const [from = 0, to = 0] of places) {
        if (from > end) pieces.push({ text: letters.slice(end, from).join(""), isHit: false });
        if (to > Math.max(from, end))
            pieces.push({ text: letters.slice(Math.max(from, end), to).join(""), isHit: true });
        end = Math.max(end, to);
    }
    if (end < letters.length) pieces.push({ text: letters.slice(end).join(""), isHit: false });
    return pieces;
}

/** What is looked for in one book, and what was found last. */
export class RuleSearch {
    words = $state("");
    found = $state.raw<RulesFound | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #last = 0;

    constructor(readonly game: string) {}

    get isSearching(): boolean {
        return this.words.trim() !== "";
    }

    hits = $derived<readonly Found[]>(this.found?.hits ?? []);
    marks = $derived(new Map(this.hits.map((hit) => [hit.id, hit])));

    look(words: string): void {
        this.words = words;
        clearTimeout(this.#timer);
        this.#last += 1;
        if (!this.isSearching) this.found = null;
        else this.#timer = setTimeout(() => void this.#ask(this.#last), PAUSE);
    }

    /** Only the answer to the last question counts. */
    async #ask(n: number): Promise<void> {
        const path = `/api/games/${this.game}/rules/search?words=${encodeURIComponent(this.words.trim().slice(0, 200))}`;
        const answer = await ask<RulesFound>("GET", path).catch(() => null);
        if (answer && n === this.#last) this.found = answer;
    }
}
