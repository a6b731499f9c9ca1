"""Books of a month: lists that only grow, in pages that copies of a state share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Final

PAGE: Final = 128
"""Entries on a page: a copy refers to the full ones and copies the last."""


class Book:
    """What was told, in its sequence; entries are never changed."""

    def __init__(self, entries: Iterable[Any] = ()) -> None:
        self.pages: list[tuple[Any, ...]] = []
        """The full ones."""
        self.last: list[Any] = []
        for entry in entries:
            self.append(entry)

    def copy(self) -> Book:
        other = Book()
        other.pages, other.last = self.pages[:], self.last[:]
        return other

    def __len__(self) -> int:
        return PAGE * len(self.pages) + len(self.last)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.since(0))

    def __reversed__(self) -> Iterator[Any]:
        """The latest first, without a look at the others."""
        return chain(reversed(self.last), chain.from_iterable(map(reversed, reversed(self.pages))))

    def append(self, entry: Any) -> None:
        self.last.append(entry)
        if len(self.last) == PAGE:
            self.pages.append(tuple(self.last))
            self.last = []

    def since(self, start: int) -> list[Any]:
        """The entries from this one on, counted from 0."""
        first = start // PAGE
        if first == len(self.pages):
            return self.last[start % PAGE :]
        found = list(self.pages[first][start % PAGE :])
        for page in self.pages[first + 1 :]:
            found += page
        return found + self.last

    def begins_with(self, other: Book) -> bool:
        """Whether all entries of the other book stand at the start of this one; quick if pages are shared."""
        count = len(other.pages)
        if len(self) < len(other) or self.pages[:count] != other.pages:
            return False
        there = self.last if count == len(self.pages) else list(self.pages[count])
        return there[: len(other.last)] == other.last
