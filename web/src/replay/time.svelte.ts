// The time machine of a table: the present, or any position before it as this seat saw it then. A board sees no
// difference; only that nothing can be done about the past.
import type { Replay } from "../generated/server";
import { Refusal } from "../lib/api";
import type { Face, Forbidden } from "../lib/board";
import { onNextFrame, type OnFrame } from "../lib/frames";
import type { Kinds, Stepped } from "../lib/messages";
import { shared } from "../lib/sharing";
import type { Place } from "../lib/story.svelte";
import type { Table } from "../lib/table.svelte";
import { t } from "../lib/texts.svelte";
import type { ReplayStep } from "./loading";
import { chapterOf, marksOf, placeOf } from "./marks";

/** Steps that are asked for together; the server keeps them so, too. */
const BLOCK = 50;
/** The next block is fetched so many steps before it is needed. */
const AHEAD = 15;
/** Whoever steps faster than that, in milliseconds, sees no motion. */
const FAST = 180;

/** What a line of the log speaks of. */
export interface Spoken {
    n: number;
    event: Kinds["event"];
}

type Eyes = number | null;

export class TimeMachine implements Face {
    /** The place that is looked at; null is the present. It follows every press at once, the board as soon as it can. */
    at = $state<number | null>(null);
    isPlaying = $state(false);
    /** Steps in a second. */
    rate = $state(1);
    spoken = $state.raw<Spoken | null>(null);
    trouble = $state("");
    /** Whose eyes somebody has chosen, when the game is over; undefined: the own ones. */
    #eyes = $state<Eyes | undefined>(undefined);
    #shown = $state.raw<Stepped | null>(null);
    /** How many moves there were when the present was left. */
    #left = $state(0);
    #drawnAt = -Infinity;
    #isDue = false;
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** By the eyes they are seen with and their step: what somebody saw then never changes. */
    readonly #known = new Map<Eyes, Map<number, ReplayStep>>();
    readonly #asked = new Map<string, Promise<void>>();

    constructor(
        readonly table: Table,
        readonly onFrame: OnFrame = onNextFrame,
    ) {}

