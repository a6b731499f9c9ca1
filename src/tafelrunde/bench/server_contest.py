"""Measures the table server: against boardgame.io's on equal work, and with a thousand tables open.

Both servers run on one core, the clients of both on the others. See docs/benchmarks.md.
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
from types import TracebackType
from typing import Any, Literal

import msgspec

from tafelrunde.bench import race
from tafelrunde.bench.tables import Dealt, deal
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import load_game
from tafelrunde.store.opening import open_store

PEER_FOLDER = Path(__file__).parents[3] / "bench" / "boardgameio"
Kind = Literal["tafelrunde", "boardgameio"]
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
    steady_seconds: int
    """How long each of the open tables makes one move per second."""
    limit_seconds: float
    """No new round of the race begins after so long."""


FEWEST_ROUNDS = 3
QUICK = ServerPlan(6, 1.0, 0.25, 60, 1000, 5, 15.0)
FULL = ServerPlan(20, 3.0, 0.5, 60, 1000, 60, 300.0)


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


class Process:
    """A child that answers in lines, and ends when its input does."""

    def __init__(self, name: str, command: Sequence[str], core: int | None) -> None:
        self.name = name
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "NODE_ENV": "production"},
            text=True,
            encoding="utf-8",
        )
        if core is not None and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self._process.pid, {core})

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
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
        return Complaint(
            f"the measurement of {self.name!r} ended early: {reason}",
            f"die Messung von {self.name!r} brach ab: {reason}",
        )

    def resident(self) -> int:
        """Bytes of memory in use."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return 1024 * int(line.split()[1])
        raise self.failure("no figures of its memory")


def check_server_peer() -> str:
    """The peer's name and version, or where to get it."""
    package = PEER_FOLDER / "node_modules" / "boardgame.io" / "package.json"
    if shutil.which("node") is None or not package.is_file():
        raise Complaint(
            "boardgame.io, which the server is compared with, is not installed;"
            " `make bench-server` in a checkout of Tafelrunde installs it (it needs Node.js)",
            "boardgame.io, womit der Server verglichen wird, ist nicht installiert;"
            " `make bench-server` im Quellbaum von Tafelrunde installiert es (dafür braucht es Node.js)",
        )
    return f"boardgame.io {msgspec.json.decode(package.read_bytes())['version']}"


def cores() -> tuple[int, int | None]:
    """One for the servers, which take turns; another for the clients, if there is one."""
    found = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    return found[0], found[1] if len(found) > 1 else None


class Prepared(msgspec.Struct, frozen=True):
    races: list[list[Dealt]]
    """Fresh tables for every round of the race; the first round warms up."""
    lasting: list[Dealt]
    """Tables that stay open."""


async def prepared(database: str, plan: ServerPlan, game: str) -> Prepared:
    store = open_store(database)
    await store.open()
    try:
        races = [await deal(store, race.GAME, plan.race_tables) for _ in range(plan.rounds + 1)]
        return Prepared(races, await deal(store, load_game(game), plan.open_tables + SETTLED))
    finally:
        await store.close()


class Arena:
    """All processes of a measurement."""

    def __init__(self, stack: ExitStack, database: str) -> None:
        server, clients = cores()
        node = shutil.which("node") or "node"
        ours = [sys.executable, "-P", "-m", "tafelrunde.bench.table_server", database, str(server)]
        self.ours = stack.enter_context(Process("tafelrunde", ours, server))
        self.peer = stack.enter_context(
            Process("boardgame.io", [node, str(PEER_FOLDER / "server.cjs")], server)
        )
        self._load = stack.enter_context(Process("clients", [node, str(PEER_FOLDER / "load.cjs")], clients))
        self._addresses = {
            kind: f"http://localhost:{int(process.line())}"
            for kind, process in (("tafelrunde", self.ours), ("boardgameio", self.peer))
        }
        self._addresses["tafelrunde"] = self._addresses["tafelrunde"].replace("localhost", "127.0.0.1")

    def race(self, kind: Kind, tables: Sequence[Dealt], plan: ServerPlan) -> Raced:
        request = self._request("race", kind, tables, plan.warm_seconds, plan.round_seconds)
        raced = msgspec.json.decode(self._load.ask(request), type=Raced)
        if raced.trouble:
            raise self._load.failure(f"{kind}: {raced.trouble}")
        return raced

    def steady(self, tables: Sequence[Dealt], seconds: int) -> Steady:
        answer = self._load.ask(self._request("steady", "tafelrunde", tables, 2, seconds))
        steady = msgspec.json.decode(answer, type=Steady)
        if steady.trouble:
            raise self._load.failure(steady.trouble)
        return steady

    def close_tables(self) -> None:
        self._load.ask({"mode": "close"})

    def _request(
        self, mode: str, kind: str, tables: Sequence[Dealt], warm: float, seconds: float
    ) -> dict[str, Any]:
        return {
            "mode": mode,
            "kind": kind,
            "address": self._addresses[kind],
            "tables": tables,
            "warm": warm,
            "seconds": seconds,
        }


class ServerRounds(msgspec.Struct, frozen=True):
    """What was measured."""

    races: list[tuple[Raced, Raced]]
    """Ours and the peer's of each round."""
    steady: Steady
    bytes_per_table: float
    game: str
    tables: int
    load: float
    """Processes that wanted to run on this machine meanwhile, on average."""


def hold_server_contest(plan: ServerPlan, game: str, tick: Callable[[float], None]) -> ServerRounds:
    with tempfile.TemporaryDirectory(prefix="tafelrunde-bench-") as folder, ExitStack() as stack:
        database = f"sqlite:///{folder}/tables.db"
        tables = asyncio.run(prepared(database, plan, game))
        arena = Arena(stack, database)
        tick(0.1)
        races = taken_in_turns(arena, tables.races, plan, lambda share: tick(0.1 + 0.6 * share))
        arena.steady(tables.lasting[:SETTLED], 1)
        before = arena.ours.resident()
        steady = arena.steady(tables.lasting[SETTLED:], plan.steady_seconds)
        grown = arena.ours.resident() - before
        tick(1.0)
        return ServerRounds(
            races, steady, grown / plan.open_tables, game, plan.open_tables, os.getloadavg()[0]
        )


def taken_in_turns(
    arena: Arena, tables: Sequence[Sequence[Dealt]], plan: ServerPlan, tick: Callable[[float], None]
) -> list[tuple[Raced, Raced]]:
    """Ours, the peer's, ours again ...; the first round warms both up and does not count."""
    found: list[tuple[Raced, Raced]] = []
    start = time.monotonic()
    for dealt in tables:
        found.append((arena.race("tafelrunde", dealt, plan), arena.race("boardgameio", dealt, plan)))
        tick(len(found) / len(tables))
        if len(found) > FEWEST_ROUNDS and time.monotonic() - start > plan.limit_seconds:
            break
    return found[1:]
