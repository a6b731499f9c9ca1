"""Judges as they were, each with its own file of weights: opponents that no later tuning changes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.games.ethnos.bot.judgement import EthnosJudge, Values
from tafelrunde.games.ethnos.bot.weights import read_weights
from tafelrunde.games.ethnos.play.state import State
from tafelrunde.games.ethnos.secrecy.view import EthnosView


@cache
def first_values() -> Values:
    text = (files(__package__) / "weights-1.toml").read_text("utf-8")
    return Values(read_weights(text))


def first_judge(seen: EthnosView, position: State) -> EthnosJudge:
    return EthnosJudge(first_values(), seen, position)


FORMER = {"greedy-1": first_judge}
