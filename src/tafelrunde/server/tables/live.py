"""LiveTable: the authority of one table in this process. Other processes may have theirs; the store decides.

A change is proposed on a copy and written as step n + 1. Only then is it true: swapped in and told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import CHANCE, Event, Game, Seat
from tafelrunde.engine.log import Entry, Header
from tafelrunde.engine.table import FairSource
from tafelrunde.server.errors import Denied
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.audience import Audience
from tafelrunde.server.tables.journal import Damaged, Past, Position, Proposal
from tafelrunde.server.tables.packets import shown
from tafelrunde.server.tables.staleness import without_chance
from tafelrunde.server.tables.story import Chronicle, happened_at
from tafelrunde.server.tables.surroundings import StepOutcome, Surroundings
from tafelrunde.store.interface import Repeated, StoreFailed, Taken
from tafelrunde.store.records import Append, SeatRecord, Status, Step, TableRecord

MOST_TRIES: Final = 8
"""How often other processes may be faster before a command is given up."""

MOST_TOLD: Final = 200
"""Steps that those who come back are usually told one by one; see `Settings.most_resumed`."""


class StaleStep(Exception):
    """The game has moved on since the step that the command was made for; it stands at step n."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


Propose = Callable[[Position], Awaitable[Proposal]]


class LiveTable:
    """One table in memory: what was agreed on, who sits there, and the position; no log."""

    def __init__(
        self, around: Surroundings, game: Game, record: TableRecord, seats: Sequence[SeatRecord]
    ) -> None:
        self._around = around
        self.game = game
        self.id = record.id
        self.record = record
        self.seats = list(seats)
        self.audience = Audience()
        self.chronicle = Chronicle()
        self.outlooks: dict[Seat, tuple[int, tuple[int, ...] | Denied]] = {}
        """By seat, at which step `undo.py` has found out what, for those who ask again."""
        self.used = around.clockwork.now()
        """When somebody last asked for this table."""
        self._lock = asyncio.Lock()
        self._source = FairSource(record.secret, record.id)
        self._header: Header | None = None
        self._position: Position | None = None
        self._past: list[Past] | None = None
        """What somebody has missed, until the next step; not redacted."""
        self._shown: tuple[Position, Seat | None, int, bytes] | None = None
        """The view that was asked for last: whoever asks for it again and again holds up nobody."""

    # -- looking at it --------------------------------------------------------------------------------
    @property
    def n(self) -> int:
        """Number of the last step; 0 before the game starts."""
        return 0 if self._position is None else self._position.n

    @property
    def has_begun(self) -> bool:
        return self._position is not None

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    @property
    def position(self) -> Position:
        if self._position is None:
            raise Denied("state", "game-not-started")
        return self._position

    @property
    def header(self) -> Header:
        if self._header is None:
            raise Denied("state", "game-not-started")
        return self._header

    @property
    def state(self) -> Any:
        """The full position. Only the game looks inside, and only what `view` shows leaves the server."""
        return self.position.state

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return () if self._position is None else without_chance(self._position.to_act)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def now(self) -> float:
        return self._around.clockwork.now()

    def view_for(self, seat: Seat | None, most_offers: int = 2_000) -> bytes:
        """A fresh `Stepped` for this seat, None for everybody."""
        asked = (self.position, seat, most_offers)
        if self._shown is None or self._shown[0] is not asked[0] or self._shown[1:3] != asked[1:]:
            self._shown = (*asked, shown(self.game, *asked))
        return self._shown[3]

    # -- changing it ----------------------------------------------------------------------------------
    def do(
        self, seat: Seat, move: Any, n: int, command: str | None = None, *, by_bot: bool = False
    ) -> Coroutine[Any, Any, int]:
        """Makes a move and returns its step; the same command again returns the same step.

        Raises `IllegalMove`, `StaleStep`, `StoreFailed` or `Denied`, and then nothing has changed. A person's
        move counts if it came in time, however long it waits here.
        """
        came = self.now()

        async def propose(position: Position) -> Proposal:
            self.check_running()
            self.check_current(seat, n)
            if not by_bot:
                self.check_in_time(seat, came)
            return journal.moved(self.game, position, self._source, seat, move)

        return self.commit(propose, seat, n, command)

    def check_current(self, seat: Seat, n: int) -> None:
        """A seat may answer the question it was asked, whatever others handed in since."""
        position = self.position
        if not 0 <= seat < len(position.asked):
            raise Denied("forbidden", "no-such-seat")
        if not position.asked[seat] <= n <= position.n:
            raise StaleStep(position.n)

    def check_in_time(self, seat: Seat, came: float) -> None:
        """Raises `Denied` if the seat's time was up when its command came."""
        self._around.check_in_time(self, seat, came)

    def check_running(self) -> None:
        status = self.record.status
        if status == "over":
            raise Denied("state", "game-is-over")
        if status != "running":
            raise Denied("state", "game-not-running")

    async def commit(self, propose: Propose, actor: Seat, n: int, command: str | None) -> int:
        """Writes what is proposed as the next step; if others were faster, asks again for a proposal."""
        key = None if command is None else f"{actor}:{command}"
        outcomes: list[StepOutcome] = []
        try:
            async with self._lock:
                return await self._tried(propose, n, key, outcomes)
        finally:
            for outcome in outcomes:
                self._around.after(self, outcome)

    async def _tried(self, propose: Propose, n: int, key: str | None, outcomes: list[StepOutcome]) -> int:
        for _ in range(MOST_TRIES):
            try:
                if n > self.n:  # whoever asks has seen a step of another process that we have not heard of
                    outcomes += await self._catch_up()
                outcomes.append(await self._write(await propose(self.position), key))
            except Repeated as earlier:
                if earlier.n > self.n:  # it was written although the store could not tell us so
                    outcomes += await self._catch_up()
                return earlier.n
            except Taken:
                outcomes += await self._catch_up()
            except Damaged:
                self._around.distrust(self)
                raise
            except (StaleStep, Denied):
                earlier_n = await self._step_of(key, n)
                if earlier_n is None:
                    raise
                return earlier_n
            else:
                return self.n
        raise StoreFailed("other processes were faster too often")

    async def _step_of(self, key: str | None, n: int) -> int | None:
        """The step that this command became when it was sent before; it must be one after n."""
        if key is None or n >= self.n:
            return None
        return await self._around.store.step_of(self.id, key, n)

    async def _write(self, proposal: Proposal, key: str | None) -> StepOutcome:
        around, before = self._around, self.position
        kind, after = proposal.kind, proposal.after
        step = Step(after.n, kind, proposal.body, proposal.actor, around.clockwork.now(), key, after.clock)
        status: Status = "running" if after.to_act else "over"
        append = Append(self.id, step, without_chance(after.to_act), self.record.deadline, status)
        if kind != "ask":
            append.deadline = None
            append = await around.decorated(self, append)
        start = perf_counter()
        await around.store.append(append)
        around.metrics.append_seconds.observe(perf_counter() - start)
        clock = append.step.clock
        self._swap(after if clock == after.clock else msgspec.structs.replace(after, clock=clock), append)
        return self._told(before, append.step, proposal.events, ours=True)

    def _swap(self, position: Position, append: Append) -> None:
        self._position = position
        record = self.record
        record.n, record.to_act = position.n, append.to_act
        record.deadline, record.status, record.changed = append.deadline, append.status, append.step.at

    def _told(self, before: Position, step: Step, events: list[Event], *, ours: bool) -> StepOutcome:
        settled = before.plea is not None and self.position.plea is None
        to_act = self.record.to_act if ours else self.to_act
        outcome = StepOutcome(step.n, step.kind, step.actor, events, to_act, ours, step.command, settled)
        self._past = None
        self.chronicle.add(happened_at(step.kind, step.actor, events, self.position))
        self._around.broadcast(self, outcome)
        return outcome

    # -- beginning and following ----------------------------------------------------------------------
    async def load(self) -> None:
        """Reads the game from the store; begins it if nobody has."""
        async with self._lock:
            if self.record.header and self._header is None:
                header = journal.read_header(self.record.header)
                self._position = journal.position_after(self.game, header, await self.steps())
                self._header = header
                if self.n:
                    self._around.show(self)
        if self.has_begun and self.n == 0 and self.record.status == "running":
            await self.begin()

    async def renew(self, record: TableRecord, seats: Sequence[SeatRecord]) -> None:
        """Takes over what the lobby has changed; a game that was started begins."""
        async with self._lock:
            if record.n < self.n:  # read before our last step
                record.n, record.to_act = self.n, self.record.to_act
                record.deadline, record.status = self.record.deadline, self.record.status
                record.changed = max(record.changed, self.record.changed)
            self.record, self.seats = record, list(seats)
        await self.load()
        await self.catch_up()

    async def begin(self) -> None:
        """Step 1. Its dice depend on the table's secret alone, so it does not matter who throws them."""

        async def propose(position: Position) -> Proposal:
            if position.n:
                raise StaleStep(position.n)
            return journal.begun(self.game, position, self._source)

        try:
            await self.commit(propose, -1, 0, None)
        except StaleStep:
            return

    async def catch_up(self, to: int | None = None) -> None:
        """Follows the steps that other processes have written; up to one of them, if it is not here yet."""
        outcomes: list[StepOutcome] = []
        if not self.has_begun:
            return
        try:
            async with self._lock:
                if to is None or to > self.n:
                    outcomes += await self._catch_up()
        finally:
            for outcome in outcomes:
                self._around.after(self, outcome)

    async def _catch_up(self) -> list[StepOutcome]:
        steps, record = await self._around.store.news(self.id, self.n)
        if record is not None:
            self.record = record
        return [await self._follow(step) for step in steps]

    async def _follow(self, step: Step) -> StepOutcome:
        before, events = self.position, list[Event]()
        if step.kind == "undo":
            self._position = await self.position_at(step.n)
        else:
            self._position, events = journal.went_on(self.game, before, step)
        return self._told(before, step, events, ours=False)

    async def position_at(self, n: int) -> Position:
        """The game as it stood after step n."""
        steps = await self.steps()
        return await asyncio.to_thread(
            journal.position_after, self.game, self.header, [step for step in steps if step.n <= n]
        )

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """While this lasts no step is made and nobody is told of one."""
        async with self._lock:
            yield

    async def history(self, start: int) -> list[Past]:
        """The position after step `start`, then what each later step did, up to the present one.

        The game is played again once for all who come before the next step: they may come by the hundred.
        """
        n, known = self.n, self._past
        if known is None or known[0].position.n > start or known[-1].position.n != n:
            steps, earliest = (await self.steps())[:n], max(0, min(start, n - MOST_TOLD))
            known = await asyncio.to_thread(journal.history, self.game, self.header, steps, earliest)
            self._past = known
        past = known[start - known[0].position.n :]
        return [past[0]._replace(events=[], undone=False, actor=CHANCE), *past[1:]]

    async def steps(self) -> list[Step]:
        return await self._around.store.steps(self.id)

    async def entries(self) -> list[Entry]:
        """The log, without what was taken back."""
        return journal.log_entries(self.game, await self.steps())
