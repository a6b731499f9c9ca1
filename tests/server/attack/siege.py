"""One attack on one server: a quiet while, the attack, ten seconds of rest. Then everything is looked at."""

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

from tafelrunde.engine.chance import Seeded
from tests.server.attack.attacker import Orders, Outcome
from tests.server.attack.players import Table, percentile
from tests.server.crash import open_table
from tests.server.process import Process, serving

SEATS = ("me",) * 5
LOOK = 0.05
"""Seconds between two looks at the server's memory."""
MEGA = 1_000_000
TICKS = os.sysconf("SC_CLK_TCK")
HANG = 120.0
SETTLING = 1.0
"""Seconds after an attack that count neither as quiet nor as attacked."""
GENTLY = ("nice", "-n", "19")
"""Attackers leave the processor to others: else one would measure how the system shares it out."""


@dataclass(frozen=True)
class Plan:
    """How long and how much."""

    tables: int = 16
    quiet: float = 10.0
    attack: float = 10.0
    rest: float = 10.0
    most: int = 100 * MEGA


@dataclass
class Report:
    outcomes: dict[str, Outcome]
    """By name of the attack."""
    quiet: float
    """Seconds: the p99 of all moves before the attack or after it, whichever is more; then under it."""
    attacked: float
    before: float
    """Memory in MB: before the attack, at most, and ten seconds after it."""
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

    @property
    def ratio(self) -> float:
        return self.attacked / self.quiet if self.quiet else 0.0


def memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024 / MEGA


def processor(pid: int) -> float:
    """Seconds of processor that the server has used."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


async def besiege(folder: Path, names: Sequence[str], plan: Plan, seed: int = 1) -> Report:
    process: Process
    with serving(folder, db=f"sqlite:///{folder}/tables.db") as process:
        opened = [
            await asyncio.to_thread(open_table, process, "kingsburg", SEATS) for _ in range(plan.tables + 1)
        ]
        port, target = int(process.address.rpartition(":")[2]), opened.pop()
        tables = [
            Table(port, id, list(links.values()), Seeded(seed + at)) for at, (id, links) in enumerate(opened)
        ]
        orders = Orders(tuple(names), port, target[0], target[1][1], plan.attack, plan.most)
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


async def attacked(process: Process, tables: list[Table], orders: Orders, plan: Plan) -> Report:
    pid = process.running.pid
    async with attacking(orders) as attacker:
        await asyncio.sleep(plan.quiet)
        start, used, before = time.monotonic(), processor(pid), memory(pid)
        outcomes, peak = await let_loose(pid, attacker, orders)
    end, share = time.monotonic(), processor(pid) - used
    await asyncio.sleep(plan.rest)
    after, done = memory(pid), time.monotonic()
    await answered(tables)
    return Report(
        outcomes=outcomes,
        quiet=max(percentile(tables, start - plan.quiet, start), percentile(tables, end + SETTLING, done)),
        attacked=percentile(tables, start, end),
        before=before,
        peak=peak,
        after=after,
        processor=share / (end - start),
        moves=sum(len(table.took) for table in tables),
        troubles=[trouble for table in tables for trouble in table.troubles],
    )


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
    """What became of the attacker, and the most memory that the server took."""
    peak, told = memory(pid), asyncio.create_task(attacker.communicate(b"go\n"))
    async with asyncio.timeout(len(orders.names) * orders.seconds + HANG):
        while not told.done():
            peak = max(peak, memory(pid))
            await asyncio.wait((told,), timeout=LOOK)
    return msgspec.json.decode((await told)[0], type=dict[str, Outcome]), peak


async def answered(tables: list[Table]) -> None:
    """Waits until each move on its way is acknowledged."""
    async with asyncio.timeout(HANG):
        while any(table.unanswered for table in tables):
            await asyncio.sleep(0)
