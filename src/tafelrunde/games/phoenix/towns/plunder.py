"""Plundering a field (PH-3.2.2.1). Phase B8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.economy.rights import end_rights
from tafelrunde.games.phoenix.holdings.ledger import earn
from tafelrunde.games.phoenix.orders.turn import Plunder
from tafelrunde.games.phoenix.standing.shelter import need_admission
from tafelrunde.games.phoenix.standing.standing import can_conquer, enemies_at, own_army
from tafelrunde.games.phoenix.state.deeds import BUSY, MOVED, PLUNDERS
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.calendar import PLUNDER_MONTHS, month_name
from tafelrunde.games.phoenix.tables.phases import B8
from tafelrunde.games.phoenix.tables.prices import PLUNDER_FACTOR
from tafelrunde.games.phoenix.told.land import FieldPlundered
from tafelrunde.games.phoenix.towns.taxes import field_income, is_plundered


def plunder(state: State, realm: int, order: Plunder) -> None:
    """Twice the income of field and town, as other income (PH-3.2.2.1c to PH-3.2.2.1e)."""
    army = own_army(state, realm, order.army)
    need_plunder(state, army)
    field, label = army.field, state.setting.world.label(army.field)
    state.edit_army(army.key).done |= PLUNDERS
    gold = PLUNDER_FACTOR * field_income(state, field)
    state.plundered[field] = state.month
    state.publish(FieldPlundered(realm, label))
    earn(state, realm, gold, "plunder", label)
    if state.owner[field] != NOBODY:
        end_rights(state, realm, state.owner[field])  # PH-4.1e


def need_plunder(state: State, army: Army) -> None:
    number, label = str(army.number), state.setting.world.label(army.field)
    if army.field == state.setting.world.landmarks.audvacar:
        raise IllegalMove("PH-6.4a", {"army": number})
    if army.done & MOVED:
        raise IllegalMove("PH-3.2.2.1b", {"army": number})
    need_admission(state, army.realm, army.number, army.field)  # who was there before may only leave
    reason = obstacle(state, army)
    if reason:
        raise IllegalMove("PH-3.2.2.1a", {"army": number, "field": label, "reason": reason})
    if is_plundered(state, army.field):
        since = state.plundered[army.field]
        until = month_name(since + PLUNDER_MONTHS)
        raise IllegalMove("PH-3.2.2.1f", {"field": label, "since": month_name(since), "month": until})


def obstacle(state: State, army: Army) -> str:
    """Why it cannot plunder where it stands (PH-3.2.2.1a, PH-R91); empty if it can."""
    owner = state.owner[army.field]
    if army.aboard:
        return "reason_aboard"
    if state.setting.world.is_water[army.field]:
        return "reason_water"
    if not can_conquer(state, army):
        return "reason_too_weak"
    if owner == army.realm:
        return "reason_own_land"
    if owner != NOBODY and state.realms[army.realm].ways >> owner & 1:
        return "reason_partner"
    if army.done & BUSY:
        return "reason_busy"
    return "reason_enemies" if enemies_at(state, army.realm, army.field) else ""


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Plunder: (B8, plunder),
}
