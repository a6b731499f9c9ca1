// The reports that one may read: which months there are, and the one that is open.
import type { Book, MonthList, MonthListed, PhoenixView, Report } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import type { CampaignClient } from "../client.svelte";

export class Archive {
    months = $state.raw<readonly MonthListed[]>([]);
    /** Which one is open; null until the list is there, or while there is none. */
    month = $state<number | null>(null);
    /** Whose reports are read: one's own realm's, or the one that a game master has chosen. */
    realm = $state(0);
    report = $state.raw<Report | null>(null);
    /** What the realm saw when the month began, and when the next one did. */
    before = $state.raw<PhoenixView | null>(null);
    after = $state.raw<PhoenixView | null>(null);
    book = $state.raw<Book | null>(null);
    isBusy = $state(true);
    trouble = $state("");

    #run = 0;

    constructor(readonly client: CampaignClient) {
        const playing = client.summary?.realms.find((realm) => realm.plays);
        this.realm = client.realm ?? playing?.number ?? 0;
    }

    /** The list anew, and the month that was open, or the last one that is over. */
    async open(): Promise<void> {
        await this.#tried(async (run) => {
            const { months } = await this.client.get<MonthList>("months");
            if (run !== this.#run) return;
            this.months = months;
            this.book = null;
            const isThere = months.some((one) => one.month === this.month);
            const over = months.filter((one) => one.closed).at(-1);
            if (!isThere) this.month = (over ?? months.at(-1))?.month ?? null;
            await this.#read(run);
        });
    }

    async choose(month: number): Promise<void> {
        this.month = month;
        await this.#tried((run) => this.#read(run));
    }

    async chooseRealm(realm: number): Promise<void> {
        this.realm = realm;
        this.book = null;
        await this.#tried((run) => this.#read(run));
    }

    async #read(run: number): Promise<void> {
        const { month, realm } = this;
        if (month === null) return;
        const here = `realms/${realm}`;
        const [report, before, after] = await Promise.all([
            this.client.get<Report>(`${here}/report?form=json&month=${month}`),
            this.client.get<PhoenixView>(`${here}/view?month=${month}`),
            this.client.get<PhoenixView>(this.#viewAfter(here, month)),
        ]);
        if (run !== this.#run) return;
        [this.report, this.before, this.after] = [report, before, after];
        this.isBusy = false;
        // The book of all months takes longest; the report is read meanwhile.
        const book = this.book ?? (await this.client.get<Book>(`${here}/treasury?form=json`));
        if (run === this.#run) this.book = book;
    }

    /** The beginning of the next month, or now where that has not come yet. */
    #viewAfter(here: string, month: number): string {
        const hasNext = this.months.some((one) => one.month === month + 1);
        return hasNext ? `${here}/view?month=${month + 1}` : `${here}/view`;
    }

    /** Whoever is asked for last is shown. */
    async #tried(work: (run: number) => Promise<void>): Promise<void> {
        const run = (this.#run += 1);
        this.isBusy = true;
        this.trouble = "";
        try {
            await work(run);
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            if (run === this.#run) this.trouble = refusal.message;
        }
        if (run === this.#run) this.isBusy = false;
    }
}
