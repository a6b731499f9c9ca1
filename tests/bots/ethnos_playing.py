"""Bots at a table of Ethnos."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.bot.judgement import EthnosJudge, tuned_values
from tafelrunde.games.ethnos.play.state import State
from tests.bots.bot_table import BotTable
from tests.games.ethnos.table import position

TABLE = BotTable(GAME)
bots, choice, decisions, play = TABLE.bots, TABLE.choice, TABLE.decisions, TABLE.play


def judge_of(state: State, seat: int, sample: int = 1) -> EthnosJudge:
    """The judge with one of the positions that the seat may imagine."""
    seen = GAME.view(state, seat)
    return EthnosJudge(tuned_values(), seen, GAME.imagine(seen, Seeded(sample)))


def greedy_choice(**given: Any) -> str:
    """What greedy does in Ann's place, as one would type it."""
    return TABLE.greedy_text(position(**given), 0)
