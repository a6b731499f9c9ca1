"""A position as a scenario describes it (`given`), in the words of the view and with names for seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import Params
from tafelrunde.engine.given import Names, demand, one_of, read_given
from tafelrunde.games.ethnos.box.cards import (
    CARD_INDEX,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    MERFOLK,
    TRIBE_COUNT,
    TRIBE_NAMES,
    TRIBE_OF,
    cards_in,
    count_of,
    pile_of,
)
from tafelrunde.games.ethnos.play.ages import ask_plunder, collect_cards
from tafelrunde.games.ethnos.play.box import side_of
from tafelrunde.games.ethnos.play.codec import band_cards
from tafelrunde.games.ethnos.play.law import BAND_STEPS, hold
from tafelrunde.games.ethnos.play.score import REASONS
from tafelrunde.games.ethnos.play.state import (
    CHOOSE,
    DEAL,
    DRAGONS,
    DRAW,
    FREE_MARKER,
    FROM_KINGDOMS,
    HAND_LIMIT,
    NEXT_BAND,
    OVER,
    PLUNDER,
    REASON_COUNT,
    TOKENS,
    TRIBES,
    TURN,
    State,
    set_hand,
    tribes_needed,
)
from tafelrunde.games.ethnos.play.turns import STEP_NAMES, ask, begin_turn
from tafelrunde.games.ethnos.words.given import Given, GivenPlayer, band_named, cards_named

NONE_YET: tuple[Any, ...] = (None, 0, False, (), {})
"""What a field holds that says nothing."""


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The fresh position, changed as described and run on to the next decision."""
    if not given:
        return state
    told = read_given(given, Given)
    seats = Names(names)
    state.step = one_of("step", told.step, STEP_NAMES)
    demand(state.step != OVER, "step", "ethnos-finished")
    check_fields(state, told)
    state.first = seats.maybe("first", told.first, 0)
    state.turn = seats.maybe("turn", told.turn, state.first)
    arrange_bands(state, told, seats)
    arrange_tribes(state, told)
    if state.step >= TOKENS:
        arrange_table(state, told, seats)
    arrange_step(state, told, seats)
    hold(state, names)
    go_on(state)
    hold(state, names)
    return state


def check_fields(state: State, told: Given) -> None:
    """What belongs to another step would be passed over in silence."""
    step = state.step
    wanted = {
        "picks": (step == CHOOSE, told.picks, "choose"),
        "drawing": (step == DRAW, told.drawing, "draw"),
        "free": (step == FREE_MARKER, told.free, "free_marker"),
        "asked": (step == PLUNDER, told.asked, "plunder"),
    }
    for field, (fits, value, name) in wanted.items():
        demand(
            fits or value is None or (field == "picks" and not value),
            field,
            "ethnos-with-step",
            {"step": name},
        )
    demand(step in BAND_STEPS or told.band is None, "band", "ethnos-no-band-now")
    demand(step in BAND_STEPS or not told.placed, "placed", "ethnos-no-band-now")
    demand(told.giant is not None or told.giant_size is None, "giant_size", "ethnos-no-giant")
    demand(step >= DEAL or told.age == 1, "age", "ethnos-first-age")
    if step <= TOKENS:
        for field in ("players", "tokens", "market", "upper", "dragons", "giant"):
            demand(getattr(told, field) in NONE_YET, field, "ethnos-not-yet")


def arrange_bands(state: State, told: Given, seats: Names) -> None:
    for name, place in told.players.items():
        seat = seats.seat("players", name)
        state.bands += [(seat, band_named(f"players.{name}.bands", text)) for text in place.bands]
    if told.band is not None:
        band = band_named("band", told.band)
        leader = CARD_INDEX[band.leader]
        state.bands.append((state.turn, band))
        state.tribe, state.colour, state.size = TRIBE_OF[leader], COLOUR_OF[leader], 1 + len(band.others)
        state.placed = told.placed or state.step == NEXT_BAND


def arrange_tribes(state: State, told: Given) -> None:
    """The named ones, those of the cards that are named, and if there are too few the first of the others."""
    tribes = [one_of("tribes", tribe, TRIBE_NAMES) for tribe in told.tribes]
    demand(len(set(tribes)) == len(tribes), "tribes", "ethnos-tribe-twice")
    needed = tribes_needed(state)
    state.picks = told.picks
    if state.step >= TRIBES and state.box.choose_tribes:
        state.picks = needed
    if state.step >= TOKENS:
        cards = band_cards(state) + cards_named("market", told.market)
        for name, place in told.players.items():
            cards += cards_named(f"players.{name}.hand", place.hand)
        tribes += sorted({TRIBE_OF[card] for card in cards} - set(tribes))
        others = [tribe for tribe in range(TRIBE_COUNT) if tribe not in tribes]
        tribes += others[: max(0, needed - len(tribes))]
        demand(
            len(tribes) == needed, "tribes", "ethnos-tribes-in-play", {"needed": needed, "named": len(tribes)}
        )
    state.tribes = sorted(tribes)


def arrange_table(state: State, told: Given, seats: Names) -> None:
    state.age = told.age
    step, active = state.step, state.active
    collect_cards(state)
    state.step, state.active = step, active
    if MERFOLK in state.tribes:
        state.supply = [markers - 1 for markers in state.supply]
    if step == TOKENS:
        state.deck, state.deck_size, state.troll_tokens = [0] * TRIBE_COUNT, 0, 0
        return
    arrange_tokens(state, told)
    for name, place in told.players.items():
        arrange_player(state, seats.seat("players", name), f"players.{name}", place)
    state.market = pile_of(cards_named("market", told.market))
    arrange_deck(state, told)
    if told.giant is not None:
        state.giant = seats.seat("giant", told.giant)
        state.giant_size = 1 if told.giant_size is None else told.giant_size


