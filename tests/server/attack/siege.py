"""One attack on one server: quiet and attacked turns after each other, then a rest. Then all is looked at."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import PIPE

import msgspec

from bench.tables import Dealt, deal
from tafelrunde.engine.chance import Seeded
from tafelrunde.games import load_game
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.time import Clockwork
from tafelrunde.store.opening import open_store
from tests.server.attack.attacker import Orders, Outcome
from tests.server.attack.figures import Figures, Moves, compared
from tests.server.attack.players import Table, moves_between
from tests.server.process import Process, serving

GAME = "kingsburg"
GAMES_IN_A_ROW = 4
LONG = 150
"""Moves of the game that attackers read."""
LOOK = 0.05
"""Seconds between two looks at the server's memory."""
MEGA = 1_000_000
TICKS = os.sysconf("SC_CLK_TCK")
HANG = 120.0
SETTLING = 0.5
"""Seconds after each attack that count neither as quiet nor as attacked."""
GENTLY = ("nice", "-n", "19")
"""Attackers leave the processor to others: else one would measure how the system shares it out."""


@dataclass(frozen=True)
class Plan:
    """How long and how much."""

    tables: int = 40
    turns: int = 3
    """Attacked ones; there is a quiet one before each and after the last."""
    quiet: float = 1.2
    attack: float = 1.2
    rest: float = 10.0
    """Seconds after which memory must have been given back."""
    most: int = 100 * MEGA
    kept: float = 16.0
    """MB that may stay: then nobody need wait for the end of the rest."""


@dataclass
class Report:
    outcomes: dict[str, Outcome]
    """By name of the attack."""
    figures: Figures
    """How long moves took."""
    before: float
    """Memory in MB, of the server and its helpers: before the attack, at most, and after the rest."""
    peak: float
    after: float
    processor: float
    """Share of one core that the server took under attack."""
    moves: int
    troubles: list[str] = field(default_factory=list)
    """Whatever must not happen at all, however slow the machine is."""

    @property
    def stayed(self) -> list[str]:
        """Floods that the server did not end."""
        return [name for name, outcome in self.outcomes.items() if outcome.stayed]


# -- looking at the server -------------------------------------------------------------------------------


def memory(pid: int) -> float:
    """Of a process and of all that it has started, in MB."""
    with suppress(FileNotFoundError, ProcessLookupError):
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
        own = int((status.partition("VmRSS:")[2].split() or ["0"])[0]) * 1024 / MEGA  # none of a zombie
        return own + sum(map(memory, children(pid)))
    return 0.0


def children(pid: int) -> list[int]:
    """But for those that still have to become a program of their own: they share the memory of this one."""
    files = Path(f"/proc/{pid}/task").glob("*/children")
    found = [int(child) for file in files for child in file.read_text(encoding="ascii").split()]
    return [child for child in found if command(child) != command(pid)]


