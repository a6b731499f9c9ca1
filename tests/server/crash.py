"""Kills a server under load, again and again: `python -m tests.server.crash --kills 100 --store sqlite`.

A real `tafelrunde serve` and players on real sockets. At a random moment the process is killed, sometimes
while it starts; the store is looked at; a new process goes on. Whatever was acknowledged or shown must be
there, once, as it was; whatever was refused must not. Players repeat the commands that were left open.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

from tafelrunde.engine.chance import Seeded
from tafelrunde.store.interface import Store
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import Step
from tests.postgres import own_cluster
from tests.server.crash_checks import Lost, Truth, check_table, in_flight, read_truth
from tests.server.crash_players import Player
from tests.server.process import Process, free_port, serving, spawned

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
TABLES = (
    ("kingsburg", ("me", "open", "open")),
    ("ethnos", ("me", "open", "open", "open")),
    ("kingsburg", ("me", "open", "bot")),
    ("ethnos", ("me", "open")),
)
"""Games that are kept going, by their seats."""
MOST_ACKS = 40
"""A server lives until so many moves were acknowledged, at most."""
LONGEST_WAIT = 0.04
"""... and up to so many seconds longer, so that the kill hits any part of a move."""
STILLBORN_SHARE = 8
"""One in so many servers is killed before it is ready."""
LONGEST_BIRTH = 2.5
PATIENCE = 600.0
"""Only a run that fails waits so long."""
SETTINGS = 'limits_scale = 1000.0\nmessage_burst = 100000\nbot_processes = 1\npace = "none"\n'


@dataclass
class Tally:
    kills: int = 0
    acknowledged: int = 0
    durable: int = 0
    """Commands whose answer died with the server, though they were done; repeated, they are not doubled."""
    undone: int = 0
    """Commands that died with the server: repeated, they must be carried out."""
    tables: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables, {self.acknowledged} moves acknowledged; "
            f"open at a kill: {self.durable} durable, {self.undone} not"
        )


@dataclass
class Storm:
    """One run: a store, a server that keeps dying, and the players."""

    folder: Path
    database: str
    rng: Seeded
    port: int
    tally: Tally = field(default_factory=Tally)
    players: dict[str, list[Player]] = field(default_factory=dict)
    """By table."""
    known: dict[str, list[Step]] = field(default_factory=dict)
    """The steps of each table at the last look."""
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def everybody(self) -> list[Player]:
        return [player for players in self.players.values() for player in players]

    @property
    def acks(self) -> int:
        return sum(player.acks for player in self.everybody)

    def arguments(self) -> tuple[str, ...]:
        config = self.folder / "server.toml"
        config.write_text(SETTINGS, encoding="utf-8")
        return ("--config", str(config))

    # -- the server -----------------------------------------------------------------------------------
    async def kill_one(self) -> None:
        """A server's whole life, and a look at what it left."""
        if self.rng.below(STILLBORN_SHARE) == 0:
            await self._stillborn()
        else:
            await self._lived()
        self.tally.kills += 1
        await self.look()

    async def _stillborn(self) -> None:
        with spawned(self.folder, *self.arguments(), db=self.database, port=self.port):
            await asyncio.sleep(LONGEST_BIRTH * self.rng.below(1000) / 1000)

    async def _lived(self) -> None:
        async with self.alive() as process:
            await self.fill_tables(process)
            await self.until_acks(self.acks + 1 + self.rng.below(MOST_ACKS))
            await asyncio.sleep(LONGEST_WAIT * self.rng.below(1000) / 1000)
            process.running.send_signal(signal.SIGKILL)

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[Process]:
        with ExitStack() as stack:
            server = serving(self.folder, *self.arguments(), db=self.database, port=self.port)
            process = await asyncio.to_thread(stack.enter_context, server)
            yield process

    async def until_acks(self, goal: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.acks < goal:
                await asyncio.sleep(0.001)

    # -- the tables -----------------------------------------------------------------------------------
    async def fill_tables(self, process: Process) -> None:
        """Replaces games that are over, so that there is always as much to do."""
        running = [players for players in self.players.values() if not all(p.is_over for p in players)]
        for game, kinds in TABLES[len(running) :]:
            table, tokens = await asyncio.to_thread(open_table, process, game, kinds)
            self.tally.tables += 1
            self.players[table] = [
                Player(self.port, table, seat, token, Seeded(self.rng.below(2**60)))
                for seat, token in tokens.items()
            ]
            self.tasks += [asyncio.create_task(player.play()) for player in self.players[table]]

    async def look(self) -> None:
        """Nobody serves: what is in the store must be what everybody was told."""
        store = open_store(self.database)
        await store.open()
        try:
            truths = [await self._look_at(store, table) for table in self.players]
        finally:
            await store.close()
        durable, undone = in_flight(truths, self.everybody)
        self.tally.durable += durable
        self.tally.undone += undone
        self.tally.acknowledged = self.acks

    async def _look_at(self, store: Store, table: str) -> Truth:
        truth = await read_truth(store, table)
        check_table(truth, self.known.get(table, ()), self.players[table])
        self.known[table] = truth.steps
        return truth

    async def finish(self) -> None:
        """A last server, which stays: every table goes on, for everybody at it."""
        stood = {table: len(steps) for table, steps in self.known.items()}
        async with self.alive() as process:
            async with asyncio.timeout(PATIENCE):
                while not all(self.has_moved(table, n) for table, n in stood.items()):
                    await asyncio.sleep(0.01)
            await asyncio.to_thread(process.stop)
        await self.look()

    def has_moved(self, table: str, n: int) -> bool:
        players = self.players[table]
        return all(p.is_over or (p.seen or 0) > n for p in players)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for ended in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


def open_table(process: Process, game: str, kinds: Sequence[str]) -> tuple[str, dict[int, str]]:
    """A table that has begun, and the links of the people at it."""
    wish = {"game": game, "seats": [{"kind": kind, "bot": ""} for kind in kinds]}
    made: Any = process.ask("POST", "/api/tables", wish)
    table, host = made["table"]["id"], made["token"]
    tokens = dict.fromkeys(made["seats"], host)
    for seat, kind in enumerate(kinds):
        if kind == "open":
            joined = process.ask("POST", f"/api/tables/{table}/join", {"seat": seat, "name": f"P{seat}"})
            tokens[seat] = joined["token"]
    process.ask("POST", f"/api/tables/{table}/start", {}, host)
    return table, tokens


class Storming(Protocol[T_co]):
    """Servers that are killed one after the other, and the count of it."""

    @property
    def tally(self) -> T_co: ...

    async def kill_one(self) -> None: ...

    async def finish(self) -> None: ...

    async def close(self) -> None: ...


async def storm(folder: Path, database: str, kills: int, seed: int, told: Any = None) -> Tally:
    """Kills so many servers on this database; raises `Lost` when a promise was broken."""
    return await through(Storm(folder, database, Seeded(seed), free_port()), kills, told)


async def through(run: Storming[T], kills: int, told: Any) -> T:
    """A whole storm: what came of it."""
    try:
        for number in range(kills):
            await run.kill_one()
            if told is not None and (number + 1) % 5 == 0:
                told(run.tally)
        await run.finish()
    finally:
        await run.close()
    return run.tally


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder}/tables.db"
        return
    with own_cluster() as cluster:
        yield cluster.new_database()


def read_arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def main(storming: Any = storm, whose: str = "", words: Sequence[str] | None = None) -> int:
    """0 when every promise was kept, 1 when one was broken, 130 when stopped."""
    arguments = read_arguments(words)
    where = f"{whose}{arguments.store}"

    def told(tally: Any) -> None:
        print(tally, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(prefix="tafelrunde-crash-") as name, suppress(KeyboardInterrupt):
        folder = Path(name)
        with database_of(arguments.store, folder) as database:
            try:
                tally = asyncio.run(storming(folder, database, arguments.kills, arguments.seed, told))
            except Lost as broken:
                print(f"{where}: {broken}", file=sys.stderr)
                return 1
        print(f"{where}: nothing lost, doubled or rolled anew: {tally}")
        return 0
    return 130


if __name__ == "__main__":
    sys.exit(main())
