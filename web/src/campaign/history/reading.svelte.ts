// Pages of the log, one after the other: of one month, or of a search through all of them.
import type { Doing, LogPage, LogRow } from "../../generated/campaign";
import type { CampaignClient } from "../client.svelte";

export const KINDS = ["sheet", "correction", "decision", "dice", "order"] as const;

export interface Asked {
    month: number | null;
    kind: string;
    who: string;
    text: string;
}

/** How the server is asked for the next page. */
export function queryOf(asked: Asked, after: number, before: number): string {
    const query = new URLSearchParams();
    if (asked.month !== null) query.set("month", String(asked.month));
    for (const name of ["kind", "who", "text"] as const) {
        if (asked[name].trim()) query.set(name, asked[name].trim());
    }
    if (after) query.set("after", String(after));
    if (before) query.set("before", String(before));
    return query.toString();
}

export class LogReading {
    rows = $state.raw<readonly LogRow[]>([]);
    doings = $state.raw<readonly Doing[]>([]);
    after = $state<number | null>(null);
    before = $state<number | null>(null);
    isBusy = $state(false);
    #run = 0;
    #asked: Asked | null = null;

    constructor(readonly client: Pick<CampaignClient, "get">) {}

    get hasMore(): boolean {
        return this.after !== null || this.before !== null;
    }

    async open(asked: Asked): Promise<void> {
        this.#asked = asked;
        this.rows = [];
        this.doings = [];
        this.after = this.before = null;
        await this.#read(0, 0);
    }

    async more(): Promise<void> {
        if (this.hasMore) await this.#read(this.after ?? 0, this.before ?? 0);
    }

    async #read(after: number, before: number): Promise<void> {
        if (!this.#asked) return;
        const run = ++this.#run;
        this.isBusy = true;
        try {
            const page = await this.client.get<LogPage>(`log?${queryOf(this.#asked, after, before)}`);
            if (run !== this.#run) return; // something else is asked for by now
            this.rows = [...this.rows, ...page.rows];
            this.doings = [...this.doings, ...page.doings];
            this.after = page.after ?? null;
            this.before = page.before ?? null;
        } finally {
            if (run === this.#run) this.isBusy = false;
        }
    }
}
