"""People who play while others attack. What counts is how long each move takes until it is acknowledged."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.tables import Dealt
from tafelrunde.engine.chance import Seeded
from tests.server.process import UNHURRIED

PAUSE = 0.08
"""Seconds between two moves at one table, on average."""


@dataclass
class Table:
    """All players of one table, at one screen. When a game is over they begin the next one."""

    port: int
    games: Sequence[Dealt]
    rng: Seeded
    took: list[tuple[float, float]] = field(default_factory=list)
    """When each move was made, and how long it took."""
    unanswered: int = 0
    troubles: list[str] = field(default_factory=list)
    steps: dict[int, Any] = field(default_factory=dict)
    """The last step by seat."""

    async def play(self) -> None:
        """Plays until all games are over or somebody cancels this."""
        await asyncio.sleep(self._pause())
        for game in self.games:
            self.steps.clear()
            await self._play(game)
        self.troubles.append("all games are over: nobody plays any more, so nothing can be measured")

    async def _play(self, game: Dealt) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws/{game.id}"
        async with connect(address, compression=None, max_size=None, **UNHURRIED) as socket:
            hello = {"t": "hello", "token": game.tokens[0], "also": game.tokens[1:]}
            await socket.send(msgspec.json.encode(hello).decode())
            while len(self.steps) < len(game.tokens):
                self._note(msgspec.json.decode(await socket.recv()))
            while self._movers():
                await self._move(socket)
                await asyncio.sleep(self._pause())

    def _pause(self) -> float:
        """Never the same: after a halt all tables would move at the same moment, again and again."""
        return PAUSE * (0.5 + self.rng.below(1000) / 1000)

    def _movers(self) -> list[int]:
        newest = max(step["n"] for step in self.steps.values())
        return [seat for seat, step in self.steps.items() if step["offers"] and step["n"] == newest]

    async def _move(self, socket: ClientConnection) -> None:
        step = self.steps[self._movers()[0]]
        move = step["offers"][self.rng.below(len(step["offers"]))]
        ask = {"t": "move", "id": f"m{step['n']}", "n": step["n"], "move": move, "seat": step["seat"]}
        self.unanswered += 1
        started = time.perf_counter()
        await socket.send(msgspec.json.encode(ask).decode())
        while (message := msgspec.json.decode(await socket.recv()))["t"] not in ("ack", "refused", "stale"):
            self._note(message)
        self.took.append((time.monotonic(), time.perf_counter() - started))
        self.unanswered -= 1
        if message["t"] != "ack":
            self.troubles.append(str(message))

    def _note(self, message: Any) -> None:
        if message["t"] == "step":
            self.steps[message["seat"]] = message
        elif message["t"] == "bye":
            self.troubles.append(str(message))


def moves_between(tables: Sequence[Table], start: float, end: float) -> list[tuple[float, float]]:
    """The moves that were made between two moments; those that take long count where they began.

    Answers stand in their order: none from before the first moment is looked at, for nobody plays meanwhile.
    """
    since = [table.took[bisect_left(table.took, (start,)) :] for table in tables]
    return [(at - took, took) for answers in since for at, took in answers if start <= at - took < end]
