"""Audvacar is neutral ground (PH-6.4b, PH-R222)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.orders.court import Challenge
from tafelrunde.games.phoenix.orders.fire import FireAfter, FireBefore
from tafelrunde.games.phoenix.orders.magic import Ban
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.state import DICE, State
from tests.games.phoenix.claims import rules
from tests.games.phoenix.settlements import recruit
from tests.games.phoenix.table import ANN, BOB, CLEO, army, at, hand_in, muster, position, refused

CITY, BESIDE, BEYOND = "101/27", "101/28", "101/26"


def guests(mine: Any = None, theirs: Any = None, **given: Any) -> State:
    """Ann is beside the city, in which Bob stands."""
    host = {"field": BESIDE, "troops": 5000, "leaders": 9, "light": 3, "heavy": 3, **(mine or {})}
    guest = {"field": CITY, "troops": 300, "leaders": 1, **(theirs or {})}
    return position(
        month=2,
        step="turn",
        active="Ann",
        audvacar=CITY,
        armies={"Ann": {"101": host}, "Bob": {"101": guest}},
        **given,
    )


@rules("PH-R222", "PH-6.4b", "PH-5.5g")
def test_r222_armies_stand_side_by_side_and_nobody_is_run_over() -> None:
    state = guests()
    hand_in(state, ANN, MoveArmy(101, CITY))
    assert state.step != DICE
    assert (army(state, ANN, 101).troops, army(state, BOB, 101).troops) == (5000, 300)
    assert army(state, ANN, 101).field == army(state, BOB, 101).field == at(state, CITY)
    assert enemies_at(state, ANN, at(state, CITY)) == []


@rules("PH-R222", "PH-5.5a")
def test_r222_one_passes_through_the_city() -> None:
    riders = {"201": {"field": BESIDE, "troops": 500, "leaders": 1}}
    state = position(
        month=2,
        step="turn",
        active="Ann",
        audvacar=CITY,
        armies={"Ann": riders, "Bob": {"101": {"field": CITY, "troops": 9000, "leaders": 1}}},
    )
    hand_in(state, ANN, MoveArmy(201, BEYOND, (CITY,)))
    assert army(state, ANN, 201).field == at(state, BEYOND)


@rules("PH-R222", "PH-5.1r")
@pytest.mark.parametrize("order", [FireBefore, FireAfter])
def test_r222_nobody_fires_into_the_city_or_out_of_it(order: Any) -> None:
    with refused("PH-R222", unit="101"):
        hand_in(guests(), ANN, order(101, CITY))
    outside = guests(mine={"field": CITY}, theirs={"field": BESIDE})
    with refused("PH-R222", unit="101"):
        hand_in(outside, ANN, order(101, BESIDE))


@rules("PH-R222", "PH-1.4.3a")
def test_r222_nobody_bans_into_the_city_or_out_of_it() -> None:
    wizard = {"field": BEYOND, "rank": "Z", "most": 10}
    with refused("PH-R222", unit="501"):
        hand_in(guests(people={"Ann": {"501": wizard}}), ANN, Ban(501, CITY, power=1))
    inside = {"Ann": {"501": {**wizard, "field": CITY}}}
    with refused("PH-R222", unit="501"):
        hand_in(guests(theirs={"field": BEYOND}, people=inside), ANN, Ban(501, BEYOND, power=1))


@rules("PH-R222", "PH-5.3s")
def test_r222_neither_characters_nor_wizards_fight_there() -> None:
    knights = {"601": {"field": CITY, "rank": "BUH"}, "501": {"field": CITY, "rank": "Z", "most": 10}}
    state = guests(mine={"field": CITY}, people={"Ann": knights, "Bob": knights})
    with refused("PH-5.3s", person="601", foe="601"):
        hand_in(state, ANN, Challenge(601, 601, "Bob"))
    hand_in(state, ANN)
    assert state.step != DICE
    assert all(set(state.realms[realm].people) >= {501, 601} for realm in (ANN, BOB))


@rules("PH-R222", "PH-1.7.1a")
def test_r222_nobody_besieges_from_the_city() -> None:
    state = position(
        month=5,
        audvacar=CITY,
        fields={BESIDE: {"owner": "Ann", "town": "STD"}},
        armies={"Bob": {"101": {"field": CITY, "troops": 5000, "leaders": 1}}},
    )
    assert state.besieged == {}


@rules("PH-R222", "PH-5.7a")
def test_r222_however_crowded_the_city_is() -> None:
    state = guests(mine={"troops": 60_000}, theirs={"troops": 60_000})
    hand_in(state, ANN, MoveArmy(101, CITY))
    assert state.step != DICE
    assert (army(state, ANN, 101).troops, army(state, BOB, 101).troops) == (60_000, 60_000)


@rules("PH-R222", "PH-6.4e", "PH-R76")
@pytest.mark.parametrize(("count", "share"), [(1, 100_000), (2, 50_000), (3, 33_333)])
def test_r222_each_realm_that_stands_there_recruits_its_share(count: int, share: int) -> None:
    host = {"101": {"field": CITY, "troops": 100, "leaders": 1}}
    state = position(
        realms_count=3,
        month=5,
        audvacar=CITY,
        realms={"Ann": {"gold": 200_000}},
        armies=dict.fromkeys(("Ann", "Bob", "Cleo")[:count], host),
    )
    assert [bool(state.realms[realm].armies) for realm in (ANN, BOB, CLEO)].count(True) == count
    warriors = (share - 1000) // 5
    with refused("PH-6.4e", limit=share, count=count):
        muster(state, ANN, recruit(102, where=CITY, warriors=warriors + 1, leaders=1))
    muster(state, ANN, recruit(102, where=CITY, warriors=warriors, leaders=1))
    assert army(state, ANN, 102).troops == warriors
