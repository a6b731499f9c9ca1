// What the board shows between two steps: a view with one event after the other put into it.
// The last word has the view of the step itself; this only leads there, so that the eye can follow.
import type { City, GameEvent, Lair, Player, XiditView } from "../../generated/xidit";

type Of<Name extends GameEvent["event"]> = Extract<GameEvent, { event: Name }>;
type Change<E> = (view: XiditView, event: E) => Partial<XiditView>;

function player(view: XiditView, seat: number, change: (old: Player) => Partial<Player>): Partial<XiditView> {
    return { players: view.players.map((old, i) => (i === seat ? { ...old, ...change(old) } : old)) };
}

function city(view: XiditView, id: number, change: (old: City) => Partial<City>): City[] {
    return view.cities.map((old) => (old.id === id ? { ...old, ...change(old) } : old));
}

/** Units behind a screen; unknown ones stay unknown. */
function withUnits(units: Player["units"], changed: readonly string[], by: 1 | -1): Player["units"] {
    if (!units) return units;
    const counts = { ...units };
    for (const unit of changed) counts[unit] = (counts[unit] ?? 0) + by;
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const plus = (known: number | null, more: number) => (known === null ? null : known + more);

function without(units: readonly string[], unit: string): string[] {
    const at = units.indexOf(unit);
    return units.filter((_, i) => i !== at);
}

/** The next order begins when everybody has had this one. */
function begun(view: XiditView): Partial<XiditView> {
    const isNext = view.order === 0 || view.turn >= view.players.length;
    return isNext ? { order: view.order + 1, turn: 1 } : { turn: view.turn + 1 };
}

function discarded(view: XiditView, event: Of<"tile_discarded">): Partial<XiditView> {
    const cities = city(view, event.tile, () => ({ tile: null, units: [] }));
    return event.side === "threat"
        ? { cities, threat_discard: [...view.threat_discard, event.tile] }
        : { cities, recruit_discard: [...view.recruit_discard, event.tile] };
}

function placed(view: XiditView, event: Of<"tile_placed">): Partial<XiditView> {
    const cities = city(view, event.tile, () => ({ tile: event.side, units: event.units }));
    if (event.tile === view.next_threat) return { cities, next_threat: null };
    return event.tile === view.next_recruit ? { cities, next_recruit: null } : { cities };
}

function nextSet(view: XiditView, event: Of<"next_tile_set">): Partial<XiditView> {
    const fromThreats = event.side === "threat" || event.borrowed;
    const pile = fromThreats ? view.threat_pile : view.recruit_pile;
    const left = { ...pile, top: null, size: Math.max(0, pile.size - 1) };
    return {
        ...(event.side === "threat" ? { next_threat: event.tile } : { next_recruit: event.tile }),
        ...(fromThreats ? { threat_pile: left } : { recruit_pile: left }),
    };
}

function turned(view: XiditView, event: Of<"pile_turned">): Partial<XiditView> {
    const pile = (discard: readonly number[]) => ({
        top: discard[0] ?? null,
        size: event.count,
        known: null,
    });
    return event.side === "threat"
        ? { threat_pile: pile(view.recruit_discard), recruit_discard: [] }
        : { recruit_pile: pile(view.threat_discard), threat_discard: [] };
}

function woke(view: XiditView, event: Of<"titans_woke">): Partial<XiditView> {
    const wake = (lair: Lair): Lair => {
        const titan = event.titans.find((each) => lair.sleeping.includes(each));
        if (!titan) return lair;
        return { ...lair, raging: titan, sleeping: lair.sleeping.filter((each) => each !== titan) };
    };
    return { titans: view.titans.map(wake) };
}

function beaten(view: XiditView, event: Of<"titan_beaten">): Partial<XiditView> {
    const titans = view.titans.map((lair) =>
        lair.raging === event.titan ? { ...lair, raging: null } : lair,
    );
    return {
        titans,
        slain: [...view.slain, event.titan].toSorted(),
        ...paid(view, event),
        ...begunOnce(view, event),
    };
}

function paid(view: XiditView, event: { seat: number; city: number; units: string[] }): Partial<XiditView> {
    return player(view, event.seat, (old) => ({
        units: withUnits(old.units, event.units, -1),
        eliminated: [...old.eliminated, event.city].toSorted((a, b) => a - b),
    }));
}

/** Whoever decides about a Titan has begun the order before. */
function begunOnce(view: XiditView, event: { seat: number }): Partial<XiditView> {
    return view.step === "titan" && view.to_act.includes(event.seat) ? { to_act: [] } : begun(view);
}

function recruited(view: XiditView, event: Of<"recruited">): Partial<XiditView> {
    return {
        ...begun(view),
        cities: city(view, event.city, (old) => ({ units: without(old.units, event.unit) })),
        ...player(view, event.seat, (old) => ({
            units: withUnits(old.units, [event.unit], 1),
            recruited: [...old.recruited, event.city].toSorted((a, b) => a - b),
        })),
    };
}

function bardsPlaced(view: XiditView, event: Of<"bards_placed">): Partial<XiditView> {
    return player(view, event.seat, (old) => {
        const bards = { ...old.bards };
        for (const region of event.regions) bards[region] = (bards[region] ?? 0) + 1;
        const hidden = event.bastion ?? 0;
        return {
            bards,
            bastion: plus(old.bastion, hidden),
            bards_left: plus(old.bards_left, -event.regions.length - hidden),
        };
    });
}

function built(view: XiditView, event: Of<"stories_built">): Partial<XiditView> {
    return {
        cities: city(view, event.city, () => ({ guild: event.seat, height: event.height })),
        ...player(view, event.seat, (old) => ({
            stories: old.stories - (event.stories - event.stored),
            stored: old.stored - event.stored,
        })),
    };
}

/** While orders are shown one by one; views of the table have the decision instead that comes of it. */
export const EXECUTING = "executing";

const newYear = (view: XiditView): Player[] =>
    view.players.map((old) => ({ ...old, recruited: [], eliminated: [] }));

const CHANGES: { [Name in GameEvent["event"]]?: Change<Of<Name>> } = {
    first_player_set: (_, event) => ({ first: event.seat }),
    assessments_laid: (_, event) => ({ columns: event.columns }),
    tile_placed: placed,
    tile_discarded: discarded,
    next_tile_set: nextSet,
    pile_turned: turned,
    tile_revealed: (view, event) =>
        event.side === "threat"
            ? { threat_pile: { ...view.threat_pile, top: event.tile } }
            : { recruit_pile: { ...view.recruit_pile, top: event.tile } },
    titans_woke: woke,
    reinforcements_arrived: (view, event) => ({
        threat_discard: [],
        recruit_pile: { ...view.recruit_pile, size: event.recruitment },
        threat_pile: { top: null, size: event.threat, known: null },
    }),
    idrakys_placed: (view, event) => player(view, event.seat, () => ({ city: event.city })),
    year_began: (view, event) => ({
        step: EXECUTING,
        year: event.year,
        order: 0,
        turn: 0,
        players: newYear(view),
    }),
    programme_handed_in: (view, event) => player(view, event.seat, () => ({ ready: true })),
    programme_revealed: (view, event) => ({
        step: EXECUTING,
        to_act: [],
        order: 0,
        turn: 0,
        programme: [],
        ...player(view, event.seat, () => ({ programme: event.orders, ready: false })),
    }),
    moved: (view, event) => ({ ...begun(view), ...player(view, event.seat, () => ({ city: event.city })) }),
    stayed: begun,
    waited: begun,
    action_void: begunOnce,
    recruited,
    threat_eliminated: (view, event) => ({ ...begun(view), ...paid(view, event) }),
    titan_beaten: beaten,
    gold_taken: (view, event) => player(view, event.seat, (old) => ({ gold: plus(old.gold, event.gold) })),
    bards_placed: bardsPlaced,
    stories_built: built,
    story_stored: (view, event) =>
        player(view, event.seat, (old) => ({ stories: old.stories - 1, stored: old.stored + 1 })),
    dummy_raised: (view, event) => ({ dummy: { ...view.dummy, [event.column]: event.value } }),
    census_began: () => ({ step: "census", order: 0, turn: 0, census: {} }),
    census_handed_in: (view, event) => player(view, event.seat, () => ({ ready: true })),
    units_shown: (view, event) => ({
        census: { ...view.census, [event.unit]: event.counts },
        players: view.players.map((old) => ({ ...old, ready: false })),
    }),
};

/** The view after one more event, as far as the board shows it. */
export function advance(view: XiditView, event: GameEvent): XiditView {
    const change = CHANGES[event.event] as Change<GameEvent> | undefined;
    return change ? { ...view, ...change(view, event) } : view;
}

/** How many orders a seat has begun this year. */
export function ordersBegun(view: XiditView, seat: number): number {
    if (view.order === 0) return 0;
    const seats = view.players.length;
    const place = (seat - view.first + seats) % seats;
    return view.order - 1 + (place < view.turn ? 1 : 0);
}
