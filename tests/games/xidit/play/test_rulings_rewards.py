"""Rulings about rewards and the census (XI-20.8 to XI-20.12, XI-20.19, XI-20.22 to XI-20.28)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import TakeRewards
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import TILES
from tests.games.xidit.table import (
    ANN,
    FIVE,
    FOUR,
    city,
    guild,
    offers,
    own,
    play,
    position,
    refused,
    show,
    threat,
    units,
    view,
    year,
)

STRICT = {"city_limit": "strict"}
SHORT = {"length": "short"}
KNOWN: dict[str, Any] = {
    "next_threat": 20, "threat_pile": (21, 19), "next_recruit": 17, "recruit_pile": (15, 14)
}  # fmt: skip
ALL_PLACED = {"snow": 20}


def choosing(number: int = 17, **given: Any) -> State:
    """Ann is asked about the rewards of a city's threat, even where there is only one answer."""
    ann = {"city": number, **given.pop("ann", {})}
    return position(**{"names": FIVE, "step": "rewards", "cities": {number: threat()}, "Ann": ann, **given})


# --- rewards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rewards", [("gold", "bards"), ("bards", "stories")])
def test_xi_20_8_a_reward_that_brings_nothing_cannot_be_chosen(rewards: tuple[str, ...]) -> None:
    state = choosing(ann={"bards": ALL_PLACED})

    assert offers(state) == ["rewards gold and storeys"]
    with refused("XI-9.9", state):
        play(state, ANN, TakeRewards(rewards))


def test_xi_20_8_a_usable_one_cannot_be_left_out() -> None:
    state = choosing(ann={"bards": ALL_PLACED})

    for rewards in ((), ("gold",), ("stories",)):
        with refused("XI-8.1", state):
            play(state, ANN, TakeRewards(rewards))


def test_xi_20_8_xi_20_24_with_one_usable_reward_that_one_is_taken() -> None:
    """Brian's guild stands there and all bards are placed; the threat must fall nevertheless."""
    ann = {"city": 16, "units": "MA", "bards": ALL_PLACED}
    state = position(cities={16: threat() | guild("Brian", 1)}, Ann=ann, **KNOWN)
    events = year(state, Ann="action")

    assert [event.city for event in told(events, happened.ThreatEliminated)] == [16]
    assert told(events, happened.RewardsTaken) == [happened.RewardsTaken(ANN, ("gold",))]
    assert (units(state, ANN), own(state, ANN).gold) == ("", TILES[16][2][0])


def test_xi_20_8_xi_20_24_with_none_nothing_is_taken_and_the_threat_falls() -> None:
    no_gold = {"tilesets": {"4-5": {"tiles": {"16": {"threat": {"gold": 0}}}}}}
    ann = {"city": 16, "units": "MA", "bards": ALL_PLACED}
    place = {16: threat() | guild("Brian", 1)}
    state = position(corrections=no_gold, cities=place, Ann=ann, **KNOWN)
    events = year(state, Ann="action")

    assert told(events, happened.RewardsTaken) == [happened.RewardsTaken(ANN, ())]
    assert (units(state, ANN), own(state, ANN).gold, city(state, 16).tile) == ("", 0, None)


@pytest.mark.parametrize(
    ("number", "stored", "height", "left"), [(16, 2, 3, 0), (16, 3, 4, 0), (10, 3, 4, 1), (17, 2, 4, 1)]
)
def test_xi_20_9_all_stored_stories_that_find_room_are_built(
    number: int, stored: int, height: int, left: int
) -> None:
    """Tiles 16, 10 and 17 bring one, two and three stories."""
    state = choosing(number, ann={"stored": stored})
    play(state, ANN, "rewards gold and storeys")

    assert (city(state, number).height, own(state, ANN).stored) == (height, left)


@pytest.mark.parametrize("typed", ["bards 1 snow", "bards 2 snow", "bards 1 snow, 1 west"])
def test_xi_20_10_no_bard_is_kept_back(typed: str) -> None:
    state = choosing(17)
    play(state, ANN, "rewards gold and bards")

    with refused("XI-9.5", state):
        play(state, ANN, typed)
    assert {len(move.regions) for move in GAME.legal_moves(state, ANN)} == {3}


@pytest.mark.parametrize("number", TILES)
def test_xi_20_10_nor_is_a_story(number: int) -> None:
    state = choosing(number)
    play(state, ANN, "rewards gold and storeys")

    assert city(state, number).height == TILES[number][2][2]


FOURTEEN = {1: guild("Ann", 4), 2: guild("Ann", 4), 3: guild("Ann", 4), 5: guild("Ann", 2)}


