"""How turns are judged: by numbers that are given, never by those of this machine."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.server.attack.__main__ import failings, is_unclear, row, verdict
from tests.server.attack.attacker import Outcome
from tests.server.attack.figures import Figures, compared, p99, sliced
from tests.server.attack.siege import Report

KEPT = 16.0


def turn(seed: int, seconds: float = 1.5, rate: int = 400, scale: float = 1.0) -> list[tuple[float, float]]:
    """Moves that take about 1 ms, a few of them 3 ms and more."""
    rng = random.Random(seed)
    return [(at / rate, scale * 0.001 * rng.lognormvariate(0, 0.5)) for at in range(int(rate * seconds))]


def turns(first: int, count: int, scale: float = 1.0) -> list[list[tuple[float, float]]]:
    return [turn(seed, scale=scale) for seed in range(first, first + count)]


def halted(moves: Sequence[tuple[float, float]], at: float, seconds: float) -> list[tuple[float, float]]:
    """The machine stands still for a moment: whoever moves meanwhile waits for its end."""
    return [(made, took + max(0.0, at + seconds - made) * (made >= at)) for made, took in moves]


def test_p99_is_the_time_of_the_move_that_one_of_a_hundred_exceeds() -> None:
    assert p99([float(n) for n in range(1000)]) == 990.0
    assert p99([]) == 0.0


def test_slices_hold_every_move_once() -> None:
    moves = turn(1)
    assert sorted(took for slice in sliced(moves) for took in slice) == sorted(took for _, took in moves)
    assert len(sliced(moves)) == 15


@pytest.mark.parametrize("seed", range(0, 50, 10))
def test_quiet_turns_are_no_finding(seed: int) -> None:
    figures = compared(turns(seed, 4), turns(seed + 4, 3))
    assert figures.ratio <= max(1.5, figures.noise)
    assert figures.noise < 1.5
    assert (figures.quiet_moves, figures.attacked_moves) == (2400, 1800)


@pytest.mark.parametrize("seed", range(0, 50, 10))
def test_turns_that_are_twice_as_slow_are_found(seed: int) -> None:
    figures = compared(turns(seed, 4), turns(seed + 4, 3, scale=2.0))
    assert figures.ratio > max(1.5, figures.noise)


def test_where_quiet_turns_differ_as_much_nothing_is_found() -> None:
    quiet = turns(0, 4)
    quiet[1], quiet[3] = halted(quiet[1], 0.5, 0.08), halted(quiet[3], 0.2, 0.08)
    figures = compared(quiet, [halted(one, 0.7, 0.08) for one in turns(4, 3)])
    assert figures.noise > 1.5
    assert figures.ratio <= figures.noise


def test_the_same_turns_give_the_same_figures() -> None:
    assert compared(turns(0, 4), turns(4, 3)) == compared(turns(0, 4), turns(4, 3))


def test_without_moves_there_are_no_figures() -> None:
    assert compared([[]], [turn(1)]) == Figures()


def report(figures: Figures, peak: float = 101.0, after: float = 100.0) -> Report:
    return Report({}, figures, 100.0, peak, after, processor=0.2, moves=1)


@pytest.mark.parametrize(
    ("attacked", "noise", "words"),
    [
        (0.0014, 1.2, "held"),
        (0.0016, 1.2, "slow"),
        (0.0016, 1.8, "unclear"),
        (0.0014, 1.8, "held"),
        (0.0019, 1.8, "slow"),
    ],
)
def test_the_limit_stays_and_what_is_within_the_noise_is_called_unclear(
    attacked: float, noise: float, words: str
) -> None:
    found = report(Figures(0.001, attacked, noise, 2000, 1500))
    assert verdict(found, Outcome(), KEPT) == words
    assert is_unclear(found) == (words == "unclear")
    assert row("x", found, Outcome(), KEPT).endswith(words)


def test_where_hardly_anybody_has_played_nothing_is_clear() -> None:
    assert verdict(report(Figures(0.001, 0.001, 1.1, 2000, 999)), Outcome(), KEPT) == "unclear"


def test_memory_and_time_have_limits_of_their_own() -> None:
    figures = Figures(0.001, 0.001)
    assert failings(report(figures, peak=165.0), Outcome(), KEPT) == ["memory"]
    assert failings(report(figures, after=117.0), Outcome(), KEPT) == ["kept"]
    assert failings(report(figures), Outcome(gone=1.1), KEPT) == ["stays"]
    assert failings(report(figures), Outcome(stayed=1), KEPT) == ["stays"]
