"""Corrections of the game master: any value of the campaign by its path, with a reason (PH-2l).

    realms.Yaromo.gold                    fields.503/22.owner              works.503/22.NO.STR
    armies.Yaromo.101.leaders             towns.503/22.stage, .points      people.Yaromo.601.now

An army, person or town that does not exist yet is made by giving it a field or a stage; `gone` removes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.data import NO_TOWN, RANK_CODES, RANK_OF, STAGE_OF, STAGE_POINTS, WORK_CODES
from tafelrunde.games.phoenix.events import Corrected
from tafelrunde.games.phoenix.land import set_stage, take_field, work_bit
from tafelrunde.games.phoenix.ledger import totals
from tafelrunde.games.phoenix.moves import Amend, Change
from tafelrunde.games.phoenix.notes import Amended
from tafelrunde.games.phoenix.pieces import KEY, Army, Person, stage
from tafelrunde.games.phoenix.places import read_field
from tafelrunde.games.phoenix.standing import realm_called
from tafelrunde.games.phoenix.state import NOBODY, State

Value = int | str | bool
ARMY_NUMBERS: Final = ("troops", "mounts", "leaders", "light", "heavy", "gold", "special", "held", "fired")
PERSON_NUMBERS: Final = ("most", "now", "army", "locked")
GONE: Final = "gone"


class Unsuitable(Exception):
    """A path or value that does not fit; the argument is the term for the reason."""


def check_changes(state: State, move: Amend) -> None:
    """Tries all changes on a copy."""
    trial = state.copy()
    for change in move.changes:
        apply_change(trial, change)


def amend(state: State, move: Amend) -> None:
    """All changes, in sequence; what they create or remove is accounted for as it is."""
    for change in move.changes:
        realm, before, after = apply_change(state, change)
        if realm >= 0:
            state.note(realm, Amended(change.path, before, after, move.reason))
    state.account = totals(state)
    state.publish(Corrected(move.reason))


def apply_change(state: State, change: Change) -> tuple[int, str, str]:
    """Sets one value; returns the realm it concerns (-1 if none), and the value before and after."""
    kind, *path = change.path.split(".")
    try:
        if kind not in SETTERS or len(path) not in LENGTHS[kind]:
            raise Unsuitable("unknown_path")
        return SETTERS[kind](state, path, change.value)
    except Unsuitable as unsuitable:
        params = {"path": change.path, "value": str(change.value), "reason": unsuitable.args[0]}
        raise IllegalMove("PH-2l", params) from None


def number(value: Value) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 10**9:
        raise Unsuitable("wrong_value")
    return value


def text(value: Value) -> str:
    if not isinstance(value, str):
        raise Unsuitable("wrong_value")
    return value


def flag(value: Value) -> bool:
    if not isinstance(value, bool):
        raise Unsuitable("wrong_value")
    return value


def unit_number(word: str, first: int, last: int) -> int:
    if not word.isdecimal() or not first <= int(word) <= last:
        raise Unsuitable("unknown_path")
    return int(word)


def set_realm(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    realm = realm_called(state, path[0])
    if path[1] != "gold":
        raise Unsuitable("unknown_path")
    row = state.edit_realm(realm)
    before, row.gold = row.gold, number(value)
    return realm, str(before), str(row.gold)


def set_field(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    field = read_field(state.setting.world, path[0])
    if path[1] != "owner" or state.setting.world.is_water[field]:
        raise Unsuitable("unknown_path")
    before = state.owner[field]
    owner = NOBODY if value in ("", "nobody") else realm_called(state, text(value))
    take_field(state, field, owner, "amended")
    return (owner if owner != NOBODY else -1), str(before), str(owner)


def set_town(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    field = read_field(state.setting.world, path[0])
    owner, town = state.owner[field], state.towns.get(field)
    realm = -1 if owner == NOBODY else owner
    if path[1] == "stage":
        if value != GONE and value not in STAGE_OF:
            raise Unsuitable("wrong_value")
        before = stage(town) if town else NO_TOWN
        set_stage(state, field, STAGE_OF.get(text(value), NO_TOWN), "amended")
        return realm, str(before), text(value)
    if town is None or path[1] not in ("points", "special"):
        raise Unsuitable("unknown_path")
    return set_town_number(state, field, path[1], number(value), realm)


def set_town_number(state: State, field: int, name: str, value: int, realm: int) -> tuple[int, str, str]:
    town = state.edit_town(field)
    if name == "special":
        before, town.special = town.special, value
    else:
        if value > STAGE_POINTS[town.site or town.built]:
            raise Unsuitable("wrong_value")
        before, town.points = town.points, value
    return realm, str(before), str(value)


def set_work(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    world = state.setting.world
    field = read_field(world, path[0])
    if path[1] not in DIRECTIONS or path[2] not in WORK_CODES:
        raise Unsuitable("unknown_path")
    side = SIDES * field + DIRECTIONS.index(path[1])
    bit, edge = work_bit(world, side, path[2]), world.edge[side]
    before = state.works[edge] & bit != 0
    state.works[edge] = state.works[edge] | bit if flag(value) else state.works[edge] & ~bit
    state.damage.pop(32 * edge + bit, None)
    return (-1 if state.owner[field] == NOBODY else state.owner[field]), str(before), str(value)


def set_army(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    realm, which = realm_called(state, path[0]), unit_number(path[1], 101, 499)
    key, name = KEY * realm + which, path[2] if len(path) > 2 else ""
    if not name:
        return remove_army(state, key, value)
    if name == "field":
        return place_army(state, key, read_field(state.setting.world, text(value)))
    if not state.has_army(key) or name not in (*ARMY_NUMBERS, "guard"):
        raise Unsuitable("unknown_path")
    army = state.edit_army(key)
    before = getattr(army, name)
    setattr(army, name, flag(value) if name == "guard" else number(value))
    return realm, str(before), str(value)


def remove_army(state: State, key: int, value: Value) -> tuple[int, str, str]:
    if value != GONE or not state.has_army(key):
        raise Unsuitable("wrong_value")
    state.remove_army(key)
    return key // KEY, "", GONE


def place_army(state: State, key: int, field: int) -> tuple[int, str, str]:
    """Moves an army, or makes one with a leader and the fewest troops."""
    label = state.setting.world.label(field)
    if state.has_army(key):
        before = state.setting.world.label(state.army(key).field)
        state.move_army(key, field).aboard = 0
        return key // KEY, before, label
    army = Army(key // KEY, key % KEY, field)
    army.troops, army.leaders = 100, 1
    state.add_army(army)
    return key // KEY, "", label


def set_person(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    realm, which = realm_called(state, path[0]), unit_number(path[1], 501, 699)
    key, name = KEY * realm + which, path[2] if len(path) > 2 else ""
    if not name:
        if value != GONE or state.realms[realm].people.get(which) is None:
            raise Unsuitable("wrong_value")
        del state.edit_realm(realm).people[which]
        return realm, "", GONE
    if name == "field":
        return place_person(state, key, read_field(state.setting.world, text(value)))
    if which not in state.realms[realm].people:
        raise Unsuitable("unknown_path")
    return set_person_value(state, key, name, value)


def place_person(state: State, key: int, field: int) -> tuple[int, str, str]:
    label = state.setting.world.label(field)
    if key % KEY in state.realms[key // KEY].people:
        person = state.edit_person(key)
        before, person.field, person.army = state.setting.world.label(person.field), field, 0
        return key // KEY, before, label
    state.add_person(Person(key // KEY, key % KEY, field))
    return key // KEY, "", label


def set_person_value(state: State, key: int, name: str, value: Value) -> tuple[int, str, str]:
    person = state.edit_person(key)
    if name == "rank":
        if value not in RANK_OF:
            raise Unsuitable("wrong_value")
        before, person.rank = RANK_CODES[person.rank], RANK_OF[text(value)]
    elif name == "name":
        before, person.name = person.name, text(value)
    elif name == "present":
        before, person.present = str(person.present), flag(value)
    elif name in PERSON_NUMBERS:
        before = str(getattr(person, name))
        setattr(person, name, number(value))
    else:
        raise Unsuitable("unknown_path")
    return key // KEY, before, str(value)


SETTERS: Final[dict[str, Callable[[State, list[str], Any], tuple[int, str, str]]]] = {
    "realms": set_realm,
    "fields": set_field,
    "towns": set_town,
    "works": set_work,
    "armies": set_army,
    "people": set_person,
}
LENGTHS: Final = {
    "realms": (2,),
    "fields": (2,),
    "towns": (2,),
    "works": (3,),
    "armies": (2, 3),
    "people": (2, 3),
}
