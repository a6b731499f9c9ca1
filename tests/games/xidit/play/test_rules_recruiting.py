"""Recruiting (XI-6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.xidit.play import events as happened
from tests.games.rule_table import told
from tests.games.xidit.facts import TILES
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    FIVE,
    LETTERS,
    MODES,
    NAMES,
    active,
    city,
    garrison,
    offers,
    play,
    position,
    recruitment,
    units,
    view,
    year,
)

STRENGTH = "MAICB"


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_6_1_xi_6_4_an_action_recruits_without_a_question(seats: int, length: str) -> None:
    state = position(NAMES[:seats], {"length": length}, cities={5: recruitment("MA")}, Ann={"city": 5})
    events = year(state, Ann="action")

    assert told(events, happened.Recruited) == [happened.Recruited(ANN, 5, "militia")]
    assert view(state).step == "programme"


@pytest.mark.parametrize("number", TILES)
def test_xi_6_1_xi_6_4_not_even_somebody_with_many_of_these_units_can_refrain(number: int) -> None:
    weakest = TILES[number][0][0]
    state = position(cities={number: recruitment()}, Ann={"city": number, "units": weakest * 5})
    year(state, Ann="action")

    assert units(state, ANN) == weakest * 6


def test_xi_6_2_the_unit_leaves_the_tile_and_goes_behind_the_screen() -> None:
    state = position(cities={5: recruitment("AIC")}, Ann={"city": 5, "units": "B"})
    barracks = view(state).barracks
    year(state, Ann="action")

    assert garrison(state, 5) == "IC"
    assert units(state, ANN) == "AB"
    assert view(state).barracks == barracks
    assert view(state, BRIAN).players[ANN].units is None


@given(st.lists(st.sampled_from(range(5)), min_size=2, unique=True))
def test_xi_6_3_it_is_always_the_weakest_unit_that_still_stands_there(left: list[int]) -> None:
    standing = "".join("MMICB"[place] for place in left)
    state = position(cities={14: recruitment(standing)}, Ann={"city": 14})
    (event,) = told(year(state, Ann="action"), happened.Recruited)

    weakest = min(standing, key=STRENGTH.index)
    assert event.unit == LETTERS[weakest]
    assert sorted(garrison(state, 14) + weakest) == sorted(standing)


def test_xi_6_5_xi_6_7_of_several_actions_only_the_first_recruits() -> None:
    state = position(cities={7: recruitment("MMAB")}, Ann={"city": 7})
    events = year(state, Ann="action action wait action action action")

    assert units(state, ANN) == "M"
    assert garrison(state, 7) == "MAB"
    void = told(events, happened.ActionVoid)
    assert [(event.seat, event.reason) for event in void] == [(ANN, "recruited")] * 4


def test_xi_6_5_next_year_the_city_is_open_again() -> None:
    state = position(cities={7: recruitment("MMA")}, Ann={"city": 7})
    year(state, Ann="action action")
    year(state, Ann="action action")

    assert units(state, ANN) == "MM"


def test_xi_6_5_another_city_may_follow_in_the_same_year() -> None:
    state = position(cities={5: recruitment("MA"), 12: recruitment("AA")}, Ann={"city": 5})
    year(state, Ann="action blue action")

    assert units(state, ANN) == "MA"


def test_xi_6_6_going_away_and_coming_back_does_not_help() -> None:
    state = position(cities={5: recruitment("MAI")}, Ann={"city": 5})
    events = year(state, Ann="action blue blue action")

    assert units(state, ANN) == "M"
    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 5, "recruited")]


def test_xi_6_6_a_new_tile_in_the_same_city_does_not_help_either() -> None:
    """Ann empties tile 8, the short queues bring it back soon, and three others make room for it."""
    on_map = {8: recruitment("M"), 12: recruitment("A"), 5: recruitment("M"), 9: recruitment("M")}
    state = position(
        FIVE, cities=on_map, next_recruit=1, recruit_pile=(), recruit_hidden=0, next_threat=2,
        threat_pile=(20, 21), Ann={"city": 8}, Brian={"city": 8}, Cindy={"city": 12}, David={"city": 5},
        Emma={"city": 9},
    )  # fmt: skip
    events = year(
        state, Ann="action wait wait wait action", Brian="wait wait wait wait action",
        Cindy="wait action", David="wait wait action", Emma="wait wait wait action",
    )  # fmt: skip

    assert [event.tile for event in told(events, happened.TilePlaced)] == [1, 20, 21, 8]
    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 8, "recruited")]
    assert [units(state, seat) for seat in range(5)] == ["M", "M", "A", "M", "M"]


def test_xi_6_7_the_first_possible_action_counts_and_not_the_first_one() -> None:
    """Ann's first action comes too early; when Brian has emptied 5, tile 12 comes."""
    state = position(
        cities={5: recruitment("M")},
        next_recruit=12,
        recruit_pile=(20, 21),
        Ann={"city": 12},
        Brian={"city": 5},
    )
    events = year(state, Ann="action action action", Brian="action")

    assert [event.reason for event in told(events, happened.ActionVoid)] == ["nothing", "recruited"]
    assert units(state, ANN) == "M"


def test_xi_6_8_everybody_may_recruit_in_the_same_city() -> None:
    everybody = {"city": 7}
    state = position(cities={7: recruitment("MMAB")}, Ann=everybody, Brian=everybody, Cindy=everybody)
    year(state, Ann="action action", Brian="action action", Cindy="action action")

    assert [units(state, seat) for seat in (ANN, BRIAN, CINDY)] == ["M", "M", "A"]
    assert garrison(state, 7) == "B"


def test_xi_6_9_when_the_tile_has_gone_the_action_is_void() -> None:
    state = position(
        cities={5: recruitment("M")}, next_recruit=1, recruit_pile=(2, 3), Ann={"city": 5}, Brian={"city": 5}
    )
    events = year(state, Ann="action", Brian="action")

    assert city(state, 5).tile is None
    assert told(events, happened.ActionVoid) == [happened.ActionVoid(BRIAN, 5, "nothing")]
    assert units(state, BRIAN) == ""


def test_xi_6_9_then_a_titan_can_be_fought() -> None:
    state = position(
        cities={5: recruitment("M")}, next_recruit=1, recruit_pile=(2, 3), titans={"T3a": "raging"},
        Ann={"city": 5}, Brian={"city": 5, "units": "MAI"},
    )  # fmt: skip
    year(state, Ann="action", Brian="action")

    assert active(state) == BRIAN
    assert offers(state) == ["pass", "eliminate T3a with 1 militia unit, 1 archer and 1 infantry unit"]
    play(state, BRIAN, "pass")
    assert units(state, BRIAN) == "MAI"
