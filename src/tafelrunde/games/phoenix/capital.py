"""Moving the capital (PH-1.5.13). Phase B4."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.state import State

ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {}


def finish_moves(state: State) -> None:
    """C: a move of the capital is over (PH-R80)."""
