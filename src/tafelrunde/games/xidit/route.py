"""The best six orders: every route through the cities is tried, with what its actions bring.

Rivals are not followed. What they may take before counts by how many of them can be there in time.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.xidit.box import (
    ACTION,
    BITS,
    FIELD,
    GUARDS,
    ORDER_COUNT,
    ORDER_NAMES,
    ROAD_COLOURS,
    SPACES,
    UNIT_TYPES,
)
from tafelrunde.games.xidit.standing import Standing
from tafelrunde.games.xidit.state import NO_TILE, NOTHING, RECRUITMENT, THREAT

WAIT: Final = ACTION + 1
Found = tuple[float, tuple[int, ...]]
"""What the rest of the year brings, and its orders."""


class Route:
    """One search, for one seat at the start of a year."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.position, self.box, self.weights = standing.position, standing.box, standing.weights
        self._found: dict[tuple[int, int, int, int, int], Found] = {}
        self.raging = [titan for titan in self.position.raging if titan != NOTHING]

    def best(self, city: int) -> tuple[float, tuple[str, ...]]:
        """From this city, with the units in hand."""
        value, orders = self.rest(0, city, self.position.units[self.standing.seat], 0, 0)
        names = [ORDER_NAMES[order] for order in orders]
        return value, tuple(names + [ORDER_NAMES[WAIT]] * (ORDER_COUNT - len(names)))

    def rest(self, order: int, city: int, units: int, recruited: int, fought: int) -> Found:
        """The best orders from here on; `recruited` and `fought` are the cities used up this year."""
        key = (order, city, units, recruited, fought)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self.search(order, city, units, recruited, fought)
        return found

    def search(self, order: int, city: int, units: int, recruited: int, fought: int) -> Found:
        best: Found = self.standing.ready(city, units), ()  # stays here and waits
        if order == ORDER_COUNT:
            return best
        for colour in range(ROAD_COLOURS):
            there = self.box.roads[ROAD_COLOURS * city + colour]
            if there:
                value, orders = self.rest(order + 1, there, units, recruited, fought)
                if value > best[0]:
                    best = value, (colour, *orders)
        acted = self.act(order, city, units, recruited, fought)
        return acted if acted is not None and acted[0] > best[0] else best

    def act(self, order: int, city: int, units: int, recruited: int, fought: int) -> Found | None:
        side = self.position.tiles[city]
        if side == RECRUITMENT:
            return self.recruit(order, city, units, recruited, fought)
        if fought >> city & 1 or (self.box.strict and recruited >> city & 1):
            return None
        if side == THREAT:
            return self.fight(order, city, units, recruited, fought, self.box.cost[city], city)
        if side == NO_TILE and self.raging:
            return self.fight_titan(order, city, units, recruited, fought)
        return None

    def recruit(self, order: int, city: int, units: int, recruited: int, fought: int) -> Found | None:
        if recruited >> city & 1 or (self.box.strict and fought >> city & 1):
            return None
        garrison = self.position.garrison[city]
        stock = sum([garrison >> BITS * index & FIELD for index in range(UNIT_TYPES)])
        if not stock:
            return None
        gone = self.weights.crowd * self.standing.before(order, city)
        unit = weakest(garrison, min(int(gone), stock - 1))
        value, orders = self.rest(order + 1, city, units + (1 << BITS * unit), recruited | 1 << city, fought)
        without = self.standing.ready(city, units)
        chance = min(1.0, stock / (gone + 1))
        return without + chance * (value - without), (ACTION, *orders)

    def fight(
        self, order: int, city: int, units: int, recruited: int, fought: int, cost: int, place: int
    ) -> Found | None:
        if ((units | GUARDS) - cost) & GUARDS != GUARDS:
            return None
        chance = (1 - self.weights.snatch) ** self.standing.before(order, city)
        prize = self.standing.prize(place, city)
        value, orders = self.rest(order + 1, city, units - cost, recruited, fought | 1 << city)
        without = self.standing.ready(city, units)
        return without + chance * (prize + value - without), (ACTION, *orders)

    def fight_titan(self, order: int, city: int, units: int, recruited: int, fought: int) -> Found | None:
        best: Found | None = None
        for titan in self.raging:
            cost = cheapest(units, self.box.titan_units[titan])
            if cost:
                found = self.fight(order, city, units, recruited, fought, cost, SPACES + titan)
                if found is not None and (best is None or found[0] > best[0]):
                    best = found
        return best


def weakest(garrison: int, skipped: int) -> int:
    """The type that comes next after so many have been taken."""
    for index in range(UNIT_TYPES):
        skipped -= garrison >> BITS * index & FIELD
        if skipped < 0:
            return index
    return UNIT_TYPES - 1


def cheapest(units: int, count: int) -> int:
    """So many units, the weakest first; 0 if there are not enough."""
    cost = 0
    for index in range(UNIT_TYPES):
        taken = min(count, units >> BITS * index & FIELD)
        cost += taken << BITS * index
        count -= taken
    return 0 if count else cost
