// Bots and times of day in words.
import { t, texts } from "../../lib/texts.svelte";

const KNOWN: readonly string[] = ["random", "settler", "warlord", "greedy"];

/** What a bot is like; one that nobody has described yet goes by its name. */
export function botText(name: string): string {
    return KNOWN.includes(name) ? t(`desk-bot-${name}`) : name;
}

export function timeText(seconds: number): string {
    const form = new Intl.DateTimeFormat(texts.lang === "de" ? "de" : "en-GB", { timeStyle: "short" });
    return form.format(seconds * 1000);
}
