"""The tables of one table: printed values, corrected from a file if its owner wishes, and its options.

Built once per table and shared by all its positions; never changes during play.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.ethnos.box.cards import BITS, COLOURS, SKELETON
from tafelrunde.games.ethnos.box.data import Printed

SMALL: Final = 0
LARGE: Final = 1
"""Sides of boards and tokens: for two and three players, and for more."""
MOST_SEATS_SMALL: Final = 3
BY_SIDE_AGES: Final[tuple[int, ...]] = (2, 3)
BY_SIDE_TRIBES: Final[tuple[int, ...]] = (5, 6)


class Box:
    """Values and options in the form that play needs: lists by index."""

    def __init__(self, printed: Printed, options: dict[str, str], corrections: dict[str, Any]) -> None:
        self.printed = printed
        self.options = options
        self.corrections = corrections
        self.both_tokens: bool = options["two_player_tie"] == "both tokens"
        self.shared_at_zero: bool = options["merfolk_at_zero"] == "shared"
        self.highest_troll: bool = options["troll_token"] == "highest"
        self.may_decline: bool = options["decline_abilities"] == "allowed"
        self.draw_two: bool = options["empty_market"] == "two cards"
        self.choose_tribes: bool = options["tribes"] == "chosen"
        self._read_cards(options["glory_tokens"])
        self._read_boards()

    def _read_cards(self, token_set: str) -> None:
        self.full_tribe: list[int] = [
            tribe.cards
            if index == SKELETON
            else sum([tribe.cards << BITS * colour for colour in range(COLOURS)])
            for index, tribe in enumerate(self.printed.tribes)
        ]
        """All cards of each tribe, packed as in a pile."""
        tokens = {f"set {each.id}": each for each in self.printed.tokens}[token_set]
        self.tokens: list[list[int]] = [sorted(tokens.base), sorted(tokens.base + tokens.four_plus)]
        """By side."""

    def _read_boards(self) -> None:
        bands, hordes = self.printed.glory
        self.band_glory: list[int] = list(bands.glory)
        self.horde_glory: list[int] = list(hordes.glory)
        self.giant_taken: list[int] = [side.taken for side in self.printed.giants]
        self.giant_ages: list[list[int]] = [list(side.ages) for side in self.printed.giants]
        self.merfolk_last: list[int] = [side.last for side in self.printed.merfolk]
        self.merfolk_ages: list[list[int]] = [list(side.ages) for side in self.printed.merfolk]
        self.merfolk_symbols: list[int] = [
            sum([1 << space for space in side.symbols]) for side in self.printed.merfolk
        ]
        """As bits."""
        markers, trolls = self.printed.supplies
        self.markers: int = markers.values[0]
        self.troll_bits: int = sum([1 << value for value in trolls.values])


def side_of(seats: int) -> int:
    return SMALL if seats <= MOST_SEATS_SMALL else LARGE
