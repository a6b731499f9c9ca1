"""The military census (XI-14): when, what is shown, and the prizes in gold and bards."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import Show
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import TOUCHES
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    DAVID,
    FOUR,
    SEAT_COUNTS,
    UNITS,
    active,
    lively_game,
    offers,
    own,
    play,
    position,
    random_game,
    refused,
    show,
    units,
    view,
    year,
)

PLENTY = "MMMAAAIIICCCBB"
GOLD = {"militia": (1, 1), "archer": (2, 1)}
BARDS = {"infantry": (1, 1), "cleric": (2, 1)}
"""For a sole winner, and for each of several."""


def counting(unit: str = "militia", **given: Any) -> State:
    """A census that has come to this type of unit; everybody has some of all."""
    everybody = {name: {"units": PLENTY, "city": 13} for name in FOUR}
    return position(**{"year": 4, "step": "census", "counting": unit, **everybody, **given})


# --- when -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 13))
def test_xi_14_1_after_the_years_4_8_and_12_of_the_long_game(number: int) -> None:
    state = position(year=number)
    events = year(state)

    assert [event.year for event in told(events, happened.CensusBegan)] == [number] * (number in (4, 8, 12))
    assert (view(state).step == "census") == (number in (4, 8, 12))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_14_1_xi_14_2_three_censuses_in_a_long_game_the_last_before_the_assessments(seats: int) -> None:
    years, kinds = [], []
    for played in random_game(seats, 5):
        years += [event.year for event in told(played.events, happened.CensusBegan)]
        kinds += [type(event) for event in played.events]

    assert years == [4, 8, 12]
    last = len(kinds) - 1 - kinds[::-1].index(happened.UnitsShown)
    assert last < kinds.index(happened.AssessmentHeld)


def test_xi_14_2_a_prize_of_the_last_census_counts_in_the_assessments() -> None:
    """All have 3 gold; Ann's militia bring the fourth, and wealth comes last."""
    rich = {"gold": 3}
    state = position(
        year=12, step="census", columns=("influence", "reputation", "wealth"), Ann={**rich, "units": "MM"},
        Brian=rich, Cindy=rich, David={**rich, "units": "B"},
    )  # fmt: skip
    show(state, 1, 0, 0, 0)
    for _ in range(4):
        show(state, 0, 0, 0, 0)

    result = GAME.result(state)
    assert result is not None
    assert [points.reasons["wealth"] for points in result.seats] == [4, 3, 3, 3]


def test_xi_14_3_from_militia_to_mage() -> None:
    state = counting()
    seen = []
    for unit in UNITS:
        assert view(state).counting == unit
        seen += [event.unit for event in told(show(state, 0, 0, 0, 0), happened.UnitsShown)]

    assert tuple(seen) == UNITS
    assert (view(state).year, view(state).step) == (5, "programme")


# --- showing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("have", [0, 1, 3])
def test_xi_14_4_xi_14_5_xi_14_6_any_number_of_the_own_units_none_included(unit: str, have: int) -> None:
    state = counting(unit, Ann={"units": {unit: have}})

    assert offers(state, ANN) == [f"show {count}" for count in range(have + 1)]
    for count in (have + 1, -1, 99):
        with refused("XI-14.4", state):
            play(state, ANN, Show(count))


def test_xi_14_4_other_types_and_other_players_do_not_count() -> None:
    state = counting("cleric", Ann={"units": "MMMAAIIBBB"})

    with refused("XI-14.4", state):
        play(state, ANN, "show 1")


def test_xi_14_7_revealed_at_once_when_the_last_has_chosen() -> None:
    state = counting()
    for seat, count in enumerate((2, 0, 1)):
        events = play(state, seat, f"show {count}")
        assert events == [happened.CensusHandedIn(seat)]
        assert view(state).census == {}
    events = play(state, DAVID, "show 1")

    assert told(events, happened.UnitsShown) == [happened.UnitsShown("militia", (2, 0, 1, 1))]
    assert view(state).census == {"militia": (2, 0, 1, 1)}


def test_xi_14_8_who_shows_the_most_wins_and_not_who_owns_the_most() -> None:
    state = counting(Ann={"units": "MMMMMMMM"}, Brian={"units": "MM"})
    events = show(state, 1, 2, 0, 0)

    assert told(events, happened.CensusWon) == [happened.CensusWon(BRIAN, "militia", False)]
    assert (own(state, ANN).gold, own(state, BRIAN).gold) == (0, 1)


def test_xi_14_9_first_the_reward_then_the_next_type() -> None:
    state = counting("infantry")
    show(state, 0, 2, 1, 1)

    assert (view(state).step, active(state)) == ("census_bards", BRIAN)
    with refused("XI-3.4", state):
        play(state, ANN, "show 1")
    play(state, BRIAN, "bards 1 snow")
    assert (view(state).step, view(state).counting) == ("census", "cleric")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_14_10_showing_costs_nothing(seats: int) -> None:
    seen = 0
    for seed in range(3):
        for played in lively_game(seats, seed):
            if told(played.events, happened.UnitsShown):
                assert [units(played.before, seat) for seat in range(seats)] == [
                    units(played.after, seat) for seat in range(seats)
                ]
                seen += 1
    assert seen == 3 * 3 * len(UNITS)


