"""Set-up (XI-2): Titans, tiles and queues."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import LayTiles, WakeTitans
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import CITIES, TILES
from tests.games.xidit.table import (
    ANN,
    FOUR,
    MODES,
    chance,
    dealt,
    garrison,
    own,
    play,
    position,
    recruitment,
    refused,
    threat,
    tiles_on_map,
    view,
    year,
)

FIVES = [(seats, length) for seats, length in MODES if seats > 3]
"""Modes with five tiles of each kind on the map."""
IN_PLAY = {(4, "long"): 21, (5, "long"): 21, (4, "short"): 18, (5, "short"): 19}
SEEDS = range(40)
WAITS = {"programme": ["wait"] * 6}


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_2_1_xi_2_2_xi_2_3_everybody_begins_with_pieces_and_nothing_else(seats: int, length: str) -> None:
    state = dealt(seats, 1, {"length": length})

    for seat in range(seats):
        have = own(state, seat)
        assert (have.bards_left, have.bards, have.bastion) == (20, {}, 0)
        assert (have.stories, have.stored) == (15, 0)
        assert (have.units, have.gold) == ({}, 0)
    assert view(state).year == 1
    assert all(place.guild is None for place in view(state).cities)


# --- Titans -----------------------------------------------------------------------------------------


def about_to_wake(**titans: str) -> State:
    """The threat queue is empty and cannot be refilled: the Titans awake."""
    everybody: dict[str, Any] = dict.fromkeys(FOUR, WAITS)
    return position(step="wake", next_threat=0, threat_pile=(), titans=titans, **everybody)


def test_xi_2_4_all_titans_slumber_in_three_piles_of_two() -> None:
    for lair, names in zip(view(dealt(5)).titans, ("T3", "T4", "T5"), strict=True):
        assert lair.sleeping == (f"{names}a", f"{names}b")
        assert lair.raging is None


def test_xi_2_4_chance_decides_which_of_the_two_lies_on_top() -> None:
    drawn = {GAME.chance(about_to_wake(), Seeded(seed)).titans for seed in SEEDS}

    assert {len(titans) for titans in drawn} == {3}
    for pile, names in enumerate(("T3", "T4", "T5")):
        assert {titans[pile] for titans in drawn} == {f"{names}a", f"{names}b"}


@pytest.mark.parametrize(
    "named",
    [
        pytest.param(("T3a", "T4a"), id="one pile left out"),
        pytest.param(("T3a", "T3b", "T5a"), id="two of one pile"),
        pytest.param(("T3a", "T4a", "T5a", "T5b"), id="one too many"),
        pytest.param(("T3a", "T4a", "T6a"), id="no such Titan"),
        pytest.param((), id="none"),
    ],
)
def test_xi_2_4_one_titan_of_each_pile_is_on_top(named: tuple[str, ...]) -> None:
    state = about_to_wake()

    with refused("XI-2.4", state):
        chance(state, WakeTitans(named))


def test_xi_2_4_a_titan_that_is_gone_is_not_on_top() -> None:
    state = about_to_wake(T4a="slain")

    with refused("XI-2.4", state):
        chance(state, "wake T3a, T4a, T5a")
    chance(state, "wake T3b, T5a")
    assert [lair.raging for lair in view(state).titans] == ["T3b", "T4b", "T5a"]


# --- tiles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "length"), FIVES)
@pytest.mark.parametrize("seed", range(3))
def test_xi_2_5_xi_2_7_xi_2_8_five_recruitment_and_five_threat_tiles(
    seats: int, length: str, seed: int
) -> None:
    on_map = tiles_on_map(dealt(seats, seed, {"length": length}))

    assert sorted(on_map.values()) == ["recruitment"] * 5 + ["threat"] * 5


@pytest.mark.parametrize(("seats", "length"), FIVES)
@pytest.mark.parametrize("seed", range(3))
def test_xi_2_6_xi_2_7_recruitment_tiles_have_exactly_their_units_and_threats_none(
    seats: int, length: str, seed: int
) -> None:
    state = dealt(seats, seed, {"length": length})

    for number, side in tiles_on_map(state).items():
        assert garrison(state, number) == (TILES[number][0] if side == "recruitment" else "")


@pytest.mark.parametrize(("seats", "length"), FIVES)
def test_xi_2_9_xi_2_10_xi_2_11_five_tiles_to_recruit_all_others_threats_and_one_of_each_is_next(
    seats: int, length: str
) -> None:
    state = dealt(seats, 2, {"length": length})
    seen = view(state)

    assert seen.recruit_pile.size == 5 - 1
    assert seen.threat_pile.size == IN_PLAY[seats, length] - 5 - 5 - 5 - 1
    queued = {seen.next_recruit, seen.next_threat, seen.recruit_pile.top, seen.threat_pile.top}
    assert len(queued - {None} - set(tiles_on_map(state))) == 4
    assert (seen.recruit_discard, seen.threat_discard) == ((), ())


def test_xi_2_5_the_tiles_are_shuffled() -> None:
    """Every tile can come to lie everywhere."""
    tables = [dealt(4, seed) for seed in range(120)]
    for side in ("recruitment", "threat"):
        assert {n for state in tables for n, lies in tiles_on_map(state).items() if lies == side} == set(
            CITIES
        )
    for field in ("next_recruit", "next_threat"):
        assert {getattr(view(state), field) for state in tables} == set(CITIES)


GOOD: dict[str, tuple[int, ...]] = {
    "recruit": (1, 2, 3, 4, 5),
    "threat": (6, 7, 8, 9, 10),
    "recruit_queue": (11, 12),
    "threat_queue": (13, 14),
}


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"recruit": (1, 2, 3, 4)}, id="four to recruit"),
        pytest.param({"recruit": (1, 2, 3, 4, 5, 15)}, id="six to recruit"),
        pytest.param({"threat": (6, 7, 8, 9)}, id="four threats"),
        pytest.param({"threat": (6, 7, 8, 9, 5)}, id="one tile twice"),
        pytest.param({"threat_queue": (13,)}, id="no top of the pile"),
        pytest.param({"recruit_queue": (11, 22)}, id="no such tile"),
        pytest.param({"recruit_queue": (0, 11)}, id="tile 0"),
    ],
)
def test_xi_2_5_the_set_up_needs_the_right_number_of_different_tiles(
    changed: dict[str, tuple[int, ...]],
) -> None:
    state = position(step="tiles")

    with refused("XI-2.5", state):
        chance(state, LayTiles(**{**GOOD, **changed}))
    chance(state, LayTiles(**GOOD))
    assert tiles_on_map(state) == {
        **dict.fromkeys(range(1, 6), "recruitment"),
        **dict.fromkeys(range(6, 11), "threat"),
    }


def test_xi_2_11_the_upper_tile_of_each_pile_is_next_and_the_one_below_is_the_new_top() -> None:
    state = position(step="tiles")
    chance(state, LayTiles(**GOOD))
    seen = view(state)

    assert (seen.next_recruit, seen.recruit_pile.top) == (11, 12)
    assert (seen.next_threat, seen.threat_pile.top) == (13, 14)


def test_xi_2_5_a_tile_that_the_short_game_leaves_out_is_not_laid() -> None:
    state = position(options={"length": "short"}, step="tiles")

    with refused("XI-2.5", state):
        chance(state, LayTiles(**{**GOOD, "recruit": (1, 2, 3, 4, 21)}))


# --- queues -----------------------------------------------------------------------------------------


def test_xi_2_12_a_queue_with_a_next_tile_is_not_empty() -> None:
    """Without anything behind the Next threat no Titan wakes, as long as that one lies there."""
    given: dict[str, Any] = {"next_threat": 17, "threat_pile": (), "cities": {16: threat()}}
    state = position(Ann={"city": 16, "units": "MA"}, **given)
    events = year(state)
    assert told(events, happened.TitansWoke) == []
    assert view(state).next_threat == 17

    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")
    assert view(state).step == "wake"


def test_xi_2_12_xi_2_13_a_queue_with_a_pile_is_not_empty_either() -> None:
    everybody: dict[str, Any] = dict.fromkeys(FOUR, WAITS)
    state = position(step="orders", next_threat=0, threat_pile=(9, 8), **everybody)

    assert view(state).next_threat == 9
    assert view(state).threat_pile.top == 8
    assert view(state).step == "programme"


def test_xi_2_13_first_the_next_tile_comes_and_then_the_pile_from_the_top_down() -> None:
    last_units = {number: recruitment("I") for number in (1, 2, 5)}
    state = position(
        cities=last_units, next_recruit=8, recruit_pile=(14, 3, 20, 6), recruit_hidden=0, Ann={"city": 1}
    )
    events = year(state, Ann="action blue action red action")

    placed = [event.tile for event in told(events, happened.TilePlaced)]
    assert placed == [8, 14, 3]
    assert (view(state).next_recruit, view(state).recruit_pile.top) == (20, 6)


def test_xi_2_13_threats_come_in_the_same_way() -> None:
    state = position(
        cities={8: threat(), 12: threat()},
        next_threat=16,
        threat_pile=(2, 19, 4),
        Ann={"city": 8, "units": "MIMAB"},
    )
    events = year(state, Ann="action red action")
    for _ in range(2):
        events += play(state, ANN, "rewards gold and storeys")

    assert [event.tile for event in told(events, happened.TilePlaced)] == [16, 2]
    assert (view(state).next_threat, view(state).threat_pile.top) == (19, 4)
