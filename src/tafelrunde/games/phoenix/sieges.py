"""Sieges and hindered sites (PH-1.7, PH-1.5c): found from where armies stand."""

from __future__ import annotations

from tafelrunde.games.phoenix.state import State


def find_sieges(state: State) -> None:
    """At the start of a month: whoever stands beside a town now has come in the month before (PH-R30)."""
