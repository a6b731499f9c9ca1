"""Wizards on the map: who is one, how they neutralise each other, who may stay where (PH-1.3)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.courts import die
from tafelrunde.games.phoenix.data import MAGE
from tafelrunde.games.phoenix.deeds import ABROAD
from tafelrunde.games.phoenix.pieces import KEY, Person
from tafelrunde.games.phoenix.realm import BEASTS
from tafelrunde.games.phoenix.standing import are_allied, are_partners, is_neutral
from tafelrunde.games.phoenix.state import NOBODY, State
from tafelrunde.games.phoenix.wizard_classes import whole


def is_wizard(person: Person) -> bool:
    """Free, and taking part (PH-1.3m)."""
    return person.rank == MAGE and person.captor < 0 and person.present


def wizards_by_field(state: State) -> dict[int, list[Person]]:
    """All of them, by field, in rising order of their keys."""
    found: dict[int, list[Person]] = {}
    for realm in state.realms:
        for number in sorted(realm.people):
            if is_wizard(realm.people[number]):
                found.setdefault(realm.people[number].field, []).append(realm.people[number])
    return found


def wizards_at(state: State, field: int) -> list[Person]:
    """In rising order of their keys."""
    return [state.person(key) for key in state.people_at(field) if is_wizard(state.person(key))]


# --- power -------------------------------------------------------------------------------------------


def sharing(state: State, wizard: Person) -> list[Person]:
    """Other wizards in his field whose realm is his or allied (PH-1.3e); no merchants (PH-6.4.1f)."""
    return [
        other
        for other in wizards_at(state, wizard.field)
        if other.key != wizard.key and are_friends(state, wizard, other)
    ]


def are_friends(state: State, wizard: Person, other: Person) -> bool:
    if other.realm == wizard.realm:
        return True
    if is_neutral(state, other.realm):
        return False
    return are_partners(state, wizard.realm, other.realm, wizard.field)


def company(state: State, wizard: Person) -> list[Person]:
    """All other wizards in his field, of whichever realm; no merchants (PH-6.4.1f)."""
    there = [other for other in wizards_at(state, wizard.field) if other.key != wizard.key]
    return [other for other in there if other.realm == wizard.realm or not is_neutral(state, other.realm)]


def power_of(state: State, wizard: Person) -> int:
    """His magic power in tenths as it counts, in whole points: neutralised by friends beside him (PH-R99)."""
    return left_beside(wizard.most, wizard.now, [other.most for other in sharing(state, wizard)])


def left_beside(most: int, now: int, others: Sequence[int]) -> int:
    """What the good points of friends in his field leave of a wizard's power (PH-1.3e).

    Tenths that are saved up count for none of them (PH-1.9.1e).
    """
    second = whole(max(others, default=0))
    return max(0, whole(now) - second) if whole(most) > second else 0


def power(state: State, field: int, realm: int) -> int:
    """Tenths of all wizards of a realm in a field, for melee and under fire (PH-R99, PH-5.3w)."""
    own = [wizard for wizard in wizards_at(state, field) if wizard.realm == realm]
    return sum([max(0, power_of(state, wizard) - wizard.wounds) for wizard in own])


# --- where they may be -------------------------------------------------------------------------------


def is_abroad(state: State, person: Person) -> bool:
    """A wizard who is no character, alone outside own and allied land (PH-1.3g)."""
    if not person.nameless or not is_wizard(person):
        return False
    if state.realms[person.realm].kind == BEASTS:  # PH-6.3.2b
        return False
    owner = state.owner[person.field]
    if owner != NOBODY and (owner == person.realm or state.realms[person.realm].ways >> owner & 1):
        return False
    return not any(key // KEY == person.realm for key in state.armies_at(person.field))


def mark_abroad(state: State, realm: int) -> None:
    """Who stands alone abroad when the turn begins did not come there by this turn's orders (PH-R94)."""
    for person in list(state.realms[realm].people.values()):
        if is_abroad(state, person):
            state.edit_person(person.key).done |= ABROAD


def inspect_wizards(state: State, realm: int) -> None:
    """No sheet leaves a nameless wizard alone abroad (PH-1.3g)."""
    for number, person in sorted(state.realms[realm].people.items()):
        if not person.done & ABROAD and is_abroad(state, person):
            place = state.setting.world.label(person.field)
            raise IllegalMove("PH-1.3g", {"wizard": str(number), "field": place})


def destroy_conquered(state: State, field: int, conqueror: int) -> None:
    """Nameless wizards of enemies in a field that an army has conquered (PH-1.3i)."""
    for wizard in wizards_at(state, field):
        if wizard.nameless and not are_allied(state, conqueror, wizard.realm, field):
            die(state, wizard.key, "conquest")
