"""Answers that take work: games played again, told again, written out again.

Each is made once, however many ask for it at the same time, and kept as long as there is room. All of them
are made one after the other, in a process of their own (`scriptorium.py`): tables are served meanwhile.
What an answer is kept under says everything that it depends on: whose eyes, which language, up to which step.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from inspect import isawaitable
from time import perf_counter, sleep
from typing import Final, Protocol, TypeAlias

from tafelrunde.server.lookup.jobs import MOST_POSITIONS, Order, Positions
from tafelrunde.server.lookup.sheets import Key, Made, Sheet, Shelf, Work

MOST_BYTES: Final = 32 * 1024 * 1024
LASTING: Final = "lesson"
"""Keys that begin so are few, and their sheets are kept for ever."""
SLICE: Final = 0.001
"""Seconds of work after which the tables have their turn; a step takes about half of it."""
LONGEST_PAUSE: Final = 0.005

Plan: TypeAlias = Callable[[], Order | Awaitable[Order]]
"""Called if the sheet is not there: what has to be read for it is read only then."""


class Maker(Protocol):
    """Whoever does the work."""

    async def make(self, order: Order) -> Made: ...


class Readings:
    """All answers of this process that take work."""

    def __init__(self, maker: Maker, most_bytes: int = MOST_BYTES) -> None:
        self._maker = maker
        self._shelf: Shelf[Sheet] = Shelf(most_bytes)
        self._lasting: dict[Key, Sheet] = {}
        self._making: dict[Key, asyncio.Task[Made]] = {}

    def kept(self, key: Key) -> Sheet | None:
        return self._lasting.get(key) or self._shelf.get(key)

    async def get(self, key: Key, plan: Plan) -> Made:
        """The sheet; it took nothing if it was there, or if another is having it made."""
        kept = self.kept(key)
        if kept is not None:
            return Made(kept, 0)
        others = self._making.get(key)
        if others is not None:
            return Made((await asyncio.shield(others)).sheet, 0)
        task = self._making[key] = asyncio.create_task(self._make(key, plan))
        task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)

    async def _make(self, key: Key, plan: Plan) -> Made:
        planned = plan()
        order = await planned if isawaitable(planned) else planned
        made = await self._maker.make(order)
        if key[0] == LASTING:
            self._lasting[key] = made.sheet
        else:
            self._shelf.put(key, made.sheet, made.sheet.size)
        return made

    def _made(self, key: Key, done: asyncio.Task[Made]) -> None:
        del self._making[key]
        if not done.cancelled():
            done.exception()  # whoever asked has been told; perhaps nobody asks any more


class Thread:
    """Does the work in this very process, for those who do not want another one."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="readings")
        self._positions: Positions = Shelf(MOST_POSITIONS)

    async def make(self, order: Order) -> Made:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, carried_out, order.work(self._positions))


def carried_out(work: Work) -> Made:
    """Does the work with pauses; a thread that never rests would make every other wait for its turn."""
    steps, since = 0, perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as end:
            return Made(end.value, steps)
        steps += 1
        took = perf_counter() - since
        if took >= SLICE:
            sleep(min(took, LONGEST_PAUSE))
            since = perf_counter()
