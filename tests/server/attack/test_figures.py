"""How turns are judged: by numbers that are given, never by those of this machine."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from tests.server.attack.__main__ import failings, is_unclear, row, verdict
from tests.server.attack.attacker import Outcome
from tests.server.attack.figures import Figures, Moves, compared, p99, sliced, undisturbed, valued
from tests.server.attack.hostile import CROWDS, FLOODS
from tests.server.attack.siege import Plan, Trial, is_done

ONE, MANY = next(iter(FLOODS)), "800 watchers"
assert MANY in CROWDS


def turn(seed: int, seconds: float = 1.5, rate: int = 400, scale: float = 1.0) -> list[tuple[float, float]]:
    """Moves that take about 1 ms, a few of them 3 ms and more."""
    rng = random.Random(seed)
    return [(at / rate, scale * 0.001 * rng.lognormvariate(0, 0.5)) for at in range(int(rate * seconds))]


def turns(first: int, count: int, scale: float = 1.0) -> list[Moves]:
    return [turn(seed, scale=scale) for seed in range(first, first + count)]


def against(quiet: Sequence[Moves], attacked: Sequence[Moves]) -> Figures:
    return compared(valued(quiet, seed=1), valued(attacked, seed=2))


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
def test_quiet_turns_are_found_to_be_quiet(seed: int) -> None:
    figures = against(turns(seed, 6), turns(seed + 6, 3))
    assert figures.low <= figures.ratio <= figures.high < 1.5
    assert (figures.quiet_moves, figures.attacked_moves) == (3600, 1800)


@pytest.mark.parametrize("seed", range(0, 50, 10))
def test_turns_that_are_twice_as_slow_are_found(seed: int) -> None:
    figures = against(turns(seed, 6), turns(seed + 6, 3, scale=2.0))
    assert 1.5 < figures.low <= figures.ratio <= figures.high


def test_where_turns_differ_as_much_nothing_is_clear_until_there_are_many() -> None:
    few = against(turns(0, 4), turns(10, 3, scale=1.3))
    assert few.low <= few.ratio <= 1.5 < few.high
    many = against(turns(0, 16), turns(100, 12, scale=1.3))
    assert many.high - many.low < few.high - few.low
    assert many.high <= 1.5


def test_a_turn_in_which_the_machine_stood_still_does_not_decide() -> None:
    attacked = turns(6, 3)
    attacked[1] = halted(attacked[1], 0.5, 0.08)
    figures = against(turns(0, 6), attacked)
    assert figures.ratio < 1.5 < figures.high


def test_the_same_turns_give_the_same_figures() -> None:
    assert against(turns(0, 4), turns(4, 3)) == against(turns(0, 4), turns(4, 3))


def test_without_moves_there_are_no_figures() -> None:
    assert against([[]], [turn(1)]) == Figures()


def test_what_was_under_way_while_the_host_took_the_processor_does_not_count() -> None:
    moves = [(0.0, 0.1), (0.2, 0.2), (0.5, 0.1), (0.7, 0.3), (2.0, 0.1)]
    assert undisturbed(moves, [(0.3, 0.35), (0.9, 0.95), (5.0, 6.0)]) == [moves[0], moves[2], moves[4]]
    assert undisturbed([], [(0.3, 0.35)]) == []


def trial(figures: Figures, growth: float = 1.0, kept: Sequence[float] = (0.0,), **outcome: float) -> Trial:
    told = msgspec.convert(outcome, Outcome)
    return Trial(told, figures=figures, before=100.0, growth=growth, kept=[*kept])


@pytest.mark.parametrize(
    ("low", "high", "words"),
    [(1.1, 1.4, "held"), (1.3, 1.7, "unclear"), (1.6, 2.0, "slow")],
)
def test_the_limit_stays_and_what_is_not_sure_is_called_unclear(low: float, high: float, words: str) -> None:
    found = trial(Figures(0.001, 0.0015, low, high, 2000, 1500))
    assert verdict(ONE, found) == words
    assert is_unclear(ONE, found) == (words == "unclear") == (not found.is_clear)
    assert row(ONE, found).endswith(words)


@pytest.mark.parametrize(("low", "high", "words"), [(1.3, 1.7, "held"), (1.6, 2.0, "held, but slower")])
def test_many_connections_may_make_others_slower(low: float, high: float, words: str) -> None:
    found = trial(Figures(0.001, 0.0015, low, high, 2000, 1500))
    assert verdict(MANY, found) == words
    assert not failings(MANY, found)


def test_where_hardly_anybody_has_played_nothing_is_clear() -> None:
    assert verdict(ONE, trial(Figures(0.001, 0.001, 0.9, 1.1, 2000, 999))) == "unclear"


def test_memory_and_time_have_limits_of_their_own() -> None:
    figures = Figures(0.001, 0.001, 0.9, 1.1)
    assert failings(MANY, trial(figures, growth=65.0)) == ["memory"]
    assert failings(ONE, trial(figures, growth=65.0)) == ["memory"]
    assert failings(ONE, trial(figures, kept=(17.0, 0.0))) == ["kept"]
    assert failings(MANY, trial(figures, kept=(17.0, 0.0))) == []
    assert failings(MANY, trial(figures, kept=(17.0, 18.0))) == ["kept"]
    assert failings(ONE, trial(figures, gone=1.1)) == ["stays"]
    assert failings(ONE, trial(figures, stayed=1)) == ["stays"]


def test_an_attack_is_repeated_until_it_is_clear_or_had_its_turns() -> None:
    clear = trial(against(turns(0, 6), turns(6, 3)))
    unclear = trial(against(turns(0, 4), turns(10, 3, scale=1.3)))
    plan = Plan(turns=3, most_turns=5)
    assert [is_done(clear, turn, plan) for turn in (2, 3)] == [False, True]
    assert [is_done(unclear, turn, plan) for turn in (3, 4, 5)] == [False, False, True]
