"""Character combat without a state: dice, classes, rounding, pairings (5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.arithmetic.charfight import (
    MOST_ON_ONE,
    Fighter,
    bout,
    evaluate,
    points_after,
    rounded,
)
from tafelrunde.games.phoenix.arithmetic.pairings import Ring, pair_up
from tests.games.phoenix.claims import rules

CHF, BUH, STH = Fighter(120, 2), Fighter(240, 3), Fighter(360, 4)

fighters = st.builds(Fighter, st.integers(0, 120), st.integers(1, 6))


@rules("PH-5.3x", "PH-R12", "PH-5.3k")
def test_the_first_example_ends_with_21_9_and_18() -> None:
    first, second = bout(BUH, CHF, 4, 0), bout(BUH, CHF, 0, 4)
    assert (first.exact, first.change) == (Fraction(8, 3), 3)
    assert (second.exact, second.change) == (Fraction(-6), -6)
    assert points_after(240, first.change + second.change) == 210
    assert points_after(120, -first.change) == 90
    assert points_after(120, -second.change) == 180


@rules("PH-5.3x", "PH-R12")
def test_the_second_example_ends_with_36_22_and_14() -> None:
    officer, lord = bout(STH, CHF, 1, 2), bout(STH, BUH, 3, 1)
    assert (officer.change, lord.exact, lord.change) == (-2, Fraction(3, 2), 2)
    assert points_after(360, officer.change + lord.change) == 360
    assert points_after(240, -lord.change) == 220
    assert points_after(120, -officer.change) == 140


@rules("PH-5.3x", "PH-R111")
def test_dice_of_two_on_one_are_matched_together() -> None:
    """Nine dice of the one meet the nine highest of the others; equal faces go in their sequence."""
    one = Fighter(90, 3)
    outcome = evaluate(one, [CHF, CHF], [6, 6, 6, 6, 1, 1, 1, 1, 1], [[5, 5, 5, 5] + [1] * 8, [1] * 12])
    assert [(row.hits, row.taken) for row in outcome.bouts] == [(4, 0), (0, 0)]


@given(fighters, st.lists(fighters, min_size=1, max_size=4), st.data())
def test_ph_5_3x_what_one_gains_of_a_pair_the_other_loses(
    one: Fighter, others: list[Fighter], data: st.DataObject
) -> None:
    def faces(fighter: Fighter) -> Sequence[int]:
        return data.draw(st.lists(st.integers(1, 6), min_size=fighter.dice, max_size=fighter.dice))

    own, theirs = faces(one), [faces(other) for other in others]
    outcome = evaluate(one, others, own, theirs)
    back = [bout(other, one, row.taken, row.hits) for other, row in zip(others, outcome.bouts, strict=True)]
    assert [row.change for row in back] == [-row.change for row in outcome.bouts]
    assert sum(row.hits + row.taken for row in outcome.bouts) <= min(len(own), sum(map(len, theirs)))


@pytest.mark.parametrize(
    ("exact", "whole"),
    [(Fraction(3, 2), 2), (Fraction(-3, 2), -2), (Fraction(8, 3), 3), (Fraction(4, 3), 1), (Fraction(0), 0)],
)
def test_ph_r12_halves_go_away_from_zero(exact: Fraction, whole: int) -> None:
    assert rounded(exact) == whole


def test_ph_r112_less_than_one_point_is_death() -> None:
    assert points_after(30, -2) == 10
    assert points_after(30, -3) == 0
    assert points_after(29, -2) == 0
    assert points_after(5, 0) == 5


def test_ph_1_9_1e_only_whole_points_are_thrown() -> None:
    assert Fighter(129, 2).dice == 12


# --- pairings ----------------------------------------------------------------------------------------

sides = st.integers(1, 12)


@given(sides, sides, st.lists(st.tuples(st.integers(0, 12), st.integers(100, 112)), max_size=12))
def test_ph_5_3u_at_most_four_on_one_and_nobody_twice(
    mine: int, theirs: int, wished: list[tuple[int, int]]
) -> None:
    attackers, defenders = list(range(mine)), list(range(100, 100 + theirs))
    rings = pair_up(attackers, defenders, wished)
    fighting = [key for ring in rings for key in (ring.one, *ring.others)]
    assert len(fighting) == len(set(fighting))
    assert set(fighting) <= {*attackers, *defenders}
    assert all(1 <= len(ring.others) <= MOST_ON_ONE for ring in rings)
    fewer, more = sorted((mine, theirs))
    assert len(rings) == fewer
    assert len(fighting) == fewer + min(more, MOST_ON_ONE * fewer)


@rules("PH-5.3t", "PH-5.3s")
def test_every_defender_is_engaged_before_a_second_attacker_joins() -> None:
    rings = pair_up([1, 2, 3], [101, 102], [(1, 101), (2, 101), (3, 101)])
    assert rings == [Ring(101, (1, 3)), Ring(102, (2,))]


@rules("PH-5.3s")
def test_the_attacker_chooses_else_the_first_meet() -> None:
    assert pair_up([1, 2], [101, 102], []) == [Ring(101, (1,)), Ring(102, (2,))]
    assert pair_up([1, 2], [101, 102], [(1, 102)]) == [Ring(101, (2,)), Ring(102, (1,))]


@rules("PH-5.3v", "PH-5.3u")
def test_defenders_left_over_choose_the_attacker_whom_the_fewest_fight() -> None:
    assert pair_up([1, 2], [101, 102, 103, 104, 105], []) == [Ring(1, (101, 103, 105)), Ring(2, (102, 104))]
    assert pair_up([1], [101, 102, 103, 104, 105], [(1, 105)]) == [Ring(1, (105, 101, 102, 103))]