def test_xi_20_11_the_last_stories_are_built() -> None:
    state = choosing(17, cities={17: threat(), **FOURTEEN})
    play(state, ANN, "rewards gold and storeys")

    assert (city(state, 17).height, own(state, ANN).stories) == (1, 0)


def test_xi_20_11_without_a_story_left_the_reward_cannot_be_chosen() -> None:
    state = choosing(17, cities={17: threat(), **FOURTEEN}, ann={"stored": 1})

    assert offers(state) == ["rewards gold and bards"]
    for other in ("gold", "bards"):
        with refused("XI-20.11", state):
            play(state, ANN, TakeRewards((other, "stories")))


@pytest.mark.parametrize("number", [19, 20, 21])
def test_xi_20_19_at_empty_regions_alone_bards_cannot_be_chosen(number: int) -> None:
    given: dict[str, Any] = {"titans": {"T3a": "slain"}, "prize": "T3a", "Ann": {"city": number}}
    state = position(FOUR, SHORT, step="rewards", **given)

    assert offers(state) == ["rewards gold and storeys"]
    with refused("XI-20.19", state):
        play(state, ANN, "rewards gold and bards")


@pytest.mark.parametrize("reward", ["gold", "bards"])
def test_xi_20_26_a_reward_of_zero_cannot_be_chosen(reward: str) -> None:
    """`stories` of a tile are at least 1 in every file."""
    none = {"tilesets": {"4-5": {"tiles": {"17": {"threat": {reward: 0}}}}}}
    state = choosing(17, corrections=none)

    (offer,) = offers(state)
    assert reward not in offer
    with refused("XI-20.26", state):
        play(state, ANN, TakeRewards((reward, "stories")))


def test_xi_20_28_the_bank_never_runs_out() -> None:
    """There are 60 coins in the box, worth far less than this."""
    state = choosing(17, ann={"gold": 5000}, Brian={"gold": 5000})
    play(state, ANN, "rewards gold and storeys")

    assert own(state, ANN).gold == 5000 + TILES[17][2][0]


# --- census -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["militia", "archer", "infantry", "cleric", "mage"])
def test_xi_20_12_if_nobody_shows_a_unit_nobody_is_rewarded(unit: str) -> None:
    state = position(year=4, step="census", counting=unit, Ann={"units": {unit: 3}})
    events = show(state, 0, 0, 0, 0)

    assert told(events, happened.NobodyWon) == [happened.NobodyWon(unit)]
    prizes = (happened.CensusWon, happened.GoldTaken, happened.BardsPlaced, happened.StoryStored)
    assert [event for event in events if isinstance(event, prizes)] == []
    assert view(state).step != "census_bards"


def clerics_of(options: dict[str, str], **ann: Any) -> State:
    given: dict[str, Any] = {"Ann": {"units": "CC", **ann}}
    state = position(options=options, year=4 - bool(options), step="census", counting="cleric", **given)
    show(state, 2, 0, 0, 0)
    return state


def test_xi_20_22_bards_of_a_census_must_be_placed() -> None:
    state = clerics_of({}, city=17)

    with refused("XI-3.6", state):
        play(state, ANN, "pass")
    with refused("XI-9.5", state):
        play(state, ANN, "bards 1 snow")


def test_xi_20_22_only_those_that_are_left() -> None:
    state = clerics_of({}, city=17, bards={"west": 19})
    assert {move.regions for move in GAME.legal_moves(state, ANN)} == {("bastion",), ("snow",), ("west",)}
    play(state, ANN, "bards 1 snow")

    assert (own(state, ANN).bards, own(state, ANN).bards_left) == ({"west": 19, "snow": 1}, 0)


@pytest.mark.parametrize(("options", "ann"), [({}, {"city": 17, "bards": ALL_PLACED}), (SHORT, {"city": 20})])
def test_xi_20_22_what_cannot_be_placed_is_lost(options: dict[str, str], ann: dict[str, Any]) -> None:
    state = clerics_of(options, **ann)

    assert (view(state).step, view(state).counting) == ("census", "mage")
    assert (own(state, ANN).gold, own(state, ANN).bards) == (0, ann.get("bards", {}))


@pytest.mark.parametrize(("height", "stored"), [(3, 0), (2, 1)])
def test_xi_20_23_without_a_story_left_a_census_brings_none(height: int, stored: int) -> None:
    """Stored stories count among the 15, even where an own guild has room."""
    guilds = {**FOURTEEN, 5: guild("Ann", height)}
    ann: dict[str, Any] = {"units": "B", "stored": stored}
    state = position(year=4, step="census", counting="mage", cities=guilds, Ann=ann)
    events = show(state, 1, 0, 0, 0)

    assert told(events, happened.StoryMissed) == [happened.StoryMissed(ANN)]
    assert (city(state, 5).height, own(state, ANN).stored, own(state, ANN).stories) == (height, stored, 0)
