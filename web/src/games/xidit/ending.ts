// The three assessments as scenes, from the events of the last step.
import type { AssessmentHeld, GameEvent, RegionScored } from "../../generated/xidit";

/** The dummy in rankings. */
export const DUMMY = -1;

export interface Standing {
    /** A seat, or the dummy. */
    who: number;
    value: number;
    /** Units behind the screen, which break ties; the dummy has none. */
    units: number | null;
    state: "in" | "out" | "leaves";
    /** What decided that it leaves. */
    why: "" | "lowest" | "units" | "place" | "dummy";
}

export interface Assessment {
    column: string;
    standings: Standing[];
    /** For reputation: where the points come from. */
    regions: RegionScored[];
}

export interface Ending {
    assessments: Assessment[];
    winners: number[];
}

export function endingOf(events: readonly GameEvent[]): Ending | null {
    const ended = events.find((event) => event.event === "game_ended");
    if (ended?.event !== "game_ended") return null;
    const regions = events.filter((event) => event.event === "region_scored");
    const gone = new Set<number>();
    const assessments: Assessment[] = [];
    for (const event of events) {
        if (event.event !== "assessment_held") continue;
        const leaving = leavingAt(events, event.column);
        assessments.push({
            column: event.column,
            standings: event.ranking.map((who) => standing(event, who, leaving, gone)),
            regions: event.column === "reputation" ? regions : [],
        });
        for (const who of leaving) gone.add(who);
    }
    return { assessments, winners: ended.winners };
}

function leavingAt(events: readonly GameEvent[], column: string): Set<number> {
    return new Set(
        events.flatMap((event) => {
            if (event.event === "eliminated" && event.column === column) return [event.seat];
            return event.event === "dummy_eliminated" && event.column === column ? [DUMMY] : [];
        }),
    );
}

const valueOf = (held: AssessmentHeld, who: number) => held.values.at(who) ?? 0;

function standing(
    held: AssessmentHeld,
    who: number,
    leaving: ReadonlySet<number>,
    gone: ReadonlySet<number>,
): Standing {
    const state = gone.has(who) ? "out" : leaving.has(who) ? "leaves" : "in";
    return {
        who,
        value: valueOf(held, who),
        units: who === DUMMY ? null : (held.units[who] ?? 0),
        state,
        why: state === "leaves" ? reason(held, who, leaving, gone) : "",
    };
}

/** Whoever stays with the same value was ahead by units, or else by place. */
function reason(
    held: AssessmentHeld,
    who: number,
    leaving: ReadonlySet<number>,
    gone: ReadonlySet<number>,
): Standing["why"] {
    const equals = held.ranking.filter(
        (other) => !leaving.has(other) && !gone.has(other) && valueOf(held, other) === valueOf(held, who),
    );
    if (!equals.length) return "lowest";
    if (who === DUMMY) return "dummy";
    return equals.every((other) => (held.units[other] ?? 0) > (held.units[who] ?? 0)) ? "units" : "place";
}
