// What waits for the realm that one acts for: its sheet, offers, letters, answers, failed orders.
import type { CampaignClient } from "./client.svelte";
import { Renewal } from "./renewal";
import type { MyTasks, NewsKind } from "./types";

const TOLD_BY: readonly NewsKind[] = [
    "round",
    "turn",
    "deadline",
    "report",
    "rollback",
    "decision",
    "letter",
    "offer",
    "answer",
    "draft",
    "sheet",
    "clock",
];

export class Tasks {
    now = $state.raw<MyTasks | null>(null);
    readonly #renewal: Renewal;
    readonly #leave: () => void;

    constructor(
        readonly client: CampaignClient,
        readonly realm: number,
    ) {
        this.#renewal = new Renewal(async () => {
            this.now = await client.get<MyTasks>(`realms/${realm}/tasks`);
        });
        const told = TOLD_BY.map((kind) => client.on(kind, () => this.renew()));
        this.#leave = () => told.forEach((end) => end());
        this.renew();
    }

    renew(): void {
        this.#renewal.ask();
    }

    close(): void {
        this.#leave();
        this.#renewal.stop();
    }

    /** Whether the sheet is waited for. */
    isDue = $derived(this.now?.sheet.due ?? false);
    /** Letters and offers that nobody has looked at or answered. */
    post = $derived(this.now ? this.now.offers.length + this.now.letters.unread : 0);
}
