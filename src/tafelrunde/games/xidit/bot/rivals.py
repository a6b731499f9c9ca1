"""What rivals may do before a seat: who can be where in time, and who can pay for which threat.

Units behind closed screens are known together, because everybody sees the barracks and the map: each of them
is thought to stand behind any of these screens. What is open, or was shown in a census just before, is sure.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.games.xidit.bot.weights import Weights
from tafelrunde.games.xidit.play.box import (
    BITS,
    FIELD,
    ORDER_COUNT,
    ROAD_COLOURS,
    SPACES,
    UNIT_TYPES,
    unit_count,
)
from tafelrunde.games.xidit.play.state import NO_TILE, PROGRAMME, RECRUITMENT, THREAT, State

FAR: Final = 9
LEAST_HEAT: Final = 0.1
"""Colder, and weights of trips could grow beyond all numbers."""


class Trip:
    """Some tiles that a rival may act on in a year, one after the other."""

    def __init__(self, city: int, order: int, gain: float, threat: int, stops: list[tuple[int, int]]) -> None:
        self.city, self.order = city, order
        self.gain = gain
        self.threat = threat
        """The one threat among them; 0 for none."""
        self.stops = stops
        """Cities, each with the order that acts there."""
        self.weight: float = 0.0


class Rivals:
    """The others, as one seat sees them; made once for each decision."""

    def __init__(self, weights: Weights, position: State, seat: int) -> None:
        self.weights, self.position, self.seat = weights, position, seat
        self.seats: list[int] = [other for other in range(position.seats) if other != seat]
        self.distances: list[list[int]] = distances(position.box.roads)
        self.certain: list[list[int]] = [
            [certain_units(position, other, index) for index in range(UNIT_TYPES)] for other in self.seats
        ]
        """By rival and type, units that are surely there."""
        self.open: list[int] = self.unplaced()
        """By type, units behind any of their screens."""
        self.tiles: list[int] = [city for city in range(1, SPACES) if position.tiles[city] != NO_TILE]
        self.acts: list[float] = [0.0] * (position.seats * SPACES * ORDER_COUNT)
        """By rival, city and order, the chance of an action there."""
        self.heat: float = max(LEAST_HEAT, weights.heat)
        self._paying: dict[int, list[float]] = {}
        self._free: dict[int, float] = {}
        self._gone: dict[int, list[float]] = {}
        for rival in self.seats:
            self.foresee(rival)

    def unplaced(self) -> list[int]:
        position = self.position
        seen = position.barracks + sum(position.garrison) + position.units[self.seat]
        together = position.box.supply - seen
        return [
            (together >> BITS * index & FIELD) - sum([units[index] for units in self.certain])
            for index in range(UNIT_TYPES)
        ]

    def paying(self, threat: int) -> list[float]:
        """By rival, the chance to own what a threat costs."""
        found = self._paying.get(threat)
        if found is None:
            found = [self.can_pay(units, self.position.box.cost[threat]) for units in self.certain]
            self._paying[threat] = found
        return found

    def can_pay(self, certain: list[int], cost: int) -> float:
        chance = 1.0
        for index in range(UNIT_TYPES):
            lacking = (cost >> BITS * index & FIELD) - certain[index]
            if lacking > 0:
                chance *= at_least(lacking, self.open[index], 1 / len(self.seats))
        return chance

    # --- what they will do this year

    def foresee(self, rival: int) -> None:
        """Every sequence of tiles that a rival can act on in a year, each with its chance."""
        plain: list[Trip] = []
        hunts: dict[int, list[Trip]] = {}
        here = self.position.where[rival]
        if here:
            self.explore(Trip(here, 0, 0.0, 0, []), plain, hunts)
        peace = sum([trip.weight for trip in plain])
        mass = 1.0
        paying = {threat: self.paying(threat)[self.seats.index(rival)] for threat in hunts}
        ranked = [(sum([trip.weight for trip in trips]), threat) for threat, trips in hunts.items()]
        for pull, threat in sorted(ranked, reverse=True):
            chance = mass * paying[threat] * pull / (pull + peace)
            self.note(rival, hunts[threat], chance / pull)
            mass -= chance
        if peace:
            self.note(rival, plain, mass / peace)

    def explore(self, trip: Trip, plain: list[Trip], hunts: dict[int, list[Trip]]) -> None:
        weights, roads = self.weights, self.distances[trip.city]
        trip.weight = exp((trip.gain + weights.idle * (ORDER_COUNT - trip.order)) / self.heat)
        if trip.threat:
            hunts.setdefault(trip.threat, []).append(trip)
        else:
            plain.append(trip)
        for city in self.tiles:
            order = trip.order + roads[city]
            if order >= ORDER_COUNT or city in [stop for stop, _order in trip.stops]:
                continue
            threat = self.position.tiles[city] == THREAT
            if threat and trip.threat:
                continue
            gain = trip.gain + (weights.lure if threat else 1.0)
            stops = [*trip.stops, (city, order)]
            self.explore(Trip(city, order + 1, gain, city if threat else trip.threat, stops), plain, hunts)

    def note(self, rival: int, trips: list[Trip], scale: float) -> None:
        for trip in trips:
            for city, order in trip.stops:
                self.acts[(rival * SPACES + city) * ORDER_COUNT + order] += trip.weight * scale

    def acts_before(self, rival: int, order: int, city: int) -> float:
        """The chance that a rival acts in a city before this order of ours; the same order goes by turn."""
        base = (rival * SPACES + city) * ORDER_COUNT
        seats, first = self.position.seats, self.position.first
        sooner = (rival - first) % seats < (self.seat - first) % seats
        return sum(self.acts[base : base + min(order + sooner, ORDER_COUNT)])

    def free(self, order: int, threat: int) -> float:
        """The chance that nobody eliminates a threat before this order."""
        key = order * SPACES + threat
        found = self._free.get(key)
        if found is None:
            found = 1.0
            for rival in self.seats:
                found *= 1 - min(1.0, self.weights.snatch * self.acts_before(rival, order, threat))
            self._free[key] = found
        return found

    def taken(self, order: int, city: int) -> list[float]:
        """The chances that 0, 1, 2 ... rivals recruit in a city before this order."""
        key = order * SPACES + city
        found = self._gone.get(key)
        if found is None:
            found = [1.0] + [0.0] * len(self.seats)
            for rival in self.seats:
                chance = min(1.0, self.weights.crowd * self.acts_before(rival, order, city))
                for count in range(len(self.seats), 0, -1):
                    found[count] += chance * (found[count - 1] - found[count])
                found[0] *= 1 - chance
            self._gone[key] = found
        return found

    def stocked(self, city: int) -> float:
        """The chance that a recruitment tile has units left at the end of the year."""
        return sum(self.taken(ORDER_COUNT, city)[: unit_count(self.position.garrison[city])])

    def threat_comes(self, order: int) -> float:
        """The chance that some threat falls before this order, so that the Next one is on the map."""
        chance = 1.0
        for city in self.tiles:
            if self.position.tiles[city] == THREAT:
                chance *= self.free(order, city)
        return 1 - chance

    def recruitment_comes(self, order: int) -> float:
        """The chance that some recruitment tile is used up before this order."""
        chance = 1.0
        for city in self.tiles:
            if self.position.tiles[city] == RECRUITMENT:
                chance *= sum(self.taken(order, city)[: unit_count(self.position.garrison[city])])
        return 1 - chance

    def lasting(self, threat: int) -> float:
        """The chance that a threat is still there in the next year."""
        chance = self.free(ORDER_COUNT, threat)
        for paying in self.paying(threat):
            chance *= 1 - self.weights.rush * paying
        return chance


def certain_units(position: State, seat: int, index: int) -> int:
    """Open, or shown in a census that no order has followed yet."""
    if position.box.open_screens:
        return position.units[seat] >> BITS * index & FIELD
    fresh = position.step == PROGRAMME and position.year - 1 in position.box.census_years
    return max(0, position.shown[position.seats * index + seat]) if fresh else 0


def at_least(count: int, tries: int, chance: float) -> float:
    """That so many of independent tries succeed."""
    if count > tries:
        return 0.0
    rest = 0.0
    term = (1 - chance) ** tries
    for successes in range(count):
        rest += term
        if chance >= 1:
            return 1.0
        term *= (tries - successes) / (successes + 1) * chance / (1 - chance)
    return 1 - rest


def distances(roads: list[int]) -> list[list[int]]:
    """Roads between any two cities."""
    key = tuple(roads)
    found = _DISTANCES.get(key)
    if found is None:
        found = [reach(roads, city) for city in range(SPACES)]
        _DISTANCES[key] = found
    return found


_DISTANCES: dict[tuple[int, ...], list[list[int]]] = {}


def reach(roads: list[int], start: int) -> list[int]:
    steps = [FAR] * SPACES
    steps[start] = 0
    border = [start]
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
