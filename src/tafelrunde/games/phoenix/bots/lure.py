"""How far it is from everywhere on own land to the nearest unowned field, and which way leads there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from tafelrunde.games.phoenix.bots.ground import TOO_DEAR, Ground, Step
from tafelrunde.games.phoenix.bots.survey import Survey

NO_LURE: Final = 9999
NOWHERE: Final = -1


class Lure:
    """A search from all unowned fields at the border backwards over own land."""

    def __init__(self, ground: Ground, survey: Survey) -> None:
        self._price: dict[int, int] = {}
        """By own field, points to the nearest field that can be taken."""
        self._step: dict[int, Step] = {}
        """By own field, the next step on the way there."""
        self._source: dict[int, int] = {}
        queue = self._border(ground, survey)
        steps = ground.world.land_steps
        while queue:
            price, field = heappop(queue)
            if price > self._price[field]:
                continue
            for other, edge, climb, river in steps[field]:
                if other not in survey.shut and survey.is_home(other):
                    self._offer(ground, queue, other, (field, edge, climb, river), price)

    def _border(self, ground: Ground, survey: Survey) -> list[tuple[int, int]]:
        """Own fields beside land that can be taken."""
        queue: list[tuple[int, int]] = []
        for field in survey.homes():
            for step in ground.world.land_steps[field]:
                if step[0] not in survey.shut and survey.is_wanted(step[0]):
                    self._offer(ground, queue, field, step, 0)
        return queue

    def _offer(
        self, ground: Ground, queue: list[tuple[int, int]], field: int, step: Step, price: int
    ) -> None:
        """From `field` this step leads to where the rest of the way costs `price`."""
        cost = ground.price(step)
        if cost < TOO_DEAR and price + cost < self._price.get(field, NO_LURE):
            self._price[field] = price + cost
            self._step[field] = step
            self._source[field] = self._source.get(step[0], step[0])
            heappush(queue, (price + cost, field))

    def price(self, field: int) -> int:
        return self._price.get(field, NO_LURE)

    def least(self, field: int) -> int:
        """The same; nothing for land that was taken after the search, which lies at the border."""
        return self._price.get(field, 0)

    def source(self, field: int) -> int:
        """The unowned field that it is about; NOWHERE if none can be reached."""
        return self._source.get(field, NOWHERE)

    def step(self, field: int) -> Step:
        return self._step[field]

    def next(self, field: int) -> int:
        return self._step[field][0] if field in self._step else NOWHERE
