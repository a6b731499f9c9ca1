"""Gifts, sales and land that changes hands (PH-3.2.2, PH-6.1). Phase B17."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.borders import have_common_border, loose_field
from tafelrunde.games.phoenix.calendar import month_name
from tafelrunde.games.phoenix.data import (
    ARMY_MINIMUM,
    GOOD_NAMES,
    GOODS,
    HEAVY_CATAPULT,
    HEAVY_WARSHIP,
    LIGHT_CATAPULT,
    LIGHT_WARSHIP,
    MOUNT,
    SHIP,
    WARRIOR,
)
from tafelrunde.games.phoenix.events_land import ArmyGone
from tafelrunde.games.phoenix.guard import need_common
from tafelrunde.games.phoenix.land import pass_field
from tafelrunde.games.phoenix.ledger import add_goods, book, lose_army, need_gold
from tafelrunde.games.phoenix.notes import Received, Said
from tafelrunde.games.phoenix.orders_trade import GiveGold, GiveLand, HandGold, OfferGoods, TakeOver, Tell
from tafelrunde.games.phoenix.orders_turn import AcceptGifts, DeclineGifts
from tafelrunde.games.phoenix.orders_war import OfferPrisoners
from tafelrunde.games.phoenix.phases import B1, B17
from tafelrunde.games.phoenix.pieces import KEY, Army, counted, troop_space
from tafelrunde.games.phoenix.pirates import need_trader
from tafelrunde.games.phoenix.places import read_field
from tafelrunde.games.phoenix.posting import need_any_post
from tafelrunde.games.phoenix.prisoners import (
    PRISONERS,
    hand_prisoners,
    need_prisoners,
    prisoners_of,
    with_cargo,
)
from tafelrunde.games.phoenix.realm import PIRATE
from tafelrunde.games.phoenix.recruiting import goods_list, need_fitting
from tafelrunde.games.phoenix.standing import is_neutral, own_army, realm_called
from tafelrunde.games.phoenix.state import GOLD, State
from tafelrunde.games.phoenix.weapons import pass_on

TRADED: Final = (MOUNT, SHIP, LIGHT_CATAPULT, HEAVY_CATAPULT, LIGHT_WARSHIP, HEAVY_WARSHIP)
"""PH-6.1a."""
CAPTIVES: Final = GOLD + 1
"""The place of prisoners in an offer, after the goods and special income."""


def partner(state: State, realm: int, name: str, goods: str) -> int:
    """Another realm that does not decline gifts of this one (PH-3.2.2c)."""
    other = realm_called(state, name)
    if other == realm or state.realms[other].declines >> realm & 1:
        raise IllegalMove("PH-3.2.2c", {"realm": state.setting.names[other], "goods": goods})
    return other


def accept_gifts(state: State, realm: int, order: AcceptGifts) -> None:
    giver = realm_called(state, order.realm)
    state.edit_realm(realm).declines &= ~(1 << giver)


def decline_gifts(state: State, realm: int, order: DeclineGifts) -> None:
    giver = realm_called(state, order.realm)
    state.edit_realm(realm).declines |= 1 << giver


# --- gold --------------------------------------------------------------------------------------------


def give_gold(state: State, realm: int, order: GiveGold) -> None:
    """From treasury to treasury, over a common border (PH-3.2.2f); with the merchants through a post."""
    other = partner(state, realm, order.realm, "gold")
    if is_neutral(state, realm) or is_neutral(state, other):
        need_any_post(state, other if is_neutral(state, realm) else realm)
    elif not have_common_border(state, realm, other):
        raise IllegalMove("PH-3.2.2f", {"realm": state.setting.names[other], "goods": "gold"})
    need_gold(state, realm, order.gold, "gift")
    book(state, realm, -order.gold, "gift", state.setting.names[other])
    book(state, other, order.gold, "gift", state.setting.names[realm])


def hand_gold(state: State, realm: int, order: HandGold) -> None:
    """Gold that was carried into the receiver's land (PH-3.2.2f)."""
    army, other = own_army(state, realm, order.army), partner(state, realm, order.realm, "gold")
    if state.owner[army.field] != other:
        raise IllegalMove("PH-3.2.2f", {"realm": state.setting.names[other], "goods": "gold"})
    if army.gold < order.gold:
        params = {"army": str(army.number), "asked": order.gold, "goods": "gold", "have": army.gold}
        raise IllegalMove("PH-1.8f", params)
    state.edit_army(army.key).gold -= order.gold
    book(state, other, order.gold, "gift", state.setting.names[realm])


