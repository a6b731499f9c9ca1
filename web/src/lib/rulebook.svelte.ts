// The texts of rules, asked for when the first one is wanted.
import type { Rules, Words } from "../generated/server";
import { ask } from "./api";

class Rulebooks {
    #known = $state.raw<Readonly<Record<string, ReadonlyMap<string, Words>>>>({});
    readonly #asked = new Set<string>();

    /** What this rule says; nothing while the book is on its way. */
    text(game: string, rule: string): Words | undefined {
        return this.#known[game]?.get(rule);
    }

    async load(game: string): Promise<void> {
        if (this.#asked.has(game)) return;
        this.#asked.add(game);
        const book = await ask<Rules>("GET", `/api/games/${game}/rules`).catch(() => null);
        if (!book) return void this.#asked.delete(game); // the next explanation asks again
        this.#known = { ...this.#known, [game]: new Map(book.rules.map((rule) => [rule.id, rule.text])) };
    }
}

export const rulebooks = new Rulebooks();
