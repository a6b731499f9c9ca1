"""Towns: building, extending, repair, free ones of the start (PH-1.5.5 to PH-1.5.12, PH-2h). Muster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.state import State

ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {}


def grant_free_towns(state: State) -> None:
    """PH-2g."""


def finish_towns(state: State) -> None:
    """C: towns have grown (PH-3s)."""
