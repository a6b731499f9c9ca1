"""What all games need to read a position that a scenario describes (`given`): seats by name, and complaints
that say where a description is wrong. What can be described is each game's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tafelrunde.engine.errors import BadField, Complaint, Params
from tafelrunde.engine.validation import worded

T = TypeVar("T", bound=msgspec.Struct)


def read_given(given: Mapping[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise BadField("given", worded(error)) from None


def wrong(field: str, message: str | Complaint, params: Params | None = None) -> BadField:
    return BadField(f"given.{field}", message, params)


def demand(holds: bool, field: str, message: str, params: Params | None = None) -> None:
    if not holds:
        raise wrong(field, message, params)


def one_of(field: str, value: str, known: Sequence[str]) -> int:
    """Its place among those that are known."""
    if value not in known:
        raise wrong(field, "given-unknown", {"value": value, "known": known})
    return list(known).index(value)


class Names:
    """Finds seats by name, and says where a name is unknown."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)

    def seat(self, field: str, name: str) -> int:
        if name not in self._names:
            raise wrong(field, "given-nobody", {"name": name, "known": self._names})
        return self._names.index(name)

    def maybe(self, field: str, name: str | None, otherwise: int) -> int:
        return otherwise if name is None else self.seat(field, name)

    def bits(self, field: str, names: Sequence[str]) -> int:
        return sum({1 << self.seat(field, name) for name in names})
