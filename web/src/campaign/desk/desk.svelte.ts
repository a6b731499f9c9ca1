// The desk as this browser knows it: how realms stand, what waits in the inbox, who is there; and what is done about it.
import type { DeskSeen, Inbox, Task } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import { newId } from "../../lib/line";
import type { CampaignContext } from "../context";
import { People } from "../court/people.svelte";
import { Renewal } from "../renewal";
import type { NewsKind } from "../types";
import { nextOf, type Deed } from "./next";
import { realmsOf } from "./standing";

const OF_DESK: readonly NewsKind[] = [
    "sheet",
    "round",
    "turn",
    "rollback",
    "decision",
    "clock",
    "deadline",
    "house",
    "rehearsal",
    "report",
    "people",
];
const OF_INBOX: readonly NewsKind[] = [
    "special",
    "question",
    "answer",
    "letter",
    "sheet",
    "round",
    "rollback",
    "decision",
    "house",
    "report",
];

export class Desk {
    seen = $state.raw<DeskSeen | null>(null);
    inbox = $state.raw<Inbox | null>(null);
    /** Also what is done. */
    showsDone = $state(false);
    trouble = $state("");
    /** For the live region. */
    told = $state("");
    isBusy = $state(false);
    readonly people: People;
    readonly realms = $derived.by(() => realmsOf(this.seen?.realms ?? [], this.people.all));
    readonly #desks: Renewal;
    readonly #inboxes: Renewal;
    readonly #leave: () => void;

    constructor(readonly campaign: CampaignContext) {
        const { client } = campaign;
        this.people = new People(client);
        this.#desks = new Renewal(async () => {
            this.seen = await client.get<DeskSeen>("desk");
        });
        this.#inboxes = new Renewal(async () => {
            this.inbox = await client.get<Inbox>(`inbox?done=${this.showsDone}`);
        });
        const ends = [
            ...OF_DESK.map((kind) => client.on(kind, () => this.#desks.ask())),
            ...OF_INBOX.map((kind) => client.on(kind, () => this.#inboxes.ask())),
        ];
        this.#leave = () => ends.forEach((end) => end());
        this.renew();
    }

    get client() {
        return this.campaign.client;
    }

    renew(): void {
        this.#desks.ask();
        this.#inboxes.ask();
    }

    close(): void {
        this.#leave();
        this.people.close();
        this.#desks.stop();
        this.#inboxes.stop();
    }

    next(now: number) {
        return this.seen && this.people.isLoaded ? nextOf(this.seen, this.realms, now) : null;
    }

    showDone(shows: boolean): void {
        this.showsDone = shows;
        this.#inboxes.ask();
    }

    /** Does something and says what came of it; whatever is refused is told instead. */
    async act(work: () => Promise<unknown>, told = ""): Promise<boolean> {
        this.trouble = this.told = "";
        this.isBusy = true;
        try {
            await work();
            this.told = told;
            return true;
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
            return false;
        } finally {
            this.isBusy = false;
            this.renew();
        }
    }

    /** The one main button. */
    async do(deed: Deed, invite: (realm: number) => void, told: string): Promise<void> {
        if (deed.do === "go") this.campaign.focus.tab = deed.tab;
        else if (deed.do === "invite") invite(deed.realm);
        else if (deed.do === "remind") await this.act(() => this.client.post("reminders"), told);
        else if (deed.do === "start") await this.act(() => this.client.patch("clock", { runs: true }), told);
        else await this.rehearse(deed.standIns);
    }

    /** Begins to play on a copy, and goes there; where one is open already, any game master goes on with it. */
    async rehearse(standIns: boolean): Promise<void> {
        const begun = await this.act(async () => {
            try {
                await this.client.post("rehearsal", { stand_ins: standIns });
            } catch (refusal) {
                if (!(refusal instanceof Refusal) || refusal.code !== "state") throw refusal;
                const seen = await this.client.get<DeskSeen>("desk");
                if (!seen.rehearsal) throw refusal;
            }
        });
        if (begun) this.campaign.focus.tab = "turn";
    }

    // -- the inbox -----------------------------------------------------------------------------------------
    mark(task: Task, done: boolean): Promise<boolean> {
        return this.act(() => this.client.put(`inbox/${task.reference}`, { done }));
    }

    /** A question is answered for all; a letter gets a reply, and is done with that. */
    answer(task: Task, text: string, told: string): Promise<boolean> {
        const { client } = this;
        if (task.kind === "question")
            return this.act(() => client.post(`questions/${task.question}/answer`, { answer: text }), told);
        const reply = { id: newId(), answers: task.letter, text };
        return this.act(async () => {
            await client.post("letters", reply);
            await client.put(`letters/${task.letter}/read`, {});
            if (task.kind === "request") await client.put(`inbox/${task.reference}`, { done: true });
        }, told);
    }
}
