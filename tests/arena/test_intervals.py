"""Intervals over blocks hold what they promise, whether the games of a block depend on each other or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tafelrunde.arena.intervals import blocks_of, student
from tafelrunde.arena.summary import wilson

GAMES = 4
TRIALS = 800


def independent(rng: Random, share: float) -> float:
    return sum(rng.random() < share for _ in range(GAMES)) / GAMES


def all_or_nothing(rng: Random, share: float) -> float:
    """The first bot wins from every seat, or from none."""
    return float(rng.random() < share)


def by_seat(rng: Random, share: float) -> float:
    """The luck of one seat decides: whoever sits there wins, and that is everybody once."""
    wins, rest = divmod(share * GAMES, 1)
    return (wins + (rng.random() < rest)) / GAMES


@pytest.mark.parametrize("drawn", [independent, all_or_nothing, by_seat])
@pytest.mark.parametrize(("share", "blocks"), [(0.25, 12), (0.55, 25), (0.4, 100), (0.9, 100)])
def test_nineteen_of_twenty_intervals_hold_the_true_share(
    drawn: Callable[[Random, float], float], share: float, blocks: int
) -> None:
    rng = Random(f"{share}{blocks}")
    held = 0
    for _ in range(TRIALS):
        low, high = blocks_of([drawn(rng, share) for _ in range(blocks)], GAMES).interval()
        held += low <= share <= high

    assert held / TRIALS >= 0.925


def test_intervals_are_no_wider_than_they_must() -> None:
    rng = Random(3)
    held = wide = 0.0
    for _ in range(TRIALS):
        low, high = blocks_of([independent(rng, 0.4) for _ in range(100)], GAMES).interval()
        held += low <= 0.4 <= high
        wide += (high - low) / TRIALS

    assert held / TRIALS <= 0.975
    lowest, highest = wilson(160, 400)
    assert wide == pytest.approx(highest - lowest, rel=0.06)


def test_blocks_that_are_won_or_lost_as_a_whole_say_less() -> None:
    mixed = blocks_of([0.5] * 40, GAMES)
    whole = blocks_of([1.0, 0.0] * 20, GAMES)

    assert mixed.mean == whole.mean
    assert mixed.worth > 160 > whole.worth
    assert whole.worth == pytest.approx(40, rel=0.05)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_who_never_loses_may_lose_once(share: float) -> None:
    low, high = blocks_of([share] * 20, GAMES).interval()

    assert 0.1 < high - low < 0.25
    assert low <= share <= high


def test_one_block_proves_nearly_nothing() -> None:
    low, high = blocks_of([0.5], GAMES).interval()

    assert high - low > 0.8


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_quantiles_are_those_of_the_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.005)
