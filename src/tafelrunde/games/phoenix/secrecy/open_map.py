"""What everybody sees of the map: who owns which field, and what stands on its sides."""

from __future__ import annotations

import re
from typing import Final

from tafelrunde.games.phoenix.holdings.land import side_name, spot_of, work_code
from tafelrunde.games.phoenix.secrecy.seen import WorkSeen
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import BRIDGE, QUAY, ROAD, WALL_FIRST, WALL_SECOND
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.games.phoenix.world.world import World

ANY_WORK: Final = re.compile(rb"[^\0]")
"""Finds the few edges with works among the many without."""


def works_seen(state: State) -> tuple[WorkSeen, ...]:
    world, found = state.setting.world, list[WorkSeen]()
    for built in ANY_WORK.finditer(state.works):
        edge = built.start()
        works, first = state.works[edge], world.edge_side[edge]
        for bit in (ROAD, QUAY, BRIDGE, WALL_FIRST, WALL_SECOND):
            if works & bit:
                side = other_side(world, first) if bit == WALL_SECOND else first
                lost = state.damage.get(spot_of(edge, bit), 0)
                place = world.label(side // SIDES)
                found.append(WorkSeen(work_code(bit), place, side_name(side), lost))
    return tuple(found)


def other_side(world: World, side: int) -> int:
    """The same edge, from the field beyond it."""
    return SIDES * world.neighbour[side] + (side + 3) % SIDES


def owners_seen(state: State) -> dict[str, int]:
    label = state.setting.world.label
    return {label(field): owner for field, owner in enumerate(state.owner) if owner != NOBODY}
