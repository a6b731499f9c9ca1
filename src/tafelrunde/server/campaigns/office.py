"""The server's side of campaigns: errands are handed to worker processes, so that no table waits for them.

There are three lanes: quick errands (a verdict, a save, a letter) never wait behind a month that is being
played, and neither behind a world that is being made. In each of them those who ask take turns. A worker is
started when it is first needed, and ended when nobody has needed it for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.server.campaigns.errands import ERRANDS
from tafelrunde.server.campaigns.framing import (
    READY,
    Charter,
    Done,
    Job,
    Lane,
    Refusal,
    Underway,
    framed,
    receive_frame,
)
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.turns import Turns
from tafelrunde.server.child import START_SECONDS, Child, Gone, launched
from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import complain, warn

SECONDS: Final[dict[Lane, float]] = {"quick": 30.0, "long": 300.0, "founding": 300.0}
"""A worker that has not answered by then hangs."""
MOST_WAITING: Final = 200
"""Errands in line; more are refused, because nobody would wait for them."""
MOST_OF_ONE: Final = 20
"""Of them for the same person: nobody fills a lane alone."""
AGAIN: Final = 20
PAUSE: Final = 0.2
"""Seconds until a campaign is asked for again that somebody else is at; so often, and then it is refused."""
IDLE: Final = 600.0
"""Seconds after which a worker that nobody needs is ended, and with it all campaigns that it has open."""

Heard = Callable[[str, Happening], None]
Told = Callable[[Job, Underway], None]
ANSWER: Final[msgspec.msgpack.Decoder[Underway | Done]] = msgspec.msgpack.Decoder(Underway | Done)


class Payer(NamedTuple):
    """For whom something is done, and who is told how many seconds it took; nobody: the server itself."""

    who: str
    pay: Callable[[float], None]


NOBODY: Final = Payer("", lambda seconds: None)


class Refused(Denied):
    """A refusal that the worker has put into words already."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, "told-already", rule=refusal.rule, retry=refusal.retry)
        self.field = refusal.field
        self.refusal = refusal

    def told(self, lang: Lang) -> str:
        return self.refusal.said.said(lang)


class Worker(Child):
    """One process and the conversation with it."""

    @classmethod
    async def start(cls, charter: Charter) -> Worker:
        worker = cls(await launched("tafelrunde.server.campaigns.worker"))
        try:
            worker.tell(framed(charter))
            if msgspec.msgpack.decode(await worker.hear(START_SECONDS)) != READY:
                raise Gone
        except BaseException:
            await worker.end()
            raise
        return worker

    async def hear(self, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                return await receive_frame(self.heard)
        except (EOFError, OSError, TimeoutError):
            raise Gone from None

    async def ask(self, job: Job, seconds: float, underway: Told) -> Done:
        """However long it takes, if it goes on telling how far it is."""
        try:
            self.tell(framed(job))
            while isinstance(word := ANSWER.decode(await self.hear(seconds)), Underway):
                underway(job, word)
            return word
        except (OSError, msgspec.DecodeError):
            raise Gone from None


class Desk:
    """One lane: a worker, and those who wait for it."""

    def __init__(self, charter: Charter, now: Callable[[], float], underway: Told) -> None:
        self._charter, self._now, self._underway = charter, now, underway
        self._turns = Turns()
        self._worker: Worker | None = None
        self._waiting = 0
        self._is_closed = False
        self._used = now()

    @property
    def pids(self) -> list[int]:
        return [self._worker.pid] if self._worker is not None and self._worker.alive else []

    async def do(self, job: Job, who: str) -> Done:
        """In turn with others; what the server does of its own accord (nobody) is never too much."""
        if who and (len(self._turns) >= MOST_WAITING or self._turns.waiting(who) >= MOST_OF_ONE):
            raise Denied("limit", "campaigns-are-busy", retry=5)
        self._waiting += 1
        try:
            async with self._turns.turn(who):
                return await self._ask(job)
        finally:
            self._waiting -= 1
            self._used = self._now()

    async def _ask(self, job: Job) -> Done:
        """Also when our own task is cancelled, the worker's next words would answer an old question."""
        if self._is_closed:
            raise Denied("restart", "server-restarts")
        worker = await self._at_hand()
        try:
            return await worker.ask(job, SECONDS[self._charter.lane], self._underway)
        except Gone as trouble:
            complain("campaign worker gone", trouble, table=job.campaign, errand=job.errand)
            await self._end()
            raise Denied("failed", "work-broken-off", retry=2) from None
        except BaseException:
            await self._end()
            raise

    async def _at_hand(self) -> Worker:
        if self._worker is None or not self._worker.alive:
            await self._end()
            try:
                self._worker = await Worker.start(self._charter)
            except (Gone, OSError) as trouble:
                warn("campaign worker does not start", trouble)
                raise Denied("failed", "cannot-save", retry=5) from None
        return self._worker

    async def rest(self, now: float) -> None:
        """Nobody has asked for anything for long."""
        if now - self._used > IDLE and not self._waiting:
            await self._end()

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()

    async def close(self) -> None:
        """What is being done becomes true before; whoever still waits is told that nothing was done."""
        async with self._turns.turn(""):
            self._is_closed = True
            await self._end()


class Office:
    """All lanes of a server."""

    def __init__(self, database: str, now: Callable[[], float], heard: Heard) -> None:
        self._now, self._heard = now, heard
        self._desks = {lane: Desk(Charter(database, lane), now, self._tell) for lane in SECONDS}

    @property
    def pids(self) -> list[int]:
        return [pid for desk in self._desks.values() for pid in desk.pids]

    async def ask(
        self, campaign: str, errand: str, args: Any = None, file: bytes = b"", *, payer: Payer = NOBODY
    ) -> bytes:
        """What the errand answers; raises `Denied` if it is not done."""
        told = msgspec.json.encode({} if args is None else args)
        job = Job(campaign, errand, told, self._now(), file)
        # Whoever asked may be gone before it is done: it is done all the same, and others hear of it.
        return await asyncio.shield(asyncio.ensure_future(self._done(job, payer)))

    async def _done(self, job: Job, payer: Payer) -> bytes:
        done = await self._tried(job, payer)
        for _ in range(AGAIN):
            if not done.is_busy:
                break
            await asyncio.sleep(PAUSE)
            done = await self._tried(job, payer)
        for happening in done.happened:
            self._heard(job.campaign, happening)
        if done.trouble:
            warn("errand failed", table=job.campaign, errand=job.errand, reason=done.trouble)
            raise Denied("bug", "bug-of-ours")
        if done.refusal is not None:
            raise Refused(done.refusal)
        return done.body

    def _tell(self, job: Job, word: Underway) -> None:
        """To game masters who have the campaign open here: only they ask for what is counted."""
        detail = f"{job.errand} {word.of}"
        self._heard(job.campaign, Happening("work", masters=True, n=word.done, detail=detail))

    async def _tried(self, job: Job, payer: Payer) -> Done:
        done = await self._desks[ERRANDS[job.errand].lane].do(job, payer.who)
        payer.pay(done.seconds)
        return done

    async def rest(self, now: float) -> None:
        for desk in self._desks.values():
            await desk.rest(now)

    async def close(self) -> None:
        await asyncio.gather(*(desk.close() for desk in self._desks.values()))
