"""From seats, options and corrected values to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.engine.codec import encode
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.games.ethnos.box import Box
from tafelrunde.games.ethnos.corrections import corrected
from tafelrunde.games.ethnos.meta import META
from tafelrunde.games.ethnos.state import State, fresh

_BOXES: dict[bytes, Box] = {}
_KEPT_BOXES = 64


def box_for(options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> Box:
    """The tables for these options and corrections; tables that play alike share one."""
    chosen = resolve(META, options)
    key = encode([chosen, corrections or {}])
    box = _BOXES.get(key)
    if box is None:
        box = Box(corrected(corrections or {}), chosen, dict(corrections or {}))
        if len(_BOXES) >= _KEPT_BOXES:
            _BOXES.clear()
        _BOXES[key] = box
    return box


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None = None) -> State:
    """A fresh table; CHANCE begins with the first player (ET-1.18)."""
    check_seats(META, seats)
    return fresh(box_for(options, corrections), seats)
