"""What a province is worth at one moment of the game: its buildings, goods and soldiers, in points.

All of it is a pure function of moment and province, so results are kept and shared between seats and games.
"""

from __future__ import annotations

from math import exp
from typing import Final

import msgspec

from tafelrunde.games.kingsburg.bot.defence import Defence
from tafelrunde.games.kingsburg.bot.moment import Moment, summers
from tafelrunde.games.kingsburg.bot.weights import Weights, prices
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX
from tafelrunde.games.kingsburg.play.box import CATHEDRAL, COLUMNS, ROWS, Box
from tafelrunde.games.kingsburg.play.building import FIRST_GAP, ROW_BITS, cost_of
from tafelrunde.games.kingsburg.play.state import State
from tafelrunde.games.kingsburg.play.winter import LAST_YEAR, falling

KEPT: Final = 4000
"""So many results of one kind are kept for one moment."""
NO_ENVOY: Final = -1.0
"""The worth of an Envoy that somebody else has."""

Province = tuple[int, int, int, int, int]
"""Buildings as bits; gold, wood, stone; soldiers."""
Target = tuple[int, int, int, int, float]
"""Cost in gold, wood, stone; building; what it brings beyond the worth of these goods."""


class Prospect:
    """All that has been worked out for one moment."""

    def __init__(self, box: Box, weights: Weights, moment: Moment) -> None:
        self.box, self.weights, self.moment = box, weights, moment
        self.prices = prices(weights, moment.builds)
        self.ability = abilities(weights, moment)
        self.defence = Defence(box, weights, moment, self.prices, self.fall)
        self.within = nearness(weights, 1 + max([sum(cost) for cost in box.cost]))
        self._standing: dict[int, float] = {}
        self._targets: dict[int, list[Target]] = {}
        self._ends: dict[Province, float] = {}
        self._builds: dict[Province, float] = {}

    def standing(self, built: int) -> float:
        """Buildings beyond their points: abilities, rows that lie open, Winters of later years."""
        known = self._standing.get(built)
        if known is None:
            known = self.lasting(built) + self.defence.later_winters(built)
            self._standing[built] = known
        return known

    def lasting(self, built: int) -> float:
        total = 0.0
        for building in range(ROWS * COLUMNS):
            if built >> building & 1:
                total += self.ability[building]
        for first in range(0, ROWS * COLUMNS, COLUMNS):
            total += self.row_ahead(built, first, FIRST_GAP[built >> first & ROW_BITS])
        return total

    def row_ahead(self, built: int, first: int, column: int) -> float:
        """The buildings beyond the next one in a row, as far as there is time for them."""
        total, share = 0.0, self.weights.row
        for place in range(column + 1, min(COLUMNS, column + self.moment.builds)):
            building = first + place
            surplus = self.box.building_vp[building] + self.ability[building] - self.price(built, building)
            total += share * max(0.0, surplus)
            share *= self.weights.row
        return total

    def price(self, built: int, building: int) -> float:
        return self.prices.of(cost_of(self.box, built, building))

    def fall(self, built: int) -> float:
        """What is lost with the building that would fall in a lost battle."""
        building = falling(built)
        if building < 0:
            return 0.0
        return self.box.building_vp[building] + self.lasting(built) - self.lasting(built & ~(1 << building))

    def targets(self, built: int) -> list[Target]:
        """The next building of each row."""
        known = self._targets.get(built)
        if known is None:
            rows = range(0, ROWS * COLUMNS, COLUMNS)
            gaps = [(first, FIRST_GAP[built >> first & ROW_BITS]) for first in rows]
            known = [self.target(built, first + column) for first, column in gaps if column < COLUMNS]
            self._targets[built] = known
        return known

    def target(self, built: int, building: int) -> Target:
        gold, wood, stone = cost_of(self.box, built, building)
        more = self.standing(built | 1 << building) - self.standing(built)
        gain = self.box.building_vp[building] + more - self.price(built, building)
        return gold, wood, stone, building, gain

    def goods(self, built: int, gold: int, wood: int, stone: int) -> float:
        """Goods by their price, and by the buildings they bring nearer."""
        worth = self.prices.of((gold, wood, stone))
        if self.moment.builds == 0:
            return worth + ((gold + wood + stone) // 2 if built >> CATHEDRAL & 1 else 0)
        best = second = 0.0
        for need_gold, need_wood, need_stone, _building, gain in self.targets(built):
            missing = 0
            if need_gold > gold:
                missing = need_gold - gold
            if need_wood > wood:
                missing += need_wood - wood
            if need_stone > stone:
                missing += need_stone - stone
            promise = gain * self.within[missing]
            if promise > best:
                best, second = promise, best
            elif promise > second:
                second = promise
        return worth + best + second * self.weights.second

    def season_end(self, province: Province) -> float:
        """When nothing more can be built this season."""
        known = self._ends.get(province)
        if known is None:
            built, gold, wood, stone, soldiers = province
            known = self.standing(built) + self.goods(built, gold, wood, stone)
            known += self.defence.winter(built, (gold, wood, stone), soldiers)
            keep(self._ends, province, known)
        return known

    def before_building(self, province: Province) -> float:
        """When one building may go up: the best there is, or none."""
        known = self._builds.get(province)
        if known is None:
            known = self.season_end(province)
            for vp, after in self.ways_to_build(province):
                known = max(known, vp + self.season_end(after))
            keep(self._builds, province, known)
        return known

    def with_envoy(self, province: Province, later: float) -> float:
        """When two buildings may go up, or the Envoy, if there is one, stays for what it is worth later."""
        best = self.before_building(province)
        if later == NO_ENVOY:
            return best
        best += later
        for vp, after in self.ways_to_build(province):
            best = max(best, vp + self.before_building(after))
        return best

    def ways_to_build(self, province: Province) -> list[tuple[int, Province]]:
        """(points, province afterwards) for each building that can be paid."""
        built, gold, wood, stone, soldiers = province
        return [
            (
                self.box.building_vp[building],
                (built | 1 << building, gold - need_gold, wood - need_wood, stone - need_stone, soldiers),
            )
            for need_gold, need_wood, need_stone, building, _gain in self.targets(built)
            if need_gold <= gold and need_wood <= wood and need_stone <= stone
        ]


def province_of(state: State, seat: int) -> Province:
    base = 3 * seat
    goods = state.goods
    return state.built[seat], goods[base], goods[base + 1], goods[base + 2], state.soldiers[seat]


def keep(known: dict[Province, float], province: Province, worth: float) -> None:
    if len(known) >= KEPT:
        known.clear()
    known[province] = worth


def nearness(weights: Weights, most: int) -> list[float]:
    """By goods missing: which share of a building's gain is in sight. None missing: all of it."""
    falls = [1 / (1 + exp((missing - weights.near) / weights.spread)) for missing in range(most)]
    return [fall / falls[0] for fall in falls]


def abilities(weights: Weights, moment: Moment) -> list[float]:
    """By building: what its ability will still bring."""
    later_years = LAST_YEAR - moment.year
    times: dict[str, float] = {
        "cathedral": min(1, moment.builds),
        "inn": summers(moment),
        "barracks": later_years,
        "stable": later_years + moment.drills / 3,
        "town_hall": moment.ends,
        "embassy": moment.ends,
    }
    found = [0.0] * (ROWS * COLUMNS)
    for name, worth in msgspec.structs.asdict(weights.abilities).items():
        found[BUILDING_INDEX[name]] = worth * times.get(name, moment.builds)
    return found
