"""Players, map, units, stories, bards and gold (XI-1): what there is, and that nothing of it gets lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import PlaceBards, PlaceIdrakys
from tafelrunde.games.xidit.play.state import State
from tests.complaining import complains
from tests.games.rule_table import told
from tests.games.xidit.facts import (
    CITIES,
    COLOURS,
    NO_ROAD,
    REGION_VALUES,
    ROADS,
    TILES,
    TOUCHES,
)
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    FIVE,
    MODES,
    NAMES,
    SEAT_COUNTS,
    SUPPLY,
    UNITS,
    dealt,
    fresh,
    guild,
    lively_game,
    offers,
    own,
    play,
    position,
    random_game,
    recruitment,
    refused,
    threat,
    view,
    year,
)

SEEDS = range(3)


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_1_1_three_to_five_can_play_to_the_end_with_one_idrakys_each(seats: int, length: str) -> None:
    *_, last = random_game(seats, 1, {"length": length})

    result = GAME.result(last.after)
    assert result is not None
    assert len(result.seats) == seats
    assert [place.city in CITIES for place in view(last.after).players] == [True] * seats


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_xi_1_1_nobody_else_can(seats: int) -> None:
    with complains("3 to 5"):
        fresh(seats)


def test_xi_1_2_the_map_has_21_numbered_cities() -> None:
    state = dealt(4)

    assert [place.id for place in view(state).cities] == list(range(1, 22))
    assert offers(state) == [f"place Idrakys in {number}" for number in range(1, 22)]


@pytest.mark.parametrize("number", [-1, 0, 22, 99])
def test_xi_1_2_there_is_no_other_city(number: int) -> None:
    state = dealt(4)

    with refused("XI-1.2", state):
        play(state, view(state).first, PlaceIdrakys(number))


@pytest.mark.parametrize("start", CITIES)
@pytest.mark.parametrize("colour", COLOURS)
def test_xi_1_3_xi_1_4_xi_5_7_a_colour_alone_says_where_a_move_leads(start: int, colour: str) -> None:
    state = position(Ann={"city": start})
    year(state, Ann=colour)

    assert own(state, ANN).city == (ROADS[start][colour] or start)


def test_xi_1_3_xi_1_4_every_road_leads_back_and_no_two_roads_of_a_city_share_a_colour() -> None:
    for start, roads in ROADS.items():
        for colour, end in roads.items():
            if end != NO_ROAD:
                state = position(Ann={"city": start})
                year(state, Ann=f"{colour} {colour}")
                assert own(state, ANN).city == start, (start, colour)


@pytest.mark.parametrize("colour", COLOURS)
def test_xi_1_3_there_are_roads_of_all_three_colours(colour: str) -> None:
    assert sum(1 for roads in ROADS.values() if roads[colour] != NO_ROAD) >= 18


@pytest.mark.parametrize("number", CITIES)
def test_xi_1_5_a_city_touches_the_regions_at_whose_edge_it_lies(number: int) -> None:
    state = position(FIVE, step="bards", prize=number, wanted=1, Ann={"city": number})

    regions = {move.regions for move in GAME.legal_moves(state, ANN)}
    assert regions == {(region,) for region in TOUCHES[number]}


def test_xi_1_5_there_are_nine_regions_and_no_other() -> None:
    assert len({region for regions in TOUCHES.values() for region in regions}) == 9
    state = position(step="bards", wanted=1, Ann={"city": 17})

    with refused("XI-1.5", state):
        play(state, ANN, PlaceBards(("desert",)))


def test_xi_1_6_only_the_central_region_swallows_bards() -> None:
    for region in REGION_VALUES:
        number = next(number for number in CITIES if region in TOUCHES[number])
        state = position(FIVE, step="bards", wanted=1, Ann={"city": number})
        play(state, ANN, PlaceBards((region,)))

        seen = view(state, BRIAN).players[ANN].bards
        assert seen == ({} if region == "bastion" else {region: 1})
        assert own(state, ANN).bastion == (1 if region == "bastion" else 0)


@pytest.mark.parametrize("region", REGION_VALUES)
def test_xi_1_7_each_region_has_a_higher_and_a_lower_value(region: str) -> None:
    state = position(FIVE, step="over", Ann={"bards": {region: 2}}, Brian={"bards": {region: 1}})

    result = GAME.result(state)
    assert result is not None
    reputation = [points.reasons["reputation"] for points in result.seats]
    assert reputation == [*REGION_VALUES[region], 0, 0, 0]
    assert REGION_VALUES[region][0] > REGION_VALUES[region][1] > 0


def all_units(state: State) -> Counter[str]:
    """Barracks, tiles and screens, each as whoever may see it sees it."""
    found = Counter(view(state).barracks)
    for place in view(state).cities:
        found.update(place.units)
    for seat in range(len(view(state).players)):
        found.update(own(state, seat).units or {})
    return found


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_1_8_xi_1_10_all_70_units_are_somewhere_all_the_time(seats: int, length: str) -> None:
    assert sum(SUPPLY.values()) == 70
    for seed in SEEDS:
        for played in lively_game(seats, seed, {"length": length}):
            assert all_units(played.after) == SUPPLY


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_1_10_at_first_the_barracks_hold_what_does_not_stand_on_tiles(seats: int, length: str) -> None:
    state = dealt(seats, 1, {"length": length})

    on_tiles = Counter(unit for place in view(state).cities for unit in place.units)
    assert Counter(view(state).barracks) == Counter(SUPPLY) - on_tiles


@pytest.mark.parametrize("standing", ["MAICB", "BCIAM", "IBMCA"])
def test_xi_1_9_xi_6_3_units_leave_a_tile_from_the_weakest_to_the_strongest(standing: str) -> None:
    everybody: dict[str, Any] = {name: {"city": 17} for name in NAMES}
    state = position(FIVE, cities={17: recruitment(standing)}, next_recruit=1, recruit_pile=(2,), **everybody)
    events = year(state, **dict.fromkeys(NAMES, "action"))

    assert [event.unit for event in told(events, happened.Recruited)] == list(UNITS)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_1_11_xi_1_12_nobody_ever_has_other_than_15_stories_and_20_bards(seats: int) -> None:
    for seed in SEEDS:
        for played in lively_game(seats, seed):
            for seat in range(seats):
                assert stories_and_bards(played.after, seat) == (15, 20)


def stories_and_bards(state: State, seat: int) -> tuple[int, int]:
    """All that a seat owns, wherever it is."""
    have = own(state, seat)
    built = sum(place.height for place in view(state).cities if place.guild == seat)
    placed = sum(have.bards.values()) + (have.bastion or 0)
    return built + have.stories + have.stored, placed + (have.bards_left or 0)


def test_xi_1_11_a_sixteenth_story_does_not_exist() -> None:
    full = {number: guild("Ann", 4) for number in (1, 2, 3)}
    with complains("15 storeys"):
        position(cities={**full, 4: guild("Ann", 4)})


def test_xi_1_12_a_twenty_first_bard_does_not_exist() -> None:
    with complains("20 bards"):
        position(Ann={"bards": {"snow": 21}})


def test_xi_1_13_xi_9_1_gold_from_two_tiles_is_one_number() -> None:
    ann = {"city": 8, "units": "MIMAB", "gold": 1}
    state = position(cities={8: threat(), 12: threat()}, threat_pile=(18, 19, 20), Ann=ann)
    year(state, Ann="action red action")
    play(state, ANN, "rewards gold and storeys")
    play(state, ANN, "rewards gold and storeys")

    assert own(state, ANN).gold == 1 + TILES[8][2][0] + TILES[12][2][0]
