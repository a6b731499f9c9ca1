// When something was written, as people say it.
import { texts } from "../../../lib/texts.svelte";

/** Today the time, otherwise the day. */
export function dayOf(at: number, now = Date.now()): string {
    const then = new Date(at * 1000);
    const isToday = then.toDateString() === new Date(now).toDateString();
    return isToday
        ? then.toLocaleTimeString(texts.lang, { hour: "2-digit", minute: "2-digit" })
        : then.toLocaleDateString(texts.lang, { day: "numeric", month: "short" });
}

export function momentOf(at: number): string {
    return new Date(at * 1000).toLocaleString(texts.lang, { dateStyle: "medium", timeStyle: "short" });
}
