"""The arithmetic of a duel: dice, automatic ones, gains and losses, both examples (5.3)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.arithmetic.duel import (
    DRAWN,
    LOST,
    WON,
    Duellist,
    after,
    evaluate,
    level,
    rounded,
)
from tests.games.phoenix.claims import rules

ZA, ZB, ZC = Duellist(40, 40), Duellist(80, 80), Duellist(160, 160)


@rules("PH-5.3j", "PH-5.3g", "PH-5.3k", "PH-R14")
def test_a_za_gains_two_for_each_hit_on_a_zb() -> None:
    outcome = evaluate([ZA], [ZB], [[6, 1, 1, 1]], [[1] * 8])
    assert outcome.hits == (1, 0)
    assert outcome.fates[0][0].exact == 2
    assert outcome.fates[0][0].change == 20


@rules("PH-5.3j", "PH-5.3i", "PH-R14", "PH-R110", "PH-R111")
def test_six_za_of_36_points_gain_10_5_by_14_hits_on_a_zc() -> None:
    six = [Duellist(60, 60, True)] * 6
    thrown = [*[[6, 6, 6, 1, 1, 1]] * 4, [6, 6, 1, 1, 1, 1], [1] * 6]
    outcome = evaluate(six, [ZC], thrown, [[1] * 16])
    assert (level(six), level([ZC])) == (4, 3)
    assert outcome.hits == (14, 0)
    assert sum(fate.exact for fate in outcome.fates[0]) == Fraction(21, 2)
    assert [fate.hits for fate in outcome.fates[0]] == [3, 3, 3, 3, 2, 0]
    assert outcome.fates[1][0].exact == Fraction(-21, 2)


@rules("PH-5.3c", "PH-5.3l")
@pytest.mark.parametrize(
    ("most", "power", "dice", "ones"),
    [(100, 50, 5, 5), (40, 30, 3, 1), (45, 39, 3, 1), (60, 60, 6, 0), (40, 0, 0, 4)],
)
def test_power_is_thrown_and_what_lacks_counts_as_ones(most: int, power: int, dice: int, ones: int) -> None:
    one = Duellist(most, power)
    assert (one.dice, one.ones) == (dice, ones)


@rules("PH-5.3l", "PH-5.3h", "PH-5.3p")
def test_ten_hits_kill_a_wizard_of_ten_points_and_five_power() -> None:
    spent = Duellist(100, 50)
    outcome = evaluate([Duellist(100, 100)], [spent], [[6] * 10], [[1] * 5])
    assert outcome.hits == (10, 0)
    assert outcome.fates[1][0].change == -100
    assert after(spent, -100) == 0


@rules("PH-5.3g", "PH-R16")
def test_hits_on_automatic_ones_count_for_the_loser_only() -> None:
    outcome = evaluate([Duellist(100, 100)], [Duellist(100, 50)], [[6] * 10], [[5] * 5])
    winner, loser = outcome.fates[0][0], outcome.fates[1][0]
    assert (winner.hits, winner.automatic) == (10, 5)
    assert (winner.change, loser.change) == (50, -100)


def test_ph_r16_the_winner_never_loses_good_points() -> None:
    outcome = evaluate([Duellist(60, 60)], [Duellist(60, 20)], [[4, 2, 2, 2, 2, 2]], [[6, 6]])
    assert outcome.hits == (4, 2)
    assert outcome.result == WON
    assert outcome.fates[0][0].change == 0
    assert outcome.fates[1][0].change == -20


@rules("PH-5.3f", "PH-R4")
def test_equal_hits_are_a_draw_that_changes_nothing() -> None:
    outcome = evaluate([ZA], [ZB], [[6, 6, 1, 1]], [[5, 5, 5, 5, 1, 1, 1, 1]])
    assert outcome.result == DRAWN
    assert [fate.change for side in outcome.fates for fate in side] == [0, 0]


@rules("PH-1.3f", "PH-R15", "PH-5.3m")
def test_who_has_no_dice_loses_even_without_a_hit() -> None:
    outcome = evaluate([ZA], [Duellist(40, 0)], [[1] * 4], [[]])
    assert (outcome.result, outcome.hits) == (WON, (0, 0))
    assert outcome.fates[1][0].result == LOST
    assert outcome.fates[1][0].change == 0
    nobody = evaluate([Duellist(40, 0)], [Duellist(40, 0)], [[]], [[]])
    assert nobody.result == DRAWN


@rules("PH-R15")
def test_a_wizard_without_dice_loses_although_his_side_wins() -> None:
    side = [Duellist(140, 100), Duellist(40, 0)]
    outcome = evaluate([Duellist(160, 160)], side, [[2] * 16], [[6] * 10, []])
    assert outcome.result == LOST
    strong, weak = outcome.fates[1]
    assert (strong.result, weak.result) == (WON, LOST)
    assert weak.taken == 2
    assert weak.change < 0


@rules("PH-R15", "PH-R4")
def test_a_wizard_without_dice_loses_in_a_draw_too() -> None:
    side = [Duellist(100, 60), Duellist(40, 0)]
    outcome = evaluate([Duellist(120, 120)], side, [[3] * 4 + [2] * 8], [[4] * 6, []])
    assert (outcome.result, outcome.hits) == (DRAWN, (6, 6))
    assert [(fate.result, fate.taken, fate.change) for fate in outcome.fates[1]] == [
        (DRAWN, 4, 0),
        (LOST, 2, -20),
    ]


@rules("PH-R14", "PH-1.9.1e")
def test_tenths_do_not_lift_a_side_into_a_higher_class() -> None:
    assert level([Duellist(35, 35, True), Duellist(45, 45, True)]) == 1
    assert level([Duellist(30, 30, True), Duellist(50, 50, True)]) == 2


@rules("PH-5.3i")
@pytest.mark.parametrize(
    ("exact", "character", "plain"),
    [
        (Fraction(21, 2), 105, 100),
        (Fraction(8, 3), 27, 20),
        (Fraction(-8, 3), -27, -30),
        (Fraction(1, 20), 1, 0),
        (Fraction(-1, 20), -1, -10),
        (Fraction(2), 20, 20),
    ],
)
def test_characters_have_tenths_others_are_rounded_down(exact: Fraction, character: int, plain: int) -> None:
    assert rounded(exact, character=True) == character
    assert rounded(exact, character=False) == plain


SIDES = st.lists(
    st.tuples(st.integers(10, 120), st.integers(0, 120), st.booleans()).map(lambda one: Duellist(*one)),
    min_size=1,
    max_size=3,
)


@given(SIDES, SIDES, st.data())
def test_what_both_sides_count_fits_together(
    first: list[Duellist], second: list[Duellist], data: st.DataObject
) -> None:
    thrown = [
        [data.draw(st.lists(st.integers(1, 6), min_size=one.dice, max_size=one.dice)) for one in side]
        for side in (first, second)
    ]
    forth, back = evaluate(first, second, *thrown), evaluate(second, first, *thrown[::-1])
    assert (back.result, back.hits) == (-forth.result, forth.hits[::-1])
    assert sum(fate.hits for fate in forth.fates[0]) == sum(fate.taken for fate in forth.fates[1])
    for side, fates in zip((first, second), forth.fates, strict=True):
        for one, fate in zip(side, fates, strict=True):
            assert fate.change >= 0 or fate.result == LOST
            assert fate.taken <= one.dice + one.ones
            assert fate.hits <= one.dice
