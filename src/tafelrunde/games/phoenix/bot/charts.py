"""Ways over the sea: from everywhere to the nearest water that fleets look for."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from tafelrunde.games.phoenix.bot.survey import Survey
from tafelrunde.games.phoenix.standing.costs import points_left, step_cost
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.world.coordinates import SIDES

WATER_PRICE: Final = 7
DEEP_PRICE: Final = 12
HORIZON: Final = 168
"""Points after which no way is looked for any more: four months at sea."""

Path = tuple[int, ...]


class Chart:
    """A search over the sea backwards from some waters: how far it is to the nearest, and which way."""

    def __init__(self, survey: Survey, goals: set[int]) -> None:
        self._price = dict.fromkeys(goals - survey.shut, 0)
        self._next: dict[int, int] = {}
        world = survey.state.setting.world
        queue = [(0, field) for field in sorted(self._price)]
        while queue:
            paid, field = heappop(queue)
            if paid > self._price[field]:
                continue
            total = paid + (DEEP_PRICE if world.is_deep[field] else WATER_PRICE)
            for other, _edge in world.sea_steps[field]:
                if total < self._price.get(other, HORIZON) and other not in survey.shut:
                    self._price[other], self._next[other] = total, field
                    heappush(queue, (total, other))

    def price(self, field: int) -> int:
        """HORIZON where no goal is near enough."""
        return self._price.get(field, HORIZON)

    def way(self, field: int) -> Path:
        """The waters after this one on the way to the nearest goal."""
        path: list[int] = []
        while field in self._next:
            field = self._next[field]
            path.append(field)
        return tuple(path)


def this_month(state: State, fleet: Army, path: Path) -> Path:
    """The part of a long way that a fleet can sail now."""
    world, left, field, gone = state.setting.world, points_left(state, fleet), fleet.field, list[int]()
    for other in path:
        left -= step_cost(state, fleet, field, SIDES * field + world.direction(field, other))
        if left < 0:
            break
        gone.append(other)
        field = other
    return tuple(gone)


def is_port(state: State, field: int) -> bool:
    """Armies go aboard there, and ships are built there if it is a town (PH-3.3d)."""
    world = state.setting.world
    return world.height[field] == 1 and any(world.is_water[other] for other in world.around[field])


def waters(state: State, fields: Iterable[int]) -> set[int]:
    """The waters beside these fields."""
    world = state.setting.world
    return {other for field in fields for other in world.around[field] if world.is_water[other]}
