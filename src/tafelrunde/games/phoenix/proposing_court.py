"""Random orders about people: offices, challenges, retreats, prisoners."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.data import RANK_CODES
from tafelrunde.games.phoenix.orders_court import (
    Appoint,
    Challenge,
    FreePerson,
    Retrain,
    Retreat,
    SetPursuit,
)
from tafelrunde.games.phoenix.pieces import KEY, Person
from tafelrunde.games.phoenix.proposing_muster import pick
from tafelrunde.games.phoenix.state import State

RANKS: Final[tuple[Any, ...]] = ("CHF", "BUH", "STH", "FSH", "HER", "Z")


def own_people(state: State, realm: int) -> list[Person]:
    """Those who take orders."""
    people = state.realms[realm].people
    return [people[number] for number in sorted(people) if people[number].captor < 0]


def strangers(state: State, realm: int) -> list[Person]:
    """Everybody sees where foreign characters are."""
    return [
        row.people[number] for row in state.realms if row.number != realm for number in sorted(row.people)
    ]


def propose_office(state: State, realm: int, rng: Rng) -> Appoint | None:
    people = own_people(state, realm)
    taken = {RANK_CODES[rank] for person in people for rank in (person.rank, person.title)} - {"CHF", "Z"}
    free = [rank for rank in RANKS if rank not in taken]
    return Appoint(pick(rng, people).number, pick(rng, free)) if people else None


def propose_retraining(state: State, realm: int, rng: Rng) -> Retrain | None:
    people = own_people(state, realm)
    return Retrain(pick(rng, people).number) if people else None


def propose_challenge(state: State, realm: int, rng: Rng) -> Challenge | None:
    others = strangers(state, realm)
    met = [(own, foe) for own in own_people(state, realm) for foe in others if own.field == foe.field]
    if not met:
        return None
    own, foe = pick(rng, met)
    return Challenge(own.number, foe.number, state.setting.names[foe.realm])


def propose_pursuit(state: State, realm: int, rng: Rng) -> SetPursuit | None:
    people = own_people(state, realm)
    return SetPursuit(pick(rng, people).number, rng.below(2) == 0) if people else None


def propose_retreat(state: State, realm: int, rng: Rng) -> Retreat | None:
    people, world = own_people(state, realm), state.setting.world
    people = [person for person in people if world.around[person.field]]
    if not people:
        return None
    person = pick(rng, people)
    return Retreat(person.number, world.label(pick(rng, world.around[person.field])))


def propose_freedom(state: State, realm: int, rng: Rng) -> FreePerson | None:
    captives = [person for person in strangers(state, realm) if person.captor == realm]
    if not captives:
        return None
    person = pick(rng, captives)
    return FreePerson(person.key % KEY, state.setting.names[person.realm])


COURT_PROPOSERS: Final[dict[type, Any]] = {
    Appoint: propose_office,
    Retrain: propose_retraining,
    Challenge: propose_challenge,
    SetPursuit: propose_pursuit,
    Retreat: propose_retreat,
    FreePerson: propose_freedom,
}
