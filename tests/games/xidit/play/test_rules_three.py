"""Three players: their tiles and the empty regions (XI-17.1 to XI-17.9, XI-17.19)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import PlaceBards
from tests.games.rule_table import told
from tests.games.xidit.facts import CITIES, COLOURS, REGION_VALUES, ROADS, TILES_OF_THREE, TOUCHES
from tests.games.xidit.table import (
    ANN,
    LENGTHS,
    THREE,
    city,
    dealt,
    garrison,
    guild,
    lively_game,
    offers,
    own,
    play,
    position,
    recruitment,
    refused,
    show,
    threat,
    tiles_on_map,
    view,
    year,
)

EMPTY = {"corner1", "corner2"}


def ended(**given: Any) -> list[Event]:
    state = position(**{"names": THREE, "year": 12, "step": "census", "counting": "mage", **given})
    return show(state, 0, 0, 0)


# --- tiles and map ----------------------------------------------------------------------------------


def test_xi_17_1_a_set_of_18_tiles_of_their_own() -> None:
    state = dealt(3, 2, {"memory_aid": "on"})
    seen = view(state)
    assert seen.hidden is not None
    queued = {seen.next_recruit, seen.recruit_pile.top, seen.next_threat, seen.threat_pile.top}

    assert set(tiles_on_map(state)) | queued | set(seen.hidden.pool) == set(range(1, 19))


@pytest.mark.parametrize("number", TILES_OF_THREE)
def test_xi_17_1_threats_of_that_set(number: int) -> None:
    _, cost, (gold, _, stories) = TILES_OF_THREE[number]
    state = position(THREE, cities={number: threat()}, Ann={"city": number, "units": cost})
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")

    assert (own(state, ANN).gold, city(state, number).height) == (gold, stories)


@pytest.mark.parametrize("length", LENGTHS)
def test_xi_17_2_four_tiles_of_each_kind_on_the_map(length: str) -> None:
    for seed in range(5):
        sides = list(tiles_on_map(dealt(3, seed, {"length": length})).values())
        assert (sides.count("recruitment"), sides.count("threat")) == (4, 4)


def test_xi_17_3_four_units_on_each() -> None:
    for seed in range(5):
        state = dealt(3, seed)
        for number, side in tiles_on_map(state).items():
            if side == "recruitment":
                assert garrison(state, number) == TILES_OF_THREE[number][0]


@pytest.mark.parametrize("length", LENGTHS)
def test_xi_17_4_xi_17_5_regions_1_and_2_are_out_of_play(length: str) -> None:
    """No bard ever comes there, and they are not scored."""
    placed: set[str] = set()
    for seed in range(6):
        for played in lively_game(3, seed, {"length": length}):
            for event in told(played.events, happened.BardsPlaced):
                placed |= set(event.regions)
        scored = {event.region for event in told(played.events, happened.RegionScored)}
        assert scored == set(REGION_VALUES) - EMPTY
    assert placed
    assert placed & EMPTY == set()


@pytest.mark.parametrize("number", [7, 9, 14, 15, 16, 18])
def test_xi_17_5_a_reward_offers_no_empty_region(number: int) -> None:
    given_so: dict[str, Any] = {"step": "bards", "prize": "T3a", "Ann": {"city": number}}
    state = position(THREE, titans={"T3a": "slain"}, **given_so)

    reached = {region for move in GAME.legal_moves(state, ANN) for region in move.regions}
    assert reached == set(TOUCHES[number]) - EMPTY
    (empty,) = set(TOUCHES[number]) & EMPTY
    with refused("XI-17.5", state):
        play(state, ANN, PlaceBards((empty, empty)))


def test_xi_17_5_nor_does_a_census() -> None:
    state = position(THREE, year=4, step="census", counting="infantry", Ann={"city": 14, "units": "II"})
    show(state, 1, 0, 0)

    assert {move.regions for move in GAME.legal_moves(state, ANN)} == {("snow",), ("west",)}
    with refused("XI-17.5", state):
        play(state, ANN, "bards 1 corner1")


@pytest.mark.parametrize("number", CITIES)
def test_xi_17_6_xi_17_7_all_21_cities_may_be_entered_and_left(number: int) -> None:
    for colour in COLOURS:
        target = ROADS[number][colour]
        state = position(THREE, Ann={"city": number})
        year(state, Ann=colour)
        assert own(state, ANN).city == (target or number)


@pytest.mark.parametrize("number", [19, 20, 21, 14, 18])
def test_xi_17_8_xi_17_9_titans_and_guilds_there_too(number: int) -> None:
    state = position(THREE, titans={"T3a": "raging"}, Ann={"city": number, "units": "MMM"})
    year(state, Ann="action")
    play(state, ANN, "eliminate T3a with 3 militia units")
    if view(state).step == "rewards":
        play(state, ANN, "rewards gold and storeys")

    assert (city(state, number).guild, city(state, number).height) == (ANN, 2)


@pytest.mark.parametrize("number", [19, 20, 21])
def test_xi_17_7_an_idrakys_may_begin_in_a_city_without_a_tile(number: int) -> None:
    state = dealt(3, 4)

    assert f"place Idrakys in {number}" in offers(state)


def test_xi_17_19_otherwise_the_set_up_is_the_same() -> None:
    seen = view(dealt(3, 7))

    assert [(len(player.bards), player.stories, player.stored) for player in seen.players] == [(0, 15, 0)] * 3
    assert [(lair.units, len(lair.sleeping)) for lair in seen.titans] == [(3, 2), (4, 2), (5, 2)]
    on_map = sum(len(place.units) for place in seen.cities)
    assert (sum(seen.barracks.values()) + on_map, seen.step) == (70, "place")


def test_xi_17_9_xi_17_4_a_guild_at_an_empty_region_counts() -> None:
    events = ended(cities={20: guild("Ann", 3), 5: recruitment("M")})

    assert told(events, happened.AssessmentHeld)[1].values[:3] == (3, 0, 0)
