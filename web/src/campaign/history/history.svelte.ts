// What all parts of the history share: the months of the log, where it ends, and how the server is asked.
import type { LogMonths } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import type { CampaignContext } from "../context";
import { Renewal } from "../renewal";
import type { NewsKind } from "../types";

const RENEWING: readonly NewsKind[] = ["round", "turn", "report", "rollback", "decision", "sheet"];

export class History {
    log = $state.raw<LogMonths | null>(null);
    trouble = $state("");
    /** For the live region. */
    told = $state("");
    readonly #logs: Renewal;

    constructor(readonly campaign: CampaignContext) {
        this.#logs = new Renewal(async () => {
            this.log = await this.client.get<LogMonths>("log/months");
        });
    }

    get client() {
        return this.campaign.client;
    }

    get realms(): string[] {
        return (this.client.summary?.realms ?? []).map((realm) => realm.name);
    }

    follow(): () => void {
        this.#logs.ask();
        const ends = RENEWING.map((kind) => this.client.on(kind, () => this.#logs.ask()));
        return () => {
            this.#logs.stop();
            for (const end of ends) end();
        };
    }

    renew(): void {
        this.#logs.ask();
    }

    /** Does something that the server may refuse; says whether it went well. */
    async attempt(work: () => Promise<unknown>): Promise<boolean> {
        this.trouble = "";
        try {
            await work();
            return true;
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
            return false;
        }
    }
}
