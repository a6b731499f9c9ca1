"""Bots at a table of Xidit."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.bot.judgement import XiditJudge
from tafelrunde.games.xidit.bot.weights import tuned_weights
from tafelrunde.games.xidit.play.state import State
from tests.bots.bot_table import BotTable
from tests.games.xidit.table import position

TABLE = BotTable(GAME)
bots, choice, decisions, play = TABLE.bots, TABLE.choice, TABLE.decisions, TABLE.play


def judge_of(state: State, seat: int, sample: int = 1) -> XiditJudge:
    """The judge with one of the positions that the seat may imagine."""
    seen = GAME.view(state, seat)
    return XiditJudge(tuned_weights(), seen, GAME.imagine(seen, Seeded(sample)))


def greedy_choice(seat: int = 0, **given: Any) -> str:
    """What greedy does in this place, as one would type it."""
    return TABLE.greedy_text(position(**given), seat)
