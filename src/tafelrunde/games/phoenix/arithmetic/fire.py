"""What hits do: how they spread over a town and the troops in its field (PH-5.1). Plain numbers, no state.

All fractions are exact; only whole units are lost in the end (PH-R143).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.tables.prices import HEAVY_WARSHIP, LEADER, LIGHT_CATAPULT, POINTS_TENTHS

TOWN_PERCENT: Final = 67  # PH-5.1x
TROOP_PERCENT: Final = 33
TENTHS: Final = 10
PERCENT: Final = 100


class Host(NamedTuple):
    """An army or fleet under fire."""

    key: int
    exposed: tuple[tuple[int, int], ...]
    """What can be hit: goods by number, and how many of each."""
    points: Fraction
    """Good points that protect it (PH-5.1l)."""
    leaders: int = 0
    whole: int = 0
    """Tenths of building points of all it has, what cannot be hit included."""


class Struck(NamedTuple):
    """One kind of goods of an army, and the damage that all of them take together."""

    good: int
    units: int
    damage: Fraction


class HostStruck(NamedTuple):
    host: Host
    share: Fraction
    """Its part of all building points in the field (PH-5.1w)."""
    damage: Fraction
    """Building points, after its own good points (PH-5.1m)."""
    kinds: tuple[Struck, ...]


class Spread(NamedTuple):
    """How hits are divided, step by step."""

    hits: int
    reduced: Fraction
    """After the good points of the town (PH-5.1m)."""
    town: Fraction
    """Building points that the town loses (PH-5.1x)."""
    troops: Fraction
    hosts: tuple[HostStruck, ...]


def is_weapon(good: int) -> bool:
    return LIGHT_CATAPULT <= good <= HEAVY_WARSHIP


def divisor(points: Fraction) -> Fraction:
    """PH-5.1k."""
    return points / PERCENT + 1


def tenths(goods: tuple[tuple[int, int], ...]) -> int:
    """Building points of these goods, in tenths."""
    return sum([POINTS_TENTHS[good] * count for good, count in goods])


def spread(hits: int, town_points: int | None, hosts: tuple[Host, ...]) -> Spread:
    """All hits on a field; `town_points`: good points of the town there, None where there is none."""
    if town_points is None:
        reduced = troops = Fraction(hits)
        town = Fraction(0)
    else:
        reduced = hits / divisor(Fraction(town_points))
        town, troops = reduced * TOWN_PERCENT / PERCENT, reduced * TROOP_PERCENT / PERCENT
    whole = sum([tenths(host.exposed) for host in hosts])
    return Spread(hits, reduced, town, troops, tuple([strike(host, troops, whole) for host in hosts]))


def strike(host: Host, troops: Fraction, whole: int) -> HostStruck:
    """Its share by building points, less what its own good points keep off (PH-5.1w, PH-5.1m)."""
    own = tenths(host.exposed)
    share = Fraction(own, whole) if whole else Fraction(0)
    damage = troops * share / divisor(host.points)
    kinds = [
        Struck(good, count, damage * POINTS_TENTHS[good] * count / own)
        for good, count in host.exposed
        if count and POINTS_TENTHS[good]
    ]
    return HostStruck(host, share, damage, tuple(kinds))


def units_lost(struck: Struck) -> int:
    """Warriors, mounts, riders and ships: each is gone at its full building points (PH-R107)."""
    return min(struck.units, int(struck.damage * TENTHS / POINTS_TENTHS[struck.good]))


def weapon_chance(struck: Struck) -> Fraction:
    """How likely each weapon is lost: damage is spread evenly, half its points is the end (PH-1.5.11a)."""
    half = Fraction(POINTS_TENTHS[struck.good], 2 * TENTHS)
    return min(Fraction(1), struck.damage / struck.units / half)


def percent(chance: Fraction) -> int:
    """On how many of a hundred faces the weapon is lost."""
    return int(chance * PERCENT)


def needs_roll(struck: Struck) -> bool:
    return is_weapon(struck.good) and 0 < percent(weapon_chance(struck)) < PERCENT


def weapons_lost(struck: Struck, rolls: tuple[int, ...]) -> int:
    """By a W% for each, or all of them, or none (PH-1.5.11c)."""
    limit = percent(weapon_chance(struck))
    if not needs_roll(struck):
        return struck.units if limit else 0
    return sum([1 for roll in rolls if roll <= limit])


def leaders_lost(leaders: int, lost: int, whole: int) -> int:
    """In proportion to the building points lost, rounded down: one lives while the army does (PH-5.1p)."""
    return leaders if lost >= whole else leaders * lost // whole


def town_lost(found: Spread) -> int:
    """Whole building points (PH-R143)."""
    return int(found.town)


def lost_tenths(lost: dict[int, int]) -> int:
    """Building points of what is gone, by good, leaders aside."""
    return sum([POINTS_TENTHS[good] * count for good, count in lost.items() if good != LEADER])
