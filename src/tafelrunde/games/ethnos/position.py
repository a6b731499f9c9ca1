"""A position as a scenario describes it (`given`), in the words of the view and with names for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import CHANCE
from tafelrunde.games.ethnos.ages import ask_plunder, collect_cards
from tafelrunde.games.ethnos.box import side_of
from tafelrunde.games.ethnos.cards import (
    CARD_INDEX,
    COLOUR_NAMES,
    COLOURS,
    MERFOLK,
    TRIBE_COUNT,
    TRIBE_NAMES,
    TRIBE_OF,
    cards_in,
    count_of,
    pile_of,
)
from tafelrunde.games.ethnos.codec import band_cards
from tafelrunde.games.ethnos.given import (
    Given,
    GivenPlayer,
    Names,
    band_named,
    cards_named,
    demand,
    one_of,
    wrong,
)
from tafelrunde.games.ethnos.score import REASONS
from tafelrunde.games.ethnos.state import (
    CHOOSE,
    DEAL,
    DRAGONS,
    DRAW,
    FROM_KINGDOMS,
    HAND_LIMIT,
    KINGDOM,
    NEXT_BAND,
    OVER,
    PLUNDER,
    REASON_COUNT,
    TOKENS,
    TURN,
    WIZARD_DRAW,
    State,
    set_hand,
    tribes_needed,
)
from tafelrunde.games.ethnos.turns import STEP_NAMES, ask, begin_turn


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The fresh position, changed as described and run on to the next decision."""
    if not given:
        return state
    try:
        told = msgspec.convert(dict(given), Given)
    except msgspec.ValidationError as error:
        raise Complaint(f"given: {error}", f"given: {error}") from None
    seats = Names(names)
    state.step = one_of("step", told.step, STEP_NAMES)
    state.first = seats.maybe("first", told.first, 0)
    state.turn = seats.maybe("turn", told.turn, state.first)
    state.picks = told.picks
    arrange_bands(state, told, seats)
    arrange_tribes(state, told)
    if state.step >= TOKENS:
        arrange_table(state, told, seats)
    arrange_step(state, told, seats)
    return state


def arrange_bands(state: State, told: Given, seats: Names) -> None:
    for name, place in told.players.items():
        seat = seats.seat("players", name)
        state.bands += [(seat, band_named(f"players.{name}.bands", text)) for text in place.bands]
    if told.band is not None:
        band = band_named("band", told.band)
        leader = CARD_INDEX[band.leader]
        state.bands.append((state.turn, band))
        state.tribe, state.colour, state.size = TRIBE_OF[leader], leader % COLOURS, 1 + len(band.others)
        state.placed = told.placed or state.step == NEXT_BAND


def arrange_tribes(state: State, told: Given) -> None:
    """The named ones, those of the cards that are named, and if there are too few the first of the others."""
    tribes = [one_of("tribes", tribe, TRIBE_NAMES) for tribe in told.tribes]
    if state.step >= TOKENS:
        cards = band_cards(state) + cards_named("market", told.market)
        for name, place in told.players.items():
            cards += cards_named(f"players.{name}.hand", place.hand)
        tribes += sorted({TRIBE_OF[card] for card in cards} - set(tribes))
        needed = tribes_needed(state)
        others = [tribe for tribe in range(TRIBE_COUNT) if tribe not in tribes]
        tribes += others[: max(0, needed - len(tribes))]
        demand(
            len(tribes) == needed,
            "tribes",
            f"{needed} tribes are in play, with the cards that are named there would be {len(tribes)}",
            f"{needed} Stämme sind im Spiel, mit den genannten Karten wären es {len(tribes)}",
        )
    state.tribes = sorted(set(tribes))


def arrange_table(state: State, told: Given, seats: Names) -> None:
    demand(1 <= told.age <= 3, "age", "must be 1 to 3", "muss 1 bis 3 sein")
    demand(0 <= told.dragons <= DRAGONS, "dragons", "must be 0 to 3", "muss 0 bis 3 sein")
    state.age = told.age
    step, active = state.step, state.active
    collect_cards(state)
    state.step, state.active = step, active
    if MERFOLK in state.tribes:
        state.supply = [markers - 1 for markers in state.supply]
    if step == TOKENS:
        state.deck, state.deck_size = [0] * TRIBE_COUNT, 0
        return
    arrange_tokens(state, told)
    for name, place in told.players.items():
        arrange_player(state, seats.seat("players", name), f"players.{name}", place)
    state.market = pile_of(cards_named("market", told.market))
    arrange_deck(state, told)
    if told.giant is not None:
        state.giant, state.giant_size = seats.seat("giant", told.giant), told.giant_size


