// One table as this browser knows it: the last step of each seat here, and what can be done about it.
import type {
    ChatLine,
    GameInfo,
    GameTerms,
    PrintedValues,
    Seating,
    TableHere,
    TableInfo,
    UndoAsked,
    UndoOutlook,
    Watching,
    You,
} from "../generated/server";
import { ask, Refusal } from "./api";
import type { Face, Forbidden, TableRow } from "./board";
import type { Clocks } from "./clock";
import { drawn, Frames } from "./frames";
import { dropLink, keepLink, linksOf } from "./links";
import { LiveText } from "./live.svelte";
import type { Stepped, Tells } from "./messages";
import { Parts } from "./parts.svelte";
import { shared } from "./sharing";
import { TableSocket } from "./socket";
import { Storyteller } from "./story.svelte";
import { t, texts } from "./texts.svelte";
import { isAnybody, merged, type Key } from "./you";

type Answer = (forbidden: Forbidden | null) => void;
type Fields = { t: string; [field: string]: unknown };

const NOBODY: TableInfo["seats"] = [];
const NO_SEAT: readonly number[] = [];

/** Something to tell the person in front of the screen; it stays until it is closed or settled. */
export interface Message {
    text: string;
    rule: string;
    isBad: boolean;
}

export class Table implements Face {
    info = $state.raw<TableInfo | null>(null);
    game = $state.raw<GameInfo | null>(null);
    keys = $state.raw<readonly Key[]>([]);
    watching = $state.raw<Watching | null>(null);
    terms = $state.raw<GameTerms["terms"]>({});
    data = $state.raw<Record<string, readonly TableRow[]>>({});
    /** A board may count on its tables; a game without printed values has none. */
    hasData = $state(false);
    steps = $state.raw<ReadonlyMap<number | null, Stepped>>(new Map());
    chat = $state.raw<readonly ChatLine[]>([]);
    /** What was said before we came is no news. */
    hasChat = $state(false);
    plea = $state.raw<UndoAsked | null>(null);
    message = $state.raw<Message | null>(null);
    seat = $state<number | null>(null);
    /** At hot seat: who has said "it is me" and may see the board. */
    shownTo = $state<number | null>(null);
    isConnected = $state(false);
    /** What the board says, and what log and chat do: neither takes the word from the other. */
    readonly live = new LiveText();
    readonly news = new LiveText();
    /** Whether my last move can be taken back; null while that is not known. */
    outlook = $state.raw<UndoOutlook | null>(null);
    /** Why it was not taken back. */
    undoNote = $state("");
    rule = $state("");
    readonly story: Storyteller;
    /** Somebody looks at the past: there every step is shown whole. */
    isPast = $state(false);
    /** Whoever only looks on can do without the whole board in each frame. */
    readonly parts = new Parts(() => this.seat === null && !this.isPast);
    #socket: TableSocket | null = null;
    readonly #waiting = new Map<string, Answer>();
    readonly #frames = new Frames((steps) => this.#draw(steps), this.parts.soon);
    #loading: Promise<void> | null = null;

    constructor(readonly id: string) {
        this.story = new Storyteller(
            () => this.seat,
            (after) => this.#storyPath(after),
            () => this.token,
        );
    }

    you = $derived<You>(merged(this.keys));
    #seats = $derived(this.info?.seats ?? NOBODY);
    names = $derived(this.#seats.map((seat) => seat.name || t("seat-open")));
    /** The page shows a board only when there is a step. */
    step = $derived((this.steps.get(this.seat) ?? [...this.steps.values()].at(-1)) as Stepped);
    view = $derived(this.step?.view as Stepped["view"] & object);
    offers = $derived(this.step?.offers ?? null);
    clocks = $derived((this.step?.clock ?? null) as Clocks | null);
    isRunning = $derived(this.info?.status === "running");
    toAct = $derived(this.isRunning ? (this.info?.to_act ?? NO_SEAT) : NO_SEAT);
    /** My seats that must decide now; where a bot stands in, I need not. */
    mine = $derived(
        this.toAct.filter((seat) => this.you.seats.includes(seat) && !this.#seats[seat]?.stands_in),
    );
    isActing = $derived(
        this.seat !== null &&
            this.you.seats.includes(this.seat) &&
            !this.step?.result &&
            (this.step?.to_act.includes(this.seat) ?? false),
    );
    /** The next player at this screen, if it has to change hands first. */
    handOver = $derived.by(() => {
        if (this.you.seats.length < 2 || !this.mine.length) return null;
        const next = this.mine.includes(this.seat ?? -1) ? this.seat : (this.mine[0] ?? null);
        return next === this.shownTo ? null : next;
    });
    /** Only bots play, as fast as they can. */
    #isUnpaced = $derived(
        (this.info?.pace ?? "none") === "none" &&
            this.#seats.every((seat) => seat.kind === "bot" || seat.stands_in),
    );
    mayWatch = $derived(
        this.you.seats.length > 0 ||
            this.you.guest ||
            this.you.operator ||
            this.you.invited !== null ||
            (this.watching?.allowed ?? false),
    );

    /** The link that acts for the seat that is shown; empty: an account, or nobody. */
    get token(): string {
        return this.tokenOf(this.seat);
    }

    tokenOf(seat: number | null): string {
        const fitting = this.keys.find((key) => seat !== null && key.you.seats.includes(seat));
        return (fitting ?? this.keys[0])?.token ?? "";
    }

    /** Asks the interface about this table, as the seat that is shown. */
    ask<T>(method: string, rest: string, body?: unknown, token = this.token): Promise<T> {
        return ask<T>(method, `/api/tables/${this.id}${rest}`, body, token);
    }

    async open(): Promise<void> {
        await this.reload();
        const { game, terms } = await ask<GameTerms>("GET", `/api/games/${this.info?.game}`);
        this.game = game;
        this.terms = terms;
        if (this.mayWatch) await this.#enter();
    }

    async #enter(): Promise<void> {
        if (this.info?.status !== "gathering") await this.#loadData();
        this.#connect();
        this.chat = (await this.ask<{ lines: ChatLine[] }>("GET", "/chat")).lines;
        this.hasChat = true;
    }

