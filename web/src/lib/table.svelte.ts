// One table as this browser knows it: the last step of each seat here, and what can be done about it.
import type { GameTerms, TableHere, TableInfo, You } from "../generated/server";
import { ask } from "./api";
import type { Face, Forbidden, TableRow } from "./board";
import { links } from "./links";
import type { Stepped, Tells } from "./messages";
import { TableSocket } from "./socket";
import { texts } from "./texts.svelte";

type Answer = (forbidden: Forbidden | null) => void;

export class Table implements Face {
    info = $state.raw<TableInfo | null>(null);
    you = $state.raw<You | null>(null);
    terms = $state.raw<GameTerms["terms"]>({});
    data = $state.raw<Record<string, readonly TableRow[]>>({});
    steps = $state.raw<ReadonlyMap<number | null, Stepped>>(new Map());
    seat = $state<number | null>(null);
    isConnected = $state(false);
    said = $state("");
    rule = $state("");
    readonly token: string;
    #socket: TableSocket | null = null;
    readonly #waiting = new Map<string, Answer>();

    constructor(readonly id: string) {
        this.token = links()[id] ?? "";
    }

    names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
    /** The page shows a board only when there is a step. */
    step = $derived((this.steps.get(this.seat) ?? [...this.steps.values()].at(-1)) as Stepped);
    view = $derived(this.step?.view as Stepped["view"] & object);
    offers = $derived(this.step?.offers ?? null);
    isActing = $derived(
        this.seat !== null && !this.step?.result && (this.step?.to_act.includes(this.seat) ?? false),
    );

    async open(): Promise<void> {
        const here = await ask<TableHere>("GET", `/api/tables/${this.id}`, undefined, this.token);
        this.info = here.table;
        this.you = here.you;
        this.seat = here.you.seats[0] ?? here.you.sees ?? null;
        this.terms = (await ask<GameTerms>("GET", `/api/games/${here.table.game}`)).terms;
        this.#socket = new TableSocket(
            this.id,
            [this.token],
            (message) => this.#hear(message),
            (isConnected) => (this.isConnected = isConnected),
        );
    }

    close(): void {
        this.#socket?.close();
    }

    #hear(message: Tells): void {
        switch (message.t) {
            case "welcome":
            case "table":
                this.info = message.table;
                break;
            case "step":
                this.#stepped(message);
                break;
            case "ack":
            case "allowed":
                this.#answer(message.id, null);
                break;
            case "refused":
                this.#answer(message.id, { rule: message.rule ?? "", text: message.text });
                break;
            case "stale":
                this.#answer(message.id, { rule: "", text: "" });
                break;
        }
    }

    #stepped(step: Stepped): void {
        if (this.#socket) this.#socket.seen = step.n;
        if (step.view === null) return;
        this.steps = new Map([...this.steps, [step.seat, step]]);
    }

    #answer(id: string, forbidden: Forbidden | null): void {
        this.#waiting.get(id)?.(forbidden);
        this.#waiting.delete(id);
    }

    #ask(fields: { t: string; [field: string]: unknown }): Promise<Forbidden | null> {
        const socket = this.#socket;
        if (!socket) return Promise.resolve(null);
        return new Promise((resolve) =>
            this.#waiting.set(socket.command({ ...fields, seat: this.seat }), resolve),
        );
    }

    send(move: { move: string }): Promise<Forbidden | null> {
        return this.#ask({ t: "move", n: this.step.n, move });
    }

    why(move: { move: string }): Promise<Forbidden | null> {
        return this.#ask({ t: "why", move });
    }

    term(id: string): string {
        return this.terms[id]?.[texts.lang] ?? id;
    }

    showRule(id: string): void {
        this.rule = id;
    }

    announce(text: string): void {
        this.said = text;
    }
}
