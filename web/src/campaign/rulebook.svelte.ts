// The words of the rules, asked for when somebody first wants to know why.
import type { RuleInfo, Rules } from "../generated/server";
import { ask } from "../lib/api";

class Rulebook {
    rules = $state.raw<ReadonlyMap<string, RuleInfo> | null>(null);
    #asked: Promise<void> | null = null;

    /** Once for the whole page; after a failure the next one asks again. */
    open(): Promise<void> {
        this.#asked ??= this.#read().catch((why: unknown) => {
            this.#asked = null;
            throw why;
        });
        return this.#asked;
    }

    async #read(): Promise<void> {
        const { rules } = await ask<Rules>("GET", "/api/games/phoenix/rules");
        this.rules = new Map(rules.map((rule) => [rule.id, rule]));
    }
}

export const rulebook = new Rulebook();
