"""Answers as they are kept: sheets on a shelf, each under all that it depends on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Hashable, Sequence
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from tafelrunde.server.tables.story import Happened

T = TypeVar("T")

BLOCK: Final = 50
"""Steps that are written on one sheet."""


class Sheet(NamedTuple):
    """Something written: whole, or line by line."""

    lines: tuple[bytes, ...]
    result: bytes = b"null"
    """How the game ended, where a replay comes to its end."""
    past: Sequence[Happened] = ()
    """Not redacted: never for seats as it is."""

    @property
    def size(self) -> int:
        """About so many bytes."""
        return sum(map(len, self.lines)) + 100 * len(self.lines) + 1_000 * len(self.past)


Key: TypeAlias = tuple[Hashable, ...]
Work: TypeAlias = Generator[None, None, Sheet]
"""Writes a sheet; yields after each step that it has played or told."""


class Shelf(Generic[T]):
    """As much as there is room for; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most, self._used = most, 0
        self._kept: OrderedDict[Key, tuple[T, int]] = OrderedDict()

    def get(self, key: Key) -> T | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Key, thing: T, size: int) -> None:
        self._used += size - self._kept.pop(key, (None, 0))[1]
        self._kept[key] = (thing, size)
        while self._used > self._most:
            self._used -= self._kept.popitem(last=False)[1][1]

    @property
    def used(self) -> int:
        return self._used

    def __len__(self) -> int:
        return len(self._kept)


class Made(NamedTuple):
    sheet: Sheet
    steps: int
    """What it took just now."""
