"""Roads, quays, bridges and walls: building and repair (PH-1.5.1 to PH-1.5.4, PH-1.5.10). Muster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.state import State

ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {}


def finish_works(state: State) -> None:
    """C: what nobody prevented stands (PH-3s)."""
