"""The full position as plain data and back: for hashes, caches and tests. Never for seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any

import msgspec

from tafelrunde.games.ethnos.box.cards import (
    CARD_INDEX,
    COLOUR_BIT,
    COLOUR_OF,
    COLOURS,
    MERFOLK,
    TRIBE_COUNT,
    cards_in,
    pile_of,
    pile_size,
)
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.ethnos.play.setup import box_for
from tafelrunde.games.ethnos.play.state import DEAL, TOKENS, State, fresh

LISTS = (
    "tribes", "tokens", "glory", "points", "hands", "colours", "sizes", "known", "markers", "supply",
    "hordes", "swum", "trolls", "market", "deck",
)  # fmt: skip
NUMBERS = (
    "age", "step", "active", "first", "turn", "picks", "market_size", "deck_size", "upper", "dragons",
    "drawing", "tribe", "colour", "size", "placed", "free", "giant", "giant_size", "troll_tokens",
    "plunder_from",
)  # fmt: skip
GET_LISTS, GET_NUMBERS = attrgetter(*LISTS), attrgetter(*NUMBERS)


def dump(state: State) -> dict[str, Any]:
    lists = {name: pile[:] for name, pile in zip(LISTS, GET_LISTS(state), strict=True)}
    return {
        **lists,
        **dict(zip(NUMBERS, GET_NUMBERS(state), strict=True)),
        "seats": state.seats,
        "bands": state.bands[:],
        "options": state.box.options,
        "corrections": state.box.corrections,
    }


def load(data: Mapping[str, Any]) -> State:
    state = fresh(box_for(data["options"], data["corrections"]), data["seats"])
    for name in LISTS:
        setattr(state, name, list(data[name]))
    for name in NUMBERS:
        setattr(state, name, data[name])
    state.bands = msgspec.convert(data["bands"], list[tuple[int, PlayBand]])
    return state


def band_cards(state: State) -> list[int]:
    """All cards that lie in bands."""
    return [CARD_INDEX[name] for _seat, band in state.bands for name in (band.leader, *band.others)]


def everything(state: State) -> list[int]:
    """All cards wherever they are, as one pile."""
    cards = band_cards(state) + cards_in(state.market, 0) + cards_in(state.deck, 0)
    for seat in range(state.seats):
        cards += cards_in(state.hands, TRIBE_COUNT * seat)
    return pile_of(cards)


def whole_game(state: State) -> list[int]:
    """All cards that belong to the game; none before the tribes have been laid out."""
    laid_out = state.step >= DEAL
    return [
        state.box.full_tribe[tribe] if laid_out and tribe in state.tribes else 0
        for tribe in range(TRIBE_COUNT)
    ]


def components(state: State) -> dict[str, int]:
    """What never changes while a game runs; the law of conservation compares it after every move."""
    return {
        "cards missing or too many": sum(
            is_there != belongs
            for is_there, belongs in zip(everything(state), whole_game(state), strict=True)
        ),
        "cards counted wrong": miscounted(state),
        "markers missing or too many": sum(
            state.box.markers - markers_of(state, seat) for seat in range(state.seats)
        ),
        "troll tokens in two places": sum(
            (state.trolls[seat] & state.troll_tokens).bit_count() for seat in range(state.seats)
        ),
        "glory without a reason": sum(state.glory) - sum(state.points),
        "dragons in the upper half": int(state.upper > 0 and state.dragons > 0),
    }


def markers_of(state: State, seat: int) -> int:
    """ET-1.15: in stock, in kingdoms, on the horde board, on glory track and merfolk board."""
    on_boards = sum(state.markers[COLOURS * seat : COLOURS * (seat + 1)]) + state.hordes[seat].bit_count()
    on_tracks = 1 + (MERFOLK in state.tribes and state.step >= TOKENS)
    return state.supply[seat] + on_boards + on_tracks


def miscounted(state: State) -> int:
    """Numbers kept beside the piles that do not fit them."""
    wrong = int(state.market_size != pile_size(state.market, 0))
    wrong += int(state.deck_size != pile_size(state.deck, 0))
    return wrong + sum(hand_miscounted(state, seat) for seat in range(state.seats))


def hand_miscounted(state: State, seat: int) -> int:
    """Whether a hand's size, its cards by colour or what is known of it do not fit the hand."""
    cards = cards_in(state.hands, TRIBE_COUNT * seat)
    by_colour = [0] * COLOURS
    for card in cards:
        by_colour[COLOUR_OF[card]] += COLOUR_BIT[card]
    known = Counter(cards_in(state.known, TRIBE_COUNT * seat))
    fits = (
        state.sizes[seat] == len(cards)
        and state.colours[COLOURS * seat : COLOURS * (seat + 1)] == by_colour
        and known <= Counter(cards)
    )
    return int(not fits)


def recount(events: Sequence[Any], seats: int) -> list[int]:
    """Final glory from what was told alone, event by event."""
    totals = [0] * seats
    for event in events:
        glory = getattr(event, "glory", 0)
        if glory:
            totals[event.seat] += glory
    return totals