    async #loadData(): Promise<void> {
        const values = await this.ask<PrintedValues>("GET", "/data").catch(() => null);
        if (!values) return; // the next step asks again
        this.data = values.tables;
        this.hasData = true;
    }

    #connect(): void {
        this.#socket ??= new TableSocket(
            this.id,
            this.keys.map((key) => key.token),
            (message) => this.#hear(message),
            (isConnected) => (this.isConnected = isConnected),
        );
    }

    /** Who I am follows from what the server says of each link that this browser has. */
    async reload(): Promise<void> {
        const tokens = linksOf(this.id);
        const found = await Promise.all((tokens.length ? tokens : [""]).map((token) => this.#present(token)));
        const known = found.filter((one) => one.key.token === "" || isAnybody(one.key.you));
        this.keys = (known.length ? known : [{ ...found[0]!, key: { ...found[0]!.key, token: "" } }]).map(
            (one) => one.key,
        );
        this.info = found[0]!.here.table;
        this.watching = found[0]!.here.watching;
        if (this.seat === null || !this.you.seats.includes(this.seat)) {
            this.seat = this.you.seats[0] ?? this.you.sees ?? null;
            void this.story.turn();
        }
    }

    async #present(token: string): Promise<{ key: Key; here: TableHere }> {
        try {
            const here = await this.ask<TableHere>("GET", "", undefined, token);
            if (token && !isAnybody(here.you)) dropLink(this.id, token);
            return { key: { token, you: here.you }, here };
        } catch (trouble) {
            if (trouble instanceof Refusal && trouble.status === 404) dropLink(this.id);
            throw trouble;
        }
    }

    /** A new link, after taking a seat: it stands beside the ones that are there. */
    async take(seating: Pick<Seating, "token">, instead = ""): Promise<void> {
        if (instead && instead !== seating.token) dropLink(this.id, instead);
        keepLink(this.id, seating.token);
        await this.reload();
        if (this.#socket) this.#socket.renew(this.keys.map((key) => key.token));
        else if (this.mayWatch) await this.#enter();
    }

    /** Shows the table with another player's eyes: at hot seat, when the screen was handed over. */
    sitDown(seat: number): void {
        this.seat = seat;
        this.shownTo = seat;
        this.live.clear();
        this.news.clear();
        this.message = null;
        void this.story.turn();
    }

    /** The language has changed: what the server says in words is asked for anew. */
    relearn(): void {
        this.#socket?.renew(this.keys.map((key) => key.token));
        void this.story.again();
        if (this.info && this.info.status !== "gathering" && this.mayWatch) void this.#loadData();
    }

    close(): void {
        this.#socket?.close();
    }

    #storyPath(after: number): string {
        const seat = this.you.seats.includes(this.seat ?? -1) ? `&seat=${this.seat}` : "";
        return `/api/tables/${this.id}/story?after=${after}${seat}`;
    }

    #hear(message: Tells): void {
        if (message.t !== "step") this.#frames.flush();
        switch (message.t) {
            case "welcome":
            case "table":
                this.#seated(message.table);
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
                this.#answer(message.id, { rule: "", text: t("moved-on") });
                break;
            case "said":
                this.#spoke(message);
                break;
            case "asks":
                this.plea = message;
                break;
            case "answered":
                this.plea = null;
                if (!message.agreed) this.undoNote = t("undo-refused");
                break;
            case "bye":
                this.tell(message.text, "", true);
                if (message.code === "seat") void this.reload().then(() => this.relearn());
                break;
        }
    }

    /** Seats changed hands: then also what I may do has changed. */
    #seated(info: TableInfo): void {
        const before = this.info;
        this.info = shared(before, info);
        const shape = (one: TableInfo) =>
            JSON.stringify([one.host, one.status, one.seats.map((seat) => seat.kind)]);
        if (before && shape(before) !== shape(info)) void this.reload();
    }

    #stepped(step: Stepped): void {
        if (this.#socket) this.#socket.seen = step.n;
        if (this.plea && !step.fresh) this.plea = null;
        this.story.hear(step);
        this.#frames.add(step);
    }

    /** What has come since the last frame. */
    #draw(steps: readonly Stepped[]): void {
        const { n, to_act } = steps.at(-1)!;
        if (steps.length > 1 || this.#isUnpaced) this.parts.hurry();
        if (this.info) {
            const status = steps.some((step) => step.result)
                ? "over"
                : this.info.status === "gathering"
                  ? "running"
                  : this.info.status;
            this.info = shared(this.info, { ...this.info, n, to_act, status });
        }
        const seen = drawn(steps);
        if (!seen.length) return;
        if (!this.hasData) this.#loading ??= this.#loadData().finally(() => (this.#loading = null));
        this.steps = new Map([
            ...this.steps,
            ...seen.map((step) => [step.seat, this.#sharing(step)] as const),
        ]);
    }

    /** The step, with whatever is still as it was in the last one. */
    #sharing(step: Stepped): Stepped {
        const { view = null, offers = null } = this.steps.get(step.seat) ?? {};
        return { ...step, view: shared(view, step.view), offers: shared(offers, step.offers) };
    }

    #spoke(line: ChatLine): void {
        if (this.chat.every((other) => other.line !== line.line)) this.chat = [...this.chat, line];
    }

    #answer(id: string, forbidden: Forbidden | null): void {
        this.#waiting.get(id)?.(forbidden);
        this.#waiting.delete(id);
    }

    #command(fields: Fields): Promise<Forbidden | null> {
        const socket = this.#socket;
        if (!socket) return Promise.resolve({ rule: "", text: t("offline") });
        return new Promise((resolve) => this.#waiting.set(socket.command(fields), resolve));
    }

    send(move: { move: string }): Promise<Forbidden | null> {
        return this.#command({ t: "move", n: this.step.n, move, seat: this.seat });
    }

    /** A move in its text form. */
    type(text: string): Promise<Forbidden | null> {
        return this.#command({ t: "type", n: this.step.n, text, seat: this.seat });
    }

    why(move: { move: string }): Promise<Forbidden | null> {
        return this.#command({ t: "why", move, seat: this.seat });
    }

    /** Takes the last move back, or asks those who have acted since; why not is said beside the button. */
    async undo(): Promise<void> {
        this.undoNote = "";
        if (this.outlook && !this.outlook.can) {
            this.undoNote = this.outlook.reason ?? "";
            return;
        }
        const n = this.step?.n ?? this.info?.n ?? 0;
        const forbidden = await this.#command({ t: "undo", n, seat: this.seat });
        this.undoNote = forbidden?.text ?? "";
    }

    /** Finds out whether the last move can be taken back; nothing is said while that is not known. */
    async lookBack(): Promise<void> {
        const [n, seat] = [this.info?.n, this.seat];
        const found = await this.ask<UndoOutlook>("GET", `/undo?seat=${seat}`).catch(() => null);
        if (n === this.info?.n && seat === this.seat) this.outlook = found;
    }

    /** What my seats say to another's plea. */
    async agree(agree: boolean): Promise<void> {
        const seats = this.plea?.waits_for.filter((seat) => this.you.seats.includes(seat)) ?? [];
        for (const seat of seats) {
            const forbidden = await this.#command({ t: "answer", n: this.info?.n ?? 0, agree, seat });
            if (forbidden) this.tell(forbidden.text, forbidden.rule);
        }
    }

    async say(text: string): Promise<void> {
        this.#spoke(await this.ask<ChatLine>("POST", "/chat", { text }));
    }

    tell(text: string, rule = "", isBad = false): void {
        this.message = text ? { text, rule, isBad } : null;
    }

    /** Runs something and shows what was wrong with it. */
    async tried<T>(work: () => Promise<T>): Promise<T | undefined> {
        try {
            this.message = null;
            return await work();
        } catch (trouble) {
            if (!(trouble instanceof Refusal)) throw trouble;
            this.tell(trouble.message, trouble.rule, true);
            return undefined;
        }
    }

    term(id: string): string {
        return this.terms[id]?.[texts.lang] ?? id;
    }

    showRule(id: string): void {
        this.rule = id;
    }

    announce(text: string): void {
        this.live.say(text);
    }
}
