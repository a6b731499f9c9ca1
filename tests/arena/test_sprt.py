"""The sequential test errs no more often than it promises, and stops early; on coins with fixed seeds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tafelrunde.arena.sprt import FEWEST_BLOCKS, Question, Sprt

GAMES = 4
TRIALS = 500
LONGEST = 4000


def block(rng: Random, share: float, *, dependent: bool) -> float:
    if dependent:
        return float(rng.random() < share)
    return sum(rng.random() < share for _ in range(GAMES)) / GAMES


def verdicts(question: Question, share: float, *, dependent: bool) -> tuple[Counter[str], float]:
    """How often each verdict came, and after how many blocks on average."""
    rng, found, blocks = Random(8), Counter[str](), 0
    for _ in range(TRIALS):
        test = Sprt(question, GAMES)
        while test.verdict == "open" and test.blocks.count < LONGEST:
            test.add(block(rng, share, dependent=dependent))
        found[test.verdict] += 1
        blocks += test.blocks.count
    return found, blocks / TRIALS


@pytest.mark.parametrize("dependent", [False, True])
@pytest.mark.parametrize(("alpha", "beta"), [(0.05, 0.05), (0.02, 0.1)])
def test_errors_are_as_rare_as_promised(alpha: float, beta: float, dependent: bool) -> None:
    question = Question(fair=0.25, gain=0.1, alpha=alpha, beta=beta)

    fair, _ = verdicts(question, 0.25, dependent=dependent)
    better, _ = verdicts(question, 0.35, dependent=dependent)

    # 2.5 standard deviations of so many trials lie between the promise and what is found here at most.
    assert fair["better"] / TRIALS <= alpha + 2.5 * (alpha / TRIALS) ** 0.5
    assert better["not better"] / TRIALS <= beta + 2.5 * (beta / TRIALS) ** 0.5
    assert fair["open"] == better["open"] == 0


def test_a_clear_case_is_settled_sooner_than_a_close_one() -> None:
    question = Question(fair=0.25, gain=0.1, alpha=0.05, beta=0.05)

    _, clear = verdicts(question, 0.6, dependent=False)
    _, close = verdicts(question, 0.3, dependent=False)

    assert FEWEST_BLOCKS <= clear < 15
    assert close > 2 * clear


def test_a_worse_bot_is_not_better() -> None:
    found, _ = verdicts(Question(0.25, 0.1, 0.05, 0.05), 0.05, dependent=False)

    assert found == {"not better": TRIALS}


def test_a_verdict_stands() -> None:
    test = Sprt(Question(0.25, 0.1, 0.05, 0.05), GAMES)
    while test.add(1.0) == "open":
        pass
    ratio = test.ratio

    for _ in range(100):
        assert test.add(0.0) == "better"
    assert test.ratio == ratio
