"""Work that goes on beside the tables. Its failures are written down and harm nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from tafelrunde.server.logging import complain
from tafelrunde.server.time import Clockwork

Sweep: TypeAlias = Callable[[float], Awaitable[None]]


async def guarded(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as trouble:
        complain("background work failed", trouble)


class Chores:
    """Tasks of one server, all ended with it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Awaitable[None]) -> None:
        """Lets something run on its own."""
        task = asyncio.create_task(guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sweep_on(self, clockwork: Clockwork, seconds: float, sweeps: Sequence[Sweep]) -> None:
        """Calls all of them with the time, again and again."""
        while True:
            await clockwork.sleep(seconds)
            now = clockwork.now()
            for sweep in list(sweeps):
                await guarded(sweep(now))

    async def end(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
