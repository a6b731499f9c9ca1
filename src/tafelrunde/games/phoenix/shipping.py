"""Embarking and landing (PH-1.1.4, PH-4d, PH-4e). Phase B8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.state import State

ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {}