def command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def processor(pid: int) -> float:
    """Seconds of processor that the server itself has used."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


# -- preparing -------------------------------------------------------------------------------------------


async def laid(database: str, tables: int) -> tuple[list[Dealt], Dealt]:
    """Tables for players, several games for each, and one for attackers at which a game has gone far."""
    store = open_store(database)
    await store.open()
    try:
        *dealt, target = await deal(store, load_game(GAME), tables * GAMES_IN_A_ROW + 1)
        live = await Hub(Settings(database=database), store, Clockwork()).existing(target.id)
        for _ in range(LONG):
            seat = live.to_act[0]
            await live.do(seat, live.game.legal_moves(live.state, seat)[0], live.n)
        return dealt, target
    finally:
        await store.close()


async def besiege(folder: Path, names: Sequence[str], plan: Plan, seed: int = 1) -> Report:
    database = f"sqlite:///{folder}/tables.db"
    dealt, target = await laid(database, plan.tables)
    process: Process
    with serving(folder, db=database) as process:
        port = int(process.address.rpartition(":")[2])
        tables = [Table(port, dealt[at :: plan.tables], Seeded(seed + at)) for at in range(plan.tables)]
        running, token = dealt[0].id, target.tokens[1]
        orders = Orders(tuple(names), port, target.id, running, token, plan.attack, plan.most)
        async with playing(tables):
            report = await attacked(process, tables, orders, plan)
        health = await asyncio.to_thread(process.ask, "GET", "/healthz")
        report.troubles += [] if health["ok"] else [f"the server is not well: {health}"]
        await asyncio.to_thread(process.stop)
        report.troubles += [str(line) for line in process.told() if line["level"] == "error"]
    return report


@asynccontextmanager
async def playing(tables: list[Table]) -> AsyncIterator[None]:
    people = [asyncio.create_task(table.play()) for table in tables]
    try:
        async with asyncio.timeout(HANG):
            while not all(table.took for table in tables):
                await asyncio.sleep(LOOK)
        yield
    finally:
        for person in people:
            person.cancel()
        for trouble in await asyncio.gather(*people, return_exceptions=True):
            if isinstance(trouble, Exception):
                tables[0].troubles.append(repr(trouble))


# -- turn by turn ----------------------------------------------------------------------------------------


async def attacked(process: Process, tables: list[Table], orders: Orders, plan: Plan) -> Report:
    pid, window = process.running.pid, Windows()
    outcomes, peak, share = dict[str, Outcome](), 0.0, 0.0
    async with attacking(orders) as attacker:
        await window.pass_quiet(plan.quiet)
        before = memory(pid)
        for _ in range(plan.turns):
            start, used = time.monotonic(), processor(pid)
            told, most = await let_loose(pid, attacker, orders)
            window.attacked.append((start, time.monotonic()))
            share, peak = share + processor(pid) - used, max(peak, most)
            outcomes = {name: outcomes.get(name, Outcome()) + outcome for name, outcome in told.items()}
            await asyncio.sleep(min(SETTLING, plan.quiet))
            await window.pass_quiet(plan.quiet)
    after = await given_back(pid, before + plan.kept, window.attacked[-1][1] + plan.rest)
    await answered(tables)
    return Report(
        outcomes=outcomes,
        figures=compared(window.moves(tables, window.quiet), window.moves(tables, window.attacked)),
        before=before,
        peak=peak,
        after=after,
        processor=share / sum(end - start for start, end in window.attacked),
        moves=sum(len(table.took) for table in tables),
        troubles=[trouble for table in tables for trouble in table.troubles],
    )


@dataclass
class Windows:
    """When it was quiet and when it was not."""

    quiet: list[tuple[float, float]] = field(default_factory=list)
    attacked: list[tuple[float, float]] = field(default_factory=list)

    async def pass_quiet(self, seconds: float) -> None:
        start = time.monotonic()
        await asyncio.sleep(seconds)
        self.quiet.append((start, time.monotonic()))

    @staticmethod
    def moves(tables: Sequence[Table], windows: Sequence[tuple[float, float]]) -> list[Moves]:
        return [moves_between(tables, start, end) for start, end in windows]


async def given_back(pid: int, enough: float, until: float) -> float:
    """The memory that is still in use at the end of the rest, or as soon as it is little enough."""
    while (used := memory(pid)) > enough and time.monotonic() < until:
        await asyncio.sleep(LOOK)
    return used


@asynccontextmanager
async def attacking(orders: Orders) -> AsyncIterator[asyncio.subprocess.Process]:
    """An attacker who is ready."""
    words = (sys.executable, "-m", "tests.server.attack.attacker", msgspec.json.encode(orders).decode())
    attacker = await asyncio.create_subprocess_exec(*GENTLY, *words, stdin=PIPE, stdout=PIPE)
    assert attacker.stdout is not None
    try:
        assert await attacker.stdout.readline() == b"ready\n"
        yield attacker
    finally:
        with suppress(ProcessLookupError):
            attacker.kill()
        await attacker.wait()


async def let_loose(
    pid: int, attacker: asyncio.subprocess.Process, orders: Orders
) -> tuple[dict[str, Outcome], float]:
    """What became of the attacker in one turn, and the most memory that the server took."""
    assert attacker.stdin is not None
    assert attacker.stdout is not None
    attacker.stdin.write(b"go\n")
    peak, told = memory(pid), asyncio.create_task(attacker.stdout.readline())
    async with asyncio.timeout(len(orders.names) * orders.seconds + HANG):
        while not told.done():
            peak = max(peak, memory(pid))
            await asyncio.wait((told,), timeout=LOOK)
    return msgspec.json.decode(await told, type=dict[str, Outcome]), peak


async def answered(tables: list[Table]) -> None:
    """Waits until each move on its way is acknowledged."""
    async with asyncio.timeout(HANG):
        while any(table.unanswered for table in tables):
            await asyncio.sleep(0)
