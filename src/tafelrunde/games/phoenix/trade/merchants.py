"""The merchants of Audvacar (6.4.1): what they store, ask and pay, and the portals to trading posts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.capacity import need_capacity, purchase
from tafelrunde.games.phoenix.armies.loot import price_of
from tafelrunde.games.phoenix.armies.recruits import (
    FITTING,
    buyer_in,
    goods_list,
    named,
    need_fitting,
    need_free_number,
    need_place,
    new_army,
)
from tafelrunde.games.phoenix.economy.dealers import need_any_post, need_post
from tafelrunde.games.phoenix.economy.gifts import TRADED
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.holdings.ledger import add_goods, book, need_gold, pay, raise_goods
from tafelrunde.games.phoenix.orders.market import BuyGoods, SellGoods, SetBid, SetPrice, StockUp
from tafelrunde.games.phoenix.realms.pirates import need_trader
from tafelrunde.games.phoenix.standing.guard import need_common
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.realm import MERCHANTS, NO_GOODS
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import is_recruiting, month_name, recruiting_names
from tafelrunde.games.phoenix.tables.phases import B17, MUSTER_PHASE
from tafelrunde.games.phoenix.tables.prices import (
    AUDVACAR_GOLD,
    FIELD_ROOM,
    FLEET,
    FOOT,
    GOOD_NAMES,
    GOODS,
    HEAVY_WARSHIP,
    LIGHT_WARSHIP,
    SHIP,
    SPACE,
    STAGES,
)
from tafelrunde.games.phoenix.told.course import PriceSet
from tafelrunde.games.phoenix.told.notes import Delivered, MarketSale, StockGrew
from tafelrunde.games.phoenix.world.places import read_field

PORTAL_ROOM: Final = 25_000
"""Space points that come through the portal of a post in a turn (PH-6.4.1n)."""


def merchants_of(state: State) -> int:
    """The realm of the merchants (PH-6.4.1j)."""
    for realm in state.realms:
        if realm.kind == MERCHANTS:
            return realm.number
    raise IllegalMove("PH-6.4.1h", {"goods": "–"})


def need_merchants(state: State, realm: int) -> None:
    """Orders that only they give (PH-6.4.1c)."""
    if state.realms[realm].kind != MERCHANTS:
        raise IllegalMove("PH-6.4.1c", {"realm": state.setting.names[realm]})


def space_of(goods: list[int]) -> int:
    return sum([SPACE[kind] * goods[kind] for kind in range(GOODS)])


def plus(store: tuple[int, ...], goods: list[int]) -> tuple[int, ...]:
    return tuple([have + more for have, more in zip(store, goods, strict=True)])


def stored_space(state: State, realm: int) -> int:
    row = state.realms[realm]
    return space_of(list(row.store)) + space_of(list(row.coming))


def need_room(state: State, realm: int, goods: list[int]) -> None:
    """PH-6.4.1c: 100,000 space points besides all that stands in Audvacar."""
    need = stored_space(state, realm) + space_of(goods)
    if need > FIELD_ROOM:
        raise IllegalMove("PH-6.4.1d", {"what": "space", "asked": need, "limit": FIELD_ROOM})


# --- the merchants' own orders -----------------------------------------------------------------------


def stock_up(state: State, realm: int, order: StockUp) -> None:
    """In recruiting months, with their own money, for the store and nothing else."""
    need_merchants(state, realm)
    if not is_recruiting(state.month):
        months = recruiting_names(state.month)
        raise IllegalMove("PH-3.3a", {"month": month_name(state.month), "recruit_months": months})
    goods = goods_list(order.goods)
    gold = price_of(goods)
    need_room(state, realm, goods)
    used = state.used.get(-1, [0])[0] + gold
    if used > AUDVACAR_GOLD:
        raise IllegalMove("PH-6.4.1d", {"what": "gold", "asked": used, "limit": AUDVACAR_GOLD})
    need_gold(state, realm, gold, "recruiting")
    pay(state, realm, gold, "recruiting", "Audvacar")
    state.used[-1] = [used]
    raise_goods(state, goods)
    row = state.edit_realm(realm)
    row.store = plus(row.store, goods)
    state.note(realm, StockGrew(named(goods), gold))


def set_price(state: State, realm: int, order: SetPrice) -> None:
    need_merchants(state, realm)
    row, kind = state.edit_realm(realm), GOOD_NAMES.index(order.good)
    row.prices = replaced(row.prices, kind, order.price)
    state.publish(PriceSet(realm, order.good, order.price, False))


def set_bid(state: State, realm: int, order: SetBid) -> None:
    """For dead goods only: nobody but they sells living ones (PH-6.4.1g)."""
    need_merchants(state, realm)
    kind = GOOD_NAMES.index(order.good)
    need_dead([order.price if good == kind else 0 for good in range(GOODS)])
    row = state.edit_realm(realm)
    row.bids = replaced(row.bids, kind, order.price)
    state.publish(PriceSet(realm, order.good, order.price, True))


def replaced(prices: tuple[int, ...], kind: int, price: int) -> tuple[int, ...]:
    return tuple([price if good == kind else before for good, before in enumerate(prices)])


def need_dead(goods: list[int]) -> None:
    for kind, count in enumerate(goods):
        if count and kind not in TRADED:
            raise IllegalMove("PH-6.4.1g", {"goods": GOOD_NAMES[kind]})


# --- buying from them --------------------------------------------------------------------------------


def priced(prices: tuple[int, ...], goods: list[int]) -> int:
    """The sum, if everything has a price (PH-6.4.1h)."""
    for kind in range(GOODS):
        if goods[kind] and not prices[kind]:
            raise IllegalMove("PH-6.4.1h", {"goods": GOOD_NAMES[kind]})
    return sum([prices[kind] * goods[kind] for kind in range(GOODS)])


def buy(state: State, realm: int, order: BuyGoods) -> None:
    """Through the portal of an own post, into a new army or one that stands there, like recruits."""
    seller, field = merchants_of(state), read_field(state.setting.world, order.post)
    goods = goods_list(order.goods)
    need_post(state, realm, field)
    gold = priced(state.realms[seller].prices, goods)
    place = arrival(state, realm, field, order)
    used = state.used.get(-2 - field, [0])[0] + space_of(goods)
    if used > PORTAL_ROOM:
        params = {"field": state.setting.world.label(field), "asked": used, "limit": PORTAL_ROOM}
        raise IllegalMove("PH-6.4.1n", params)
    need_gold(state, realm, gold, "sale")
    take_stock(state, seller, goods)
    state.used[-2 - field] = [used]
    settle(state, realm, seller, gold)
    key = KEY * realm + order.army
    army = state.edit_army(key) if state.has_army(key) else new_army(state, realm, order.army, place)
    add_goods(army, goods)
    state.note(realm, Delivered(order.army, state.setting.world.label(place), named(goods), gold))
    state.note(seller, MarketSale(realm, named(goods), gold))


def arrival(state: State, realm: int, field: int, order: BuyGoods) -> int:
    """Where they will stand: in the town, ships on water beside it (PH-6.4.1n, PH-3.3d)."""
    kind, goods, world = order.army // 100, goods_list(order.goods), state.setting.world
    if kind not in FITTING:
        need_free_number(state, realm, order.army, FOOT)
    need_fitting(order.army, goods)
    place = read_field(world, order.at) if order.at else field
    if kind == FLEET:
        place = water_beside(state, field, order.at)
    elif place != field:
        params = {"field": order.at, "reason": "reason_no_town", "month": month_name(state.month)}
        raise IllegalMove("PH-3.3c", params)
    need_place(state, realm, order.army, kind, place)
    if state.has_army(KEY * realm + order.army):
        need_common(state.army(KEY * realm + order.army))
    return place


def water_beside(state: State, field: int, at: str) -> int:
    """PH-3.3d."""
    world = state.setting.world
    waters = [other for other in world.around[field] if world.is_water[other]]
    place = read_field(world, at) if at else (waters or [field])[0]
    if place not in waters or world.height[field] != 1:
        params = {"town": STAGES[stage_at(state, field)], "field": world.label(field)}
        raise IllegalMove("PH-3.3d", {**params, "water": world.label(place), "height": world.height[field]})
    return place


def take_stock(state: State, seller: int, goods: list[int]) -> None:
    """What the merchants have is their secret; while one plans, it may be enough."""
    if state.planning:
        return
    row = state.edit_realm(seller)
    left = plus(row.store, [-count for count in goods])
    for kind, count in enumerate(left):
        if count < 0:
            raise IllegalMove("PH-6.4.1h", {"goods": GOOD_NAMES[kind]})
    row.store = left


def settle(state: State, buyer: int, seller: int, gold: int) -> None:
    if gold:
        book(state, buyer, -gold, "sale", state.setting.names[seller])
        book(state, seller, gold, "sale", state.setting.names[buyer])


# --- selling to them ---------------------------------------------------------------------------------


def sell(state: State, realm: int, order: SellGoods) -> None:
    """Dead goods, newly recruited, go to Audvacar without touching the map; on sale from the next turn on."""
    taker, goods = merchants_of(state), goods_list(order.goods)
    need_trader(state, realm, "ships")
    need_dead(goods)
    need_any_post(state, realm)
    gold = priced(state.realms[taker].bids, goods)
    buyer = buyer_in(state, realm, order.town, special=False)
    if goods[SHIP] or goods[LIGHT_WARSHIP] or goods[HEAVY_WARSHIP]:
        water_beside(state, buyer.field, "")
    cost = price_of(goods)
    used = need_capacity(state, buyer, cost, 0, 0, 0)
    need_gold(state, realm, cost, "recruiting")
    if not state.planning:
        need_takers(state, taker, goods, gold)
    purchase(state, buyer, cost, used)
    raise_goods(state, goods)
    row = state.edit_realm(taker)
    row.coming = plus(row.coming, goods)
    settle(state, taker, realm, gold)
    state.note(realm, MarketSale(taker, named(goods), gold))
    state.note(taker, StockGrew(named(goods), gold))


def need_takers(state: State, taker: int, goods: list[int], gold: int) -> None:
    """They must be able to pay and to store it; how much they could is their secret (PH-6.4.1o)."""
    is_full = stored_space(state, taker) + space_of(goods) > FIELD_ROOM
    if is_full or state.realms[taker].gold < gold:
        raise IllegalMove("PH-6.4.1o", {"realm": state.setting.names[taker], "goods": tuple(named(goods))})


def unpack(state: State) -> None:
    """At the end of the month: what was sold to the merchants is on sale (PH-6.4.1o)."""
    for realm in state.realms:
        if any(realm.coming):
            row = state.edit_realm(realm.number)
            row.store, row.coming = plus(row.store, list(row.coming)), NO_GOODS


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    StockUp: (MUSTER_PHASE, stock_up),
    BuyGoods: (MUSTER_PHASE, buy),
    SellGoods: (MUSTER_PHASE, sell),
    SetPrice: (B17, set_price),
    SetBid: (B17, set_bid),
}
