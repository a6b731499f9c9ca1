"""The short game (XI-18)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import PlaceBards
from tests.complaining import complains
from tests.games.rule_table import told
from tests.games.xidit.facts import CITIES, COLOURS, REGION_VALUES, ROADS, TOUCHES
from tests.games.xidit.table import (
    ANN,
    LENGTHS,
    MODES,
    NAMES,
    SEAT_COUNTS,
    city,
    dealt,
    lively_game,
    own,
    play,
    position,
    random_game,
    refused,
    threat,
    tiles_on_map,
    view,
    year,
)

SHORT = {"length": "short"}
LEFT_OUT = {5: {20, 21}, 4: {19, 20, 21}, 3: {14, 18}}
EMPTY = {5: {"corner2"}, 4: {"corner1", "corner2"}, 3: {"corner1", "corner2"}}
SETS = {5: range(1, 22), 4: range(1, 22), 3: range(1, 19)}
PILES = {
    (5, "long"): (5, 6), (4, "long"): (5, 6), (3, "long"): (5, 5),
    (5, "short"): (5, 4), (4, "short"): (5, 3), (3, "short"): (5, 3),
}  # fmt: skip
"""Recruitment and threat pile before the Next tiles are taken from them."""


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_18_1_xi_18_2_nine_years_with_a_census_after_3_6_and_9(seats: int) -> None:
    years: list[int] = []
    censuses: list[int] = []
    for played in random_game(seats, 4, SHORT):
        years += [event.year for event in told(played.events, happened.YearBegan)]
        censuses += [event.year for event in told(played.events, happened.CensusBegan)]

    assert (years, censuses) == (list(range(1, 10)), [3, 6, 9])
    assert GAME.result(played.after) is not None


def test_xi_18_1_the_usual_game_is_the_long_one() -> None:
    assert (view(dealt(4)).years, view(dealt(4, options=SHORT)).years) == (12, 9)


@pytest.mark.parametrize("number", range(1, 10))
def test_xi_18_2_no_census_in_other_years(number: int) -> None:
    state = position(options=SHORT, year=number)
    year(state)

    assert (view(state).step == "census") == (number in (3, 6, 9))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_18_3_xi_18_4_xi_18_5_tiles_that_are_left_out(seats: int) -> None:
    for seed in range(4):
        state = dealt(seats, seed, {**SHORT, "memory_aid": "on"})
        seen = view(state)
        assert seen.hidden is not None
        queued = {seen.next_recruit, seen.recruit_pile.top, seen.next_threat, seen.threat_pile.top}
        assert set(tiles_on_map(state)) | queued | set(seen.hidden.pool) == set(SETS[seats]) - LEFT_OUT[seats]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_18_3_xi_18_4_xi_18_5_regions_that_are_empty(seats: int) -> None:
    placed: set[str] = set()
    for seed in range(8):
        for played in lively_game(seats, seed, SHORT):
            for event in told(played.events, happened.BardsPlaced):
                placed |= set(event.regions)
        scored = {event.region for event in told(played.events, happened.RegionScored)}
        assert scored == set(REGION_VALUES) - EMPTY[seats]
    assert placed & EMPTY[seats] == set()


@pytest.mark.parametrize("number", [14, 15, 16, 18])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_18_3_xi_18_4_xi_18_5_where_bards_may_go(seats: int, number: int) -> None:
    """With five players region 1 stays in play."""
    ann: dict[str, Any] = {"city": number}
    state = position(NAMES[:seats], SHORT, step="bards", prize="T3a", titans={"T3a": "slain"}, Ann=ann)

    reached = {region for move in GAME.legal_moves(state, ANN) for region in move.regions}
    assert reached == set(TOUCHES[number]) - EMPTY[seats]
    for region in set(TOUCHES[number]) & EMPTY[seats]:
        with refused("XI-17.5", state):
            play(state, ANN, PlaceBards((region, region)))


@pytest.mark.parametrize(
    ("seats", "number"), [(seats, tile) for seats, tiles in LEFT_OUT.items() for tile in sorted(tiles)]
)
def test_xi_18_6_the_cities_of_missing_tiles_stay_on_the_map(seats: int, number: int) -> None:
    """Roads lead there, Titans are fought there, guilds stand there."""
    ann: dict[str, Any] = {"city": number, "units": "MMM"}
    state = position(NAMES[:seats], SHORT, titans={"T3a": "raging"}, Ann=ann)
    year(state, Ann="action")
    play(state, ANN, "eliminate T3a with 3 militia units")
    if view(state).step == "rewards":
        play(state, ANN, "rewards gold and storeys")

    assert (city(state, number).guild, city(state, number).height) == (ANN, 2)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_18_6_every_road_is_there(seats: int) -> None:
    for number in CITIES:
        for colour in COLOURS:
            state = position(NAMES[:seats], SHORT, Ann={"city": number})
            year(state, Ann=colour)
            assert own(state, ANN).city == (ROADS[number][colour] or number)


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_18_7_only_the_threat_pile_is_smaller(seats: int, length: str) -> None:
    state = dealt(seats, 9, {"length": length})
    sides = list(tiles_on_map(state).values())
    on_map = 4 if seats == 3 else 5

    assert (sides.count("recruitment"), sides.count("threat")) == (on_map, on_map)
    seen = view(state)
    assert (seen.recruit_pile.size + 1, seen.threat_pile.size + 1) == PILES[seats, length]


@pytest.mark.parametrize("length", LENGTHS)
def test_xi_18_8_three_players_play_either_length_with_the_dummy(length: str) -> None:
    *_, played = random_game(3, 2, {"length": length})

    assert view(played.after).dummy is not None
    assert view(played.after).year == {"long": 12, "short": 9}[length]
    assert len(told(played.events, happened.AssessmentHeld)) == 3


@pytest.mark.parametrize("number", [20, 21])
def test_xi_18_3_a_tile_that_is_left_out_cannot_be_laid(number: int) -> None:
    state = position(NAMES[:5], cities={number: threat()})
    assert city(state, number).tile == "threat"

    with complains("not in this game"):
        position(NAMES[:5], SHORT, cities={number: threat()})
