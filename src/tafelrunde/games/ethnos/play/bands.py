"""Which bands a hand holds. Same cards and same leader are one move, whatever group they are found in.

A band is found among the cards of one tribe, or among those of one colour if it has several tribes. The
moves of a group of cards are made once and kept: hands change, groups come back.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.ethnos.box.cards import (
    BITS,
    CARD_INDEX,
    CARD_NAMES,
    COLOUR_OF,
    COLOURS,
    FIELD,
    SKELETON,
    SKELETON_CARD,
    TRIBE_COUNT,
    TRIBE_OF,
    count_of,
    names_in,
)
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.ethnos.play.state import State

MOST_GROUPS: Final = 20_000
"""Kept groups; beyond that all are made anew."""
_OF_TRIBE: Final[dict[int, list[Any]]] = {}
_OF_COLOUR: Final[dict[int, list[Any]]] = {}
_MADE: Final[dict[tuple[str, tuple[str, ...]], PlayBand]] = {}


def in_order(cards: list[int]) -> list[int]:
    """Ascending, skeletons last."""
    return sorted([card for card in cards if card != SKELETON_CARD]) + [SKELETON_CARD] * cards.count(
        SKELETON_CARD
    )


def band(leader: int, others: list[int]) -> PlayBand:
    """The one move for these cards; `others` in order."""
    key = (CARD_NAMES[leader], tuple([CARD_NAMES[card] for card in others]))
    made = _MADE.get(key)
    if made is None:
        made = PlayBand(key[0], key[1])
        _MADE[key] = made
    return made


def parts_of(kinds: list[tuple[int, int]]) -> list[list[int]]:
    """All ways to take some of these cards, each card as often as it is there or less."""
    parts: list[list[int]] = [[]]
    for card, count in kinds:
        parts = [part + [card] * taken for part in parts for taken in range(count + 1)]
    return parts


def make_bands(kinds: list[tuple[int, int]], skeletons: int, mixed: bool) -> list[Any]:
    """All bands of these cards with up to so many skeletons; mixed: of at least two kinds of cards."""
    found: list[Any] = []
    for part in parts_of(kinds):
        leaders = sorted(set(part))
        if len(leaders) < (2 if mixed else 1):
            continue
        for leader in leaders:
            others = part[:]
            others.remove(leader)
            for jokers in range(skeletons + 1):
                found.append(band(leader, others + [SKELETON_CARD] * jokers))
    return found


def forget_if_full() -> None:
    if len(_OF_TRIBE) + len(_OF_COLOUR) > MOST_GROUPS:
        _OF_TRIBE.clear()
        _OF_COLOUR.clear()
        _MADE.clear()


def make_tribe_bands(key: int, tribe: int, packed: int, skeletons: int) -> list[Any]:
    """ET-4.3."""
    forget_if_full()
    kinds = [
        (tribe * COLOURS + colour, packed >> BITS * colour & FIELD)
        for colour in range(COLOURS)
        if packed >> BITS * colour & FIELD
    ]
    made = make_bands(kinds, skeletons, False)
    _OF_TRIBE[key] = made
    return made


def make_colour_bands(key: int, colour: int, packed: int, skeletons: int) -> list[Any]:
    """ET-4.4; bands of a single kind of cards are found with their tribe."""
    forget_if_full()
    kinds = [
        (tribe * COLOURS + colour, packed >> BITS * tribe & FIELD)
        for tribe in range(TRIBE_COUNT)
        if packed >> BITS * tribe & FIELD
    ]
    made = make_bands(kinds, skeletons, True)
    _OF_COLOUR[key] = made
    return made


def add_bands(state: State, seat: int, moves: list[Any]) -> None:
    """Puts every band of the seat's hand behind the moves."""
    base = TRIBE_COUNT * seat
    hands = state.hands
    skeletons = hands[base + SKELETON]
    for tribe in state.tribes:
        packed = hands[base + tribe]
        if packed and tribe != SKELETON:
            key = (packed << 4 | tribe) << 4 | skeletons
            bands = _OF_TRIBE.get(key)
            if bands is None:
                bands = make_tribe_bands(key, tribe, packed, skeletons)
            moves.extend(bands)
    base = COLOURS * seat
    colours = state.colours
    for colour in range(COLOURS):
        packed = colours[base + colour]
        if packed & (packed - 1):  # a single bit is a single kind of card: no mixed band
            key = (packed << 4 | colour) << 4 | skeletons
            bands = _OF_COLOUR.get(key)
            if bands is None:
                bands = make_colour_bands(key, colour, packed, skeletons)
            moves.extend(bands)


def counted(names: tuple[str, ...]) -> dict[str, int]:
    """Cards and how often they are named, for refusals."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts


def check_held(state: State, seat: int, names: tuple[str, ...]) -> None:
    """ET-4.2: all of these cards are in the seat's hand."""
    base = TRIBE_COUNT * seat
    counts = counted(names)
    for name in counts:
        card = CARD_INDEX.get(name, -1)
        if card < 0 or count_of(state.hands, base, card) < counts[name]:
            raise IllegalMove("ET-4.2", {"cards": counts, "have": counted(names_in(state.hands, base))})


def check_band(state: State, seat: int, move: PlayBand) -> None:
    names = (move.leader, *move.others)
    check_held(state, seat, names)
    cards = [CARD_INDEX[name] for name in names]
    leading = [card for card in cards if card != SKELETON_CARD]
    if not leading:
        raise IllegalMove("ET-4.6")
    if cards[0] == SKELETON_CARD:
        raise IllegalMove("ET-4.8")
    tribes = {TRIBE_OF[card] for card in leading}
    colours = {COLOUR_OF[card] for card in leading}
    if len(tribes) > 1 and len(colours) > 1:
        raise IllegalMove("ET-4.5", {"cards": counted(names)})
