// Earlier months and what was seen of others: asked of the server when somebody wants to look, and kept.
import { Refusal } from "../../lib/api";
import type { CampaignClient } from "../client.svelte";
import type { PhoenixView } from "../types";
import type { Compared, Sighting } from "./types";

type Server = Pick<CampaignClient, "get" | "realm">;

const MOST_VIEWS = 24;

export class Past {
    /** The month that is shown; null for now. */
    month = $state<number | null>(null);
    /** What the realm knew then; null for now, or until it has come. */
    view = $state.raw<PhoenixView | null>(null);
    /** The month with which it is compared; null for none. */
    other = $state<number | null>(null);
    compared = $state.raw<Compared | null>(null);
    sightings = $state.raw<readonly Sighting[]>([]);
    isLoading = $state(false);
    trouble = $state("");
    #views = new Map<number, PhoenixView>();
    #asked = 0;

    constructor(readonly server: Server) {}

    /** Shows a month as it began; null is the present. */
    async show(month: number | null): Promise<void> {
        this.month = month;
        const known = month === null ? null : this.#views.get(month);
        if (month === null || known) {
            this.#asked += 1;
            this.view = known ?? null;
            return;
        }
        const view = await this.#ask<PhoenixView>(`view?month=${month}`);
        if (!view) return;
        if (this.#views.size >= MOST_VIEWS) this.#views.clear();
        this.#views.set(month, view);
        this.view = view;
    }

    /** Two months side by side, the earlier one first. */
    async compare(other: number | null, shown: number): Promise<void> {
        this.other = other;
        if (other === null || other === shown) {
            this.compared = null;
            return;
        }
        const [before, after] = [Math.min(other, shown), Math.max(other, shown)];
        const found = await this.#ask<Compared>(`months?before=${before}&after=${after}`);
        if (found && this.other === other) this.compared = found;
    }

    async look(): Promise<void> {
        const found = await this.#ask<readonly Sighting[]>("sightings");
        if (found) this.sightings = found;
    }

    /** The campaign has gone on, or back: what was kept may be wrong. */
    forget(): void {
        this.#views.clear();
        this.sightings = [];
        this.compared = null;
        this.other = null;
        void this.show(null);
    }

    /** Only the last question counts: whoever pulls the slider does not wait for what is behind. */
    async #ask<Answer>(question: string): Promise<Answer | null> {
        const mine = ++this.#asked;
        this.isLoading = true;
        this.trouble = "";
        try {
            const answer = await this.server.get<Answer>(`realms/${this.server.realm}/${question}`);
            return mine === this.#asked ? answer : null;
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            if (mine === this.#asked) this.trouble = refusal.message;
            return null;
        } finally {
            if (mine === this.#asked) this.isLoading = false;
        }
    }
}
