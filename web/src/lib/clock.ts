// What is left on a clock. The server alone decides when time is up; here it is only shown.
import { serverNow } from "./api";

/** How the clocks stand, as a step carries it. */
export interface Clocks {
    /** When they were written. */
    at?: number;
    /** Seats whose clock runs, and when their time is up (seconds since 1970). */
    until?: Record<string, number>;
    /** Seconds that a seat has left when its clock stands. */
    left?: Record<string, number>;
    /** Seats whose time is up, and when somebody must have decided. */
    out?: Record<string, number>;
}

/** Hours that do not count, as the table's clock names them. */
export interface Sleep {
    asleep?: [string, string];
    zone?: string;
}

const DAY = 86_400;

function wall(time: string): number {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return hours * 3600 + minutes * 60;
}

/** By how many seconds the wall clock of a zone is ahead of UTC. */
function offset(zone: string, moment: number): number {
    const shown = new Intl.DateTimeFormat("en-GB", {
        timeZone: zone,
        dateStyle: "short",
        timeStyle: "medium",
    }).formatToParts(moment * 1000);
    const part = (type: string) => Number(shown.find((one) => one.type === type)?.value ?? 0);
    const there = Date.UTC(
        part("year"),
        part("month") - 1,
        part("day"),
        part("hour"),
        part("minute"),
        part("second"),
    );
    return Math.round(there / 1000 - Math.floor(moment));
}

/** The seconds between two moments that count: players asleep lose none. */
export function awakeBetween({ asleep, zone = "UTC" }: Sleep, from: number, to: number): number {
    if (!asleep || to <= from) return Math.max(0, to - from);
    const ahead = offset(zone, from);
    const [start, end] = [wall(asleep[0]), wall(asleep[1])];
    const length = (((start - end) % DAY) + DAY) % DAY;
    let counted = 0;
    for (let up = Math.floor((from + ahead) / DAY) * DAY - DAY + end - ahead; up < to; up += DAY) {
        counted += Math.max(0, Math.min(to, up + length) - Math.max(from, up));
    }
    return counted;
}

/** Seconds left to a seat, never more than it had when its clock began to run; null where it has no clock. */
export function secondsLeft(
    clocks: Clocks | null | undefined,
    seat: number,
    now = serverNow(),
    sleep: Sleep = {},
): number | null {
    const until = clocks?.until?.[seat];
    if (until !== undefined) return awakeBetween(sleep, Math.max(now, clocks?.at ?? now), until);
    if (clocks?.out?.[seat] !== undefined) return 0;
    return clocks?.left?.[seat] ?? null;
}

/** `4:05`, `1:04:05`; from two days on only the hours. */
export function clockText(seconds: number): string {
    const whole = Math.floor(seconds);
    const hours = Math.floor(whole / 3600);
    if (hours >= 48) return `${hours} h`;
    const parts = hours
        ? [hours, Math.floor(whole / 60) % 60, whole % 60]
        : [Math.floor(whole / 60), whole % 60];
    return parts.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}
