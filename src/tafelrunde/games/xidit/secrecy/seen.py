"""What a view of Lords of Xidit consists of; `view.py` decides what stands in it."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.contract import View


class Player(msgspec.Struct, frozen=True):
    """One seat's place at the table; None is what this viewer may not see."""

    city: int | None
    units: dict[str, int] | None
    gold: int | None
    bards_left: int | None
    bards: dict[str, int]
    """By region, the Bastion excepted."""
    bastion: int | None
    stories: int
    """Neither built nor stored."""
    stored: int
    programme: tuple[str, ...]
    """As revealed last."""
    ready: bool
    """Has handed in orders, or a number for the census."""
    recruited: tuple[int, ...]
    eliminated: tuple[int, ...]
    """Cities where this happened this year."""


class City(msgspec.Struct, frozen=True):
    """`tile` is recruitment or threat; `units` stand on a recruitment tile."""

    id: int
    tile: str | None
    units: tuple[str, ...]
    guild: int | None
    """Its owner."""
    height: int


class Pile(msgspec.Struct, frozen=True):
    top: int | None
    size: int
    known: tuple[int, ...] | None
    """With the memory aid: tiles below the top whose order everybody saw, from above."""


class Lair(msgspec.Struct, frozen=True):
    """One pile of Titans; which of those slumbering lies on top nobody knows."""

    units: int
    sleeping: tuple[str, ...]
    raging: str | None


class Hidden(msgspec.Struct, frozen=True):
    """With the memory aid: tiles that lie in either pile, how many in each, and those in the threat pile."""

    pool: tuple[int, ...]
    recruit: int
    threat: int
    apart: tuple[int, ...]


class Renewal(msgspec.Struct, frozen=True):
    """Tiles being renewed right now, and recruitment tiles that nobody could be found for (XI-20.7)."""

    revealing: str | None
    missing: str | None
    tried: tuple[int, ...]
    trying: int
    starved: tuple[int, ...]
    starved_with: dict[str, int]
    retry: tuple[int, ...]
    passed: tuple[int, ...]
    """Tiles that got no unit since orders were revealed last."""


class XiditView(View, frozen=True):
    seat: int | None
    """Whose view this is; None for a spectator."""
    year: int
    years: int
    step: str
    to_act: tuple[int, ...]
    first: int
    order: int
    """Which order is being executed, from 1; 0 outside of that."""
    turn: int
    """How many seats have begun it (or have placed their Idrakys)."""
    columns: tuple[str, ...]
    """The assessments in their sequence."""
    dummy: dict[str, int] | None
    players: tuple[Player, ...]
    cities: tuple[City, ...]
    programme: tuple[str, ...]
    """The own secret orders."""
    show: int | None
    """The own secret number for the census."""
    next_recruit: int | None
    next_threat: int | None
    recruit_pile: Pile
    threat_pile: Pile
    recruit_discard: tuple[int, ...]
    threat_discard: tuple[int, ...]
    """The tile discarded first comes first."""
    hidden: Hidden | None
    barracks: dict[str, int]
    titans: tuple[Lair, ...]
    slain: tuple[str, ...]
    prize: int | str | None
    """Whose rewards are being taken: a city's tile or a Titan."""
    wanted: int
    """Bards that are to be placed, if there are so many."""
    renewal: Renewal
    counting: str | None
    """The type that the census counts now."""
    census: dict[str, tuple[int, ...]]
    """What was shown in the latest census, in the order of the seats."""
    winners: tuple[int, ...]
    """Seats that still wait for their prize of this count."""
    options: dict[str, str]
    corrections: dict[str, Any]
