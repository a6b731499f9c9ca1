// Long work of the server that somebody waits for: how far it is, and what came of it. It belongs to the campaign's
// page, not to a room: whoever leaves the room finds it again.
import { Refusal } from "../lib/api";
import type { CampaignClient } from "./client.svelte";

type Server = Pick<CampaignClient, "on">;

export class Work<T, Wish = undefined> {
    isBusy = $state(false);
    /** Of `of`, as far as the server has told; 0 of 0 before. */
    done = $state(0);
    of = $state(0);
    trouble = $state("");
    answer = $state.raw<T | null>(null);
    /** What was asked for. */
    wish = $state.raw<Wish | null>(null);

    constructor(
        readonly server: Server,
        readonly errand: string,
    ) {}

    /** Says whether it went well. */
    async run(wish: Wish, ask: (wish: Wish) => Promise<T>): Promise<boolean> {
        this.isBusy = true;
        this.done = this.of = 0;
        this.trouble = "";
        this.answer = null;
        this.wish = wish;
        const end = this.server.on("work", ({ detail = "", n = 0 }) => this.#told(detail, n));
        try {
            this.answer = await ask(wish);
            return true;
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
            return false;
        } finally {
            end();
            this.isBusy = false;
        }
    }

    /** Whoever leaves while it runs finds it again; what was seen already is not kept. */
    left(): void {
        if (this.isBusy) return;
        this.answer = null;
        this.trouble = "";
    }

    #told(detail: string, done: number): void {
        const [errand, of] = detail.split(" ");
        if (errand === this.errand) [this.done, this.of] = [done, Number(of)];
    }
}

const WORKS = new WeakMap<Server, Map<string, Work<unknown, unknown>>>();

/** The work of this kind in this campaign, whether it runs, is over, or was never begun. */
export function workOf<T, Wish = undefined>(server: Server, errand: string): Work<T, Wish> {
    const known = WORKS.get(server) ?? new Map<string, Work<unknown, unknown>>();
    WORKS.set(server, known);
    const found = known.get(errand) ?? new Work<unknown, unknown>(server, errand);
    known.set(errand, found);
    return found as Work<T, Wish>;
}
