// A plan of battle: who meets whom where, and what one supposes of those whom nobody knows. It is text, too.
import type { Unknown } from "../../generated/campaign";

/** What is supposed of somebody unknown: troops and leaders of an army, or good points of a person. */
export interface Guess {
    troops: number;
    leaders: number;
    guard: boolean;
    points: number;
}

export interface MapPlan {
    kind: "map";
    field: string;
    /** Own armies that come. */
    own: number[];
    /** Armies of others that come: "Yaromo 101"; then they attack. */
    foes: string[];
    guesses: Record<string, Guess>;
}

export interface TypedPlan {
    kind: "typed";
    attackers: string;
    defenders: string;
    terrain: number;
}

export type Plan = MapPlan | TypedPlan;

/** Land on which armies meet, and water for fleets. */
export const TERRAINS = [9, 3, 4, 5, 2, 6, 7, 1] as const;
const LOWLAND = 9;

export function mapPlan(field: string, own: number[] = []): MapPlan {
    return { kind: "map", field, own, foes: [], guesses: {} };
}

export function typedPlan(): TypedPlan {
    return { kind: "typed", attackers: "", defenders: "", terrain: LOWLAND };
}

export function copied(plan: Plan): Plan {
    return structuredClone(plan);
}

// -- what nobody knows -----------------------------------------------------------------------------------

/** Good points of the usual bearer of a rank; of troops a thousand space points with one leader. */
export function firstGuess(unknown: Unknown): Guess {
    const usual = unknown.usual ?? 0;
    const troops = Math.min(unknown.most ?? 0, Math.max(unknown.least ?? 0, 10 * (unknown.least ?? 0)));
    return { troops, leaders: 1, guard: false, points: usual };
}

/** As the server reads it: `5000 K 20 HF Garde`, or points. */
export function typed(unknown: Pick<Unknown, "needs" | "good">, guess: Guess): string {
    if (unknown.needs === "points") return String(guess.points);
    const guard = guess.guard ? " Garde" : "";
    return `${guess.troops} ${unknown.good ?? "K"} ${guess.leaders} HF${guard}`;
}

/** The reverse: what somebody has typed, as far as sliders can show it. */
export function guessOf(text: string): Guess | null {
    const plain = /^\s*(\d+)\s*$/.exec(text);
    if (plain) return { troops: 0, leaders: 0, guard: false, points: Number(plain[1]) };
    const force = /^\s*(\d+)\s+(?:K|R|S)(?:\s+(\d+)\s+HF)?(\s+(?:Garde|guard))?\s*$/i.exec(text);
    if (!force) return null;
    const [, troops, leaders, guard] = force;
    return { troops: Number(troops), leaders: Number(leaders ?? 0), guard: Boolean(guard), points: 0 };
}

/** What is supposed of everybody who is unknown. */
export function typedIn(plan: MapPlan, unknown: readonly Unknown[]): Record<string, string> {
    return Object.fromEntries(
        unknown.map((one) => [one.name, typed(one, plan.guesses[one.name] ?? firstGuess(one))]),
    );
}

/** Sliders of numbers that span three powers of ten go by their logarithm: from 0 to 1000. */
export const STEPS = 1000;

export function toSlider(value: number, least: number, most: number): number {
    if (most <= least) return 0;
    if (least <= 0) return Math.round((STEPS * (value - least)) / (most - least));
    const share = Math.log(Math.max(value, least) / least) / Math.log(most / least);
    return Math.round(STEPS * Math.min(1, share));
}

/** Two figures that count are enough for a guess. */
export function fromSlider(place: number, least: number, most: number): number {
    const share = place / STEPS;
    if (least <= 0) return Math.round(least + share * (most - least));
    const exact = least * (most / least) ** share;
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
    return Math.min(most, Math.max(least, unit * Math.round(exact / unit)));
}

// -- as text ---------------------------------------------------------------------------------------------
// Two kinds of lines, the same in both languages, so that a plan can be sent to anybody and read again:
//     503/22 < 101 102 < Yaromo 101
//     Yaromo 101 = 5000 K 20 HF
// and
//     3000 K 10 HF -> 900 R 8 HF @9

export function written(plan: Plan, unknown: readonly Unknown[] = []): string {
    if (plan.kind === "typed") return `${plan.attackers} -> ${plan.defenders} @${plan.terrain}`;
    const comers = [plan.own.join(" "), plan.foes.join(", ")];
    while (comers.length && !comers.at(-1)) comers.pop();
    const guesses = Object.entries(typedIn(plan, unknown)).map(([name, text]) => `${name} = ${text}`);
    return [[plan.field, ...comers].join(" < ").trim(), ...guesses].join("\n");
}

/** The plan in a text, whatever stands around it; null if there is none. */
export function readPlan(text: string): Plan | null {
    const lines = text.split("\n").map((line) => line.trim());
    for (const line of lines) {
        const forces = /^(.+) -> (.+) @(\d{1,2})$/.exec(line);
        if (forces) {
            const [, attackers = "", defenders = "", terrain] = forces;
            return { kind: "typed", attackers, defenders, terrain: Number(terrain) };
        }
    }
    const first = lines.find((line) => /^\d+\/\d+(\s*<|$)/.test(line));
    if (!first) return null;
    const [field = "", own = "", foes = ""] = first.split("<").map((part) => part.trim());
    const plan = mapPlan(field, own.split(/\s+/).filter(Boolean).map(Number));
    plan.foes = foes
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean);
    for (const line of lines) {
        const [name, force] = line.split(" = ");
        const guess = force === undefined ? null : guessOf(force);
        if (name && guess) plan.guesses[name] = guess;
    }
    return plan;
}
