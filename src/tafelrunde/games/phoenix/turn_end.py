"""The end of a turn (B18): over-occupied fields, and armies of enemies that have met."""

from __future__ import annotations

from tafelrunde.games.phoenix.state import State


def end_turn(state: State, realm: int) -> bool:
    """PH-5.7a, PH-1.8h."""
    return False
