"""Attacks on one server, round by round: before and after each there is a quiet turn. Then all is looked at.

Rounds, because what else the machine does meanwhile should not fall on one attack alone.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import PIPE
from typing import Any

import msgspec

from bench.tables import Dealt, deal
from tafelrunde.engine.chance import Seeded
from tafelrunde.games import load_game
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.time import Clockwork
from tafelrunde.store.opening import open_store
from tests.server.attack.attacker import Orders, Outcome
from tests.server.attack.figures import Figures, Moves, compared, undisturbed, valued
from tests.server.attack.footprint import MEGA, memory, processor, stolen
from tests.server.attack.players import Table, moves_between
from tests.server.process import Process, serving

GAME = "kingsburg"
LONG = 150
"""Moves of the game that attackers read."""
LOOK = 0.05
"""Seconds between two looks at the server's memory."""
HANG = 600.0
"""Only a run that fails waits so long."""
SETTLING = 0.5
"""Seconds before and after each attack, and after each reckoning, that count neither as quiet nor as
attacked."""
LIMIT = 1.5
"""How many times longer players may wait: a ratio is clear once it lies on one side of this."""


@dataclass(frozen=True)
class Plan:
    """How long and how much."""

    tables: int = 40
    games: int = 120
    """At each table, one after the other: more than anybody gets through in all turns."""
    turns: int = 3
    """Attacked ones of each attack; there is a quiet one before and after each of them."""
    most_turns: int = 15
    """Of an attack whose ratio is not clear by then."""
    quiet: float = 1.2
    attack: float = 1.2
    rest: float = 10.0
    """Seconds after which memory must have been given back."""
    most: int = 100 * MEGA
    kept: float = 16.0
    """MB that may stay: then nobody need wait for the end of the rest."""
    yields: bool = True
    """Whether attackers leave the processor to others, and so get none on a machine that is busy."""


@dataclass
class Trial:
    """One attack, and what it did."""

    outcome: Outcome = field(default_factory=Outcome)
    attacked: list[Moves] = field(default_factory=list)
    """Moves of each turn."""
    figures: Figures = field(default_factory=Figures)
    before: float = 0.0
    """Memory in MB, of the server and its helpers, before the first turn."""
    growth: float = 0.0
    """MB more than before a turn, at most."""
    kept: list[float] = field(default_factory=list)
    """MB more than before each turn, after its rest."""
    used: float = 0.0
    """Seconds of the processor."""
    seconds: float = 0.0

    @property
    def processor(self) -> float:
        """Share of one core that the server took under attack."""
        return self.used / self.seconds if self.seconds else 0.0

    @property
    def is_clear(self) -> bool:
        return not self.figures.low <= LIMIT < self.figures.high


def is_done(trial: Trial, turns: int, plan: Plan) -> bool:
    """Whether its ratio is clear after so many turns, or it has had all of them."""
    return turns >= plan.turns and (trial.is_clear or turns >= plan.most_turns)


Told = Callable[[str, Trial], None]


