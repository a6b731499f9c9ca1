// In a burst the parts of the page go to the present one after another, one in each frame: all at once would take too long.
import { onDestroy, untrack } from "svelte";
import type { Face } from "./board";
import { onNextFrame, type OnFrame } from "./frames";
import type { Kinds, Stepped } from "./messages";

/** So many frames without anything new, and the burst is over. */
const CALM = 20;

/** What one part of the page shows: the present, or in a burst what it had at its last turn. */
export class Part<T> {
    #held = $state.raw() as T;
    #next: T;

    constructor(
        readonly parts: Parts,
        readonly present: () => T,
    ) {
        this.#held = this.#next = untrack(present);
    }

    now = $derived.by((): T => (this.parts.isHurried ? this.#held : this.present()));

    /** Notes the present for the next turn; whether there is anything new. */
    look(): boolean {
        this.#next = untrack(this.present);
        return this.#next !== untrack(() => this.#held);
    }

    show(): void {
        this.#held = this.#next;
    }
}

export class Parts {
    #isBurst = $state(false);
    readonly #all = new Set<Part<unknown>>();
    /** What waits for its turn in this round, and what for the next round. */
    #waiting: Part<unknown>[] = [];
    #later: (() => void)[] = [];
    #isTold = false;
    #still = 0;

    constructor(
        /** Whoever may act must see the present. */
        readonly mayWait: () => boolean = () => false,
        readonly onFrame: OnFrame = onNextFrame,
    ) {}

    isHurried = $derived.by(() => this.#isBurst && this.mayWait());

    add<T>(present: () => T): Part<T> {
        const part = new Part(this, present);
        this.#all.add(part as Part<unknown>);
        return part;
    }

    drop(part: Part<unknown>): void {
        this.#all.delete(part);
    }

    /** A burst begins: said before anything changes, so that every part keeps what it shows until its turn. */
    hurry(): void {
        this.#still = 0;
        if (this.#isBurst || !untrack(this.mayWait)) return;
        for (const part of this.#all) if (part.look()) part.show();
        this.#isBurst = true;
        this.onFrame(() => this.#next());
    }

    /** With the next frame; in a burst with the next that begins a round, where no part is drawn. */
    readonly soon: OnFrame = (then) => {
        if (this.#isBurst) this.#later.push(then);
        else this.onFrame(then);
    };

    /** A frame: one part goes to the present as it was when this round began. */
    #next(): void {
        if (this.#waiting.length || !this.#later.length || this.#isTold) this.#showOne();
        else this.#tell();
        if (this.#still < CALM && untrack(this.mayWait)) this.onFrame(() => this.#next());
        else this.#end();
    }

    /** What has come changes no part yet; the next frame begins the round. */
    #tell(): void {
        this.#isTold = true;
        this.#still = 0;
        for (const then of this.#later.splice(0)) then();
    }

    #showOne(): void {
        this.#isTold = false;
        if (!this.#waiting.length) this.#waiting = [...this.#all].filter((part) => part.look());
        const part = this.#waiting.shift();
        this.#still = part ? 0 : this.#still + 1;
        part?.show();
    }

    #end(): void {
        this.#isBurst = false;
        this.#waiting = [];
        for (const then of this.#later.splice(0)) then();
    }
}

/** A part, made while a component is set up; it ends with it. */
export function partOf<T>(parts: Parts, present: () => T): Part<T> {
    const part = parts.add(present);
    onDestroy(() => parts.drop(part as Part<unknown>));
    return part;
}

/** The face as one part of a board sees it: the parts may show different steps. The last one is made for the board itself. */
export function seenBy<K extends Kinds>(face: Face<K>, present: () => Stepped<K> = () => face.step): Face<K> {
    const part = partOf(face.parts, present);
    return {
        get step() {
            return part.now;
        },
        get view() {
            return part.now.view as K["view"];
        },
        get seat() {
            return face.seat;
        },
        get names() {
            return face.names;
        },
        get isActing() {
            return face.isActing;
        },
        get offers() {
            return face.offers;
        },
        get data() {
            return face.data;
        },
        parts: face.parts,
        send: (move) => face.send(move),
        why: (move) => face.why(move),
        term: (id) => face.term(id),
        showRule: (id) => face.showRule(id),
        announce: (text) => face.announce(text),
    };
}
