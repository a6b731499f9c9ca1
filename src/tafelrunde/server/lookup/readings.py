"""Answers that take work: games played again, told again, written out again.

Each is made once, however many ask for it at the same time, and kept as long as there is room. All of them
are made in one thread, one after the other and with pauses, so that tables are served meanwhile. What an
answer is kept under says everything that it depends on: whose eyes, which language, up to which step.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from inspect import isawaitable
from time import perf_counter, sleep
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from tafelrunde.server.tables.story import Happened

T = TypeVar("T")

MOST_BYTES: Final = 32 * 1024 * 1024
BLOCK: Final = 50
"""Steps that are written on one sheet."""
LASTING: Final = "lesson"
"""Keys that begin so are few, and their sheets are kept for ever."""
SLICE: Final = 0.001
"""Seconds of work after which the tables have their turn; a step takes about half of it."""
LONGEST_PAUSE: Final = 0.005


class Sheet(NamedTuple):
    """Something written: whole, or line by line."""

    lines: tuple[bytes, ...]
    result: bytes = b"null"
    """How the game ended, where a replay comes to its end."""
    past: Sequence[Happened] = ()
    """Not redacted: never for seats as it is."""

    @property
    def size(self) -> int:
        """About so many bytes."""
        return sum(map(len, self.lines)) + 100 * len(self.lines) + 1_000 * len(self.past)


Key: TypeAlias = tuple[Hashable, ...]
Work: TypeAlias = Generator[None, None, Sheet]
"""Writes a sheet; yields after each step that it has played or told."""
Plan: TypeAlias = Callable[[], Work | Awaitable[Work]]
"""Called if the sheet is not there: what has to be read for it is read only then."""


class Shelf(Generic[T]):
    """As much as there is room for; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most, self._used = most, 0
        self._kept: OrderedDict[Key, tuple[T, int]] = OrderedDict()

    def get(self, key: Key) -> T | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Key, thing: T, size: int) -> None:
        self._used += size - self._kept.pop(key, (None, 0))[1]
        self._kept[key] = (thing, size)
        while self._used > self._most:
            self._used -= self._kept.popitem(last=False)[1][1]

    @property
    def used(self) -> int:
        return self._used

    def __len__(self) -> int:
        return len(self._kept)


class Made(NamedTuple):
    sheet: Sheet
    steps: int
    """What it took just now."""


class Readings:
    """All answers of this process that take work."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._shelf: Shelf[Sheet] = Shelf(most_bytes)
        self._lasting: dict[Key, Sheet] = {}
        self._making: dict[Key, asyncio.Task[Made]] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="readings")

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
        work = await planned if isawaitable(planned) else planned
        made = await asyncio.get_running_loop().run_in_executor(self._thread, carried_out, work)
        if key[0] == LASTING:
            self._lasting[key] = made.sheet
        else:
            self._shelf.put(key, made.sheet, made.sheet.size)
        return made

    def _made(self, key: Key, done: asyncio.Task[Made]) -> None:
        del self._making[key]
        if not done.cancelled():
            done.exception()  # whoever asked has been told; perhaps nobody asks any more


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
