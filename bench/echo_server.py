"""A server that does next to nothing, in its own process: `python -m bench.echo_server GAME CORE [FILE]`.

Uvicorn out of the box, with the loop and the sockets that ours stands on, and no framework. Whoever says
hello gets a step of the game, and so do all at a table when one of them moves: always the same view, with a
new number. What ours takes longer is rules, views, limits and the way to the disk; the rest is sockets,
clients and this machine. With a file, a step is told once its line there has reached the disk, as ours does:
then what ours takes longer is its own doing.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import uvicorn
import uvloop

from bench.table_server import start_process
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games import load_game


class Journal:
    """Lines that are for good: those that come while the disk is at work go to it together."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._waiting: SimpleQueue[tuple[bytes, asyncio.Future[None]]] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def keep(self, line: bytes) -> None:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._run, args=(self._loop,), daemon=True).start()
        kept = self._loop.create_future()
        self._waiting.put((line, kept))
        await kept

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while True:
            batch = [self._waiting.get()]
            with suppress(Empty):
                while True:
                    batch.append(self._waiting.get_nowait())
            os.write(self._file, b"".join([line for line, _ in batch]))
            os.fdatasync(self._file)
            loop.call_soon_threadsafe(tell_kept, [kept for _, kept in batch])


def tell_kept(futures: list[asyncio.Future[None]]) -> None:
    for kept in futures:
        kept.set_result(None)


class Echo:
    """The application: tables are addresses, and whoever has said hello there."""

    def __init__(self, step: bytes, journal: Journal | None) -> None:
        self._before, self._after = step.split(b"NUMBER")
        self._journal = journal
        self._tables: dict[str, list[Any]] = {}
        self._numbers: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        table = scope["path"]
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            if '"hello"' in message["text"]:
                self._tables.setdefault(table, []).append(send)
                await send(self._step(table))
            else:
                if self._journal is not None:
                    await self._journal.keep(message["text"].encode())
                self._numbers[table] = self._numbers.get(table, 1) + 1
                step = self._step(table)
                for listener in self._tables[table]:
                    await listener(step)

    def _step(self, table: str) -> dict[str, str]:
        number = b"%d" % self._numbers.get(table, 1)
        return {"type": "websocket.send", "text": (self._before + number + self._after).decode()}


def first_step(name: str) -> bytes:
    """What our server tells seat 0 of four when the game begins; NUMBER stands for its number."""
    game, rng = load_game(name), Seeded(1)
    state = game.setup(4, {}, None)
    while CHANCE in game.to_act(state):
        game.play(state, CHANCE, game.chance(state, rng), None)
    view, offers = encode(game.view(state, 0)), encode(game.legal_moves(state, game.to_act(state)[0]))
    return (
        b'{"t":"step","n":NUMBER,"seat":0,"view":%b,"events":[],"to_act":[0],"offers":%b,"clock":null,"result":null}'
        % (view, offers)
    )


def main() -> None:
    game, core, *files = sys.argv[1:]
    start_process(int(core))
    door = socket.create_server(("127.0.0.1", 0), backlog=1024)
    config = uvicorn.Config(
        Echo(first_step(game), Journal(Path(files[0])) if files else None),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
    )
    print(door.getsockname()[1], flush=True)
    uvloop.run(uvicorn.Server(config).serve([door]))


if __name__ == "__main__":
    main()
