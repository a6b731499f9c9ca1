"""Rights of way and coastal rights (PH-4.1, PH-4.2). Phase B1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.state import State

ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {}
