"""Standing instructions (PH-R208): given with a sheet, kept until changed, used where somebody else moves.

Field of retreat and opponents stand beside each character, the order of combat beside his realm. Nobody
but the realm and the game master knows them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.arithmetic.pairings import Wish
from tafelrunde.games.phoenix.holdings.courts import known_person
from tafelrunde.games.phoenix.marching.persons import own_person
from tafelrunde.games.phoenix.orders.instructions import SetLine, SetRefuge, SetRivals
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.pieces import KEY, NO_REFUGE, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B13
from tafelrunde.games.phoenix.tables.prices import MAGE
from tafelrunde.games.phoenix.world.places import need_neighbours, read_field

UNLISTED: Final = KEY
"""Behind all places of an order of combat."""

# --- orders ------------------------------------------------------------------------------------------


def set_refuge(state: State, realm: int, order: SetRefuge) -> None:
    """Beside the field where he will stand, as far as his realm knows (PH-5.4e)."""
    person, to = instructed(state, realm, order.person), NO_REFUGE
    if order.to:
        to = read_field(state.setting.world, order.to)
        if state.planning:
            need_neighbours(state.setting.world, person.field, to)
    state.edit_person(person.key).refuge = to


def set_rivals(state: State, realm: int, order: SetRivals) -> None:
    """Characters of one other realm, the one he would like best first (PH-5.3v, PH-5.4c)."""
    person, rivals = instructed(state, realm, order.person), list[int]()
    if order.foes:
        other = realm_called(state, order.realm)
        need_different(order.person, order.foes)
        for number in order.foes:
            known_person(state, other, number)
            need_fighter(state.person(KEY * other + number), order.person)
            rivals.append(KEY * other + number)
        if other == realm:
            raise impossible(order.person, "reason_self")
    state.edit_person(person.key).rivals = tuple(rivals)


def set_line(state: State, realm: int, order: SetLine) -> None:
    """Own characters; all others follow them by rank (PH-R111)."""
    for number in order.people:
        instructed(state, realm, number)
    if order.people:
        need_different(order.people[0], order.people)
    state.edit_realm(realm).line = order.people


def instructed(state: State, realm: int, number: int) -> Person:
    """Somebody of the realm who can be in such a fight."""
    person = own_person(state, realm, number)
    need_fighter(person, number)
    return person


def need_fighter(person: Person, number: int) -> None:
    """Wizards have duels and teleport home (PH-5.3r, PH-5.4i)."""
    if person.rank == MAGE:
        raise impossible(number, "reason_wizard")


def need_different(number: int, people: Sequence[int]) -> None:
    if len(set(people)) < len(people):
        raise impossible(number, "reason_twice")


def impossible(number: int, reason: str) -> IllegalMove:
    return IllegalMove("PH-R208", {"person": str(number), "reason": reason})


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    SetRefuge: (B13, set_refuge),
    SetRivals: (B13, set_rivals),
    SetLine: (B13, set_line),
}


# --- in fights ---------------------------------------------------------------------------------------


def in_line(state: State, people: Sequence[Person]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Their keys: in the order of combat of their realms, all others by rank and number; and those listed."""

    def place(person: Person) -> tuple[int, int, int]:
        line = state.realms[person.realm].line
        first = line.index(person.number) if person.number in line else UNLISTED
        return first, -person.rank, person.key

    lined = sorted(people, key=place)
    listed = [person.key for person in lined if person.number in state.realms[person.realm].line]
    return tuple([person.key for person in lined]), tuple(listed)


def choices(people: Collection[Person]) -> dict[int, tuple[int, ...]]:
    """By character, whom he would like to fight."""
    return {person.key: person.rivals for person in people if person.rivals}


def first_choices(people: Collection[Person], foes: Collection[Person]) -> tuple[Wish, ...]:
    """Of those who attack: the first opponent of his choice who is there."""
    there = {foe.key for foe in foes}
    liked = [(person.key, [rival for rival in person.rivals if rival in there]) for person in people]
    return tuple([(key, rivals[0]) for key, rivals in liked if rivals])
