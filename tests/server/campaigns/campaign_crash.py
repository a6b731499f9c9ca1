"""Kills a server with campaigns again and again: `python -m tests.server.campaigns.campaign_crash`.

A real `tafelrunde serve`, game masters and realms over HTTP. At a random moment the server is killed, or the
processes that work on its campaigns, or all of them at once. Whatever was acknowledged must be there, once;
whatever was not is there wholly or not at all; who asks again does no harm. Nobody ever sees half a month.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tafelrunde.engine.chance import Seeded
from tafelrunde.store.holders import began
from tafelrunde.store.transactions import transactions
from tests.server.campaigns.campaign_crash_checks import REALMS, Truth, check, read_truth, verify
from tests.server.campaigns.campaign_crash_people import PUBLISH, Book, Master, Person, Ruler, Scribe
from tests.server.crash import (
    LONGEST_BIRTH,
    LONGEST_WAIT,
    PATIENCE,
    STILLBORN_SHARE,
    main,
    through,
)
from tests.server.process import Process, free_port, serving, spawned

CAMPAIGNS = 3
MOST_ACKS = 60
"""A server lives until so much was acknowledged, at most."""
WORKERS_SHARE = 3
"""In one of so many lives the processes that work on campaigns are killed before, and the server goes on."""
ORPHANS_SHARE = 2
"""One of so many kills hits the server alone: its workers have to end by themselves."""
HASTE_SHARE = 3
"""After one of so many nobody waits for that, and a new server is up at once."""
MONTH_SHARE = 2
"""One of so many moments is one in which somebody publishes a month."""
LONGEST_MONTH = 0.2
"""Seconds that a small month takes at most, where others are at work too."""
WORLD = {"count": 2, "later": 0, "size": "hexagon 2", "dice": "seeded", "options": {"deadlines": "days"}}
SETTINGS = "limits_scale = 1000.0\n"
WORKER = "tafelrunde.server.campaigns.worker"


@dataclass
class Tally:
    kills: int = 0
    workers: int = 0
    """Processes that were killed while their server went on."""
    orphans: int = 0
    """Processes that outlived their server, and ended."""
    acks: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        told = ", ".join(f"{count} {kind}" for kind, count in sorted(self.acks.items()))
        return (
            f"{self.kills} kills, {self.workers} workers killed, {self.orphans} orphans; acknowledged: {told}"
        )


@dataclass
class CampaignStorm:
    """One run: a store, a server that keeps dying, campaigns and their people."""

    folder: Path
    database: str
    rng: Seeded
    port: int
    client: httpx.AsyncClient
    loop: asyncio.AbstractEventLoop
    campaigns: int = CAMPAIGNS
    tally: Tally = field(default_factory=Tally)
    books: dict[str, Book] = field(default_factory=dict)
    people: dict[str, list[Person]] = field(default_factory=dict)
    known: dict[str, Truth] = field(default_factory=dict)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def acks(self) -> int:
        return sum(sum(book.acks.values()) for book in self.books.values())

    def arguments(self) -> tuple[str, ...]:
        config = self.folder / "server.toml"
        config.write_text(SETTINGS, encoding="utf-8")
        return ("--config", str(config))

    # -- the server -----------------------------------------------------------------------------------
    async def kill_one(self) -> None:
        """A server's whole life, and a look at what it left."""
        if self.rng.below(STILLBORN_SHARE) == 0:
            with spawned(self.folder, *self.arguments(), db=self.database, port=self.port):
                await asyncio.sleep(LONGEST_BIRTH * self.rng.below(1000) / 1000)
        elif await self._lived():
            await asyncio.to_thread(self.look)
        self.tally.kills += 1

    async def _lived(self) -> bool:
        """Whether nobody is left at work."""
        async with self.alive() as process:
            if self.rng.below(WORKERS_SHARE) == 0:
                await self.moment()
                self.tally.workers += kill(workers_of(process.running.pid))
            await self.moment()
            workers = workers_of(process.running.pid)
            process.running.send_signal(signal.SIGKILL)
            if self.rng.below(ORPHANS_SHARE):
                kill(workers)
            in_haste = self.rng.below(HASTE_SHARE) == 0
        self.tally.orphans += len(workers)
        if not in_haste:
            await gone(workers)
        return not in_haste

    async def moment(self) -> None:
        """Any at all, or one in which a month is being published."""
        goal, publishes = self.acks + 1 + self.rng.below(MOST_ACKS), self.rng.below(MONTH_SHARE) == 0
        async with asyncio.timeout(PATIENCE):
            while self.acks < goal or (publishes and not self.is_publishing):
                if any(task.done() for task in self.tasks):
                    return
                await asyncio.sleep(0.001)
        longest = LONGEST_MONTH if publishes else LONGEST_WAIT
        await asyncio.sleep(longest * self.rng.below(1000) / 1000)

    @property
    def is_publishing(self) -> bool:
        asked = [person.pending for people in self.people.values() for person in people]
        return any(request is not None and request.what == PUBLISH for request in asked)

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[Process]:
        with ExitStack() as stack:
            server = serving(self.folder, *self.arguments(), db=self.database, port=self.port)
            process = await asyncio.to_thread(stack.enter_context, server)
            if not self.books:
                await asyncio.to_thread(self.found, process)
            yield process

    # -- campaigns ------------------------------------------------------------------------------------
    def found(self, process: Process) -> None:
        for number in range(self.campaigns):
            name, book = f"Storm {number}", Book()
            wish = {"name": name, "me": "Mia", "seed": number, **WORLD}
            made = process.ask("POST", "/api/campaigns", wish)
            master = self.person(Master, made["master"]["token"], name, "Mia", book)
            self.books[name], self.people[name] = book, [master]
            for realm in REALMS:
                for kind in (Ruler, Scribe):
                    self.admit(process, master, kind, realm)
        asyncio.run_coroutine_threadsafe(self.begin(), self.loop).result()

    def admit(self, process: Process, master: Person, kind: type[Scribe], realm: int) -> None:
        wish = {"role": "realm", "realm": realm, "right": "hand in"}
        invited = process.ask("POST", f"{master.here}/members", wish, master.token)
        name = f"{kind.__name__} {realm}"
        joined = process.ask("POST", f"{master.here}/join", {"name": name}, invited["token"])
        person = self.person(kind, joined["token"], master.campaign, name, master.book, realm=realm)
        self.people[master.campaign].append(person)

    def person(self, kind: Any, token: str, campaign: str, name: str, book: Book, **more: Any) -> Any:
        address, rng = f"http://127.0.0.1:{self.port}", Seeded(self.rng.below(2**60))
        return kind(self.client, address, campaign, token, name, rng, book, **more)

    async def begin(self) -> None:
        everybody: list[Any] = [person for people in self.people.values() for person in people]
        self.tasks += [asyncio.create_task(person.live()) for person in everybody]

    # -- looking --------------------------------------------------------------------------------------
    def look(self) -> None:
        """Nobody serves: what is in the store must be what everybody was told."""
        with transactions(self.database) as database:
            for name, book in self.books.items():
                truth = read_truth(database, name)
                check(truth, self.known.get(name), book, self.people[name])
                verify(database, name)
                self.known[name] = truth
                for kind, count in book.acks.items():
                    others = [one.acks.get(kind, 0) for other, one in self.books.items() if other != name]
                    self.tally.acks[kind] = count + sum(others)

    async def finish(self) -> None:
        """A last server, which stays: every campaign goes on, for everybody in it."""
        stood = {name: (book.published, dict(book.acks)) for name, book in self.books.items()}
        async with self.alive() as process:
            async with asyncio.timeout(PATIENCE):
                while not all(self.goes_on(name, *then) for name, then in stood.items()):
                    await asyncio.sleep(0.01)
            await self.close()
            await asyncio.to_thread(process.stop)
        await asyncio.to_thread(self.look)

    def goes_on(self, name: str, month: int, acks: dict[str, int]) -> bool:
        book = self.books[name]
        wanted = ("saves", "hand-ins", "letters")
        return book.published > month and all(book.acks.get(one, 0) > acks.get(one, 0) for one in wanted)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks.clear()
        for one in ended:
            if isinstance(one, Exception):
                raise one


def workers_of(server: int) -> list[int]:
    """The processes of a server that work on campaigns."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{server}/task").iterdir():
            found += map(int, (task / "children").read_text(encoding="ascii").split())
    return [pid for pid in found if is_worker(pid)]


def is_worker(pid: int) -> bool:
    with suppress(OSError):
        return WORKER.encode() in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def kill(workers: Sequence[int]) -> int:
    for pid in workers:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return len(workers)


async def gone(workers: Sequence[int]) -> None:
    """Without a server they have nothing to do."""
    async with asyncio.timeout(PATIENCE):
        while any(began(pid) and is_worker(pid) for pid in workers):
            await asyncio.sleep(0.01)


async def storm(
    folder: Path, database: str, kills: int, seed: int, told: Any = None, campaigns: int = CAMPAIGNS
) -> Tally:
    """Kills so many servers on this database; raises `Lost` when a promise was broken."""
    async with httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(max_connections=None)) as client:
        rng, loop = Seeded(seed), asyncio.get_running_loop()
        run = CampaignStorm(folder, database, rng, free_port(), client, loop, campaigns)
        return await through(run, kills, told)


if __name__ == "__main__":
    sys.exit(main(storm, "campaigns on "))
