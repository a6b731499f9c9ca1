// What is left on a clock. The server alone decides when time is up; here it is only shown.
import { serverNow } from "./api";

/** How the clocks stand, as a step carries it. */
export interface Clocks {
    /** Seats whose clock runs, and when their time is up (seconds since 1970). */
    until?: Record<string, number>;
    /** Seconds that a seat has left when its clock stands. */
    left?: Record<string, number>;
    /** Seats whose time is up, and when somebody must have decided. */
    out?: Record<string, number>;
}

/** Seconds left to a seat; null where it has no clock. */
export function secondsLeft(
    clocks: Clocks | null | undefined,
    seat: number,
    now = serverNow(),
): number | null {
    const until = clocks?.until?.[seat];
    if (until !== undefined) return Math.max(0, until - now);
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
