"""What a scenario may say of a position (`given`), in the words of the view, and how its names are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tafelrunde.engine.given import demand, one_of
from tafelrunde.games.xidit.play.box import BITS, FIELD, UNIT_INDEX, UNIT_NAMES, UNIT_TYPES


class GivenPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat has; what is not said is zero or empty, or what is left over."""

    city: int | None = None
    """A free one if not said."""
    units: dict[str, int] = {}
    gold: int = 0
    bards: dict[str, int] = {}
    """By region, the Bastion included."""
    bards_left: int | None = None
    """As many as are left if not said; so for stories."""
    stories: int | None = None
    stored: int = 0
    programme: tuple[str, ...] = ()
    """As revealed for this year, or last."""
    orders: tuple[str, ...] = ()
    """Handed in secretly."""
    show: int | None = None
    """The same for the census."""
    recruited: tuple[int, ...] = ()
    eliminated: tuple[int, ...] = ()


class GivenCity(msgspec.Struct, forbid_unknown_fields=True):
    """`tile` is recruitment or threat; without `units` a recruitment tile has all that it lists."""

    tile: str | None = None
    units: tuple[str, ...] | None = None
    guild: str | None = None
    """Its owner's name."""
    height: int | None = None


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """Without `step` everybody writes orders; with `orders` the table goes on executing them.

    Tiles that are named nowhere fill the queues that are not named, the lowest numbers first; if both are
    named, they are out of this game. 0 stands for no tile.
    """

    year: int | None = None
    """1 if not said; the last one for `over`."""
    step: str = "programme"
    first: str | None = None
    order: int = 1
    turn: str | None = None
    """Whose order, placement or decision it is."""
    columns: tuple[str, ...] = ("wealth", "influence", "reputation")
    dummy: dict[str, int] = {}
    players: dict[str, GivenPlayer] = {}
    cities: dict[str, GivenCity] = {}
    next_recruit: int | None = None
    next_threat: int | None = None
    recruit_pile: tuple[int, ...] | None = None
    threat_pile: tuple[int, ...] | None = None
    """Known tiles from the top down."""
    recruit_hidden: int | None = None
    """How many of the tiles named nowhere lie below the recruitment pile; the rest below the other."""
    apart: tuple[int, ...] = ()
    """Tiles that lie hidden in the threat pile, as everybody knows."""
    recruit_discard: tuple[int, ...] = ()
    threat_discard: tuple[int, ...] = ()
    barracks: dict[str, int] | None = None
    """All that is nowhere else if not said."""
    titans: dict[str, str] = {}
    """sleeping, raging or slain."""
    prize: int | str | None = None
    wanted: int = 0
    counting: str = "militia"
    census: dict[str, tuple[int, ...]] = {}
    winners: tuple[str, ...] = ()
    starved: tuple[int, ...] = ()


def counts(field: str, units: Mapping[str, int]) -> int:
    """Units by type, packed."""
    for name, count in units.items():
        one_of(field, name, UNIT_NAMES)
        demand(0 <= count <= FIELD // 2, field, "xidit-number")
    return sum(count << BITS * UNIT_INDEX[name] for name, count in units.items())


def named_units(field: str, units: Sequence[str]) -> int:
    return counts(field, {name: list(units).count(name) for name in units})


def less(field: str, whole: int, part: int) -> int:
    """What is left of packed units; no type may be short."""
    for index in range(UNIT_TYPES):
        there, taken = whole >> BITS * index & FIELD, part >> BITS * index & FIELD
        demand(
            taken <= there, field, "xidit-only", {"there": there, "unit": UNIT_NAMES[index], "taken": taken}
        )
    return whole - part
