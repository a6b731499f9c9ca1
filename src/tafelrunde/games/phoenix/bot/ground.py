"""Steps of an army in thought: what is left after each, without asking the rules for every one.

Must equal `steps.check_step` and `steps.advance` for land armies, except that rivers and hostile walls are
closed here.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.bot.survey import Step
from tafelrunde.games.phoenix.marching.footing import by_owner, protecting
from tafelrunde.games.phoenix.standing.costs import BY_ROAD, HEIGHT_POINTS, LEAST, ON_WAYS, TABLE
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import BRIDGE, QUAY, ROAD, WALLS

CLIMBS: Final = 8
"""What is left is CLIMBS * points + height points used."""
NO_STEP: Final = -1


class Ground:
    """The land as armies of one kind and realm find it."""

    def __init__(self, state: State, realm: int, row: int) -> None:
        self.world = state.setting.world
        self.owner = state.owner
        self.works = state.works
        self.plain = by_owner(state, realm, row, 0)
        self.by_road = by_owner(state, realm, row, BY_ROAD)
        self.ways = TABLE[row][ON_WAYS]
        self.least = LEAST[row]

    def enter(self, left: int, step: Step) -> int:
        """What is left after this step; NO_STEP if it cannot be taken."""
        other, edge, climb, river = step
        built, whose = self.works[edge], self.owner[other]
        if river and not built & BRIDGE:
            return NO_STEP
        if built & WALLS and self.plain[whose] is not self.ways and self._is_protected(built, edge, other):
            return NO_STEP
        price = (self.by_road if built & ROAD else self.plain)[whose][self.world.terrain[other]]
        left -= CLIMBS * price
        if climb:
            left += 1 if built & (ROAD | QUAY) else HEIGHT_POINTS
            if left % CLIMBS > HEIGHT_POINTS:
                return NO_STEP
        return left if left >= 0 else NO_STEP

    def _is_protected(self, built: int, edge: int, field: int) -> bool:
        return built & protecting(self.world.edge_side[edge], field) != 0

    def price(self, step: Step) -> int:
        """The same for a way of several months: points, with something for heights and rivers."""
        other, edge, climb, river = step
        built, whose = self.works[edge], self.owner[other]
        if built & WALLS and self.plain[whose] is not self.ways and self._is_protected(built, edge, other):
            return TOO_DEAR
        price = (self.by_road if built & ROAD else self.plain)[whose][self.world.terrain[other]]
        if river and not built & BRIDGE:
            return TOO_DEAR if climb else max(price, RIVER_PRICE)
        return price + CLIMB_PRICE if climb and not built & ROAD else price


TOO_DEAR: Final = 99
RIVER_PRICE: Final = 21
CLIMB_PRICE: Final = 7
