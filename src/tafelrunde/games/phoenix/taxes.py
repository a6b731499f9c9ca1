"""Taxes of fields and towns (PH-3.2.1), phase D of income months."""

from __future__ import annotations

from tafelrunde.games.phoenix.state import State


def collect_taxes(state: State) -> None:
    """PH-3t."""
