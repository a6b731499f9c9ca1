// A trial as it is put together, and what came of it. Nothing of it ever reaches the campaign.
import type { LogMonths, LogPage, LogRow, Readings, Tried } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import type { CampaignClient } from "../client.svelte";
import { noWishes, trialOf, type Wishes } from "./wishes";

export class TrialStore {
    /** Null: the months to come. */
    month = $state<number | null>(null);
    months = $state.raw<readonly number[]>([]);
    /** Rolls of the month, as they fell. */
    rolls = $state.raw<readonly LogRow[]>([]);
    rules = $state.raw<Readings["rules"]>([]);
    wishes = $state<Wishes>(noWishes());
    tried = $state.raw<Tried | null>(null);
    /** What `tried` is about. */
    isPast = $state(false);
    isBusy = $state(false);
    trouble = $state("");

    constructor(readonly client: Pick<CampaignClient, "get" | "post" | "summary">) {}

    get names(): string[] {
        return (this.client.summary?.realms ?? []).map((realm) => realm.name);
    }

    async open(month: number | null): Promise<void> {
        await this.#attempt(async () => {
            const [log, readings] = await Promise.all([
                this.client.get<LogMonths>("log/months"),
                this.client.get<Readings>("readings"),
            ]);
            this.months = log.months.filter((one) => one.entries > 0).map((one) => one.month);
            this.rules = readings.rules;
        });
        await this.choose(month);
    }

    /** Another month has other rolls; what else is wished stays. */
    async choose(month: number | null): Promise<void> {
        this.month = month;
        this.rolls = [];
        this.wishes.rolls = {};
        this.tried = null;
        if (month === null) return;
        await this.#attempt(async () => {
            let after: number | null | undefined = 0;
            const found: LogRow[] = [];
            while (after !== null && after !== undefined) {
                const page: LogPage = await this.client.get<LogPage>(
                    `log?month=${month}&kind=dice&after=${after}`,
                );
                found.push(...page.rows);
                after = page.after;
            }
            if (this.month === month) this.rolls = found;
        });
    }

    async try(): Promise<void> {
        this.isBusy = true;
        await this.#attempt(async () => {
            const { month } = this;
            const wish = trialOf($state.snapshot(this.wishes) as Wishes, month, this.names);
            this.tried = await this.client.post<Tried>("whatif", wish);
            this.isPast = month !== null;
        });
        this.isBusy = false;
    }

    clear(): void {
        this.wishes = noWishes();
        this.tried = null;
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
