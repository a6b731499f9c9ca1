"""Warriors who mount and riders who dismount (PH-1.1.3, PH-4.3f). Phase B8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.formations import (
    forming_army,
    inherit,
    is_empty,
    join_rests,
    leaders_only,
    leave,
    move_goods,
    need_goods,
)
from tafelrunde.games.phoenix.armies.held import bind, hand_over, out_of_gift, settle
from tafelrunde.games.phoenix.armies.recruits import need_free_number, new_army
from tafelrunde.games.phoenix.holdings.ledger import add_goods, lose_goods, raise_goods
from tafelrunde.games.phoenix.orders.turn import Dismount, Mount
from tafelrunde.games.phoenix.standing.guard import need_whole
from tafelrunde.games.phoenix.state.deeds import ENDED, MOVED
from tafelrunde.games.phoenix.state.pieces import Army, counted
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B8
from tafelrunde.games.phoenix.tables.prices import FOOT, GOODS, HORSE, MOUNT, RIDER, WARRIOR


def mount(state: State, realm: int, order: Mount) -> None:
    """A warrior and a mount become a rider (PH-1.1.3b)."""
    army = ashore(state, realm, order.army)
    have = counted(army)
    if order.count > min(have[WARRIOR], have[MOUNT]):
        params = {"army": str(army.number), "count": order.count}
        raise IllegalMove("PH-1.1.3b", {**params, "warriors": have[WARRIOR], "mounts": have[MOUNT]})
    need_whole(army, sum(have) - 2 * order.count - order.leaders)
    need_target(state, army, order.into, HORSE, order.leaders)
    change(state, army, order.into, on_foot(order.count), riding(order.count), order.leaders)


def dismount(state: State, realm: int, order: Dismount) -> None:
    """A rider becomes a warrior who leads a mount (PH-1.1.3c)."""
    army = ashore(state, realm, order.army)
    riders = counted(army)[RIDER]
    if order.count > riders:
        params = {"army": str(army.number), "count": order.count, "riders": riders}
        raise IllegalMove("PH-1.1.3c", params)
    need_whole(army, sum(counted(army)) - order.count - order.leaders)
    need_target(state, army, order.into, FOOT, order.leaders)
    change(state, army, order.into, riding(order.count), on_foot(order.count), order.leaders)


def on_foot(count: int) -> list[int]:
    goods = [0] * GOODS
    goods[WARRIOR] = goods[MOUNT] = count
    return goods


def riding(count: int) -> list[int]:
    goods = [0] * GOODS
    goods[RIDER] = count
    return goods


def ashore(state: State, realm: int, number: int) -> Army:
    """Not aboard (PH-1.1.3d)."""
    army = forming_army(state, realm, number)
    if army.aboard:
        raise IllegalMove("PH-1.1.3d", {"army": str(number), "fleet": str(army.aboard)})
    return army


def need_target(state: State, army: Army, into: int, kind: int, leaders: int) -> None:
    """A free number, or an own army of that kind in the same field; leaders go by PH-1.8g and PH-1.8f."""
    need_goods(army, leaders_only(leaders))
    other = state.realms[army.realm].armies.get(into)
    if other is None or other.kind != kind or other.field != army.field or other.guard != army.guard:
        need_free_number(state, army.realm, into, kind)
        return
    forming_army(state, army.realm, into)
    if leaders and army.done & MOVED:
        params = {"army": str(army.number), "other": str(into), "reason": "reason_moved"}
        raise IllegalMove("PH-1.8g", params)


def change(state: State, army: Army, into: int, old: list[int], new: list[int], leaders: int) -> None:
    """Takes the old goods away and gives the new ones; who has moved has ended his movement (PH-4.3f)."""
    source, target = army.key, army.key - army.number + into
    if state.has_army(target):
        join_rests(state, army, state.edit_army(target))
    else:
        inherit(army, new_army(state, army.realm, into, army.field))
    for key in (source, target):
        unit = state.edit_army(key)
        if unit.done & MOVED:
            unit.done |= ENDED
    change_gift(state, source, target, old, new)
    lose_goods(state, old)
    raise_goods(state, new)
    add_goods(state.edit_army(source), [-count for count in old])
    add_goods(state.edit_army(target), new)
    move_goods(state, source, target, leaders_only(leaders))
    if is_empty(state.army(source)):
        leave(state, source, target)


def change_gift(state: State, source: int, target: int, old: list[int], new: list[int]) -> None:
    """Riders on given mounts stay as these would have (PH-R205)."""
    giver, taker = state.edit_army(source), state.edit_army(target)
    for army in (giver, taker):
        settle(army, state.month)
    given = out_of_gift(giver, old)
    until, realm = giver.held, giver.giver
    hand_over(giver, giver.copy(), given)
    bind(taker, [max(given) if count else 0 for count in (*new, 0, 0)], until, realm)


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Mount: (B8, mount),
    Dismount: (B8, dismount),
}
