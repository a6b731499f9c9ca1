"""Walls of a peaceful realm, on the sides of its towns where strangers without a right of way begin."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.survey import Survey
from tafelrunde.games.phoenix.holdings.land import has_wall, side_name, stage_at
from tafelrunde.games.phoenix.orders.muster import Build
from tafelrunde.games.phoenix.state.state import NOBODY
from tafelrunde.games.phoenix.tables.prices import POINT_PRICE, WORK_POINTS
from tafelrunde.games.phoenix.world.coordinates import SIDES

PRICE: Final = POINT_PRICE * WORK_POINTS["WL"]
MOST_AT_ONCE: Final = 2
RICH: Final = 4
"""A wall is built by who has so many times its price to spend."""


def fortify(draft: Draft, survey: Survey, budget: int) -> None:
    """The largest towns first."""
    towns = [field for field in survey.own if stage_at(draft.state, field)]
    towns.sort(key=lambda field: (-stage_at(draft.state, field), field))
    built = 0
    for side in [side for town in towns for side in open_sides(survey, town)]:
        if built == MOST_AT_ONCE or budget < RICH * PRICE:
            return
        direction: Any = side_name(side)
        if draft.order(Build("WL", draft.label(side // SIDES), direction)):
            built, budget = built + 1, budget - PRICE


def open_sides(survey: Survey, town: int) -> list[int]:
    """Sides without a wall over which a stranger's army could come from its own land."""
    state, world = survey.state, survey.state.setting.world
    sides = [SIDES * town + world.direction(town, other) for other, *_rest in world.land_steps[town]]
    owners = {side: state.owner[world.neighbour[side]] for side in sides}
    return [
        side
        for side in sorted(sides)
        if owners[side] != NOBODY and not survey.is_friend[owners[side]] and not has_wall(state, side)
    ]
