"""Tribes that bring glory of their own: dwarfs, giants, orcs, and skeletons that bring none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.ethnos.play.events import (
    BandsScored,
    GiantScored,
    GiantTaken,
    HordeGrew,
    HordeKept,
    KingdomScored,
    Plundered,
    SkeletonsRemoved,
)
from tests.games.ethnos import facts
from tests.games.ethnos.table import (
    ANN,
    BRIAN,
    DAVID,
    FOUR,
    NAMES,
    SEAT_COUNTS,
    active,
    chance,
    glory,
    markers,
    offers,
    play,
    player,
    position,
    random_game,
    view,
)
from tests.games.rule_table import told

ORCS_AT_LAST = ("plunder", "pass")
COLOURS = st.sets(st.sampled_from(facts.KINGDOMS))


@pytest.mark.parametrize("tribe", facts.LEADERS)
def test_et_13_5_et_13_7_et_13_32_et_13_44_a_band_scores_its_cards_without_skeletons(tribe: str) -> None:
    for size, skeletons in product(range(1, 11), range(10)):
        if skeletons >= size:
            continue
        state = position(step="draw", dragons=2, Ann={"bands": [facts.band_of(tribe, size, skeletons)]})

        events = chance(state, "card dragon")

        counts = size - skeletons + (tribe == "dwarf")
        assert told(events, BandsScored) == [BandsScored(ANN, (counts,), facts.BAND_GLORY[counts])]
        assert told(events, SkeletonsRemoved) == [SkeletonsRemoved(skeletons)] * (skeletons > 0)


def test_et_13_5_dwarfs_under_another_leader_and_other_cards_under_a_dwarf() -> None:
    bands = {"Ann": "red elf with 2 red dwarfs", "Brian": "blue dwarf with blue elf and blue troll"}
    players: dict[str, Any] = {name: {"bands": [band]} for name, band in bands.items()}
    state = position(step="draw", dragons=2, **players)

    chance(state, "card dragon")

    assert glory(state) == [facts.BAND_GLORY[3], facts.BAND_GLORY[4], 0, 0]


def test_et_13_44_skeletons_leave_before_any_glory_is_given() -> None:
    ann = {"markers": {"red": 1}, "bands": ["red elf with 2 skeletons"]}
    state = position(step="draw", dragons=2, tokens={"red": [4, 6, 8]}, Ann=ann)

    events = chance(state, "card dragon")

    kinds = [type(event) for event in events]
    assert kinds.index(SkeletonsRemoved) < kinds.index(KingdomScored) < kinds.index(BandsScored)
    assert glory(state) == [4, 0, 0, 0]


@pytest.mark.parametrize("holder", [ANN, BRIAN])
def test_et_13_11_et_13_12_et_13_13_et_13_15_the_token_goes_to_the_larger_giant_band(holder: int) -> None:
    for size, held in product(range(1, 11), range(11)):
        token: dict[str, Any] = {"giant": NAMES[holder], "giant_size": held} if held else {}
        state = position(Ann={"hand": facts.cards_of("giant", size)}, **token)

        events = play(state, ANN, f"play {facts.band_of('giant', size)}")

        larger = size > held
        assert told(events, GiantTaken) == [GiantTaken(ANN, size, facts.GIANT_TAKEN)] * larger
        assert glory(state) == [facts.GIANT_TAKEN * larger, 0, 0, 0]
        seen = view(state)
        assert (seen.giant, seen.giant_size) == ((ANN, size) if larger else (holder, held))


@given(st.lists(st.integers(1, 5), min_size=1, max_size=6))
def test_et_13_13_the_holder_scores_each_time_the_own_band_is_beaten(sizes: Sequence[int]) -> None:
    score, largest = 0, 0
    for size in sizes:
        score, largest = beat_oneself(score, largest, size)

    records = [size for place, size in enumerate(sizes) if size > max(sizes[:place], default=0)]
    assert score == facts.GIANT_TAKEN * len(records)
    assert largest == max(sizes)


def beat_oneself(score: int, largest: int, size: int) -> tuple[int, int]:
    """Ann holds the token for a band of the size `largest`, if any, and plays another giant band."""
    token: dict[str, Any] = {"giant": "Ann", "giant_size": largest} if largest else {}
    state = position(Ann={"glory": score, "hand": facts.cards_of("giant", size)}, **token)
    play(state, ANN, f"play {facts.band_of('giant', size)}")
    return player(state, ANN).glory, view(state).giant_size


@pytest.mark.parametrize("leader", [tribe for tribe in facts.LEADERS if tribe != "giant"])
def test_et_13_14_giants_under_another_leader_do_not_compare(leader: str) -> None:
    state = position(
        giant="Brian", giant_size=1, Ann={"hand": [f"red {leader}", "2 red giants"]}, market=["blue elf"]
    )

    events = play(state, ANN, f"play red {leader} with 2 red giants")

    assert told(events, GiantTaken) == []
    assert (view(state).giant, view(state).giant_size) == (BRIAN, 1)


@pytest.mark.parametrize(
    ("seats", "age"), [(seats, age) for seats in SEAT_COUNTS for age in range(1, facts.AGES[seats] + 1)]
)
def test_et_13_16_et_14_16_the_holder_scores_by_the_age(seats: int, age: int) -> None:
    bands = {"bands": ["red giant with 3 skeletons"]}
    state = position(NAMES[:seats], step="draw", dragons=2, age=age, giant="Brian", giant_size=4, Brian=bands)

    events = chance(state, "card dragon")

    held = facts.GIANT_HELD[seats][age - 1]
    assert told(events, GiantScored) == [GiantScored(BRIAN, held)]
    assert glory(state) == [0, held, *[0] * (seats - 2)]


def test_et_13_16_without_a_holder_nobody_scores_the_token() -> None:
    state = position(step="draw", dragons=2, tribes=["giant"])

    assert told(chance(state, "card dragon"), GiantScored) == []
    assert glory(state) == [0] * 4


@given(COLOURS, st.sampled_from(facts.KINGDOMS), st.integers(0, 3), st.integers(0, 3))
def test_et_13_33_et_13_34_et_13_35_et_14_27_an_orc_fills_the_space_of_its_colour(
    horde: set[str], colour: str, before: int, stock: int
) -> None:
    ann = {"hand": [f"{colour} orc"], "horde": sorted(horde), "markers": {colour: before}, "supply": stock}
    state = position(Ann=ann)

    events = play(state, ANN, f"play {colour} orc")

    in_kingdom = before == 0 and stock > 0
    grows = colour not in horde and stock - in_kingdom > 0
    assert told(events, HordeGrew) == [HordeGrew(ANN, colour)] * grows
    assert set(player(state, ANN).horde) == (horde | {colour} if grows else horde)
    assert markers(state, ANN).get(colour, 0) == before + in_kingdom
    assert player(state, ANN).supply == stock - in_kingdom - grows


@given(st.tuples(COLOURS, COLOURS, COLOURS, COLOURS), st.integers(0, 15), st.integers(0, 3))
def test_et_13_36_et_13_37_et_13_38_et_13_39_et_14_10_et_14_11_et_14_28_plunder_all_or_keep_all(
    hordes: tuple[set[str], ...], plundering: int, first: int
) -> None:
    players: dict[str, Any] = {
        name: {"horde": sorted(horde), "supply": 3} for name, horde in zip(FOUR, hordes, strict=True)
    }
    state = position(step="draw", dragons=2, first=NAMES[first], turn="Ann", tribes=["orc", "elf"], **players)
    chance(state, "card dragon")

    for seat in [(first + place) % 4 for place in range(4)]:
        if not hordes[seat]:
            continue
        assert (active(state), tuple(offers(state))) == (seat, ORCS_AT_LAST)
        events = play(state, seat, "plunder" if plundering >> seat & 1 else "pass")
        count = len(hordes[seat])
        if plundering >> seat & 1:
            assert told(events, Plundered) == [Plundered(seat, count, facts.HORDE_GLORY[count])]
        else:
            assert told(events, HordeKept) == [HordeKept(seat, count)]

    assert view(state).step == "deal"
    for seat, horde in enumerate(hordes):
        went = bool(plundering >> seat & 1)
        place = player(state, seat)
        assert set(place.horde) == (set() if went else horde)
        assert place.supply == 3 + len(horde) * went
        assert place.glory == facts.HORDE_GLORY[len(horde)] * went


@given(st.sampled_from(SEAT_COUNTS), st.lists(COLOURS, min_size=6, max_size=6))
def test_et_13_40_in_the_last_age_everybody_plunders_unasked(seats: int, hordes: list[set[str]]) -> None:
    players: dict[str, Any] = {
        name: {"horde": sorted(horde)} for name, horde in zip(NAMES[:seats], hordes, strict=False)
    }
    state = position(NAMES[:seats], step="draw", dragons=2, age=facts.AGES[seats], tribes=["orc"], **players)

    events = chance(state, "card dragon")

    assert view(state).step == "over"
    assert glory(state) == [facts.HORDE_GLORY[len(horde)] for horde in hordes[:seats]]
    assert len(told(events, Plundered)) == sum(bool(horde) for horde in hordes[:seats])


def test_et_14_28_the_next_first_player_is_found_after_plundering() -> None:
    state = position(
        step="draw",
        dragons=2,
        turn="David",
        tribes=["orc", "elf"],
        Ann={"horde": ["red"]},
        Brian={"glory": 1},
        Cindy={"glory": 2},
        David={"horde": ["red", "blue"]},
    )
    chance(state, "card dragon")
    play(state, ANN, "pass")
    assert view(state).step == "plunder"

    play(state, DAVID, "plunder")

    assert glory(state) == [0, 1, 2, 3]
    assert view(state).first == ANN


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_13_36_in_random_games_plundering_is_asked_only_before_the_last_age(seats: int) -> None:
    asked = 0
    for seed in range(6):
        for played in random_game(seats, seed):
            if view(played.before).step == "plunder":
                asked += 1
                assert view(played.before).age < facts.AGES[seats]
                assert player(played.before, played.seat).horde
    assert asked > 0
