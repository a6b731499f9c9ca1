"""Sieges and hindered sites (PH-1.7, PH-1.5c): found from where armies stand."""

from __future__ import annotations

from tafelrunde.games.phoenix.coordinates import SIDES
from tafelrunde.games.phoenix.data import (
    BRIDGE,
    FLEET,
    HORSE,
    NO_TOWN,
    ROAD,
    SIEGE_PERCENT,
    STAGE_SIEGE,
)
from tafelrunde.games.phoenix.land import wall_bit
from tafelrunde.games.phoenix.magic_walls import stands
from tafelrunde.games.phoenix.notes import Besieged
from tafelrunde.games.phoenix.pieces import Army, could_conquer, is_damaged, stage
from tafelrunde.games.phoenix.standing import can_conquer, carried, enemies_at, is_led
from tafelrunde.games.phoenix.state import NOBODY, State
from tafelrunde.games.phoenix.terrain import FOREST, HILLS, MOUNTAINS, SWAMP


def find_sieges(state: State) -> None:
    """At the start of a month: whoever stands beside a town now has come in the month before (PH-R30)."""
    state.besieged = {}
    for field in sorted(state.towns):
        owner = state.owner[field]
        if owner == NOBODY or field == state.setting.world.landmarks.audvacar:  # PH-6.4a
            continue
        count = besieging_fields(state, field) if can_be_besieged(state, field) else 0
        if count:
            state.besieged[field] = count
            state.note(owner, Besieged(state.setting.world.label(field), count))


def can_be_besieged(state: State, field: int) -> bool:
    """Castles, cities and capitals, and every site: what is extended or damaged (PH-1.7.1a, PH-1.7.2b)."""
    town = state.towns[field]
    return STAGE_SIEGE[stage(town)] or town.site != NO_TOWN or is_damaged(town)


def besieging_fields(state: State, field: int) -> int:
    """How many neighbouring fields hold a besieger (PH-1.7.1a)."""
    world, owner = state.setting.world, state.owner[field]
    count = 0
    for neighbour, _edge, side in world.steps[field]:
        armies = [state.army(key) for key in enemies_at(state, owner, neighbour)]
        if any(besieges(state, army, side) for army in armies):
            count += 1
    return count


def besieges(state: State, army: Army, side: int) -> bool:
    """Whether this army, beyond that side of a town, besieges it."""
    if stands(state, side) or is_walled_off(state, side) or is_steep_river(state, side):  # PH-R64
        return False
    if army.kind == FLEET:
        return fleet_besieges(state, army, side) and is_step(state, side)
    return can_conquer(state, army) and could_enter(state, army, side)


def fleet_besieges(state: State, fleet: Army, side: int) -> bool:
    """PH-R29."""
    if state.setting.fleet_siege == "any":
        return True
    if state.setting.fleet_siege == "never":
        return False
    aboard = [state.army(key) for key in carried(state, fleet)]
    return any(
        could_conquer(army, led=is_led(state, army)) and could_enter(state, army, side) for army in aboard
    )


def is_step(state: State, side: int) -> bool:
    """No more than one height from the field beyond the side (PH-4c)."""
    world = state.setting.world
    return abs(world.height[side // SIDES] - world.height[world.neighbour[side]]) <= 1


def could_enter(state: State, army: Army, side: int) -> bool:
    """Whether the ground lets it come in over this side; rivers, walls and armies are not looked at."""
    world = state.setting.world
    terrain, road = world.terrain[side // SIDES], state.works[world.edge[side]] & ROAD != 0
    if world.is_water[side // SIDES] or not is_step(state, side):
        return False
    if terrain == MOUNTAINS and (
        army.kind == HORSE or army.heavy or (army.light and not road)
    ):  # PH-4h to 4j
        return False
    return not (army.heavy and not road and terrain in (FOREST, SWAMP, HILLS))


def is_river(state: State, side: int) -> bool:
    """A river without a bridge between two land fields; ships land over its banks as over any others."""
    world, edge = state.setting.world, state.setting.world.edge[side]
    if world.river[edge] == 0 or state.works[edge] & BRIDGE:
        return False
    return not world.is_water[side // SIDES] and not world.is_water[world.neighbour[side]]


def is_steep_river(state: State, side: int) -> bool:
    """A river without a bridge at a step of height, which nobody crosses (PH-0.3.11b)."""
    height, beyond = state.setting.world.height, state.setting.world.neighbour[side]
    return is_river(state, side) and height[side // SIDES] != height[beyond]


def is_walled(state: State, side: int) -> bool:
    """A wall protects the field of this side."""
    world = state.setting.world
    return state.works[world.edge[side]] & wall_bit(world, side) != 0


def is_walled_off(state: State, side: int) -> bool:
    """A wall that cannot be crossed at all: at a height or behind a river (PH-1.5.4i)."""
    world = state.setting.world
    is_level = world.height[side // SIDES] == world.height[world.neighbour[side]]
    return is_walled(state, side) and (not is_level or is_river(state, side))


def is_hindered(state: State, side: int) -> bool:
    """Whether a hostile army beyond this side prevents a building there (PH-1.5c, PH-1.5d, PH-R72)."""
    world = state.setting.world
    neighbour = world.neighbour[side]
    if neighbour < 0 or is_river(state, side) or is_walled(state, side) or stands(state, side):
        return False
    armies = [state.army(key) for key in enemies_at(state, state.owner[side // SIDES], neighbour)]
    return any(can_conquer(state, army) and could_enter(state, army, side) for army in armies)


def siege_percent(state: State, field: int) -> int:
    """What a siege leaves of recruiting or growth, in percent (PH-1.7.1b, PH-1.7.2a)."""
    return 100 - SIEGE_PERCENT * state.besieged.get(field, 0)
