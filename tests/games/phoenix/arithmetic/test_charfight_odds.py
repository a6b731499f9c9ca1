"""Chances of character combat against every throw there is, and against fights that are drawn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.arithmetic.charfight import Fighter, evaluate
from tafelrunde.games.phoenix.arithmetic.charfight_odds import (
    MOST,
    QUICK,
    changes,
    dying,
    flipped,
    is_countable,
    mean,
    ring_odds,
    ring_sizes,
)
from tafelrunde.games.phoenix.tables.prices import RANK_GP

THROWS = 4_000


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
    "dice", [(2, 2), (1, 3), (3, 2), (2, 1, 1), (1, 2, 2), (3, 1, 1), (2, 1, 1, 1), (0, 2), (1, 1, 1, 1, 1)]
)
def test_they_are_those_of_all_throws(dice: tuple[int, ...]) -> None:
    one, *others = fighters(*dice)
    assert list(ring_odds(one, others)) == counted(dice)


def sampled(dice: tuple[int, ...], throws: int) -> list[Counter[int]]:
    """Fights with drawn dice, the same ones each time."""
    rng, (one, *others) = Seeded(7), fighters(*dice)
    found: list[Counter[int]] = [Counter() for _ in others]
    for _ in range(throws):
        faces = [[1 + rng.below(6) for _ in range(count)] for count in dice]
        for count, row in zip(found, evaluate(one, others, faces[0], faces[1:]).bouts, strict=True):
            count[row.hits - row.taken] += 1
    return found


@pytest.mark.parametrize("dice", [(24, 12, 12), (12, 6, 6, 6, 6), (16, 24, 12)])
def test_they_agree_with_fights_drawn_within_three_standard_errors(dice: tuple[int, ...]) -> None:
    """The short form; by a million fights they agree as well."""
    one, *others = fighters(*dice)
    for exact, found in zip(ring_odds(one, others), sampled(dice, THROWS), strict=True):
        assert sum(exact.values()) == 1
        for way in (1, 0, -1):
            share = float(sum([p for net, p in exact.items() if (net > 0) - (net < 0) == way]))
            seen = sum([n for net, n in found.items() if (net > 0) - (net < 0) == way]) / THROWS
            assert abs(seen - share) <= 3 * sqrt(share * (1 - share) / THROWS), (dice, way)


def test_rulers_against_two_and_four_officers_are_within_the_limit_and_not_more() -> None:
    """The rings of which the command says that they are counted."""
    ruler = Fighter(10 * RANK_GP[5], 6)
    officer, lord, governor = (Fighter(10 * RANK_GP[rank], rank + 1) for rank in (1, 4, 3))
    assert is_countable(ring_sizes(ruler, [lord, governor]))
    assert is_countable(ring_sizes(ruler, [officer] * 4))
    assert not is_countable(ring_sizes(ruler, [lord, governor, officer]))
    assert not is_countable(ring_sizes(ruler, [lord, governor]), QUICK)
    assert QUICK < MOST


def test_what_one_gains_the_other_loses() -> None:
    lord, officer = Fighter(60, 2), Fighter(30, 3)
    net = ring_odds(lord, [officer])[0]
    gains = changes(lord, officer, net)
    assert changes(officer, lord, flipped(net)) == flipped(gains)
    assert mean(gains) == -mean(flipped(gains))
    assert dying(lord, gains) == 0
    assert 0 < dying(officer, flipped(gains)) < 1