@dataclass
class Siege:
    plan: Plan
    pid: int
    tables: list[Table]
    attacker: asyncio.subprocess.Process
    trials: dict[str, Trial] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)
    """Whatever must not happen at all, however slow the machine is."""
    lost: list[tuple[float, float]] = field(default_factory=list)
    """Moments in which the host of this machine took the processor away: nobody's doing here, so moves that
    were under way then do not count, in no turn."""
    quiet: list[Moves] = field(default_factory=list)
    """Of all quiet turns. There is one after each attack, so they and the turns of any one attack fall evenly
    on the whole time."""

    @property
    def moves(self) -> int:
        return sum(len(table.took) for table in self.tables)

    async def hold(self, names: Sequence[str], told: Told) -> None:
        """Round after round, until each attack is clear or had its turns; tells of each when it is."""
        self.trials = {name: Trial() for name in names}
        await self._pass_quiet()
        for turn in range(1, self.plan.most_turns + 1):
            for name in names:
                await self._take_turn(name, self.trials[name])
            self._reckon(names)
            done = [name for name in names if is_done(self.trials[name], turn, self.plan)]
            for name in done:
                told(name, self.trials[name])
            names = [name for name in names if name not in done]
            await asyncio.sleep(min(SETTLING, self.plan.quiet))  # nobody plays while we reckon

    def _reckon(self, names: Sequence[str]) -> None:
        quiet = valued(self.quiet, seed=1)
        for name in names:
            self.trials[name].figures = compared(quiet, valued(self.trials[name].attacked, seed=2))

    async def _take_turn(self, name: str, trial: Trial) -> None:
        before = memory(self.pid)
        await asyncio.sleep(min(SETTLING, self.plan.quiet))  # nobody played while the turn before was counted
        used, start = processor(self.pid), time.monotonic()
        outcome, peak = await self._let_loose(name)
        end = time.monotonic()
        trial.before = trial.before or before
        trial.outcome += outcome
        trial.used, trial.seconds = trial.used + processor(self.pid) - used, trial.seconds + end - start
        await asyncio.sleep(min(SETTLING, self.plan.quiet))
        await self._pass_quiet()
        trial.attacked.append(self._moves(start, end))
        after = await self._given_back(before + self.plan.kept, end + self.plan.rest)
        trial.growth = max(trial.growth, peak - before)
        trial.kept.append(after - before)

    async def _pass_quiet(self) -> None:
        start = time.monotonic()
        await self._look_on(asyncio.create_task(asyncio.sleep(self.plan.quiet)))
        end = time.monotonic()
        await asyncio.sleep(min(LOOK, self.plan.quiet))  # those on their way count too
        self.quiet.append(self._moves(start, end))

    def _moves(self, start: float, end: float) -> Moves:
        return undisturbed(moves_between(self.tables, start, end), self.lost)

    async def _let_loose(self, name: str) -> tuple[Outcome, float]:
        """What became of the attacker in one turn, and the most memory that the server took."""
        assert self.attacker.stdin is not None
        assert self.attacker.stdout is not None
        self.attacker.stdin.write(f"{name}\n".encode())
        told = asyncio.create_task(self.attacker.stdout.readline())
        async with asyncio.timeout(self.plan.attack + HANG):
            peak = await self._look_on(told)
        return msgspec.json.decode(await told, type=Outcome), peak

    async def _look_on(self, task: asyncio.Task[Any]) -> float:
        """The most memory that the server takes meanwhile; in quiet turns too, because a look takes time."""
        peak, at, taken = memory(self.pid), time.monotonic(), stolen()
        while not task.done():
            await asyncio.wait((task,), timeout=LOOK)
            peak = max(peak, memory(self.pid))
            last, at, before, taken = at, time.monotonic(), taken, stolen()
            if taken > before:
                self.lost.append((last, at))
        return peak

    async def _given_back(self, enough: float, until: float) -> float:
        """The memory that is still in use at the end of the rest, or as soon as it is little enough."""
        while (used := memory(self.pid)) > enough and time.monotonic() < until:
            await asyncio.sleep(LOOK)
        return used

    async def answered(self) -> None:
        """Waits until each move on its way is acknowledged."""
        async with asyncio.timeout(HANG):
            while any(table.unanswered for table in self.tables):
                await asyncio.sleep(0)
        self.troubles += [trouble for table in self.tables for trouble in table.troubles]


def nobody(name: str, trial: Trial) -> None:
    """Who is told of each attack, if nobody is."""


async def besiege(
    folder: Path, names: Sequence[str], plan: Plan, told: Told = nobody, seed: int = 1
) -> Siege:
    database = f"sqlite:///{folder}/tables.db"
    dealt, target = await laid(database, plan)
    process: Process
    with serving(folder, db=database) as process:
        port = int(process.address.rpartition(":")[2])
        tables = [Table(port, dealt[at :: plan.tables], Seeded(seed + at)) for at in range(plan.tables)]
        orders = Orders(port, target.id, dealt[0].id, target.tokens[1], plan.attack, plan.most, plan.yields)
        async with playing(tables), attacking(orders) as attacker:
            siege = Siege(plan, process.running.pid, tables, attacker)
            await siege.hold(names, told)
            await siege.answered()
        health = await asyncio.to_thread(process.ask, "GET", "/healthz")
        siege.troubles += [] if health["ok"] else [f"the server is not well: {health}"]
        await asyncio.to_thread(process.stop)
        siege.troubles += [str(line) for line in process.told() if line["level"] == "error"]
    return siege


async def laid(database: str, plan: Plan) -> tuple[list[Dealt], Dealt]:
    """Tables for players, several games for each, and one for attackers at which a game has gone far."""
    store = open_store(database)
    await store.open()
    try:
        *dealt, target = await deal(store, load_game(GAME), plan.tables * plan.games + 1)
        live = await Hub(Settings(database=database), store, Clockwork()).existing(target.id)
        for _ in range(LONG):
            seat = live.to_act[0]
            await live.do(seat, live.game.legal_moves(live.state, seat)[0], live.n)
        return dealt, target
    finally:
        await store.close()


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


@asynccontextmanager
async def attacking(orders: Orders) -> AsyncIterator[asyncio.subprocess.Process]:
    """An attacker who is ready."""
    words = (sys.executable, "-m", "tests.server.attack.attacker", msgspec.json.encode(orders).decode())
    attacker = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE)
    assert attacker.stdout is not None
    try:
        assert await attacker.stdout.readline() == b"ready\n"
        yield attacker
    finally:
        with suppress(ProcessLookupError):
            attacker.kill()
        await attacker.wait()
