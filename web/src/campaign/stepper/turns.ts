// The phases of a rehearsal as a timeline: turn after turn, B1 to B19 in each of them.
import type { Phase } from "../../generated/campaign";

/** The rule of each phase, from B1 on (PH-3g to PH-3r). */
const RULES = [..."ghijklnok".split(""), ..."lpnppp".split(""), ..."lqrr".split("")].map(
    (letter) => `PH-3${letter}`,
);
export const LAST_PHASE = RULES.length;

export function ruleOf(phase: number): string {
    return RULES[phase - 1] ?? "PH-3c";
}

export interface Step {
    /** Among all phases that are over. */
    place: number;
    phase: number;
    /** Whether anything is told of it. */
    isQuiet: boolean;
}

export interface Turn {
    realm: number;
    month: number;
    steps: Step[];
}

/** Phases of one realm that follow each other are one turn. */
export function turnsOf(phases: readonly Phase[]): Turn[] {
    const found: Turn[] = [];
    phases.forEach(({ realm, month, phase, happened, worked = [] }, place) => {
        const last = found.at(-1);
        const step = { place, phase, isQuiet: happened.length + worked.length === 0 };
        const goesOn = last?.realm === realm && (last.steps.at(-1)?.phase ?? 0) < phase;
        if (last && goesOn) last.steps.push(step);
        else found.push({ realm, month, steps: [step] });
    });
    return found;
}

/** Where a key leads; null is the present, behind all phases. */
export function keyed(key: string, place: number | null, count: number): number | null | undefined {
    if (key === "Home") return count ? 0 : null;
    if (key === "End") return null;
    if (key === "ArrowLeft") return place === null ? (count ? count - 1 : null) : Math.max(0, place - 1);
    if (key === "ArrowRight") return place === null || place + 1 >= count ? null : place + 1;
    return undefined;
}
