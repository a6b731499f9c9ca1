"""Prisoners and captured goods (PH-5.5h, PH-5.5i): the living are cargo, dead goods change their owner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.recruits import FITTING, free_number, new_army
from tafelrunde.games.phoenix.armies.weapons import silence
from tafelrunde.games.phoenix.holdings.ledger import add_goods, lose_goods
from tafelrunde.games.phoenix.orders.war import Release, SetStance
from tafelrunde.games.phoenix.standing.standing import own_army
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B1, B8
from tafelrunde.games.phoenix.tables.prices import (
    ARMY_MINIMUM,
    FLEET,
    FOOT,
    GOODS,
    LEADER,
    MOUNT,
    RIDER,
    SPACE,
    WARRIOR,
)
from tafelrunde.games.phoenix.told.notes import Released

LIVING: Final = (WARRIOR, RIDER, LEADER)
PRISONERS: Final[dict[int, str]] = {
    WARRIOR: "captured_warriors",
    RIDER: "captured_riders",
    LEADER: "captured_leaders",
}
"""By good, its name as cargo."""


def living(goods: list[int]) -> list[int]:
    return [count if kind in LIVING else 0 for kind, count in enumerate(goods)]


def dead(goods: list[int]) -> list[int]:
    return [0 if kind in LIVING else count for kind, count in enumerate(goods)]


def with_cargo(cargo: tuple[tuple[str, int], ...], name: str, count: int) -> tuple[tuple[str, int], ...]:
    """Cargo by name with so many more of one."""
    have = dict(cargo)
    have[name] = have.get(name, 0) + count
    return tuple(sorted((known, number) for known, number in have.items() if number))


def take(state: State, captor: int, goods: list[int]) -> None:
    """Living goods, already off the account, become prisoners with an army (PH-5.5i)."""
    army = state.edit_army(captor)
    for kind, name in PRISONERS.items():
        army.goods = with_cargo(army.goods, name, goods[kind])


def prisoners_of(army: Army) -> int:
    """How many it carries."""
    return sum([count for name, count in army.goods if name in PRISONERS.values()])


def hand_prisoners(giver: Army, taker: Army) -> None:
    """All of them change hands; both armies are free to be changed."""
    for name, count in giver.goods:
        if name in PRISONERS.values():
            taker.goods = with_cargo(taker.goods, name, count)
    kept = [(name, count) for name, count in giver.goods if name not in PRISONERS.values()]
    giver.goods = tuple(kept)


# --- dead goods --------------------------------------------------------------------------------------


def take_over(state: State, captors: list[int], goods: list[int]) -> list[int]:
    """Dead goods, still on the account, join one of these armies; says what they took, the rest is lost."""
    left = list(goods)
    for key in captors:
        army = state.army(key)
        if army.guard:  # PH-5.5i
            continue
        taken = fitting(army, left)
        join = list(taken)
        if moves_later(state, army.realm):
            behind = guarded(state, key, taken)
            join = [count - kept for count, kept in zip(taken, behind, strict=True)]
        if any(join):
            join_captor(state, key, join)
        left = [have - took for have, took in zip(left, taken, strict=True)]
    lose_goods(state, left)
    return [have - lost for have, lost in zip(goods, left, strict=True)]


def fitting(army: Army, goods: list[int]) -> list[int]:
    """What may be in such an army; each mount needs a warrior who leads it (PH-1.8b, PH-1.1.2b)."""
    allowed = () if army.nature else FITTING.get(army.kind, ())
    taken = [count if kind in allowed else 0 for kind, count in enumerate(goods)]
    taken[MOUNT] = min(taken[MOUNT], max(0, army.troops - army.mounts))
    return taken


def moves_later(state: State, realm: int) -> bool:
    """Whether the realm can still move this month: then what it captures must stay where it is (PH-5.5h)."""
    if realm == state.active:
        return state.phase <= B8
    order = state.orders[state.month]
    return realm in order and order.index(realm) > state.place


def join_captor(state: State, captor: int, goods: list[int]) -> None:
    """Into the captor's army; if its realm still moves, that army stays with them this month (PH-R213)."""
    army = state.edit_army(captor)
    add_goods(army, goods)
    silence(army, goods, state.month)
    if moves_later(state, army.realm) and army.held < state.month:
        army.held, army.giver = state.month, army.realm


def guarded(state: State, captor: int, goods: list[int]) -> list[int]:
    """What can stay behind as an army of its own under a second leader of the captor; nothing without one."""
    army, taken = state.army(captor), list(goods)
    taken[MOUNT] = 0  # nobody to lead them
    kind = FLEET if army.kind == FLEET else FOOT
    number = free_number(state, army.realm, kind)
    room = sum([SPACE[good] * taken[good] for good in range(GOODS)])
    if army.leaders < 2 or not number or room < ARMY_MINIMUM:
        return [0] * GOODS
    new = new_army(state, army.realm, number, army.field)
    new.held, new.giver = state.month, army.realm
    add_goods(new, taken)
    silence(new, taken, state.month)
    new.leaders = 1
    state.edit_army(captor).leaders -= 1
    return taken


# --- orders ------------------------------------------------------------------------------------------


def need_prisoners(army: Army) -> None:
    """PH-5.8.4a."""
    if not prisoners_of(army):
        raise IllegalMove("PH-5.8.4a", {"army": str(army.number)})


def release(state: State, realm: int, order: Release) -> None:
    """Prisoners who are let go are disbanded (PH-5.8.4a)."""
    army = own_army(state, realm, order.army)
    need_prisoners(army)
    names = PRISONERS.values()
    freed = {name: count for name, count in army.goods if name in names}
    eased = state.edit_army(army.key)
    eased.goods = tuple([(name, count) for name, count in army.goods if name not in names])
    state.note(realm, Released(army.number, state.setting.world.label(army.field), freed))


def set_stance(state: State, realm: int, order: SetStance) -> None:
    """Kill or capture; a guard only takes prisoners (PH-R40, PH-5.5i)."""
    army = own_army(state, realm, order.army)
    if army.guard and order.kill:
        raise IllegalMove("PH-5.5i", {"army": str(army.number)})
    told = state.edit_army(army.key)
    told.kills, told.captures = order.kill, not order.kill


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    SetStance: (B1, set_stance),
    Release: (B8, release),
}
