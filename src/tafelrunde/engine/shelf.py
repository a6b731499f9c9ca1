"""Boxes that are built once: the tables of a game for a number of seats, options and corrected values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Meta
from tafelrunde.engine.options import resolve

Box = TypeVar("Box")
MOST: Final = 64


class Shelf(Generic[Box]):
    """Tables that play alike share a box."""

    def __init__(self, meta: Meta, build: Callable[[int, dict[str, str], dict[str, Any]], Box]) -> None:
        self._meta, self._build = meta, build
        self._boxes: dict[bytes, Box] = {}

    def box(self, seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> Box:
        """For a game whose box does not depend on them, `seats` is 0."""
        chosen, values = resolve(self._meta, options), dict(corrections or {})
        key = encode([seats, chosen, values])
        box = self._boxes.get(key)
        if box is None:
            box = self._build(seats, chosen, values)
            if len(self._boxes) >= MOST:
                self._boxes.clear()
            self._boxes[key] = box
        return box
