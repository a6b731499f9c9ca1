"""What Winters are worth: every enemy that may come against every roll of the King's die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tafelrunde.games.kingsburg.bot.moment import RECRUITS_DONE, RECRUITS_NOW, Moment
from tafelrunde.games.kingsburg.bot.weights import Prices, Weights
from tafelrunde.games.kingsburg.box.data import CARDS_PER_YEAR
from tafelrunde.games.kingsburg.play.box import BARRACKS, COLUMNS, FORTRESS, ROWS, STONE_WALL, Box
from tafelrunde.games.kingsburg.play.winter import LAST_YEAR, falling

DIE: Final = 6
MOST_SOLDIERS: Final = 20
MOST_NEED: Final = 20
"""More soldiers, or a stronger enemy, change nothing."""
MOST_RECRUITS: Final = 5
SOME_GOODS: Final = (2, 1, 1)
"""What a province has when the enemy comes, for all we know in Spring and Summer."""
FALLEN: Final = 1.0
"""What the ability of a building that may fall in years to come is worth."""


def chances(wins_at: int) -> list[float]:
    """By enemy's lead + MOST_SOLDIERS + MOST_NEED: the share of rolls that bring `lead + wins_at` or more."""
    leads = range(-MOST_SOLDIERS - MOST_NEED, MOST_NEED + 1)
    return [min(DIE, max(0, DIE + 1 - wins_at - lead)) / DIE for lead in leads]


LEVEL: Final = MOST_SOLDIERS + MOST_NEED
WIN: Final = chances(1)
WIN_OR_DRAW: Final = chances(0)
LOSE: Final = [1 - chance for chance in WIN_OR_DRAW]


class Front(NamedTuple):
    """One enemy that may come, as one set of buildings meets it."""

    need: int
    """What soldiers and the King's die must beat."""
    win: float
    loss: float
    """Points and building; goods come on top."""
    goods: tuple[int, int, int]
    any_goods: int


class Defence:
    """The Winters still to come, seen from one moment."""

    def __init__(
        self, box: Box, weights: Weights, moment: Moment, prices: Prices, fall: Callable[[int], float]
    ) -> None:
        self.box, self.weights, self.moment, self.prices = box, weights, moment, prices
        self.fall = fall
        """What a province loses with the building that would fall now."""
        self.cards = [moment.card] if moment.card >= 0 else cards_of(moment.year)
        self._fronts: dict[int, list[Front]] = {}
        self._outlooks: dict[int, list[float]] = {}

    def fronts(self, built: int) -> list[Front]:
        known = self._fronts.get(built)
        if known is None:
            fall = self.fall(built)
            known = [self.front(built, card, fall) for card in self.cards]
            self._fronts[built] = known
        return known

    def front(self, built: int, card: int, fall: float) -> Front:
        box = self.box
        values = box.battle[box.enemy_kind[card]]
        bonus = sum([values[building] for building in range(ROWS * COLUMNS) if built >> building & 1])
        spoils = self.prices.of(box.reward_goods[card]) + box.reward_any[card] * self.prices.good
        return Front(
            need=max(-MOST_NEED, min(MOST_NEED, box.enemy_strength[card] - bonus)),
            win=box.reward_vp[card] + spoils + (built >> FORTRESS & 1),
            loss=box.loss_vp[card] + (fall if box.loss_buildings[card] else 0.0),
            goods=box.loss_goods[card],
            any_goods=box.loss_any[card],
        )

    def plunder(self, goods: tuple[int, int, int], front: Front) -> float:
        """Goods lost in defeat, as far as they are there."""
        printed = front.goods
        lost = (min(goods[0], printed[0]), min(goods[1], printed[1]), min(goods[2], printed[2]))
        left = sum(goods) - sum(lost)
        return self.prices.of(lost) + min(front.any_goods, left) * self.prices.good

    def battle(self, built: int, goods: tuple[int, int, int], soldiers: int) -> float:
        """This Winter with so many soldiers and goods."""
        wins = WIN_OR_DRAW if built >> STONE_WALL & 1 else WIN
        total = 0.0
        for front in self.fronts(built):
            lead = front.need - min(soldiers, MOST_SOLDIERS) + LEVEL
            total += wins[lead] * front.win
            if LOSE[lead]:
                total -= LOSE[lead] * (front.loss + self.plunder(goods, front))
        return total / len(self.cards)

    def recruiting(self, built: int, goods: tuple[int, int, int], soldiers: int) -> float:
        """This Winter when goods may become soldiers first."""
        price = 1 if built >> BARRACKS & 1 else 2
        best = self.battle(built, goods, soldiers)
        for more in range(1, min(MOST_RECRUITS, sum(goods) // price) + 1):
            worth = self.battle(built, goods, soldiers + more) - more * price * self.prices.good
            best = max(best, worth)
        return best

    def outlook(self, built: int) -> list[float]:
        """This Winter by number of soldiers, while seasons are to come before it."""
        known = self._outlooks.get(built)
        if known is None:
            known = [self.recruiting(built, SOME_GOODS, n) for n in range(MOST_SOLDIERS + 1)]
            self._outlooks[built] = known
        return known

    def winter(self, built: int, goods: tuple[int, int, int], soldiers: int) -> float:
        """This Winter, as far as can be said at this moment."""
        if self.moment.recruits == RECRUITS_DONE:
            return self.battle(built, goods, soldiers)
        if self.moment.recruits == RECRUITS_NOW:
            return self.recruiting(built, goods, soldiers)
        return between(self.outlook(built), soldiers + self.moment.drills * self.weights.drill)

    def later_winters(self, built: int) -> float:
        years = range(self.moment.year + 1, LAST_YEAR + 1)
        return self.weights.defence * sum([self.later_winter(built, year) for year in years])

    def later_winter(self, built: int, year: int) -> float:
        wins = WIN_OR_DRAW if built >> STONE_WALL & 1 else WIN
        building = falling(built)
        fall = 0.0 if building < 0 else self.box.building_vp[building] + FALLEN
        army = min(self.weights.army, MOST_SOLDIERS - 1)
        total = 0.0
        for card in cards_of(year):
            front = self.front(built, card, fall)
            loss = front.loss + self.plunder(SOME_GOODS, front)
            total += between(wins, front.need - army + LEVEL) * front.win
            total -= between(LOSE, front.need - army + LEVEL) * loss
        return total / CARDS_PER_YEAR


def cards_of(year: int) -> list[int]:
    return list(range((year - 1) * CARDS_PER_YEAR, year * CARDS_PER_YEAR))


def between(table: list[float], place: float) -> float:
    """The value at a place between two entries; beyond the last entry the last one."""
    low = int(place)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (place - low) * (table[low + 1] - table[low])
