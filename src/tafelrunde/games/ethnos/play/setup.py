"""From seats, options and corrected values to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.engine.options import check_seats
from tafelrunde.engine.shelf import Shelf
from tafelrunde.games.ethnos.box.corrections import corrected
from tafelrunde.games.ethnos.meta import META
from tafelrunde.games.ethnos.play.box import Box
from tafelrunde.games.ethnos.play.state import State, fresh


def build(seats: int, options: dict[str, str], corrections: dict[str, Any]) -> Box:
    return Box(corrected(corrections), options, corrections)


BOXES: Final = Shelf(META, build)


def box_for(options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> Box:
    """The tables for these options and corrections."""
    return BOXES.box(0, options, corrections)


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None = None) -> State:
    """A fresh table; CHANCE begins with the first player (ET-1.18)."""
    check_seats(META, seats)
    return fresh(box_for(options, corrections), seats)
