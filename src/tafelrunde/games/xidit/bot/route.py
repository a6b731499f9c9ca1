"""The best six orders: every route through the cities is tried, with what its actions bring.

Rivals are not followed. What they may take before counts by the chance that they are there in time.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.xidit.bot.outlook import Outlook
from tafelrunde.games.xidit.bot.rivals import Rivals
from tafelrunde.games.xidit.bot.standing import Standing
from tafelrunde.games.xidit.play.box import (
    ACTION,
    BITS,
    FIELD,
    GUARDS,
    ORDER_COUNT,
    ORDER_NAMES,
    ROAD_COLOURS,
    SPACES,
    UNIT_TYPES,
    unit_count,
)
from tafelrunde.games.xidit.play.state import NO_TILE, NOTHING, RECRUITMENT, THREAT

WAIT: Final = ACTION + 1
LEAST_CHANCE: Final = 0.05
DETOUR: Final = 0.01
"""What a road costs, so that nobody wanders before it acts."""
TITAN_LEFT: Final = 0.85
"""The chance that no rival beats a Titan before."""
Found = tuple[float, tuple[int, ...]]
"""What the rest of the year brings, and its orders."""


class Route:
    """One search, for one seat at the start of a year."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.rivals = Rivals(standing.weights, standing.position, standing.seat)
        self.outlook = Outlook(standing, self.rivals)
        self.position, self.box, self.weights = standing.position, standing.box, standing.weights
        garrison, tiles = self.position.garrison, self.position.tiles
        self.last_units: int = sum([1 << city for city in range(SPACES) if unit_count(garrison[city]) == 1])
        """Cities where one unit is left, as bits."""
        self.threats: int = sum([1 << city for city in range(SPACES) if tiles[city] == THREAT])
        self.recruit_comes = [self.rivals.recruitment_comes(order) for order in range(ORDER_COUNT)]
        self.threat_comes = [self.rivals.threat_comes(order) for order in range(ORDER_COUNT)]
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
        best: Found = self.outlook.promise(city, units), ()  # stays here and waits
        if order == ORDER_COUNT:
            return best
        for colour in range(ROAD_COLOURS):
            there = self.box.roads[ROAD_COLOURS * city + colour]
            if there:
                value, orders = self.rest(order + 1, there, units, recruited, fought)
                if value - DETOUR > best[0]:
                    best = value - DETOUR, (colour, *orders)
        acted = self.act(order, city, units, recruited, fought)
        return acted if acted is not None and acted[0] >= best[0] else best

    def act(self, order: int, city: int, units: int, recruited: int, fought: int) -> Found | None:
        """The Next tiles are on the map as soon as another one has gone, by us or by rivals."""
        side, chance = self.position.tiles[city], 1.0
        if side == NO_TILE and city == self.position.next_recruit:
            side, chance = RECRUITMENT, self.comes(recruited & self.last_units, self.recruit_comes[order])
        elif side == NO_TILE and city == self.position.next_threat:
            side, chance = THREAT, self.comes(fought & self.threats, self.threat_comes[order])
        if side == RECRUITMENT:
            return self.recruit(order, city, units, recruited, fought, chance)
        if fought >> city & 1 or (self.box.strict and recruited >> city & 1):
            return None
        if side == THREAT:
            chance *= self.rivals.free(order, city)
            return self.fight(order, city, units, recruited, fought, self.box.cost[city], city, chance)
        if self.raging:
            return self.fight_titan(order, city, units, recruited, fought)
        return None

    def comes(self, own: int, by_rivals: float) -> float:
        return 1.0 if own else by_rivals

    def recruit(
        self, order: int, city: int, units: int, recruited: int, fought: int, comes: float
    ) -> Found | None:
        if recruited >> city & 1 or (self.box.strict and fought >> city & 1) or comes < LEAST_CHANCE:
            return None
        garrison = self.position.garrison[city] or self.box.recruit[city]
        stock = unit_count(garrison)
        if not stock:
            return None
        taken = self.rivals.taken(order, city)[:stock]
        unit = weakest(garrison, taken.index(max(taken)))
        value, orders = self.rest(order + 1, city, units + (1 << BITS * unit), recruited | 1 << city, fought)
        return self.mixed(comes * sum(taken), value, order, city, units, recruited, fought), (
            ACTION,
            *orders,
        )

    def mixed(
        self, chance: float, value: float, order: int, city: int, units: int, recruited: int, fought: int
    ) -> float:
        """With this chance an action brings the value; else the orders after it are worth only a part."""
        if chance >= 1:
            return value
        stuck = self.outlook.promise(city, units)
        other = self.rest(order + 1, city, units, recruited, fought)[0]
        return chance * value + (1 - chance) * (stuck + other) / 2

    def fight(
        self,
        order: int,
        city: int,
        units: int,
        recruited: int,
        fought: int,
        cost: int,
        place: int,
        chance: float,
    ) -> Found | None:
        if ((units | GUARDS) - cost) & GUARDS != GUARDS or chance < LEAST_CHANCE:
            return None
        prize = self.standing.prize(place, city)
        value, orders = self.rest(order + 1, city, units - cost, recruited, fought | 1 << city)
        return self.mixed(chance, prize + value, order, city, units, recruited, fought), (ACTION, *orders)

    def fight_titan(self, order: int, city: int, units: int, recruited: int, fought: int) -> Found | None:
        best: Found | None = None
        for titan in self.raging:
            cost = cheapest(units, self.box.titan_units[titan])
            if cost:
                place = SPACES + titan
                found = self.fight(order, city, units, recruited, fought, cost, place, TITAN_LEFT)
                if found is not None and (best is None or found[0] > best[0]):
                    best = found
        return best


class Planned(Route):
    """Not the best orders but these: what somebody else's programme is worth."""

    def __init__(self, standing: Standing, orders: tuple[int, ...]) -> None:
        super().__init__(standing)
        self.orders = orders

    def search(self, order: int, city: int, units: int, recruited: int, fought: int) -> Found:
        if order == ORDER_COUNT:
            return self.outlook.promise(city, units), ()
        wanted = self.orders[order]
        there = self.box.roads[ROAD_COLOURS * city + wanted] if wanted < ROAD_COLOURS else 0
        if there:
            value, orders = self.rest(order + 1, there, units, recruited, fought)
            return value - DETOUR, (wanted, *orders)
        acted = self.act(order, city, units, recruited, fought) if wanted == ACTION else None
        return acted or self.rest(order + 1, city, units, recruited, fought)


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
