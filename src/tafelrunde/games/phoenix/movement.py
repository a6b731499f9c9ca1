"""Movement of armies and fleets (PH-4): steps, costs, rivers, walls, conquest on the way. Phase B8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.state import State

ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {}
