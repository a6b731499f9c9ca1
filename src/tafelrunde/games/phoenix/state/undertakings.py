"""What realms have begun, offered or cast and what ends later: rows of lists in `State`, never changed.

How they begin and end, the modules of works, towns, gifts and spells say. What a phase has still to evaluate
is in `agenda.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.games.phoenix.world.coordinates import SIDES


class Site(NamedTuple):
    """A work that will stand at the end of the month."""

    realm: int
    side: int
    bit: int
    gold: int
    """What was paid."""

    @property
    def field(self) -> int:
        return self.side // SIDES


class RepairJob(NamedTuple):
    """Building points that a work gets back at the end of the month."""

    realm: int
    side: int
    bit: int
    points: int
    gold: int

    @property
    def field(self) -> int:
        return self.side // SIDES


class Growth(NamedTuple):
    """Building points that a town gets at the end of the month."""

    realm: int
    field: int
    points: int
    gold: int


class LandOffer(NamedTuple):
    """Land that waits for an army of the receiver (PH-3.2.2e)."""

    giver: int
    receiver: int
    fields: tuple[int, ...]


class GoodsOffer(NamedTuple):
    """What an army offers to a realm, until it is taken over or the next month is over (PH-6.1b)."""

    army: int
    """Its key."""
    receiver: int
    price: int
    goods: tuple[int, ...]
    """By number, then gold and prisoners."""
    month: int


class SpellWall(NamedTuple):
    """A magic wall (PH-1.4.2b)."""

    realm: int
    side: int
    caster: int
    """His number."""


class WaitingBan(NamedTuple):
    """A ban that waits for a duel (PH-1.4.3e)."""

    caster: int
    """His key."""
    field: int
    points: int
    """Of space."""
