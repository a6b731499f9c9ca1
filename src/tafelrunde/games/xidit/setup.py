"""From seats, options and an owner's data to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.engine.codec import encode
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.games.xidit.box import Box
from tafelrunde.games.xidit.corrections import corrected
from tafelrunde.games.xidit.meta import META
from tafelrunde.games.xidit.state import State, fresh

_BOXES: dict[bytes, Box] = {}
_KEPT_BOXES = 64


def box_for(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> Box:
    """The tables for these seats, options and corrections; tables that play alike share one."""
    chosen = resolve(META, options)
    key = encode([seats, chosen, corrections or {}])
    box = _BOXES.get(key)
    if box is None:
        box = Box(corrected(corrections or {}), seats, chosen, dict(corrections or {}))
        if len(_BOXES) >= _KEPT_BOXES:
            _BOXES.clear()
        _BOXES[key] = box
    return box


def setup(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None = None) -> State:
    """A fresh table; CHANCE begins with the first player (XI-20.35)."""
    check_seats(META, seats)
    return fresh(box_for(seats, options, corrections))
