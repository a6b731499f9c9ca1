// Two plans side by side: what is different, seen from one side.
import type { BattleForeseen } from "../../generated/campaign";
import type { Answer } from "./question.svelte";

export type Side = "attackers" | "defenders";

/** On which side a realm stands; null where the forces were only typed in. */
export function sideOf(battle: BattleForeseen, realm: string): Side | null {
    if (battle.attackers.name === realm) return "attackers";
    return battle.defenders.name === realm ? "defenders" : null;
}

export interface Prospects {
    /** To win every battle of the plan, as if each had its own dice. */
    wins: number;
    own: number;
    theirs: number;
}

export function prospects(answer: Answer, realm: string): Prospects | null {
    if (!answer.battles.length) return null;
    const found = { wins: 1, own: 0, theirs: 0 };
    for (const battle of answer.battles) {
        const side = sideOf(battle, realm) ?? "attackers";
        const other = side === "attackers" ? "defenders" : "attackers";
        found.wins *= battle[side].wins.value;
        found.own += battle[side].mean.value;
        found.theirs += battle[other].mean.value;
    }
    return found;
}

export interface Difference {
    /** Percentage points by which the second plan is likelier to win. */
    wins: number;
    own: number;
    theirs: number;
    better: "first" | "second" | "neither";
}

const CLOSE = 0.5;

export function difference(first: Prospects, second: Prospects): Difference {
    const wins = Math.round(1000 * (second.wins - first.wins)) / 10;
    const better = Math.abs(wins) < CLOSE ? "neither" : wins > 0 ? "second" : "first";
    return {
        wins,
        own: Math.round(second.own - first.own),
        theirs: Math.round(second.theirs - first.theirs),
        better,
    };
}
