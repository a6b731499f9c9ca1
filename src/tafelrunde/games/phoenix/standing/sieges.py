"""Sieges and hindered sites (PH-1.7, PH-1.5c): found from where armies stand."""

from __future__ import annotations

from tafelrunde.games.phoenix.holdings.land import has_wall, river_between
from tafelrunde.games.phoenix.standing.costs import budget, is_way, step_cost
from tafelrunde.games.phoenix.standing.magic_walls import stands
from tafelrunde.games.phoenix.standing.standing import can_conquer, carried, enemies_at, is_led
from tafelrunde.games.phoenix.standing.strength import WALL_STRENGTH, strength
from tafelrunde.games.phoenix.state.pieces import Army, could_conquer, is_damaged, stage
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import FLEET, NO_TOWN, SIEGE_PERCENT, STAGE_SIEGE
from tafelrunde.games.phoenix.told.notes import Besieged
from tafelrunde.games.phoenix.world.coordinates import SIDES, opposite


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
    return can_conquer(state, army) and could_storm(state, army, side)


def fleet_besieges(state: State, fleet: Army, side: int) -> bool:
    """PH-R29; a partner in the right of way never does, though he is a stranger at sea (PH-R221)."""
    if is_way(state, fleet.realm, side // SIDES):
        return False
    if state.setting.fleet_siege == "any":
        return True
    if state.setting.fleet_siege == "never":
        return False
    aboard = [state.army(key) for key in carried(state, fleet)]
    return any(
        could_conquer(army, led=is_led(state, army)) and could_storm(state, army, side) for army in aboard
    )


def is_step(state: State, side: int) -> bool:
    """No more than one height from the field beyond the side (PH-4c)."""
    world = state.setting.world
    return abs(world.height[side // SIDES] - world.height[world.neighbour[side]]) <= 1


def could_storm(state: State, army: Army, side: int) -> bool:
    """Whether it could come in over this side in one month, a wall included (PH-R202)."""
    return could_enter(state, army, side) and could_scale(state, army, side)


def could_enter(state: State, army: Army, side: int) -> bool:
    """Whether ground and points let it come in over this side; rivers, walls and armies are not looked at."""
    world = state.setting.world
    field, beyond = side // SIDES, world.neighbour[side]
    if world.is_water[field] or not is_step(state, side):
        return False
    cost = step_cost(state, army, beyond, opposite(side % SIDES))
    return 0 <= cost <= budget(state, army)  # PH-R221: laden riders may lack the points


def could_scale(state: State, army: Army, side: int) -> bool:
    """A wall on level ground holds off whoever is not ten times its crew, unless he attacks (PH-1.5.4g)."""
    if not has_wall(state, side) or is_way(state, army.realm, side // SIDES):
        return True
    is_attack = len(enemies_at(state, army.realm, side // SIDES)) > 0
    return is_attack or strength(army, defending=False) >= WALL_STRENGTH


def is_steep_river(state: State, side: int) -> bool:
    """A river without a bridge at a step of height, which nobody crosses (PH-0.3.11b)."""
    height, beyond = state.setting.world.height, state.setting.world.neighbour[side]
    return river_between(state, side) and height[side // SIDES] != height[beyond]


def is_walled_off(state: State, side: int) -> bool:
    """A wall that cannot be crossed at all: at a height or behind a river (PH-1.5.4i)."""
    world = state.setting.world
    is_level = world.height[side // SIDES] == world.height[world.neighbour[side]]
    return has_wall(state, side) and (not is_level or river_between(state, side))


def is_hindered(state: State, side: int) -> bool:
    """Whether a hostile army beyond this side prevents a building there (PH-1.5c, PH-1.5d, PH-R72)."""
    world = state.setting.world
    neighbour = world.neighbour[side]
    if neighbour < 0 or river_between(state, side) or has_wall(state, side) or stands(state, side):
        return False
    armies = [state.army(key) for key in enemies_at(state, state.owner[side // SIDES], neighbour)]
    return any(can_conquer(state, army) and could_enter(state, army, side) for army in armies)


def siege_percent(state: State, field: int) -> int:
    """What a siege leaves of recruiting or growth, in percent (PH-1.7.1b, PH-1.7.2a)."""
    return 100 - SIEGE_PERCENT * state.besieged.get(field, 0)
