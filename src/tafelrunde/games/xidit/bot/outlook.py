"""What the end of a year promises for the next: units, threats to aim at, recruitment tiles nearby."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.xidit.bot.rivals import Rivals
from tafelrunde.games.xidit.bot.standing import Standing
from tafelrunde.games.xidit.play.box import BITS, FIELD, ORDER_COUNT, SPACES, UNIT_TYPES, unit_count
from tafelrunde.games.xidit.play.state import RECRUITMENT, THREAT

NEAREST_CAMPS: Final = 3
DEEP: Final = 3


class Outlook:
    """Promises to one seat, by where it ends the year and with which units."""

    def __init__(self, standing: Standing, rivals: Rivals) -> None:
        self.standing, self.rivals = standing, rivals
        self.weights, self.box = standing.weights, standing.box
        position = standing.position
        self.threats: list[int] = [city for city in range(1, SPACES) if position.tiles[city] == THREAT]
        self.lasting: list[float] = [rivals.lasting(threat) for threat in self.threats]
        if position.next_threat:
            comes = rivals.threat_comes(ORDER_COUNT)
            self.threats.append(position.next_threat)
            self.lasting.append(comes + (1 - comes) * self.weights.coming)
        self.rarity: list[float] = [self.rare(index) for index in range(UNIT_TYPES)]
        self.gains: list[float] = [self.gain(number) for number in range(len(self.threats))]
        self.camps: list[float] = [self.camp(city) for city in range(SPACES)]
        self._known: dict[int, float] = {}
        self._shares: dict[int, list[float]] = {}

    def gain(self, number: int) -> float:
        """What is won beyond the worth of the units that it costs."""
        threat = self.threats[number]
        prize = self.standing.prize(threat, threat) * self.lasting[number]
        return max(0.0, prize - self.standing.in_hand(self.box.cost[threat]))

    def camp(self, city: int) -> float:
        """What recruitment tiles around promise."""
        position = self.standing.position
        near = [
            self.weights.close ** self.rivals.distances[city][place] * self.rivals.stocked(place)
            for place in range(1, SPACES)
            if position.tiles[place] == RECRUITMENT
        ]
        near.sort(reverse=True)
        return self.standing.fading * self.weights.recruit * sum(near[:NEAREST_CAMPS])

    def rare(self, index: int) -> float:
        """Share of a threat left for each missing unit of this type: less the deeper these lie on tiles."""
        depth = DEEP
        for garrison in self.standing.position.garrison:
            if garrison >> BITS * index & FIELD:
                depth = min(depth, unit_count(garrison & ((1 << BITS * index) - 1)))
        return self.weights.ready * self.weights.deep**depth

    def promise(self, city: int, units: int) -> float:
        if not self.standing.left:
            return 0.0
        key = units * SPACES + city
        found = self._known.get(key)
        if found is None:
            found = self.standing.in_hand(units) + self.camps[city] + self.aims(city, units)
            self._known[key] = found
        return found

    def shares(self, units: int) -> list[float]:
        """By threat, what these units promise of its gain."""
        found = self._shares.get(units)
        if found is None:
            found = []
            for number in range(len(self.threats)):
                found.append(self.gains[number] * self.readiness(units, self.box.cost[self.threats[number]]))
            self._shares[units] = found
        return found

    def readiness(self, units: int, cost: int) -> float:
        share = 1.0
        for index in range(UNIT_TYPES):
            lacking = (cost >> BITS * index & FIELD) - (units >> BITS * index & FIELD)
            if lacking > 0:
                share *= self.rarity[index] ** lacking
        return share

    def aims(self, city: int, units: int) -> float:
        """The best threat, and the best of the others for the units that are left then."""
        best, aim = self.best_aim(city, self.shares(units), -1)
        if aim < 0:
            return 0.0
        threat = self.threats[aim]
        rest = without(units, self.box.cost[threat])
        second, _aim = self.best_aim(threat, self.shares(rest), aim)
        return best + self.weights.second * second

    def best_aim(self, city: int, shares: list[float], but: int) -> tuple[float, int]:
        best, aim = 0.0, -1
        roads = self.rivals.distances[city]
        for number in range(len(shares)):
            value = shares[number] * self.weights.near ** roads[self.threats[number]]
            if value > best and number != but:
                best, aim = value, number
        return best, aim


def without(units: int, cost: int) -> int:
    """What is left when as much of a cost is paid as there is."""
    paid = place = 0
    left = units
    while cost:
        paid += min(cost & FIELD, left & FIELD) << place
        cost >>= BITS
        left >>= BITS
        place += BITS
    return units - paid
