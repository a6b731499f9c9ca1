"""Wizards on the map: who is one, how they neutralise each other, who may stay where (PH-1.3)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.courts import die
from tafelrunde.games.phoenix.standing.standing import (
    are_allied,
    are_partners,
    carrier,
    is_neutral,
    is_spared,
    needs_ship,
)
from tafelrunde.games.phoenix.state.deeds import ABROAD, DISBANDS
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.realm import BEASTS
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import MAGE
from tafelrunde.games.phoenix.tables.wizard_classes import whole


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
    """A wizard who is no character, alone outside own and allied land; on water not aboard (PH-1.3g)."""
    return is_exposed(state, person) and not escorts(state, person)


def is_exposed(state: State, person: Person) -> bool:
    """Whether somebody has to be with him where he is."""
    if not person.nameless or not is_wizard(person):
        return False
    if state.realms[person.realm].kind == BEASTS:  # PH-6.3.2b
        return False
    owner = state.owner[person.field]
    return owner == NOBODY or not (owner == person.realm or state.realms[person.realm].ways >> owner & 1)


def escorts(state: State, person: Person) -> list[Army]:
    """Armies of his realm in his field; on water the fleet that carries him alone (PH-R203)."""
    if state.setting.world.is_water[person.field] and needs_ship(person):
        ship = carrier(state, person)
        return [state.realms[person.realm].armies[ship]] if ship else []
    return [state.army(key) for key in state.armies_at(person.field) if key // KEY == person.realm]


def mark_abroad(state: State, realm: int) -> None:
    """Who stands alone abroad when the turn begins did not come there by this turn's orders (PH-R94)."""
    for person in list(state.realms[realm].people.values()):
        if is_abroad(state, person):
            state.edit_person(person.key).done |= ABROAD


def inspect_wizard(state: State, person: Person) -> None:
    """No sheet leaves a nameless wizard alone abroad (PH-1.3g, PH-R229)."""
    if not person.done & ABROAD and will_be_abroad(state, person):
        place = state.setting.world.label(person.field)
        raise IllegalMove("PH-1.3g", {"wizard": str(person.number), "field": place})


def will_be_abroad(state: State, person: Person) -> bool:
    """Alone abroad now, or when the armies that are being disbanded are gone (PH-R229)."""
    return is_exposed(state, person) and all(army.done & DISBANDS for army in escorts(state, person))


def lose_stranded(state: State, realm: int) -> None:
    """At the end of a turn: who still is alone abroad is destroyed (PH-R229), but of a realm in peace."""
    if is_spared(state, realm):
        return
    for _number, person in sorted(state.realms[realm].people.items()):
        if needs_ship(person) and is_abroad(state, person):
            die(state, person.key, "alone")


def destroy_conquered(state: State, field: int, conqueror: int) -> None:
    """Nameless wizards of enemies in a field that an army has conquered (PH-1.3i)."""
    for wizard in wizards_at(state, field):
        if wizard.nameless and not are_allied(state, conqueror, wizard.realm, field):
            die(state, wizard.key, "conquest")
