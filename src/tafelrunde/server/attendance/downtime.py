"""A server that was down costs nobody any time.

A running server notes every few seconds that it is alive. One that starts looks when that was done last: if
no other server was alive meanwhile, every running clock is set forward by the time in between.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from tafelrunde.engine.contract import CHANCE
from tafelrunde.server.attendance.absence import Absence
from tafelrunde.server.clocks.clock_rules import rule_of
from tafelrunde.server.clocks.clocks import Clocks, deadline, read_clocks, shifted, write_clocks
from tafelrunde.server.logging import tell, warn
from tafelrunde.server.tables.hub import Hub
from tafelrunde.store.interface import Store, StoreFailed, Taken
from tafelrunde.store.records import Append, Change, Status, Step, TableRecord

BEATS_TO_WAIT: Final = 2.5
"""A server that is alive is heard within so many beats."""
NEVER: Final = 0.0
"""A beat at this time only asks for the last one: the latest counts."""
CLAIMED: Final = 60.0
PAGE: Final = 500
MOST_TRIES: Final = 8
RUNNING: Final[tuple[Status, ...]] = ("running",)

Gap = tuple[float, float]


class Downtime:
    """Keeps the heart beating, and sets clocks forward after it stood still."""

    def __init__(self, hub: Hub, store: Store, absence: Absence) -> None:
        self._hub, self._store, self._absence = hub, store, absence
        self.also: list[Callable[[Gap], Awaitable[None]]] = []
        """Others whose clocks ran on while nobody was there."""

    def attach(self) -> None:
        """Before anything is served: until it is clear how long we were away, nobody is late."""
        self._absence.is_ready = False
        self._hub.sweeps.append(self.beat)

    async def beat(self, now: float) -> None:
        if self._absence.is_ready:
            await self._store.beat(now)

    async def recover(self) -> None:
        """Gives back the time since the last beat, if no server was running.

        Until that is done no beat is noted: whoever is stopped in the middle of it begins anew.
        """
        clockwork = self._hub.clockwork
        while not self._absence.is_ready:
            try:
                if await self._tried(clockwork.now()):
                    await self._store.beat(clockwork.now())
                    self._absence.is_ready = True
                    return
            except StoreFailed as trouble:
                warn("downtime unknown", trouble)
            await clockwork.sleep(self._hub.settings.sweep_seconds)

    async def _tried(self, now: float) -> bool:
        """False if another server is about to do the same."""
        before = await self._store.beat(NEVER)
        if not before or before >= now or not await self._was_alone(before, now):
            return True
        if not await self._store.claim("downtime", self._hub.settings.node, now, now + CLAIMED):
            return False
        await self._give_back((before, now))
        return True

    async def _was_alone(self, before: float, now: float) -> bool:
        """A short gap may be the pause between two beats of another server: then another one follows."""
        wait = BEATS_TO_WAIT * self._hub.settings.sweep_seconds
        if now - before > wait:
            return True
        await self._hub.clockwork.sleep(wait)
        return await self._store.beat(NEVER) == before

    async def close(self) -> None:
        """The last beat: from now on, time is given back."""
        await self.beat(self._hub.clockwork.now())

    async def _give_back(self, gap: Gap) -> None:
        tables = await self._clocked()
        for table in tables:
            try:
                await self._shift(table.id, gap)
            except StoreFailed as trouble:
                warn("time could not be given back", trouble, table=table.id)
        for give_back in self.also:
            await give_back(gap)
        tell("time given back", seconds=gap[1] - gap[0], tables=len(tables))

    async def _clocked(self) -> list[TableRecord]:
        """Running tables on whose clocks somebody's time runs."""
        found: list[TableRecord] = []
        before: float | None = None
        while page := await self._store.tables(status=RUNNING, before=before, limit=PAGE):
            found += [record for record in page if record.deadline is not None]
            before = page[-1].changed
        return found

    async def _shift(self, table: str, gap: Gap) -> None:
        """Writes the clocks anew; the table need not be in memory for that."""
        for _ in range(MOST_TRIES):
            record = await self._store.table(table)
            if record is None or record.status != "running" or record.deadline is None:
                return
            clocks = await self._shifted(record, gap)
            step = Step(
                record.n + 1, "clock", b"{}", CHANCE, self._hub.clockwork.now(), clock=write_clocks(clocks)
            )
            try:
                await self._store.append(Append(table, step, record.to_act, deadline(clocks), "running"))
            except Taken:
                continue
            self._hub.heard(Change(table, "step", step.n))
            return

    async def _shifted(self, record: TableRecord, gap: Gap) -> Clocks:
        """Clocks that were started after the gap lost nothing in it."""
        steps = await self._store.steps(record.id, record.n - 1)
        clocks = read_clocks(steps[-1].clock)
        ran = clocks
        if steps[-1].at > gap[1]:
            earlier = [step for step in await self._store.steps(record.id) if step.at <= gap[1]]
            ran = read_clocks(earlier[-1].clock if earlier else b"")
        seats = [seat for seat, until in clocks.until.items() if ran.until.get(seat) == until]
        return shifted(rule_of(record.clock), clocks, gap, {*seats, *ran.out})
