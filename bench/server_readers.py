"""What a step costs the server at a table with four readers, who have its words: early in a game, and late.

The game is the race, whose steps are all alike: whatever grows does so because the game has become longer.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import ExitStack
from typing import Final

import msgspec

from bench import race
from bench.server_contest import Arena, Process, dealt

TABLES: Final = 12
"""Played at the same time, so that there is something to measure."""
WARM: Final = 40
"""Steps of other tables before that: a server that has just started is slower."""
WINDOW: Final = 10
"""Steps of each table over which is averaged."""
EARLY: Final = 10
LATE: Final = 500


class Reading(msgspec.Struct, frozen=True):
    """Milliseconds of CPU that the server needs for one step."""

    early_ms: float
    late_ms: float


def read_along(late: int = LATE, tables: int = TABLES) -> Reading:
    with tempfile.TemporaryDirectory(prefix="tafelrunde-bench-") as folder, ExitStack() as stack:
        database = f"sqlite:///{folder}/read.db"
        places = asyncio.run(dealt(database, race.GAME, 2 * tables))
        arena = Arena(stack)
        ours = arena.start_ours(database)
        arena.enter("readers", places[:tables])
        arena.walk(WARM)
        arena.enter("readers", places[tables:])
        arena.walk(EARLY - WINDOW // 2 - 1)  # step 1 is there when the game begins
        early = cpu_ms(arena, ours)
        arena.walk(late - EARLY - WINDOW)
        return Reading(early / tables, cpu_ms(arena, ours) / tables)


def cpu_ms(arena: Arena, server: Process) -> float:
    """What the next steps of all tables cost, per step of each."""
    before = server.cpu_seconds()
    arena.walk(WINDOW)
    return 1000 * (server.cpu_seconds() - before) / WINDOW
