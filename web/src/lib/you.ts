// What this browser is at a table, by all the links that it has.
import type { You } from "../generated/server";

/** A link and what it makes of its holder; without a link, an account or nobody. */
export interface Key {
    token: string;
    you: You;
}

const NOBODY: You = { seats: [], host: false, invited: null, guest: false, sees: null, operator: false };

/** Whether a link is good for anything here. */
export function isAnybody(you: You): boolean {
    return you.seats.length > 0 || you.invited !== null || you.guest || you.operator;
}

export function merged(keys: readonly Key[]): You {
    const all = keys.map((key) => key.you);
    const seats = [...new Set(all.flatMap((you) => you.seats))].sort((a, b) => a - b);
    return {
        ...NOBODY,
        seats,
        host: all.some((you) => you.host),
        invited: all.find((you) => you.invited !== null)?.invited ?? null,
        guest: !seats.length && all.some((you) => you.guest),
        sees: seats.length ? null : (all.find((you) => you.sees !== null)?.sees ?? null),
        operator: all.some((you) => you.operator),
    };
}
