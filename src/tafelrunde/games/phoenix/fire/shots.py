"""Lines of fire: how far and how high a shot goes, and what stands in its way (PH-5.1a to PH-5.1i).

Over two fields a shot may pass two different fields; the worse of these ways counts (PH-5.1i).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.games.phoenix.marching.steps import hostile_wall
from tafelrunde.games.phoenix.standing.magic_walls import stands
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.world.coordinates import SIDES

FARTHEST: Final = 2
"""PH-5.1a."""
STEEP: Final = 2
"""A field passed over that is so much higher stops every shot."""
NO_AIM: Final = -1


class Line(NamedTuple):
    """The worst way of a shot."""

    distance: int
    climb: int
    """Heights from the shooter up to the target, without walls."""
    walled: bool
    """Whether a hostile wall stands in between: one more height (PH-1.5.4b)."""
    blocked: bool
    """Whether a field between them rises too high."""

    @property
    def up(self) -> int:
        return self.climb + self.walled


def ways(state: State, start: int, target: int) -> list[tuple[int, ...]]:
    """The fields of each way from one to the other; none if they are farther apart than weapons reach."""
    world = state.setting.world
    distance = world.distance(start, target)
    if distance == 1:
        return [(start, target)]
    if distance != FARTHEST:
        return []
    return [(start, between, target) for between in world.around[start] if target in world.around[between]]


def line_of_fire(state: State, realm: int, start: int, target: int, aim: int = NO_AIM) -> Line:
    """`aim`: the side of the target whose wall is shot at; that wall is no hindrance itself."""
    world = state.setting.world
    found = ways(state, start, target)
    walled = any(is_walled(state, realm, way, aim) for way in found)
    blocked = any(is_blocked(state, realm, way) for way in found)
    climb = world.height[target] - world.height[start]
    return Line(world.distance(start, target), climb, walled, blocked)


def sides_of(state: State, way: tuple[int, ...]) -> list[int]:
    """The sides over which a shot leaves one field for the next."""
    world = state.setting.world
    return [SIDES * way[i] + world.direction(way[i], way[i + 1]) for i in range(len(way) - 1)]


def is_walled(state: State, realm: int, way: tuple[int, ...], aim: int) -> bool:
    """A wall hinders strangers who come in over its side, by foot or by shot (PH-R145)."""
    edge = state.setting.world.edge
    aimed = NO_AIM if aim == NO_AIM else edge[aim]
    return any(edge[side] != aimed and hostile_wall(state, realm, side) for side in sides_of(state, way))


def is_blocked(state: State, realm: int, way: tuple[int, ...]) -> bool:
    """PH-5.1i: what is passed over may rise one height above the shooter, its wall included."""
    if len(way) <= FARTHEST:
        return False
    height = state.setting.world.height
    rise = height[way[1]] - height[way[0]]
    return rise + hostile_wall(state, realm, sides_of(state, way)[0]) >= STEEP


def is_warded(state: State, start: int, target: int) -> bool:
    """A magic wall on any of the ways stops the fire (PH-5.1f)."""
    return any(stands(state, side) for way in ways(state, start, target) for side in sides_of(state, way))
