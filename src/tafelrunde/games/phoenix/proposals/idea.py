"""An order in the making, and what a realm without a plan has and sees: armies, people, land, towns.

What can be chosen from it for the slots of an order is in `occasions.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.contract import Rng
from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.state.pieces import Army, Person
from tafelrunde.games.phoenix.state.state import NOBODY, State

EDGES: Final = 8
"""One number in so many is the least or the most that can be."""


def own_fields(state: State, realm: int) -> list[int]:
    """Must equal the places of the realm's number in `state.owner`, found one by one."""
    found, owner = list[int](), state.owner.flat()
    field = owner.find(realm)
    while field >= 0:
        found.append(field)
        field = owner.find(realm, field + 1)
    return found


def up_to(most: int) -> range:
    return range(1, most + 1)


class Idea:
    """Whose order it is, what it may know, and what has been chosen so far."""

    def __init__(self, state: State, realm: int, rng: Rng) -> None:
        self.state = state
        self.realm = realm
        self.rng = rng
        self.row = state.realms[realm]
        self.world = state.setting.world
        self.chosen: dict[str, Any] = {}

    def __getitem__(self, slot: str) -> Any:
        return self.chosen[slot]

    @property
    def army(self) -> Army:
        army: Army = self.chosen["army"]
        return army

    @property
    def person(self) -> Person:
        person: Person = self.chosen["person"]
        return person

    @property
    def armies(self) -> list[Army]:
        armies = self.row.armies
        return [armies[number] for number in sorted(armies)]

    @property
    def people(self) -> list[Person]:
        """Those who take orders."""
        people = self.row.people
        return [people[number] for number in sorted(people) if people[number].captor < 0]

    @property
    def strangers(self) -> list[Person]:
        """Everybody sees where foreign characters are."""
        rows = [row for row in self.state.realms if row.number != self.realm]
        return [row.people[number] for row in rows for number in sorted(row.people)]

    @property
    def others(self) -> list[int]:
        return [realm for realm in range(self.state.setting.realms) if realm != self.realm]

    @property
    def land(self) -> list[int]:
        return own_fields(self.state, self.realm)

    @property
    def sites(self) -> list[int]:
        """Own towns, finished or not."""
        owner = self.state.owner
        return [field for field in sorted(self.state.towns) if owner[field] == self.realm]

    @property
    def towns(self) -> list[int]:
        return [field for field in self.sites if stage_at(self.state, field)]

    def owner(self, field: int) -> int:
        return self.state.owner[field]

    def is_abroad(self, field: int) -> bool:
        return self.state.owner[field] not in (self.realm, NOBODY)

    def chest(self, field: int) -> int:
        """Special income that lies in an own town."""
        town = self.state.towns.get(field)
        return town.special if town is not None and self.owner(field) == self.realm else 0

    def at(self, field: int) -> list[Army]:
        """Own armies there."""
        return [army for army in self.armies if army.field == field]

    def new(self, kind: int) -> list[int]:
        """A number for a new army or person of that kind."""
        number = free_number(self.state, self.realm, kind)
        return [number] if number else []

    def among(self, mask: int) -> list[int]:
        return [realm for realm in self.others if mask >> realm & 1]

    def lot(self, count: int) -> bool:
        """Once in so many times."""
        return self.rng.below(count) == 0

    def some(self, things: Sequence[Any]) -> Any:
        """Any of them; of numbers sometimes the first or the last."""
        if isinstance(things, range) and self.lot(EDGES):
            return things[-self.rng.below(2)]
        return things[self.rng.below(len(things))]
