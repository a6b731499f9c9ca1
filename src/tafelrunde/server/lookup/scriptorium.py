"""The server's side of the process that does what takes work: started when it is needed, ended when idle.

A scribe that dies is replaced, and its job is done once more; one that takes too long is ended. While a job
is done, others wait in line: one address has its own line before that (`routes/request.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tafelrunde.engine.contract import Game
from tafelrunde.server.child import START_SECONDS, Child, Gone, launched
from tafelrunde.server.logging import warn
from tafelrunde.server.lookup.jobs import Order, unpacked
from tafelrunde.server.lookup.scribe import LENGTH, READY, Answer, Asked
from tafelrunde.server.lookup.sheets import Made, Sheet
from tafelrunde.server.tables.story import Happened

IDLE_SECONDS: Final = 5.0
"""A scribe without work goes: it takes 40 MB, and half a second to come."""
JOB_SECONDS: Final = 120.0
"""A game takes a second or two; at the lowest priority on a busy machine, more."""
TRIES: Final = 2
"""A job whose scribe dies is done once more: it may have died of something else."""


class Unwritten(Exception):
    """There is no answer, and it is our fault; says where it went wrong."""


class Scribe(Child):
    """One process and the conversation with it."""

    @classmethod
    async def start(cls) -> Scribe:
        scribe = cls(await launched("tafelrunde.server.lookup.scribe"))
        try:
            if await scribe._heard(len(READY), START_SECONDS) != READY:
                raise Gone
        except BaseException:
            await scribe.end()
            raise
        return scribe

    async def ask(self, question: bytes) -> Answer:
        try:
            self.tell(len(question).to_bytes(LENGTH, "big") + question)
            length = int.from_bytes(await self._heard(LENGTH, JOB_SECONDS), "big")
            return msgspec.msgpack.decode(await self._heard(length, JOB_SECONDS), type=Answer)
        except (OSError, msgspec.DecodeError):
            raise Gone from None

    async def _heard(self, size: int, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                return await self.heard.readexactly(size)
        except (asyncio.IncompleteReadError, TimeoutError):
            raise Gone from None


class Scriptorium:
    """Has at most one scribe at work. `spawn` lets the care for it run on until the server ends."""

    def __init__(self, spawn: Callable[[Awaitable[None]], None], idle_seconds: float = IDLE_SECONDS) -> None:
        self._spawn, self._idle_seconds = spawn, idle_seconds
        self._turn = asyncio.Lock()
        self._asked = asyncio.Event()
        self._scribe: Scribe | None = None
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The process that lives now."""
        return None if self._scribe is None else self._scribe.pid

    async def make(self, order: Order) -> Made:
        answer = await self._answer(msgspec.msgpack.encode(Asked(order.game.meta.id, order.job)))
        if answer.trouble:
            raise Unwritten(answer.trouble)
        return Made(Sheet(answer.lines, answer.result, await read_pages(order.game, answer)), answer.steps)

    async def _answer(self, question: bytes) -> Answer:
        async with self._turn:
            for _ in range(TRIES):
                try:
                    return await (await self._ready()).ask(question)
                except (Gone, OSError):
                    warn("scribe is gone")
                    await self._dismiss()
                except BaseException:  # what it says next would answer an old question
                    await self._dismiss()
                    raise
                finally:
                    self._asked.set()
        raise Unwritten("Gone")

    async def _ready(self) -> Scribe:
        if self._is_closed:
            raise Unwritten("closed")
        if self._scribe is None or not self._scribe.alive:
            await self._dismiss()
            self._scribe = await Scribe.start()
            self._spawn(self._care(self._scribe))
        return self._scribe

    async def _dismiss(self) -> None:
        scribe, self._scribe = self._scribe, None
        if scribe is not None:
            await scribe.end()

    async def _care(self, scribe: Scribe) -> None:
        """Ends a scribe that has had nothing to do for a while, and in any case with the server."""
        try:
            while self._scribe is scribe and (await self._is_wanted() or self._turn.locked()):
                pass
        except asyncio.CancelledError:
            self._is_closed = True
            raise
        finally:
            if self._scribe is scribe:
                self._scribe = None
            await scribe.end()

    async def _is_wanted(self) -> bool:
        """Whether it was asked for something within the time."""
        self._asked.clear()
        try:
            async with asyncio.timeout(self._idle_seconds):
                return await self._asked.wait()
        except TimeoutError:
            return False


async def read_pages(game: Game, answer: Answer) -> list[Happened]:
    """Page by page, so that tables have their turn in between."""
    past: list[Happened] = []
    for page in answer.past:
        past += unpacked(game, page)
        await asyncio.sleep(0)
    return past
