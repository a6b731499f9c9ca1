"""The arithmetic of a melee: the example of the rulebook to its last figure, and what must hold for all."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.arithmetic.battle import (
    BY_DIE,
    BY_FIGHTING,
    BY_STRENGTH,
    UNDECIDED,
    Unit,
    evaluate,
    fighting_strength,
    is_overwhelming,
    judge,
    mass_factor,
    part_of,
    reckon,
    shares,
    surviving_leaders,
    survivors,
    total_strength,
)
from tests.games.phoenix.claims import rules

NO_DICE = (0, 0)
UNITS = st.builds(
    lambda strength, points: Unit("", Fraction(strength), Fraction(points)),
    st.integers(1, 100_000),
    st.integers(0, 900),
)
SIDES = st.lists(UNITS, min_size=1, max_size=4)
DICE = st.tuples(st.integers(1, 20), st.integers(1, 20))


def unit(strength: int, points: int = 0) -> Unit:
    return Unit("", Fraction(strength), Fraction(points))


CITY = [unit(10000, 20 + 24 + 200), unit(9000, 80 + 24 + 200)]
HORDE = [unit(60000, 150)]


# --- the example -------------------------------------------------------------------------------------


@rules("PH-5.5k", "PH-5.5l")
def test_the_example_of_the_rulebook_22200_and_22680_against_105000() -> None:
    assert [fighting_strength(one, 0) for one in CITY] == [22200, 22680]
    verdict = judge(HORDE, CITY, NO_DICE)
    assert list(map(int, verdict.fighting)) == [105000, 44880]
    assert (verdict.attackers_won, verdict.how) == (True, BY_FIGHTING)


@rules("PH-5.5o", "PH-5.5p", "PH-5.5q", "PH-5.5r", "PH-5.5s", "PH-R60")
def test_the_losses_of_the_example_are_20957_and_39042_warriors_and_97_leaders_are_left() -> None:
    bill = evaluate(HORDE, CITY, NO_DICE).bill
    (toll,) = bill.tolls
    assert bill.base == 19000
    assert round(float(bill.factor), 2) == -0.32
    assert bill.total == 13000, "with the rounded factor it would be 12,920"
    assert round(float(bill.average), 2) == 136.21
    assert round(float(toll.difference), 4) == -0.6121
    assert int(toll.losses) == 20957
    assert (survivors(60000, toll.kept), surviving_leaders(150, toll.kept)) == (39042, 97)


@given(st.integers(1, 20))
def test_equal_dice_leave_the_losses_of_the_example_as_they_are(die: int) -> None:
    assert evaluate(HORDE, CITY, (die, die)).bill.tolls[0].losses == Fraction(398190, 19)


# --- who wins ----------------------------------------------------------------------------------------


@rules("PH-5.5j", "PH-5.5k")
@given(UNITS, st.integers(1, 20))
def test_a_die_counts_as_good_points(one: Unit, die: int) -> None:
    stronger = Unit("", one.strength, one.points + die)
    assert fighting_strength(one, die) == fighting_strength(stronger, 0)


@rules("PH-5.5l")
@given(SIDES, SIDES, DICE)
def test_the_higher_sum_wins_whoever_attacks(
    first: list[Unit], second: list[Unit], dice: tuple[int, int]
) -> None:
    one, other = judge(first, second, dice), judge(second, first, dice[::-1])
    assert one.fighting == other.fighting[::-1]
    if one.how == BY_FIGHTING:
        assert one.attackers_won == (one.fighting[0] > one.fighting[1]) != other.attackers_won


@rules("PH-5.5m", "PH-R24")
def test_after_equal_sums_the_higher_strength_wins() -> None:
    few, many = [unit(1000, 200)], [unit(2000, 0)]
    assert judge(few, many, NO_DICE)[2:] == (False, BY_STRENGTH)
    assert judge(many, few, NO_DICE)[2:] == (True, BY_STRENGTH)


@rules("PH-5.5m", "PH-R103", "PH-R24")
@pytest.mark.parametrize(("percent", "wins"), [(1, True), (50, True), (51, False), (100, False)])
def test_after_a_full_tie_a_percent_die_decides(percent: int, wins: bool) -> None:
    side = [unit(1000, 30)]
    assert judge(side, side, (7, 7)).how == UNDECIDED
    assert judge(side, side, (7, 7), percent)[2:] == (wins, BY_DIE)


@rules("PH-5.5n", "PH-R103")
def test_the_winner_of_a_tie_has_a_leader_more_when_losses_are_reckoned() -> None:
    side = [unit(1000, 30), unit(500, 30)]
    bill = evaluate(side, side, (7, 7), 1).bill
    assert [toll.points for toll in bill.tolls] == [38, 38]
    assert bill == reckon(side, side, 8, 7)
    assert evaluate(side, [unit(1400, 30)], (7, 7)).bill.tolls[0].points == 37


@rules("PH-5.5d", "PH-R23")
@pytest.mark.parametrize(
    ("mine", "theirs", "so"), [(1000, 100, True), (999, 100, False), (1, 0, True), (0, 0, False)]
)
def test_ten_to_one_is_reached_at_exactly_ten(mine: int, theirs: int, so: bool) -> None:
    assert is_overwhelming(mine, theirs) == so


# --- what it costs -----------------------------------------------------------------------------------


@rules("PH-5.5p", "PH-R102")
@pytest.mark.parametrize(
    ("loser", "winner", "factor"),
    [
        (1, 2, "-0.2"),
        (1, 3, "-0.3"),
        (1, 4, "-0.4"),
        (2, 1, "0.2"),
        (3, 1, "0.3"),
        (4, 1, "0.4"),
        (5, 5, "0"),
    ],
)
def test_the_printed_factors(loser: int, winner: int, factor: str) -> None:
    assert mass_factor(Fraction(loser), Fraction(winner)) == Fraction(factor)


@rules("PH-5.5t")
@given(SIDES, SIDES, DICE)
def test_losses_are_never_negative_and_never_more_than_there_is(
    first: list[Unit], second: list[Unit], dice: tuple[int, int]
) -> None:
    for toll in evaluate(first, second, dice, 1).bill.tolls:
        assert 0 <= toll.losses <= toll.strength
        assert 0 <= toll.kept <= 1


@rules("PH-5.5d", "PH-5.5t")
@given(SIDES, st.integers(10, 40))
def test_ten_times_the_strength_has_no_losses(losers: list[Unit], times: int) -> None:
    winners = [unit(int(total_strength(losers)) * times)]
    assert reckon(winners, losers, 0, 0).total == 0


@rules("PH-5.5q")
@given(SIDES, SIDES)
def test_losses_by_strength_are_shared_by_strength(winners: list[Unit], losers: list[Unit]) -> None:
    bill = reckon(winners, losers, 0, 0)
    assert sum(toll.share for toll in bill.tolls) == bill.total
    assert all(
        toll.share * total_strength(winners) == one.strength * bill.total
        for toll, one in zip(bill.tolls, winners, strict=True)
    )


@rules("PH-5.5s")
@given(UNITS, SIDES, st.integers(1, 300))
def test_more_good_points_never_cost_more(one: Unit, losers: list[Unit], more: int) -> None:
    better = Unit("", one.strength, one.points + more)
    assert reckon([better], losers, 0, 0).tolls[0].losses <= reckon([one], losers, 0, 0).tolls[0].losses


@rules("PH-5.5b", "PH-R95")
@given(st.lists(st.integers(1, 9999), min_size=1, max_size=4), st.integers(0, 500), SIDES, DICE)
def test_armies_with_the_same_points_fare_like_one_army(
    parts: list[int], points: int, others: list[Unit], dice: tuple[int, int]
) -> None:
    split, whole = [unit(part, points) for part in parts], [unit(sum(parts), points)]
    one, other = evaluate(split, others, dice, 1), evaluate(whole, others, dice, 1)
    assert one.verdict.attackers_won == other.verdict.attackers_won
    if one.verdict.attackers_won:
        assert {toll.kept for toll in one.bill.tolls} == {other.bill.tolls[0].kept}


@rules("PH-5d", "PH-R60")
@given(st.integers(0, 500), st.fractions(0, 1))
def test_the_last_leader_dies_only_with_the_army(count: int, kept: Fraction) -> None:
    left = surviving_leaders(count, kept)
    assert 0 <= left <= count
    assert (left > 0) == (count > 0)
    assert left == max(int(count * kept), min(1, count))


# --- several enemies ---------------------------------------------------------------------------------


@rules("PH-5.5c", "PH-R58")
@given(st.lists(SIDES, min_size=1, max_size=3), UNITS)
def test_strength_and_points_are_split_by_those_of_the_parties(parties: list[list[Unit]], one: Unit) -> None:
    found = shares(parties)
    assert sum(part[0] for part in found) == sum(part[1] for part in found) == 1
    assert sum(part_of(one, part).strength for part in found) == one.strength
    for party, part in zip(parties, found, strict=True):
        assert part[0] * sum(total_strength(p) for p in parties) == total_strength(party)


def test_ph_r58_points_are_split_by_strength_where_nobody_has_any() -> None:
    assert shares([[unit(300)], [unit(100)]]) == [(Fraction(3, 4),) * 2, (Fraction(1, 4),) * 2]
    assert shares([[unit(300, 10)], [unit(100, 90)]])[1] == (Fraction(1, 4), Fraction(9, 10))
