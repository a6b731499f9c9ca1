"""A real server on a real port in the test's own event loop, and people who play on it over real sockets.

Time is moved by hand. Nobody waits for a moment to pass: a client reads until it hears what it waits for.
"""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
import uvloop
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.server.app import create_app
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.server.runner import TableServer, configure
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.time import Clockwork
from tafelrunde.store.interface import Store
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import SeatRecord, TableRecord
from tests.server.process import UNHURRIED

T = TypeVar("T")
PATIENCE = 120.0
"""Only a test that fails waits so long: for a message that never comes."""
SECRET = bytes(range(32))
NUMBERS = itertools.count()
"""No command of a test bears the id of another, unless it means to."""


def run(work: Coroutine[Any, Any, T]) -> T:
    return uvloop.run(work)


class HandClock(Clockwork):
    """Stands still until somebody moves it."""

    def __init__(self, time: float = 1_700_000_000.0) -> None:
        self.time = time
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> asyncio.Future[None]:
        waking = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, waking))
        return waking

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for a moment to come."""
        return any(not waking.done() for _, waking in self._sleepers)

    def move(self, seconds: float) -> None:
        """Lets time pass; whoever slept until then goes on."""
        self.time += seconds
        due = [waking for until, waking in self._sleepers if until <= self.time]
        self._sleepers = [one for one in self._sleepers if one[0] > self.time]
        for waking in due:
            if not waking.done():
                waking.set_result(None)


@dataclass
class Dealt:
    """A table and the links to its seats."""

    id: str
    tokens: list[str]


@dataclass
class Client:
    """Somebody with a socket."""

    socket: ClientConnection
    heard: list[Any] = field(default_factory=list)
    """All that was read so far."""

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"t": kind, **fields}).decode())

    async def read(self) -> Any:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            message = msgspec.json.decode(await self.socket.recv())
        self.heard.append(message)
        return message

    async def hear(self, kind: str, **fields: Any) -> Any:
        """Reads on until a message of this kind comes that says this."""
        while True:
            message = await self.read()
            if message["t"] == kind and fields.items() <= message.items():
                return message

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Sends a command and returns its answer."""
        command = fields.pop("id", f"c{next(NUMBERS)}")
        await self.say(kind, id=command, **fields)
        while True:
            message = await self.read()
            if message.get("id") == command:
                return message

    async def settled(self) -> list[Any]:
        """All messages that are on their way: a ping is answered after them."""
        start = len(self.heard)
        await self.say("ping")
        await self.hear("pong")
        return self.heard[start:-1]

    async def closed(self) -> int | None:
        """Reads to the end; returns the close code."""
        with suppress(ConnectionClosed):
            while True:
                await self.read()
        return self.socket.close_code

    def of(self, kind: str) -> list[Any]:
        return [message for message in self.heard if message["t"] == kind]


