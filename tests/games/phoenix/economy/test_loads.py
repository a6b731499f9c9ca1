"""Ships that leave what they carry, gifts that stay, loads handed on, captives who are sold."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.trade import GiveGold, HandGold, OfferGoods, TakeOver
from tafelrunde.games.phoenix.orders.turn import (
    Embark,
    Load,
    Merge,
    Mount,
    MoveArmy,
    PassCargo,
    Split,
    Unload,
)
from tafelrunde.games.phoenix.orders.war import OfferPrisoners, PassPrisoners
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.notes import Drowned
from tafelrunde.games.phoenix.told.people import PersonCaptured, PersonFreed
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, CLEO, army, at, finish_month, hand_in, position, refused, view
from tests.games.phoenix.wars import told

WEST, HERE, EAST, FAR = "101/26", "101/27", "101/28", "101/29"
FIELDS: dict[str, Any] = {
    WEST: {"owner": "Ann", "town": "BUR"},
    HERE: {"owner": "Bob", "town": "BUR"},
    EAST: {"terrain": "w"},
    FAR: {"terrain": "w"},
}


def dealings(ann: dict[str, Any], bob: dict[str, Any] | None = None, **given: Any) -> State:
    """Ann is to move, then Bob, then Cleo; a right of way and coastal rights keep the peace."""
    realms = {
        "Ann": {"gold": 1000, "ways": ["Bob"], "coasts": ["Bob", "Cleo"]},
        "Bob": {"gold": 500, "coasts": ["Ann", "Cleo"]},
        **given.pop("realms", {}),
    }
    armies = {"Ann": ann, "Bob": bob or {}, **given.pop("armies", {})}
    order = ("Ann", "Bob", "Cleo")
    return position(
        realms_count=3,
        month=2,
        step="turn",
        active="Ann",
        order=order,
        fields={**FIELDS, **given.pop("fields", {})},
        realms=realms,
        armies=armies,
        **given,
    )


def next_month(state: State) -> State:
    """The turn of Ann in the month that follows."""
    finish_month(state)
    for realm in (ANN, BOB, CLEO):
        hand_in(state, realm)
    state.active, state.waiting, state.place = ANN, 1 << ANN, 0
    state.orders[state.month] = (ANN, BOB, CLEO)
    return state


# --- ships that leave what they carry (R204) -----------------------------------------------------------


def transport(ships: int = 50, troops: int = 4800) -> State:
    """A fleet of Ann with an army aboard, beside one of Bob and one of Cleo."""
    lone = {"field": EAST, "troops": 1, "leaders": 1}
    loaded = {
        "301": {"field": EAST, "troops": ships, "leaders": 2},
        "101": {"field": EAST, "troops": troops, "leaders": 1, "aboard": 301, "gold": 480},
    }
    return dealings(loaded, {"301": lone}, armies={"Cleo": {"301": lone}})


@rules("PH-R204", "PH-0.3.2d")
def test_r204_ships_under_a_load_are_neither_given_nor_sold() -> None:
    state = transport()
    with refused("PH-R204", fleet="301", ships=49, need=4900, have=100):
        hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=49)))
    with refused("PH-R204", fleet="301", ships=50, need=4900, have=0):
        hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=50), price=9))
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=1)))
    assert len(state.pledges) == 1


@rules("PH-R204")
def test_r204_nor_by_two_gifts_of_which_each_alone_would_leave_enough() -> None:
    state = transport(troops=2400)
    gifts = [OfferGoods(301, name, Goods(ships=25)) for name in ("Bob", "Cleo")]
    for gift in gifts:
        hand_in(state.copy(), ANN, gift)
    with refused("PH-R204", fleet="301", ships=50, need=2500, have=0, line=2):
        hand_in(state, ANN, *gifts)


@rules("PH-R204", "PH-0.3.2d")
@pytest.mark.parametrize(("given", "left"), [(49, 0), (48, 100), (30, 1900)])
def test_r204_where_it_happens_all_the_same_the_surplus_sinks_at_once(given: int, left: int) -> None:
    """The army goes aboard after the ships were offered."""
    ann = {
        "301": {"field": EAST, "troops": 50, "leaders": 2},
        "101": {"field": HERE, "troops": 4800, "leaders": 1},
    }
    state = dealings(ann, {"301": {"field": EAST, "troops": 1, "leaders": 1}})
    hand_in(state, ANN, Embark(101, 301), OfferGoods(301, "Bob", Goods(ships=1)))
    state.pledges = [offer._replace(goods=(0, 0, 0, given, *offer.goods[4:])) for offer in state.pledges]
    hand_in(state, BOB, TakeOver("Ann", 301, 301))

    assert (army(state, ANN, 301).troops, army(state, BOB, 301).troops) == (50 - given, 1 + given)
    aboard = state.realms[ANN].armies.get(101)
    assert (0 if aboard is None else aboard.troops) == left
    assert told(state, ANN, Drowned)
    assert state.account == totals(state)


@rules("PH-R204", "PH-6.1c")
def test_r204_with_the_last_ship_all_is_lost_that_was_aboard() -> None:
    state = transport(ships=50)
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=1)))
    state.pledges = [offer._replace(goods=(0, 0, 0, 50, *offer.goods[4:])) for offer in state.pledges]
    hand_in(state, BOB, TakeOver("Ann", 301, 301))
    assert list(state.realms[ANN].armies) == []
    assert state.account == totals(state)


@rules("PH-R223", "PH-R204")
def test_r223_what_an_army_carries_sinks_with_its_share() -> None:
    state = transport(ships=50)
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=1)))
    state.pledges = [offer._replace(goods=(0, 0, 0, 25, *offer.goods[4:])) for offer in state.pledges]
    hand_in(state, BOB, TakeOver("Ann", 301, 301))
    aboard = army(state, ANN, 101)
    assert (aboard.troops, aboard.leaders, aboard.gold) == (2400, 1, 240)


# --- gifts that stay (R205) ----------------------------------------------------------------------------


def presented(**receiver: Any) -> State:
    """Ann has taken over 30 ships of Bob and 700 gold at the end of the month before."""
    row = {"field": EAST, "troops": 20, "leaders": 3, "special": 50, **receiver}
    giver = {"301": {"field": EAST, "troops": 40, "leaders": 1, "special": 700}}
    state = dealings({"301": row}, giver)
    state.pledges = []
    state.active, state.waiting, state.place = BOB, 1 << BOB, 0
    state.orders[2] = (BOB, ANN, CLEO)
    hand_in(state, BOB, OfferGoods(301, "Ann", Goods(ships=30), 700))
    hand_in(state, ANN, TakeOver("Bob", 301, 301))
    return next_month(state)


@rules("PH-R205", "PH-3y")
def test_r205_what_was_given_stays_while_own_units_go() -> None:
    state = presented()
    with refused("PH-3y", goods="301", field=EAST, realm="Bob"):
        hand_in(state, ANN, MoveArmy(301, FAR))
    with refused("PH-3y", goods="302"):
        hand_in(state, ANN, Split(301, 302, Goods(ships=21, leaders=1)), MoveArmy(302, FAR))
    hand_in(state, ANN, Split(301, 302, Goods(ships=20, leaders=2)), MoveArmy(302, FAR))
    gone, left = army(state, ANN, 302), army(state, ANN, 301)
    assert (gone.field, gone.troops, gone.special, gone.held) == (at(state, FAR), 20, 0, 0)
    assert (left.field, left.troops, left.special) == (at(state, EAST), 30, 750)
    hand_in(next_month(state), ANN, MoveArmy(301, FAR))
    assert army(state, ANN, 301).field == at(state, FAR)


@rules("PH-R205", "PH-3y")
def test_r205_given_gold_stays_and_own_gold_is_free() -> None:
    state = presented(special=50)
    hand_in(state.copy(), ANN, Split(301, 302, Goods(ships=10, leaders=1)), PassCargo(301, 302, 0, 50))
    with refused("PH-3y", goods="301"):
        hand_in(state, ANN, Split(301, 302, Goods(ships=10, leaders=1)), PassCargo(301, 302, 0, 51))


@rules("PH-R205")
def test_r205_a_gift_binds_the_part_of_an_army_that_it_is_in() -> None:
    """Merged, it stays bound; mounted, so do the riders."""
    gift = {"mounts": 60}
    ann = {
        "101": {
            "field": WEST,
            "troops": 300,
            "mounts": 110,
            "leaders": 2,
            "held": 2,
            "giver": BOB,
            "gift": gift,
        },
        "102": {"field": WEST, "troops": 300, "leaders": 1},
    }
    state = dealings(ann)
    with refused("PH-3y", goods="102"):
        hand_in(state, ANN, Merge(101, 102), MoveArmy(102, HERE))
    hand_in(state.copy(), ANN, Mount(101, 201, 50, 1), MoveArmy(201, HERE))
    with refused("PH-3y", goods="201"):
        hand_in(state, ANN, Mount(101, 201, 51, 1), MoveArmy(201, HERE))
    hand_in(state, ANN, Merge(101, 102), Split(102, 103, Goods(warriors=600, leaders=2)), MoveArmy(103, HERE))
    assert army(state, ANN, 103).field == at(state, HERE)


@rules("PH-R205", "PH-3y")
@pytest.mark.parametrize("carried", [False, True], ids=["over a border", "by an army"])
def test_r205_gold_given_to_a_treasury_is_spent_but_not_moved_on(carried: bool) -> None:
    ann = {"101": {"field": HERE, "troops": 500, "leaders": 1, "gold": 300}}
    bob = {"101": {"field": HERE, "troops": 500, "leaders": 1}}
    cleo = {"101/36": {"owner": "Cleo", "town": "BUR"}}
    state = dealings(ann, bob, fields=cleo)
    hand_in(state, ANN, HandGold(101, "Bob", 300) if carried else GiveGold("Bob", 300))
    own, foreign = (view(state, seat).realms[BOB] for seat in (BOB, CLEO))
    assert own is not None
    assert foreign is not None
    assert (own.gold, own.gifts) == (800, ((2, 300),))
    assert foreign.gifts is None
    with refused("PH-R205", given=300, have=500, asked=501):
        hand_in(state, BOB, Load(101, 501))
    with refused("PH-R205", given=300, have=500, asked=501):
        hand_in(state, BOB, GiveGold("Ann", 501))
    hand_in(state.copy(), BOB, GiveGold("Ann", 500))
    hand_in(state, BOB, Load(101, 500), MoveArmy(101, WEST))
    assert army(state, BOB, 101).gold == 500
    finish_month(state)
    assert state.month == 3
    assert [gift for gift in state.realms[BOB].gifts if gift[0] >= state.month] == []


@rules("PH-R205")
def test_r205_who_has_moved_already_waits_for_his_next_turn_to_be_over() -> None:
    state = dealings({}, {"101": {"field": HERE, "troops": 500, "leaders": 1}})
    hand_in(state, ANN)
    hand_in(state, BOB, GiveGold("Ann", 100))
    assert state.realms[ANN].gifts == ((3, 100),)


# --- loads handed on (R220) ----------------------------------------------------------------------------


def relay() -> State:
    chain = {
        str(number): {"field": field, "troops": 500, "leaders": 2}
        for number, field in ((101, WEST), (102, HERE), (103, HERE))
    }
    chain["101"].update(gold=900, special=90)
    return dealings(chain)


@rules("PH-R220", "PH-4.3e")
def test_r220_a_load_that_has_moved_does_not_move_again_with_another_army() -> None:
    hand_on = (MoveArmy(101, HERE, spare=True), PassCargo(101, 102, 900, 90))
    with refused("PH-R220", army="102"):
        hand_in(relay(), ANN, *hand_on, MoveArmy(102, WEST))
    with refused("PH-R220", army="103"):
        hand_in(relay(), ANN, *hand_on, PassCargo(102, 103, 900), MoveArmy(103, WEST))
    state = relay()
    goods = Goods(warriors=250, leaders=1)
    hand_in(state, ANN, *hand_on, Split(102, 104, goods), MoveArmy(104, WEST))
    assert (army(state, ANN, 104).field, army(state, ANN, 104).gold) == (at(state, WEST), 0)
    assert (army(state, ANN, 102).gold, army(state, ANN, 102).special) == (900, 90)


@rules("PH-R220", "PH-4.3e")
def test_r220_before_all_movement_and_at_the_end_of_both_it_passes() -> None:
    near = relay()
    near.move_army(KEY * ANN + 102, at(near, WEST))
    hand_in(near, ANN, PassCargo(101, 102, 900), MoveArmy(102, HERE, spare=True), PassCargo(102, 103, 900))
    assert army(near, ANN, 103).gold == 900
    hand_in(next_month(near), ANN, MoveArmy(103, WEST))
    assert army(near, ANN, 103).gold == 900


@rules("PH-R220", "PH-4r")
def test_r220_nor_does_it_sail_on_with_a_fleet_that_was_waiting() -> None:
    fleet = {"field": EAST, "troops": 50, "leaders": 1}
    ann = {
        "301": {**fleet, "field": FAR},
        "302": fleet,
        "101": {"field": EAST, "troops": 500, "leaders": 1, "aboard": 302},
    }
    state = dealings(ann)
    state.edit_army(KEY * ANN + 301).gold = 70
    state.account = totals(state)
    with refused("PH-R220", army="101"):
        hand_in(state, ANN, MoveArmy(301, EAST), PassCargo(301, 101, 70), MoveArmy(302, FAR))


# --- captive characters (R224) -------------------------------------------------------------------------


def prison(realm: str = "Cleo") -> State:
    """Ann's 101 keeps the knight 601 of that realm; 102 and Bob's 101 stand beside it."""
    ann = {str(number): {"field": HERE, "troops": 500, "leaders": 1} for number in (101, 102)}
    bob = {"101": {"field": HERE, "troops": 500, "leaders": 1}}
    captive = {"field": HERE, "rank": "BUH", "name": "Kai", "captor": "Ann", "warden": 101}
    return dealings(ann, bob, people={realm: {"601": captive}})


@rules("PH-R224", "PH-4.3e")
def test_r224_a_captive_is_passed_to_another_army_and_goes_with_it() -> None:
    state = prison()
    with refused("PH-5.8.4a", army="102"):
        hand_in(state, ANN, PassPrisoners(102, 101))
    hand_in(state, ANN, PassPrisoners(101, 102), MoveArmy(102, WEST))
    captive = state.realms[CLEO].people[601]
    assert (captive.captor, captive.warden, captive.field) == (ANN, 102, at(state, WEST))


@rules("PH-R224", "PH-3.2.2a")
def test_r224_a_captive_is_sold_with_the_other_prisoners() -> None:
    state = prison()
    state.edit_army(KEY * ANN + 101).goods = (("captured_warriors", 4),)
    hand_in(state, ANN, OfferPrisoners(101, "Bob", 200))
    assert [row.goods for row in view(state, BOB).pledges] == [{"prisoners": 5}]
    events = hand_in(state, BOB, TakeOver("Ann", 101, 101))
    captive = state.realms[CLEO].people[601]
    assert (captive.captor, captive.warden) == (BOB, 101)
    assert PersonCaptured(CLEO, 601, "Kai", HERE, BOB) in events
    assert army(state, BOB, 101).goods == (("captured_warriors", 4),)
    assert [state.realms[realm].gold for realm in (ANN, BOB)] == [1200, 300]


@rules("PH-R224")
def test_r224_whoever_is_given_to_his_own_realm_is_free() -> None:
    state = prison("Bob")
    hand_in(state, ANN, OfferPrisoners(101, "Bob"))
    events = hand_in(state, BOB, TakeOver("Ann", 101, 101))
    assert state.realms[BOB].people[601].captor == -1
    assert PersonFreed(BOB, 601, "Kai", HERE) in events


@rules("PH-R224", "PH-R205")
def test_r224_given_captives_stay_like_other_gifts() -> None:
    state = prison()
    hand_in(state, ANN, OfferPrisoners(101, "Bob"))
    hand_in(state, BOB, TakeOver("Ann", 101, 101))
    finish_month(state)
    for realm in (ANN, BOB, CLEO):
        hand_in(state, realm)
    state.active, state.waiting, state.place = BOB, 1 << BOB, 0
    with refused("PH-3y", goods="101"):
        hand_in(state, BOB, MoveArmy(101, WEST))


@rules("PH-R205", "PH-3.2.3b")
def test_r205_given_gold_is_not_unloaded_either() -> None:
    held = {"field": WEST, "troops": 500, "leaders": 1, "special": 70, "held": 2, "giver": BOB}
    gift = {"gold": 60}
    state = dealings({"101": {**held, "gift": gift}})
    with refused("PH-3y", goods="101"):
        hand_in(state, ANN, Unload(101, 11, special=True))
    hand_in(state, ANN, Unload(101, 10, special=True))
    assert state.towns[at(state, WEST)].special == 10
