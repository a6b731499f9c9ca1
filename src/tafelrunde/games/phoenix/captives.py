"""Characters who are prisoners (PH-1.9m to PH-1.9r): taken or killed, kept by an army or on land, freed."""

from __future__ import annotations

from tafelrunde.games.phoenix.courts import die, is_character, stirred
from tafelrunde.games.phoenix.events_people import PersonCaptured, PersonFreed
from tafelrunde.games.phoenix.pieces import KEY, Person
from tafelrunde.games.phoenix.standing import are_allied
from tafelrunde.games.phoenix.state import State


def seize(state: State, key: int, captor: int) -> None:
    """Captured or killed by that army, as it is ordered (PH-1.9m, PH-R115)."""
    army = state.army(captor)
    if army.kills and not army.guard:
        die(state, key, "killed")
    else:
        take(state, key, captor)


def seize_left(state: State, realms: set[int], captor: int) -> None:
    """Characters of these realms whose armies in the captor's field have been run over (PH-R115)."""
    field = state.army(captor).field
    for realm in sorted(realms):
        people = [state.person(key) for key in state.people_at(field) if key // KEY == realm]
        for person in people:
            if person.captor < 0 and person.present and is_character(person):
                seize(state, person.key, captor)


def take(state: State, key: int, captor: int) -> None:
    """He is that army's prisoner, and goes where it goes (PH-1.9p)."""
    person = state.edit_person(key)
    person.captor, person.warden = captor // KEY, captor % KEY
    person.army, person.points = 0, 0
    place = state.setting.world.label(person.field)
    state.publish(PersonCaptured(person.realm, person.number, person.name, place, person.captor))


def hand_on(state: State, warden: int, heir: int) -> None:
    """Prisoners are cargo: whoever destroys their wardens has them, but sets friends free (PH-5.8.3a)."""
    field = state.army(heir).field
    for row in stirred(state):
        for person in list(row.people.values()):
            if (person.captor, person.warden) != (warden // KEY, warden % KEY):
                continue
            if person.captor == heir // KEY:
                state.edit_person(person.key).warden = heir % KEY
            elif are_allied(state, heir // KEY, person.realm, field):
                free(state, person.key)
            else:
                take(state, person.key, heir)


def follow_wardens(state: State, _realm: int) -> bool:
    """Prisoners are where their wardens are; without any, friends or foes find them (PH-1.9r)."""
    for row in stirred(state):
        for person in list(row.people.values()):
            if person.captor >= 0:
                keep(state, person)
    return False


def find_wardens(state: State) -> None:
    """Whoever has lost his warden has another before a new army gets the number (PH-1.9r)."""
    follow_wardens(state, 0)


def keep(state: State, person: Person) -> None:
    warden = KEY * person.captor + person.warden
    if person.warden and state.has_army(warden):
        if state.army(warden).field != person.field:
            state.move_person(person.key, state.army(warden).field)
        return
    others = [key for key in state.armies_at(person.field) if key // KEY == person.captor]
    if others or state.owner[person.field] == person.captor:
        number = others[0] % KEY if others else 0
        if number != person.warden:
            state.edit_person(person.key).warden = number
    else:
        free(state, person.key)


def free(state: State, key: int) -> None:
    person = state.edit_person(key)
    person.captor, person.warden = -1, 0
    place = state.setting.world.label(person.field)
    state.publish(PersonFreed(person.realm, person.number, person.name, place))