# --- goods -------------------------------------------------------------------------------------------


def offer_goods(state: State, realm: int, order: OfferGoods) -> None:
    """An offer stands until the receiver takes it over, or the next month is over."""
    army = own_army(state, realm, order.army)
    goods = [*goods_list(order.goods), order.special, 0]
    if any(goods[:GOODS]):
        need_common(army)
        need_trader(state, realm, "ships")
    for kind, count in enumerate(goods[:GOODS]):
        if count and kind not in TRADED:
            raise IllegalMove("PH-6.1a", {"goods": GOOD_NAMES[kind]})
    other = partner(state, realm, order.realm, "ships")
    if any(goods[:GOODS]):
        need_trader(state, other, "ships")
    need_goods(army, goods)
    pledge(state, army, other, order.price, goods)


def offer_prisoners(state: State, realm: int, order: OfferPrisoners) -> None:
    """All prisoners of an army (PH-3.2.2a, PH-3.2.2b)."""
    army, other = own_army(state, realm, order.army), partner(state, realm, order.realm, "prisoners")
    need_prisoners(army)
    need_trader(state, realm, "prisoners")
    need_trader(state, other, "prisoners")
    pledge(state, army, other, order.price, [*[0] * CAPTIVES, prisoners_of(army)])


def pledge(state: State, army: Army, other: int, price: int, goods: list[int]) -> None:
    """The one offer of an army to a realm."""
    row = (army.key, other, price, tuple(goods), state.month)
    state.pledges = [*[old for old in state.pledges if old[:2] != row[:2]], row]


def need_goods(army: Army, goods: list[int]) -> None:
    """What is offered is there, and what stays is an army or nothing (PH-1.8f, PH-1.8d)."""
    have = [*counted(army), army.special, prisoners_of(army)]
    for kind, count in enumerate(goods):
        if count > have[kind]:
            name = (*GOOD_NAMES, "gold", "prisoners")[kind]
            params = {"army": str(army.number), "asked": count, "goods": name, "have": have[kind]}
            raise IllegalMove("PH-1.8f", params)
    if sum(goods) == 0:
        raise IllegalMove("PH-1.8f", {"army": str(army.number), "asked": 0, "goods": "ships", "have": 0})
    rest = army.copy()
    add_goods(rest, [-count for count in goods])
    if 0 < troop_space(rest) < ARMY_MINIMUM:
        params = {"army": str(army.number), "have": troop_space(rest), "field": str(army.number)}
        raise IllegalMove("PH-1.8d", params)


def take_over(state: State, realm: int, order: TakeOver) -> None:
    """The receiver stands on the field in his own phase B17 (PH-6.1b); he pays the price."""
    giver, target = realm_called(state, order.realm), own_army(state, realm, order.into)
    key = KEY * giver + order.army
    row = next((row for row in state.pledges if row[0] == key and row[1] == realm), None)
    if row is None or not state.has_army(key) or state.army(key).field != target.field:
        place = state.setting.world.label(target.field)
        raise IllegalMove("PH-6.1b", {"goods": str(order.army), "field": place})
    _key, _receiver, price, goods, _month = row
    if not state.planning:  # what the giver still has of it is his secret
        need_goods(state.army(key), list(goods))
    if any(goods[:GOODS]):
        need_common(target)
        need_fitting(target.number, list(goods[:GOODS]))
        need_trader(state, realm, "ships")
        need_trader(state, giver, "ships")
    need_gold(state, realm, price, "sale")
    state.pledges = [old for old in state.pledges if old is not row]
    if price:
        book(state, realm, -price, "sale", state.setting.names[giver])
        book(state, giver, price, "sale", state.setting.names[realm])
    transfer(state, key, target.key, list(goods))


