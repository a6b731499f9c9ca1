"""Whose bot thinks next: tables with people first, and each table its share of the thinking time.

A table that has thought much since others began to wait stands behind those that have thought little (fair
queuing by start tags). One place is kept for tables whose bots usually decide quickly; who takes longer there
is cut off, and thinks again at another place. So heavy tables, however many, hold up each other alone.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

QUICK: Final = 0.25
"""Seconds of a quick decision."""
PATIENCE: Final = 5.0
"""Who has waited so long moves up a rank: nobody waits for ever."""
CREDIT: Final = 5.0
"""Seconds of thinking that a table keeps in hand while its bots have nothing to do, as between two moves."""
MOST_KEPT: Final = 4096
"""Tables whose thinking time is remembered."""

WATCHED, PEOPLED, DESERTED = range(3)
"""Ranks of tables: people are connected, people play, nobody does."""


class Account:
    """What the bots of one table have had."""

    __slots__ = ("ready", "usual")

    def __init__(self) -> None:
        self.ready = 0.0
        """When its next decision may begin, on the common clock of thinking time."""
        self.usual = 0.0
        """How long its decisions take of late: the longest counts, each later one makes it half."""


class Ticket:
    """One decision that waits for a place, or has one."""

    __slots__ = ("account", "called", "is_quick", "number", "rank", "since", "start")

    def __init__(self, account: Account, rank: int, start: float, since: float, number: int) -> None:
        self.account, self.rank, self.start, self.since, self.number = account, rank, start, since, number
        self.is_quick = False
        """It has the place for quick decisions."""
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def order(self, now: float) -> tuple[int, float, int]:
        return max(0, self.rank - int((now - self.since) / PATIENCE)), self.start, self.number


class Line:
    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._quick = int(places > 1)
        """Free places for quick decisions only."""
        self._free = places - self._quick
        self._waiting: list[Ticket] = []
        self._accounts: dict[str, Account] = {}
        self._thought = 0.0
        """The common clock: where the last decision began that was let in."""
        self._joined = 0

    @asynccontextmanager
    async def place(self, table: str, rank: int) -> AsyncIterator[Ticket]:
        """Waits for a place, and has it as long as this lasts."""
        ticket, start = self.join(table, rank), self._now()
        try:
            await ticket.called
            start = self._now()
            yield ticket
        finally:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            else:
                self.leave(ticket, self._now() - start)

    def join(self, table: str, rank: int) -> Ticket:
        account = self._account(table)
        self._joined += 1
        start = max(self._thought - CREDIT, account.ready)
        ticket = Ticket(account, rank, start, self._now(), self._joined)
        self._waiting.append(ticket)
        self._call()
        return ticket

    def leave(self, ticket: Ticket, seconds: float) -> None:
        """Its place is free again."""
        account = ticket.account
        account.ready = ticket.start + seconds
        account.usual = max(seconds, account.usual / 2)
        if ticket.is_quick:
            self._quick += 1
        else:
            self._free += 1
        self._call()

    def _account(self, table: str) -> Account:
        """The accounts that were used least recently are forgotten."""
        account = self._accounts.pop(table, None) or Account()
        self._accounts[table] = account
        if len(self._accounts) > MOST_KEPT:
            del self._accounts[next(iter(self._accounts))]
        return account

    def _call(self) -> None:
        """Lets in whoever is next and finds a place."""
        now = self._now()
        for ticket in sorted(self._waiting, key=lambda ticket: ticket.order(now)):
            is_quick = self._free == 0
            if is_quick and (self._quick == 0 or ticket.account.usual >= QUICK):
                continue
            if ticket.called.done():  # cancelled while it waited
                continue
            if is_quick:
                self._quick -= 1
            else:
                self._free -= 1
            ticket.is_quick = is_quick
            self._thought = max(self._thought, ticket.start)
            self._waiting.remove(ticket)
            ticket.called.set_result(None)
