"""Worker processes in which bots think, so that no table ever waits for one.

A worker is started when it is first needed. One that dies or thinks too long is ended and replaced.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec.structs import replace

from tafelrunde.server.bots.thinker import READY, TOO_SLOW, Answer, Question
from tafelrunde.server.child import START_SECONDS, Child, Gone, launched

TRIES: Final = 2
"""A question whose worker dies is asked once more: the worker may have died of something else."""
GRACE: Final = 2.0
"""A worker cuts its bot off itself; one that has not answered so much later hangs."""

Sleep = Callable[[float], Awaitable[None]]


class TooSlow(Exception):
    """The worker did not answer in time."""


class Worker(Child):
    """One process and the conversation with it."""

    def __init__(self, process: Process, sleep: Sleep) -> None:
        super().__init__(process)
        self._sleep = sleep

    @classmethod
    async def start(cls, sleep: Sleep) -> Worker:
        worker = cls(await launched("tafelrunde.server.bots.thinker"), sleep)
        try:
            if await worker._read(START_SECONDS) != READY:
                raise Gone
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: Question) -> Answer:
        try:
            self.tell(msgspec.json.encode(question) + b"\n")
            line = await self._read(question.seconds + GRACE)
            return msgspec.json.decode(line, type=Answer)
        except (OSError, ValueError, msgspec.DecodeError):
            raise Gone from None

    async def _read(self, seconds: float) -> bytes:
        """The next line, or `TooSlow`; a process that has ended says nothing any more."""
        reading = asyncio.ensure_future(self.heard.readline())
        timer = asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait({reading, timer}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                raise TooSlow
            return reading.result()
        finally:
            reading.cancel()
            timer.cancel()


class BotPool:
    """At most so many workers; more questions wait in line."""

    def __init__(
        self, workers: int, sleep: Sleep = asyncio.sleep, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.workers = workers
        self._free = asyncio.Semaphore(workers)
        self._sleep, self._now = sleep, now
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    @property
    def pids(self) -> list[int]:
        """The processes that live now."""
        return [worker.pid for worker in (*self._idle, *self._busy)]

    async def warm_up(self) -> None:
        """Has a worker ready before the first question."""
        with suppress(Gone, TooSlow, OSError):
            self._idle.append(await self._take())

    async def think(self, question: Question) -> Answer:
        """The bot's answer; `trouble` says why there is no move: `TooSlow`, `Gone`, or the bot's own.

        However often it is asked, the bot thinks no longer than the question allows; waiting does not count.
        """
        async with self._free:
            used = 0.0
            for _ in range(TRIES):
                start = self._now()
                try:
                    worker = await self._take()
                    start = self._now()
                    return await self._ask(worker, replace(question, seconds=question.seconds - used))
                except TooSlow:
                    return Answer(trouble=TOO_SLOW)
                except (Gone, OSError):
                    used += self._now() - start
                    if used >= question.seconds:
                        return Answer(trouble=TOO_SLOW)
            return Answer(trouble=Gone.__name__)

    async def _ask(self, worker: Worker, question: Question) -> Answer:
        self._busy.add(worker)
        try:
            found = await worker.ask(question)
        except BaseException:
            # Also when our own task is cancelled: what the worker says next would answer an old question.
            await worker.end()
            raise
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)
        return found

    async def _take(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            await worker.end()
        return await Worker.start(self._sleep)

    async def close(self) -> None:
        """Ends all workers; ask nothing any more."""
        workers = [*self._idle, *self._busy]
        self._idle.clear()
        await asyncio.gather(*(worker.end() for worker in workers))
