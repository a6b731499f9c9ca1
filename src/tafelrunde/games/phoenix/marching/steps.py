"""One step of a unit from a field to the next: what forbids it, with the rule, and what it uses up.

A unit on its way is an `Army` that stands for itself: a copy whose points, height points and field are those
of the moment (`ready`). Nothing here changes a state.
"""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.economy.gifts import need_movable
from tafelrunde.games.phoenix.holdings.land import has_wall, river_between
from tafelrunde.games.phoenix.standing.costs import (
    HEIGHT_POINTS,
    budget,
    climbs_used,
    is_way,
    opened_by_road,
    own_points,
    points_left,
    step_cost,
)
from tafelrunde.games.phoenix.standing.shelter import need_admission
from tafelrunde.games.phoenix.standing.standing import carried, enemies_at, needs_ship, owner_name
from tafelrunde.games.phoenix.standing.strength import WALL_STRENGTH, strength
from tafelrunde.games.phoenix.state.deeds import (
    BURDENED,
    CROSSED,
    DISBANDS,
    ENDED,
    MOVED,
    PLUNDERS,
    STOPPED,
    TEARS,
    WALLED,
)
from tafelrunde.games.phoenix.state.pieces import KEY, Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT, HORSE, QUAY, ROAD, WALL_CREW, WIZARD
from tafelrunde.games.phoenix.tables.terrain import GATE
from tafelrunde.games.phoenix.world.coordinates import SIDES, opposite


def ready(state: State, army: Army) -> Army:
    """The unit as it is about to take its next step, free to be led through the map."""
    unit = army.copy()
    unit.points, unit.climbs = points_left(state, army), climbs_used(state, army)
    return unit


def ready_to_ship(state: State, army: Army) -> Army:
    """The same at a coast, where each who goes with it crosses by himself (PH-1.9l)."""
    unit = army.copy()
    unit.points = own_points(state, army)
    return unit


def is_first_step(state: State, unit: Army) -> bool:
    """With full points and nothing climbed: only so one crosses rivers and walls (PH-0.3.11c, PH-1.5.4g)."""
    return not unit.done & MOVED and unit.climbs == 0 and unit.points == budget(state, unit)


def need_free(state: State, unit: Army) -> None:
    """Nothing keeps it where it is: no other task, no gift, no end of its movement."""
    number, place = str(unit.number), state.setting.world.label(unit.field)
    if unit.done & PLUNDERS:
        raise IllegalMove("PH-3.2.2.1b", {"army": number})
    if unit.done & TEARS:
        params = {"army": number, "building": "a_building", "field": place, "reason": "reason_moves"}
        raise IllegalMove("PH-1.6a", params)
    if unit.done & DISBANDS:
        raise IllegalMove("PH-1.6e", {"army": number})
    if unit.done & ENDED:
        raise IllegalMove("PH-4.3f", {"army": number})
    need_fresh_load(unit)
    need_movable(state, unit)
    for key in carried(state, unit):
        need_shippable(state, state.army(key))


def need_shippable(state: State, army: Army) -> None:
    """Aboard a fleet it moves with it: not while it is disbanded, nor as a gift (PH-1.6e, PH-3y)."""
    if army.done & DISBANDS:
        raise IllegalMove("PH-1.6e", {"army": str(army.number)})
    need_fresh_load(army)
    need_movable(state, army)


def need_fresh_load(army: Army) -> None:
    """What it carries has not moved with another army this month (PH-R220)."""
    if army.done & BURDENED:
        raise IllegalMove("PH-R220", {"army": str(army.number)})


