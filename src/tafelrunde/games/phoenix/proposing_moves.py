"""Random orders for movement: armies and people a step or two, embarking, landing, rights."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.data import FLEET
from tafelrunde.games.phoenix.orders_turn import (
    Accompany,
    AgreeWay,
    Embark,
    GrantCoast,
    GrantWay,
    Land,
    MoveArmy,
    MovePerson,
    RevokeCoast,
    RevokeWay,
)
from tafelrunde.games.phoenix.proposing_armies import own_armies
from tafelrunde.games.phoenix.proposing_muster import pick
from tafelrunde.games.phoenix.state import State


def some_label_near(state: State, field: int, rng: Rng) -> str:
    """A field one or two steps away."""
    world = state.setting.world
    near = pick(rng, world.around[field])
    return world.label(pick(rng, world.around[near]) if rng.below(3) == 0 else near)


def propose_march(state: State, realm: int, rng: Rng) -> Any:
    armies = own_armies(state, realm)
    if not armies:
        return None
    army = pick(rng, armies)
    label, spare = some_label_near(state, army.field, rng), rng.below(4) == 0
    if army.aboard:
        return Land(army.number, label, spare)
    fleets = [fleet for fleet in armies if fleet.kind == FLEET]
    beside = [fleet for fleet in fleets if fleet.field in state.setting.world.around[army.field]]
    if army.kind != FLEET and beside and rng.below(2):
        return Embark(army.number, pick(rng, beside).number)
    return MoveArmy(army.number, label, (), spare)


def propose_walk(state: State, realm: int, rng: Rng) -> MovePerson | Accompany | None:
    people = state.realms[realm].people
    if not people:
        return None
    person = people[pick(rng, sorted(people))]
    there = [army.number for army in own_armies(state, realm) if army.field == person.field]
    if rng.below(2):
        return Accompany(person.number, pick(rng, [0, *there]))
    return MovePerson(person.number, some_label_near(state, person.field, rng))


def propose_right(state: State, realm: int, rng: Rng) -> Any:
    kind = pick(rng, (GrantCoast, RevokeCoast, GrantWay, AgreeWay, RevokeWay))
    return kind(pick(rng, state.setting.names))


MOVE_PROPOSERS: Final = (propose_march, propose_march, propose_march, propose_walk, propose_right)
