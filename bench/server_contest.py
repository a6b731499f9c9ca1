"""Measures the table server: against boardgame.io's on equal work, and with a thousand tables open against
servers that only echo, one at once and one when the disk has it.

The servers run on one core, their clients on another. See docs/benchmarks.md.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from bench import race
from bench.surroundings import surroundings
from bench.tables import Dealt, deal
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import load_game
from tafelrunde.store.opening import open_store

PEER_FOLDER = Path(__file__).parent / "boardgameio"
Kind = Literal["tafelrunde", "echo", "diskecho", "readers", "boardgameio"]
SHORT_PAUSES = "--max-semi-space-size=4"
"""Else the clients of a thousand tables stop for 10 to 20 ms, three times a second, to tidy up their memory:
moves that the server has told long before would count as slow ones."""
SETTLED = 50
"""Tables that are opened before the memory of the others is measured: by then all code is loaded."""


class ServerPlan(msgspec.Struct, frozen=True):
    """How much to measure."""

    rounds: int
    round_seconds: float
    warm_seconds: float
    race_tables: int
    """Tables that race at the same time."""
    open_tables: int
    steady_rounds: int
    steady_seconds: int
    """How long each of the open tables makes one move per second, in a round."""
    limit_seconds: float
    """No new round of the race begins after so long."""


FEWEST_ROUNDS = 3
QUICK = ServerPlan(8, 1.0, 0.25, 120, 1000, 6, 1, 15.0)
FULL = ServerPlan(30, 2.0, 0.5, 120, 1000, 30, 2, 300.0)


class Raced(msgspec.Struct, frozen=True):
    """Moves that all four clients have seen, and how long they took."""

    moves: int = 0
    seconds: float = 1.0
    trouble: str = ""

    @property
    def speed(self) -> float:
        return self.moves / self.seconds


class Steady(msgspec.Struct, frozen=True):
    moves: int = 0
    late: int = 0
    """Moves that were due while the one before was not seen yet."""
    latencies: tuple[float, ...] = ()
    """Milliseconds until all four clients have seen a move, in order."""
    trouble: str = ""


Measured = TypeVar("Measured", Raced, Steady)


class Process:
    """A child that answers in lines, and ends when its input does."""

    def __init__(self, name: str, command: Sequence[str], core: int | None) -> None:
        self.name = name
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=surroundings(NODE_ENV="production"),
            text=True,
            encoding="utf-8",
        )
        if core is not None and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self._process.pid, {core})

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def line(self) -> str:
        assert self._process.stdout is not None
        found = self._process.stdout.readline()
        if not found:
            raise self.failure("it ended")
        return found

    def ask(self, request: Any) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request).decode() + "\n")
        self._process.stdin.flush()
        return self.line()

    def failure(self, reason: str) -> Complaint:
        return Complaint("measurement-ended", {"name": repr(self.name), "reason": reason})

    def resident(self) -> int:
        """Bytes of memory in use."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return 1024 * int(line.split()[1])
        raise self.failure("no figures of its memory")

    def cpu_seconds(self) -> float:
        """What all of its threads have used so far; finer than the ticks of `stat`."""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        return sum(int((one / "schedstat").read_text(encoding="ascii").split()[0]) for one in threads) / 1e9


def node() -> str:
    """Node.js of this machine, or the one that `make bench-server` has put beside our Python; empty: none."""
    return shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent)) or ""


def check_server_peer() -> str:
    """The peer's name and version, or where to get it."""
    package = PEER_FOLDER / "node_modules" / "boardgame.io" / "package.json"
    if not node() or not package.is_file():
        raise Complaint("no-boardgame-io")
    return f"boardgame.io {msgspec.json.decode(package.read_bytes())['version']}"


def cores() -> tuple[int, int | None]:
    """One for the servers, which take turns; another for the clients, if there is one."""
    found = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    return found[0], found[1] if len(found) > 1 else None


async def dealt(database: str, game: Game, count: int) -> list[Dealt]:
    store = open_store(database)
    await store.open()
    try:
        return await deal(store, game, count)
    finally:
        await store.close()


