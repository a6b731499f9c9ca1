"""Who is next in a lane: all who wait take turns, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """One at a time. Of those who wait each gets a turn before anybody gets a second one."""

    def __init__(self) -> None:
        self._is_taken = False
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By who asks; whoever is next stands first."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def waiting(self, who: str) -> int:
        return len(self._lines.get(who, ()))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self._is_taken:
            await self._wait(who)
        self._is_taken = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, who: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was our turn just now
                self._next()
            raise

    def _next(self) -> None:
        """Stays taken while it is handed over, so that nobody slips in between."""
        while self._lines:
            who, line = self._lines.popitem(last=False)
            first = line.popleft()
            if line:
                self._lines[who] = line
            if not first.done():
                first.set_result(None)
                return
        self._is_taken = False
