"""Characters left to the enemy (B15): capture, death, retreat fight, emergency teleport."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.arithmetic.pairings import Side
from tafelrunde.games.phoenix.armies.captives import follow_wardens, free, seize, take
from tafelrunde.games.phoenix.armies.formations import dissolve
from tafelrunde.games.phoenix.armies.loot import strongest
from tafelrunde.games.phoenix.court.char_combat import RETREAT, defenders_of, fight
from tafelrunde.games.phoenix.court.instructions import first_choices, in_line
from tafelrunde.games.phoenix.holdings.courts import die, is_character, is_fighter, known_person
from tafelrunde.games.phoenix.magic.duels import home_of
from tafelrunde.games.phoenix.marching.persons import own_person
from tafelrunde.games.phoenix.orders.court import FreePerson, Retreat, SetPursuit
from tafelrunde.games.phoenix.standing.shelter import is_closed
from tafelrunde.games.phoenix.standing.standing import are_partners, enemies_at, is_led, realm_called
from tafelrunde.games.phoenix.standing.wizards import is_abroad
from tafelrunde.games.phoenix.state.agenda import OpenRetreat, still_open
from tafelrunde.games.phoenix.state.deeds import COVERED, DUELLED, FOUGHT, TILTED
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B1, B15, B17
from tafelrunde.games.phoenix.tables.prices import MAGE
from tafelrunde.games.phoenix.told.course import TurnBegan
from tafelrunde.games.phoenix.told.people import (
    PersonCaptured,
    PersonDied,
    PersonRetreated,
    WizardThrown,
)
from tafelrunde.games.phoenix.world.places import need_neighbours, read_field

# --- the phase ---------------------------------------------------------------------------------------


def captures(state: State, realm: int) -> bool:
    """The hook of B15: true while dice must fall."""
    if not state.pending:
        for person in stranded(state, realm):
            die(state, person.key, "conquest")
        for person in exposed(state, realm):
            if not (person.rank == MAGE and person.done & DUELLED) and not may_retreat(person):
                seize_here(state, person.key)
        for person in exposed(state, realm):
            if person.rank == MAGE or person.done & TILTED:
                slip_away(state, person.key)
        fields = sorted({person.field for person in exposed(state, realm)})
        state.pending.extend([OpenRetreat(field) for field in fields])
    for retreat in still_open(state.pending, OpenRetreat):
        if not retreat_fight(state, realm, retreat.field):
            return True
        del state.pending[0]
    dissolve_leaderless(state)
    return follow_wardens(state, realm)


def dissolve_leaderless(state: State) -> None:
    """Armies that only somebody commanded whom this turn has taken from them (PH-1.1.5a)."""
    lost: set[int] = set()
    for event in reversed(state.news):
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, (PersonDied, PersonCaptured, PersonRetreated, WizardThrown)):
            lost.add(event.realm)
    for realm in sorted(lost):
        for army in list(state.realms[realm].armies.values()):
            if state.has_army(army.key) and not is_led(state, army):
                dissolve(state, army.key)


def exposed(state: State, realm: int) -> list[Person]:
    """Free characters with hostile armies and none of their own side, in conflicts of this realm."""
    return [person for person in left_alone(state, realm) if is_character(person) and person.present]


def stranded(state: State, realm: int) -> list[Person]:
    """Nameless wizards in the same plight outside own and allied land (PH-1.3i)."""
    return [person for person in left_alone(state, realm) if is_abroad(state, person)]


def left_alone(state: State, realm: int) -> list[Person]:
    keys = {KEY * realm + number for number in state.realms[realm].people}
    for army in state.realms[realm].armies.values():
        keys.update(state.people_at(army.field))
    return [state.person(key) for key in sorted(keys) if is_left_alone(state, realm, state.person(key))]


def is_left_alone(state: State, realm: int, person: Person) -> bool:
    """Among enemies only, and one of the two sides is this realm."""
    if not state.armies_at(person.field) or person.captor >= 0:
        return False
    enemies = enemies_at(state, person.realm, person.field)
    there = [key for key in state.armies_at(person.field) if not state.army(key).aboard]
    friends = [key for key in there if key not in enemies and is_friend(state, person, key // KEY)]
    if not enemies or friends:
        return False
    return person.realm == realm or any(key // KEY == realm for key in enemies)


def is_friend(state: State, person: Person, realm: int) -> bool:
    """Whose armies protect him; those of merchants and of absent realms keep out of everything."""
    return person.realm == realm or are_partners(state, person.realm, realm, person.field)


def may_retreat(person: Person) -> bool:
    """Who fought before the melee beside an army of his own; a knight in any case (PH-5.4b, PH-5.2c)."""
    if person.done & TILTED:
        return True
    return bool(person.done & FOUGHT and person.done & COVERED)


def seize_here(state: State, key: int) -> None:
    """By the strongest army that stands there (PH-1.9m)."""
    person = state.person(key)
    captor = strongest(state, enemies_at(state, person.realm, person.field))
    seize(state, key, captor, defeated=bool(person.done & COVERED))


# --- retreat -----------------------------------------------------------------------------------------


def retreat_fight(state: State, realm: int, field: int) -> bool:
    """Whoever of the winners' characters does not decline strikes once more; False while dice must fall."""
    losers = [person for person in exposed(state, realm) if person.field == field]
    pursuers = pursuers_of(state, losers, field)
    had = {person.key: person.now for person in losers}
    if pursuers and losers and not pursue(state, field, pursuers, losers):
        return False
    for key in in_line(state, losers)[0]:
        if state.person(key).now == 0 < had[key]:  # PH-5.4g
            take(state, key, strongest(state, enemies_at(state, key // KEY, field)))
        else:
            slip_away(state, key)
    for person in pursuers:
        if state.person(person.key).now == 0:
            die(state, person.key, "combat")
    return True


def pursue(state: State, field: int, pursuers: Sequence[Person], losers: Sequence[Person]) -> bool:
    """The pursuers choose whom they fight (PH-R208); False while dice must fall."""
    attackers = Side(*in_line(state, pursuers), first_choices(pursuers, losers))
    return fight(state, field, RETREAT, attackers, defenders_of(state, losers))


def pursuers_of(state: State, losers: Sequence[Person], field: int) -> list[Person]:
    """Characters of the realms whose troops won (PH-5.4c); knights who have fought keep out (PH-5.4h)."""
    if not losers:
        return []
    realms = sorted({key // KEY for key in enemies_at(state, losers[0].realm, field)})
    return [
        person
        for realm in realms
        for _number, person in sorted(state.realms[realm].people.items())
        if person.field == field
        and is_fighter(state, person)
        and not person.spares
        and not person.done & TILTED
        and person.barred < state.month  # PH-5.4f
        and person.now >= 10
    ]


def slip_away(state: State, key: int) -> None:
    """To a neighbouring field, a wizard home; where no field is free of enemies he is taken (PH-5.4e)."""
    person = state.person(key)
    goal = home_of(state, person) if person.rank == MAGE else refuge(state, person)
    if goal == NO_FIELD or goal == person.field:
        seize_here(state, key)
        return
    label = state.setting.world.label
    state.publish(PersonRetreated(person.realm, person.number, label(person.field), label(goal)))
    gone = state.move_person(key, goal)
    gone.army, gone.points = 0, 0
    if gone.rank != MAGE:
        gone.barred = state.month + 1  # PH-5.4f


def refuge(state: State, person: Person) -> int:
    """As ordered or by standing instruction; else own land, and there as near to the capital as can be."""
    world = state.setting.world
    free = [
        field
        for field, _edge, _side in world.steps[person.field]
        if not enemies_at(state, person.realm, field) and not is_closed(state, person.realm, field)
    ]
    wish = [field for field in (wished(state, person), person.refuge) if field in free]
    if wish or not free:
        return wish[0] if wish else NO_FIELD
    capital = state.realms[person.realm].capital

    def distance(field: int) -> tuple[bool, int, int]:
        is_own = state.owner[field] == person.realm
        far = 0 if capital == NO_FIELD else world.distance(field, capital)
        return not is_own, far, field

    return min(free, key=distance)


def wished(state: State, person: Person) -> int:
    """The field that the sheet of the realm that moves names for him."""
    for order in state.realms[person.realm].handed or ():
        if isinstance(order, Retreat) and order.person == person.number and person.realm == state.active:
            return read_field(state.setting.world, order.to)
    return NO_FIELD


# --- orders ------------------------------------------------------------------------------------------


def set_pursuit(state: State, realm: int, order: SetPursuit) -> None:
    person = own_person(state, realm, order.person)
    state.edit_person(person.key).spares = order.spare


def retreat(state: State, realm: int, order: Retreat) -> None:
    """Only looks whether he could: a lost battle reads the sheet (PH-5.4e)."""
    person, world = own_person(state, realm, order.person), state.setting.world
    to = read_field(world, order.to)
    if state.planning:
        need_neighbours(world, person.field, to)
        if enemies_at(state, realm, to):
            raise IllegalMove("PH-5.4e", {"person": str(person.number), "field": world.label(to)})


def free_person(state: State, realm: int, order: FreePerson) -> None:
    """He is free where he is (PH-1.9g)."""
    other = realm_called(state, order.realm)
    known_person(state, other, order.person)
    person = state.person(KEY * other + order.person)
    if person.captor != realm:
        params = {"person": str(order.person), "realm": state.setting.names[other]}
        raise IllegalMove("PH-1.9g", params)
    free(state, person.key)


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    SetPursuit: (B1, set_pursuit),
    Retreat: (B15, retreat),
    FreePerson: (B17, free_person),
}
