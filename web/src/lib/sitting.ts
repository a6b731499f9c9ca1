// Who sits in a seat as the table knows it (bot, here, away, clock): boards show it beside what a seat has, so that
// every seat stands on the page once. In replays and lessons nobody sits.
import { getContext, setContext, type Snippet } from "svelte";

/** `isShort`: a sign will do, there is little room. */
export type Sitting = Snippet<[seat: number, isShort: boolean]>;

const KEY = Symbol("sitting");

export function tellSitting(sitting: Sitting): void {
    setContext(KEY, sitting);
}

export function whoSits(): Sitting | undefined {
    return getContext<Sitting | undefined>(KEY);
}