def arrange_tokens(state: State, told: Given) -> None:
    tokens = state.box.tokens[side_of(state.seats)]
    each = len(tokens) // COLOURS
    rows = [tokens[kingdom::COLOURS] for kingdom in range(COLOURS)]
    for name, row in told.tokens.items():
        demand(
            len(row) == each,
            f"tokens.{name}",
            f"a kingdom has {each} tokens here",
            f"ein Königreich hat hier {each} Plättchen",
        )
        rows[one_of("tokens", name, COLOUR_NAMES)] = sorted(row)
    state.tokens = [token for row in rows for token in row]


def arrange_player(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    hand = cards_named(f"{field}.hand", place.hand)
    demand(len(hand) <= HAND_LIMIT, f"{field}.hand", "at most ten cards", "höchstens zehn Karten")
    set_hand(state, seat, hand)
    known = cards_named(f"{field}.known", place.known)
    for card in set(known):
        demand(
            known.count(card) <= hand.count(card),
            f"{field}.known",
            "only cards of this hand can be known",
            "nur Karten dieser Hand können bekannt sein",
        )
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
    state.supply[seat] -= sum(place.markers.values()) + state.hordes[seat].bit_count()
    if place.supply is not None:
        state.supply[seat] = place.supply
    demand(
        state.supply[seat] >= 0 and min([0, *place.markers.values()]) >= 0,
        f"{field}.markers",
        f"from 0 up to the {state.box.markers} markers of the box",
        f"von 0 bis zu den {state.box.markers} Markern der Schachtel",
    )


def arrange_trolls(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    for value in place.trolls:
        demand(
            value >= 0 and state.troll_tokens >> value & 1 == 1,
            f"{field}.trolls",
            f"there is no troll token {value} to have",
            f"ein Troll-Plättchen {value} ist nicht zu haben",
        )
        state.troll_tokens &= ~(1 << value)
        state.trolls[seat] |= 1 << value


def arrange_glory(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    """Glory needs reasons; if none are named, it comes from kingdoms."""
    state.glory[seat] = place.glory
    reasons = place.reasons if place.reasons is not None else {REASONS[FROM_KINGDOMS]: place.glory}
    for reason, glory in reasons.items():
        state.points[REASON_COUNT * seat + one_of(f"{field}.reasons", reason, REASONS)] = glory
    demand(
        sum(reasons.values()) == place.glory,
        f"{field}.reasons",
        "must add up to glory",
        "muss zusammen glory ergeben",
    )


def arrange_deck(state: State, told: Given) -> None:
    """What lies nowhere else is in the deck."""
    placed = band_cards(state) + cards_in(state.market, 0)
    state.market_size = len(cards_in(state.market, 0))
    for seat in range(state.seats):
        placed += cards_in(state.hands, TRIBE_COUNT * seat)
    left = cards_in(state.deck, 0)
    for card in placed:
        demand(card in left, "players", too_many(state, card, "en"), too_many(state, card, "de"))
        left.remove(card)
    state.deck, state.deck_size = pile_of(left), len(left)
    state.dragons = told.dragons
    half = 0 if told.dragons or state.step in (DEAL, PLUNDER, OVER) else state.deck_size // 2
    state.upper = half if told.upper is None else told.upper
    demand(
        0 <= state.upper <= state.deck_size and not (state.upper and state.dragons),
        "upper",
        f"from 0 to {state.deck_size}, and 0 once a dragon was drawn",
        f"von 0 bis {state.deck_size}, und 0, sobald ein Drache gezogen ist",
    )


def too_many(state: State, card: int, lang: str) -> str:
    full = [state.box.full_tribe[tribe] if tribe in state.tribes else 0 for tribe in range(TRIBE_COUNT)]
    name, count = f"{TRIBE_NAMES[TRIBE_OF[card]]} {COLOUR_NAMES[card % COLOURS]}", count_of(full, 0, card)
    return f"there are only {count} of {name}" if lang == "en" else f"{name} gibt es nur {count} Mal"


def arrange_step(state: State, told: Given, seats: Names) -> None:
    if state.step < TURN and state.step != CHOOSE:
        ask(state, state.step, CHANCE)
    elif state.step == CHOOSE:
        ask(state, CHOOSE, (state.first + state.picks) % state.seats)
    elif state.step == TURN:
        begin_turn(state)
    elif state.step == DRAW:
        state.drawing = told.drawing
        ask(state, DRAW, CHANCE)
    elif state.step == PLUNDER:
        state.plunder_from = (seats.maybe("asked", told.asked, state.first) - state.first) % state.seats
        ask_plunder(state, [])
    elif KINGDOM <= state.step <= WIZARD_DRAW:
        demand(told.band is not None, "band", "this step needs a band", "dieser Schritt braucht ein band")
        state.free = told.free if STEP_NAMES[state.step] == "free_marker" else 0
        ask(state, state.step, state.turn)
    else:
        raise wrong("step", "a finished game has no moves", "ein beendetes Spiel hat keine Züge")
