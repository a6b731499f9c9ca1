"""Players who go on whatever happens to the server: they connect again and repeat the command that was open.

Each keeps what it was told: which commands were acknowledged with which step, which were refused, and every
step as it was shown. `crash_checks.py` holds that against the store.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tafelrunde.engine.chance import Seeded

PAUSE = 0.02
"""Seconds between two tries to reach a server that is down."""
UNDO_SHARE = 12
"""One in so many commands asks to take back the last move."""
TWICE_SHARE = 5
"""One in so many commands is sent twice at once, as an impatient browser would."""


@dataclass
class Command:
    id: str
    n: int
    kind: str
    move: Any = None
    resent: bool = False

    def text(self) -> str:
        message: dict[str, Any] = {"t": self.kind, "id": self.id, "n": self.n}
        if self.kind == "move":
            message["move"] = self.move
        return msgspec.json.encode(message).decode()


@dataclass
class Shown:
    """A step as this player saw it."""

    n: int
    view: Any
    events: Any
    fresh: bool


@dataclass
class Player:
    """The person in one seat."""

    port: int
    table: str
    seat: int
    token: str
    rng: Seeded
    pending: Command | None = None
    acknowledged: dict[str, tuple[int, Command]] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    shown: list[Shown] = field(default_factory=list)
    seen: int | None = None
    acks: int = 0
    is_over: bool = False
    troubles: list[str] = field(default_factory=list)
    """Whatever no server should ever say to a player who keeps to the rules."""

    async def play(self) -> None:
        """Plays until the game is over or somebody cancels this."""
        while not self.is_over:
            try:
                await self._visit()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def _visit(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws/{self.table}"
        async with connect(address, compression=None, max_size=None, close_timeout=0.1) as socket:
            hello = {"t": "hello", "token": self.token, "seen": self.seen}
            await socket.send(msgspec.json.encode(hello).decode())
            if self.pending is not None:
                self.pending.resent = True
                await socket.send(self.pending.text())
            elif self.seen is not None:
                await socket.send('{"t":"fresh"}')  # the offers of the last step are not known any more
            async for text in socket:
                await self._hear(socket, msgspec.json.decode(text))
                if self.is_over:
                    return

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind, answers = message["t"], self.pending is not None and message.get("id") == self.pending.id
        if kind == "step":
            self._note(message)
            await self._think(socket, message)
        elif kind == "ack":
            await self._done(socket, message)
        elif kind in ("refused", "stale") and answers:
            await self._not_done(socket, message)
        elif kind == "bye" and message["code"] != "restart":
            self.troubles.append(str(message))

    def _note(self, step: dict[str, Any]) -> None:
        fresh = step.get("fresh", False)
        if step["view"] is not None:
            self.shown.append(Shown(step["n"], step["view"], step["events"], fresh))
            self.is_over = not step["to_act"]
        if self.seen is not None and step["n"] != self.seen + 1 and not fresh:
            self.troubles.append(f"step {step['n']} was told after {self.seen}")
        self.seen = step["n"]

    async def _think(self, socket: ClientConnection, step: dict[str, Any]) -> None:
        if self.pending is not None or not step["offers"] or self.seat not in step["to_act"]:
            return
        n, offers = step["n"], step["offers"]
        await self._ask(socket, Command(self._new_id(n), n, "move", offers[self.rng.below(len(offers))]))

    async def _ask(self, socket: ClientConnection, command: Command) -> None:
        self.pending = command
        await socket.send(command.text())
        if self.rng.below(TWICE_SHARE) == 0:
            await socket.send(command.text())

    def _new_id(self, n: int) -> str:
        return f"{n}-{self.rng.below(2**60)}"

    async def _done(self, socket: ClientConnection, ack: dict[str, Any]) -> None:
        """The second answer to a command must be the first one again."""
        known = self.acknowledged.get(ack["id"])
        if known is not None and known[0] != ack["n"]:
            self.troubles.append(f"{ack['id']} was step {known[0]}, then {ack['n']}")
        if self.pending is None or ack["id"] != self.pending.id:
            return
        command, self.pending = self.pending, None
        self.acknowledged[command.id] = (ack["n"], command)
        self.acks += 1
        if command.kind == "move" and self.rng.below(UNDO_SHARE) == 0:
            await self._ask(socket, Command(self._new_id(ack["n"]), ack["n"], "undo"))
        else:
            await socket.send('{"t":"fresh"}')  # it may be this player's turn again, or still

    async def _not_done(self, socket: ClientConnection, answer: dict[str, Any]) -> None:
        assert self.pending is not None
        if answer.get("code") == "failed":  # the store was busy: the same command once more
            await asyncio.sleep(PAUSE)
            await socket.send(self.pending.text())
            return
        if answer["t"] == "refused" and self.pending.kind == "move":
            self.troubles.append(str(answer))
        self.refused.add(self.pending.id)
        self.pending = None
        await socket.send('{"t":"fresh"}')
