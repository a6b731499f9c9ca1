"""Why a unit does not get to a field this month, in the words of the rule that stops it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.land import river_between
from tafelrunde.games.phoenix.marching.steps import (
    advance,
    check_step,
    hostile_wall,
    need_element,
    need_free,
    need_going_on,
    need_open,
    ready,
)
from tafelrunde.games.phoenix.standing.costs import CLOSED, TABLE, row_of
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.world.coordinates import SIDES

# Grounds that a way may lead over.
EASY: Final = 0
"""Open to the unit, without rivers and hostile walls."""
OPEN: Final = 1
ANY: Final = 2
OPENED: Final[tuple[tuple[bool, ...], ...]] = tuple(
    [tuple([min(costs) != CLOSED for costs in zip(*columns, strict=True)]) for columns in TABLE]
)
"""By row and terrain of Tabelle 5, whether such a unit gets in at all, be it by road."""


def why_not(state: State, army: Army, field: int) -> IllegalMove:
    """The refusal that keeps this army from a field out of its reach; it names the step that fails."""
    world = state.setting.world
    unit = ready(state, army)
    places = {"start": world.label(unit.field), "field": world.label(field)}
    try:
        need_free(state, unit)
        if unit.aboard:
            params = {"army": str(unit.number), "fleet": str(unit.aboard), "field": world.label(field)}
            raise IllegalMove("PH-4r", params)
        need_going_on(state, unit, field)
        need_element(state, unit, field)
        if field == world.castle:
            raise IllegalMove("PH-6.10.3b", {"unit": str(unit.number)})
        if not world.is_connected(unit.field, field):
            raise IllegalMove("PH-6.6.1a", places)
        if not is_open(state, unit, field):
            need_open_from(state, unit, field)
        if field in world.around[unit.field]:
            walk(state, unit, [unit.field, field])
        for ground in (EASY, OPEN, ANY):
            walk(state, unit, route(state, unit, field, ground))
    except IllegalMove as refusal:
        return refusal
    return IllegalMove("PH-0.1.2a", places)


def is_open(state: State, unit: Army, field: int) -> bool:
    """Whether it could get in there at all."""
    return OPENED[row_of(state, unit)][state.setting.world.terrain[field]]


def need_open_from(state: State, unit: Army, field: int) -> None:
    """The refusal of closed terrain, from its neighbour nearest to the unit."""
    world = state.setting.world
    near = min(world.around[field], key=lambda other: world.distance(unit.field, other))
    need_open(state, unit, SIDES * near + world.direction(near, field))


def walk(state: State, unit: Army, path: Sequence[int]) -> None:
    """Follows the path until a step is refused."""
    walker = unit.copy()
    for field in path[1:]:
        side = SIDES * walker.field + state.setting.world.direction(walker.field, field)
        check_step(state, walker, side)
        advance(state, walker, side)


def route(state: State, unit: Army, to: int, ground: int) -> list[int]:
    """The shortest way over such ground, however many months it takes; empty if there is none."""
    world = state.setting.world
    came = {unit.field: unit.field}
    queue = [unit.field]
    for field in queue:
        if field == to:
            break
        for other, _edge, side in world.steps[field]:
            if other not in came and is_passable(state, unit, side, ground):
                came[other] = field
                queue.append(other)
    if to not in came:
        return []
    path = [to]
    while path[-1] != unit.field:
        path.append(came[path[-1]])
    path.reverse()
    return path


def is_passable(state: State, unit: Army, side: int, ground: int) -> bool:
    world = state.setting.world
    field = world.neighbour[side]
    if ground == ANY:
        return True
    if abs(world.height[side // SIDES] - world.height[field]) > 1 or not is_open(state, unit, field):
        return False
    return ground == OPEN or not (river_between(state, side) or hostile_wall(state, unit.realm, side))
