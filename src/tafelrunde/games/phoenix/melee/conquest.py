"""Conquest of fields on the way (PH-1.8j, PH-1.8k), and land on offer that an army takes over (PH-3.2.2e)."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.loot import loot_town
from tafelrunde.games.phoenix.economy.gifts import take_deed
from tafelrunde.games.phoenix.economy.rights import end_rights
from tafelrunde.games.phoenix.holdings.courts import seats, sink_lord
from tafelrunde.games.phoenix.holdings.land import stage_at, take_field
from tafelrunde.games.phoenix.standing.shelter import need_admission
from tafelrunde.games.phoenix.standing.standing import can_conquer, enemies_at
from tafelrunde.games.phoenix.standing.wizards import destroy_conquered
from tafelrunde.games.phoenix.state.pieces import Army, troop_space
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import FLEET


def need_able(state: State, army: Army) -> None:
    """The army could take a field where it stands (PH-0.3.2e, PH-1.8j); whose it is comes later."""
    number, place = str(army.number), state.setting.world.label(army.field)
    if state.setting.world.is_water[army.field]:
        raise IllegalMove("PH-0.3.2e", {"field": place})
    if army.field == state.setting.world.landmarks.audvacar:
        raise IllegalMove("PH-6.4a", {"army": number})
    if army.kind >= FLEET or not can_conquer(state, army):
        raise IllegalMove("PH-1.8j", {"army": number, "field": place, "have": troop_space(army)})
    if enemies_at(state, army.realm, army.field):
        raise IllegalMove("PH-1.8k", {"army": number, "field": place, "reason": "reason_enemies"})


def need_conquest(state: State, army: Army) -> None:
    """The army may take the field where it stands (PH-1.8k), which an absent realm may keep (6.9)."""
    need_able(state, army)
    need_admission(state, army.realm, army.number, army.field)
    owner = state.owner[army.field]
    reason = ""
    if owner == army.realm:
        reason = "reason_own_land"
    elif owner != NOBODY and state.realms[army.realm].ways >> owner & 1:
        reason = "reason_partner"
    if reason:
        place = state.setting.world.label(army.field)
        raise IllegalMove("PH-1.8k", {"army": str(army.number), "field": place, "reason": reason})


def is_possible(state: State, army: Army) -> bool:
    try:
        need_conquest(state, army)
    except IllegalMove:
        return False
    return True


def conquer(state: State, key: int) -> bool:
    """Takes the field it has entered, if it can: as land on offer, or by conquest, which is an attack."""
    army = state.army(key)
    owner = state.owner[army.field]
    if owner == army.realm or state.setting.world.is_water[army.field]:
        return False
    if accept_land(state, army):
        return True
    if not is_possible(state, army):
        return False
    stage = stage_at(state, army.field)
    stages = seats(state, owner) if stage and owner != NOBODY else []
    take_field(state, army.field, army.realm, "conquered")
    if stages:
        sink_lord(state, owner, stages)  # PH-R216
    if state.planning and army.field in state.towns:
        state.edit_town(army.field).special = 0  # what lies there is known to its owner only
    destroy_conquered(state, army.field, army.realm)
    if owner != NOBODY:
        loot_town(state, key, stage)  # PH-5.8.1a
    if owner != NOBODY:
        end_rights(state, army.realm, owner)  # PH-4.1e
    return True


def accept_land(state: State, army: Army) -> bool:
    """Land on offer goes to whoever may receive it, a partner's too (PH-3.2.2e)."""
    try:
        need_able(state, army)
    except IllegalMove:
        return False
    return take_deed(state, army.realm, army.field)
