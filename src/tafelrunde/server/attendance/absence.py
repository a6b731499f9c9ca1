"""What happens when somebody does not move: a reminder, then a bot stands in or the host decides.

Clocks change only in steps, so every process knows how they stand, and two of them cannot decide differently.
The time during which no server was running is given back to everybody. A move that comes after the end of its
time does not count, noticed or not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec.structs import replace

from tafelrunde.bots import best_bot, bots_for
from tafelrunde.engine.contract import CHANCE
from tafelrunde.server.chores import guarded
from tafelrunde.server.clocks.clock_rules import AnyRule, NoClock, rule_of
from tafelrunde.server.clocks.clocks import (
    Clocks,
    Rewound,
    after_move,
    after_undo,
    deadline,
    expired,
    granted,
    read_clocks,
    reminded,
    reseated,
    started,
    time_up,
    undecided,
    write_clocks,
)
from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import tell, warn
from tafelrunde.server.notices.notices import Notices, people
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.tables.journal import Moves, Position, Proposal, Undo
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.time import Clockwork
from tafelrunde.store.interface import Store, StoreFailed, Taken
from tafelrunde.store.records import Append, SeatRecord, Step, TableRecord

PAGE: Final = 100
WATCH: Final = 0.25
"""How often tables are looked for whose time is up; with `FLIGHT` it must stay well below half a second."""
FLIGHT: Final = 0.1
"""A move that came in time may still be on its way to the store; so long a time-out waits for it."""
AGAIN: Final = 5.0
"""Seconds until a table is tried again that could not be attended."""

Change = Callable[[AnyRule, Clocks, float], Clocks]


class Unchanged(Exception):
    """The clocks are right as they are."""


def rewound(steps: Sequence[Step], keep: int) -> Rewound:
    """What an undo goes back over that leaves the first `keep` entries of the log, which still stand."""
    past: list[tuple[int, Step]] = []
    length = 0
    for step in steps:
        if step.kind == "undo":
            length = msgspec.json.decode(step.body, type=Undo).keep
            past = [(entries, moves) for entries, moves in past if entries <= length]
        elif step.kind == "moves":
            length += len(msgspec.json.decode(step.body, type=Moves).entries)
            past.append((length, step))
    kept = [step for entries, step in past if entries <= keep]
    undone = [step for entries, step in past if entries > keep]
    return Rewound(
        read_clocks(kept[-1].clock if kept else b""),
        read_clocks(undone[0].clock if undone else b""),
        tuple([step.actor for step in undone]),
    )


def can_decide(seats: Sequence[SeatRecord], host: int, late: Sequence[int]) -> bool:
    """Whether there is a host to ask: a person who is not late as well."""
    return host not in late and bool(people(seats, (host,)))


class Absence:
    """The clocks of all tables, and those who let them run out."""

    def __init__(self, hub: Hub, store: Store, notices: Notices) -> None:
        self._hub, self._store, self._notices = hub, store, notices
        self.clockwork = hub.clockwork
        self.is_ready = True
        """False while it is unclear how long no server was running: until then nobody is late."""
        self._troubled: dict[str, float] = {}
        """Tables that could not be attended, and when to try again."""

    def attach(self) -> None:
        """Hangs clocks and notices into the hub."""
        self._hub.in_time.append(self.check_in_time)
        self._hub.decorate += [self.decorate, self._notices.decorate]
        self._hub.after_seating += [self._notices.forget, self.reseat]

    # -- with every step --------------------------------------------------------------------------------
    async def decorate(self, live: LiveTable, append: Append) -> Append:
        """Adds to a step how the clocks stand after it, and when they ask for attention."""
        rule = rule_of(live.record.clock)
        if isinstance(rule, NoClock):
            return append
        clocks = await self._after(rule, live, append)
        step = replace(append.step, clock=write_clocks(clocks))
        return replace(append, step=step, deadline=deadline(clocks))

    async def _after(self, rule: AnyRule, live: LiveTable, append: Append) -> Clocks:
        step, on_clock = append.step, people(live.seats, append.to_act)
        if step.kind == "clock":
            return read_clocks(step.clock)
        before = started(rule, len(live.seats)) if step.n == 1 else read_clocks(live.position.clock)
        if step.kind == "undo":
            keep = msgspec.json.decode(step.body, type=Undo).keep
            past = rewound(await self._store.steps(live.id), keep)
            return after_undo(rule, before, past, on_clock, step.at)
        return after_move(rule, before, step.actor, on_clock, step.at)

    def check_in_time(self, live: LiveTable, seat: int, came: float) -> None:
        """What came after the end of the seat's time does not count; what must follow follows at once."""
        if live.seats[seat].stands_in and live.seats[seat].late:
            raise Denied("state", "bot-stands-in")
        has_clock = not isinstance(rule_of(live.record.clock), NoClock)
        if not self.is_ready or not has_clock or seat not in people(live.seats, live.to_act):
            return
        clocks = read_clocks(live.position.clock)
        if seat not in clocks.until and seat not in clocks.out:  # another process let a bot stand in
            raise Denied("state", "bot-stands-in")
        if clocks.until.get(seat, came) <= came:
            self._hub.spawn(self._attended(live.record))
            raise Denied("state", "time-is-up")

    # -- between the steps ------------------------------------------------------------------------------
    async def watch(self) -> None:
        """Notices within half a second that somebody's time is up, whoever has the table in memory."""
        while True:
            await guarded(self.sweep(self.clockwork.now() - FLIGHT))
            await self.clockwork.sleep(WATCH)

    async def sweep(self, now: float) -> None:
        """Looks after the tables whose clocks ask for it."""
        if not self.is_ready:
            return
        self._troubled = {table: again for table, again in self._troubled.items() if again > now}
        due = await self._store.due_tables(now, PAGE)
        await asyncio.gather(*(self._attended(record) for record in due if record.id not in self._troubled))

    async def _attended(self, record: TableRecord) -> None:
        try:
            await self.attend(record)
        except (StoreFailed, Denied) as trouble:
            self._troubled[record.id] = self.clockwork.now() + AGAIN
            warn("clock waits", trouble, table=record.id)

    async def attend(self, record: TableRecord) -> None:
        """Reminds, and decides about those whose time is up."""
        live = await self._hub.table(record.id)
        if live is not None and live.n < record.n:
            await live.catch_up()
        if live is None or live.record.status != "running":
            return
        if await self._store.seats(live.id) != live.seats:
            return  # somebody has just decided, and we hear of it in a moment
        await self.reseat(live)
        await change_clocks(
            live, self.clockwork, lambda rule, clocks, now: self._noted(live, rule, clocks, now)
        )
        now = self.clockwork.now()
        for seat in people(live.seats, undecided(read_clocks(live.position.clock), now)):
            await self._stand_in(live, seat)
        await self.reseat(live)
        due = deadline(read_clocks(live.position.clock))
        if live.record.deadline != due:
            live.record.deadline = due
            await self._store.set_deadline(live.id, live.n, due)

    @staticmethod
    def _noted(live: LiveTable, rule: AnyRule, clocks: Clocks, now: float) -> Clocks:
        """Reminders are given once; those out of time wait for the host, or for nobody."""
        late = expired(clocks, now)
        asks = rule.timeout == "host" and can_decide(live.seats, live.record.host, (*late, *clocks.out))
        by = now + rule.decide if asks else now
        return reminded(time_up(rule, clocks, dict.fromkeys(late, by), now), now)

    async def _stand_in(self, live: LiveTable, number: int) -> None:
        """A bot plays for this seat until its player comes back, as long as anybody else plays."""
        seat, game = live.seats[number], live.game
        wished = rule_of(live.record.clock).bot
        bot = wished if wished in bots_for(game) else best_bot(game)
        with suppress(Taken):  # somebody has just decided otherwise
            await self._store.put_seat(replace(seat, bot=bot, stands_in=True, late=True), seat)
            tell("bot stands in", table=live.id, seat=number, bot=bot)
            await self._hub.refresh(live.id, "seats")

    async def reseat(self, live: LiveTable) -> None:
        """Somebody left, came back, or gave the seat to a bot: clocks stop and start accordingly."""
        await change_clocks(
            live,
            self.clockwork,
            lambda rule, clocks, now: reseated(rule, clocks, people(live.seats, live.to_act), now),
        )


