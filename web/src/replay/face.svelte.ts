// A board in a replay: it shows, and nothing can be done about it.
import type { Words } from "../generated/server";
import type { Face, Forbidden, TableRow } from "../lib/board";
import type { Stepped } from "../lib/messages";
import { Parts } from "../lib/parts.svelte";
import { texts } from "../lib/texts.svelte";
import type { ReplayStep } from "./loading";

export class ReplayFace implements Face {
    steps = $state.raw<readonly ReplayStep[]>([]);
    at = $state(0);
    seat = $state<number | null>(null);

    constructor(
        readonly game: string,
        readonly names: readonly string[],
        readonly data: Record<string, readonly TableRow[]>,
        readonly terms: Record<string, Words>,
    ) {}

    readonly isActing = false;
    readonly parts = new Parts();
    readonly offers = [];
    current = $derived(this.steps[this.at] as ReplayStep);
    view = $derived(this.current?.view);
    step = $derived<Stepped>({
        t: "step",
        n: this.current?.n ?? 0,
        seat: this.seat,
        view: this.view,
        events: this.current?.events ?? [],
        to_act: [...(this.current?.to_act ?? [])],
        offers: [],
    });

    send(): Promise<Forbidden | null> {
        return Promise.resolve(null);
    }

    why(): Promise<Forbidden | null> {
        return Promise.resolve(null);
    }

    term(id: string): string {
        return this.terms[id]?.[texts.lang] ?? id;
    }

    /** Beside the replay, which stays where it is. */
    showRule(id: string): void {
        open(`/rules/${this.game}/${id}`, "_blank", "noopener");
    }

    /** The controls say each step in the words of the log. */
    announce(): void {}

    go(at: number): void {
        this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    }
}
