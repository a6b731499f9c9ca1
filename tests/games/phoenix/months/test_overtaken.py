"""Remote play: what happens to a sheet when something has overtaken one of its orders (R227)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.orders.court import Appoint
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.orders.turn import Accompany, Merge, MoveArmy, MovePerson, ShiftLeaders, Split
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.notes import OrderFailed, Said
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, position

MASTER = 2
HERE, EAST, NORTH, FAR = "101/27", "101/28", "101/20", "101/41"
PART = Goods(warriors=500, leaders=1)


def remote(armies: dict[str, dict[str, Any]], **given: Any) -> State:
    owned = {label: {"owner": "Ann"} for label in (HERE, EAST, NORTH)}
    return position(
        month=2,
        options={"deadlines": "days"},
        fields={**owned, **given.pop("fields", {})},
        armies={"Ann": armies},
        **given,
    )


def overtaken(state: State, orders: tuple[Any, ...], *changes: Change) -> dict[int, str]:
    """Runs the month after these corrections; says which lines fell, and by which rule."""
    hand_in(state, ANN, *orders)
    GAME.apply(state, MASTER, Amend(changes, "fire"), [])
    hand_in(state, BOB)
    return {note.line: note.rule for note in state.realms[ANN].diary if isinstance(note, OrderFailed)}


def host(**more: Any) -> dict[str, Any]:
    return {"field": HERE, "troops": 2_000, "leaders": 2, **more}


@rules("PH-R227")
def test_r227_an_overtaken_split_takes_no_other_order_with_it() -> None:
    state = remote({"101": host(), "102": host(), "103": host()})
    orders = (Split(101, 104, PART), MoveArmy(102, EAST), MoveArmy(103, NORTH), Tell("Hunt the dragon."))
    fell = overtaken(state, orders, Change("armies.Ann.101.leaders", 1))

    assert fell == {1: "PH-1.1.5a"}
    assert army(state, ANN, 101).troops == 2_000
    assert [army(state, ANN, number).field for number in (102, 103)] == [at(state, EAST), at(state, NORTH)]
    assert Said("Hunt the dragon.") in state.realms[ANN].diary


@rules("PH-R227")
@pytest.mark.parametrize("line", range(5))
def test_r227_wherever_it_stands_in_the_sheet(line: int) -> None:
    state = remote({str(number): host() for number in range(101, 106)})
    orders: list[Any] = [MoveArmy(number, EAST) for number in range(102, 106)]
    orders.insert(line, Split(101, 109, PART))

    assert overtaken(state, tuple(orders), Change("armies.Ann.101.leaders", 1)) == {line + 1: "PH-1.1.5a"}


@rules("PH-R227")
def test_r227_what_a_fallen_order_would_have_made_falls_with_a_reason_of_its_own() -> None:
    state = remote({"101": host(), "102": host()})
    orders = (Split(101, 104, PART), MoveArmy(104, EAST), MoveArmy(102, EAST), MoveArmy(101, NORTH))
    hand_in(state, ANN, *orders)
    GAME.apply(state, MASTER, Amend((Change("armies.Ann.101.leaders", 1),), "fire"), [])
    hand_in(state, BOB)

    failed = [note for note in state.realms[ANN].diary if isinstance(note, OrderFailed)]
    assert [note.line for note in failed] == [1, 2]
    assert failed[0].params["army"] == "101"
    assert "104" in failed[1].params.values()
    assert army(state, ANN, 101).field == at(state, NORTH)


@rules("PH-R227")
def test_r227_the_first_of_two_that_cannot_both_be_stands() -> None:
    state = remote({"101": host(leaders=3)})
    orders = (Split(101, 104, PART), Split(101, 105, PART))

    assert overtaken(state, orders, Change("armies.Ann.101.leaders", 2)) == {2: "PH-1.1.5a"}
    assert sorted(state.realms[ANN].armies) == [101, 104]


@rules("PH-R227")
def test_r227_both_fall_where_neither_can_be() -> None:
    state = remote({"101": host(troops=3_000, leaders=3)})
    orders = tuple([Split(101, into, Goods(warriors=700, leaders=1)) for into in (104, 105)])

    assert overtaken(state, orders, Change("armies.Ann.101.troops", 760)) == {1: "PH-1.8d", 2: "PH-1.8d"}
    assert sorted(state.realms[ANN].armies) == [101]


@rules("PH-R227")
def test_r227_an_order_that_waited_for_a_fallen_one_is_tried_for_itself() -> None:
    """102 was to bring 101 the leader that it gives away; without it 101 keeps its own."""
    state = remote({"101": host(leaders=1), "102": host(), "103": host()})
    orders = (Split(101, 104, PART), ShiftLeaders(102, 101, 1), MoveArmy(103, EAST))

    fell = overtaken(state, orders, Change("armies.Ann.102", "gone"))
    assert sorted(fell) == [1, 2]
    assert fell[1] == "PH-1.1.5a"
    assert army(state, ANN, 101).leaders == 1
    assert army(state, ANN, 103).field == at(state, EAST)


@rules("PH-R227")
def test_r227_an_order_that_a_fallen_one_stood_in_the_way_of_is_carried_out() -> None:
    """The number 104 is free for 102 when the split of 101 has fallen."""
    state = remote({"101": host(), "102": host(leaders=3)})
    orders = (Split(101, 104, PART), Merge(104, 101), Split(102, 104, PART))
    fell = overtaken(state, orders, Change("armies.Ann.101", "gone"))

    assert sorted(fell) == [1, 2]
    assert army(state, ANN, 104).leaders == 1


@rules("PH-R227")
def test_r227_an_office_that_is_not_vacated_is_not_given_and_nothing_else_falls() -> None:
    """601 was to rise and leave his office to 602; the fortress that he needs was shot down."""
    towns = {label: {"owner": "Ann", "town": "STD"} for label in (HERE, NORTH)}
    towns[EAST] = {"owner": "Ann", "town": "FST"}
    people = {number: {"field": HERE, "rank": "CHF"} for number in ("601", "602", "603")}
    people["601"]["rank"] = "STH"
    state = remote({"101": host()}, fields=towns, people={"Ann": people})
    orders = (Appoint(601, "FSH"), Appoint(602, "STH"), MoveArmy(101, EAST), MovePerson(603, EAST))

    fell = overtaken(state, orders, Change(f"towns.{EAST}.stage", "STD"))
    assert sorted(fell) == [1, 2]
    assert fell[2] == "PH-1.9.1a"
    assert army(state, ANN, 101).field == at(state, EAST)


@rules("PH-R227", "PH-1.3g")
def test_r227_a_wizard_who_would_stay_alone_holds_up_no_army() -> None:
    """102 was to stay with him; it is no more, and 101 goes where it was told."""
    abroad = {"field": FAR, "troops": 2_000}
    wizard = {"501": {"field": FAR, "rank": "Z", "most": 5, "nameless": True}}
    state = remote({"101": dict(abroad), "102": dict(abroad)}, people={"Ann": wizard})
    orders = (MoveArmy(101, "101/42"), Tell("Wait."))

    assert overtaken(state, orders, Change("armies.Ann.102", "gone")) == {}
    assert army(state, ANN, 101).field == at(state, "101/42")


@rules("PH-R227", "PH-1.3g")
def test_r227_but_he_does_not_go_alone_where_nobody_awaits_him_any_more() -> None:
    wizard = {"501": {"field": HERE, "rank": "Z", "most": 5, "nameless": True}}
    armies = {"101": {"field": FAR, "troops": 2_000}, "102": host()}
    near = {label: {"owner": "Ann"} for label in ("101/34", "101/35")}
    state = remote(armies, people={"Ann": wizard}, fields=near)
    orders = (MovePerson(501, FAR), MoveArmy(102, EAST))

    assert overtaken(state, orders, Change("armies.Ann.101", "gone")) == {1: "PH-1.3g"}
    assert state.realms[ANN].people[501].field == at(state, HERE)


@rules("PH-R227")
def test_r227_who_was_to_go_with_a_lost_army_stays_alone_and_the_rest_goes_on() -> None:
    people = {"Ann": {"601": {"field": HERE}}}
    state = remote({"101": host(), "102": host()}, people=people)
    orders = (Accompany(601, 101), MoveArmy(101, EAST), MoveArmy(102, NORTH))

    assert sorted(overtaken(state, orders, Change("armies.Ann.101", "gone"))) == [1, 2]
    assert army(state, ANN, 102).field == at(state, NORTH)
