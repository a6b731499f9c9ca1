"""The dummy of the game for three (XI-17.10 to XI-17.18)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import RaiseDummy
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    THREE,
    UNITS,
    chance,
    dealt,
    fresh,
    lively_game,
    offers,
    play,
    position,
    random_game,
    refused,
    show,
    threat,
    view,
    year,
)

COLUMNS = ("wealth", "influence", "reputation")
START = {"normal": (6, 5, 4), "hard": (7, 6, 5)}
KNOWN: dict[str, Any] = {"next_threat": 12, "threat_pile": (13, 15)}
DUMMY = -1
"""As rankings name it."""


def rewarded(**given: Any) -> State:
    """Ann has beaten the threat of 7 and taken gold and stories; the dummy is next."""
    state = position(
        **{"names": THREE, "cities": {7: threat()}, "Ann": {"city": 7, "units": "MI"}, **KNOWN, **given}
    )
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")
    return state


def ended(**given: Any) -> list[Event]:
    state = position(**{"names": THREE, "year": 12, "step": "census", "counting": "mage", **given})
    return show(state, 0, 0, 0)


# --- the dummy and its values -----------------------------------------------------------------------


def test_xi_17_10_the_dummy_has_no_idrakys_no_units_and_no_part_in_the_census() -> None:
    for played in random_game(3, 6):
        assert len(view(played.after).players) == 3
        for event in told(played.events, happened.UnitsShown):
            assert len(event.counts) == 3
    assert len(told(played.events, happened.AssessmentHeld)[0].values) == 4


@pytest.mark.parametrize("seats", [4, 5])
def test_xi_17_10_only_with_three_players(seats: int) -> None:
    assert view(dealt(seats)).dummy is None
    for played in lively_game(seats, 1):
        assert view(played.before).step != "dummy"
        assert told(played.events, happened.DummyRaised) == []


@pytest.mark.parametrize("option", START)
@pytest.mark.parametrize("columns", list(permutations(COLUMNS)))
def test_xi_17_11_xi_17_12_start_values_by_the_order_of_the_assessments(
    columns: tuple[str, ...], option: str
) -> None:
    state = fresh(3, {"dummy_start": option})
    chance(state, "first 1")
    events = chance(state, f"assessments {', '.join(columns)}")

    assert view(state).dummy == dict(zip(columns, START[option], strict=True))
    assert told(events, happened.DummyPlaced) == [happened.DummyPlaced(columns, START[option])]


def test_xi_17_11_the_normal_dummy_is_the_usual_one() -> None:
    assert sorted((view(dealt(3)).dummy or {}).values()) == [4, 5, 6]


@pytest.mark.parametrize("column", COLUMNS)
def test_xi_17_13_xi_17_14_whoever_eliminates_a_threat_raises_a_value_by_one(column: str) -> None:
    state = rewarded()
    before = dict(view(state).dummy or {})
    assert offers(state) == [f"dummy {name}" for name in COLUMNS]
    events = play(state, ANN, f"dummy {column}")

    assert view(state).dummy == {**before, column: before[column] + 1}
    assert told(events, happened.DummyRaised) == [happened.DummyRaised(ANN, column, before[column] + 1)]


def test_xi_17_13_nobody_may_do_without() -> None:
    state = rewarded()

    with refused("XI-3.6", state):
        play(state, ANN, "pass")
    assert view(state).step == "dummy"


def test_xi_17_13_every_elimination_of_a_game_raises_one_value() -> None:
    beaten = 0
    for seed in range(6):
        for played in lively_game(3, seed):
            before, after = view(played.before).dummy or {}, view(played.after).dummy or {}
            raised = told(played.events, happened.DummyRaised)
            assert sum(after.values()) - sum(before.values()) == len(raised)
            won = (happened.ThreatEliminated, happened.TitanBeaten)
            beaten += len([event for event in played.events if isinstance(event, won)]) - len(raised)
    assert beaten == 0


def test_xi_17_14_only_the_one_who_eliminated_chooses() -> None:
    state = rewarded()

    for seat in (BRIAN, CINDY):
        with refused("XI-3.4", state):
            play(state, seat, "dummy wealth")
    for column in ("units", ""):
        with refused("XI-17.14", state):
            play(state, ANN, RaiseDummy(column))


# --- the dummy in the assessments -------------------------------------------------------------------


@given(st.tuples(*[st.integers(0, 9)] * 3), st.integers(0, 9), st.integers(0, 2))
def test_xi_17_15_xi_17_16_xi_17_17_ranked_as_a_fourth_below_everybody_equal(
    gold: tuple[int, ...], dummy: int, first: int
) -> None:
    given_so: dict[str, Any] = {name: {"gold": gold[seat]} for seat, name in enumerate(THREE)}
    events = ended(dummy={"wealth": dummy}, first=THREE[first], **given_so)
    held = told(events, happened.AssessmentHeld)[0]
    people = sorted(range(3), key=lambda seat: (gold[seat], (seat - first) % 3), reverse=True)
    above = [seat for seat in people if gold[seat] >= dummy]

    assert held.values == (*gold, dummy)
    assert held.ranking == (*above, DUMMY, *[seat for seat in people if gold[seat] < dummy])
    if held.ranking[-1] == DUMMY:
        assert told(events, happened.DummyEliminated) == [happened.DummyEliminated("wealth")]
    else:
        assert told(events, happened.Eliminated)[0] == happened.Eliminated(held.ranking[-1], "wealth")


def test_xi_17_15_each_assessment_eliminates_one_of_the_four() -> None:
    for seed in range(10):
        *_, last = lively_game(3, seed)
        gone = [
            event
            for event in last.events
            if isinstance(event, (happened.Eliminated, happened.DummyEliminated))
        ]
        assert [event.column for event in gone] == list(view(last.after).columns)


def test_xi_17_16_the_dummy_eliminates_players() -> None:
    """Nobody has anything: two go to the dummy, which nobody passes."""
    events = ended(dummy={"wealth": 1, "influence": 1, "reputation": 0}, first="Ann")

    assert [event.seat for event in told(events, happened.Eliminated)] == [ANN, BRIAN]
    assert told(events, happened.DummyEliminated) == [happened.DummyEliminated("reputation")]
    assert told(events, happened.GameEnded) == [happened.GameEnded((CINDY,))]


def test_xi_17_16_already_eliminated_the_dummy_keeps_its_rank_and_harms_nobody() -> None:
    """It goes in wealth; with the best influence it does not save the lowest player."""
    rich = {"gold": 9}
    events = ended(dummy={"wealth": 0, "influence": 9}, Ann=rich, Brian=rich, Cindy=rich, first="Brian")

    assert told(events, happened.AssessmentHeld)[1].ranking[0] == DUMMY
    assert told(events, happened.Eliminated)[0] == happened.Eliminated(BRIAN, "influence")


@pytest.mark.parametrize("unit", UNITS)
def test_xi_17_17_xi_17_18_level_with_the_dummy_units_do_not_matter(unit: str) -> None:
    """Ann has none, Brian some: both rank above the dummy."""
    events = ended(
        dummy={"wealth": 5}, Ann={"gold": 5}, Brian={"gold": 5, "units": {unit: 3}}, Cindy={"gold": 6}
    )

    assert told(events, happened.AssessmentHeld)[0].ranking == (CINDY, BRIAN, ANN, DUMMY)
    assert told(events, happened.DummyEliminated)[0].column == "wealth"
