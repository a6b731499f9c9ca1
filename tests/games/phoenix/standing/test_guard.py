"""The guard (6.8): where it is raised, what it may be, and that nobody else knows."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.orders.trade import OfferGoods
from tafelrunde.games.phoenix.orders.turn import Dismount, Merge, Split
from tafelrunde.games.phoenix.state.pieces import space
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.words.text import parse_sheet
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, army, hand_in, muster, position, refused, view

SEAT, TOWN, SEA = "101/27", "101/30", "101/28"


def court(*, ruler: dict[str, Any] | None = None, **armies: Any) -> State:
    """Ann has a capital at the sea and a fortress, and gold enough."""
    fields = {
        SEAT: {"owner": "Ann", "town": "HST"},
        TOWN: {"owner": "Ann", "town": "FST"},
        SEA: {"terrain": "w"},
    }
    return position(
        month=5,
        fields=fields,
        realms={"Ann": {"gold": 200_000, "capital": SEAT}},
        armies={"Ann": {name[1:]: {"field": SEAT, **unit} for name, unit in armies.items()}},
        people={"Ann": {"601": ruler} if ruler else {}},
    )


def raised(number: int = 101, town: str = SEAT, **goods: int) -> Recruit:
    return Recruit(town, number, Goods(**(goods or {"warriors": 100, "leaders": 1})), guard=True)


@rules("PH-6.8b", "PH-6.8g")
@pytest.mark.parametrize(
    ("order", "room"),
    [
        (raised(101, warriors=200, leaders=2), 3 * 200 + 2 * 100),
        (raised(201, riders=200, leaders=1), 3 * 400 + 100),
        (raised(301, ships=2, leaders=1), 3 * 200 + 100),
    ],
)
def test_a_guard_of_each_kind_takes_three_times_the_room(order: Recruit, room: int) -> None:
    state = court()
    muster(state, ANN, order)
    assert army(state, ANN, order.army).guard
    assert space(army(state, ANN, order.army)) == room


def test_ph_6_8a_one_by_land_and_one_by_sea() -> None:
    state = court()
    with refused("PH-6.8a", army="201", guard="101"):
        muster(state, ANN, raised(101), raised(201, riders=100, leaders=1))
    muster(state, ANN, raised(101), raised(301, ships=1, leaders=1))
    assert [army(state, ANN, number).guard for number in (101, 301)] == [True, True]


@rules("PH-6.8a")
def test_a_part_of_a_guard_is_no_army_but_the_whole_may_change_its_number() -> None:
    state = court(a201={"troops": 300, "leaders": 3, "guard": True})
    muster(state, ANN)
    for order in (Split(201, 202, Goods(riders=100, leaders=1)), Dismount(201, 101, 100, 1)):
        with refused("PH-6.8a", army="201"):
            hand_in(state, ANN, order)
    hand_in(state, ANN, Dismount(201, 101, 300, 3))
    assert army(state, ANN, 101).guard
    assert 201 not in state.realms[ANN].armies


@rules("PH-6.8c", "PH-1.8m")
def test_nobody_else_sees_that_it_is_a_guard() -> None:
    state = court()
    told = muster(state, ANN, raised(101))
    assert view(state, BOB).armies[ANN]["101"].guard is None
    assert view(state, ANN).armies[ANN]["101"].guard is True
    public = [event for event in told if getattr(event, "seat", None) is None]
    assert public
    assert "guard" not in repr(view(state, BOB).news)


@pytest.mark.parametrize(("number", "weapon"), [(101, "light_catapults"), (301, "heavy_warships")])
def test_ph_6_8d_no_ranged_weapons(number: int, weapon: str) -> None:
    place, troops = (SEAT, "warriors") if number == 101 else (SEA, "ships")
    goods = Goods(**{troops: 500, "leaders": 1, weapon: 1})
    with refused("PH-6.8d", army=str(number), weapon=weapon):
        muster(court(), ANN, Recruit(SEAT, number, goods, at=place, guard=True))
    state = court(**{f"a{number}": {"field": place, "troops": 500, "guard": True}})
    with refused("PH-6.8d", army=str(number), weapon=weapon):
        muster(state, ANN, Recruit(SEAT, number, Goods(**{weapon: 1}), at=place))


RULER = {"rank": "HER", "field": TOWN}


@pytest.mark.parametrize(
    ("ruler", "allowed"),
    [
        (None, False),
        ({**RULER, "rank": "FSH"}, False),
        ({**RULER, "field": SEAT}, False),
        ({**RULER, "present": False}, False),
        (RULER, True),
    ],
)
def test_ph_6_8e_at_the_capital_or_before_the_ruler(ruler: dict[str, Any] | None, allowed: bool) -> None:
    state = court(ruler=ruler)
    if allowed:
        muster(state, ANN, raised(101, TOWN))
        assert army(state, ANN, 101).guard
    else:
        with refused("PH-6.8e", field=TOWN, capital=SEAT):
            muster(state, ANN, raised(101, TOWN))


@rules("PH-6.8e")
def test_a_guard_is_reinforced_only_there_too() -> None:
    state = court(a101={"field": TOWN, "troops": 500, "guard": True})
    with refused("PH-6.8e", field=TOWN):
        muster(state, ANN, Recruit(TOWN, 101, Goods(warriors=100)))
    state = court(a101={"troops": 500, "guard": True})
    muster(state, ANN, Recruit(SEAT, 101, Goods(warriors=100)))
    assert army(state, ANN, 101).troops == 600
    assert army(state, ANN, 101).guard


def test_ph_6_8f_an_army_does_not_become_a_guard() -> None:
    with refused("PH-6.8f", army="101"):
        muster(court(a101={"troops": 500}), ANN, raised(101))


@rules("PH-6.8f")
def test_a_guard_merges_with_nobody_and_is_not_sold() -> None:
    state = court(
        a101={"troops": 500, "guard": True},
        a102={"troops": 500},
        a301={"field": SEA, "troops": 5, "guard": True},
    )
    muster(state, ANN)
    for order in (Merge(101, 102), Merge(102, 101)):
        with refused("PH-1.8e", reason="reason_guard"):
            hand_in(state, ANN, order)
    with refused("PH-6.8f", army="301"):
        hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=1)))


@pytest.mark.parametrize(
    "line",
    [
        "Rüste 500 K und 1 HF als Garde 101 in 101/27",
        "Recruit 500 warriors and 1 leader as guard 101 in 101/27",
    ],
)
def test_the_sentence_of_a_guard(line: str) -> None:
    orders, complaints = parse_sheet(line)
    assert complaints == []
    assert list(orders) == [raised(101, warriors=500, leaders=1)]
