"""As much of a server as bots need, and tables at which they play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import sample
from tafelrunde.server.bots.bot_seats import Bots
from tafelrunde.server.bots.pool import BotPool
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.time import Clockwork
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import Pace, SeatRecord
from tests.laid import laid_sqlite
from tests.server.playing import new_record

BOT, PERSON = "greedy", ""
PLENTY = 200_000
"""So often a test looks whether what it waits for has come about; only one that fails does all of it."""


@dataclass
class Server:
    """As much of a server as bots need."""

    hub: Hub
    bots: Bots
    pool: BotPool

    async def deal(
        self, players: Sequence[str], table: str = "friday", game: str = "kingsburg", pace: Pace = "none"
    ) -> LiveTable:
        """A table where each seat has a bot, or a person who moves when the test says so."""
        record = new_record(game, 0.0, {"id": table, "pace": pace})
        seats = [
            SeatRecord(table, seat, "bot" if bot else "human", f"P{seat}", bot)
            for seat, bot in enumerate(players)
        ]
        await self.hub.store.add_table(record, seats)
        return await self.hub.start(table)

    async def settled(self) -> None:
        """Waits until no bot has anything to do."""
        for _ in range(PLENTY):
            if not self.bots.at_work:
                return
            await asyncio.sleep(0.005)
        raise AssertionError("the bots do not come to an end")


class FastClock(Clockwork):
    """A second of its time is a thousandth of ours."""

    def now(self) -> float:
        return super().now() * 1000

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds / 1000)


class StillClock(Clockwork):
    """Whoever sleeps wakes, but no time passes: no claim of a server ends that is only slow."""

    def __init__(self) -> None:
        self._time = super().now()

    def now(self) -> float:
        return self._time


@asynccontextmanager
async def serving(
    where: Path | str, bot_seconds: float = 600.0, clockwork: Clockwork | None = None
) -> AsyncIterator[Server]:
    url = where if isinstance(where, str) else laid_sqlite(where)
    store = open_store(url)
    await store.open()
    hub = Hub(Settings(database=url, bot_seconds=bot_seconds), store, clockwork or Clockwork())
    pool = BotPool(1)
    bots = Bots(hub, pool)
    await hub.open()
    await bots.start()
    try:
        yield Server(hub, bots, pool)
    finally:
        await bots.stop()
        await hub.close()
        await store.close()


def with_server(folder: Path, use: Callable[[Server], Awaitable[None]], bot_seconds: float = 600.0) -> None:
    async def all_of_it() -> None:
        async with serving(folder, bot_seconds) as server:
            await use(server)

    asyncio.run(all_of_it())


async def actors(server: Server, table: str = "friday") -> list[int]:
    return [step.actor for step in await server.hub.store.steps(table)]


async def until_over(server: Server, table: str = "friday") -> None:
    for _ in range(PLENTY):
        record = await server.hub.store.table(table)
        assert record is not None
        if record.status == "over":
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"{table} stands still")


async def until_turn_of(live: LiveTable, seat: int) -> None:
    """Whichever server's bots are thinking: until they are done and this table knows it."""
    for _ in range(PLENTY):
        await live.catch_up()
        if seat in live.to_act:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the bots stand still")


def thoughts(server: Server) -> float:
    """How many answers the bots of this server have found."""
    return sum(
        sample.value
        for metric in server.hub.metrics.bot_seconds.collect()
        for sample in metric.samples
        if sample.name.endswith("_count")
    )


async def play_person(live: LiveTable, seat: int) -> None:
    await live.do(seat, sample(live.game.legal_moves(live.state, seat), Seeded(live.n)), live.n)
