"""Rulings about the dummy and the assessments (XI-20.13, XI-20.15 to XI-20.20, XI-20.27, XI-20.34)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import RaiseDummy
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import TITANS
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    FOUR,
    NAMES,
    THREE,
    offers,
    play,
    position,
    refused,
    show,
    threat,
    tiles_on_map,
    view,
    year,
)

RICH_TO_POOR: dict[str, Any] = {"Ann": {"gold": 9}, "Brian": {"gold": 5}, "Cindy": {"gold": 2}}
DUMMY_GOES = {"dummy_tie": "eliminated"}
KNOWN: dict[str, Any] = {"next_threat": 12, "threat_pile": (13, 15)}
COLUMNS = ("wealth", "influence", "reputation")


def ended(names: tuple[str, ...] = THREE, **given: Any) -> list[Event]:
    state = position(**{"names": names, "year": 12, "step": "census", "counting": "mage", **given})
    return show(state, *[0] * len(names))


def first_out(events: list[Event]) -> str:
    """Who goes in the first assessment."""
    gone = [event for event in events if isinstance(event, (happened.Eliminated, happened.DummyEliminated))]
    return NAMES[gone[0].seat] if isinstance(gone[0], happened.Eliminated) else "the dummy"


def raising(**given: Any) -> State:
    """Ann has beaten the threat of 7 and is asked about the dummy."""
    ann = {"city": 7, "units": "MI"}
    state = position(**{"names": THREE, "cities": {7: threat()}, "Ann": ann, **KNOWN, **given})
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")
    return state


@pytest.mark.parametrize("bards", [(2, 0, 0, 0), (2, 2, 0, 0)])
def test_xi_20_13_without_a_bard_nothing_even_as_second(bards: tuple[int, ...]) -> None:
    people: dict[str, Any] = {name: {"bards": {"snow": n}} for name, n in zip(FOUR, bards, strict=True)}
    scored = told(ended(FOUR, **people), happened.RegionScored)

    assert {event.region: event.points for event in scored}["snow"] == tuple(6 * (n > 0) for n in bards)
    assert {event.region: event.points for event in scored}["west"] == (0, 0, 0, 0)


@pytest.mark.parametrize("titan", TITANS)
def test_xi_20_15_a_beaten_titan_raises_the_dummy_too(titan: str) -> None:
    ann: dict[str, Any] = {"city": 13, "units": "MMMMM"}
    state = position(THREE, titans={titan: "raging"}, step="titan", Ann=ann)
    play(state, ANN, f"eliminate {titan} with {TITANS[titan][0]} militia")
    play(state, ANN, "rewards gold and storeys")

    assert offers(state) == [f"dummy {column}" for column in COLUMNS]
    play(state, ANN, "dummy influence")
    assert view(state).dummy == {"wealth": 6, "influence": 6, "reputation": 4}


# --- a dummy that ties ------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "who"), [({}, "Cindy"), (DUMMY_GOES, "the dummy")])
def test_xi_20_16_level_with_somebody_who_is_not_last(options: dict[str, str], who: str) -> None:
    """Brian and the dummy have 5, Cindy has 2: usually she goes, by option the dummy."""
    events = ended(
        options=options, dummy={"wealth": 5}, Ann={"gold": 9}, Brian={"gold": 5}, Cindy={"gold": 2}
    )

    assert first_out(events) == who


@pytest.mark.parametrize("options", [{}, DUMMY_GOES])
def test_xi_20_16_level_with_the_last_it_goes_either_way(options: dict[str, str]) -> None:
    events = ended(
        options=options, dummy={"wealth": 2}, Ann={"gold": 9}, Brian={"gold": 5}, Cindy={"gold": 2}
    )

    assert first_out(events) == "the dummy"


def test_xi_20_16_only_a_tie_with_somebody_still_in_the_game_counts() -> None:
    """Cindy goes in wealth; in influence the dummy ties with her alone, and Ann is the lowest."""
    people: dict[str, Any] = {"Ann": {"gold": 9}, "Brian": {"gold": 9}, "Cindy": {"gold": 1}}
    dummy = {"wealth": 2, "influence": 3, "reputation": 1}
    guilds = {
        3: {"guild": "Ann", "height": 2},
        4: {"guild": "Brian", "height": 4},
        5: {"guild": "Cindy", "height": 3},
    }
    events = ended(options=DUMMY_GOES, dummy=dummy, cities=guilds, **people)

    gone = told(events, happened.Eliminated)
    assert [(event.seat, event.column) for event in gone][:2] == [(CINDY, "wealth"), (ANN, "influence")]


@given(st.tuples(*[st.integers(0, 6)] * 3), st.integers(0, 6), st.booleans())
def test_xi_20_16_both_options_differ_only_in_ties(gold: tuple[int, ...], dummy: int, option: bool) -> None:
    people: dict[str, Any] = {name: {"gold": gold[seat]} for seat, name in enumerate(THREE)}
    events = ended(options=DUMMY_GOES if option else {}, dummy={"wealth": dummy}, **people)

    tied = dummy in gold
    lowest = dummy <= min(gold)
    assert (first_out(events) == "the dummy") == (lowest or (option and tied))


# --- the end ----------------------------------------------------------------------------------------


def test_xi_20_17_if_the_dummy_is_left_all_three_have_lost_together() -> None:
    state = position(THREE, year=12, step="census", counting="mage", Ann={"gold": 3}, Brian={"gold": 2})
    events = show(state, 0, 0, 0)

    assert [event.seat for event in told(events, happened.Eliminated)] == [CINDY, ANN, BRIAN]
    assert told(events, happened.DummyEliminated) == []
    assert told(events, happened.GameEnded) == [happened.GameEnded(())]
    result = GAME.result(state)
    assert result is not None
    assert len({points.rank for points in result.seats}) == 1
    assert 1 not in {points.rank for points in result.seats}


@pytest.mark.parametrize("first", FOUR)
def test_xi_20_18_xi_20_20_after_the_last_year_the_first_player_stays_and_loses_ties(first: str) -> None:
    state = position(year=12, step="census", counting="mage", first=first)
    events = show(state, 0, 0, 0, 0)
    seat = NAMES.index(first)

    assert told(events, happened.FirstPlayerSet) == []
    assert view(state).first == seat
    assert told(events, happened.AssessmentHeld)[0].ranking == tuple(
        (seat + place) % 4 for place in (3, 2, 1, 0)
    )
    assert told(events, happened.Eliminated)[0].seat == seat


def test_xi_20_20_units_break_the_tie_before_that() -> None:
    events = ended(FOUR, first="David", David={"units": "M"})

    assert told(events, happened.AssessmentHeld)[0].ranking == (3, 2, 1, 0)


# --- raising the dummy ------------------------------------------------------------------------------


def test_xi_20_27_the_values_have_no_upper_end() -> None:
    state = raising(dummy={"wealth": 500, "influence": 500, "reputation": 500})
    assert offers(state) == [f"dummy {column}" for column in COLUMNS]
    play(state, ANN, "dummy wealth")

    assert (view(state).dummy or {})["wealth"] == 501


def test_xi_20_27_a_value_at_the_end_that_the_data_name_cannot_be_chosen() -> None:
    state = raising(corrections={"dummy": {"track_max": 7}}, dummy={"wealth": 7, "influence": 6})

    assert offers(state) == ["dummy influence", "dummy reputation"]
    with refused("XI-17.14", state):
        play(state, ANN, RaiseDummy("wealth"))


def test_xi_20_27_with_all_values_at_the_end_nobody_is_asked() -> None:
    full = dict.fromkeys(COLUMNS, 7)
    state = raising(corrections={"dummy": {"track_max": 7}}, dummy=full)

    assert (view(state).step, view(state).dummy) == ("programme", full)
    assert tiles_on_map(state) == {12: "threat"}


def test_xi_20_34_after_the_rewards_and_before_the_tiles() -> None:
    state = raising()
    assert (view(state).players[ANN].stories, tiles_on_map(state)) == (14, {7: "threat"})
    kinds = [type(event) for event in play(state, ANN, "dummy wealth")]

    assert kinds.index(happened.DummyRaised) < kinds.index(happened.TileDiscarded)
    assert tiles_on_map(state) == {12: "threat"}


def test_xi_20_34_after_the_bards_too() -> None:
    state = position(THREE, cities={7: threat()}, Ann={"city": 7, "units": "MI"}, **KNOWN)
    year(state, Ann="action")
    events = play(state, ANN, "rewards gold and bards")

    assert view(state).players[ANN].bards == {"west": 3}
    assert [type(event) for event in events][-1] == happened.BardsPlaced
    assert view(state).step == "dummy"
