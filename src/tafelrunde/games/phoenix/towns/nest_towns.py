"""The first towns of pirates in their nest (PH-6.6.1c): one for each of the first four characters."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.courts import office
from tafelrunde.games.phoenix.holdings.land import set_stage, stage_at, take_field
from tafelrunde.games.phoenix.state.realm import NO_FIELD, PIRATE
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import CAPITAL, RANK_STAGE, STAGES
from tafelrunde.games.phoenix.towns.towns import fill_rank


def is_nest_town(state: State, realm: int, field: int) -> bool:
    return state.realms[realm].kind == PIRATE and bool(state.setting.world.is_nest[field])


def need_nest_town(state: State, realm: int, field: int, stage: int) -> None:
    """Each stage once, on land that is free, for somebody of that rank who is present."""
    reason = obstacle(state, realm, field, stage)
    if reason:
        name, place = state.setting.names[realm], state.setting.world.label(field)
        params = {"realm": name, "town": STAGES[stage], "field": place, "reason": reason}
        raise IllegalMove("PH-6.6.1c", params)


def obstacle(state: State, realm: int, field: int, stage: int) -> str:
    """Why no such town comes to stand there; empty if nothing is against it."""
    world, people = state.setting.world, state.realms[realm].people.values()
    nest = [other for other in state.towns if world.is_nest[other] and state.owner[other] == realm]
    if world.is_water[field]:
        return "reason_water"
    if state.owner[field] not in (realm, NOBODY):
        return "reason_not_free"
    if field in state.towns:
        return "reason_town_there"
    has_capital = stage == CAPITAL and state.realms[realm].capital != NO_FIELD
    if has_capital or any(stage_at(state, other) == stage for other in nest):
        return "reason_has_such"
    meant = [person for person in people if stage in (RANK_STAGE[person.title], RANK_STAGE[office(person)])]
    return "" if any(person.present for person in meant) else "reason_nobody_meant"


def give_nest_town(state: State, realm: int, field: int, stage: int) -> None:
    """The town stands, and whoever was meant for its rank has it (PH-1.9.1n)."""
    take_field(state, field, realm, "amended")
    set_stage(state, field, stage, "placed")
    fill_rank(state, realm, stage)
