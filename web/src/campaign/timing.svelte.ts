// Time that is left, in words that change as it passes.
import { serverNow } from "../lib/api";
import { clockText } from "../lib/clock";
import { t } from "../lib/texts.svelte";

/** The server's time, for a component that shows it: it goes on every second. */
export function ticking(): { readonly now: number } {
    let now = $state(serverNow());
    $effect(() => {
        const beat = setInterval(() => (now = serverNow()), 1000);
        return () => clearInterval(beat);
    });
    return {
        get now() {
            return now;
        },
    };
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** "3 days 4 h", "5 h 12 min", "12:05". */
export function leftText(seconds: number): string {
    if (seconds <= 0) return t("c-time-over");
    if (seconds >= DAY) {
        const hours = Math.floor((seconds % DAY) / HOUR);
        return t("c-left-days", { days: Math.floor(seconds / DAY), hours });
    }
    if (seconds >= HOUR) {
        const minutes = Math.floor((seconds % HOUR) / 60);
        return t("c-left-hours", { hours: Math.floor(seconds / HOUR), minutes });
    }
    return t("c-left-minutes", { time: clockText(seconds) });
}
