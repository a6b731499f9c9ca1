"""From seats, options and an owner's data to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.engine.options import check_seats
from tafelrunde.engine.shelf import Shelf
from tafelrunde.games.xidit.box.corrections import corrected
from tafelrunde.games.xidit.meta import META
from tafelrunde.games.xidit.play.box import Box
from tafelrunde.games.xidit.play.state import State, fresh


def build(seats: int, options: dict[str, str], corrections: dict[str, Any]) -> Box:
    return Box(corrected(corrections), seats, options, corrections)


BOXES: Final = Shelf(META, build)


def box_for(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> Box:
    """The tables for these seats, options and corrections."""
    return BOXES.box(seats, options, corrections)


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None = None) -> State:
    """A fresh table; CHANCE begins with the first player (XI-20.35)."""
    check_seats(META, seats)
    return fresh(box_for(seats, options, corrections))
