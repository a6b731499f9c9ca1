// The scoring of an age as a list of lines, one after the other, from what happened.
import type { GameEvent } from "../../generated/ethnos";

export interface Gain {
    seat: number;
    glory: number;
    /** Place in a kingdom, or 0. */
    place: number;
    /** What it was given for: sizes of bands, space on the merfolk board, markers of a horde. */
    counts: readonly number[];
}

export interface Line {
    kind: "kingdom" | "merfolk" | "giant" | "bands" | "orcs";
    /** The kingdom's colour; else empty. */
    kingdom: string;
    gains: readonly Gain[];
}

export interface Scoring {
    age: number;
    skeletons: number;
    lines: readonly Line[];
    /** What each seat gained in all. */
    sums: readonly { seat: number; glory: number }[];
    isLast: boolean;
}

type Entry = { kind: Line["kind"]; kingdom: string; gain: Gain };

function entryOf(event: GameEvent): Entry | null {
    switch (event.event) {
        case "kingdom_scored":
            return entry("kingdom", event, [], event.kingdom, event.place);
        case "merfolk_scored":
            return entry("merfolk", event, [event.space]);
        case "giant_scored":
            return entry("giant", event, []);
        case "bands_scored":
            return entry("bands", event, event.sizes);
        case "plundered":
            return entry("orcs", event, [event.markers]);
        default:
            return null;
    }
}

function entry(
    kind: Line["kind"],
    event: { seat: number; glory: number },
    counts: readonly number[],
    kingdom = "",
    place = 0,
): Entry {
    return { kind, kingdom, gain: { seat: event.seat, glory: event.glory, place, counts } };
}

/** The lines in the order of the rules (ET-7.7), equal ones together. */
export function linesOf(events: readonly GameEvent[]): Line[] {
    const lines: { kind: Line["kind"]; kingdom: string; gains: Gain[] }[] = [];
    for (const event of events) {
        const made = entryOf(event);
        if (!made) continue;
        const last = lines.at(-1);
        if (last && last.kind === made.kind && last.kingdom === made.kingdom) last.gains.push(made.gain);
        else lines.push({ kind: made.kind, kingdom: made.kingdom, gains: [made.gain] });
    }
    return lines;
}

/** The scoring that these events tell of, the last one if there are several; null if no age ended. */
export function scoringOf(all: readonly GameEvent[]): Scoring | null {
    const events = all.slice(
        Math.max(
            0,
            all.findLastIndex((event) => event.event === "age_ended"),
        ),
    );
    const [ended] = events;
    if (ended?.event !== "age_ended") return null;
    const lines = linesOf(events);
    const sums = new Map<number, number>();
    for (const gain of lines.flatMap((line) => line.gains))
        sums.set(gain.seat, (sums.get(gain.seat) ?? 0) + gain.glory);
    const removed = events.find((event) => event.event === "skeletons_removed");
    return {
        age: ended.age,
        skeletons: removed?.count ?? 0,
        lines,
        sums: [...sums].map(([seat, glory]) => ({ seat, glory })).sort((one, two) => two.glory - one.glory),
        isLast: events.some((event) => event.event === "game_ended"),
    };
}
