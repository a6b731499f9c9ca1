"""The three assessments (XI-16)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import REGION_VALUES
from tests.games.xidit.table import ANN, BRIAN, CINDY, FIVE, FOUR, NAMES, guild, lively_game, position, show

COLUMNS = ("wealth", "influence", "reputation")
COUNTS = st.tuples(*[st.integers(0, 3)] * 5)


def ended(**given: Any) -> list[Event]:
    """The last census passes without a unit shown; returns what happens then."""
    state = position(**{"year": 12, "step": "census", "counting": "mage", **given})
    return show(state, *[0] * len(given.get("names", FOUR)))


def out(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.column) for event in told(events, happened.Eliminated)]


def values(state: State, column: str) -> list[int]:
    result = GAME.result(state)
    assert result is not None
    return [points.reasons[column] for points in result.seats]


# --- the sequence -----------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", list(permutations(COLUMNS)))
def test_xi_16_1_xi_16_2_three_assessments_in_the_order_drawn(columns: tuple[str, ...]) -> None:
    events = ended(columns=columns)

    assert tuple(event.column for event in told(events, happened.AssessmentHeld)) == columns
    assert tuple(column for _, column in out(events)) == columns


# --- values -----------------------------------------------------------------------------------------


@given(COUNTS)
def test_xi_16_3_wealth_is_gold(gold: tuple[int, ...]) -> None:
    given_so: dict[str, Any] = {name: {"gold": 7 * count} for name, count in zip(FIVE, gold, strict=True)}
    state = position(FIVE, step="over", **given_so)

    assert values(state, "wealth") == [7 * count for count in gold]


@given(st.lists(st.tuples(st.sampled_from(FIVE), st.integers(1, 4)), max_size=12))
def test_xi_16_4_influence_is_the_stories_on_the_map(built: list[tuple[str, int]]) -> None:
    sums = {name: sum(height for owner, height in built if owner == name) for name in FIVE}
    if max(sums.values()) > 15:
        return
    places = {number: guild(*each) for number, each in enumerate(built, 1)}
    state = position(FIVE, step="over", cities=places)

    assert values(state, "influence") == list(sums.values())


def test_xi_16_5_stored_stories_do_not_count() -> None:
    state = position(step="over", cities={3: guild("Ann", 4)}, Ann={"stored": 3}, Brian={"stored": 1})

    assert values(state, "influence") == [4, 0, 0, 0]


@given(COUNTS)
def test_xi_16_6_the_bastion_is_emptied_and_counts_as_the_central_region(bards: tuple[int, ...]) -> None:
    given_so: dict[str, Any] = {
        name: {"bards": {"bastion": count}} for name, count in zip(FIVE, bards, strict=True)
    }
    events = ended(names=FIVE, **given_so)

    (central,) = [event for event in told(events, happened.RegionScored) if event.region == "bastion"]
    assert (central.first, central.second, central.bards) == (*REGION_VALUES["bastion"], bards)
    assert central.points == region_points("bastion", bards)


def region_points(region: str, bards: tuple[int, ...]) -> tuple[int, ...]:
    """Nobody ahead: the higher value; one alone ahead: the lower one; and never without a bard."""
    first, second = REGION_VALUES[region]
    ahead = [len([count for count in bards if count > mine]) for mine in bards]
    return tuple(
        0 if mine == 0 or before > 1 else second if before else first
        for mine, before in zip(bards, ahead, strict=True)
    )


@given(st.sampled_from(sorted(REGION_VALUES)), COUNTS)
def test_xi_16_7_xi_16_8_xi_16_9_xi_16_10_most_and_second_most_of_every_region(
    region: str, bards: tuple[int, ...]
) -> None:
    given_so: dict[str, Any] = {
        name: {"bards": {region: count}} for name, count in zip(FIVE, bards, strict=True)
    }
    state = position(FIVE, step="over", **given_so)

    assert tuple(values(state, "reputation")) == region_points(region, bards)


@pytest.mark.parametrize(
    ("bards", "points"),
    [
        pytest.param((3, 2, 1, 0), (6, 3, 0, 0), id="XI-16.7"),
        pytest.param((3, 3, 2, 1), (6, 6, 0, 0), id="XI-16.8, XI-16.9"),
        pytest.param((2, 2, 2, 2), (6, 6, 6, 6), id="XI-16.8 all"),
        pytest.param((3, 2, 2, 0), (6, 3, 3, 0), id="XI-16.10"),
        pytest.param((5, 1, 1, 1), (6, 3, 3, 3), id="XI-16.10 three"),
        pytest.param((1, 0, 0, 0), (6, 0, 0, 0), id="XI-20.13"),
        pytest.param((0, 0, 0, 0), (0, 0, 0, 0), id="nobody"),
    ],
)
def test_xi_16_7_the_snowfield_is_worth_6_and_3(bards: tuple[int, ...], points: tuple[int, ...]) -> None:
    given_so: dict[str, Any] = {
        name: {"bards": {"snow": count}} for name, count in zip(FOUR, bards, strict=True)
    }
    state = position(step="over", **given_so)

    assert tuple(values(state, "reputation")) == points


@given(st.tuples(*[st.tuples(*[st.integers(0, 2)] * 4)] * 9))
def test_xi_16_11_reputation_is_the_sum_over_all_regions(placed: tuple[tuple[int, ...], ...]) -> None:
    regions = dict(zip(REGION_VALUES, placed, strict=True))
    given_so: dict[str, Any] = {
        name: {"bards": {region: bards[seat] for region, bards in regions.items()}}
        for seat, name in enumerate(FOUR)
    }
    state = position(step="over", **given_so)

    sums = [sum(points) for points in zip(*[region_points(*each) for each in regions.items()], strict=True)]
    assert values(state, "reputation") == sums


# --- ranks ------------------------------------------------------------------------------------------


@given(COUNTS, COUNTS, st.integers(0, 4))
def test_xi_16_12_xi_16_13_xi_16_14_ranked_by_value_then_units_then_place(
    gold: tuple[int, ...], have: tuple[int, ...], first: int
) -> None:
    """Units of different types count alike: Ann has militia, Brian archers ..."""
    given_so: dict[str, Any] = {
        name: {"gold": gold[seat], "units": "MAICB"[seat] * have[seat]} for seat, name in enumerate(FIVE)
    }
    held = told(ended(names=FIVE, first=FIVE[first], **given_so), happened.AssessmentHeld)[0]
    better = sorted(range(5), key=lambda seat: (gold[seat], have[seat], (seat - first) % 5), reverse=True)

    assert (held.values, held.units, held.ranking) == (gold, have, tuple(better))


@pytest.mark.parametrize("first", FOUR)
def test_xi_16_14_without_units_the_first_player_loses_the_tie(first: str) -> None:
    events = ended(first=first)

    seat = NAMES.index(first)
    assert [who for who, _ in out(events)] == [seat, (seat + 1) % 4, (seat + 2) % 4]
    assert told(events, happened.GameEnded) == [happened.GameEnded(((seat + 3) % 4,))]


# --- who is out -------------------------------------------------------------------------------------


def test_xi_16_15_xi_16_20_the_lowest_goes_one_in_each_assessment() -> None:
    events = ended(
        Ann={"gold": 9},
        Brian={"gold": 8, "bards": {"snow": 1}},
        Cindy={"gold": 7, "bards": {"snow": 2}},
        David={"gold": 1},
        cities={3: guild("Brian", 1), 4: guild("Ann", 2), 5: guild("Cindy", 3)},
    )

    assert out(events) == [(3, "wealth"), (BRIAN, "influence"), (ANN, "reputation")]
    assert told(events, happened.GameEnded) == [happened.GameEnded((CINDY,))]


def test_xi_16_16_xi_16_20_of_five_the_two_lowest_go_first() -> None:
    given_so: dict[str, Any] = {name: {"gold": 10 - seat} for seat, name in enumerate(FIVE)}
    events = ended(names=FIVE, **given_so)

    gone = out(events)
    assert {seat for seat, column in gone if column == "wealth"} == {3, 4}
    assert [column for _, column in gone] == ["wealth", "wealth", "influence", "reputation"]


def test_xi_16_17_xi_16_18_those_already_out_are_ranked_and_skipped() -> None:
    """David goes for his gold; he is last in influence too, and still Cindy goes there."""
    events = ended(
        Ann={"gold": 9}, Brian={"gold": 9}, Cindy={"gold": 9},
        cities={3: guild("Ann", 3), 4: guild("Brian", 2), 5: guild("Cindy", 1)},
    )  # fmt: skip

    held = told(events, happened.AssessmentHeld)
    assert [sorted(each.ranking) for each in held] == [[0, 1, 2, 3]] * 3
    assert held[1].ranking == (0, 1, 2, 3)
    assert out(events)[:2] == [(3, "wealth"), (CINDY, "influence")]


def test_xi_16_19_bards_of_somebody_who_is_out_hold_their_majority() -> None:
    """David is poor and out, and still the first in the Snowfield: Ann is second there, with 3 points."""
    events = ended(
        Ann={"gold": 9, "bards": {"snow": 2}}, Brian={"gold": 8, "bards": {"south": 1}}, Cindy={"gold": 7},
        David={"bards": {"snow": 3}}, cities={3: guild("Ann", 1), 4: guild("Brian", 1)},
    )  # fmt: skip

    assert told(events, happened.AssessmentHeld)[2].values == (3, 4, 0, 6)
    assert told(events, happened.GameEnded) == [happened.GameEnded((BRIAN,))]


def test_xi_16_21_the_last_one_left_wins_even_below_somebody_who_is_out() -> None:
    events = ended(
        Ann={"gold": 9, "bards": {"snow": 1}}, Brian={"gold": 8}, Cindy={"gold": 7},
        David={"bards": {"bastion": 3}}, cities={3: guild("Ann", 1), 4: guild("Brian", 1)},
    )  # fmt: skip

    held = told(events, happened.AssessmentHeld)[2]
    assert (held.ranking[0], held.ranking[1]) == (3, ANN)
    assert told(events, happened.GameEnded) == [happened.GameEnded((ANN,))]


@pytest.mark.parametrize("seats", [4, 5])
def test_xi_16_16_xi_16_21_one_winner_whose_rank_is_the_best(seats: int) -> None:
    for seed in range(10):
        *_, last = lively_game(seats, seed)
        result = GAME.result(last.after)
        assert result is not None
        (ended_so,) = told(last.events, happened.GameEnded)
        ranks = [points.rank for points in result.seats]
        assert [seat for seat, rank in enumerate(ranks) if rank == 1] == list(ended_so.winners)
        assert sorted(ranks) == ([1, 2, 3, 4] if seats == 4 else [1, 2, 3, 4, 4])
        assert len(told(last.events, happened.Eliminated)) == seats - 1