async def grant(live: LiveTable, clockwork: Clockwork, seat: int, seconds: float) -> None:
    """The host gives a seat that is to act more time."""
    if isinstance(rule_of(live.record.clock), NoClock):
        raise Denied("state", "table-without-clock")
    live.check_running()

    def change(rule: AnyRule, clocks: Clocks, now: float) -> Clocks:
        if seat not in people(live.seats, live.to_act):
            raise Denied("state", "time-for-acting-only")
        return granted(rule, clocks, seat, seconds, now)

    await change_clocks(live, clockwork, change)


async def change_clocks(live: LiveTable, clockwork: Clockwork, change: Change) -> None:
    """Writes the changed clocks as a step, if they change at all."""
    rule = rule_of(live.record.clock)
    if isinstance(rule, NoClock) or not live.has_begun or live.record.status != "running":
        return

    async def propose(position: Position) -> Proposal:
        live.check_running()
        before = read_clocks(position.clock)
        after = change(rule, before, clockwork.now())
        if replace(after, at=before.at) == before:
            raise Unchanged
        changed = replace(position, n=position.n + 1, clock=write_clocks(after))
        return Proposal("clock", CHANCE, b"{}", changed, [])

    with suppress(Unchanged):
        await live.commit(propose, CHANCE, live.n, None)
