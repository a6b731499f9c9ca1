// What is said about a seat, and what may be done about it.
import type { SeatInfo } from "../../generated/server";
import type { Table } from "../../lib/table.svelte";
import { t } from "../../lib/texts.svelte";

const BOTS = new Set(["greedy", "random"]);

/** The name of a bot's kind; a plug-in's bots have only their own. */
export function botName(bot: string): string {
    return BOTS.has(bot) ? t(`bot-${bot}`) : bot;
}

/** Whether anybody may take this seat: it is neither taken nor kept for somebody. */
export function isFree(seat: SeatInfo): boolean {
    return seat.kind === "open" && !seat.invited;
}

/** Who sits there, in a word. */
export function seatName(seat: SeatInfo): string {
    return seat.name || t(seat.invited ? "seat-invited" : "seat-open");
}

/** You, host, bot, here or away: in a few words. */
export function seatState(table: Table, seat: SeatInfo): string {
    const isMine = table.you.seats.includes(seat.seat);
    const words = [];
    if (isMine) words.push(t("you"));
    if (seat.seat === table.info?.host && seat.kind === "human") words.push(t("host"));
    if (seat.kind === "bot") {
        const trade = t("bot-trade", { name: seat.name });
        if (trade) words.push(trade);
        words.push(t("bot", { kind: botName(seat.bot ?? "") }));
    }
    if (seat.kind === "bot" && seat.invited) words.push(t("seat-invited"));
    if (seat.kind !== "bot" && seat.stands_in) words.push(t("stands-in"));
    else if (seat.kind === "human" && !isMine) words.push(t(seat.here ? "here" : "away"));
    return words.join(" · ");
}
