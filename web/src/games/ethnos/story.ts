// What moves on the board when something happens: pure data, played by Flights.svelte.
import type { GameEvent } from "../../generated/ethnos";

/** Something flies from one place to another; the first place that is on the screen counts. */
export interface Flight {
    kind: "fly";
    what: { card: string } | { back: true } | { seat: number };
    from: readonly string[];
    to: readonly string[];
    /** Whether the places are looked for as they were before. */
    duration: number;
}

export interface Roar {
    kind: "dragon";
    dragons: number;
}

export type Beat = Flight | Roar;

/** Flights that begin together. */
export type Scene = readonly Beat[];

const QUICK = 260;
const MOST_DISCARDS = 6;

const atSeat = (seat: number) => [`seat:${seat}`];

function fly(what: Flight["what"], from: readonly string[], to: readonly string[], duration = QUICK): Flight {
    return { kind: "fly", what, from, to, duration };
}

function gained(seat: number, card: string | null, viewer: number | null, from: readonly string[]): Flight {
    const isOwn = seat === viewer;
    const to = isOwn && card ? [`hand:${card}`, "hand", ...atSeat(seat)] : atSeat(seat);
    return fly(card ? { card } : { back: true }, from, to);
}

function sceneOf(event: GameEvent, viewer: number | null): Scene {
    switch (event.event) {
        case "card_taken":
            return [gained(event.seat, event.card, viewer, [`market:${event.card}`, "market"])];
        case "card_drawn":
        case "card_dealt":
            return [gained(event.seat, event.card, viewer, ["deck"])];
        case "dragon_drawn":
            return [{ kind: "dragon", dragons: event.dragons }];
        case "band_played":
            return [event.leader, ...event.others].map((card) =>
                fly(
                    { card },
                    event.seat === viewer ? [`hand:${card}`, "hand"] : atSeat(event.seat),
                    [`bands:${event.seat}`, ...atSeat(event.seat)],
                    300,
                ),
            );
        case "marker_placed":
            return [fly({ seat: event.seat }, atSeat(event.seat), [`realm:${event.kingdom}`], 300)];
        case "merfolk_moved":
            return [fly({ seat: event.seat }, atSeat(event.seat), [`merfolk:${event.space}`, "merfolk"])];
        case "horde_grew":
            return [fly({ seat: event.seat }, atSeat(event.seat), [`horde:${event.seat}`])];
        case "troll_taken":
            return [fly({ seat: event.seat }, atSeat(event.seat), ["trolls"])];
        case "giant_taken":
            return [fly({ seat: event.seat }, atSeat(event.seat), ["giant"])];
        case "cards_discarded":
            return event.cards
                .slice(0, MOST_DISCARDS)
                .map((card) =>
                    fly({ card }, [`hand:${card}`, ...atSeat(event.seat)], [`market:${card}`, "market"]),
                );
        default:
            return [];
    }
}

/** The scenes of a step, one after the other. What happens at the start of an age is dealt at once. */
export function scenesOf(events: readonly GameEvent[], viewer: number | null): Scene[] {
    const dealt = events.filter((event) => event.event === "card_dealt");
    const others = events.filter((event) => event.event !== "card_dealt");
    const scenes = others.map((event) => sceneOf(event, viewer));
    scenes.push(dealt.flatMap((event) => sceneOf(event, viewer)));
    return scenes.filter((scene) => scene.length > 0);
}

/** The places between which things fly in these scenes. */
export function namesIn(scenes: readonly Scene[]): Set<string> {
    return new Set(scenes.flat().flatMap((beat) => (beat.kind === "fly" ? [...beat.from, ...beat.to] : [])));
}
