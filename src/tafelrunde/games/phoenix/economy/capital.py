"""Moving the capital (PH-1.5.13). Phases B4 and C."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.land import tell_stage
from tafelrunde.games.phoenix.holdings.ledger import pay
from tafelrunde.games.phoenix.orders.turn import MoveCapital
from tafelrunde.games.phoenix.state.pieces import stage
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import CAPITAL_MOVE_MONTHS, month_name
from tafelrunde.games.phoenix.tables.phases import B4
from tafelrunde.games.phoenix.tables.prices import (
    CAPITAL,
    CAPITAL_MOVE_PRICE,
    FORTRESS,
    NO_TOWN,
    STAGE_POINTS,
)
from tafelrunde.games.phoenix.told.course import CapitalMoveBegan, CapitalMoved
from tafelrunde.games.phoenix.world.places import read_field


def move_capital(state: State, realm: int, order: MoveCapital) -> None:
    """The old seat is a fortress at once, the new one a capital after the fourth month (PH-R80, PH-R49)."""
    world, row = state.setting.world, state.realms[realm]
    field = read_field(world, order.field)
    need_move(state, realm, field)
    pay(state, realm, CAPITAL_MOVE_PRICE, "capital_move", world.label(field))
    old = row.capital
    town = state.edit_town(old)
    town.built, town.site = FORTRESS, NO_TOWN
    town.points = min(town.points, STAGE_POINTS[FORTRESS])
    state.growth = [growth for growth in state.growth if growth.field not in (old, field)]
    state.edit_town(field).site = NO_TOWN
    own = state.edit_realm(realm)
    own.capital, own.old_seat, own.new_seat = NO_FIELD, old, field
    own.seat_month = state.month + CAPITAL_MOVE_MONTHS - 1
    tell_stage(state, old, "moved")
    state.publish(CapitalMoveBegan(realm, world.label(old), world.label(field), own.seat_month))


def need_move(state: State, realm: int, field: int) -> None:
    """PH-1.5.13e, PH-1.5.13a, PH-1.5.13c; a damaged fortress still is one (PH-R215)."""
    world, row = state.setting.world, state.realms[realm]
    if row.seat_month:
        params = {"field": world.label(row.new_seat), "month": month_name(row.seat_month)}
        raise IllegalMove("PH-1.5.13e", params)
    town = state.towns.get(field)
    reason = ""
    if row.capital == NO_FIELD:
        reason = "reason_no_capital"
    elif state.owner[field] != realm:
        reason = "reason_not_yours"
    elif town is None or stage(town) != FORTRESS:
        reason = "reason_no_fortress"
    if reason:
        raise IllegalMove("PH-1.5.13a", {"field": world.label(field), "reason": reason})
    if row.gold < CAPITAL_MOVE_PRICE:
        raise IllegalMove("PH-1.5.13c", {"need": CAPITAL_MOVE_PRICE, "have": row.gold})


def finish_moves(state: State) -> None:
    """At the end of the fourth month the chosen fortress is the capital, if it still stands (PH-1.5.13b)."""
    for number in range(state.setting.realms):
        row = state.realms[number]
        if row.seat_month and row.seat_month <= state.month:
            field, own = row.new_seat, state.edit_realm(number)
            own.old_seat, own.new_seat, own.seat_month = NO_FIELD, NO_FIELD, 0
            if state.owner[field] == number and field in state.towns:
                crown(state, number, field)


def crown(state: State, realm: int, field: int) -> None:
    """PH-R48."""
    town = state.edit_town(field)
    if town.built != FORTRESS or state.realms[realm].capital != NO_FIELD:
        return
    town.built, town.site = CAPITAL, NO_TOWN
    if state.setting.moved_capital_full:
        town.points = STAGE_POINTS[CAPITAL]
    state.edit_realm(realm).capital = field
    tell_stage(state, field, "moved")
    state.publish(CapitalMoved(realm, state.setting.world.label(field)))


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    MoveCapital: (B4, move_capital),
}
