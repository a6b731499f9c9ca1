"""Two processes against one, with bots: `python -m tests.server.two_processes`.

Sixteen tables with two people and two bots each, at no pace, on one PostgreSQL: all people at one process, or
one of each table at either of two, in turn. Nobody thinks; a move is sent as soon as it can be. Told are the
deadlocks that PostgreSQL has counted, and how long people waited for the answers to their moves.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import uvloop
from websockets.asyncio.client import connect

from tafelrunde.engine.chance import Seeded
from tests.postgres import Cluster, name_in, own_cluster
from tests.server.crash import open_table
from tests.server.process import Process, serving

KINDS = ("me", "open", "bot", "bot")
SETTINGS = 'limits_scale = 1000.0\nmessage_burst = 100000\npace = "none"\nbot_processes = {}\n'
BOT_PROCESSES = 4
"""Of all servers together: two of them get no more of the machine for their bots than one."""
WARM_UP = 4.0
"""Seconds in which the bots' own processes start; what is waited then does not count."""
MOST_WORSE = 2.0
"""So many times the p99 of one process two may have."""


@dataclass
class Player:
    """Somebody who moves at once, and notes how long each answer took."""

    address: str
    token: str
    rng: Seeded
    waits: list[float] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    async def play(self) -> None:
        async with connect(self.address, compression=None, max_size=None) as socket:
            await socket.send(msgspec.json.encode({"t": "hello", "token": self.token}).decode())
            sent: tuple[str, float] | None = None
            async for text in socket:
                said = msgspec.json.decode(text)
                if sent is not None and said.get("id") == sent[0]:
                    self._answered(said, sent[1])
                    sent = None
                    await socket.send('{"t":"fresh"}')
                elif said["t"] == "step" and said["offers"] and sent is None:
                    sent = f"{said['n']}", time.perf_counter()
                    move = said["offers"][self.rng.below(len(said["offers"]))]
                    command = {"t": "move", "id": sent[0], "n": said["n"], "move": move}
                    await socket.send(msgspec.json.encode(command).decode())
                elif said["t"] == "step" and not said["to_act"]:
                    return

    def _answered(self, said: dict[str, Any], start: float) -> None:
        if said["t"] == "ack":
            self.waits.append(time.perf_counter() - start)
        elif said["t"] == "refused":
            self.troubles.append(str(said))


@dataclass
class Found:
    """What became of rounds with so many processes."""

    processes: int
    deadlocks: int = 0
    waits: list[float] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        self.deadlocks += other.deadlocks
        self.waits += other.waits
        self.troubles += other.troubles

    def wait(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.waits)[int(len(self.waits) * share)] if self.waits else 0.0

    def __str__(self) -> str:
        return (
            f"{self.processes} process{'es' if self.processes > 1 else '  '}: {len(self.waits):6} moves, "
            f"p50 {self.wait(0.5):6.1f} ms, p99 {self.wait(0.99):6.1f} ms, {self.deadlocks} deadlocks"
        )


def deadlocks(cluster: Cluster, database: str) -> int:
    """Counted by PostgreSQL; a connection tells what it saw when it ends, at the latest."""
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
        query = "SELECT deadlocks FROM pg_stat_database WHERE datname = %s"
        row = connection.execute(query, (name_in(database),)).fetchone()
    assert row is not None
    return int(row[0])


@contextmanager
def processes(folder: Path, database: str, number: int) -> Iterator[list[Process]]:
    config = folder / "server.toml"
    config.write_text(SETTINGS.format(BOT_PROCESSES // number), encoding="utf-8")
    with ExitStack() as stack:
        started = []
        for place in range(number):
            own = folder / str(place)
            own.mkdir()
            started.append(stack.enter_context(serving(own, "--config", str(config), db=database)))
        yield started


async def evening(started: Sequence[Process], number: int, players: list[Player]) -> None:
    """One game after the other, with people at different processes."""
    while True:
        host = started[number % len(started)]
        table, tokens = await asyncio.to_thread(open_table, host, "kingsburg", KINDS)
        seated = []
        for seat, token in tokens.items():
            server = started[(number + seat) % len(started)]
            address = f"ws{server.address.removeprefix('http')}/ws/{table}"
            seated.append(Player(address, token, Seeded(len(players) + seat)))
        players += seated
        await asyncio.gather(*(player.play() for player in seated))


async def crowd(started: Sequence[Process], tables: int, seconds: float) -> list[Player]:
    """So many tables at a time, for so long."""
    players: list[Player] = []
    tasks = [asyncio.create_task(evening(started, number, players)) for number in range(tables)]
    await asyncio.wait(tasks, timeout=WARM_UP)
    for player in players:
        player.waits.clear()
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return players


def play_round(cluster: Cluster, folder: Path, number: int, tables: int, seconds: float) -> Found:
    """So many processes on a new database."""
    database = cluster.new_database()
    with processes(folder, database, number) as started:
        players = uvloop.run(crowd(started, tables, seconds))
        for process in started:
            process.stop()
    waits = [wait for player in players for wait in player.waits]
    troubles = [trouble for player in players for trouble in player.troubles]
    return Found(number, deadlocks(cluster, database), waits, troubles)


def read_arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.server.two_processes", description=__doc__)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=3, help="of one process and of two, in turn")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each round")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """0 when there was no deadlock and two processes answered nearly as fast as one, else 1."""
    wished = read_arguments(words)
    with own_cluster() as cluster, tempfile.TemporaryDirectory(prefix="tafelrunde-two-") as name:
        one, two = Found(1), Found(2)
        for turn in range(wished.rounds):
            for found in (one, two):
                folder = Path(name, f"{turn}-{found.processes}")
                folder.mkdir()
                found.add(play_round(cluster, folder, found.processes, wished.tables, wished.seconds))
        print(one, two, sep="\n")
    ratio = two.wait(0.99) / one.wait(0.99)
    print(f"p99 of two processes: {ratio:.2f} times that of one (at most {MOST_WORSE:g})")
    for trouble in (one.troubles + two.troubles)[:5]:
        print(trouble, file=sys.stderr)
    is_fine = not one.troubles + two.troubles and two.deadlocks == one.deadlocks == 0 and ratio <= MOST_WORSE
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
