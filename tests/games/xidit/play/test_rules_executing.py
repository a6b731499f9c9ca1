"""Executing orders, moving, waiting (XI-5)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.xidit.play import events as happened
from tests.games.rule_table import told
from tests.games.xidit.facts import CITIES, COLOURS, ROADS
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    DAVID,
    EXECUTED,
    FOUR,
    LENGTHS,
    executed,
    orders,
    own,
    play,
    position,
    recruitment,
    refused,
    threat,
    tiles_on_map,
    units,
    view,
    year,
)

marches = st.tuples(*[st.sampled_from((*COLOURS, "wait"))] * 6)


def test_xi_5_1_all_programmes_are_revealed_together_when_the_last_one_is_ready() -> None:
    state = position()
    for seat in (DAVID, ANN, CINDY):
        events = play(state, seat, orders("red"))
        assert told(events, happened.ProgrammeRevealed) == []
        assert [place.programme for place in view(state).players] == [()] * 4
    events = play(state, BRIAN, orders("blue"))

    assert [event.seat for event in told(events, happened.ProgrammeRevealed)] == [ANN, BRIAN, CINDY, DAVID]
    assert [place.programme[0] for place in view(state).players] == ["red", "blue", "red", "red"]
    first_executed = next(n for n, event in enumerate(events) if isinstance(event, EXECUTED))
    assert all(not isinstance(event, happened.ProgrammeRevealed) for event in events[first_executed:])


@given(st.integers(0, 3), st.lists(marches, min_size=4, max_size=4))
def test_xi_5_2_xi_5_3_xi_5_4_order_by_order_each_time_from_the_first_player_on(
    first: int, written: list[tuple[str, ...]]
) -> None:
    state = position(first=FOUR[first])
    events = year(state, **{name: " ".join(row) for name, row in zip(FOUR, written, strict=True)})

    clockwise = [(first + n) % 4 for n in range(4)]
    assert executed(events) == clockwise * 6
    done = [event for event in events if isinstance(event, EXECUTED)]
    for n, event in enumerate(done):
        order = written[event.seat][n // 4]
        assert getattr(event, "colour", "wait") == order


def test_xi_5_2_who_comes_first_recruits_first() -> None:
    state = position(cities={3: recruitment("MB")}, first="Cindy", Ann={"city": 3}, Cindy={"city": 3})
    year(state, Ann="action", Cindy="action")

    assert (units(state, CINDY), units(state, ANN)) == ("M", "B")


def test_xi_5_3_a_second_order_comes_after_everybodys_first() -> None:
    """Ann needs one order to come, David none: he is served before her."""
    state = position(cities={3: recruitment("MB")}, Ann={"city": 5}, David={"city": 3})
    year(state, Ann="black action", David="action")

    assert (units(state, DAVID), units(state, ANN)) == ("M", "B")


@pytest.mark.parametrize(
    "given_step",
    [
        pytest.param({"step": "titan", "titans": {"T3a": "raging"}}, id="Titan"),
        pytest.param({"step": "rewards", "prize": 1}, id="rewards"),
        pytest.param({"step": "bards", "prize": 1, "wanted": 1}, id="bards"),
    ],
)
@pytest.mark.parametrize("seat", [ANN, BRIAN])
def test_xi_5_5_revealed_orders_cannot_be_changed(given_step: dict[str, Any], seat: int) -> None:
    everybody: dict[str, Any] = {name: {"programme": ["action"] * 6} for name in FOUR}
    state = position(**given_step, **everybody)

    with refused("XI-5.5", state):
        play(state, seat, orders("blue"))


def test_xi_5_6_all_see_how_far_the_orders_are() -> None:
    """Brian is asked about a Titan in each of his six orders; before him Ann has had hers."""
    state = position(titans={"T5a": "raging"}, Brian={"city": 13})
    year(state, Brian="action action action action action action")
    for order in range(1, 7):
        for seat in (None, ANN, DAVID):
            assert (view(state, seat).order, view(state, seat).turn) == (order, BRIAN + 1)
        play(state, BRIAN, "pass")

    assert view(state).order == 0


@pytest.mark.parametrize("start", [number for number in CITIES if ROADS[number]["black"]])
def test_xi_5_8_a_move_happens_without_a_question(start: int) -> None:
    """Not even a recruitment tile under one's feet or Titans around keep anybody from leaving."""
    state = position(
        cities={start: recruitment()}, titans={"T3a": "raging"}, Ann={"city": start, "units": "MMM"}
    )
    events = year(state, Ann="black")

    assert told(events, happened.Moved)[0] == happened.Moved(ANN, "black", ROADS[start]["black"])
    assert own(state, ANN).city == ROADS[start]["black"]
    assert view(state).step == "programme"


def test_xi_5_9_waiting_neither_moves_nor_acts() -> None:
    state = position(
        cities={5: recruitment(), 16: threat()}, Ann={"city": 5}, Brian={"city": 16, "units": "MA"}
    )
    before = tiles_on_map(state)
    events = year(state, Ann="wait", Brian="wait")

    assert {type(event) for event in events if isinstance(event, EXECUTED)} == {happened.Waited}
    assert [place.city for place in view(state).players[:2]] == [5, 16]
    assert (units(state, ANN), units(state, BRIAN)) == ("", "MA")
    assert tiles_on_map(state) == before


def test_xi_5_10_what_lies_there_at_that_moment_decides() -> None:
    """Ann takes the last unit of 5, and tile 12 comes; then David's action in 12 finds units."""
    state = position(
        cities={5: recruitment("M")}, next_recruit=12, recruit_pile=(20,), recruit_hidden=0,
        Ann={"city": 5}, Brian={"city": 5}, David={"city": 12},
    )  # fmt: skip
    events = year(state, Ann="action", Brian="action", David="action")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(BRIAN, 5, "nothing")]
    assert units(state, DAVID) == "M"


@pytest.mark.parametrize("length", LENGTHS)
def test_xi_5_11_xi_5_10_a_threat_that_comes_in_time_is_eliminated(length: str) -> None:
    state = position(
        options={"length": length}, cities={16: threat()}, next_threat=12, threat_pile=(1,),
        Ann={"city": 16, "units": "MA"}, David={"city": 12, "units": "MAB"},
    )  # fmt: skip
    year(state, Ann="action", David="action")
    events = play(state, ANN, "rewards gold and storeys")

    assert told(events, happened.ThreatEliminated) == [
        happened.ThreatEliminated(DAVID, 12, ("militia", "archer", "mage"))
    ]


def test_xi_5_11_a_tile_that_comes_too_late_is_not() -> None:
    state = position(
        cities={16: threat()}, next_threat=12, threat_pile=(1,),
        Brian={"city": 16, "units": "MA"}, Ann={"city": 12, "units": "MAB"},
    )  # fmt: skip
    events = year(state, Ann="action", Brian="action")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 12, "nothing")]
    assert units(state, ANN) == "MAB"
