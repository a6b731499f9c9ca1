"""Gifts, sales and land that changes hands (PH-3.2.2, PH-6.1). Phase B17."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.captives import captives_of, need_captives, prisoners_with, sell
from tafelrunde.games.phoenix.armies.formations import dissolve, need_hold
from tafelrunde.games.phoenix.armies.held import CAPTIVES, bind, bound, is_held, settle
from tafelrunde.games.phoenix.armies.prisoners import (
    PRISONERS,
    hand_prisoners,
    moves_later,
    with_cargo,
)
from tafelrunde.games.phoenix.armies.recruits import goods_list, need_fitting
from tafelrunde.games.phoenix.armies.turn_end import relieve_ships
from tafelrunde.games.phoenix.armies.weapons import pass_on
from tafelrunde.games.phoenix.economy.dealers import need_any_post
from tafelrunde.games.phoenix.holdings.land import pass_field
from tafelrunde.games.phoenix.holdings.ledger import add_goods, book, need_gold
from tafelrunde.games.phoenix.orders.trade import GiveGold, GiveLand, HandGold, OfferGoods, TakeOver, Tell
from tafelrunde.games.phoenix.orders.turn import AcceptGifts, DeclineGifts
from tafelrunde.games.phoenix.orders.war import OfferPrisoners
from tafelrunde.games.phoenix.realms.pirates import need_trader
from tafelrunde.games.phoenix.standing.borders import have_common_border, loose_field
from tafelrunde.games.phoenix.standing.guard import need_common
from tafelrunde.games.phoenix.standing.standing import is_neutral, own_army, plans_ahead, realm_called
from tafelrunde.games.phoenix.state.pieces import KEY, Army, counted, troop_space
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import GOLD, State
from tafelrunde.games.phoenix.state.undertakings import GoodsOffer, LandOffer
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.phases import B1, B17
from tafelrunde.games.phoenix.tables.prices import (
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
from tafelrunde.games.phoenix.told.notes import Received, Said
from tafelrunde.games.phoenix.world.places import read_field

TRADED: Final = (MOUNT, SHIP, LIGHT_CATAPULT, HEAVY_CATAPULT, LIGHT_WARSHIP, HEAVY_WARSHIP)
"""PH-6.1a."""


def partner(state: State, realm: int, name: str, goods: str) -> int:
    """Another realm that does not decline gifts of this one (PH-3.2.2c)."""
    other = realm_called(state, name)
    declined = state.realms[other].declines >> realm & 1 and not plans_ahead(state)
    if other == realm or declined:
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
    need_own_gold(state, realm, order.gold)
    book(state, realm, -order.gold, "gift", state.setting.names[other])
    present_gold(state, other, order.gold, realm)


def hand_gold(state: State, realm: int, order: HandGold) -> None:
    """Gold that was carried into the receiver's land (PH-3.2.2f)."""
    army, other = own_army(state, realm, order.army), partner(state, realm, order.realm, "gold")
    if state.owner[army.field] != other:
        raise IllegalMove("PH-3.2.2f", {"realm": state.setting.names[other], "goods": "gold"})
    if army.gold < order.gold:
        params = {"army": str(army.number), "asked": order.gold, "goods": "gold", "have": army.gold}
        raise IllegalMove("PH-1.8f", params)
    state.edit_army(army.key).gold -= order.gold
    present_gold(state, other, order.gold, realm)


def present_gold(state: State, realm: int, gold: int, giver: int) -> None:
    """Gold that a treasury is given: it stays there for the realm's following turn (PH-R205)."""
    book(state, realm, gold, "gift", state.setting.names[giver])
    until = state.month if moves_later(state, realm) else state.month + 1
    row = state.edit_realm(realm)
    row.gifts = (*[gift for gift in row.gifts if gift[0] >= state.month], (until, gold))


def need_own_gold(state: State, realm: int, gold: int) -> None:
    """What leaves the treasury was not given for this turn to stay (PH-R205)."""
    row = state.realms[realm]
    staying = [gift for gift in row.gifts if gift[0] >= state.month]
    given = min(row.gold, sum([gift[1] for gift in staying]))
    if given and gold > row.gold - given:
        params = {"given": given, "have": row.gold - given, "asked": gold}
        raise IllegalMove("PH-R205", {**params, "month": month_name(max([gift[0] for gift in staying]))})


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
    need_goods(state, army, goods)
    if goods[SHIP]:
        need_hold(state, army, goods[SHIP] + promised(state, army, other), 0)
    pledge(state, army, other, order.price, goods)


def offer_prisoners(state: State, realm: int, order: OfferPrisoners) -> None:
    """All prisoners of an army, captive characters too (PH-3.2.2a, PH-3.2.2b, PH-R224)."""
    army, other = own_army(state, realm, order.army), partner(state, realm, order.realm, "prisoners")
    count = need_captives(state, army)
    need_trader(state, realm, "prisoners")
    need_trader(state, other, "prisoners")
    pledge(state, army, other, order.price, [*[0] * CAPTIVES, count])


