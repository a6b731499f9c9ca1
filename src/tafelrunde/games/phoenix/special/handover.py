"""Armies and people that go over to another realm, with all they have and everything that refers to them."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.captives import free
from tafelrunde.games.phoenix.holdings.land import pass_field
from tafelrunde.games.phoenix.state.pieces import KEY, NO_REFUGE, Army, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import SpellWall
from tafelrunde.games.phoenix.told.land import ArmyJoined
from tafelrunde.games.phoenix.told.people import PersonJoined

ALONE: Final = 0
"""No army to go with."""


def number_there(state: State, realm: int, number: int) -> int:
    """The same number if the realm does not use it, else its lowest free one of that kind (PH-1.8a)."""
    row, kind = state.realms[realm], number // 100
    used = {*row.armies, *row.people, *[grave[0] for grave in row.graves]}
    wanted = [number, *range(100 * kind + 1, 100 * kind + 100)]
    found = next((each for each in wanted if each not in used), 0)
    if not found:
        params = {"number": number, "kind": "army", "first": 100 * kind + 1, "last": 100 * kind + 99}
        raise IllegalMove("PH-1.8a", {**params, "free": "–"})
    return found


def go_over(state: State, armies: list[int], people: list[int], to: int) -> list[int]:
    """Armies with cargo and prisoners, and people; all are keys. Says the new keys of the people."""
    renamed = {0: ALONE}
    for key in sorted(armies):
        renamed[key % KEY] = pass_army(state, key, to)
    for key in armies:
        board_anew(state, KEY * to + renamed[key % KEY], renamed)
    found = [pass_person(state, key, to, renamed) for key in people]
    for key in armies:
        leave_behind(state, key)
    state.pledges = [offer for offer in state.pledges if offer.army not in armies]
    free_own(state)
    return found


def pass_army(state: State, key: int, to: int) -> int:
    """The army under its new number; a guard guards nobody else (PH-6.8a)."""
    army, number = state.army(key), number_there(state, to, key % KEY)
    place = state.setting.world.label(army.field)
    other = with_realm(army.copy(), to, number)
    other.guard = False
    state.remove_army(key)
    state.add_army(other)
    state.publish(ArmyJoined(key // KEY, key % KEY, to, number, place))
    pass_prisoners(state, key, KEY * to + number)
    return number


def pass_prisoners(state: State, warden: int, other: int) -> None:
    """Whoever one army kept is kept by another."""
    for person in everybody(state):
        if person.captor == warden // KEY and person.warden == warden % KEY:
            prisoner = state.edit_person(person.key)
            prisoner.captor, prisoner.warden = other // KEY, other % KEY


def board_anew(state: State, key: int, renamed: dict[int, int]) -> None:
    """Ships have new numbers too."""
    army = state.army(key)
    if army.aboard:
        state.edit_army(key).aboard = renamed[army.aboard]


def pass_person(state: State, key: int, to: int, renamed: dict[int, int]) -> int:
    """Somebody under his new number, with his magic walls and without his old realm's instructions."""
    person, number = state.person(key), number_there(state, to, key % KEY)
    other = with_realm(person.copy(), to, number)
    other.refuge, other.rivals = NO_REFUGE, ()
    other.army = renamed.get(person.army, ALONE)
    state.remove_person(key)
    state.add_person(other)
    state.magic = [
        SpellWall(to, wall.side, number) if (wall.realm, wall.caster) == (key // KEY, key % KEY) else wall
        for wall in state.magic
    ]
    state.publish(PersonJoined(key // KEY, key % KEY, person.name, to, number))
    return KEY * to + number


def with_realm(piece: Any, realm: int, number: int) -> Any:
    piece.realm, piece.number = realm, number
    return piece


def leave_behind(state: State, key: int) -> None:
    """Who went with an army and does not go over stays where he is."""
    for person in list(state.realms[key // KEY].people.values()):
        if person.army == key % KEY:
            state.edit_person(person.key).army = ALONE


def go_over_land(state: State, fields: list[int], to: int, how: str) -> None:
    """Fields with towns and works, and the prisoners who are kept there."""
    before = {state.owner[field] for field in fields}
    for field in fields:
        pass_field(state, field, to, how)
    for person in everybody(state):
        if person.captor in before and not person.warden and person.field in fields:
            state.edit_person(person.key).captor = to
    state.deeds = [offer for offer in state.deeds if not set(offer.fields) & set(fields)]
    free_own(state)


def free_own(state: State) -> None:
    """Nobody is the prisoner of his own realm."""
    for person in everybody(state):
        if person.captor == person.realm:
            free(state, person.key)


def everybody(state: State) -> list[Person]:
    return [person for realm in state.realms for _number, person in sorted(realm.people.items())]


def armies_of(state: State, realm: int) -> list[Army]:
    return [army for _number, army in sorted(state.realms[realm].armies.items())]
