"""Exact chances of duels against all throws enumerated, and their sums."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.phoenix.arithmetic.duel import DRAWN, LOST, WON, Duellist, evaluate
from tafelrunde.games.phoenix.arithmetic.duel_odds import balances, odds

PAIRINGS = [
    (Duellist(30, 30), Duellist(40, 20)),
    (Duellist(30, 20), Duellist(50, 20)),
    (Duellist(80, 30), Duellist(20, 20)),
    (Duellist(25, 25, True), Duellist(61, 19, True)),
    (Duellist(20, 0), Duellist(30, 30)),
    (Duellist(20, 0), Duellist(20, 0)),
    (Duellist(60, 10), Duellist(160, 40)),
]


@pytest.mark.parametrize(("first", "second"), PAIRINGS)
def test_chances_equal_the_count_over_all_throws(first: Duellist, second: Duellist) -> None:
    throws = 6 ** (first.dice + second.dice)
    results = {WON: 0, DRAWN: 0, LOST: 0}
    changes: tuple[dict[Fraction, int], dict[Fraction, int]] = ({}, {})
    for thrown in product(range(1, 7), repeat=first.dice + second.dice):
        outcome = evaluate([first], [second], [thrown[: first.dice]], [thrown[first.dice :]])
        results[outcome.result] += 1
        for found, fates in zip(changes, outcome.fates, strict=True):
            change = Fraction(fates[0].change, 10)
            found[change] = found.get(change, 0) + 1

    told = odds([first], [second])
    assert (told.won, told.drawn, told.lost) == tuple(
        Fraction(results[r], throws) for r in (WON, DRAWN, LOST)
    )
    for side in (0, 1):
        assert told.changes[side] == {change: Fraction(n, throws) for change, n in changes[side].items()}


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 4), st.integers(0, 4))
def test_chances_add_up_and_are_the_same_from_the_other_side(a: int, b: int, ones: int, others: int) -> None:
    first, second = [Duellist(10 * (a + ones), 10 * a)], [Duellist(10 * (b + others), 10 * b)]
    forth, back = balances(first, second), balances(second, first)
    assert sum(one.chance for one in forth) == 1
    assert sorted((-one.net, -one.automatic, one.chance) for one in back) == sorted(forth)


def test_a_side_of_several_is_as_strong_as_one_with_all_their_dice() -> None:
    several, one = (
        odds([Duellist(40, 40)] * 3, [Duellist(80, 80)]),
        odds([Duellist(120, 120)], [Duellist(80, 80)]),
    )
    assert several.net == one.net
    assert several.dies[0] is None
    assert one.dies[0] is not None


def test_great_wizards_are_worked_out_too() -> None:
    told = odds([Duellist(400, 400)], [Duellist(320, 320)])
    assert told.won + told.drawn + told.lost == 1
    assert told.won > Fraction(1, 2)
