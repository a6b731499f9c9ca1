"""Numbers for cards, and piles of cards packed into a few ints.

A card is `tribe * 6 + colour`; the skeleton, which has no colour, stands at colour 0. A pile is twelve ints,
one for each tribe, with three bits for the count of each colour (skeletons are simply counted).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.ethnos.box.data import KINGDOMS, TRIBES

TRIBE_COUNT: Final = 12
COLOURS: Final = 6

CENTAUR: Final = 0
DWARF: Final = 1
ELF: Final = 2
GIANT: Final = 3
HALFLING: Final = 4
MERFOLK: Final = 5
MINOTAUR: Final = 6
ORC: Final = 7
SKELETON: Final = 8
TROLL: Final = 9
WINGFOLK: Final = 10
WIZARD: Final = 11

BITS: Final = 3
FIELD: Final = 7

TRIBE_NAMES: Final[list[str]] = [tribe.id for tribe in TRIBES]
TRIBE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TRIBE_NAMES)}
COLOUR_NAMES: Final[list[str]] = [kingdom.id for kingdom in KINGDOMS]
COLOUR_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(COLOUR_NAMES)}

SKELETON_CARD: Final = 48
CARDS: Final = 72
"""Numbers for cards end below this; a few of the skeleton's are unused."""
DRAGON: Final = "dragon"


def card_name(card: int) -> str:
    tribe, colour = card // COLOURS, card % COLOURS
    if tribe == SKELETON:
        return TRIBE_NAMES[SKELETON] if colour == 0 else ""
    return f"{TRIBE_NAMES[tribe]}_{COLOUR_NAMES[colour]}"


CARD_NAMES: Final[list[str]] = [card_name(card) for card in range(CARDS)]
CARD_INDEX: Final[dict[str, int]] = {CARD_NAMES[card]: card for card in range(CARDS) if CARD_NAMES[card]}

# By card: where it counts in a pile, and in a hand sorted by colour.
TRIBE_OF: Final[list[int]] = [card // COLOURS for card in range(CARDS)]
COLOUR_OF: Final[list[int]] = [card % COLOURS for card in range(CARDS)]
BIT: Final[list[int]] = [1 << BITS * (card % COLOURS) for card in range(CARDS)]
COLOUR_BIT: Final[list[int]] = [
    0 if card // COLOURS == SKELETON else 1 << BITS * (card // COLOURS) for card in range(CARDS)
]


def count_of(pile: list[int], base: int, card: int) -> int:
    """How often a card is in the pile that begins at `base`."""
    tribe = TRIBE_OF[card]
    if tribe == SKELETON:
        return pile[base + SKELETON]
    return pile[base + tribe] >> BITS * COLOUR_OF[card] & FIELD


def cards_of_tribe(tribe: int, packed: int) -> list[int]:
    """The cards of one tribe in a pile, each as often as it is there."""
    if tribe == SKELETON:
        return [SKELETON_CARD] * packed
    cards: list[int] = []
    for colour in range(COLOURS):
        cards += [tribe * COLOURS + colour] * (packed >> BITS * colour & FIELD)
    return cards


def cards_in(pile: list[int], base: int) -> list[int]:
    """All cards of a pile in the order of their numbers."""
    cards: list[int] = []
    for tribe in range(TRIBE_COUNT):
        if pile[base + tribe]:
            cards += cards_of_tribe(tribe, pile[base + tribe])
    return cards


def names_in(pile: list[int], base: int) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in cards_in(pile, base)])


HALF: Final = 511
HALF_BITS: Final = 9
HALF_SIZES: Final[list[int]] = [(half & 7) + (half >> 3 & 7) + (half >> 6) for half in range(HALF + 1)]
"""Cards of three colours."""


def packed_size(tribe: int, packed: int) -> int:
    """How many cards of one tribe are in a pile."""
    if tribe == SKELETON:
        return packed
    return HALF_SIZES[packed & HALF] + HALF_SIZES[packed >> HALF_BITS]


def pile_size(pile: list[int], base: int) -> int:
    size = 0
    for tribe in range(TRIBE_COUNT):
        size += packed_size(tribe, pile[base + tribe])
    return size


def empty_pile() -> list[int]:
    return [0] * TRIBE_COUNT


def pile_of(cards: list[int]) -> list[int]:
    pile = empty_pile()
    for card in cards:
        pile[TRIBE_OF[card]] += BIT[card]
    return pile
