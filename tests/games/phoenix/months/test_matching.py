"""Remote play: orders of two sheets that go together (R228)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.trade import GiveGold, OfferGoods, TakeOver
from tafelrunde.games.phoenix.orders.turn import AcceptGifts, AgreeWay, GrantWay, MoveArmy, RevokeWay
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.course import TurnBegan, WayGranted
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, army, hand_in, position, refused

HERE, EAST, NEXT = "101/27", "101/28", "101/29"
EITHER = pytest.mark.parametrize("order", [["Ann", "Bob"], ["Bob", "Ann"]], ids=["ann first", "bob first"])


def remote(order: list[str], **given: Any) -> State:
    return position(month=2, options={"deadlines": "days"}, order=order, **given)


def fell(state: State) -> list[tuple[int, int, str]]:
    """Realm, line and rule."""
    return [
        (realm.number, note.line, note.rule)
        for realm in state.realms
        for note in realm.diary
        if isinstance(note, OrderFailed)
    ]


def are_partners(state: State) -> tuple[int, int]:
    return state.realms[ANN].ways >> BOB & 1, state.realms[BOB].ways >> ANN & 1


# --- rights of way -------------------------------------------------------------------------------------


@EITHER
@rules("PH-R228")
def test_r228_consent_and_grant_of_one_month_find_each_other_before_the_first_turn(order: list[str]) -> None:
    state = remote(order)
    hand_in(state, BOB, GrantWay("Ann"))
    events = hand_in(state, ANN, AgreeWay("Bob"))

    assert are_partners(state) == (1, 1)
    assert fell(state) == []
    granted = events.index(WayGranted(BOB, ANN))
    assert granted < min(place for place, event in enumerate(events) if isinstance(event, TurnBegan))
    assert [realm.consents for realm in state.realms] == [0, 0]


@EITHER
@rules("PH-R228", "PH-4.2c")
def test_r228_a_grant_without_consent_falls_alone_in_its_turn(order: list[str]) -> None:
    fields = {HERE: {"owner": "Bob"}}
    state = remote(order, fields=fields, armies={"Bob": {"101": {"field": HERE, "troops": 2_000}}})
    hand_in(state, BOB, GrantWay("Ann"), MoveArmy(101, EAST))
    hand_in(state, ANN)

    assert are_partners(state) == (0, 0)
    assert fell(state) == [(BOB, 1, "PH-4.2c")]
    assert state.setting.world.label(army(state, BOB, 101).field) == EAST


@rules("PH-R228")
def test_r228_a_right_that_one_sheet_revokes_ends_in_its_turn() -> None:
    state = remote(["Ann", "Bob"], realms={"Ann": {"ways": ["Bob"]}})
    hand_in(state, BOB, RevokeWay("Ann"), AgreeWay("Ann"))
    hand_in(state, ANN)

    assert are_partners(state) == (0, 0)
    assert state.realms[BOB].consents == 1 << ANN


@rules("PH-4.2c")
def test_at_the_table_a_grant_still_needs_the_consent_beforehand() -> None:
    state = position(month=2, step="turn", active="Ann")
    with refused("PH-4.2c", realm="Bob"):
        hand_in(state, ANN, GrantWay("Bob"))


# --- offers --------------------------------------------------------------------------------------------


def harbour(order: list[str], start: str = EAST) -> State:
    fields = {HERE: {"owner": "Ann"}, EAST: {"terrain": "w"}, NEXT: {"terrain": "w"}}
    return remote(
        order,
        fields=fields,
        realms={"Ann": {"gold": 0, "coasts": ["Bob"]}, "Bob": {"gold": 9_000}},
        armies={
            "Ann": {"301": {"field": start, "troops": 30, "leaders": 2}},
            "Bob": {"301": {"field": EAST, "troops": 1, "leaders": 1}},
        },
    )


@EITHER
@rules("PH-R228", "PH-6.1b")
def test_r228_an_offer_is_taken_over_in_the_month_in_which_it_is_made(order: list[str]) -> None:
    state = harbour(order)
    hand_in(state, BOB, TakeOver("Ann", 301, 301))
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=20), 0, 6_000))

    assert fell(state) == []
    assert [army(state, realm, 301).troops for realm in (ANN, BOB)] == [10, 21]
    assert [realm.gold for realm in state.realms] == [6_000, 3_000]
    assert state.pledges == []


@rules("PH-R228", "PH-6.1b")
def test_r228_who_brings_the_goods_first_hands_them_over_on_the_spot() -> None:
    state = harbour(["Ann", "Bob"], NEXT)
    hand_in(state, ANN, MoveArmy(301, EAST), OfferGoods(301, "Bob", Goods(ships=20)))
    hand_in(state, BOB, TakeOver("Ann", 301, 301))

    assert fell(state) == []
    assert army(state, BOB, 301).troops == 21


@EITHER
@rules("PH-R228", "PH-6.1b")
def test_r228_what_nobody_offers_is_not_taken_over(order: list[str]) -> None:
    state = harbour(order)
    hand_in(state, BOB, TakeOver("Ann", 301, 301))
    hand_in(state, ANN)

    assert fell(state) == [(BOB, 1, "PH-6.1b")]
    assert army(state, BOB, 301).troops == 1


# --- gifts ---------------------------------------------------------------------------------------------


@EITHER
@rules("PH-R228", "PH-3.2.2c")
def test_r228_a_gift_is_given_that_the_receiver_accepts_in_the_same_month(order: list[str]) -> None:
    fields = {HERE: {"owner": "Ann", "town": "BUR"}, EAST: {"owner": "Bob", "town": "BUR"}}
    gold = {"Ann": {"gold": 1_000}, "Bob": {"gold": 0, "declines": ["Ann"]}}
    state = remote(order, fields=fields, realms=gold)
    hand_in(state, ANN, GiveGold("Bob", 400))
    trial = state.copy()
    hand_in(trial, BOB)
    hand_in(state, BOB, AcceptGifts("Ann"))

    assert fell(trial) == [(ANN, 1, "PH-3.2.2c")]
    assert trial.realms[BOB].gold == 0
    assert fell(state) == []
    assert [realm.gold for realm in state.realms] == [600, 400]
