"""Characters who are prisoners (PH-1.9m to PH-1.9r): taken or killed, kept by an army or on land, freed."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.prisoners import prisoners_of
from tafelrunde.games.phoenix.holdings.courts import die, is_character, stirred
from tafelrunde.games.phoenix.standing.standing import are_allied
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.people import PersonCaptured, PersonFreed


def seize(state: State, key: int, captor: int, *, defeated: bool) -> None:
    """Captured or killed by that army, as it is ordered (PH-1.9m, PH-R115); `defeated`: with his army."""
    if is_killed(state, state.army(captor), defeated=defeated):
        die(state, key, "killed")
    else:
        take(state, key, captor)


def is_killed(state: State, army: Army, *, defeated: bool) -> bool:
    """A guard never kills (PH-5.5i); without an order the campaign's option decides (PH-R206)."""
    if army.guard or army.kills or army.captures:
        return army.kills and not army.guard
    return defeated and state.setting.kills_defeated


def seize_left(state: State, realms: set[int], captor: int) -> None:
    """Characters of these realms whose armies in the captor's field have been run over (PH-R115)."""
    field = state.army(captor).field
    for realm in sorted(realms):
        people = [state.person(key) for key in state.people_at(field) if key // KEY == realm]
        for person in people:
            if person.captor < 0 and person.present and is_character(person):
                seize(state, person.key, captor, defeated=True)


def take(state: State, key: int, captor: int) -> None:
    """He is that army's prisoner, and goes where it goes (PH-1.9p)."""
    person = state.edit_person(key)
    person.captor, person.warden = captor // KEY, captor % KEY
    person.army, person.points = 0, 0
    place = state.setting.world.label(person.field)
    state.publish(PersonCaptured(person.realm, person.number, person.name, place, person.captor))


def captives_of(state: State, warden: int) -> list[int]:
    """Keys of the characters whom an army keeps."""
    keeper = (warden // KEY, warden % KEY)
    return [
        person.key
        for row in stirred(state)
        for _number, person in sorted(row.people.items())
        if (person.captor, person.warden) == keeper
    ]


def prisoners_with(state: State, army: Army) -> int:
    """Prisoners of every kind that it keeps (PH-R224)."""
    return prisoners_of(army) + len(captives_of(state, army.key))


def need_captives(state: State, army: Army) -> int:
    """PH-5.8.4a: how many it keeps, which is not nobody."""
    count = prisoners_with(state, army)
    if not count:
        raise IllegalMove("PH-5.8.4a", {"army": str(army.number)})
    return count


def sell(state: State, key: int, warden: int) -> None:
    """He changes hands with the other prisoners; whoever comes to his own realm is free (PH-R224)."""
    if key // KEY == warden // KEY:
        free(state, key)
    else:
        take(state, key, warden)


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
