"""City tiles and Titans (XI-1): what stands on them, and that every tile is in one place."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.state import State
from tests.complaining import complains
from tests.games.rule_table import told
from tests.games.xidit.facts import (
    CITIES,
    TILES,
    TILES_OF_THREE,
    TITANS,
    TOUCHES,
)
from tests.games.xidit.table import (
    ANN,
    FIVE,
    LENGTHS,
    MODES,
    SUPPLY,
    THREE,
    dealt,
    garrison,
    lively_game,
    offers,
    own,
    play,
    position,
    recruitment,
    threat,
    unit_counts,
    unit_list,
    units,
    view,
    year,
)

SEEDS = range(3)


@pytest.mark.parametrize("number", TILES)
def test_xi_1_14_the_front_lists_the_units_that_stand_ready(number: int) -> None:
    state = position(cities={number: recruitment()})

    assert garrison(state, number) == TILES[number][0]


@pytest.mark.parametrize("number", TILES_OF_THREE)
def test_xi_1_14_xi_17_3_the_fronts_for_three_players_list_four_units(number: int) -> None:
    state = position(THREE, cities={number: recruitment()})

    assert garrison(state, number) == TILES_OF_THREE[number][0]
    assert len(TILES_OF_THREE[number][0]) == 4


@pytest.mark.parametrize("number", TILES)
def test_xi_1_15_xi_8_3_the_back_names_units_and_the_amounts_of_the_rewards(number: int) -> None:
    _, cost, (gold, bards, stories) = TILES[number]
    state = position(FIVE, cities={number: threat()}, Ann={"city": number, "units": cost})
    (event,) = told(year(state, Ann="action"), happened.ThreatEliminated)
    assert event.units == tuple(unit_list(cost))

    with_bards = state.copy()
    play(state, ANN, "rewards gold and storeys")
    play(with_bards, ANN, "rewards bards and storeys")
    if len(TOUCHES[number]) > 1:
        play(with_bards, ANN, f"bards {bards} {TOUCHES[number][0]}")
    assert own(state, ANN).gold == gold
    assert own(state, ANN).stories == 15 - stories
    assert own(with_bards, ANN).bards_left == 20 - bards


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_1_16_every_tile_is_in_exactly_one_place(seats: int, length: str) -> None:
    """The memory aid shows all of them, also those of which the pile is not known."""
    in_play = None
    for seed in SEEDS:
        for played in lively_game(seats, seed, {"length": length, "memory_aid": "on"}):
            places = tile_places(played.after)
            assert max(places.values()) == 1
            in_play = in_play or set(places)
            assert set(places) == in_play


def tile_places(state: State) -> Counter[int]:
    """How often each tile lies somewhere."""
    seen = view(state)
    places = [place.id for place in seen.cities if place.tile is not None]
    places += [tile for tile in (seen.next_recruit, seen.next_threat) if tile is not None]
    for pile in (seen.recruit_pile, seen.threat_pile):
        places += [*([] if pile.top is None else [pile.top]), *(pile.known or ())]
    hidden = seen.hidden
    assert hidden is not None
    return Counter([*places, *seen.recruit_discard, *seen.threat_discard, *hidden.pool, *hidden.apart])


@pytest.mark.parametrize("length", LENGTHS)
def test_xi_1_16_a_city_never_holds_two_tiles(length: str) -> None:
    with complains("named twice"):
        position(options={"length": length}, cities={5: threat()}, next_recruit=5)


@pytest.mark.parametrize("seats", [4, 5])
def test_xi_1_17_four_and_five_play_with_21_tiles_one_for_each_city(seats: int) -> None:
    state = dealt(seats, 3, {"memory_aid": "on"})

    assert tile_places(state) == Counter(CITIES)


def test_xi_1_18_six_titans_two_of_each_size_all_asleep_at_first() -> None:
    lairs = view(dealt(4)).titans

    assert [(lair.units, lair.sleeping, lair.raging) for lair in lairs] == [
        (3, ("T3a", "T3b"), None),
        (4, ("T4a", "T4b"), None),
        (5, ("T5a", "T5b"), None),
    ]


@pytest.mark.parametrize("titan", TITANS)
def test_xi_1_18_a_titan_costs_as_many_units_as_its_size(titan: str) -> None:
    count, (gold, bards, stories) = TITANS[titan]
    state = position(
        cities={}, titans={titan: "raging"}, step="titan", Ann={"city": 13, "units": {"militia": 9}}
    )
    assert offers(state) == ["pass", f"eliminate {titan} with {count} militia units"]

    with_bards = state.copy()
    for each, rewards in ((state, "gold and stories"), (with_bards, "bards and stories")):
        play(each, ANN, f"eliminate {titan} with {count} militia")
        play(each, ANN, f"rewards {rewards}")
    assert (own(state, ANN).gold, own(state, ANN).stories) == (gold, 15 - stories)
    assert view(with_bards).wanted == bards
    assert units(state, ANN) == "M" * (9 - count)
    assert view(state).barracks == {**SUPPLY, **unit_counts("M" * (18 - 9 + count))}
