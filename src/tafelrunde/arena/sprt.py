"""Wald's sequential test: games go on only until it is clear whether the first bot is better than its share.

It asks block by block whether its share of wins is the fair one, or larger by a given gain. The likelihoods
are those of a normal distribution, with as many games as the blocks are worth.
"""

from __future__ import annotations

from math import log
from typing import Literal

import msgspec

from tafelrunde.arena.intervals import Blocks

FEWEST_BLOCKS = 10
"""Before that the variance is known too badly to decide anything."""

Verdict = Literal["better", "not better", "open"]


class Question(msgspec.Struct, frozen=True):
    fair: float
    """The share of wins of a bot that is as good as the others."""
    gain: float
    """How much more it has if it is better."""
    alpha: float
    """How often one that is not better may be called better."""
    beta: float
    """How often one that is better by the gain may be missed."""

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Sprt:
    """The state of a test; once there is a verdict, it stands."""

    def __init__(self, question: Question, games: int) -> None:
        self.question = question
        self.blocks = Blocks(games)
        self.ratio = 0.0
        """Logarithm of how much more likely the blocks are if it is better."""
        self.verdict: Verdict = "open"

    def add(self, share: float) -> Verdict:
        """The share of wins in the next block."""
        self.blocks.add(share)
        if self.verdict == "open":
            self.ratio = self.likelihood_ratio()
            self.verdict = self.judged()
        return self.verdict

    def likelihood_ratio(self) -> float:
        """With the variance of a share between the two: what few wins show of it is too little."""
        middle = self.question.fair + self.question.gain / 2
        distance = self.question.gain * (self.blocks.mean - middle)
        return self.blocks.worth * distance / (middle * (1 - middle))

    def judged(self) -> Verdict:
        low, high = self.question.bounds
        if self.blocks.count < FEWEST_BLOCKS or low < self.ratio < high:
            return "open"
        return "better" if self.ratio >= high else "not better"