def promised(state: State, army: Army, other: int) -> int:
    """Ships of a fleet that other realms than this one may still take over (PH-R204)."""
    offers = [offer for offer in state.pledges if offer.army == army.key and offer.receiver != other]
    return sum([offer.goods[SHIP] for offer in offers])


def pledge(state: State, army: Army, other: int, price: int, goods: list[int]) -> None:
    """The one offer of an army to a realm."""
    kept = [offer for offer in state.pledges if (offer.army, offer.receiver) != (army.key, other)]
    state.pledges = [*kept, GoodsOffer(army.key, other, price, tuple(goods), state.month)]


def need_goods(state: State, army: Army, goods: list[int]) -> None:
    """What is offered is there, and what stays is an army or nothing (PH-1.8f, PH-1.8d)."""
    have = [*counted(army), army.special, prisoners_with(state, army)]
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
    offers = [offer for offer in state.pledges if (offer.army, offer.receiver) == (key, realm)]
    if not offers and other_sheet_may_offer(state, realm, giver):
        return
    if not offers or not state.has_army(key) or state.army(key).field != target.field:
        place = state.setting.world.label(target.field)
        raise IllegalMove("PH-6.1b", {"goods": str(order.army), "field": place})
    price, goods = offers[0].price, offers[0].goods
    if not state.planning:  # what the giver still has of it is his secret
        need_goods(state, state.army(key), list(goods))
    if any(goods[:GOODS]):
        need_common(target)
        need_fitting(target.number, list(goods[:GOODS]))
        need_trader(state, realm, "ships")
        need_trader(state, giver, "ships")
    need_gold(state, realm, price, "sale")
    state.pledges = [offer for offer in state.pledges if offer is not offers[0]]
    if price:
        book(state, realm, -price, "sale", state.setting.names[giver])
        book(state, giver, price, "sale", state.setting.names[realm])
    transfer(state, key, target.key, list(goods))


def other_sheet_may_offer(state: State, realm: int, giver: int) -> bool:
    """Where all hand in beforehand, the offer may stand in the giver's sheet of this month (PH-R228)."""
    return giver != realm and plans_ahead(state)


def transfer(state: State, source: int, target: int, goods: list[int]) -> None:
    """The goods change hands; the receiver cannot move them in his next turn (PH-3y, PH-R205)."""
    giver, taker = state.edit_army(source), state.edit_army(target)
    settle(taker, state.month)
    pass_on(giver, taker, goods, state.month)
    add_goods(giver, [-count for count in goods])
    add_goods(taker, goods)
    giver.special -= goods[GOLD]
    if state.realms[taker.realm].kind == PIRATE:  # gold only, for their treasury (PH-6.6f, PH-6.6i)
        present_gold(state, taker.realm, goods[GOLD], giver.realm)
    else:
        taker.special += goods[GOLD]
        bind(taker, goods, state.month + 1, giver.realm)
    if any(goods[CAPTIVES:]):
        receive_prisoners(state, giver, taker, goods[CAPTIVES])
    place = state.setting.world.label(taker.field)
    state.note(taker.realm, Received(giver.realm, str(giver.number), place))
    if troop_space(giver) == 0:  # PH-6.1c: its leaders disband, and what was aboard sinks (PH-R204)
        dissolve(state, source)
    elif not state.planning:
        relieve_ships(state, giver)


def receive_prisoners(state: State, giver: Army, taker: Army, count: int) -> None:
    """All that the giver has; who plans knows how many were offered, but not who they are."""
    if state.planning:
        taker.goods = with_cargo(taker.goods, PRISONERS[WARRIOR], count)
        return
    hand_prisoners(giver, taker)
    for key in captives_of(state, giver.key):
        sell(state, key, taker.key)


def need_movable(state: State, army: Army) -> None:
    """What came as a gift stays where it is in the receiver's next turn (PH-3y, PH-6.1d)."""
    if is_held(army, state.month):
        raise held_back(state, army)


def need_own_cargo(state: State, army: Army, what: int, asked: int, have: int) -> None:
    """So much of its special income or of its prisoners was not given to stay (PH-R205)."""
    if asked > have - bound(army, state.month)[what]:
        need_movable(state, army)


def held_back(state: State, army: Army) -> IllegalMove:
    if army.giver == army.realm:  # captured by it
        return IllegalMove("PH-5.5h", {"army": str(army.number), "month": month_name(army.held + 1)})
    place, giver = state.setting.world.label(army.field), state.setting.names[army.giver]
    params = {"goods": str(army.number), "field": place, "realm": giver, "month": month_name(army.held + 1)}
    return IllegalMove("PH-3y", params)


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
    kept = [offer for offer in state.deeds if offer.giver != realm or not set(offer.fields) & set(fields)]
    state.deeds = [*kept, LandOffer(realm, other, fields)]


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
    this_month = [offer for offer in state.pledges if offer.month == state.month]
    state.pledges = [offer for offer in this_month if state.has_army(offer.army)]
    state.deeds = [
        offer for offer in state.deeds if any(state.owner[field] == offer.giver for field in offer.fields)
    ]


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
