"""Spells, as far as chapter 3 and the options speak of them: who may cast, whom a magic wall stops."""

from __future__ import annotations

from tafelrunde.games.phoenix.state.setting import Setting


def may_cast(*, in_conflict: bool, causes_conflict: bool) -> bool:
    """A wizard who faces a duel after B9 casts nothing in B10 that would cause another (PH-3m)."""
    return not (in_conflict and causes_conflict)


def wall_stops_people(setting: Setting) -> bool:
    """Characters and wizards on foot; armies, fleets and fire it always stops (PH-R64)."""
    return setting.options["magic_wall"] == "all"
