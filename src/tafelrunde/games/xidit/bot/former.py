"""Judges as they were, each with its own file of weights: opponents that no later tuning changes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.games.xidit.bot.judgement import XiditJudge
from tafelrunde.games.xidit.bot.weights import Weights, read_weights
from tafelrunde.games.xidit.play.state import State
from tafelrunde.games.xidit.secrecy.seen import XiditView


@cache
def first_weights() -> Weights:
    text = (files(__package__) / "weights-1.toml").read_text("utf-8")
    return read_weights(text)


def first_judge(seen: XiditView, position: State) -> XiditJudge:
    return XiditJudge(first_weights(), seen, position)


FORMER = {"greedy-1": first_judge}
