"""Rulings about orders, actions and the set-up (XI-20), and the option `city_limit` both ways."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.box.data import reconstruction
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import SetFirst
from tafelrunde.telling.lobby import about
from tests.games.rule_table import told
from tests.games.xidit.facts import COLOURS, NO_ROAD, ROADS
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    SEAT_COUNTS,
    active,
    chance,
    fresh,
    own,
    play,
    position,
    recruitment,
    refused,
    threat,
    units,
    view,
    year,
)

STRICT = {"city_limit": "strict"}
KNOWN: dict[str, Any] = {
    "next_threat": 20, "threat_pile": (21, 19), "next_recruit": 17, "recruit_pile": (15, 14)
}  # fmt: skip
MISSING = [(number, colour) for number in ROADS for colour in COLOURS if ROADS[number][colour] == NO_ROAD]


# --- orders and limits ------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "colour"), MISSING)
def test_xi_20_1_without_a_road_of_that_colour_the_order_is_lost(number: int, colour: str) -> None:
    state = position(Ann={"city": number})
    events = year(state, Ann=colour)

    assert told(events, happened.Stayed) == [happened.Stayed(ANN, colour, number)]
    assert (own(state, ANN).city, told(events, happened.Moved)) == (number, [])


@pytest.mark.parametrize(("options", "possible"), [({}, True), (STRICT, False)])
def test_xi_20_2_a_threat_after_recruiting_in_the_same_city(options: dict[str, str], possible: bool) -> None:
    ann = {"city": 16, "units": "MA", "recruited": [16]}
    state = position(options=options, cities={16: threat()}, Ann=ann, **KNOWN)
    events = year(state, Ann="action")

    assert bool(told(events, happened.ThreatEliminated)) == possible
    voids = [happened.ActionVoid(ANN, 16, "acted")]
    assert told(events, happened.ActionVoid) == ([] if possible else voids)


@pytest.mark.parametrize(("options", "possible"), [({}, True), (STRICT, False)])
def test_xi_20_2_recruiting_after_a_threat_in_the_same_city(options: dict[str, str], possible: bool) -> None:
    state = position(options=options, cities={16: recruitment("AI")}, Ann={"city": 16, "eliminated": [16]})
    events = year(state, Ann="action")

    assert units(state, ANN) == ("A" if possible else "")
    assert [event.reason for event in told(events, happened.ActionVoid)] == ([] if possible else ["acted"])


@pytest.mark.parametrize(("options", "asked"), [({}, True), (STRICT, False)])
def test_xi_20_2_a_titan_after_the_last_unit_of_the_city(options: dict[str, str], asked: bool) -> None:
    state = position(
        options=options, cities={8: recruitment("M")}, titans={"T3a": "raging"}, **KNOWN,
        Ann={"city": 8, "units": "MM"},
    )  # fmt: skip
    events = year(state, Ann="action action")

    assert units(state, ANN) == "MMM"
    assert (view(state).step == "titan") == asked
    assert [event.reason for event in told(events, happened.ActionVoid)] == ([] if asked else ["acted"])


def test_xi_20_2_strict_other_cities_players_and_years_are_free() -> None:
    ann = {"city": 16, "units": "MAMAB", "recruited": [16]}
    both = {16: threat(), 18: recruitment("MA")}
    state = position(
        options=STRICT, cities=both, Ann=ann, Brian={"city": 16}, **{**KNOWN, "next_recruit": 17}
    )
    events = year(state, Ann="black action", Brian="black action")
    assert [event.seat for event in told(events, happened.Recruited)] == [ANN, BRIAN]

    year(state, Ann="black action")
    assert (view(state).year, active(state), view(state).step) == (2, ANN, "rewards")


def test_xi_20_2_strict_twice_the_same_is_void_as_always() -> None:
    state = position(options=STRICT, cities={16: recruitment("AI")}, Ann={"city": 16})
    events = year(state, Ann="action action")

    assert [event.reason for event in told(events, happened.ActionVoid)] == ["recruited"]


def test_xi_20_21_a_threat_without_the_units_is_void_even_if_a_titan_rages() -> None:
    state = position(cities={17: threat()}, titans={"T3a": "raging"}, Ann={"city": 17, "units": "MMMMM"})
    events = year(state, Ann="action")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 17, "units")]
    assert view(state).step == "programme"


def test_xi_20_25_a_declined_titan_does_not_use_up_the_city() -> None:
    state = position(titans={"T3a": "raging"}, Ann={"city": 13, "units": "MMM"})
    year(state, Ann="action action")
    play(state, ANN, "pass")

    assert (view(state).order, active(state)) == (2, ANN)
    play(state, ANN, "eliminate T3a with 3 militia units")
    assert view(state).slain == ("T3a",)


@pytest.mark.parametrize("options", [{}, STRICT])
def test_xi_20_25_nor_does_a_void_action(options: dict[str, str]) -> None:
    """Tile 1 comes onto the map only after Ann's first action there."""
    state = position(
        options=options, cities={8: recruitment("M")}, Ann={"city": 1}, Brian={"city": 8},
        **{**KNOWN, "next_recruit": 1},
    )  # fmt: skip
    events = year(state, Ann="action action", Brian="action")

    assert [event.reason for event in told(events, happened.ActionVoid)] == ["nothing"]
    assert units(state, ANN) == "I"


# --- the set-up -------------------------------------------------------------------------------------


def test_xi_20_32_roads_tiles_and_titans_are_told_to_be_our_reconstruction() -> None:
    assert "our own reconstruction" in about(GAME).en
    assert "unsere Rekonstruktion" in about(GAME).de
    origins = Counter(road.source for road in reconstruction().roads)
    assert (origins["rulebook"], len(origins)) == (4, 2)


def test_xi_20_32_owners_enter_the_printed_values() -> None:
    own_values = {"regions": {"snow": {"first": 9, "second": 5}}, "titans": {"T3a": {"gold": 8}}}
    people: dict[str, Any] = {"Ann": {"bards": {"snow": 2}}, "Brian": {"bards": {"snow": 1}}}
    result = GAME.result(position(corrections=own_values, step="over", **people))

    assert result is not None
    assert [points.reasons["reputation"] for points in result.seats] == [9, 5, 0, 0]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_20_35_chance_decides_who_is_first_in_year_1(seats: int) -> None:
    state = fresh(seats)
    assert (view(state).step, active(state)) == ("first", CHANCE)
    drawn = {GAME.chance(state, Seeded(seed)).seat for seed in range(60)}

    assert drawn == set(range(seats))


@pytest.mark.parametrize("seat", range(4))
def test_xi_20_35_the_table_may_enter_it(seat: int) -> None:
    state = fresh(4)
    events = chance(state, f"first {seat + 1}")

    assert told(events, happened.FirstPlayerSet) == [happened.FirstPlayerSet(seat, 1)]
    assert view(state).first == seat


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_20_35_nobody_else_can_begin(seats: int) -> None:
    state = fresh(seats)

    for seat in (-1, seats, 9):
        with refused("XI-20.35", state):
            chance(state, SetFirst(seat))
