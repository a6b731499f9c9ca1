"""Paths: the cheapest way to a field that a unit reaches this month."""

from __future__ import annotations

from tafelrunde.games.phoenix.marching.hindrance import why_not
from tafelrunde.games.phoenix.marching.reach import spread
from tafelrunde.games.phoenix.marching.steps import need_free, ready
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State


def find_path(state: State, army: Army, to: int) -> list[int]:
    """From where it is to the field, both included, with the most points left; else the reason why not."""
    need_free(state, army)
    found = spread(state, ready(state, army))
    path = found.path(to)
    found.close()
    if not path:
        raise why_not(state, army, to)
    return path
