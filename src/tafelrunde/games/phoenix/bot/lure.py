"""How far it is from everywhere on own land to the nearest goal, and which way leads there."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from tafelrunde.games.phoenix.bot.ground import TOO_DEAR, Ground
from tafelrunde.games.phoenix.bot.survey import BEYOND, Step, Survey

NO_LURE: Final = 9999
HORIZON: Final = 126
"""Points after which no way is looked for any more: six months on horseback."""
NOWHERE: Final = -1


class Lure:
    """A search backwards over own land, from unowned fields at the border or from other goals."""

    def __init__(self, ground: Ground, survey: Survey) -> None:
        self._ground = ground
        self._survey = survey
        self._price: dict[int, int] = {}
        """By own field, points to the nearest goal."""
        self._step: dict[int, Step] = {}
        """By own field, the next step on the way there."""
        self._source: dict[int, int] = {}
        self._queue: list[tuple[int, int]] = []

    def find(self) -> None:
        """Goes on from the goals until all own land is known."""
        steps, least = self._ground.world.land_steps, self._ground.least
        shut, is_friend, owner = self._survey.shut, self._survey.is_friend, self._ground.owner
        known = self._price
        heapify(self._queue)
        while self._queue:
            price, field = heappop(self._queue)
            if price > known[field]:
                continue
            for other, edge, climb, river in steps[field]:
                is_better = price + least < known.get(other, HORIZON)
                if is_better and is_friend[owner[other]] and other not in shut:
                    self.offer(other, (field, edge, climb, river), price)

    def offer(self, field: int, step: Step, price: int) -> None:
        """From `field` this step leads to where the rest of the way costs `price`."""
        cost = self._ground.price(step)
        if cost < TOO_DEAR and price + cost < self._price.get(field, NO_LURE):
            self._price[field] = price + cost
            self._step[field] = step
            self._source[field] = self._source.get(step[BEYOND], step[BEYOND])
            heappush(self._queue, (price + cost, field))

    def begin_at(self, goal: int) -> None:
        self._price[goal] = 0
        self._source[goal] = goal
        self._queue.append((0, goal))

    def price(self, field: int) -> int:
        return self._price.get(field, NO_LURE)

    def least(self, field: int) -> int:
        """The same; nothing for land that was taken after the search, which lies at the border."""
        return self._price.get(field, 0)

    def source(self, field: int) -> int:
        """The goal that it is about; NOWHERE if none can be reached."""
        return self._source.get(field, NOWHERE)

    def step(self, field: int) -> Step:
        return self._step[field]

    def next(self, field: int) -> int:
        return self._step[field][BEYOND] if field in self._step else NOWHERE


def lure_of_land(ground: Ground, survey: Survey, rim: list[int]) -> Lure:
    """To the nearest field that can be taken, of those beside owned land or on offer."""
    lure = Lure(ground, survey)
    for field in (*rim, *sorted(survey.offered)):
        if field not in survey.shut and survey.is_wanted(field):
            for other, edge, climb, river in ground.world.land_steps[field]:
                if survey.is_home(other) and other not in survey.shut:
                    lure.offer(other, (field, edge, climb, river), 0)
    lure.find()
    return lure


def lure_of(ground: Ground, survey: Survey, goals: list[int]) -> Lure:
    """To the nearest of these own fields."""
    lure = Lure(ground, survey)
    for goal in goals:
        lure.begin_at(goal)
    lure.find()
    return lure
