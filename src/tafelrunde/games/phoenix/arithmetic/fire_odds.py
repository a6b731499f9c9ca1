"""Exact odds of ranged fire: which damage the dice will show, and what it will do. No sampling, no state.

Weights are whole numbers throughout; fractions are formed once, at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from tafelrunde.games.phoenix.arithmetic.fire import (
    PERCENT,
    Host,
    HostStruck,
    is_weapon,
    leaders_lost,
    lost_tenths,
    percent,
    spread,
    town_lost,
    units_lost,
    weapon_chance,
)
from tafelrunde.games.phoenix.standing.fire_table import damage
from tafelrunde.games.phoenix.state.pieces import Town, stage
from tafelrunde.games.phoenix.tables.prices import LEADER, NO_TOWN, STAGE_GP, WORK_POINTS

Weights = dict[int, int]
"""By value, how many throws of all dice show it."""
Odds = dict[int, Fraction]
"""By value, its probability."""


class Target(NamedTuple):
    """What stands in the field that is shot at."""

    hosts: tuple[Host, ...] = ()
    built: int = NO_TOWN
    """The stage of the town; NO_TOWN if there is none."""
    points: int = 0
    """Its building points."""


class HostOdds(NamedTuple):
    """Losses of one army by good, leaders included."""

    lost: dict[int, Odds]
    annihilated: Fraction


class FireOdds(NamedTuple):
    hits: Odds
    town: Odds
    """Building points that the town loses; empty without one."""
    stages: Odds
    """What the town is afterwards."""
    hosts: tuple[HostOdds, ...]


# --- the dice ----------------------------------------------------------------------------------------


def summed(one: Mapping[int, int], other: Mapping[int, int]) -> Weights:
    """Of the sum of two independent throws."""
    found: defaultdict[int, int] = defaultdict(int)
    for first, weight in one.items():
        for second, more in other.items():
            found[first + second] += weight * more
    return dict(found)


def thrown(column: Sequence[int], count: int) -> Weights:
    """Of so many weapons that fire by one column, in powers of two."""
    found: Weights = {0: 1}
    power: Weights = defaultdict(int)
    for value in column:
        power[value] += 1
    while count:
        if count & 1:
            found = summed(found, power)
        count >>= 1
        if count:
            power = summed(power, power)
    return found


def hit_weights(
    far_fire: str, weapons: Mapping[str, int], distance: int, climb: int, *, walled: bool = False
) -> Weights:
    """All throws of these weapons, by the damage that they show together; empty if one cannot reach."""
    found: Weights = {0: 1}
    for weapon, count in weapons.items():
        column = damage(far_fire, weapon, distance, climb, walled=walled)
        if count and not column:
            return {}
        found = summed(found, thrown(column, count)) if count else found
    return found


# --- what they do ------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def lost_of(count: int, chance: int) -> tuple[int, ...]:
    """By number of weapons lost: its weight among 100 ** count throws, if each is lost on so many faces."""
    return tuple(
        [comb(count, lost) * chance**lost * (PERCENT - chance) ** (count - lost) for lost in range(count + 1)]
    )


class Tally:
    """Weights of one army's losses, by good; each good has its own number of throws."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.weights: dict[int, defaultdict[int, int]] = {
            good: defaultdict(int) for good, _count in (*host.exposed, (LEADER, 0))
        }
        self.gone = 0
        self.throws = PERCENT ** sum(count for good, count in host.exposed if is_weapon(good))
        self.known: dict[tuple[int, ...], tuple[Weights, int]] = {}

    def add(self, row: HostStruck, weight: int) -> None:
        """One sum of hits that falls so often."""
        fixed, chances = {}, {}
        for struck in row.kinds:
            if is_weapon(struck.good):
                chance = chances[struck.good] = percent(weapon_chance(struck))
                for lost, times in enumerate(lost_of(struck.units, chance)):
                    self.weights[struck.good][lost] += weight * times
            else:
                lost = fixed[struck.good] = units_lost(struck)
                self.weights[struck.good][lost] += weight
        leaders, gone = self.leaders(fixed, chances)
        for lost, times in leaders.items():
            self.weights[LEADER][lost] += weight * times
        self.gone += weight * gone

    def leaders(self, fixed: dict[int, int], chances: dict[int, int]) -> tuple[Weights, int]:
        """Leaders follow all other losses together; with them all is lost, or something is left."""
        key = (*fixed.values(), *chances.values())
        if key not in self.known:
            self.known[key] = self.count_leaders(fixed, chances)
        return self.known[key]

    def count_leaders(self, fixed: dict[int, int], chances: dict[int, int]) -> tuple[Weights, int]:
        counts = dict(self.host.exposed)
        points: Weights = {lost_tenths(fixed): 1}
        for good, chance in chances.items():
            each = {lost_tenths({good: n}): w for n, w in enumerate(lost_of(counts[good], chance)) if w}
            points = summed(points, each)
        found: defaultdict[int, int] = defaultdict(int)
        for lost, weight in points.items():
            found[leaders_lost(self.host.leaders, lost, self.host.whole)] += weight
        gone = sum([weight for lost, weight in points.items() if lost >= self.host.whole])
        return dict(found), gone

    def odds(self, whole: int) -> HostOdds:
        counts = dict(self.host.exposed)
        lost = {}
        for good, weights in self.weights.items():
            throws = PERCENT ** counts[good] if is_weapon(good) else self.throws if good == LEADER else 1
            lost[good] = shares(weights, whole * throws)
        return HostOdds(lost, Fraction(self.gone, whole * self.throws))


def shares(weights: Mapping[int, int], whole: int) -> Odds:
    return {value: Fraction(weight, whole) for value, weight in sorted(weights.items()) if weight}


def fire_odds(weights: Weights, target: Target) -> FireOdds:
    """What hits with these weights do to a field; the dice of weapons that survive are counted too."""
    whole = sum(weights.values())
    tallies = [Tally(host) for host in target.hosts]
    town: defaultdict[int, int] = defaultdict(int)
    stages: defaultdict[int, int] = defaultdict(int)
    before = stage(Town(0, target.built, target.points))
    for hits, weight in weights.items():
        found = spread(hits, STAGE_GP[before] if before else None, target.hosts)
        for tally, row in zip(tallies, found.hosts, strict=True):
            tally.add(row, weight)
        lost = min(town_lost(found), target.points)
        town[lost] += weight
        stages[stage(Town(0, target.built, target.points - lost))] += weight
    return FireOdds(
        shares(weights, whole),
        shares(town, whole) if before else {},
        shares(stages, whole) if before else {},
        tuple([tally.odds(whole) for tally in tallies]),
    )


def wall_odds(weights: Weights, lacks: int = 0) -> Fraction:
    """How likely a wall that lacks so many points is destroyed: more than half of them must be lost."""
    need = WORK_POINTS["WL"] // 2 - lacks
    return Fraction(sum([weight for hits, weight in weights.items() if hits > need]), sum(weights.values()))


# --- figures -----------------------------------------------------------------------------------------


def mean(odds: Mapping[int, Fraction]) -> Fraction:
    return sum((value * chance for value, chance in odds.items()), Fraction(0))


def variance(odds: Mapping[int, Fraction]) -> Fraction:
    middle = mean(odds)
    return sum(((value - middle) ** 2 * chance for value, chance in odds.items()), Fraction(0))


def quantile(odds: Mapping[int, Fraction], share: Fraction) -> int:
    """The smallest value that is not exceeded with this probability."""
    reached = Fraction(0)
    for value, chance in sorted(odds.items()):
        reached += chance
        if reached >= share:
            return value
    return max(odds)