    places = $derived.by((): readonly Place[] => this.table.story.places);
    last = $derived(Math.max(0, this.places.length - 1));
    isPast = $derived(this.at !== null);
    /** The place that is looked at, also in the present. */
    place = $derived(Math.min(this.at ?? this.last, this.last));
    marks = $derived.by(() => marksOf(this.table.story.lines, this.places));
    chapter = $derived(chapterOf(this.marks, this.place));
    /** Moves that came while somebody looked at the past. */
    news = $derived(this.isPast ? Math.max(0, this.places.length - this.#left) : 0);
    isLoading = $derived(this.isPast && this.#shown?.n !== this.places[this.place]?.n);

    // -- what a board sees ---------------------------------------------------------------------------
    seat = $derived.by((): Eyes => (this.isPast && this.#eyes !== undefined ? this.#eyes : this.table.seat));
    /** Until the past is there, the present stays in sight; but nothing can be done about it. */
    #past = $derived.by(() => this.#shown ?? { ...this.table.step, offers: [] });
    step = $derived.by((): Stepped => (this.isPast ? this.#past : this.table.step));
    view = $derived.by(() => this.step?.view as Kinds["view"]);
    isActing = $derived.by(() => !this.isPast && this.table.isActing);
    offers = $derived.by(() => (this.isPast ? [] : this.table.offers));

    get names(): readonly string[] {
        return this.table.names;
    }

    get data(): Table["data"] {
        return this.table.data;
    }

    get parts(): Table["parts"] {
        return this.table.parts;
    }

    send(move: Kinds["move"]): Promise<Forbidden | null> {
        return this.isPast ? this.#refused() : this.table.send(move);
    }

    why(move: Kinds["move"]): Promise<Forbidden | null> {
        return this.isPast ? this.#refused() : this.table.why(move);
    }

    term(id: string): string {
        return this.table.term(id);
    }

    showRule(id: string): void {
        this.table.showRule(id);
    }

    announce(text: string): void {
        this.table.announce(text);
    }

    #refused(): Promise<Forbidden> {
        return Promise.resolve({ rule: "", text: t("time-no-moves") });
    }

    // -- going about ---------------------------------------------------------------------------------
    /** Goes to a place; behind the last one is the present. */
    go(place: number): void {
        this.pause();
        this.#goTo(place);
    }

    /** By so many steps from where we are. */
    stepBy(steps: number): void {
        this.go(this.place + steps);
    }

    present(): void {
        this.pause();
        this.at = null;
        this.table.isPast = false;
        this.#eyes = undefined;
        this.#shown = null;
        this.spoken = null;
        this.trouble = "";
    }

    /** `isAsked`: whoever asks for the last position of a finished game wants to see the board, not the result. */
    #goTo(place: number, isAsked = false): void {
        this.spoken = null;
        const isEnd = isAsked && this.table.info?.status === "over";
        if (place >= this.last && this.#eyes === undefined && !isEnd) return this.present();
        if (this.at === null) this.#left = this.places.length;
        this.table.isPast = true;
        this.at = Math.max(0, Math.min(this.last, place));
        this.#soon();
    }

    /** The next heading in this direction, or the beginning, or the present. */
    toMark(direction: 1 | -1): void {
        const { place } = this;
        const next = this.marks.filter((mark) => (mark.place - place) * direction > 0);
        const found = direction > 0 ? next[0] : next.at(-1);
        this.go(found?.place ?? (direction > 0 ? this.last : 0));
    }

    /** Where a line of the log is, with what it speaks of. */
    async jump(n: number, line: number): Promise<void> {
        const place = placeOf(this.places, n);
        this.pause();
        this.#goTo(place, true);
        const key = this.places[place]?.n;
        await this.#load(place);
        const event = this.#known.get(this.seat)?.get(key ?? 0)?.events[line];
        if (event && key === n && this.place === place) this.spoken = { n, event };
    }

    /** Looks with other eyes, where the game is over. */
    lookAs(eyes: Eyes): void {
        const { place } = this;
        this.#eyes = eyes === this.table.seat ? undefined : eyes;
        this.#goTo(place);
    }

    /** Another player sits down here: nothing of what the last one looked at stays. */
    forget(): void {
        this.present();
        this.#known.clear();
    }

    // -- playing -------------------------------------------------------------------------------------
    /** What happened since I moved last, my own move first: it may have led to more than I saw. */
    playSinceMine(): void {
        const mine = this.places.findLastIndex((place) => place.actor === this.table.seat);
        this.#goTo(Math.min(Math.max(0, mine - 1), this.last - 1));
        this.play();
    }

    /** From the beginning, if nothing comes after where we are. */
    play(): void {
        if (!this.isPast) this.#goTo(0);
        this.isPlaying = this.isPast;
        this.#wait();
    }

    pause(): void {
        this.isPlaying = false;
        clearTimeout(this.#timer);
    }

    #wait(): void {
        clearTimeout(this.#timer);
        if (this.isPlaying) this.#timer = setTimeout(() => this.#tick(), 1000 / this.rate);
    }

    /** What is not there yet is waited for: nothing is left out. */
    #tick(): void {
        if (this.at === null) return this.pause();
        if (!this.isLoading) this.#goTo(this.at + 1);
        if (this.at === this.last) return this.pause(); // with other eyes there is no present
        this.#wait();
    }

    // -- fetching and drawing ------------------------------------------------------------------------
    /** With the next frame: presses that come within one are drawn as one. */
    #soon(): void {
        if (this.#isDue) return;
        this.#isDue = true;
        this.onFrame(() => {
            this.#isDue = false;
            this.#draw();
        });
    }

    #draw(): void {
        const { at, place, seat } = this;
        if (at === null) return;
        const found = this.#known.get(seat)?.get(this.places[place]?.n ?? 0);
        if (!found) return void this.#load(place).then(() => this.#soon());
        const now = performance.now();
        this.#shown = this.#stepped(found, now - this.#drawnAt < FAST);
        this.#drawnAt = now;
        for (const near of [place - AHEAD, place + AHEAD]) void this.#load(near);
    }

    /** As a board is told of it: only who goes on by one step is shown how it happened. */
    #stepped(found: ReplayStep, isFast: boolean): Stepped {
        const before = this.#shown;
        const isNext = before?.seat === this.seat && this.places[this.place - 1]?.n === before?.n;
        return {
            t: "step",
            n: found.step,
            first: isNext && before ? before.n + 1 : found.step,
            seat: this.seat,
            view: shared((before ?? this.table.step).view, found.view),
            events: isFast ? [] : found.events,
            to_act: [...found.to_act],
            offers: [],
            fresh: !isNext || isFast,
        };
    }

    /** Fetches the steps around a place, if they are not there; whoever comes meanwhile waits for the same ones. */
    #load(place: number): Promise<void> {
        const wanted = this.places[place]?.n;
        if (wanted === undefined || this.#known.get(this.seat)?.has(wanted)) return Promise.resolve();
        const start = Math.floor(place / BLOCK) * BLOCK;
        const key = `${this.seat} ${start} ${wanted}`;
        const asked =
            this.#asked.get(key) ?? this.#fetch(this.seat, start).finally(() => this.#asked.delete(key));
        this.#asked.set(key, asked);
        return asked;
    }

    async #fetch(seat: Eyes, start: number): Promise<void> {
        const whose = seat === null ? "" : `&seat=${seat}`;
        try {
            const found = await this.table.ask<Replay>(
                "GET",
                `/replay?after=${start}&limit=${BLOCK}${whose}`,
            );
            const known = this.#known.get(seat) ?? new Map<number, ReplayStep>();
            for (const step of found.steps as unknown as ReplayStep[]) known.set(step.step, step);
            this.#known.set(seat, known);
            this.trouble = "";
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
        }
    }
}
