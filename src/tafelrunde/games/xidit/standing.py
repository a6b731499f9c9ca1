"""How a seat stands: what coins, stories, bards and units are worth to it at this moment.

Of rivals only what everybody sees is used; what stands behind screens and in the Bastion is guessed alike in
every position that a seat may imagine.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from tafelrunde.games.xidit.box import (
    BITS,
    COLUMNS,
    FIELD,
    ORDER_COUNT,
    REGION_COUNT,
    ROAD_COLOURS,
    SPACES,
    TOP_STORY,
    UNIT_TYPES,
)
from tafelrunde.games.xidit.score import INFLUENCE, REPUTATION, WEALTH, influences
from tafelrunde.games.xidit.state import HEIGHT, RECRUITMENT, THREAT, State, owner_of
from tafelrunde.games.xidit.weights import Weights

LEAST_URGENCY: Final = 0.5
MOST_URGENCY: Final = 2.0
FAR: Final = 9
NEAREST_CAMPS: Final = 3
FULL_YEARS: Final = 2
"""So many years before the end promises begin to fade."""


def likely(lead: float, spread: float) -> float:
    """The chance that a lead lasts."""
    return 1 / (1 + exp(-lead / spread))


class Standing:
    """What things are worth to one seat; made once for each decision."""

    def __init__(self, weights: Weights, position: State, seat: int) -> None:
        self.weights, self.position, self.seat = weights, position, seat
        self.box = position.box
        self.rivals = [other for other in range(position.seats) if other != seat]
        self.hidden = weights.bastion * position.year
        """Bards that each rival is thought to have in the Bastion."""
        self.future = min(1.0, (self.box.years - position.year) / FULL_YEARS)
        """Share of what a promise is worth while there is time enough to keep it."""
        self.prices = [self.price(column) for column in range(COLUMNS)]
        self._ready: dict[tuple[int, int], float] = {}
        self._prizes: dict[tuple[int, int], float] = {}
        self._before: dict[tuple[int, int], int] = {}
        self._regions: dict[tuple[int, int], float] = {}
        self.distances = distances(tuple(self.box.roads))
        self.camps = [self.camp(city) for city in range(SPACES)]
        """By city, what recruitment tiles around promise for the next year."""
        self.threats = [city for city in range(1, SPACES) if position.tiles[city] == THREAT]

    def price(self, column: int) -> float:
        """Of one point in this kind of assessment."""
        weights, position = self.weights, self.position
        worth = (1.0, weights.story, weights.bard)[column]
        place = position.columns.index(column) if position.columns else 1
        return worth * weights.column[place] * self.urgency(column)

    def urgency(self, column: int) -> float:
        if column == WEALTH:
            return 1.0
        values = (
            influences(self.position)
            if column == INFLUENCE
            else [self.reputation(self.position, other) for other in range(self.position.seats)]
        )
        mean = sum([values[other] for other in self.rivals]) / len(self.rivals)
        urgency = 1 + self.weights.behind * (mean - values[self.seat])
        return max(LEAST_URGENCY, min(MOST_URGENCY, urgency))

    # --- bards

    def reputation(self, position: State, owner: int) -> float:
        """Points to be expected from all regions."""
        return sum([self.region(position, owner, region) for region in range(REGION_COUNT)])

    def region(self, position: State, owner: int, region: int) -> float:
        mine = self.bards(position, owner, region)
        if not mine:
            return 0.0
        others = sorted(
            [self.bards(position, other, region) for other in range(position.seats) if other != owner],
            reverse=True,
        )
        first, second = self.box.first[region], self.box.second[region]
        ahead = likely(mine - others[0], self.weights.spread)
        next_best = likely(mine - others[1], self.weights.spread) if len(others) > 1 else 1.0
        return second * next_best + (first - second) * ahead

    def bards(self, position: State, owner: int, region: int) -> float:
        if region == self.box.bastion and owner != self.seat:
            return self.hidden
        return position.bards[REGION_COUNT * owner + region]

    def more_bards(self, city: int, count: int) -> float:
        """What so many more bards around a city add, best placed one by one."""
        gain = 0.0
        added = [0] * REGION_COUNT
        for _ in range(min(count, self.position.left[self.seat])):
            gains = [
                (self.with_bards(region, added[region] + 1) - self.with_bards(region, added[region]), region)
                for region in self.box.touches[city]
            ]
            if not gains:
                break
            best, region = max(gains)
            added[region] += 1
            gain += best
        return gain

    def with_bards(self, region: int, more: int) -> float:
        """Points of a region with so many more bards there."""
        key = (region, more)
        if key not in self._regions:
            place = REGION_COUNT * self.seat + region
            self.position.bards[place] += more
            self._regions[key] = self.region(self.position, self.seat, region)
            self.position.bards[place] -= more
        return self._regions[key]

    # --- prizes

    def prize(self, place: int, city: int) -> float:
        """The better two of three rewards of a tile or Titan, taken in this city."""
        key = (place, city)
        if key not in self._prizes:
            rewards = sorted(
                [
                    self.prices[WEALTH] * self.box.gold[place],
                    self.prices[REPUTATION] * self.more_bards(city, self.box.bards[place]),
                    self.prices[INFLUENCE] * self.room(city, self.box.stories[place]),
                ]
            )
            self._prizes[key] = rewards[1] + rewards[2]
        return self._prizes[key]

    def room(self, city: int, stories: int) -> int:
        """How many of these stories can be built here."""
        guild = self.position.guilds[city]
        if guild and owner_of(guild) != self.seat:
            return 0
        return min(stories, TOP_STORY - (guild & HEIGHT), self.position.stock[self.seat])

    # --- units

    def camp(self, city: int) -> float:
        near = [
            self.weights.near ** self.distances[city][place]
            for place in range(1, SPACES)
            if self.position.tiles[place] == RECRUITMENT
        ]
        near.sort(reverse=True)
        return self.future * self.weights.recruit * sum(near[:NEAREST_CAMPS])

    def in_hand(self, units: int) -> float:
        worth = 0.0
        for index in range(UNIT_TYPES):
            worth += self.weights.units[index] * (units >> BITS * index & FIELD)
        return self.future * worth

    def ready(self, city: int, units: int) -> float:
        """What units promise to somebody in this city at the end of the year: the two best threats."""
        key = (city, units)
        found = self._ready.get(key)
        if found is None:
            found = self._ready[key] = self.aims(city, units)
        return found

    def aims(self, city: int, units: int) -> float:
        best = second = 0.0
        for threat in self.threats:
            share = self.weights.ready ** missing(units, self.box.cost[threat])
            value = share * self.weights.near ** self.distances[city][threat] * self.prize(threat, threat)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return self.in_hand(units) + self.camps[city] + self.future * (best + self.weights.second * second)

    # --- rivals

    def before(self, order: int, city: int) -> int:
        """How many rivals can act in a city before this order of ours is carried out."""
        key = (order, city)
        if key not in self._before:
            self._before[key] = sum([self.is_before(rival, order, city) for rival in self.rivals])
        return self._before[key]

    def is_before(self, rival: int, order: int, city: int) -> bool:
        """With equally many roads to go, turn order decides (XI-5.2)."""
        position = self.position
        here = position.where[rival]
        roads = self.distances[here][city] if here else ORDER_COUNT
        if roads != order:
            return roads < order
        seats, first = position.seats, position.first
        return (rival - first) % seats < (self.seat - first) % seats

    # --- all together

    def assets(self, position: State) -> float:
        """Everything the seat has in a position."""
        seat = self.seat
        worth = self.prices[WEALTH] * position.gold[seat]
        worth += self.prices[INFLUENCE] * (influences(position)[seat] + 0.5 * position.stored[seat])
        worth += self.prices[REPUTATION] * self.reputation(position, seat)
        if self.box.has_dummy:
            worth -= self.weights.dummy * self.danger(position)
        return worth + self.in_hand(position.units[seat])

    def danger(self, position: State) -> float:
        """How near the dummy comes to the seat."""
        seat = self.seat
        values = [position.gold[seat], influences(position)[seat], self.reputation(position, seat)]
        return sum([likely(position.dummy[column] - values[column], 2.0) for column in range(COLUMNS)])


def missing(units: int, cost: int) -> int:
    """How many units of a cost are not there."""
    count = 0
    while cost:
        lack = (cost & FIELD) - (units & FIELD)
        if lack > 0:
            count += lack
        cost >>= BITS
        units >>= BITS
    return count


@lru_cache(maxsize=64)
def distances(roads: tuple[int, ...]) -> list[list[int]]:
    """Roads between any two cities."""
    return [reach(roads, city) for city in range(SPACES)]


def reach(roads: tuple[int, ...], start: int) -> list[int]:
    steps = [FAR] * SPACES
    steps[start], border = 0, [start]
    while border:
        ahead: list[int] = []
        for city in border:
            for colour in range(ROAD_COLOURS):
                there = roads[ROAD_COLOURS * city + colour]
                if there and steps[there] == FAR:
                    steps[there] = steps[city] + 1
                    ahead.append(there)
        border = ahead
    return steps
