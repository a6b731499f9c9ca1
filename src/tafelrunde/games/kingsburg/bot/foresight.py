"""What a search must know of Kingsburg: its seasons, and how all seats stand."""

from __future__ import annotations

from tafelrunde.engine.player import Foresight, Thought, likely
from tafelrunde.games.kingsburg.bot.glance import Glance
from tafelrunde.games.kingsburg.bot.judgement import KingsburgJudge, judge
from tafelrunde.games.kingsburg.box.data import ENEMIES
from tafelrunde.games.kingsburg.play.state import WINTER, State

SPREAD = 4.0
"""Chosen by eye, not yet fitted to games."""


def mark(position: State, seat: int) -> int:
    """The phases of the years."""
    return position.year * (WINTER + 1) + position.phase


def judge_for(position: State, seat: int) -> KingsburgJudge:
    knows = position.enemy >= 0 and (position.revealed or position.looked >> seat & 1)
    return judge(Glance(seat, ENEMIES[position.enemy].id if knows else None), position)


def standings(position: State) -> list[float]:
    return [judge_for(position, seat).worth(position) for seat in range(position.seats)]


def chances(position: State) -> list[float]:
    return likely(standings(position), SPREAD)


FORESIGHT = Foresight(
    Thought(candidates=8, playouts=96, breaks=2, z=1.0), mark, judge_for, standings, chances
)
