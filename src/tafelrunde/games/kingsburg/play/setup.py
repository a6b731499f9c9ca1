"""From seats, options and corrected values to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.engine.options import check_seats
from tafelrunde.engine.shelf import Shelf
from tafelrunde.games.kingsburg.box.corrections import apply_corrections
from tafelrunde.games.kingsburg.meta import META
from tafelrunde.games.kingsburg.play.box import Box
from tafelrunde.games.kingsburg.play.state import State, fresh


def build(seats: int, options: dict[str, str], corrections: dict[str, Any]) -> Box:
    return Box(*apply_corrections(corrections), options, corrections)


BOXES: Final = Shelf(META, build)


def box_for(options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> Box:
    """The tables for these options and corrections."""
    return BOXES.box(0, options, corrections)


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None = None) -> State:
    """A fresh table; CHANCE sets the first turn order (KB-1.8)."""
    check_seats(META, seats)
    return fresh(box_for(options, corrections), seats)
