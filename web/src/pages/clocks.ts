// A table's clock in words.
import { t } from "../lib/texts.svelte";

interface Rule {
    kind?: string;
    seconds?: number;
    increment?: number;
}

/** What stands in a table's `clock`; nothing is no clock. */
export function clockWords(clock: object | undefined): string {
    const { kind = "none", seconds = 0, increment = 0 } = (clock ?? {}) as Rule;
    if (kind === "move") return t("clock-move-words", { minutes: minutes(seconds) });
    if (kind === "game") return t("clock-game-words", { minutes: minutes(seconds), increment });
    if (kind === "day") return t("clock-day-words", { hours: Math.round(seconds / 3600) });
    return t("clock-none");
}

function minutes(seconds: number): number {
    return Math.round((seconds / 60) * 10) / 10;
}