def arrange_tokens(state: State, told: Given) -> None:
    """Named kingdoms take their tokens out of the box, the others get what is left."""
    tokens = state.box.tokens[side_of(state.seats)]
    each = len(tokens) // COLOURS
    left = list(tokens)
    rows: dict[int, list[int]] = {}
    for name, row in told.tokens.items():
        field = f"tokens.{name}"
        demand(len(row) == each, field, "ethnos-tokens-of-a-kingdom", {"each": each})
        missing = Counter(row) - Counter(left)
        demand(not missing, field, "ethnos-tokens-of-the-box", {"tokens": [*map(str, tokens)]})
        rows[one_of("tokens", name, COLOUR_NAMES)] = sorted(row)
        left = sorted((Counter(left) - Counter(row)).elements())
    unnamed = [kingdom for kingdom in range(COLOURS) if kingdom not in rows]
    for place, kingdom in enumerate(unnamed):
        rows[kingdom] = left[place :: len(unnamed)]
    state.tokens = [token for kingdom in range(COLOURS) for token in rows[kingdom]]


def arrange_player(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    hand = cards_named(f"{field}.hand", place.hand)
    demand(len(hand) <= HAND_LIMIT, f"{field}.hand", "ethnos-hand-too-large")
    set_hand(state, seat, hand)
    known = cards_named(f"{field}.known", place.known)
    for card in set(known):
        demand(known.count(card) <= hand.count(card), f"{field}.known", "ethnos-known-elsewhere")
    state.known[TRIBE_COUNT * seat : TRIBE_COUNT * (seat + 1)] = pile_of(known)
    for name, markers in place.markers.items():
        state.markers[COLOURS * seat + one_of(f"{field}.markers", name, COLOUR_NAMES)] = markers
    for name in place.horde:
        state.hordes[seat] |= 1 << one_of(f"{field}.horde", name, COLOUR_NAMES)
    state.swum[seat] = place.merfolk
    arrange_supply(state, seat, field, place)
    arrange_trolls(state, seat, field, place)
    arrange_glory(state, seat, field, place)


def arrange_supply(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    """What lies nowhere else; said, it must be just that."""
    params = {"markers": state.box.markers}
    demand(min([0, *place.markers.values()]) >= 0, f"{field}.markers", "ethnos-markers", params)
    left = state.supply[seat] - sum(place.markers.values()) - state.hordes[seat].bit_count()
    demand(left >= 0, f"{field}.markers", "ethnos-markers", params)
    demand(place.supply in (None, left), f"{field}.supply", "ethnos-supply", {"left": left})
    state.supply[seat] = left


def arrange_trolls(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    for value in place.trolls:
        demand(
            value >= 0 and state.troll_tokens >> value & 1 == 1,
            f"{field}.trolls",
            "ethnos-no-troll",
            {"value": value},
        )
        state.troll_tokens &= ~(1 << value)
        state.trolls[seat] |= 1 << value


def arrange_glory(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    """Glory needs reasons; if none are named, it comes from kingdoms."""
    state.glory[seat] = place.glory
    reasons = place.reasons if place.reasons is not None else {REASONS[FROM_KINGDOMS]: place.glory}
    for reason, glory in reasons.items():
        state.points[REASON_COUNT * seat + one_of(f"{field}.reasons", reason, REASONS)] = glory
    demand(sum(reasons.values()) == place.glory, f"{field}.reasons", "ethnos-glory-reasons")


def arrange_deck(state: State, told: Given) -> None:
    """What lies nowhere else is in the deck."""
    placed = band_cards(state) + cards_in(state.market, 0)
    state.market_size = len(cards_in(state.market, 0))
    for seat in range(state.seats):
        placed += cards_in(state.hands, TRIBE_COUNT * seat)
    left = cards_in(state.deck, 0)
    for card in placed:
        demand(card in left, "players", "ethnos-too-many-cards", too_many(state, card))
        left.remove(card)
    state.deck, state.deck_size = pile_of(left), len(left)
    state.dragons = told.dragons
    half = 0 if told.dragons or state.step in (DEAL, PLUNDER) else state.deck_size // 2
    state.upper = half if told.upper is None else told.upper


def too_many(state: State, card: int) -> Params:
    full = [state.box.full_tribe[tribe] if tribe in state.tribes else 0 for tribe in range(TRIBE_COUNT)]
    name = f"{TRIBE_NAMES[TRIBE_OF[card]]} {COLOUR_NAMES[COLOUR_OF[card]]}"
    return {"card": name, "count": count_of(full, 0, card)}


def arrange_step(state: State, told: Given, seats: Names) -> None:
    if state.step == DRAW:
        state.drawing = 1 if told.drawing is None else told.drawing
    elif state.step == FREE_MARKER:
        state.free = 1 if told.free is None else told.free
    elif state.step == PLUNDER:
        state.plunder_from = (seats.maybe("asked", told.asked, state.first) - state.first) % state.seats
        demand(told.dragons in (0, DRAGONS), "dragons", "ethnos-third-dragon")
        state.dragons = DRAGONS
    if state.step in BAND_STEPS:
        demand(told.band is not None, "band", "ethnos-needs-band")


def go_on(state: State) -> None:
    """From the step that was described to the next decision."""
    if state.step == CHOOSE:
        ask(state, CHOOSE, (state.first + state.picks) % state.seats)
    elif state.step < TURN or state.step == DRAW:
        ask(state, state.step, CHANCE)
    elif state.step == TURN:
        begin_turn(state)
    elif state.step == PLUNDER:
        ask_plunder(state, [])
    else:
        ask(state, state.step, state.turn)
