"""Magic walls in the way of whoever walks or shoots (PH-1.4.2).

Where they stand is known to the caster's realm and the game master. Trials of orders never look at them: the
real run finds out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tafelrunde.games.phoenix.standing.spell_options import wall_stops_people
from tafelrunde.games.phoenix.state.deeds import WALLED
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import WIZARD
from tafelrunde.games.phoenix.told.war_notes import Walled
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES


def stands(state: State, side: int) -> bool:
    """Whether a magic wall of anybody stands on this side, seen from either field (PH-1.4.2a)."""
    if not state.magic:
        return False
    edge = state.setting.world.edge
    return any(edge[wall.side] == edge[side] for wall in state.magic)


def stops(state: State, unit: Army, side: int) -> bool:
    """Whether a wall ends this unit's movement before the side; who plans does not know (PH-1.4.2h)."""
    if state.planning or not stands(state, side):
        return False
    return unit.kind < WIZARD or wall_stops_people(state.setting)


def halt(state: State, unit: Army, side: int) -> None:
    """The unit stays before the wall for this month, and its realm learns why."""
    unit.done |= WALLED
    world = state.setting.world
    state.note(unit.realm, Walled(unit.number, world.label(side // SIDES), DIRECTIONS[side % SIDES]))


def before_wall(state: State, unit: Army, path: Sequence[int]) -> list[int]:
    """The path up to the first wall that stops the unit, which then is halted there."""
    world = state.setting.world
    for step, (start, field) in enumerate(pairwise(path), 1):
        side = SIDES * start + world.direction(start, field)
        if stops(state, unit, side):
            halt(state, unit, side)
            return list(path[:step])
    return list(path)


def let_fall(state: State, realm: int) -> None:
    """A realm's walls fall when its next turn begins, whatever became of their casters (PH-1.4.2e)."""
    if state.magic:
        state.magic = [wall for wall in state.magic if wall.realm != realm]
