// Which news of a month are worth a line on the first page: not that it began, nor in which order it was played.
import type { Line } from "../../generated/campaign";

const ROUTINE: ReadonlySet<string> = new Set([
    "order_drawn",
    "month_began",
    "muster_closed",
    "turn_began",
    "turn_ended",
    "turn_missed",
]);

export function worthTelling(news: readonly Line[]): Line[] {
    return news.filter((line) => !ROUTINE.has(line.kind));
}
