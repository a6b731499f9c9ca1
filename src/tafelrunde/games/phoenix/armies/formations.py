"""Armies that change: splitting, merging, leaders, disbanding, crews of walls (PH-1.8, PH-1.6). Phase B8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.held import hand_over, out_of_gift, settle
from tafelrunde.games.phoenix.armies.prisoners import with_cargo
from tafelrunde.games.phoenix.armies.recruits import (
    FITTING,
    goods_list,
    need_fitting,
    need_free_number,
    new_army,
)
from tafelrunde.games.phoenix.armies.weapons import pass_on
from tafelrunde.games.phoenix.holdings.land import has_wall, spot_of, wall_bit
from tafelrunde.games.phoenix.holdings.ledger import add_goods, lose_army, raise_goods
from tafelrunde.games.phoenix.orders.turn import Disband, Merge, ShiftLeaders, Split, WithdrawCrew
from tafelrunde.games.phoenix.standing.costs import budget
from tafelrunde.games.phoenix.standing.guard import need_whole
from tafelrunde.games.phoenix.standing.standing import carried, hold_used, own_army
from tafelrunde.games.phoenix.standing.traits import need_troops
from tafelrunde.games.phoenix.state.deeds import BURDENED, DISBANDS, MOVED
from tafelrunde.games.phoenix.state.pieces import FRESH, Army, counted, ship_room, space
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B8
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    FOOT,
    GOOD_NAMES,
    GOODS,
    HORSE,
    LEADER,
    RIDER,
    SHIP,
    WALL_CREW,
    WALL_LEADERS,
    WARRIOR,
)
from tafelrunde.games.phoenix.told.land import ArmyGone, FieldTaken, WorkGone
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field

# --- what all of them ask ----------------------------------------------------------------------------


def forming_army(state: State, realm: int, number: int) -> Army:
    """An own army that is not being disbanded (PH-1.6e), and no creature (PH-6.3.2a)."""
    army = own_army(state, realm, number)
    need_troops(army)
    if army.done & DISBANDS:
        raise IllegalMove("PH-1.6e", {"army": str(number)})
    return army


def need_goods(army: Army, goods: list[int]) -> None:
    """It cannot give more than it has (PH-1.8f)."""
    have = counted(army)
    for kind in range(GOODS):
        if goods[kind] > have[kind]:
            params = {"army": str(army.number), "asked": goods[kind], "goods": GOOD_NAMES[kind]}
            raise IllegalMove("PH-1.8f", {**params, "have": have[kind]})


def need_hold(state: State, fleet: Army, ships: int, more: int) -> None:
    """With so many ships fewer and so many space points more aboard, all that is aboard still fits."""
    need, rest = hold_used(state, fleet) + more, fleet.copy()
    rest.troops -= ships
    if need <= ship_room(rest) or need == 0:
        return
    if ships:  # PH-R204
        params = {"fleet": str(fleet.number), "ships": ships, "need": need, "have": ship_room(rest)}
        raise IllegalMove("PH-R204", params)
    first = state.army(carried(state, fleet)[0])
    params = {"army": str(first.number), "fleet": str(fleet.number), "need": need, "have": ship_room(rest)}
    raise IllegalMove("PH-1.1.4c", params)


def move_goods(state: State, source: int, target: int, goods: list[int]) -> None:
    """Goods change from one army to another; both are keys."""
    giver, taker = state.edit_army(source), state.edit_army(target)
    pass_on(giver, taker, goods, state.month)
    add_goods(giver, [-count for count in goods])
    add_goods(taker, goods)


def move_cargo(state: State, source: int, target: int) -> None:
    """All that is carried changes hands."""
    giver, taker = state.edit_army(source), state.edit_army(target)
    taker.gold, giver.gold = taker.gold + giver.gold, 0
    taker.special, giver.special = taker.special + giver.special, 0
    for name, count in giver.goods:
        taker.goods = with_cargo(taker.goods, name, count)
    giver.goods = ()


def lead_people(state: State, realm: int, old: int, new: int) -> None:
    """Who went with the one army goes with the other now, or with none."""
    for person in list(state.realms[realm].people.values()):
        if person.army == old:
            state.edit_person(person.key).army = new


def inherit(old: Army, new: Army) -> None:
    """A part of an army has done what the whole has done this month; gifts are looked at apart."""
    new.points, new.climbs, new.done = old.points, old.climbs, old.done
    new.moved, new.banned = old.moved, old.banned
    new.guard, new.aboard = old.guard, old.aboard
    new.came, new.kills, new.captures = old.came, old.kills, old.captures


def join_rests(state: State, army: Army, into: Army) -> None:
    """The smaller rest of movement and height points counts (PH-R85); `into` is free to be changed."""
    if army.points != FRESH or into.points != FRESH:
        rests = [budget(state, each) if each.points == FRESH else each.points for each in (army, into)]
        into.points = min(rests)
    into.climbs = max(into.climbs, army.climbs)
    into.done |= army.done
    into.moved = max(into.moved, army.moved)
    into.banned = max(into.banned, army.banned)


def is_empty(army: Army) -> bool:
    return sum(counted(army)) == 0


def part_gift(state: State, source: int, target: int, goods: list[int]) -> None:
    """Own units go first; what must come out of a gift stays bound with the new army (PH-R205)."""
    giver, taker = state.edit_army(source), state.edit_army(target)
    for army in (giver, taker):
        settle(army, state.month)
    hand_over(giver, taker, out_of_gift(giver, goods))


def leave(state: State, source: int, target: int) -> None:
    """An army of which nothing is left is gone; cargo, people and what is aboard go to the other one."""
    old, new = state.army(source), state.army(target)
    for key in carried(state, old):
        state.edit_army(key).aboard = new.number
    move_cargo(state, source, target)
    giver = state.edit_army(source)
    hand_over(giver, state.edit_army(target), giver.gift)
    lead_people(state, old.realm, old.number, new.number)
    state.publish(ArmyGone(old.realm, old.number, state.setting.world.label(old.field)))
    state.remove_army(source)


# --- splitting and merging ---------------------------------------------------------------------------


def split(state: State, realm: int, order: Split) -> None:
    """The new army takes what is named and has moved as far as the old one (PH-1.8e, PH-1.8f)."""
    army, goods = forming_army(state, realm, order.army), goods_list(order.goods)
    kind = FOOT if army.kind == HORSE and goods[RIDER] == 0 else army.kind  # PH-1.8i
    need_free_number(state, realm, order.into, kind)
    need_fitting(order.into, goods)
    need_goods(army, goods)
    rest = [have - asked for have, asked in zip(counted(army), goods, strict=True)]
    need_whole(army, sum(rest))
    if army.kind == FLEET and any(rest):
        need_hold(state, army, goods[SHIP], 0)
    new = new_army(state, realm, order.into, army.field)
    inherit(army, new)
    part_gift(state, army.key, new.key, goods)
    move_goods(state, army.key, new.key, goods)
    if not any(rest):
        leave(state, army.key, new.key)
    else:
        new.done &= ~BURDENED  # the load stays behind (PH-R220)


def merge(state: State, realm: int, order: Merge) -> None:
    """The first joins the second with all it has (PH-1.8e)."""
    army, into = forming_army(state, realm, order.army), forming_army(state, realm, order.into)
    reason = why_apart(army, into)
    if reason:
        params = {"army": str(army.number), "other": str(into.number), "reason": reason}
        raise IllegalMove("PH-1.8e", params)
    goods = counted(army)
    join_rests(state, army, state.edit_army(into.key))
    part_gift(state, army.key, into.key, goods)
    move_goods(state, army.key, into.key, goods)
    leave(state, army.key, into.key)


def why_apart(army: Army, into: Army) -> str:
    """Why two armies cannot become one; empty if they can."""
    if army.number == into.number:
        return "reason_same"
    if army.field != into.field:
        return "reason_elsewhere"
    if any(count and kind not in FITTING[into.kind] for kind, count in enumerate(counted(army))):
        return "reason_kind"
    if army.aboard != into.aboard:
        return "reason_other_ship"
    return "reason_guard" if army.guard or into.guard else ""


def shift_leaders(state: State, realm: int, order: ShiftLeaders) -> None:
    """Between armies and fleets of a field, also inside ships (PH-1.8g)."""
    army, into = forming_army(state, realm, order.army), forming_army(state, realm, order.into)
    reason = "reason_same" if army.number == into.number else ""
    if army.field != into.field:
        reason = "reason_elsewhere"
    elif army.done & MOVED:
        reason = "reason_moved"
    if reason:
        params = {"army": str(army.number), "other": str(into.number), "reason": reason}
        raise IllegalMove("PH-1.8g", params)
    goods = leaders_only(order.leaders)
    need_goods(army, goods)
    if into.aboard and into.aboard != army.aboard:
        need_hold(state, state.realms[realm].armies[into.aboard], 0, space_of_leaders(order.leaders))
    move_goods(state, army.key, into.key, goods)


def leaders_only(count: int) -> list[int]:
    goods = [0] * GOODS
    goods[LEADER] = count
    return goods


def space_of_leaders(count: int) -> int:
    alone = Army(0, 101, 0)
    alone.leaders = count
    return space(alone)


# --- disbanding --------------------------------------------------------------------------------------


def disband(state: State, realm: int, order: Disband) -> None:
    """It takes the month: the army stands there until its end and does not move (PH-1.6d, PH-1.6e)."""
    army = state.realms[realm].armies.get(order.army)
    reason = "reason_no_army" if army is None else "reason_carries" if carries(state, army) else ""
    if army is None or reason:
        raise IllegalMove("PH-1.6d", {"army": str(order.army), "reason": reason})
    need_troops(army)
    if army.done & MOVED:
        raise IllegalMove("PH-1.6e", {"army": str(order.army)})
    state.edit_army(army.key).done |= DISBANDS


def carries(state: State, army: Army) -> bool:
    """Whether anybody is aboard it (PH-R204)."""
    return army.kind == FLEET and (len(carried(state, army)) > 0 or hold_used(state, army) > 0)


def finish_disbanding(state: State) -> None:
    """At the end of the month they are gone, without payment (PH-1.6d)."""
    for realm in range(state.setting.realms):
        for army in list(state.realms[realm].armies.values()):
            if army.done & DISBANDS and state.has_army(army.key):
                dissolve(state, army.key)


def dissolve(state: State, key: int) -> None:
    """An army is lost with all it has and all that is aboard; who went with it stays alone."""
    army = state.army(key)
    for other in carried(state, army):
        dissolve(state, other)
    lead_people(state, army.realm, army.number, 0)
    state.publish(ArmyGone(army.realm, army.number, state.setting.world.label(army.field)))
    lose_army(state, key)


# --- crews of walls ----------------------------------------------------------------------------------


def withdraw_crew(state: State, realm: int, order: WithdrawCrew) -> None:
    """The crew becomes an army and the wall is gone (PH-1.5.4e)."""
    world = state.setting.world
    field = read_field(world, order.field)
    side = SIDES * field + DIRECTIONS.index(order.side)
    reason = why_no_crew(state, realm, field, side)
    if reason:
        raise IllegalMove("PH-1.5.4e", {"side": order.side, "field": world.label(field), "reason": reason})
    if order.army in state.realms[realm].armies:
        raise IllegalMove("PH-1.5.4f", {"army": str(order.army)})
    need_free_number(state, realm, order.army, FOOT)
    edge, bit = world.edge[side], wall_bit(world, side)
    state.set_works(edge, state.works[edge] & ~bit)
    state.damage.pop(spot_of(edge, bit), None)
    state.publish(WorkGone("WL", world.label(field), order.side))
    crew = leaders_only(WALL_LEADERS)
    crew[WARRIOR] = WALL_CREW
    raise_goods(state, crew)
    add_goods(new_army(state, realm, order.army, field), crew)


def why_no_crew(state: State, realm: int, field: int, side: int) -> str:
    if state.owner[field] != realm or was_taken(state, realm, field):
        return "reason_not_yours_then"
    return "" if has_wall(state, side) else "reason_no_wall"


def was_taken(state: State, realm: int, field: int) -> bool:
    """Whether the realm took this field in its present turn, the only one it has in a month."""
    label = state.setting.world.label(field)
    return any(
        isinstance(event, FieldTaken) and event.field == label and event.realm == realm
        for event in state.news
    )


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Split: (B8, split),
    Merge: (B8, merge),
    ShiftLeaders: (B8, shift_leaders),
    Disband: (B8, disband),
    WithdrawCrew: (B8, withdraw_crew),
}
