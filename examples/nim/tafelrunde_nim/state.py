"""One position: the heap, the secret numbers, who has taken what, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde_nim.meta import META

MOST: Final = 3
"""Stones that may be taken at once, and the highest lucky number."""
LAST_STONE: Final = 2
"""Points for the last stone (NM-3.1)."""
UNKNOWN: Final = 0
"""No lucky number: none dealt yet."""


class State:
    def __init__(self, options: dict[str, str], lucky: list[int], counts: list[list[int]]) -> None:
        self.options = options
        self.lucky = lucky
        """By seat; UNKNOWN until it is dealt."""
        self.counts = counts
        """By seat: how often it took one, two and three stones."""
        self.turn = 0
        self.last = -1
        """Who took the last stone."""

    def copy(self) -> State:
        new = State(self.options, self.lucky[:], [counts[:] for counts in self.counts])
        new.turn, new.last = self.turn, self.last
        return new

    @property
    def seats(self) -> int:
        return len(self.lucky)

    @property
    def heap(self) -> int:
        return int(self.options["heap"]) - sum(taken(counts) for counts in self.counts)


def taken(counts: list[int]) -> int:
    """All the stones a seat has taken."""
    return sum(stones * times for stones, times in enumerate(counts, 1))


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None = None) -> State:
    check_seats(META, seats)
    if corrections:
        raise Complaint("nim-no-corrections")
    return State(resolve(META, options), [UNKNOWN] * seats, [[0] * MOST for _ in range(seats)])
