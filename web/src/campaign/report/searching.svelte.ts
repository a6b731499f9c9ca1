// Searching in all reports: the server looks at a few months at a time, and we ask on until it has seen all.
import type { Found, Hit } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import type { CampaignClient } from "../client.svelte";

/** More are of no use to anybody; whoever needs them writes another word. */
export const MOST_HITS = 300;

export class ReportSearch {
    query = $state("");
    hits = $state.raw<readonly Hit[]>([]);
    leftOut = $state(0);
    looked = $state(0);
    months = $state(0);
    isBusy = $state(false);
    isDone = $state(false);
    trouble = $state("");
    #run = 0;

    constructor(
        readonly client: Pick<CampaignClient, "get">,
        readonly realm: () => number,
    ) {}

    /** Forgets what was found; whatever is still under way is not listened to. */
    clear(): void {
        this.#run += 1;
        this.query = "";
        this.hits = [];
        this.isBusy = this.isDone = false;
        this.trouble = "";
    }

    stop(): void {
        this.#run += 1;
        this.isBusy = false;
    }

    async search(text: string): Promise<void> {
        const realm = this.realm();
        const query = text.trim();
        this.clear();
        if (query === "") return;
        const run = this.#run;
        this.query = query;
        this.looked = this.months = this.leftOut = 0;
        this.isBusy = true;
        let before: number | null = null;
        try {
            do {
                before = await this.#more(realm, query, before, run);
            } while (before !== null && run === this.#run && this.hits.length < MOST_HITS);
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            if (run === this.#run) this.trouble = refusal.message;
        }
        if (run !== this.#run) return;
        this.isBusy = false;
        this.isDone = before === null && this.trouble === "";
    }

    async #more(realm: number, query: string, before: number | null, run: number): Promise<number | null> {
        const asked = new URLSearchParams({
            text: query,
            ...(before === null ? {} : { before: `${before}` }),
        });
        const found = await this.client.get<Found>(`realms/${realm}/reports/search?${asked.toString()}`);
        if (run !== this.#run) return null;
        this.hits = [...this.hits, ...found.hits];
        this.leftOut += found.left_out;
        this.looked += found.looked.length;
        this.months = found.months;
        return found.before;
    }
}
