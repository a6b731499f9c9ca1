"""What a search must know of Ethnos: its turns, and how all seats stand."""

from __future__ import annotations

from tafelrunde.engine.player import Foresight, Thought, likely
from tafelrunde.games.ethnos.bot.glance import Glance
from tafelrunde.games.ethnos.bot.judgement import EthnosJudge, judge
from tafelrunde.games.ethnos.play.state import OVER, State

SPREAD = 12.0
"""Chosen by eye, not yet fitted to games."""


def mark(position: State, seat: int) -> int:
    """Own turns and those of others: a round of the table has two breaks. An age takes too long to play."""
    return 2 * position.age + (position.turn == seat)


def judge_for(position: State, seat: int) -> EthnosJudge:
    return judge(Glance(seat), position)


def standings(position: State) -> list[float]:
    if position.step == OVER:
        return [float(glory) for glory in position.glory]
    return [judge_for(position, seat).worth(position) for seat in range(position.seats)]


def chances(position: State) -> list[float]:
    return likely(standings(position), SPREAD)


FORESIGHT = Foresight(
    Thought(candidates=4, playouts=64, breaks=4, z=1.0), mark, judge_for, standings, chances
)
