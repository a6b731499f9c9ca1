// A trial as it is put together, and what came of it. Nothing of it ever reaches the campaign.
import type { LogMonths, LogPage, LogRow, Readings, Tried } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import type { CampaignClient } from "../client.svelte";
import { Work } from "../work.svelte";
import { noWishes, trialOf, type Wishes } from "./wishes";

export class TrialStore {
    /** Null: the months to come. */
    month = $state<number | null>(null);
    months = $state.raw<readonly number[]>([]);
    /** Rolls of the month, as they fell. */
    rolls = $state.raw<readonly LogRow[]>([]);
    rules = $state.raw<Readings["rules"]>([]);
    wishes = $state<Wishes>(noWishes());
    readonly work: Work<Tried, object>;
    /** What was tried is about. */
    isPast = $state(false);
    trouble = $state("");

    constructor(
        readonly client: Pick<CampaignClient, "get" | "post" | "summary" | "on">,
        /** Of a rehearsal: then everything is about where it stands. */
        readonly revision = "",
    ) {
        this.work = new Work(client, "review.whatif");
    }

    get names(): string[] {
        return (this.client.summary?.realms ?? []).map((realm) => realm.name);
    }

    async open(month: number | null): Promise<void> {
        await this.#attempt(async () => {
            const [months, readings] = await Promise.all([
                this.#begun(),
                this.client.get<Readings>("readings"),
            ]);
            this.months = months;
            this.rules = readings.rules;
        });
        await this.choose(month);
    }

    /** A rehearsal is about one month. */
    async #begun(): Promise<readonly number[]> {
        if (this.revision) return [this.client.summary?.month ?? 1];
        const log = await this.client.get<LogMonths>("log/months");
        return log.months.filter((one) => one.entries > 0).map((one) => one.month);
    }

    /** Another month has other rolls; what else is wished stays. */
    async choose(month: number | null): Promise<void> {
        this.month = month;
        this.rolls = [];
        this.wishes.rolls = {};
        this.work.answer = null;
        if (month === null) return;
        await this.#attempt(async () => {
            let after: number | null | undefined = 0;
            const found: LogRow[] = [];
            while (after !== null && after !== undefined) {
                const page: LogPage = await this.client.get<LogPage>(
                    `log?month=${month}&kind=dice&after=${after}&revision=${this.revision}`,
                );
                found.push(...page.rows);
                after = page.after;
            }
            if (this.month === month) this.rolls = found;
        });
    }

    async try(): Promise<void> {
        const wish = trialOf($state.snapshot(this.wishes) as Wishes, this.month, this.names);
        this.isPast = this.month !== null;
        await this.work.run({ ...wish, revision: this.revision }, (one) =>
            this.client.post<Tried>("whatif", one),
        );
    }

    clear(): void {
        this.wishes = noWishes();
        this.work.answer = null;
        this.trouble = "";
    }

    async #attempt(work: () => Promise<void>): Promise<void> {
        this.trouble = "";
        try {
            await work();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
        }
    }
}
