"""Random orders for movement: armies and people go where they can, embark, land; rights."""

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
from tafelrunde.games.phoenix.pieces import Army
from tafelrunde.games.phoenix.proposing_armies import own_armies
from tafelrunde.games.phoenix.proposing_muster import pick
from tafelrunde.games.phoenix.reach import reach
from tafelrunde.games.phoenix.state import NOBODY, State


def propose_march(state: State, realm: int, rng: Rng) -> MoveArmy | None:
    """Any field within reach; a courier with gold rather goes to strangers, a rider to the sea."""
    armies = [army for army in own_armies(state, realm) if not army.aboard]
    if not armies:
        return None
    army = pick(rng, armies)
    fields = sorted(reach(state, army))
    if not fields:
        return None
    wished = [field for field in fields if is_wished(state, army, field)]
    to = pick(rng, wished if wished and rng.below(2) else fields)
    is_courier = army.gold > 0 and state.owner[to] not in (realm, NOBODY)
    return MoveArmy(army.number, state.setting.world.label(to), (), is_courier or rng.below(4) == 0)


def is_wished(state: State, army: Army, field: int) -> bool:
    """Where something can happen: foreign land for gold, foreign armies, and fleets beside the shore."""
    if army.gold and state.owner[field] not in (army.realm, NOBODY):
        return True
    if any(key // 1000 != army.realm for key in state.armies_at(field)):
        return True
    around = state.setting.world.around[field]
    fleets = [state.army(key) for other in around for key in state.armies_at(other)]
    return army.kind != FLEET and any(one.kind == FLEET and one.realm == army.realm for one in fleets)


def propose_embarking(state: State, realm: int, rng: Rng) -> Embark | None:
    """An army beside one of the fleets."""
    armies, around = own_armies(state, realm), state.setting.world.around
    fleets = [army for army in armies if army.kind == FLEET]
    found = [
        Embark(army.number, fleet.number)
        for fleet in fleets
        for army in armies
        if army.kind != FLEET and not army.aboard and fleet.field in around[army.field]
    ]
    return pick(rng, found) if found else None


def propose_landing(state: State, realm: int, rng: Rng) -> Land | None:
    world = state.setting.world
    found = [
        Land(army.number, world.label(field), rng.below(4) == 0)
        for army in own_armies(state, realm)
        if army.aboard
        for field in world.around[army.field]
        if not world.is_water[field]
    ]
    return pick(rng, found) if found else None


def propose_company(state: State, realm: int, rng: Rng) -> Accompany | None:
    people = state.realms[realm].people
    if not people:
        return None
    person = people[pick(rng, sorted(people))]
    there = [army.number for army in own_armies(state, realm) if army.field == person.field]
    return Accompany(person.number, pick(rng, [0, *there, *there]))


def propose_walk(state: State, realm: int, rng: Rng) -> MovePerson | None:
    """A step or two; from the castle of the elementals none leads away."""
    people, world = state.realms[realm].people, state.setting.world
    walkers = sorted([number for number, person in people.items() if world.around[person.field]])
    if not walkers:
        return None
    person = people[pick(rng, walkers)]
    near = pick(rng, world.around[person.field])
    to = pick(rng, world.around[near]) if rng.below(3) == 0 else near
    return MovePerson(person.number, world.label(to))


# --- rights ------------------------------------------------------------------------------------------


def some_other(state: State, others: list[int], rng: Rng) -> str:
    return str(state.setting.names[pick(rng, others)])


def propose_coast(state: State, realm: int, rng: Rng) -> GrantCoast | None:
    mine = state.realms[realm].coasts | 1 << realm
    others = [other for other in range(state.setting.realms) if not mine >> other & 1]
    return GrantCoast(some_other(state, others, rng)) if others else None


def propose_no_coast(state: State, realm: int, rng: Rng) -> RevokeCoast | None:
    mine = state.realms[realm].coasts
    others = [other for other in range(state.setting.realms) if mine >> other & 1]
    return RevokeCoast(some_other(state, others, rng)) if others else None


def propose_consent(state: State, realm: int, rng: Rng) -> AgreeWay | None:
    row = state.realms[realm]
    known = row.ways | row.consents | 1 << realm
    others = [other for other in range(state.setting.realms) if not known >> other & 1]
    return AgreeWay(some_other(state, others, rng)) if others else None


def propose_way(state: State, realm: int, rng: Rng) -> GrantWay | None:
    """To one who has agreed."""
    mine = state.realms[realm].ways | 1 << realm
    willing = [row.number for row in state.realms if row.consents >> realm & 1]
    others = [other for other in willing if not mine >> other & 1]
    return GrantWay(some_other(state, others, rng)) if others else None


def propose_no_way(state: State, realm: int, rng: Rng) -> RevokeWay | None:
    row = state.realms[realm]
    others = [other for other in range(state.setting.realms) if (row.ways | row.consents) >> other & 1]
    return RevokeWay(some_other(state, others, rng)) if others else None


MOVE_PROPOSERS: Final[dict[type, Any]] = {
    MoveArmy: propose_march,
    Embark: propose_embarking,
    Land: propose_landing,
    Accompany: propose_company,
    MovePerson: propose_walk,
    GrantCoast: propose_coast,
    RevokeCoast: propose_no_coast,
    AgreeWay: propose_consent,
    GrantWay: propose_way,
    RevokeWay: propose_no_way,
}