# --- gold and bards ---------------------------------------------------------------------------------


@given(st.tuples(*[st.integers(0, 3)] * 4), st.sampled_from(sorted(GOLD)))
def test_xi_14_11_xi_14_12_xi_14_21_gold_for_militia_and_archers(counts: tuple[int, ...], unit: str) -> None:
    state = counting(unit)
    show(state, *counts)

    best = max(counts)
    sole, tied = GOLD[unit]
    prize = 0 if best == 0 else sole if counts.count(best) == 1 else tied
    assert [own(state, seat).gold for seat in range(4)] == [prize * (count == best) for count in counts]


@given(st.tuples(*[st.integers(0, 3)] * 4), st.sampled_from(sorted(BARDS)), st.integers(0, 3))
def test_xi_14_13_xi_14_14_xi_14_21_xi_14_22_bards_for_infantry_and_clerics(
    counts: tuple[int, ...], unit: str, first: int
) -> None:
    """Winners place in turn order from the first player of this year."""
    state = counting(unit, first=FOUR[first])
    show(state, *counts)
    best = max(counts)
    turns = [(first + place) % 4 for place in range(4)]
    winners = [seat for seat in turns if counts[seat] == best and best]
    bards = BARDS[unit][len(winners) > 1]
    for seat in winners:
        assert (active(state), view(state).step) == (seat, "census_bards")
        play(state, seat, f"bards {bards} snow")

    assert view(state).step == "census"
    assert [own(state, seat).bards.get("snow", 0) for seat in range(4)] == [
        bards * (seat in winners) for seat in range(4)
    ]


@pytest.mark.parametrize("number", [3, 10, 13, 17, 20])
def test_xi_14_13_in_a_region_touching_the_city_of_the_idrakys(number: int) -> None:
    state = counting("infantry", Cindy={"city": number, "units": "II"})
    show(state, 0, 0, 1, 0)

    if len(TOUCHES[number]) == 1:
        assert own(state, CINDY).bards == {TOUCHES[number][0]: 1}
        return
    assert {move.regions for move in GAME.legal_moves(state, CINDY)} == {(name,) for name in TOUCHES[number]}
    with refused("XI-9.6", state):
        play(state, CINDY, "bards 1 corner1")


def test_xi_14_14_two_bards_in_one_region_or_in_two() -> None:
    state = counting("cleric", Cindy={"city": 3, "units": "CC"})
    show(state, 0, 1, 2, 1)

    pairs = [tuple(sorted(move.regions)) for move in GAME.legal_moves(state, CINDY)]
    assert sorted(pairs) == sorted(
        tuple(sorted(pair)) for pair in combinations_with_replacement(TOUCHES[3], 2)
    )


@pytest.mark.parametrize("typed", ["bards 1 south", "bards 3 south", "bards 1 south, 1 southwest, 1 bastion"])
def test_xi_14_14_not_one_and_not_three(typed: str) -> None:
    state = counting("cleric", Cindy={"city": 3, "units": "CC"})
    show(state, 0, 1, 2, 1)

    with refused("XI-9.5", state):
        play(state, CINDY, typed)


def test_xi_14_14_xi_9_8_a_bard_of_a_census_in_the_bastion_is_secret_too() -> None:
    state = counting("cleric", Cindy={"city": 3, "units": "CC"})
    show(state, 0, 1, 2, 1)
    (event,) = told(play(state, CINDY, "bards 1 bastion, 1 south"), happened.BardsPlaced)

    assert (event.bastion, event.regions, event.census) == (1, ("south",), True)
    for seat in (None, ANN, BRIAN, DAVID):
        seen = GAME.redact(event, seat)
        assert isinstance(seen, happened.BardsPlaced)
        assert seen.bastion is None
    assert own(state, CINDY).bastion == 1


@given(st.integers(0, 3), st.permutations(range(4)), st.integers(2, 4))
def test_xi_14_22_xi_15_3_tied_players_place_from_the_first_player_of_this_year(
    first: int, who: list[int], many: int
) -> None:
    tied = set(who[:many])
    state = counting("cleric", first=FOUR[first])
    show(state, *[2 if seat in tied else 1 for seat in range(4)])
    asked = []
    rng = Seeded(1)
    while view(state).step == "census_bards":
        asked.append(active(state))
        moves = GAME.legal_moves(state, asked[-1])
        play(state, asked[-1], moves[rng.below(len(moves))])

    assert asked == sorted(tied, key=lambda seat: (seat - first) % 4)
