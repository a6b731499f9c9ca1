"""The people of a realm: who is known, who can fight, whose town keeps up whom, and how they leave it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.state.deeds import APPOINTED, COVERED, DUELLED, FOUGHT, TILTED
from tafelrunde.games.phoenix.state.pieces import KEY, Person, stage
from tafelrunde.games.phoenix.state.realm import Realm
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import (
    CIVILIAN,
    MAGE,
    OFFICER,
    RANK_CODES,
    RANK_GP,
    RANK_STAGE,
    RULER,
)
from tafelrunde.games.phoenix.told.people import PersonDied

MARKS: Final = DUELLED | FOUGHT | TILTED | COVERED
"""What fights of a turn leave in `Person.done` until the same phase of the next one."""
LOCK: Final = 2
"""Months after a death, from the realm's next turn on (PH-1.9j, PH-R35)."""


def die(state: State, key: int, cause: str) -> None:
    """He is dead from this moment on and counts for nothing any more (PH-1.9h); everybody sees it."""
    person = state.person(key)
    place = state.setting.world.label(person.field)
    state.publish(PersonDied(person.realm, person.number, person.name, place, cause))
    if not person.nameless:
        realm = state.edit_realm(person.realm)
        realm.graves = (*realm.graves, (person.number, 0, person.name, office(person)))
    state.remove_person(key)


def begin_locks(state: State, realm: int) -> None:
    """At the start of the realm's turn: new locks begin, those that are over are forgotten (PH-1.9j)."""
    graves = state.realms[realm].graves
    if graves:
        kept = [(number, until or state.month + LOCK - 1, name, rank) for number, until, name, rank in graves]
        state.edit_realm(realm).graves = tuple([grave for grave in kept if grave[1] >= state.month])


def known_person(state: State, realm: int, number: int) -> None:
    """PH-1.9h: somebody who lives."""
    if number not in state.realms[realm].people:
        raise IllegalMove("PH-1.9h", {"realm": state.setting.names[realm], "person": str(number)})


# --- who counts --------------------------------------------------------------------------------------


def is_character(person: Person) -> bool:
    """Played by somebody, wizards too."""
    return not person.nameless


def is_fighter(state: State, person: Person) -> bool:
    """Takes part in character combat: free, present, on the map and no wizard (PH-5.3r, PH-1.9q)."""
    return (
        person.rank != MAGE
        and person.captor < 0
        and person.present
        and person.field != state.setting.world.castle
    )


def points(state: State, field: int, realm: int) -> int:
    """Tenths, in whole points, of a realm's characters in a field who are no wizards (PH-5.5k, PH-1.9.1e)."""
    people = [state.person(key) for key in state.people_at(field) if key // KEY == realm]
    there = [person.now for person in people if is_fighter(state, person)]
    return sum([tenths - tenths % 10 for tenths in there])


def people_by_field(state: State) -> dict[int, list[Person]]:
    """All characters on the map, absent ones and prisoners too, in rising order of fields and keys."""
    fields = {person.field for realm in state.realms for person in realm.people.values()}
    return characters_in(state, fields)


def characters_met(state: State, realm: int) -> dict[int, list[Person]]:
    """The same where the realm has armies or people."""
    row = state.realms[realm]
    own = {army.field for army in row.armies.values()} | {person.field for person in row.people.values()}
    return characters_in(state, own)


def characters_in(state: State, fields: Collection[int]) -> dict[int, list[Person]]:
    """By field, as far as there are any."""
    found: dict[int, list[Person]] = {}
    for field in sorted(fields):
        people = [state.person(key) for key in state.people_at(field)]
        there = [person for person in people if is_character(person)]
        if there and field != state.setting.world.castle:
            found[field] = there
    return found


# --- who may be in trouble ----------------------------------------------------------------------------


def stirred(state: State) -> list[Realm]:
    """Realms that may have prisoners among their people, wounded, or some marked by a fight."""
    found, rest = [], state.stirred
    while rest:
        found.append(state.realms[(rest & -rest).bit_length() - 1])
        rest &= rest - 1
    return found


def calm(state: State, realm: int) -> None:
    """Passes the realm by from now on if all its people are free, unhurt and unmarked."""
    people = state.realms[realm].people.values()
    if not any(person.captor >= 0 or person.wounds or person.done & MARKS for person in people):
        state.stirred &= ~(1 << realm)


# --- offices -----------------------------------------------------------------------------------------


def office(person: Person) -> int:
    """The rank that he holds; a wizard may be ruler too (PH-1.9.3b)."""
    if person.rank == MAGE:
        return RULER if person.title == RULER else CIVILIAN
    return person.rank


def inspect_office(state: State, person: Person) -> None:
    """PH-1.9.1a: each office once, those who are meant for it included, when all appointments are made."""
    rank = office(person)
    if person.done & APPOINTED and rank > OFFICER:
        for _number, other in sorted(state.realms[person.realm].people.items()):
            if other.key != person.key and rank in (office(other), other.title):
                raise IllegalMove("PH-1.9.1a", {"rank": RANK_CODES[rank], "holder": str(other.number)})


def seats(state: State, realm: int) -> list[int]:
    """Stages of the realm's towns, highest first."""
    towns = [field for field in state.towns if state.owner[field] == realm]
    return sorted([stage(state.towns[field]) for field in towns], reverse=True)


def lords(state: State, realm: int) -> list[Person]:
    """Those who hold an office that needs a town, highest first."""
    people = [person for person in state.realms[realm].people.values() if office(person) > OFFICER]
    return sorted(people, key=lambda person: (-office(person), person.number))


def sink_lord(state: State, realm: int, before: list[int]) -> None:
    """Current points of a lord whose town others have lowered sink to those of its class (PH-1.9.1c).

    Towns count for lords in the sequence of both; `before`: their stages before it was hit.
    """
    after = seats(state, realm)
    for i, person in enumerate(lords(state, realm)):
        had, has = [stages[i] if i < len(stages) else 0 for stages in (before, after)]
        if person.rank != MAGE and has < RANK_STAGE[person.rank] <= had:
            earned = person.most - 10 * RANK_GP[person.rank]
            lord = state.edit_person(person.key)
            lord.now = min(lord.now, max(0, 10 * points_of_stage(has) + earned))


def points_of_stage(now: int) -> int:
    """Good points of the rank that such a town carries; those of a leader where it carries none."""
    carried = [RANK_GP[rank] for rank in range(OFFICER, MAGE) if RANK_STAGE[rank] <= now]
    return max(carried)
