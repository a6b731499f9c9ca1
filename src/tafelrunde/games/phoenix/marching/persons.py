"""Characters and wizards that move and accompany armies (PH-1.9k, PH-4k). Phase B8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.marching.movement import followed, given_path, move
from tafelrunde.games.phoenix.marching.paths import find_path
from tafelrunde.games.phoenix.orders.turn import Accompany, MoveArmy, MovePerson
from tafelrunde.games.phoenix.standing.magic_walls import before_wall
from tafelrunde.games.phoenix.standing.standing import carrier, need_room, needs_ship, own_army
from tafelrunde.games.phoenix.state.deeds import WALLED
from tafelrunde.games.phoenix.state.pieces import Army, Person, person_space
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B8
from tafelrunde.games.phoenix.told.people import PersonMoved
from tafelrunde.games.phoenix.world.places import read_field


def own_person(state: State, realm: int, number: int) -> Person:
    """Own people who are nobody's prisoners take orders (PH-1.8n), outside the castle (PH-6.10.3c)."""
    people = state.realms[realm].people
    person = people.get(number)
    if person is None or person.captor >= 0:
        free = [number for number in sorted(people) if people[number].captor < 0]
        units = ", ".join(map(str, [*sorted(state.realms[realm].armies), *free])) or "–"
        raise IllegalMove("PH-1.8n", {"number": number, "units": units})
    if person.field == state.setting.world.castle:
        raise IllegalMove("PH-6.10.3c", {"person": str(number), "realm": state.setting.names[realm]})
    return person


def walking(person: Person) -> Army:
    """The person as a unit without troops, as `costs` and `steps` know it."""
    unit = Army(person.realm, person.number, person.field)
    unit.points, unit.climbs, unit.done = person.points, person.climbs, person.done
    return unit


def move_person(state: State, realm: int, order: MovePerson) -> None:
    """By itself, on land and with a ship of its own; whoever was with an army leaves it (PH-1.9k)."""
    person, world = own_person(state, realm, order.person), state.setting.world
    unit, to = walking(person), read_field(world, order.to)
    path = given_path(state, unit, order.via, to) or find_path(state, unit, to)
    followed(state, unit, path)
    path = before_wall(state, unit, path)
    end = followed(state, unit, path)
    end.done |= unit.done & WALLED
    settle(state, person.key, end)
    state.edit_person(person.key).army = 0
    labels = tuple([world.label(field) for field in path])
    state.publish(PersonMoved(realm, person.number, labels))


def settle(state: State, key: int, end: Army) -> None:
    """The person is where its way has led it, with what is left."""
    person = state.move_person(key, end.field)
    person.points, person.climbs, person.done = end.points, end.climbs, end.done
    person.moved = state.month


def accompany(state: State, realm: int, order: Accompany) -> None:
    """Goes with an army from now on, and commands it if it has no other leader (PH-1.9.1d)."""
    person, world = own_person(state, realm, order.person), state.setting.world
    if order.army:
        army = own_army(state, realm, order.army)
        if army.field != person.field:
            params = {"character": str(person.number), "army": str(army.number)}
            places = {"start": world.label(person.field), "field": world.label(army.field)}
            raise IllegalMove("PH-1.9.1d", {**params, **places})
    if needs_ship(person) and world.is_water[person.field]:
        need_berth(state, person, order.army)
    state.edit_person(person.key).army = order.army


def need_berth(state: State, person: Person, number: int) -> None:
    """On water he goes with nobody but who is a fleet or aboard one that has room for him (PH-R203)."""
    moved = person.copy()
    moved.army = number
    ship = carrier(state, moved)
    if ship == 0:
        params = {"wizard": str(person.number), "field": state.setting.world.label(person.field)}
        raise IllegalMove("PH-R203", params)
    if ship != carrier(state, person):
        fleet = state.realms[person.realm].armies[ship]
        need_room(state, person.number, person_space(person), fleet)


def move_unit(state: State, realm: int, order: MoveArmy) -> None:
    """An army, a fleet, or a magical creature, which goes like a wizard (PH-6.3.2c)."""
    if order.army in state.realms[realm].people:
        move_person(state, realm, MovePerson(order.army, order.to, order.via))
    else:
        move(state, realm, order)


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    MoveArmy: (B8, move_unit),
    MovePerson: (B8, move_person),
    Accompany: (B8, accompany),
}
