"""How a seat stands: what coins, stories and bards are worth to it at this moment, and so every prize."""

from __future__ import annotations

from tafelrunde.games.xidit.bot.prices import Columns, likely
from tafelrunde.games.xidit.bot.weights import Weights
from tafelrunde.games.xidit.play.box import BITS, COLUMNS, FIELD, REGION_COUNT, SPACES, TOP_STORY, UNIT_TYPES
from tafelrunde.games.xidit.play.score import INFLUENCE, REPUTATION, WEALTH, influences
from tafelrunde.games.xidit.play.state import HEIGHT, State, owner_of


class Standing:
    """What things are worth to one seat; made once for each decision."""

    def __init__(self, weights: Weights, position: State, seat: int) -> None:
        self.weights, self.position, self.seat = weights, position, seat
        self.box = position.box
        self.left: int = self.box.years - position.year
        """Years after this one."""
        self.fading: float = min(1.0, self.left / weights.fade)
        self.hidden: float = weights.bastion * position.year
        """Bards that each rival is thought to have in the Bastion."""
        self._prizes: dict[int, float] = {}
        self._regions: dict[int, float] = {}
        base = (1.0, weights.story, weights.bard)
        shares = Columns(weights, position, self.values(position), seat).shares()
        self.prices: list[float] = [
            base[column] * (1 - weights.focus + weights.focus * COLUMNS * shares[column])
            for column in range(COLUMNS)
        ]
        """Of one point in each kind of assessment."""

    def values(self, position: State) -> list[list[float]]:
        """By column and seat; what screens and Bastion hide is guessed."""
        seats = range(position.seats)
        return [
            [self.wealth(position, other) for other in seats],
            [float(stories) for stories in influences(position)],
            [self.reputation(position, other) for other in seats],
        ]

    def wealth(self, position: State, owner: int) -> float:
        if owner == self.seat or self.box.open_screens:
            return float(position.gold[owner])
        return self.weights.income * (position.year - 1)

    # --- bards

    def reputation(self, position: State, owner: int) -> float:
        """Points to be expected from all regions."""
        return sum([self.region(position, owner, region) for region in range(REGION_COUNT)])

    def region(self, position: State, owner: int, region: int) -> float:
        mine = self.bards(position, owner, region)
        if not mine:
            return 0.0
        most = second = 0.0
        for other in range(position.seats):
            if other != owner:
                count = self.bards(position, other, region)
                if count > most:
                    most, second = count, most
                elif count > second:
                    second = count
        first_prize, second_prize = self.box.first[region], self.box.second[region]
        ahead = likely(mine - most, self.weights.spread)
        next_best = likely(mine - second, self.weights.spread)
        return second_prize * next_best + (first_prize - second_prize) * ahead

    def bards(self, position: State, owner: int, region: int) -> float:
        if region == self.box.bastion and owner != self.seat and not self.box.open_screens:
            return self.hidden
        return float(position.bards[REGION_COUNT * owner + region])

    def more_bards(self, city: int, count: int) -> float:
        """What so many more bards around a city add, best placed one by one."""
        regions = self.box.touches[city]
        added = [0] * REGION_COUNT
        gain = 0.0
        for _ in range(min(count, self.position.left[self.seat])):
            best, chosen = -1.0, -1
            for region in regions:
                more = added[region]
                step = self.with_bards(region, more + 1) - self.with_bards(region, more)
                if step > best:
                    best, chosen = step, region
            if chosen < 0:
                break
            added[chosen] += 1
            gain += best
        return gain

    def with_bards(self, region: int, more: int) -> float:
        """Points of a region with so many more bards there."""
        key = more * REGION_COUNT + region
        found = self._regions.get(key)
        if found is None:
            place = REGION_COUNT * self.seat + region
            self.position.bards[place] += more
            found = self.region(self.position, self.seat, region)
            self.position.bards[place] -= more
            self._regions[key] = found
        return found

    # --- prizes

    def prize(self, place: int, city: int) -> float:
        """The better two of three rewards of a tile or Titan, taken in this city."""
        key = place * FIELD + city
        found = self._prizes.get(key)
        if found is None:
            rewards = sorted(
                [
                    self.prices[WEALTH] * self.box.gold[place],
                    self.prices[REPUTATION] * self.more_bards(city, self.box.bards[place]),
                    self.prices[INFLUENCE] * self.room(city, self.box.stories[place]),
                ]
            )
            found = rewards[1] + rewards[2] + (self.weights.deed if place < SPACES else 0.0)
            self._prizes[key] = found
        return found

    def room(self, city: int, stories: int) -> int:
        """How many of these stories can be built here."""
        guild = self.position.guilds[city]
        if guild and owner_of(guild) != self.seat:
            return 0
        return min(stories, TOP_STORY - (guild & HEIGHT), self.position.stock[self.seat])

    # --- all together

    def in_hand(self, units: int) -> float:
        worth = 0.0
        for index in range(UNIT_TYPES):
            worth += self.weights.units[index] * (units >> BITS * index & FIELD)
        return self.fading * worth

    def assets(self, position: State) -> float:
        """Everything the seat has in a position."""
        seat = self.seat
        values = self.values(position)
        worth = self.in_hand(position.units[seat]) + 0.5 * self.prices[INFLUENCE] * position.stored[seat]
        for column in range(COLUMNS):
            worth += self.prices[column] * values[column][seat]
        if self.box.has_dummy:
            worth += self.weights.dummy * Columns(self.weights, position, values, seat).outlook()
        return worth
