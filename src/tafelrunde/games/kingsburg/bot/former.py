"""Judges as they were, each with its own file of weights: opponents that no later tuning changes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.games.kingsburg.bot.judgement import KingsburgJudge, Values
from tafelrunde.games.kingsburg.bot.weights import read_weights
from tafelrunde.games.kingsburg.play.state import State
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView


@cache
def first_values() -> Values:
    text = (files(__package__) / "weights-1.toml").read_text("utf-8")
    return Values(read_weights(text))


def first_judge(seen: KingsburgView, position: State) -> KingsburgJudge:
    return KingsburgJudge(first_values(), seen, position)


FORMER = {"greedy-1": first_judge}