def need_going_on(state: State, unit: Army, field: int) -> None:
    """It has neither met an enemy nor crossed a river or wall this month (PH-5.5a, PH-R78)."""
    world, number = state.setting.world, str(unit.number)
    if unit.done & STOPPED:
        enemies = enemies_at(state, unit.realm, unit.field)
        if not enemies:
            raise IllegalMove("PH-1.9o", {"army": number, "field": world.label(unit.field)})
        realm = state.setting.names[enemies[0] // KEY]
        raise IllegalMove("PH-5.5a", {"army": number, "field": world.label(unit.field), "realm": realm})
    if unit.done & CROSSED:
        raise IllegalMove(
            "PH-R78", {"army": number, "field": world.label(field), "obstacle": "river_or_wall"}
        )
    if unit.done & WALLED:
        raise IllegalMove("PH-1.4.2h", {"army": number, "field": world.label(unit.field)})


# --- what lies between two fields --------------------------------------------------------------------


def is_step_free(state: State, unit: Army, side: int) -> bool:
    """Whether nothing forbids it the next step."""
    try:
        check_step(state, unit, side)
    except IllegalMove:
        return False
    return True


def hostile_wall(state: State, realm: int, side: int) -> bool:
    """A wall that protects the field beyond this side against this realm (PH-1.5.4b, PH-R63, PH-R89)."""
    field = state.setting.world.neighbour[side]
    if not has_wall(state, SIDES * field + opposite(side % SIDES)):
        return False
    return not is_way(state, realm, field)


def height_cost(state: State, side: int) -> int:
    """Height points of a step that crosses neither river nor hostile wall (PH-1.5.1h, PH-1.5.2a)."""
    world = state.setting.world
    if world.height[side // SIDES] == world.height[world.neighbour[side]]:
        return 0
    return 1 if state.works[world.edge[side]] & (ROAD | QUAY) else HEIGHT_POINTS


# --- what forbids a step -----------------------------------------------------------------------------


def check_step(state: State, unit: Army, side: int) -> None:
    """Raises the first rule against the step over this side of the unit's field."""
    world = state.setting.world
    field = world.neighbour[side]
    need_going_on(state, unit, field)
    need_admission(state, unit.realm, unit.number, field)
    need_element(state, unit, field)
    need_slope(state, unit, side)
    need_open(state, unit, side)
    if hostile_wall(state, unit.realm, side):
        need_wall_crossing(state, unit, side)
    elif river_between(state, side):
        need_river_crossing(state, unit, side)
    else:
        need_points(state, unit, side)


def names(state: State, unit: Army, side: int) -> dict[str, str | int]:
    """What most refusals of a step speak of."""
    world = state.setting.world
    start, field = side // SIDES, world.neighbour[side]
    return {
        "army": str(unit.number),
        "start": world.label(start),
        "field": world.label(field),
        "height_start": world.height[start],
        "height_field": world.height[field],
        "terrain": f"terrain_{world.terrain[field]}",
    }


def need_element(state: State, unit: Army, field: int) -> None:
    """Armies stay on land, fleets on water; with a ship of his own one goes anywhere (PH-0.3.2a to c)."""
    world = state.setting.world
    params = {"army": str(unit.number), "field": world.label(field)}
    if unit.kind < FLEET and world.is_water[field]:
        raise IllegalMove("PH-0.3.2a", params)
    if unit.kind == FLEET and not world.is_water[field]:
        raise IllegalMove("PH-0.3.2b", params)
    if unit.kind == WIZARD and world.is_water[field]:
        need_ship(state, unit, field)


def need_ship(state: State, unit: Army, field: int) -> None:
    """PH-R203: characters alone sail by themselves."""
    person = state.realms[unit.realm].people.get(unit.number)
    if person is not None and needs_ship(person):
        params = {"wizard": str(unit.number), "field": state.setting.world.label(field)}
        raise IllegalMove("PH-R203", params)


def need_slope(state: State, unit: Army, side: int) -> None:
    """PH-4c."""
    height = state.setting.world.height
    if abs(height[side // SIDES] - height[state.setting.world.neighbour[side]]) > 1:
        raise IllegalMove("PH-4c", names(state, unit, side))


def need_open(state: State, unit: Army, side: int) -> None:
    """PH-1.5.1d, PH-4h to PH-4j, PH-6.6.5d."""
    if step_cost(state, unit, side // SIDES, side) >= 0:
        return
    params = names(state, unit, side)
    if state.setting.world.terrain[state.setting.world.neighbour[side]] == GATE:
        raise IllegalMove("PH-6.6.5d", {"army": params["army"], "field": params["field"]})
    if opened_by_road(state, unit, state.setting.world.neighbour[side]):
        weapon = "heavy_catapults" if unit.heavy else "light_catapults"
        raise IllegalMove("PH-1.5.1d", {**params, "weapon": weapon})
    raise IllegalMove("PH-4h", {**params, "unit": unit_term(unit)})


def unit_term(unit: Army) -> str:
    """What keeps it out of closed terrain."""
    if unit.kind == HORSE:
        return "riders"
    return "heavy_catapults" if unit.heavy else "light_catapults" if unit.kind == FOOT else "fleet"


def need_wall_crossing(state: State, unit: Army, side: int) -> None:
    """PH-1.5.4g to PH-1.5.4i, PH-R78."""
    world = state.setting.world
    start, field = side // SIDES, world.neighbour[side]
    params = {**names(state, unit, side), "realm": owner_name(state, field)}
    if world.height[start] != world.height[field]:
        raise IllegalMove("PH-1.5.4i", {**params, "where": "where_height"})
    if river_between(state, side):
        raise IllegalMove("PH-1.5.4i", {**params, "where": "where_river"})
    is_attack = unit.kind < WIZARD and len(enemies_at(state, unit.realm, field)) > 0
    have = strength(unit, defending=False)
    if not is_first_step(state, unit) or (have < WALL_STRENGTH and not is_attack):
        raise IllegalMove("PH-1.5.4g", {**params, "crew": WALL_CREW, "need": WALL_STRENGTH, "have": have})
    need_movement(state, unit, side)


def need_river_crossing(state: State, unit: Army, side: int) -> None:
    """PH-0.3.11b, PH-0.3.11c."""
    world = state.setting.world
    if world.height[side // SIDES] != world.height[world.neighbour[side]]:
        raise IllegalMove("PH-0.3.11b", names(state, unit, side))
    if not is_first_step(state, unit):
        raise IllegalMove("PH-0.3.11c", names(state, unit, side))
    need_movement(state, unit, side)


def need_points(state: State, unit: Army, side: int) -> None:
    """PH-1.5.1h, PH-4f."""
    need_height_points(state, unit, side)
    need_movement(state, unit, side)


def need_movement(state: State, unit: Army, side: int) -> None:
    """PH-4f; also behind a river or wall, which takes all points but not fewer than others (PH-R221)."""
    need = step_cost(state, unit, side // SIDES, side)
    if need > unit.points:
        raise IllegalMove("PH-4f", {**names(state, unit, side), "have": unit.points, "need": need})


def need_height_points(state: State, unit: Army, side: int) -> None:
    """PH-1.5.1h, PH-4b."""
    need, have = height_cost(state, side), HEIGHT_POINTS - unit.climbs
    if need > have:
        raise IllegalMove("PH-1.5.1h", {**names(state, unit, side), "have": have, "need": need})


# --- what a step uses up -----------------------------------------------------------------------------


def advance(state: State, unit: Army, side: int) -> None:
    """The unit is beyond the side, with what it has left; `check_step` has let it go."""
    field = state.setting.world.neighbour[side]
    if hostile_wall(state, unit.realm, side) or river_between(state, side):
        unit.points, unit.climbs = 0, HEIGHT_POINTS
        unit.done |= CROSSED
    else:
        unit.points -= step_cost(state, unit, side // SIDES, side)
        unit.climbs += height_cost(state, side)
    unit.field = field
    unit.done |= MOVED
    if enemies_at(state, unit.realm, field):
        unit.done |= STOPPED
