"""How long a bot waits before it moves, so that people can follow what each of them does.

All follows from what the store has, so it is the same after a restart and in every process: a bot's move is
due so long after the last step. Whoever waits looks anew then; nothing is thought or held meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.server.clocks.clock_rules import PerDay, rule_of
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.undo import is_person
from tafelrunde.store.records import Pace

PAUSES: Final[Mapping[Pace, float]] = {"none": 0.0, "brisk": 0.6, "calm": 1.4}
"""Seconds after the last step."""
BRIEF: Final = 1 / 2
"""The share of it before moves that follow each other: of the same bot, or of several who decide at once.

What is hidden never counts, how many moves are on offer for one: everybody can tell how long a bot waited.
"""
PLEA_SECONDS: Final = 20.0
"""Bots let people answer a plea to take back; a bot's move would settle it."""


def is_alone(live: LiveTable) -> bool:
    """Whether bots play for everybody: nobody waits for them."""
    return not any(map(is_person, live.seats))


def is_followed(live: LiveTable) -> bool:
    """Whether somebody follows what the bots do: plays or looks on; over days, is connected here."""
    if live.record.pace == "none":
        return False
    if live.audience.subscribers:
        return True
    return not is_alone(live) and not isinstance(rule_of(live.record.clock), PerDay)


def pause(live: LiveTable, seat: int) -> float:
    """How long after the last step the bot in this seat moves."""
    if not is_followed(live):
        return 0.0
    if live.position.plea is not None:
        return PLEA_SECONDS
    return PAUSES[live.record.pace] * (BRIEF if is_brief(live, seat) else 1)


def is_brief(live: LiveTable, seat: int) -> bool:
    """Whether the bot goes on with its turn, or decides together with others, perhaps as the last of them."""
    position = live.position
    return position.actor == seat or len(live.to_act) > 1 or position.asked[seat] < position.n


def time_left(live: LiveTable, seat: int, now: float) -> float:
    """Seconds until the move of this bot is due; never more than the pause, whatever other clocks say."""
    wait = pause(live, seat)
    return min(wait, live.record.changed + wait - now)
