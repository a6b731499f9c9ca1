"""Lists that are long because a campaign is: their beginning lies at home until somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from typing import Any, Final, TypeVar, overload

T = TypeVar("T")
Fetch = Callable[[int, int], Sequence[T]]
"""(first, end) -> what stands there."""

PORTION: Final = 64
"""Fetched at once by those who want to see everything."""


class LongList(MutableSequence[T]):
    """Its first so many things are fetched whenever they are wanted, and never changed; the rest is here."""

    def __init__(self, before: int, fetch: Fetch[T], rest: Iterable[T] = ()) -> None:
        self.before, self.fetch, self.rest = before, fetch, list(rest)

    def __len__(self) -> int:
        return self.before + len(self.rest)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, int):
            found = range(len(self))[place]
            return self._between(found, found + 1)[0]
        start, end, step = place.indices(len(self))
        return self._between(start, end) if step == 1 else list(self)[place]

    def _between(self, start: int, end: int) -> list[T]:
        old = self.fetch(start, min(end, self.before)) if start < min(end, self.before) else ()
        return [*old, *self.rest[max(0, start - self.before) : max(0, end - self.before)]]

    def __iter__(self) -> Iterator[T]:
        for start in range(0, self.before, PORTION):
            yield from self.fetch(start, min(start + PORTION, self.before))
        yield from self.rest

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (list, LongList)):
            return NotImplemented
        return len(self) == len(other) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __setitem__(self, place: Any, value: Any) -> None:
        self.rest[self._here(place)] = value

    def __delitem__(self, place: Any) -> None:
        del self.rest[self._here(place)]

    def insert(self, index: int, value: T) -> None:
        self.rest.insert(max(0, index - self.before), value)

    def _here(self, place: Any) -> int:
        """What is at home already stays as it is."""
        here: int = range(len(self))[place] - self.before
        if here < 0:
            raise IndexError(place)
        return here

    def until(self, end: int) -> LongList[T]:
        return LongList(min(self.before, end), self.fetch, self.rest[: max(0, end - self.before)])


def first_of(things: MutableSequence[T] | Sequence[T], end: int) -> MutableSequence[T]:
    """The first so many, in a list of its own; nothing is fetched for that."""
    return things.until(end) if isinstance(things, LongList) else list(things[:end])
