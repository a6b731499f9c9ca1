"""Walls under fire (PH-5.1s): what they lose, and when armies may pass (PH-1.5.4i, PH-R144)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.economy.rights import end_rights
from tafelrunde.games.phoenix.holdings.land import bit_of, edge_of, side_name, spot_of, wall_bit
from tafelrunde.games.phoenix.standing.strength import is_work_lost
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.phases import B7
from tafelrunde.games.phoenix.tables.prices import BRIDGE, WALLS, WORK_POINTS
from tafelrunde.games.phoenix.told.land import WorkDamaged, WorkGone
from tafelrunde.games.phoenix.told.minutes import WallWorked
from tafelrunde.games.phoenix.told.war_notes import UnderFire
from tafelrunde.games.phoenix.world.coordinates import SIDES, opposite

WALL_POINTS: Final = WORK_POINTS["WL"]


def hit_wall(state: State, shooter: int, side: int, hits: int, starts: tuple[int, ...]) -> None:
    """All hits on the wall itself; the crew falls with it, the rest is lost (PH-5.1s, PH-R144)."""
    world = state.setting.world
    edge, bit = world.edge[side], wall_bit(world, side)
    lacked = state.damage.get(spot_of(edge, bit), 0)
    lacks = min(WALL_POINTS, lacked + hits)
    surplus, destroyed = lacked + hits - lacks, is_work_lost(WALL_POINTS - lacks, WALL_POINTS)
    place, name = world.label(side // SIDES), side_name(side)
    state.minute(WallWorked(place, name, hits, lacks, surplus, destroyed))
    if hits:
        state.damage[spot_of(edge, bit)] = lacks
        state.publish(WorkDamaged("WL", place, name, lacks))
    owner = state.owner[side // SIDES]
    if owner != NOBODY:
        state.note(owner, UnderFire(place, tuple(map(world.label, starts))))
        end_rights(state, shooter, owner)
    if destroyed and not (state.phase == B7 and is_closed(state, side)):
        lose_wall(state, side)


def is_closed(state: State, side: int) -> bool:
    """A step of height or an unbridged river: what is shot down there still stops armies (PH-1.5.4i)."""
    world = state.setting.world
    edge, beyond = world.edge[side], world.neighbour[side]
    if beyond < 0:
        return False
    is_river = world.river[edge] and not state.works[edge] & BRIDGE
    return bool(is_river) or world.height[beyond] != world.height[side // SIDES]


def lose_wall(state: State, side: int) -> None:
    """Nothing of it can be repaired any more."""
    world = state.setting.world
    edge, bit = world.edge[side], wall_bit(world, side)
    state.set_works(edge, state.works[edge] & ~bit)
    state.damage.pop(spot_of(edge, bit), None)
    state.repairs = [job for job in state.repairs if (world.edge[job.side], job.bit) != (edge, bit)]
    state.publish(WorkGone("WL", world.label(side // SIDES), side_name(side)))


def clear_rubble(state: State, realm: int) -> bool:
    """The hook of B8: after the movement the walls are gone that were shot down before it (PH-1.5.4i)."""
    world = state.setting.world
    for spot, lacks in sorted(state.damage.items()):
        edge, bit = edge_of(spot), bit_of(spot)
        if bit & WALLS and is_work_lost(WALL_POINTS - lacks, WALL_POINTS):
            side = world.edge_side[edge]
            if wall_bit(world, side) != bit:
                side = SIDES * world.neighbour[side] + opposite(side % SIDES)
            lose_wall(state, side)
    return False
