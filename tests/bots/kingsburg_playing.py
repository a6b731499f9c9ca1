"""Bots at a table of Kingsburg."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.kingsburg import GAME
from tests.bots.bot_table import BotTable

NAMES = ("Ann", "Brian", "Cindy", "David")
TABLE = BotTable(GAME)
bots, choice, decisions, play = TABLE.bots, TABLE.choice, TABLE.decisions, TABLE.play


def position(given: Mapping[str, Any]) -> Any:
    """A position as scenarios describe it; four seats, Ann decides."""
    state = GAME.arrange(GAME.setup(len(NAMES), {}, None), {"order": NAMES, **given}, NAMES)
    assert GAME.to_act(state) == (0,)
    return state


def greedy_choice(given: Mapping[str, Any]) -> str:
    """What greedy does in Ann's place, as one would type it."""
    return TABLE.greedy_text(position(given), 0)
