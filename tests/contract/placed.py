"""A law of campaigns: what a state keeps in order to find its pieces quickly is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tafelrunde.engine.log import replay
from tafelrunde.games.phoenix.holdings.courts import MARKS
from tafelrunde.games.phoenix.state.pieces import Person
from tafelrunde.games.phoenix.state.stacks import Stacks
from tafelrunde.games.phoenix.state.state import State
from tests.contract.walk import Walk, demand


def everything_is_where_it_is_looked_for(walk: Walk) -> None:
    """What a state keeps about its pieces to find them quickly equals what a search of them all finds."""
    for played in replay(walk.game, walk.table.log()):
        for fault in misplaced(played.state):
            demand(False, f"after move {played.entry.n}: {fault}")


def misplaced(state: State) -> Iterator[str]:
    """What the tables of armies and people by field do not know, and who is passed by though he must not."""
    armies = [army for realm in state.realms for army in realm.armies.values()]
    people = [person for realm in state.realms for person in realm.people.values()]
    if not is_found(state.stacks, {army.key: army.field for army in armies}):
        yield "an army is looked for in another field"
    if not is_found(state.crowds, {person.key: person.field for person in people}):
        yield "a person is looked for in another field"
    if any(army.banned for army in armies) and not state.banning:
        yield "a ban would not be lifted"
    for person in people:
        if (person.captor >= 0 or person.wounds or person.done & MARKS) and not is_stirred(state, person):
            yield f"person {person.key} is passed by"


def is_found(stacks: Stacks, places: Mapping[int, int]) -> bool:
    """Whether the keys stand in their fields, in rising order, and nothing else stands anywhere."""
    found: dict[int, tuple[int, ...]] = {}
    for key in sorted(places):
        found[places[key]] = (*found.get(places[key], ()), key)
    return {field: keys for part in stacks.parts for field, keys in part.items()} == found


def is_stirred(state: State, person: Person) -> bool:
    return state.stirred >> person.realm & 1 == 1
