"""Corrections of armies and people: `armies.Yaromo.101.leaders`, `people.Yaromo.601.now`."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.master.correction_values import (
    Unsuitable,
    Value,
    flag,
    number,
    text,
    unit_number,
)
from tafelrunde.games.phoenix.standing.standing import carried, realm_called
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import CREATURE, FLEET, FOOT, RANK_CODES, RANK_OF
from tafelrunde.games.phoenix.world.places import read_field

ARMY_NUMBERS: Final = (
    *("troops", "mounts", "leaders", "light", "heavy", "gold", "special"),
    *("held", "moved", "fired", "banned", "might", "traits"),
)
ARMY_FLAGS: Final = ("guard", "kills", "captures")
PERSON_NUMBERS: Final = ("most", "now", "army", "locked", "sheltered", "barred", "bonus", "traits")
PERSON_FLAGS: Final = ("present", "knight", "nameless", "great", "spares")
LAND_KINDS: Final = (1, 2)
GONE: Final = "gone"
Changed = tuple[int, str, str]
"""The realm concerned, the value before and after."""


def set_army(state: State, path: list[str], value: Value) -> Changed:
    realm, which = realm_called(state, path[0]), unit_number(path[1], 101, 499)
    key, name = KEY * realm + which, path[2] if len(path) > 2 else ""
    if not name:
        return remove_army(state, key)
    if name == "field":
        return place_army(state, key, read_field(state.setting.world, text(value)))
    if name == "aboard":
        return put_aboard(state, key, number(value))
    army = state.edit_army(key)
    before = getattr(army, name)
    setattr(army, name, flag(value) if name in ARMY_FLAGS else number(value))
    state.banning |= army.banned > 0
    return realm, str(before), str(value)


def remove_army(state: State, key: int) -> Changed:
    """Who went with it stays where he is."""
    for person in company(state, key):
        state.edit_person(person).army = 0
    state.remove_army(key)
    return key // KEY, "", GONE


def company(state: State, key: int) -> list[int]:
    """Keys of the people who go with an army."""
    people = state.realms[key // KEY].people.values()
    return [person.key for person in people if person.army == key % KEY]


def place_army(state: State, key: int, field: int) -> Changed:
    """Moves an army with all who are with it, or makes one with a leader and the fewest troops."""
    label, world = state.setting.world.label(field), state.setting.world
    need_ground(state, key, field)
    if not state.has_army(key):
        army = Army(key // KEY, key % KEY, field)
        army.troops, army.leaders = 100, 1
        if army.number // 100 == CREATURE:
            army.nature = FLEET if world.is_water[field] else FOOT
        state.add_army(army)
        return key // KEY, "", label
    before = world.label(state.army(key).field)
    aboard = carried(state, state.army(key))
    state.move_army(key, field).aboard = 0
    for other in (key, *aboard):
        if other != key:
            state.move_army(other, field)
        for person in company(state, other):
            state.move_person(person, field)
    return key // KEY, before, label


def need_ground(state: State, key: int, field: int) -> None:
    """Fleets float; armies on foot or horse do not."""
    is_water = bool(state.setting.world.is_water[field])
    kind = state.army(key).kind if state.has_army(key) else key % KEY // 100
    if kind == FLEET and not is_water:
        raise Unsuitable("reason_fleet")
    if kind in LAND_KINDS and is_water:
        raise Unsuitable("reason_water")


def put_aboard(state: State, key: int, fleet: int) -> Changed:
    """Onto a fleet of the same realm in any field, or off it onto the land of its field."""
    army, carrier = state.army(key), key // KEY * KEY + fleet
    before = str(army.aboard)
    if fleet:
        state.move_army(key, state.army(carrier).field).aboard = fleet
        for person in company(state, key):
            state.move_person(person, state.army(carrier).field)
        return key // KEY, before, str(fleet)
    need_ground(state, key, army.field)
    state.edit_army(key).aboard = 0
    return key // KEY, before, "0"


# --- people --------------------------------------------------------------------------------------------


def set_person(state: State, path: list[str], value: Value) -> Changed:
    realm, which = realm_called(state, path[0]), unit_number(path[1], 401, 699)
    key, name = KEY * realm + which, path[2] if len(path) > 2 else ""
    if not name:
        state.remove_person(key)
        return realm, "", GONE
    if name == "field":
        return place_person(state, key, read_field(state.setting.world, text(value)))
    return set_person_value(state, key, name, value)


def place_person(state: State, key: int, field: int) -> Changed:
    label = state.setting.world.label(field)
    if key % KEY in state.realms[key // KEY].people:
        before = state.setting.world.label(state.person(key).field)
        state.move_person(key, field).army = 0
        return key // KEY, before, label
    state.add_person(Person(key // KEY, key % KEY, field))
    return key // KEY, "", label


def set_person_value(state: State, key: int, name: str, value: Value) -> Changed:
    person = state.edit_person(key)
    before = str(getattr(person, name, ""))
    if name in ("rank", "title"):
        before = RANK_CODES[getattr(person, name)]
        setattr(person, name, RANK_OF[text(value)])
    elif name == "name":
        person.name = text(value)
    elif name in PERSON_FLAGS:
        setattr(person, name, flag(value))
    elif name == "army":
        join_army(state, person, number(value))
    elif name == "captor":
        before = state.setting.names[person.captor] if person.captor >= 0 else ""
        person.captor = realm_called(state, text(value)) if text(value) else -1
        person.warden = 0
    else:
        setattr(person, name, number(value))
    return key // KEY, before, str(value)


def join_army(state: State, person: Person, which: int) -> None:
    """He goes to the army that he goes with; 0 for none."""
    if which:
        state.move_person(person.key, state.army(KEY * person.realm + which).field)
    person.army = which
