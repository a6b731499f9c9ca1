"""A hub over a real store, with clocks and notices, and time that is moved by hand. No sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import sample
from tafelrunde.server.attendance.attendance import Attendance
from tafelrunde.server.clocks.clocks import Clocks, read_clocks
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.store.interface import Store
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import Channel, ContactRecord, Notice, SeatRecord
from tests.server.playing import HandClock, new_record, run

__all__ = ["Desk", "attending", "run"]

FAR = 1e12


@dataclass
class Desk:
    """One server process."""

    hub: Hub
    store: Store
    clock: HandClock
    beside: Attendance
    made: Any = None
    """The last move."""

    async def deal(self, players: int = 2, seats: Sequence[SeatRecord] = (), **fields: Any) -> LiveTable:
        record = new_record("kingsburg", self.clock.now(), {"title": "Friday", **fields})
        people = [SeatRecord(record.id, seat, "human", f"P{seat}") for seat in range(players)]
        for seat in seats:
            people[seat.seat] = seat
            seat.table = record.id
        await self.store.add_table(record, people)
        return await self.hub.start(record.id)

    async def contact(
        self, live: LiveTable, seat: int, channel: Channel = "mail", address: str | None = None
    ) -> None:
        wished = f"p{seat}@example.org" if address is None else address
        await self.store.put_contact(ContactRecord(live.id, seat, channel, wished))
        await self.hub.refresh(live.id, "seats")

    async def move(self, live: LiveTable, seat: int | None = None, seed: int = 1) -> int:
        """A seat to act makes some move; returns who did."""
        actor = live.to_act[0] if seat is None else seat
        self.made = sample(live.game.legal_moves(live.state, actor), Seeded(live.n * 1000 + seed))
        await live.do(actor, self.made, live.n)
        return actor

    def clocks(self, live: LiveTable) -> Clocks:
        return read_clocks(live.position.clock)

    async def later(self, seconds: float) -> None:
        """Time passes, and the tables are looked after."""
        self.clock.time += seconds
        await self.beside.absence.sweep(self.clock.now())

    async def waiting(self) -> list[Notice]:
        """All notices in the outbox, whenever they are due."""
        found = await self.store.claim_notices("test", FAR, FAR, 1000)
        for notice in found:
            await self.store.notice_failed(notice.id, notice.tries, notice.due)
        return found


@asynccontextmanager
async def attending(
    database: str, clock: HandClock | None = None, *, ready: bool = True, **settings: Any
) -> AsyncIterator[Desk]:
    time = clock or HandClock()
    store = open_store(database)
    chosen = Settings(**{"database": database, **settings})
    hub = Hub(chosen, store, time)
    beside = Attendance(Context(chosen, store, hub, time))
    beside.absence.is_ready = ready
    await store.open()
    try:
        yield Desk(hub, store, time, beside)
    finally:
        await hub.close()
        await store.close()