def transfer(state: State, source: int, target: int, goods: list[int]) -> None:
    """The goods change hands; the receiver cannot move them in his next turn (PH-3y)."""
    giver, taker = state.edit_army(source), state.edit_army(target)
    pass_on(giver, taker, goods, state.month)
    add_goods(giver, [-count for count in goods])
    add_goods(taker, goods)
    giver.special -= goods[GOLD]
    if state.realms[taker.realm].kind == PIRATE:  # gold only, for their treasury (PH-6.6f, PH-6.6i)
        book(state, taker.realm, goods[GOLD], "gift", state.setting.names[giver.realm])
    else:
        taker.special += goods[GOLD]
        taker.held, taker.giver = state.month + 1, giver.realm
    if any(goods[CAPTIVES:]):
        receive_prisoners(state, giver, taker, goods[CAPTIVES])
    place = state.setting.world.label(taker.field)
    state.note(taker.realm, Received(giver.realm, str(giver.number), place))
    if troop_space(giver) == 0:  # PH-6.1c: its leaders disband
        state.publish(ArmyGone(giver.realm, giver.number, place))
        lose_army(state, source)


def receive_prisoners(state: State, giver: Army, taker: Army, count: int) -> None:
    """All that the giver has; who plans knows how many were offered, but not who they are."""
    if state.planning:
        taker.goods = with_cargo(taker.goods, PRISONERS[WARRIOR], count)
    else:
        hand_prisoners(giver, taker)


def need_movable(state: State, army: Army) -> None:
    """What came as a gift stays where it is in the receiver's next turn (PH-3y, PH-6.1d)."""
    if army.held < state.month or army.giver < 0:
        return
    if army.giver == army.realm:  # captured by it
        raise IllegalMove("PH-5.5h", {"army": str(army.number), "month": month_name(army.held + 1)})
    place, giver = state.setting.world.label(army.field), state.setting.names[army.giver]
    params = {"goods": str(army.number), "field": place, "realm": giver, "month": month_name(army.held + 1)}
    raise IllegalMove("PH-3y", params)


# --- land --------------------------------------------------------------------------------------------


def give_land(state: State, realm: int, order: GiveLand) -> None:
    """A piece of land that hangs together waits for an army of the receiver (PH-3.2.2e)."""
    world, other = state.setting.world, partner(state, realm, order.realm, "land")
    fields = tuple(dict.fromkeys(read_field(world, label) for label in order.fields))
    for field in fields:
        if state.owner[field] != realm or field == state.realms[realm].capital:
            raise IllegalMove("PH-3.2.2b", {"goods": world.label(field), "possible": possible()})
    loose = loose_field(world, fields)
    if loose >= 0:
        params = {"field": world.label(loose), "realm": state.setting.names[other]}
        raise IllegalMove("PH-3.2.2e", params)
    kept = [deed for deed in state.deeds if deed[0] != realm or not set(deed[2]) & set(fields)]
    state.deeds = [*kept, (realm, other, fields)]


def possible() -> tuple[str, ...]:
    return (*[GOOD_NAMES[kind] for kind in TRADED], "prisoners", "land", "gold")


def take_deed(state: State, realm: int, field: int) -> bool:
    """A conquest-capable army of the receiver enters land on offer: all of it is his (PH-3.2.2e)."""
    for deed in state.deeds:
        giver, receiver, fields = deed
        if receiver == realm and field in fields and state.owner[field] == giver:
            state.deeds = [other for other in state.deeds if other is not deed]
            for each in fields:
                if state.owner[each] == giver:
                    pass_field(state, each, realm, "deed")
            return True
    return False


def forget_offers(state: State) -> None:
    """Phase D: offers of the month before are over."""
    state.pledges = [row for row in state.pledges if row[4] == state.month and state.has_army(row[0])]
    state.deeds = [deed for deed in state.deeds if any(state.owner[field] == deed[0] for field in deed[2])]


def tell(state: State, realm: int, order: Tell) -> None:
    """R40: the game master reads it."""
    state.note(realm, Said(order.text))


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    AcceptGifts: (B1, accept_gifts),
    DeclineGifts: (B1, decline_gifts),
    GiveGold: (B17, give_gold),
    HandGold: (B17, hand_gold),
    OfferGoods: (B17, offer_goods),
    OfferPrisoners: (B17, offer_prisoners),
    TakeOver: (B17, take_over),
    GiveLand: (B17, give_land),
    Tell: (B1, tell),
}
