"""The prize for the mages: a story of the census, stored where it finds no room (XI-14.15 to XI-14.20)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import AddStory
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import TILES
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    FOUR,
    active,
    city,
    guild,
    lively_game,
    offers,
    own,
    play,
    position,
    refused,
    show,
    threat,
    view,
    year,
)

KNOWN: dict[str, Any] = {"next_threat": 20, "threat_pile": (21, 19)}


def mages(*counts: int, **given: Any) -> State:
    """The mages are counted; everybody has two."""
    everybody = {name: {"units": "BB", "city": 13} for name in FOUR}
    state = position(**{"year": 4, "step": "census", "counting": "mage", **everybody, **given})
    show(state, *counts)
    return state


def heights(state: State, seat: int) -> dict[int, int]:
    return {place.id: place.height for place in view(state).cities if place.guild == seat}


@pytest.mark.parametrize("number", [3, 9, 20])
def test_xi_14_15_on_any_own_guild_however_far_away(number: int) -> None:
    guilds = {3: guild("Ann", 1), 9: guild("Ann", 3), 20: guild("Ann", 2), 4: guild("Brian", 1)}
    state = mages(2, 1, 0, 1, cities=guilds)
    assert (active(state), view(state).step) == (ANN, "census_story")
    assert offers(state) == ["storey in 3", "storey in 9", "storey in 20"]

    before = heights(state, ANN)
    events = play(state, ANN, f"storey in {number}")
    assert heights(state, ANN) == {**before, number: before[number] + 1}
    assert own(state, ANN).stories == 15 - 6 - 1
    assert told(events, happened.StoriesBuilt) == [
        happened.StoriesBuilt(ANN, number, 1, 0, before[number] + 1, True)
    ]


def test_xi_14_15_with_one_guild_there_is_nothing_to_choose() -> None:
    state = mages(2, 1, 0, 1, cities={9: guild("Ann", 3)})

    assert heights(state, ANN) == {9: 4}
    assert (view(state).year, view(state).step) == (5, "programme")


@pytest.mark.parametrize("number", [4, 5, 13, 0, 22])
def test_xi_14_15_neither_elsewhere_nor_on_anybody_elses(number: int) -> None:
    guilds = {3: guild("Ann", 1), 9: guild("Ann", 3), 4: guild("Brian", 1)}
    state = mages(2, 1, 0, 1, cities=guilds)

    with refused("XI-14.15", state):
        play(state, ANN, AddStory(number))


def test_xi_14_16_not_on_a_guild_of_four() -> None:
    guilds = {3: guild("Ann", 1), 9: guild("Ann", 3), 20: guild("Ann", 4)}
    state = mages(2, 1, 0, 1, cities=guilds)

    assert offers(state) == ["storey in 3", "storey in 9"]
    with refused("XI-14.15", state):
        play(state, ANN, AddStory(20))


def test_xi_14_16_a_full_guild_is_passed_over() -> None:
    state = mages(2, 1, 0, 1, cities={9: guild("Ann", 3), 20: guild("Ann", 4)})

    assert heights(state, ANN) == {9: 4, 20: 4}


@pytest.mark.parametrize("others", [{}, {4: guild("Brian", 1)}])
def test_xi_14_17_without_a_guild_it_is_stored(others: dict[int, Any]) -> None:
    state = mages(2, 1, 0, 1, cities=others)

    assert (own(state, ANN).stored, own(state, ANN).stories) == (1, 14)
    assert heights(state, ANN) == {}


def test_xi_14_18_with_full_guilds_it_is_stored_too() -> None:
    state = mages(2, 1, 0, 1, cities={9: guild("Ann", 4), 20: guild("Ann", 4)})

    assert (own(state, ANN).stored, own(state, ANN).stories) == (1, 15 - 8 - 1)
    assert heights(state, ANN) == {9: 4, 20: 4}


@pytest.mark.parametrize("number", [8, 16, 17, 10])
def test_xi_14_19_a_new_guild_takes_the_stored_story(number: int) -> None:
    stories = TILES[number][2][2]
    state = position(
        cities={number: threat()}, Ann={"city": number, "units": TILES[number][1], "stored": 1}, **KNOWN
    )
    year(state, Ann="action")
    events = play(state, ANN, "rewards gold and storeys")

    assert (city(state, number).height, own(state, ANN).stored) == (stories + 1, 0)
    assert own(state, ANN).stories == 15 - stories - 1
    assert [(event.stories, event.stored) for event in told(events, happened.StoriesBuilt)] == [
        (stories + 1, 1)
    ]


def test_xi_14_19_no_other_reward_builds_it() -> None:
    state = position(cities={8: threat()}, Ann={"city": 8, "units": "MI", "stored": 1}, **KNOWN)
    year(state, Ann="action")
    play(state, ANN, "rewards gold and bards")
    play(state, ANN, "bards 2 east")

    assert (own(state, ANN).stored, city(state, 8).height) == (1, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_xi_14_17_xi_14_18_xi_14_19_stories_are_stored_only_while_all_own_guilds_are_full(seats: int) -> None:
    stored = 0
    for seed in range(8):
        for played in lively_game(seats, seed):
            for seat in range(seats):
                place = own(played.after, seat)
                own_heights = heights(played.after, seat).values()
                assert place.stories + place.stored + sum(own_heights) == 15
                if place.stored:
                    assert set(own_heights) <= {4}
                    stored += 1
    assert stored > 0


def test_xi_14_20_a_guild_that_starts_with_four_leaves_it_waiting() -> None:
    """Tile 4 builds four stories at once; the next new guild takes the stored one."""
    state = position(
        cities={4: threat(), 8: threat()}, Ann={"city": 4, "units": "MMICMI", "stored": 1}, **KNOWN
    )
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")
    assert (city(state, 4).height, own(state, ANN).stored) == (4, 1)

    year(state, Ann="blue black red black action")
    play(state, ANN, "rewards gold and storeys")
    assert (city(state, 8).height, own(state, ANN).stored) == (TILES[8][2][2] + 1, 0)


def test_xi_14_21_each_of_several_winners_adds_a_story() -> None:
    state = mages(2, 2, 1, 2, cities={9: guild("Ann", 3), 4: guild("Brian", 1), 6: guild("Brian", 2)})
    assert active(state) == BRIAN
    play(state, BRIAN, "storey in 6")

    assert (heights(state, ANN), heights(state, BRIAN)) == ({9: 4}, {4: 1, 6: 3})
    assert [own(state, seat).stored for seat in range(4)] == [0, 0, 0, 1]
    assert own(state, CINDY).stories == 15
