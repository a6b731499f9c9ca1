// A whole game, page by page.
import type { Replay, ReplayStep as RawStep, Result } from "../generated/server";
import { ask } from "../lib/api";
import type { Kinds } from "../lib/messages";

const PAGE = 100;

export interface ReplayStep<K extends Kinds = Kinds> extends Omit<RawStep, "view" | "events"> {
    view: K["view"];
    events: K["event"][];
}

export interface WholeReplay {
    steps: ReplayStep[];
    result: Result | null;
}

/** All steps with the eyes of one seat (null: of everybody); tells how far it is, from 0 to 1. */
export async function loadReplay(
    table: string,
    token: string,
    seat: number | null,
    progress: (share: number) => void = () => undefined,
): Promise<WholeReplay> {
    const steps: ReplayStep[] = [];
    const whose = seat === null ? "" : `&seat=${seat}`;
    for (;;) {
        const path = `/api/tables/${table}/replay?after=${steps.length}&limit=${PAGE}${whose}`;
        const page = await ask<Replay>("GET", path, undefined, token);
        steps.push(...(page.steps as unknown as ReplayStep[]));
        progress(page.total ? steps.length / page.total : 1);
        if (steps.length >= page.total || page.steps.length === 0)
            return { steps, result: page.result ?? null };
    }
}
