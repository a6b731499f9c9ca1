"""The merchants of Audvacar (6.4.1): a realm without land that stores and sells; whoever deals with it."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.court.char_combat import combats
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.magic.duel_pairs import pairs_of
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.moves.market import DealCards
from tafelrunde.games.phoenix.moves.realms import Depart, Unite
from tafelrunde.games.phoenix.moves.special import DeclareKind
from tafelrunde.games.phoenix.orders.market import BuyGoods, PassCards, SellGoods, SetBid, SetPrice, StockUp
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.orders.trade import GiveGold, OfferGoods
from tafelrunde.games.phoenix.standing.wizards import power_of
from tafelrunde.games.phoenix.state.realm import BEASTS, MERCHANTS, PIRATE
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.prices import AUDVACAR_GOLD, FIELD_ROOM, GOOD_NAMES, PRICE, SPACE
from tafelrunde.games.phoenix.told.course import PriceSet
from tafelrunde.games.phoenix.told.notes import CardsMoved, Delivered, MarketSale, OrderFailed, StockGrew
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, foot, turn
from tests.games.phoenix.table import (
    ANN,
    BOB,
    NAMES,
    army,
    at,
    finish_month,
    hand_in,
    muster,
    position,
    refused,
    view,
)
from tests.games.phoenix.wars import told

PRICES = dict(zip(GOOD_NAMES, PRICE, strict=True))
STORE = {"warriors": 30_000, "ships": 40, "leaders": 9, "mounts": 500}


def decide(state: State, move: Any) -> None:
    GAME.apply(state, state.setting.game_master, move, [])


def market(*, month: int = 5, post: bool = True, ann: Any = None, bob: Any = None, **given: Any) -> State:
    """Ann has a city by the sea with a trading post, Bob are the merchants; the muster of month 5."""
    fields = {
        HERE: {"owner": "Ann", "town": "STD", "post": post},
        EAST: {"terrain": "w"},
        WEST: {"owner": "Ann", "town": "BUR"},
        **given.pop("fields", {}),
    }
    realms = {
        "Ann": {"gold": 300_000, **(ann or {})},
        "Bob": {"gold": 50_000, "kind": "merchants", "prices": PRICES, "store": STORE, **(bob or {})},
    }
    state = position(month=month, fields=fields, realms=realms, **given)
    state.account = totals(state)
    return state


def failures(state: State, realm: int = ANN) -> list[str]:
    return [note.rule for note in told(state, realm, OrderFailed)]


# --- what they are -----------------------------------------------------------------------------------


@rules("PH-6.4.1b")
def test_the_merchants_have_neither_land_nor_armies() -> None:
    state = turn(fields={FAR: {"owner": "Bob"}})
    with refused("PH-6.4.1b", realm="Bob", armies=0):
        decide(state, DeclareKind("Bob", "merchants"))
    for field in range(len(state.owner)):
        state.owner[field] = 255
    with refused("PH-6.4.1b", realm="Ann", count=0, armies=1):
        decide(state, DeclareKind("Ann", "merchants"))
    decide(state, DeclareKind("Bob", "merchants"))
    assert state.realms[BOB].kind == MERCHANTS


@rules("PH-6.4.1b", "PH-6.3.2b")
@pytest.mark.parametrize(("kind", "number"), [("merchants", MERCHANTS), ("beasts", BEASTS)])
def test_they_may_take_a_free_seat(kind: Any, number: int) -> None:
    state = position(month=5, realms={"Bob": {"kind": "outside"}})
    assert BOB not in GAME.to_act(state)
    decide(state, DeclareKind("Bob", kind))
    assert state.realms[BOB].kind == number
    assert BOB in GAME.to_act(state)
    assert state.orders[5] == (ANN, BOB)


@rules("PH-6.4.1b")
def test_there_is_one_realm_of_merchants() -> None:
    """Nobody could buy from a second one."""
    state = position(month=5, realms={"Ann": {"kind": "outside"}, "Bob": {"kind": "outside"}})
    decide(state, DeclareKind("Bob", "merchants"))
    with refused("PH-6.4.1b", realm="Ann", count=0, armies=0):
        decide(state, DeclareKind("Ann", "merchants"))


@rules("PH-6.2g")
def test_cards_and_stores_go_over_with_a_realm_that_joins_another() -> None:
    state = market(ann={"cards": {"mining": 2}}, bob={"cards": {"mining": 3, "tanner": 1}})
    decide(state, Unite("Bob", "Ann"))
    assert state.realms[ANN].cards == (1, 0, 5, 0, 0)
    assert state.realms[ANN].store[3] == STORE["ships"]
    assert not any(state.realms[BOB].cards + state.realms[BOB].store + state.realms[BOB].prices)
    assert state.account == totals(state)


@rules("PH-6.4.1b")
def test_merchants_who_leave_take_their_store_and_cards_with_them() -> None:
    state = market(bob={"cards": {"mining": 3}})
    decide(state, Depart("Bob"))
    row = state.realms[BOB]
    assert not any(row.cards + row.store + row.coming + row.prices + row.bids)
    assert state.account == totals(state)


@rules("PH-6.4.1c")
def test_they_recruit_for_their_store_with_their_own_money() -> None:
    state = market(bob={"gold": 5_000, "store": {}})
    muster(state, BOB, StockUp(Goods(warriors=200, ships=4, leaders=1)))
    assert state.realms[BOB].gold == 1_000
    assert state.realms[BOB].store[:5] == (200, 0, 0, 4, 1)
    assert told(state, BOB, StockGrew) == [StockGrew({"warriors": 200, "ships": 4, "leaders": 1}, 4_000)]
    assert state.account == totals(state)
    with refused("PH-3.3e", need=10_000, have=5_000):
        muster(market(bob={"gold": 5_000}), BOB, StockUp(Goods(warriors=2_000)))


@rules("PH-6.4.1c", "PH-3.3a")
def test_only_merchants_have_a_store_and_prices_and_only_recruiting_months_fill_it() -> None:
    state = market()
    with refused("PH-6.4.1c", realm="Ann"):
        hand_in(state, ANN, StockUp(Goods(ships=1)))
    with refused("PH-3.3a"):
        hand_in(market(month=6), BOB, StockUp(Goods(ships=1)))
    muster(state, ANN)
    for order in (SetPrice("ships", 1), SetBid("ships", 1)):
        with refused("PH-6.4.1c", realm="Ann"):
            hand_in(state, ANN, order)


@rules("PH-6.4.1d")
def test_room_and_gold_of_a_recruiting_month_are_limited() -> None:
    state = market(bob={"gold": 500_000, "store": {}})
    most = AUDVACAR_GOLD // PRICE[0]
    hand_in(state.copy(), BOB, StockUp(Goods(warriors=most)))
    with refused("PH-6.4.1d", what="gold", asked=AUDVACAR_GOLD + 5, limit=AUDVACAR_GOLD):
        hand_in(state, BOB, StockUp(Goods(warriors=most - 10)), StockUp(Goods(warriors=11)))
    full = market(bob={"gold": 500_000, "store": {"warriors": FIELD_ROOM}})
    with refused("PH-6.4.1d", what="space", asked=FIELD_ROOM + SPACE[3], limit=FIELD_ROOM):
        hand_in(full, BOB, StockUp(Goods(ships=1)))


@rules("PH-6.4.1d", "PH-6.4e")
def test_the_store_takes_nothing_from_the_shares_of_those_who_stand_in_audvacar() -> None:
    rows = {"Ann": {"101": {"field": FAR, "troops": 500, "leaders": 1}}}
    state = market(armies=rows, audvacar=FAR, bob={"gold": 500_000, "store": {}})
    hand_in(state, ANN, Recruit(FAR, 101, Goods(warriors=AUDVACAR_GOLD // PRICE[0])))
    hand_in(state, BOB, StockUp(Goods(warriors=AUDVACAR_GOLD // PRICE[0])))
    assert failures(state) == failures(state, BOB) == []
    assert army(state, ANN, 101).troops == 20_500
    assert state.realms[BOB].store[0] == 20_000


@rules("PH-6.4.1e")
def test_they_recruit_no_armies() -> None:
    with refused("PH-6.4.1e", realm="Bob"):
        hand_in(market(), BOB, Recruit(HERE, 101, Goods(warriors=500, leaders=1)))


@rules("PH-6.4.1f", "PH-5.3a")
def test_nobody_duels_with_their_wizards_and_they_neutralise_nobody() -> None:
    wizards = {name: {"501": {"field": HERE, "rank": "Z", "most": 9}} for name in NAMES[:2]}
    state = market(people=wizards)
    assert pairs_of(state, ANN) == []
    assert power_of(state, state.realms[ANN].people[501]) == 90
    state.edit_realm(BOB).kind = 0
    assert pairs_of(state, ANN) == [(501, 1501)]


@rules("PH-6.4.1f", "PH-5.3r", "PH-1.9m")
@pytest.mark.parametrize("neutral", [True, False])
def test_nobody_fights_or_captures_their_characters(neutral: bool) -> None:
    lords = {name: {"601": {"field": HERE, "rank": "CHF"}} for name in NAMES[:2]}
    state = turn(people=lords, fields={HERE: {"owner": "Ann"}})
    if neutral:
        state.edit_realm(BOB).kind = MERCHANTS
    state.active = ANN
    assert combats(state.copy(), ANN) != neutral
    hand_in(state, ANN)
    assert (state.step == DICE) != neutral
    if neutral:
        assert state.realms[BOB].people[601].captor < 0


# --- prices and living goods -------------------------------------------------------------------------


@rules("PH-6.4.1h")
def test_prices_are_public_and_stock_is_not() -> None:
    state = market(bob={"prices": {}})
    muster(state, BOB)
    hand_in(state, ANN)
    hand_in(state, BOB, SetPrice("warriors", 7), SetBid("ships", 450))
    assert PriceSet(BOB, "warriors", 7, False) in state.news
    assert PriceSet(BOB, "ships", 450, True) in state.news
    seen, own = view(state, ANN).realms[BOB], view(state, BOB).realms[BOB]
    assert seen is not None
    assert own is not None
    assert (seen.prices[0], seen.bids[3]) == (7, 450)
    assert (seen.store, seen.coming, seen.cards, seen.dealt) == (None,) * 4
    assert own.store is not None
    assert own.store[0] == STORE["warriors"]


@rules("PH-6.4.1g")
@pytest.mark.parametrize("good", ["warriors", "riders", "leaders"])
def test_only_they_sell_living_goods(good: Any) -> None:
    state = market(bob={"bids": dict.fromkeys(GOOD_NAMES, 5)})
    with refused("PH-6.4.1g", goods=good):
        hand_in(state, ANN, SellGoods(HERE, Goods(**{good: 1})))
    muster(state, ANN)
    hand_in(state, ANN)
    with refused("PH-6.4.1g", goods=good):
        hand_in(state, BOB, SetBid(good, 5))
    hand_in(state, BOB, SetPrice(good, 5))


@rules("PH-6.4.1g", "PH-6.1a")
def test_other_realms_offer_no_living_goods_to_anybody() -> None:
    state = turn(mine=foot(leaders=3))
    with refused("PH-6.1a", goods="warriors"):
        hand_in(state, ANN, OfferGoods(101, "Bob", Goods(warriors=10)))


# --- buying ------------------------------------------------------------------------------------------


@rules("PH-6.4.1n", "PH-6.4.1g", "PH-6.4.1j")
def test_bought_goods_come_through_the_portal_and_are_there_when_the_turn_begins() -> None:
    state = market()
    muster(state, ANN, BuyGoods(HERE, 101, Goods(warriors=1000, leaders=2)), BuyGoods(HERE, 301, ships(5)))
    assert state.active == ANN
    assert (army(state, ANN, 101).troops, army(state, ANN, 101).leaders) == (1000, 2)
    assert army(state, ANN, 101).field == at(state, HERE)
    assert army(state, ANN, 301).field == at(state, EAST)
    gold = 1000 * 5 + 2 * 1000 + 5 * 500 + 1000
    assert (state.realms[ANN].gold, state.realms[BOB].gold) == (300_000 - gold, 50_000 + gold)
    assert state.realms[BOB].store[:5] == (29_000, 500, 0, 35, 6)
    assert told(state, ANN, Delivered)[0] == Delivered(101, HERE, {"warriors": 1000, "leaders": 2}, 7000)
    assert told(state, BOB, MarketSale)[0] == MarketSale(ANN, {"warriors": 1000, "leaders": 2}, 7000)
    assert state.account == totals(state)
    assert not failures(state)


def ships(count: int) -> Goods:
    return Goods(ships=count, leaders=1)


@rules("PH-R38", "PH-6.4.1n")
def test_one_buys_in_any_month_and_reinforces_what_stands_there() -> None:
    rows = {"Ann": {"101": {"field": HERE, "troops": 500, "leaders": 1}}}
    state = market(month=6, armies=rows)
    muster(state, ANN, BuyGoods(HERE, 101, Goods(warriors=1000)))
    assert army(state, ANN, 101).troops == 1500


@rules("PH-6.4.1n", "PH-R38")
def test_25000_space_points_come_through_a_post_in_a_turn() -> None:
    state = market()
    orders = BuyGoods(HERE, 101, Goods(warriors=24_900, leaders=1)), BuyGoods(HERE, 101, Goods(warriors=1))
    with refused("PH-6.4.1n", asked=25_001, limit=25_000, field=HERE):
        hand_in(state, ANN, *orders)
    muster(state, ANN, orders[0])
    finish_month(state)
    hand_in(state, ANN, orders[1])


@rules("PH-6.4.1n")
def test_a_second_post_has_a_portal_of_its_own() -> None:
    state = market(fields={WEST: {"owner": "Ann", "town": "BUR", "post": True}})
    many = Goods(warriors=14_000, leaders=1)
    muster(state, ANN, BuyGoods(HERE, 101, many), BuyGoods(WEST, 102, many))
    assert army(state, ANN, 101).troops == army(state, ANN, 102).troops == 14_000


@rules("PH-6.4.1j")
def test_nobody_deals_with_them_without_a_post() -> None:
    state = market(post=False, bob={"bids": PRICES})
    for order in (BuyGoods(HERE, 101, Goods(warriors=100, leaders=1)), SellGoods(HERE, Goods(ships=1))):
        with refused("PH-6.4.1j", realm="Ann", fields="–"):
            hand_in(state, ANN, order)
    with refused("PH-6.4.1j", fields=HERE):
        hand_in(market(), ANN, BuyGoods(WEST, 101, Goods(warriors=100, leaders=1)))


@rules("PH-6.4.1j", "PH-3.2.2f")
@pytest.mark.parametrize("giver", [ANN, BOB])
@pytest.mark.parametrize("post", [True, False])
def test_gold_goes_to_them_and_back_through_a_post(giver: int, post: bool) -> None:
    state = market(post=post)
    muster(state, ANN)
    if giver == BOB:
        hand_in(state, ANN)
    gift = GiveGold(NAMES[BOB - giver], 700)
    if post:
        hand_in(state, giver, gift)
        assert state.realms[BOB].gold == 50_000 + (700 if giver == ANN else -700)
    else:
        with refused("PH-6.4.1j", realm="Ann"):
            hand_in(state, giver, gift)


@rules("PH-6.4.1h")
def test_what_has_no_price_is_not_sold() -> None:
    with refused("PH-6.4.1h", goods="riders"):
        hand_in(market(bob={"prices": {"leaders": 9}}), ANN, BuyGoods(HERE, 201, Goods(riders=90, leaders=1)))
    state = market()
    state.edit_realm(BOB).kind = 0
    with refused("PH-6.4.1h"):
        hand_in(state, ANN, BuyGoods(HERE, 101, Goods(warriors=100, leaders=1)))


@rules("PH-6.4.1h")
def test_whether_there_is_enough_turns_out_when_it_is_delivered() -> None:
    state = market(bob={"store": {"warriors": 300, "leaders": 1}})
    state.account = totals(state)
    muster(state, ANN, BuyGoods(HERE, 101, Goods(warriors=301, leaders=1)))
    assert failures(state) == ["PH-6.4.1h"]
    assert state.realms[ANN].gold == 300_000
    assert state.realms[BOB].store[0] == 300
    assert "300" not in str(told(state, ANN, OrderFailed))


@rules("PH-6.4.1n", "PH-3.3d", "PH-1.8b")
def test_bought_goods_are_placed_like_recruits() -> None:
    state = market()
    with refused("PH-1.8b", goods="ships"):
        hand_in(state, ANN, BuyGoods(HERE, 101, ships(1)))
    with refused("PH-3.3c", field=WEST):
        hand_in(state, ANN, BuyGoods(HERE, 101, Goods(warriors=100, leaders=1), WEST))
    with refused("PH-3.3d", water=WEST):
        hand_in(state, ANN, BuyGoods(HERE, 301, ships(1), WEST))
    with refused("PH-1.8a", number=401):
        hand_in(state, ANN, BuyGoods(HERE, 401, Goods(warriors=100, leaders=1)))
    with refused("PH-3.3e", need=400_000):
        dear = market(bob={"prices": {"warriors": 4000, "leaders": 0}})
        hand_in(dear, ANN, BuyGoods(HERE, 101, Goods(warriors=100)))


@rules("PH-6.4.1n", "PH-6.8f")
def test_nothing_bought_joins_a_guard() -> None:
    rows = {"Ann": {"101": {"field": HERE, "troops": 500, "leaders": 1, "guard": True}}}
    with refused("PH-6.8f", army="101"):
        hand_in(market(armies=rows), ANN, BuyGoods(HERE, 101, Goods(warriors=100)))


@rules("PH-6.6q", "PH-6.6f")
def test_pirates_buy_through_a_post_and_sell_nothing() -> None:
    state = market(bob={"bids": PRICES})
    state.edit_realm(ANN).kind = PIRATE
    with refused("PH-6.6f", realm="Ann"):
        hand_in(state, ANN, SellGoods(HERE, Goods(ships=1)))
    muster(state, ANN, BuyGoods(HERE, 301, ships(5)))
    assert army(state, ANN, 301).troops == 5


# --- selling -----------------------------------------------------------------------------------------


@rules("PH-6.4.1o", "PH-6.4.1j")
def test_dead_goods_are_recruited_and_sold_at_once_and_on_sale_in_the_next_turn() -> None:
    state = market(bob={"bids": {"ships": 600}, "store": {}})
    muster(state, ANN, SellGoods(HERE, Goods(ships=10)))
    assert not state.realms[ANN].armies
    assert state.realms[ANN].gold == 300_000 - 10 * 500 + 10 * 600
    assert state.realms[BOB].gold == 50_000 - 6_000
    assert (state.realms[BOB].store[3], state.realms[BOB].coming[3]) == (0, 10)
    assert told(state, ANN, MarketSale) == [MarketSale(BOB, {"ships": 10}, 6_000)]
    assert state.account == totals(state)
    finish_month(state)
    assert (state.realms[BOB].store[3], state.realms[BOB].coming[3]) == (10, 0)
    assert state.account == totals(state)


@rules("PH-6.4.1o")
def test_what_was_sold_this_turn_is_not_for_sale_yet() -> None:
    state = market(bob={"bids": {"ships": 600}, "store": {"leaders": 1}})
    muster(state, ANN, SellGoods(HERE, Goods(ships=10)), BuyGoods(HERE, 301, ships(5)))
    assert failures(state) == ["PH-6.4.1h"]


@rules("PH-6.4.1o", "PH-3.3g", "PH-3.3a", "PH-3.3d")
def test_sold_goods_are_recruits_of_a_town() -> None:
    state = market(bob={"bids": PRICES, "gold": 500_000})
    with refused("PH-3.3g", limit=25_000):
        hand_in(state, ANN, SellGoods(HERE, Goods(ships=51)))
    with refused("PH-3.3a"):
        hand_in(market(month=6, bob={"bids": PRICES}), ANN, SellGoods(HERE, Goods(ships=1)))
    inland = "101/24"
    dry = market(bob={"bids": PRICES}, fields={inland: {"owner": "Ann", "town": "BUR"}})
    with refused("PH-3.3d", field=inland):
        hand_in(dry, ANN, SellGoods(inland, Goods(ships=1)))
    hand_in(dry, ANN, SellGoods(inland, Goods(mounts=1)))
    with refused("PH-6.4.1h", goods="ships"):
        hand_in(market(), ANN, SellGoods(HERE, Goods(ships=1)))


@rules("PH-6.4.1o")
@pytest.mark.parametrize("bob", [{"gold": 100}, {"store": {"warriors": 99_950}}])
def test_they_take_what_they_can_pay_and_store_and_tell_nobody_how_much(bob: dict[str, Any]) -> None:
    state = market(bob={"bids": PRICES, **bob})
    muster(state, ANN, SellGoods(HERE, Goods(ships=1)))
    assert failures(state) == ["PH-6.4.1o"]
    assert state.realms[ANN].gold == 300_000
    assert "100" not in str(told(state, ANN, OrderFailed))


# --- cards -------------------------------------------------------------------------------------------


@rules("PH-6.4.1i")
def test_the_game_master_deals_30_cards_after_an_income_round() -> None:
    state = market(bob={"cards": {"mining": 80}})
    decide(state, DealCards("Bob", "tanner", 20))
    with refused("PH-6.4.1i", realm="Bob", count=11):
        decide(state, DealCards("Bob", "carpenter", 11))
    decide(state, DealCards("Bob", "carpenter", 10))
    assert state.realms[BOB].cards == (20, 0, 80, 10, 0)
    assert told(state, BOB, CardsMoved)[0] == CardsMoved(-1, "tanner", 20)
    muster(state, BOB)
    finish_month(state)
    with refused("PH-6.4.1i"):
        decide(state, DealCards("Bob", "tanner", 1))


@rules("PH-6.4.1i")
def test_merchants_hold_120_cards_and_nobody_else_is_dealt_any() -> None:
    state = market(bob={"cards": {"mining": 110}})
    with refused("PH-6.4.1i", realm="Bob", count=11):
        decide(state, DealCards("Bob", "tanner", 11))
    with refused("PH-6.4.1i", realm="Ann"):
        decide(state, DealCards("Ann", "tanner", 1))
    decide(state, DealCards("Bob", "tanner", 10))
    state.edit_realm(ANN).cards = (3, 0, 0, 0, 0)
    muster(state, ANN)
    hand_in(state, ANN, PassCards("Bob", "tanner", 1))
    assert failures(state) == ["PH-6.4.1i"]


@rules("PH-6.4.1i", "PH-6.4.1k")
def test_cards_pass_from_hand_to_hand() -> None:
    state = market(bob={"cards": {"tanner": 5}}, post=False)
    muster(state, ANN)
    hand_in(state, ANN)
    with refused("PH-6.4.1k", card="tanner", asked=6, have=5):
        hand_in(state, BOB, PassCards("Ann", "tanner", 6))
    with refused("PH-3.2.2c"):
        hand_in(state, BOB, PassCards("Bob", "tanner", 1))
    hand_in(state, BOB, PassCards("Ann", "tanner", 4))
    assert (state.realms[ANN].cards[0], state.realms[BOB].cards[0]) == (4, 1)
    assert told(state, ANN, CardsMoved) == [CardsMoved(BOB, "tanner", 4)]
    assert told(state, BOB, CardsMoved) == [CardsMoved(ANN, "tanner", -4)]


def test_ph_6_4_1i_corrections_of_cards_store_and_posts() -> None:
    state = market(post=False)
    changes = ("realms.Ann.cards.mining", 7), ("realms.Bob.store.S", 3), (f"posts.{HERE}", True)
    decide(state, Amend(tuple(Change(path, value) for path, value in changes), "Test"))
    assert state.realms[ANN].cards[2] == 7
    assert state.realms[BOB].store[3] == 3
    assert at(state, HERE) in state.posts
    assert state.account == totals(state)
    for path, value in (("realms.Ann.store.S", 3), ("realms.Ann.cards.S", 1), ("posts.101/24", True)):
        with refused("PH-2l", reason="unknown_path"):
            decide(state, Amend((Change(path, value),), "Test"))
    decide(state, Amend((Change(f"posts.{HERE}", False),), "Test"))
    assert not state.posts