@dataclass
class Server:
    app: Starlette
    clock: HandClock
    port: int
    sockets: AsyncExitStack

    @property
    def context(self) -> Context:
        context: Context = self.app.state.context
        return context

    @property
    def hub(self) -> Hub:
        return self.context.hub

    @property
    def store(self) -> Store:
        return self.context.store

    async def sweep(self, seconds: float) -> None:
        """Lets time pass, and waits until the server has looked after everything once."""
        swept = asyncio.Event()

        async def told(now: float) -> None:
            swept.set()

        self.hub.sweeps.append(told)
        self.clock.move(max(seconds, self.hub.settings.sweep_seconds))
        await swept.wait()
        self.hub.sweeps.remove(told)

    def address(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    async def knock(self, table: str, **headers: str) -> Client:
        """Opens a socket and says nothing."""
        opened = connect(
            self.address(table),
            compression=None,
            max_size=None,
            max_queue=None,
            additional_headers=headers,
            **UNHURRIED,
        )
        return Client(await self.sockets.enter_async_context(opened))

    async def sit(self, table: str, *tokens: str, **hello: Any) -> Client:
        """Opens a socket, says hello and reads the welcome."""
        client = await self.knock(table)
        await client.say("hello", token=tokens[0] if tokens else "", also=tokens[1:], **hello)
        await client.hear("welcome")
        return client

    async def deal(self, game: str = "kingsburg", players: int = 3, **fields: Any) -> Dealt:
        """A table whose game has begun, with people in all seats."""
        dealt = await self.gather(game, players, **fields)
        await self.hub.start(dealt.id)
        return dealt

    async def gather(self, game: str = "kingsburg", players: int = 3, **fields: Any) -> Dealt:
        record = new_record(game, self.clock.now(), fields)
        tokens = [new_token() for _ in range(players)]
        seats = [
            SeatRecord(record.id, seat, "human", f"P{seat}", token_hash=hashed(token))
            for seat, token in enumerate(tokens)
        ]
        await self.store.add_table(record, seats)
        return Dealt(record.id, tokens)


def new_record(game: str, now: float, fields: Mapping[str, Any]) -> TableRecord:
    """A table that nobody sits at yet, for all tests of the server; `fields` say what is otherwise."""
    record = TableRecord(
        id=new_token()[:12],
        game=game,
        version="",
        options={},
        corrections={},
        title="",
        language="en",
        visibility="link",
        clock={},
        status="gathering",
        host=0,
        spectators={},
        secret=SECRET,
        created=now,
        changed=now,
    )
    return msgspec.structs.replace(record, **fields)


@asynccontextmanager
async def serving(database: str, store: Store | None = None, **settings: Any) -> AsyncIterator[Server]:
    """A server that runs as long as this lasts; requests that are written by hand call it `x`."""
    clock = HandClock()
    usual = {
        "database": database,
        "message_burst": 100_000,
        "limits_scale": 1000.0,
        "hosts": ("x",),
        "scribe": False,
    }
    chosen = Settings(**{**usual, **settings})
    app = create_app(chosen, store or open_store(database), clock)
    door = socket.create_server(("127.0.0.1", 0))
    started = asyncio.Event()
    server = TableServer(configure(app, chosen), started.set, app.state.hub.farewell)
    serving_task = asyncio.create_task(server.serve([door]))
    try:
        await first_of(started.wait(), serving_task)
        async with AsyncExitStack() as sockets:
            yield Server(app, clock, door.getsockname()[1], sockets)
    finally:
        server.should_exit = True
        await serving_task


async def first_of(wanted: Coroutine[Any, Any, Any], other: asyncio.Task[None]) -> None:
    """Waits for what is wanted, unless the other thing ends first: then that is the trouble."""
    waiting = asyncio.create_task(wanted)
    await asyncio.wait((waiting, other), return_when=asyncio.FIRST_COMPLETED)
    if other.done():
        waiting.cancel()
        raise RuntimeError("the server did not start") from other.exception()


Choose = Callable[[Any], Any]


def choosing(seed: int) -> Choose:
    """Picks one of the moves on offer, by chance but always the same."""
    rng = Seeded(seed)
    return lambda step: step["offers"][rng.below(len(step["offers"]))]


async def play(clients: Mapping[int, Client], choose: Choose, moves: int = 100_000) -> Any:
    """Plays on by what each seat is offered; returns the last step that seat 0 saw."""
    step = await fresh(clients[0])
    for _ in range(moves):
        if not step["to_act"]:
            break
        client = clients[step["to_act"][0]]
        mine = await fresh(client)
        done = await client.ask("move", n=mine["n"], move=choose(mine), seat=mine["seat"])
        assert done["t"] == "ack", done
        step = await fresh(clients[0])
    return step


async def fresh(client: Client) -> Any:
    """The view as it stands now."""
    await client.say("fresh")
    return [step for step in await client.settled() if step["t"] == "step"][-1]


def seen_by(live: LiveTable, seat: int | None) -> Any:
    return msgspec.json.decode(encode(live.game.view(live.state, seat)))


async def sit_all(server: Server, dealt: Dealt) -> dict[int, Client]:
    return {seat: await server.sit(dealt.id, token) for seat, token in enumerate(dealt.tokens)}


async def goodbye(client: Client, code: str) -> None:
    await client.closed()
    assert client.of("bye")[-1]["code"] == code
    assert client.of("bye")[-1]["text"]
