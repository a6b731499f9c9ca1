// What a finished game tells of itself, asked for once in each language, and how far its scoring has been shown.
import type { Result, SaidAccount } from "../generated/server";
import { Refusal } from "../lib/api";
import { isStill } from "../lib/motion";
import type { Table } from "../lib/table.svelte";

/** The whole show, however many scenes it has. */
const LONGEST_SHOW = 12_000;
const [BRIEFEST, LONGEST] = [350, 1600];

export class Tale {
    account = $state.raw<SaidAccount | null>(null);
    trouble = $state("");
    /** How many scenes are shown; the show is over when all are. */
    shown = $state(Infinity);

    constructor(
        readonly table: Table,
        /** Whether the game ended before our eyes: then the scoring is shown by itself. */
        readonly isFresh: boolean,
    ) {}

    result = $derived.by(() => this.table.step?.result as Result);
    /** Best first. */
    ranked = $derived([...this.result.seats].sort((a, b) => a.rank - b.rank || a.seat - b.seat));
    winners = $derived(this.result.seats.filter((seat) => seat.rank === 1).map((seat) => seat.seat));
    scenes = $derived(this.account?.scenes ?? []);
    isShowing = $derived(this.shown < this.scenes.length);
    pause = $derived(Math.max(BRIEFEST, Math.min(LONGEST, LONGEST_SHOW / Math.max(1, this.scenes.length))));

    async load(): Promise<void> {
        const isFirst = this.account === null;
        try {
            this.account = await this.table.ask<SaidAccount>("GET", "/account");
            if (isFirst && this.isFresh && !isStill()) this.show();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
        }
    }

    /** From the first scene on; one is always to be seen. */
    show(): void {
        this.shown = 1;
    }

    skip(): void {
        this.shown = Infinity;
    }

    /** What a seat has after so many scenes. */
    sum(seat: number, scenes = this.shown): number {
        if (scenes >= this.scenes.length) return this.result.seats[seat]?.points ?? 0;
        return this.scenes.slice(0, scenes).reduce((total, scene) => total + (scene.values[seat] ?? 0), 0);
    }

    /** The scene in which a seat left the game, from 0; Infinity if it stayed. */
    left(seat: number): number {
        const found = this.scenes.findIndex((scene) => scene.leaving.includes(seat));
        return found < 0 ? Infinity : found;
    }
}
