"""Gold and special income with armies: loading, unloading, passing, destroying (PH-4.3, PH-3.2.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.state import State

ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {}
