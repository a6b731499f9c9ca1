"""The people of a realm: who is known, and how they leave it."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.events import PersonDied
from tafelrunde.games.phoenix.state import State


def die(state: State, key: int, cause: str) -> None:
    """He is dead from this moment on and counts for nothing any more (PH-1.9h); everybody sees it."""
    person = state.person(key)
    place = state.setting.world.label(person.field)
    state.publish(PersonDied(person.realm, person.number, person.name, place, cause))
    state.remove_person(key)


def known_person(state: State, realm: int, number: int) -> None:
    """PH-1.9h: somebody who lives."""
    if number not in state.realms[realm].people:
        raise IllegalMove("PH-1.9h", {"realm": state.setting.names[realm], "person": str(number)})
