"""Those who ask: a connection for requests, and tables at which four people each see every move."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.tables import SEATS, Dealt
from tafelrunde.engine.errors import Complaint

AT_ONCE: Final = 20
"""Tables that are opened at the same time, so that no server is swamped by greetings."""
PATIENCE: Final = 20.0
"""Seconds until a move is given up that nobody sees."""
FINE: Final = 300


class Line:
    """One connection on which a member asks, one request after the other."""

    def __init__(self, port: int, token: str = "") -> None:
        self._port, self._token = port, token
        self._pipe: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer; whatever is no success ends the measurement."""
        if self._pipe is None:
            self._pipe = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._pipe
        writer.write(self._written(method, path, b"" if body is None else msgspec.json.encode(body)))
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0] or 0)
        data, status = await reader.readexactly(length), int(head.split(" ", 2)[1])
        if status >= FINE:
            reason = f"{method} {path}: {data.decode()}"
            raise Complaint("measurement-ended", {"name": "'server'", "reason": reason})
        return msgspec.json.decode(data) if data else None

    def _written(self, method: str, path: str, data: bytes) -> bytes:
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\nauthorization: Bearer {self._token}"
        )
        return (
            f"{head}\r\ncontent-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n".encode() + data
        )

    async def timed(self, method: str, path: str, body: Any = None) -> tuple[float, Any]:
        """Milliseconds, and the answer."""
        start = time.perf_counter()
        answer = await self.ask(method, path, body)
        return 1000 * (time.perf_counter() - start), answer

    async def close(self) -> None:
        if self._pipe is not None:
            self._pipe[1].close()
            await self._pipe[1].wait_closed()


class Table:
    """Four people; a move counts when all of them have seen it."""

    def __init__(self, port: int, dealt: Dealt, latencies: list[float]) -> None:
        self._port, self._dealt, self._latencies = port, dealt, latencies
        self._sockets: list[ClientConnection] = []
        self._steps: list[Any] = [None] * SEATS
        self._tasks: list[asyncio.Task[None]] = []
        self._heard, self._sent = 0, 0.0
        self.is_waiting = False

    async def open(self) -> None:
        for seat, token in enumerate(self._dealt.tokens):
            address = f"ws://127.0.0.1:{self._port}/ws/{self._dealt.id}"
            socket = await connect(address, compression=None, max_size=None, ping_interval=None)
            await socket.send(msgspec.json.encode({"t": "hello", "token": token}).decode())
            self._sockets.append(socket)
            self._tasks.append(asyncio.create_task(self._listen(seat, socket)))
        async with asyncio.timeout(PATIENCE):
            while not all(self._steps):
                await asyncio.sleep(0.001)

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = msgspec.json.decode(text)
            if message["t"] == "step":
                self._steps[seat] = message
                self._seen()

    def _seen(self) -> None:
        self._heard += 1
        if self.is_waiting and self._heard == SEATS:
            self._latencies.append(1000 * (time.perf_counter() - self._sent))
            self.is_waiting = False

    async def move(self) -> None:
        seat = self._steps[0]["to_act"][0]
        step = self._steps[seat]
        wish = {"t": "move", "id": f"m{step['n']}", "n": step["n"], "move": step["offers"][0]}
        self.is_waiting, self._heard, self._sent = True, 0, time.perf_counter()
        await self._sockets[seat].send(msgspec.json.encode(wish).decode())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for socket in self._sockets:
            await socket.close()


class Tables:
    """Tables that make one move per second each, in turn; whose last move is not seen yet makes none."""

    def __init__(self, port: int, dealt: Sequence[Dealt]) -> None:
        self.latencies: list[float] = []
        self.late = 0
        self._tables = [Table(port, one, self.latencies) for one in dealt]
        self._playing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        for first in range(0, len(self._tables), AT_ONCE):
            await asyncio.gather(*(table.open() for table in self._tables[first : first + AT_ONCE]))
        self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        pause, due = 1 / len(self._tables), time.perf_counter()
        while True:
            for table in self._tables:
                due += pause
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if table.is_waiting:
                    self.late += 1
                else:
                    await table.move()

    def taken(self) -> list[float]:
        """The moves that were seen since it was last asked."""
        found = list(self.latencies)
        self.latencies.clear()
        return found

    async def close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
        await asyncio.gather(*(table.close() for table in self._tables))
