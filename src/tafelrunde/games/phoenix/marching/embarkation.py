"""Embarking and landing (PH-1.1.4, PH-4d, PH-4e). Phase B8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.marching.movement import characters_on, enter, meet, use_up
from tafelrunde.games.phoenix.marching.persons import own_person, settle, walking
from tafelrunde.games.phoenix.marching.steps import (
    advance,
    check_step,
    height_cost,
    is_step_free,
    need_free,
    need_going_on,
    need_height_points,
    need_slope,
    ready,
    ready_to_ship,
)
from tafelrunde.games.phoenix.melee.conquest import accept_land, conquer
from tafelrunde.games.phoenix.orders.turn import Embark, Land
from tafelrunde.games.phoenix.standing.costs import companions
from tafelrunde.games.phoenix.standing.magic_walls import halt, stops
from tafelrunde.games.phoenix.standing.standing import cargo_space, need_room, needs_ship, own_army
from tafelrunde.games.phoenix.state.deeds import DISBANDS, STOPPED
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person, person_space
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B8
from tafelrunde.games.phoenix.tables.prices import FLEET
from tafelrunde.games.phoenix.told.land import ArmyEmbarked, ArmyLanded
from tafelrunde.games.phoenix.told.people import PersonMoved
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.games.phoenix.world.places import read_field

FIRST_PERSON: Final = 500


def embark(state: State, realm: int, order: Embark) -> None:
    """A whole army goes aboard; it costs height points only and is no move (PH-4d, PH-R82, PH-1.8g)."""
    if order.army >= FIRST_PERSON:
        embark_wizard(state, own_person(state, realm, order.army), order.fleet)
        return
    army = own_army(state, realm, order.army)
    need_free(state, army)
    fleet = need_fleet(state, army, order.fleet)
    side = SIDES * army.field + state.setting.world.direction(army.field, fleet.field)
    unit = ready_to_ship(state, army)
    need_going_on(state, unit, fleet.field)
    need_slope(state, unit, side)
    need_height_points(state, unit, side)
    need_room(state, army.number, cargo_space(state, army), fleet)
    if stops(state, army, side):
        halt(state, state.edit_army(army.key), side)
        return
    people = companions(state, army)
    state.move_army(army.key, fleet.field)
    aboard = state.edit_army(army.key)
    aboard.aboard, aboard.climbs = fleet.number, unit.climbs + height_cost(state, side)
    state.publish(ArmyEmbarked(realm, army.number, fleet.number))
    for person in people:
        follow(state, person, side, 0)


def embark_wizard(state: State, person: Person, number: int) -> None:
    """A wizard who is no character goes aboard as armies do (PH-R203); characters never do (PH-1.9l)."""
    if not needs_ship(person):
        raise IllegalMove("PH-1.9l", {"character": str(person.number), "fleet": str(number)})
    unit = ready(state, walking(person))
    fleet = need_fleet(state, unit, number)
    side = SIDES * unit.field + state.setting.world.direction(unit.field, fleet.field)
    need_going_on(state, unit, fleet.field)
    need_slope(state, unit, side)
    need_height_points(state, unit, side)
    need_room(state, person.number, person_space(person), fleet)
    if stops(state, unit, side):
        halt(state, unit, side)
        state.edit_person(person.key).done |= unit.done
        return
    climbs = unit.climbs + height_cost(state, side)
    take_along(state, person, side)
    aboard = state.edit_person(person.key)
    aboard.army, aboard.climbs = fleet.number, climbs


def need_fleet(state: State, army: Army, number: int) -> Army:
    """An own fleet on a neighbouring water field (PH-4d, PH-1.1.4e)."""
    world = state.setting.world
    fleet = state.realms[army.realm].armies.get(number)
    reason = ""
    if army.aboard:
        reason = "reason_aboard"
    elif army.kind == FLEET:
        reason = "reason_fleet"
    elif fleet is None:
        need_own_fleet(state, army, number)
        reason = "reason_no_fleet"
    elif fleet.kind != FLEET:
        reason = "reason_no_fleet"
    elif fleet.done & DISBANDS:  # PH-R204
        reason = "reason_disbands"
    elif world.direction(army.field, fleet.field) < 0:
        reason = "reason_fleet_far"
    if reason or fleet is None:
        params = {"army": str(army.number), "field": world.label(army.field), "fleet": str(number)}
        raise IllegalMove("PH-4d", {**params, "reason": reason})
    return fleet


def need_own_fleet(state: State, army: Army, number: int) -> None:
    """Whoever names a fleet of somebody else that lies beside the army is told so (PH-1.1.4e)."""
    for field in state.setting.world.around[army.field]:
        for key in state.armies_at(field):
            if key % KEY == number and number // 100 == FLEET:
                params = {"army": str(army.number), "fleet": str(number)}
                raise IllegalMove("PH-1.1.4e", {**params, "realm": state.setting.names[army.realm]})


def land(state: State, realm: int, order: Land) -> None:
    """Costs the points of the field entered, besides height points (PH-4e)."""
    army, world = own_army(state, realm, order.army), state.setting.world
    field = read_field(world, order.to)
    need_free(state, army)
    need_shore(state, army, field)
    side = SIDES * army.field + world.direction(army.field, field)
    unit = ready_to_ship(state, army)
    check_step(state, unit, side)
    if stops(state, army, side):
        halt(state, state.edit_army(army.key), side)
        return
    fleet, people, watched = army.aboard, companions(state, army), characters_on(state, realm, (field,))
    ashore = enter(state, army.key, unit, side, goes_on=False)
    if watched:
        ashore.done |= STOPPED  # PH-1.9o
    use_up(state, army.key, ashore)
    for person in people:
        follow(state, person, side, fleet)
    state.publish(ArmyLanded(realm, army.number, world.label(field)))
    if order.spare:
        accept_land(state, state.army(army.key))
    else:
        conquer(state, army.key)
    meet(state, realm, field)


def need_shore(state: State, army: Army, field: int) -> None:
    """The army is aboard, and the field is land beside its fleet."""
    world = state.setting.world
    reason = ""
    if not army.aboard:
        reason = "reason_not_aboard"
    elif world.is_water[field]:
        reason = "reason_water"
    elif world.direction(army.field, field) < 0:
        reason = "reason_not_beside"
    if reason:
        params = {"army": str(army.number), "fleet": str(army.aboard or "–"), "field": world.label(field)}
        raise IllegalMove("PH-4e", {**params, "reason": reason})


def follow(state: State, person: Person, side: int, otherwise: int) -> None:
    """Who goes with an army crosses the coast by himself (PH-1.9l, PH-R83); who cannot stays behind.

    A wizard who is no character goes aboard as a part of his army (PH-R203).
    """
    unit = ready(state, walking(person))
    if needs_ship(person) and state.setting.world.is_water[state.setting.world.neighbour[side]]:
        take_along(state, person, side)
        return
    if not is_step_free(state, unit, side):
        state.edit_person(person.key).army = otherwise
        return
    advance(state, unit, side)
    settle(state, person.key, unit)
    world = state.setting.world
    path = (world.label(side // SIDES), world.label(unit.field))
    state.publish(PersonMoved(person.realm, person.number, path))


def take_along(state: State, person: Person, side: int) -> None:
    """He is beyond the side, at no cost of his own."""
    world = state.setting.world
    to = world.neighbour[side]
    state.move_person(person.key, to).moved = state.month
    state.publish(PersonMoved(person.realm, person.number, (world.label(side // SIDES), world.label(to))))


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Embark: (B8, embark),
    Land: (B8, land),
}
