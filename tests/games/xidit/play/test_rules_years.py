"""The end of a year and of the game (XI-15)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tests.games.rule_table import told
from tests.games.xidit.facts import TILES
from tests.games.xidit.table import (
    ANN,
    MODES,
    NAMES,
    SEAT_COUNTS,
    active,
    play,
    position,
    random_game,
    recruitment,
    refused,
    show,
    threat,
    units,
    view,
    year,
)

YEARS = {"long": 12, "short": 9}
KNOWN: dict[str, Any] = {"next_threat": 20, "threat_pile": (21, 19)}


@pytest.mark.parametrize("number", [1, 2, 3, 11])
def test_xi_15_1_when_all_orders_are_executed_the_next_year_begins(number: int) -> None:
    state = position(year=number)
    events = year(state)

    assert told(events, happened.YearBegan) == [happened.YearBegan(number + 1)]
    assert (view(state).year, view(state).step) == (number + 1, "programme")
    assert GAME.to_act(state) == (0, 1, 2, 3)


def test_xi_15_1_not_before_the_census_is_over() -> None:
    state = position(year=4)
    year(state)
    for _ in range(4):
        assert told(show(state, 0, 0, 0, 0), happened.YearBegan) == []
        assert view(state).year == 4
    events = show(state, 0, 0, 0, 0)

    assert told(events, happened.YearBegan) == [happened.YearBegan(5)]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_15_2_the_left_neighbour_is_first_in_the_new_year(seats: int) -> None:
    for first in range(seats):
        state = position(NAMES[:seats], first=NAMES[first])
        year(state)
        assert view(state).first == (first + 1) % seats


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_15_2_every_year_of_a_game_has_its_first_player(seats: int) -> None:
    begun: list[tuple[int, int]] = []
    for played in random_game(seats, 3):
        begun += [(event.year, event.seat) for event in told(played.events, happened.FirstPlayerSet)]

    start = begun[0][1]
    assert begun == [(number, (start + number - 1) % seats) for number in range(1, 13)]


def test_xi_15_3_the_census_goes_by_the_first_player_of_the_ending_year() -> None:
    """Cindy was first in year 4, so she places before David and Ann."""
    infantry = {"units": "I", "city": 13}
    state = position(year=4, first="Cindy", Ann=infantry, Cindy=infantry, David=infantry)
    year(state)
    assert view(state).first == 2
    show(state, 0, 0, 0, 0)
    show(state, 0, 0, 0, 0)
    show(state, 1, 0, 1, 1)

    for seat in (2, 3, 0):
        assert active(state) == seat
        play(state, seat, "bards 1 snow")


def test_xi_15_4_everybody_may_recruit_everywhere_again() -> None:
    state = position(cities={7: recruitment("MMAB")}, Ann={"city": 7})
    for owned in ("M", "MM", "MMA"):
        year(state, Ann="action action")
        assert units(state, ANN) == owned


def test_xi_15_4_everybody_may_eliminate_everywhere_again() -> None:
    ann = {"city": 16, "units": TILES[16][1], "eliminated": [16], "recruited": [16, 3]}
    state = position(cities={16: threat()}, Ann=ann, **KNOWN)
    year(state, Ann="action")
    assert units(state, ANN) == TILES[16][1]
    assert (view(state).players[ANN].eliminated, view(state).players[ANN].recruited) == ((), ())

    year(state, Ann="action")
    assert (active(state), view(state).step) == (ANN, "rewards")


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_15_5_the_game_ends_with_the_census_of_the_last_year(seats: int, length: str) -> None:
    years: list[int] = []
    kinds: list[str] = []
    for played in random_game(seats, 8, {"length": length}):
        years += [event.year for event in told(played.events, happened.YearBegan)]
        kinds += [type(event).__name__ for event in played.events]
        assert (GAME.result(played.before), GAME.to_act(played.before) != ()) == (None, True)

    assert years == list(range(1, YEARS[length] + 1))
    assert (kinds.count("AssessmentHeld"), kinds[-1]) == (3, "GameEnded")
    assert GAME.result(played.after) is not None
    assert GAME.to_act(played.after) == ()


@pytest.mark.parametrize(
    "typed", ["programme wait, wait, wait, wait, wait, wait", "show 0", "pass", "first 1"]
)
def test_xi_15_6_after_the_assessments_nothing_can_be_played(typed: str) -> None:
    state = position(year=12, step="over")

    for seat in range(-1, 4):
        with refused("XI-15.6", state):
            play(state, seat, typed)
        assert list(GAME.legal_moves(state, seat)) == []
