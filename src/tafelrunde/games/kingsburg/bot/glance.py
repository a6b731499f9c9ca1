"""As much of a view as the judge reads: a search takes many of them, and whole views take long to make."""

from __future__ import annotations

from typing import NamedTuple


class Glance(NamedTuple):
    """Who decides; everything else stands in the position."""

    seat: int
    enemy: str | None
    """This year's card, if the seat knows it."""
