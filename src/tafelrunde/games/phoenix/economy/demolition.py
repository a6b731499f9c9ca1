"""Tearing down buildings and stages of towns (PH-1.6). Phase B8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.land import set_stage, side_name, spot_of, stage_at, work_bit
from tafelrunde.games.phoenix.orders.turn import TearDown, TearDownTown
from tafelrunde.games.phoenix.standing.standing import can_conquer, own_army
from tafelrunde.games.phoenix.state.deeds import BUSY, MOVED, TEARS
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B8
from tafelrunde.games.phoenix.tables.prices import ROAD, STAGES
from tafelrunde.games.phoenix.told.land import WorkGone
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES


def obstacle(state: State, army: Army) -> str:
    """Why this army tears nothing down this month (PH-1.6a); empty if it can."""
    if not can_conquer(state, army):
        return "reason_too_weak"
    if army.done & MOVED:
        return "reason_moved"
    if army.done & BUSY:
        return "reason_busy"
    return "" if state.owner[army.field] == army.realm else "reason_not_yours"


def need_tearing(state: State, army: Army, building: str, *, there: bool) -> None:
    reason = obstacle(state, army) or ("" if there else "reason_no_work")
    if reason:
        place = state.setting.world.label(army.field)
        params = {"army": str(army.number), "building": building, "field": place, "reason": reason}
        raise IllegalMove("PH-1.6a", params)


def tear_down(state: State, realm: int, order: TearDown) -> None:
    """One building; all roads of a field are one (PH-1.6b, PH-R54)."""
    army, world = own_army(state, realm, order.army), state.setting.world
    side = SIDES * army.field + DIRECTIONS.index(order.side)
    bit = work_bit(world, side, order.work)
    need_tearing(state, army, order.work, there=state.works[world.edge[side]] & bit != 0)
    state.edit_army(army.key).done |= TEARS
    sides = [SIDES * army.field + direction for direction in range(SIDES)] if bit == ROAD else [side]
    for each in sides:
        edge = world.edge[each]
        if state.works[edge] & bit:
            state.set_works(edge, state.works[edge] & ~bit)
            state.damage.pop(spot_of(edge, bit), None)
            state.publish(WorkGone(order.work, world.label(army.field), side_name(each)))


def tear_down_town(state: State, realm: int, order: TearDownTown) -> None:
    """One stage of a town in a month, however many armies are there (PH-1.6c)."""
    army, world = own_army(state, realm, order.army), state.setting.world
    now = stage_at(state, army.field)
    need_tearing(state, army, STAGES[now] or "no_town", there=now > 0)
    if state.towns[army.field].torn == state.month:
        raise IllegalMove("PH-1.6c", {"town": STAGES[now], "field": world.label(army.field)})
    state.edit_army(army.key).done |= TEARS
    set_stage(state, army.field, now - 1, "torn")
    if now > 1:
        state.edit_town(army.field).torn = state.month


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    TearDown: (B8, tear_down),
    TearDownTown: (B8, tear_down_town),
}
