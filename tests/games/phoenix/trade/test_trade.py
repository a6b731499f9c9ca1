"""Goods and land that change hands (PH-6.1, PH-3.2.2)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix.economy.gifts import take_deed
from tafelrunde.games.phoenix.orders.muster import BuildTown, Goods
from tafelrunde.games.phoenix.orders.trade import GiveLand, OfferGoods, TakeOver, Tell
from tafelrunde.games.phoenix.orders.war import OfferPrisoners
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import LandOffer
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import (
    ANN,
    BOB,
    army,
    at,
    finish_month,
    hand_in,
    muster,
    position,
    refused,
    view,
)

HERE, EAST, FAR = "101/27", "101/28", "102/27"


def market(**fleet: Any) -> State:
    ann = {"301": {"field": EAST, "troops": 30, "leaders": 2, "light": 1, **fleet}}
    bob = {
        "301": {"field": EAST, "troops": 1, "leaders": 1},
        "302": {"field": FAR, "troops": 1, "leaders": 1},
    }
    fields = {HERE: {"owner": "Ann"}, EAST: {"terrain": "w"}, FAR: {"terrain": "w"}}
    realms = {"Ann": {"gold": 0, "coasts": ["Bob"]}, "Bob": {"gold": 9000}}
    return position(
        month=2, step="turn", active="Ann", fields=fields, realms=realms, armies={"Ann": ann, "Bob": bob}
    )


@rules("PH-6.1b", "PH-3.2.2a", "PH-3.2.2b", "PH-R31", "PH-3y")
def test_goods_pass_on_their_field_in_the_receivers_turn_for_their_price() -> None:
    state = market(special=700)
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=20, light_warships=1), 500, 6000))
    assert army(state, ANN, 301).troops == 30
    assert len(view(state, BOB).pledges) == 1
    assert view(state, None).pledges == ()
    hand_in(state, BOB, TakeOver("Ann", 301, 301))

    assert (army(state, ANN, 301).troops, army(state, ANN, 301).light, army(state, ANN, 301).special) == (
        10,
        0,
        200,
    )
    assert (army(state, BOB, 301).troops, army(state, BOB, 301).light, army(state, BOB, 301).special) == (
        21,
        1,
        500,
    )
    assert army(state, BOB, 301).held == 3
    assert [realm.gold for realm in state.realms] == [6000, 3000]
    assert state.pledges == []


@rules("PH-3.2.2a", "PH-3.2.2b", "PH-6.1b", "PH-3y")
def test_prisoners_are_sold_like_goods() -> None:
    state = market()
    with refused("PH-5.8.4a", army="301"):
        hand_in(state, ANN, OfferPrisoners(301, "Bob"))
    state.edit_army(army(state, ANN, 301).key).goods = (("captured_warriors", 30), ("spices", 2))
    hand_in(state, ANN, OfferPrisoners(301, "Bob", 600))
    assert [row.goods for row in view(state, BOB).pledges] == [{"prisoners": 30}]
    hand_in(state, BOB, TakeOver("Ann", 301, 301))

    assert army(state, ANN, 301).goods == (("spices", 2),)
    assert (army(state, BOB, 301).goods, army(state, BOB, 301).held) == ((("captured_warriors", 30),), 3)
    assert [realm.gold for realm in state.realms] == [600, 8400]


def test_ph_6_1b_nobody_takes_over_from_afar_or_without_an_offer() -> None:
    with refused("PH-6.1b", goods="301"):
        state = market()
        hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=20)))
        hand_in(state, BOB, TakeOver("Ann", 301, 302))
    with refused("PH-6.1b"):
        state = market()
        hand_in(state, ANN)
        hand_in(state, BOB, TakeOver("Ann", 301, 301))


@rules("PH-6.1a", "PH-3.2.2b")
def test_warriors_riders_and_leaders_are_not_traded() -> None:
    for goods, name in (
        (Goods(warriors=1), "warriors"),
        (Goods(riders=1), "riders"),
        (Goods(leaders=1), "leaders"),
    ):
        with refused("PH-6.1a", goods=name):
            hand_in(market(), ANN, OfferGoods(301, "Bob", goods))


def test_ph_6_1c_leaders_who_stay_behind_alone_disband() -> None:
    state = market(light=0)
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=30)))
    hand_in(state, BOB, TakeOver("Ann", 301, 301))

    assert 301 not in state.realms[ANN].armies
    assert (army(state, BOB, 301).troops, army(state, BOB, 301).leaders) == (31, 1)


@rules("PH-1.8f", "PH-3.3e")
def test_more_than_is_there_is_neither_offered_nor_paid() -> None:
    with refused("PH-1.8f", asked=31, have=30, goods="ships"):
        hand_in(market(), ANN, OfferGoods(301, "Bob", Goods(ships=31)))
    with refused("PH-1.8f", goods="gold", asked=1, have=0):
        hand_in(market(), ANN, OfferGoods(301, "Bob", special=1))
    state = market()
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=1), 0, 9001))
    with refused("PH-3.3e", need=9001, have=9000):
        hand_in(state, BOB, TakeOver("Ann", 301, 301))


def test_an_offer_lasts_until_the_end_of_the_next_month() -> None:
    state = market()
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=1)))
    finish_month(state)
    assert len(state.pledges) == 1
    finish_month(state)
    assert state.pledges == []


# --- land ----------------------------------------------------------------------------------------------


def estate() -> State:
    owned = {label: {"owner": "Ann"} for label in (HERE, EAST, "101/26", "102/20")}
    return position(month=2, step="turn", active="Ann", fields=owned)


@rules("PH-3.2.2e", "PH-3.2.2b")
def test_land_on_offer_is_taken_over_in_one_piece() -> None:
    state = estate()
    hand_in(state, ANN, GiveLand("Bob", (HERE, EAST)))
    assert state.owner[at(state, HERE)] == ANN
    assert not take_deed(state, BOB, at(state, "101/26"))
    assert take_deed(state, BOB, at(state, EAST))

    assert [state.owner[at(state, label)] for label in (HERE, EAST, "101/26")] == [BOB, BOB, ANN]
    assert state.deeds == []


@rules("PH-3.2.2b", "PH-1.5g")
def test_what_is_being_built_on_given_land_goes_on() -> None:
    site = {"owner": "Ann", "town": "site", "site": "BUR", "points": 750}
    state = position(month=2, fields={HERE: site}, realms={"Ann": {"gold": 12_500}})
    muster(state, ANN, BuildTown("BUR", HERE, 250))
    state.deeds = [LandOffer(ANN, BOB, (at(state, HERE),))]
    assert take_deed(state, BOB, at(state, HERE))
    finish_month(state)

    assert view(state, None).towns[HERE].stage == "BUR"
    assert state.owner[at(state, HERE)] == BOB


def test_ph_3_2_2e_land_must_hang_together() -> None:
    with refused("PH-3.2.2e", field="102/20", realm="Bob"):
        hand_in(estate(), ANN, GiveLand("Bob", (HERE, "102/20")))


def test_ph_3_2_2b_foreign_land_is_not_given_away() -> None:
    with refused("PH-3.2.2b", goods="101/13"):
        hand_in(estate(), ANN, GiveLand("Bob", ("101/13",)))


def test_words_reach_the_game_master_only() -> None:
    state = estate()
    hand_in(state, ANN, Tell("101 tötet keine Gefangenen"))
    shown = [view(state, seat).realms[ANN] for seat in (2, BOB)]

    assert shown[0] is not None
    assert shown[1] is not None
    assert "tötet" in str(shown[0].diary)
    assert shown[1].diary is None


def test_a_muster_refuses_orders_of_a_turn_and_the_other_way_round() -> None:
    with refused("PH-3r", realm="Ann", current="everyone"):
        muster(position(month=5), ANN, Tell("too early"))