class Arena:
    """Servers that take turns on one core, and the clients of all of them on another."""

    def __init__(self, stack: ExitStack, *options: str) -> None:
        """The options are those of Node for the clients."""
        self._stack = stack
        self._server, clients = cores()
        self._node = node()
        self._load = stack.enter_context(
            Process("clients", [self._node, *options, str(PEER_FOLDER / "load.cjs")], clients)
        )
        self._addresses: dict[str, str] = {}

    def start_ours(self, database: str) -> Process:
        core = self._server
        command = [sys.executable, "-P", "-m", "bench.table_server", database, str(core)]
        ours = self._stack.enter_context(Process("tafelrunde", command, core))
        address = f"http://127.0.0.1:{int(ours.line())}"
        self._addresses |= {"tafelrunde": address, "readers": address}
        return ours

    def start_peer(self) -> Process:
        command = [self._node, str(PEER_FOLDER / "server.cjs")]
        peer = self._stack.enter_context(Process("boardgame.io", command, self._server))
        self._addresses["boardgameio"] = f"http://localhost:{int(peer.line())}"
        return peer

    def start_echo(self, kind: Kind, game: str, *journal: str) -> None:
        command = [sys.executable, "-P", "-m", "bench.echo_server", game, str(self._server), *journal]
        echo = self._stack.enter_context(Process(kind, command, self._server))
        self._addresses[kind] = f"http://127.0.0.1:{int(echo.line())}"

    def enter(self, kind: Kind, tables: Sequence[Dealt]) -> None:
        """Four clients come to each of these tables and stay for the races."""
        self._measure(Raced, mode="enter", kind=kind, address=self._addresses[kind], tables=tables)

    def race(self, kind: Kind, plan: ServerPlan) -> Raced:
        return self._measure(
            Raced, mode="race", kind=kind, warm=plan.warm_seconds, seconds=plan.round_seconds
        )

    def walk(self, moves: int) -> None:
        """So many moves at each table of the readers, one after another."""
        self._measure(Raced, mode="walk", kind="readers", moves=moves)

    def attend(self, kind: Kind, tables: Sequence[Dealt]) -> None:
        """Four clients come to each of these tables and stay; a first second warms up."""
        self._measure(Raced, mode="attend", kind=kind, address=self._addresses[kind], tables=tables)
        self.steady(kind, 1)

    def steady(self, kind: Kind, seconds: int) -> Steady:
        """One move per second at each of these tables."""
        return self._measure(Steady, mode="steady", kind=kind, seconds=seconds)

    def _measure(self, form: type[Measured], **request: Any) -> Measured:
        measured = msgspec.json.decode(self._load.ask(request), type=form)
        if measured.trouble:
            raise self._load.failure(f"{request['kind']}: {measured.trouble}")
        return measured


class ServerRounds(msgspec.Struct, frozen=True):
    """What was measured."""

    races: list[tuple[Raced, Raced]]
    """Ours and the peer's of each round."""
    steady: list[tuple[Steady, Steady, Steady]]
    """Likewise ours, the echo's and the one's with a disk."""
    bytes_per_table: float
    game: str
    tables: int
    load: float
    """Processes that wanted to run on this machine meanwhile, on average."""


def hold_server_contest(plan: ServerPlan, game: str, tick: Callable[[float], None]) -> ServerRounds:
    with tempfile.TemporaryDirectory(prefix="tafelrunde-bench-") as folder:
        races = race_of_both(plan, f"sqlite:///{folder}/race.db", lambda share: tick(0.6 * share))
        steady, grown = open_tables(plan, game, Path(folder), lambda share: tick(0.6 + 0.4 * share))
    return ServerRounds(races, steady, grown / plan.open_tables, game, plan.open_tables, os.getloadavg()[0])


def race_of_both(plan: ServerPlan, database: str, tick: Callable[[float], None]) -> list[tuple[Raced, Raced]]:
    """Ours, the peer's, ours again ...; the first round warms both up and does not count."""
    tables = asyncio.run(dealt(database, race.GAME, plan.race_tables))
    found: list[tuple[Raced, Raced]] = []
    with ExitStack() as stack:
        arena = Arena(stack)
        arena.start_ours(database)
        arena.start_peer()
        arena.enter("tafelrunde", tables)
        arena.enter("boardgameio", tables)
        start = time.monotonic()
        while len(found) <= plan.rounds:
            found.append((arena.race("tafelrunde", plan), arena.race("boardgameio", plan)))
            tick(len(found) / (plan.rounds + 1))
            if len(found) > FEWEST_ROUNDS and time.monotonic() - start > plan.limit_seconds:
                break
    return found[1:]


def open_tables(
    plan: ServerPlan, game: str, folder: Path, tick: Callable[[float], None]
) -> tuple[list[tuple[Steady, Steady, Steady]], int]:
    """A fresh server and the echoes in turns, and by how many bytes ours grew."""
    database = f"sqlite:///{folder}/open.db"
    tables = asyncio.run(dealt(database, load_game(game), SETTLED + plan.open_tables))
    found: list[tuple[Steady, Steady, Steady]] = []
    with ExitStack() as stack:
        arena = Arena(stack, SHORT_PAUSES)
        ours = arena.start_ours(database)
        arena.start_echo("echo", game)
        arena.start_echo("diskecho", game, str(folder / "echo.log"))
        arena.attend("tafelrunde", tables[:SETTLED])
        before = ours.resident()
        arena.attend("tafelrunde", tables[SETTLED:])
        arena.attend("echo", tables[SETTLED:])
        arena.attend("diskecho", tables[SETTLED:])
        while len(found) < plan.steady_rounds:
            seconds = plan.steady_seconds
            ours_told, echoed = arena.steady("tafelrunde", seconds), arena.steady("echo", seconds)
            found.append((ours_told, echoed, arena.steady("diskecho", seconds)))
            tick(len(found) / plan.steady_rounds)
        return found, ours.resident() - before
