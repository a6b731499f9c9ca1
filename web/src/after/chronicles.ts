// What a finished game tells about itself: curves over time, and how chance and choice went.
import type { GameEvent as EthnosEvent, EthnosView } from "../generated/ethnos";
import type { GameEvent as KingsburgEvent, KingsburgView } from "../generated/kingsburg";
import type { GameEvent as XiditEvent, XiditView } from "../generated/xidit";
import type { Kinds } from "../lib/messages";
import type { ReplayStep } from "../replay/loading";

/** A row of figures, one for each seat; `expected` is what chance gives on average. */
export interface Fact {
    /** Fluent id of its name. */
    title: string;
    values: readonly (number | null)[];
    args?: Record<string, number>;
    expected?: readonly (number | null)[];
    digits?: number;
}

export interface Curve {
    title: string;
    /** Read from the seat's own view. */
    of(view: Kinds["view"], seat: number): number | null;
}

export interface Chronicle {
    /** Whether the public view says enough, or each seat must be looked at with its own eyes. */
    eyes: "public" | "own";
    /** Whether the reasons of the result add up to the points that decide. */
    isSummed: boolean;
    curves: readonly Curve[];
    /** The part of the game (year, age) that a view belongs to. */
    part(view: Kinds["view"]): { title: string; number: number };
    facts(events: readonly Kinds["event"][], seats: number): Fact[];
}

type ByKind<E extends { event: string }> = <T extends E["event"]>(kind: T) => Extract<E, { event: T }>[];

function byKind<E extends { event: string }>(events: readonly Kinds["event"][]): ByKind<E> {
    return (kind) => events.filter((event) => event.event === kind) as never;
}

const perSeat = (seats: number, of: (seat: number) => number) =>
    Array.from({ length: seats }, (_, seat) => of(seat));
const counted = (found: readonly { seat: number }[], seats: number) =>
    perSeat(seats, (seat) => found.filter((one) => one.seat === seat).length);

/** Mean of fair dice. */
const FAIR = 3.5;

const kingsburg: Chronicle = {
    eyes: "public",
    isSummed: true,
    curves: [
        { title: "after-points", of: (view, seat) => (view as KingsburgView).provinces[seat]?.vp ?? null },
    ],
    part: (view) => ({ title: "after-year", number: (view as KingsburgView).year }),
    facts(events, seats) {
        const of = byKind<KingsburgEvent>(events);
        const rolled = perSeat(seats, () => 0).map((_, seat) =>
            of("dice_rolled")
                .filter((event) => event.seat === seat)
                .flatMap((event) => [...event.dice, ...event.white]),
        );
        const battles = (outcome: string) =>
            counted(
                of("battle_fought").filter((one) => one.outcome === outcome),
                seats,
            );
        const mean = rolled.map((dice) =>
            dice.length ? dice.reduce((a, b) => a + b, 0) / dice.length : null,
        );
        return [
            { title: "after-dice-rolled", values: rolled.map((dice) => dice.length) },
            { title: "after-dice-mean", values: mean, expected: mean.map(() => FAIR), digits: 2 },
            ...[1, 2, 3, 4, 5, 6].map((face) => ({
                title: "after-dice-face",
                args: { face },
                values: rolled.map((dice) => dice.filter((die) => die === face).length),
                expected: rolled.map((dice) => dice.length / 6),
                digits: 1,
            })),
            { title: "after-rerolls", values: counted(of("dice_rerolled"), seats) },
            { title: "after-advisors", values: counted(of("influenced"), seats) },
            { title: "after-buildings", values: counted(of("built"), seats) },
            { title: "after-battles-won", values: battles("won") },
            { title: "after-battles-lost", values: battles("lost") },
        ];
    },
};

const ethnos: Chronicle = {
    eyes: "public",
    isSummed: true,
    curves: [{ title: "after-glory", of: (view, seat) => (view as EthnosView).players[seat]?.glory ?? null }],
    part: (view) => ({ title: "after-age", number: (view as EthnosView).age }),
    facts(events, seats) {
        const of = byKind<EthnosEvent>(events);
        const bands = of("band_played");
        const sizes = (seat: number) => bands.filter((band) => band.seat === seat).map((band) => band.size);
        return [
            { title: "after-drawn", values: counted(of("card_drawn"), seats) },
            { title: "after-taken", values: counted(of("card_taken"), seats) },
            { title: "after-dragons", values: counted(of("dragon_drawn"), seats) },
            { title: "after-bands", values: counted(bands, seats) },
            { title: "after-largest-band", values: perSeat(seats, (seat) => Math.max(0, ...sizes(seat))) },
            { title: "after-markers", values: counted(of("marker_placed"), seats) },
        ];
    },
};

const xidit: Chronicle = {
    eyes: "own",
    isSummed: false,
    curves: [
        { title: "after-gold", of: (view, seat) => (view as XiditView).players[seat]?.gold ?? null },
        { title: "after-stories", of: (view, seat) => (view as XiditView).players[seat]?.stories ?? null },
        {
            title: "after-bards",
            of: (view, seat) => sum(Object.values((view as XiditView).players[seat]?.bards ?? {})),
        },
    ],
    part: (view) => ({ title: "after-year", number: (view as XiditView).year }),
    facts(events, seats) {
        const of = byKind<XiditEvent>(events);
        return [
            { title: "after-recruited", values: counted(of("recruited"), seats) },
            { title: "after-threats", values: counted(of("threat_eliminated"), seats) },
            { title: "after-titans", values: counted(of("titan_beaten"), seats) },
            { title: "after-void", values: counted(of("action_void"), seats) },
            { title: "after-census", values: counted(of("census_won"), seats) },
        ];
    },
};

function sum(numbers: readonly number[]): number {
    return numbers.reduce((total, one) => total + one, 0);
}

export const CHRONICLES: Record<string, Chronicle> = { kingsburg, ethnos, xidit };

/** A curve by seat, a point for each step; `replays` has one replay for each pair of eyes. */
export function curveOf(
    curve: Curve,
    replays: readonly (readonly ReplayStep[])[],
    seats: number,
): (number | null)[][] {
    return perSeat(seats, (seat) => seat).map((seat) => {
        const steps = replays[seat] ?? replays[0] ?? [];
        return steps.map((step) => curve.of(step.view, seat));
    });
}

export interface Part {
    title: string;
    number: number;
    /** The last step of this part. */
    end: number;
}

/** Where the parts of the game end, as indexes of steps. */
export function partsOf(chronicle: Chronicle, steps: readonly ReplayStep[]): Part[] {
    const parts: Part[] = [];
    steps.forEach((step, end) => {
        const part = chronicle.part(step.view);
        const last = parts.at(-1);
        if (last && last.number === part.number) last.end = end;
        else parts.push({ ...part, end });
    });
    return parts;
}
