"""Chances of character combat against every throw there is, and against throws drawn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tafelrunde.games.phoenix.charfight import Fighter, evaluate
from tafelrunde.games.phoenix.charfight_odds import Deal, changes, drawn, dying, flipped, mean, ring_odds


def fighters(*dice: int) -> list[Fighter]:
    return [Fighter(10 * count, 2) for count in dice]


def counted(dice: tuple[int, ...]) -> list[dict[int, Fraction]]:
    """Every throw, one after the other."""
    one, *others = fighters(*dice)
    counts: list[Counter[int]] = [Counter() for _ in others]
    for faces in product(range(1, 7), repeat=sum(dice)):
        left, thrown = list(faces), []
        for number in dice:
            thrown.append([left.pop() for _ in range(number)])
        for count, row in zip(counts, evaluate(one, others, thrown[0], thrown[1:]).bouts, strict=True):
            count[row.hits - row.taken] += 1
    return [{net: Fraction(n, 6 ** sum(dice)) for net, n in sorted(count.items())} for count in counts]


@pytest.mark.parametrize(
    "dice", [(2, 2), (1, 3), (3, 2), (2, 1, 1), (1, 2, 2), (3, 1, 1), (2, 1, 1, 1), (0, 2)]
)
def test_they_are_those_of_all_throws(dice: tuple[int, ...]) -> None:
    one, *others = fighters(*dice)
    found = ring_odds(one, others)
    assert found.exact
    assert list(found.nets) == counted(dice)


@pytest.mark.parametrize("dice", [(7, 5), (4, 9), (24, 12)])
def test_one_on_one_both_ways_of_counting_agree(dice: tuple[int, int]) -> None:
    one, other = fighters(*dice)
    assert Deal((dice[0], 0, dice[1], 0)).chances() == ring_odds(one, [other]).nets[0]


def test_throws_drawn_come_near() -> None:
    one, *others = fighters(6, 4, 3)
    exact, estimated = ring_odds(one, others).nets, drawn(one, others)
    for known, found in zip(exact, estimated, strict=True):
        assert abs(mean(known) - mean(found)) < Fraction(1, 20)
        assert sum(found.values()) == 1


def test_many_dice_are_drawn() -> None:
    one, *others = fighters(60, 48, 48)
    assert not ring_odds(one, others).exact


def test_what_one_gains_the_other_loses() -> None:
    lord, officer = Fighter(60, 2), Fighter(30, 3)
    net = ring_odds(lord, [officer]).nets[0]
    gains = changes(lord, officer, net)
    assert changes(officer, lord, flipped(net)) == flipped(gains)
    assert dying(lord, gains) == 0
    assert 0 < dying(officer, flipped(gains)) < 1
