"""The one thread that writes: what waits while a transaction is on its way to the disk goes into the next.

A transaction belongs to several callers. What refuses one of them (`Taken`, `Repeated`) leaves the others
alone, and an error that one of them caused makes each go alone.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from sqlalchemy import Connection

from tafelrunde.store.appends import Appender, Collision
from tafelrunde.store.failures import as_told, is_callers_own, is_passing
from tafelrunde.store.interface import Repeated, StoreFailed, Taken
from tafelrunde.store.locks import hold_tables, table_in
from tafelrunde.store.records import Append, Change

MOST = 512
"""Jobs in one transaction: more would make the first of them wait for the last."""


class Job:
    """Something to write. `work` raises `Taken` only before it has written anything.

    The key names the row that it locks (`locks.py`); without one it has a transaction of its own.
    """

    __slots__ = ("change", "future", "key", "work")

    def __init__(
        self,
        future: asyncio.Future[Any],
        key: str | None,
        work: Callable[[Connection], Any],
        change: Callable[[Any], Change] | None = None,
    ) -> None:
        self.future, self.key, self.work, self.change = future, key, work, change


class AppendJob:
    """A step to append."""

    __slots__ = ("append", "future")

    def __init__(self, future: asyncio.Future[Any], append: Append) -> None:
        self.future, self.append = future, append


Outcome = tuple[asyncio.Future[Any], Any]
"""Whom to tell what; an exception is raised there."""


class Broken(StoreFailed):
    """The transaction broke before the commit for a passing reason: nothing is written, try once more."""


class Database(Protocol):
    """What the writer needs to know of the kind of database."""

    locks_rows: bool
    """Other processes write at the same time: rows are locked in one order, so that none waits in a ring."""

    def connect(self) -> Connection: ...
    def is_sound(self, connection: Connection) -> bool:
        """Whether this connection still leads to the database."""

    def announce(self, connection: Connection, steps: Sequence[Append], changes: Sequence[Change]) -> None:
        """Tells other processes of new steps and other changes, as part of the transaction."""


class Writer:
    def __init__(self, database: Database, appender: Appender) -> None:
        self._database, self._appender = database, appender
        self._queue: SimpleQueue[list[Job | AppendJob] | None] = SimpleQueue()
        self._gathered: list[Job | AppendJob] = []
        """Submitted since the event loop last turned; handed over together: to wake a thread takes time."""
        self._waiting: deque[Job | AppendJob] = deque()
        """Handed over, but not in a batch yet; the thread's own."""
        self._connection: Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job | AppendJob) -> None:
        """From the event loop."""
        self._gathered.append(job)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def finish(self) -> None:
        """Waits until everything submitted so far is written; not from the event loop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    # -- the thread ----------------------------------------------------------------------------------
    def _run(self) -> None:
        while batch := self._drain():
            outcomes = self._carry_out(batch)
            try:
                self._loop.call_soon_threadsafe(_resolve, outcomes)
            except RuntimeError:  # the loop is closed: nobody waits any more
                break
        self._disconnect()

    def _drain(self) -> list[Job | AppendJob]:
        """Waits for a job and takes all that wait with it, but a table's steps one by one."""
        batch: list[Job | AppendJob] = []
        tables: set[str] = set()
        while len(batch) < MOST and self._fetch(wait=not batch):
            job = self._waiting[0]
            if isinstance(job, AppendJob):
                if job.append.table in tables:
                    break
                tables.add(job.append.table)
            batch.append(self._waiting.popleft())
        return batch

    def _fetch(self, *, wait: bool) -> bool:
        """Whether a job waits; False also when the end was seen."""
        while not self._waiting:
            try:
                handed = self._queue.get(wait)
            except Empty:
                return False
            if handed is None:
                if not wait:  # again when this batch is done
                    self._queue.put(None)
                return False
            self._waiting.extend(handed)
        return True

    def _carry_out(self, batch: list[Job | AppendJob]) -> list[Outcome]:
        appends = [job for job in batch if isinstance(job, AppendJob)]
        others = [job for job in batch if isinstance(job, Job)]
        if not self._database.locks_rows:
            return self._together(appends, others)
        appends.sort(key=lambda job: job.append.table)
        keyed = sorted((job for job in others if job.key is not None), key=lambda job: job.key or "")
        outcomes = self._together(appends, []) + self._together([], keyed)
        for job in others:
            outcomes += self._together([], [job]) if job.key is None else []
        return outcomes

    def _together(self, appends: list[AppendJob], others: list[Job]) -> list[Outcome]:
        try:
            return self._persistently(appends, others)
        except Exception as error:
            if not is_callers_own(error) or len(appends) + len(others) == 1:
                futures = [job.future for job in appends] + [job.future for job in others]
                return [(future, as_told(error)) for future in futures]
        alone = [self._together([job], []) for job in appends] + [self._together([], [job]) for job in others]
        return [outcome for outcomes in alone for outcome in outcomes]

    def _persistently(self, appends: list[AppendJob], others: list[Job]) -> list[Outcome]:
        """A database that was restarted since the last time, or a ring of locks, is no reason to fail."""
        if not appends and not others:
            return []
        try:
            return self._transaction(appends, others)
        except Broken:
            return self._transaction(appends, others)

    def _transaction(self, appends: list[AppendJob], others: list[Job]) -> list[Outcome]:
        try:
            return self._committed(appends, others, one_by_one=False)
        except Collision:
            return self._committed(appends, others, one_by_one=True)

    def _committed(self, appends: list[AppendJob], others: list[Job], *, one_by_one: bool) -> list[Outcome]:
        connection = self._connected()
        try:
            connection.begin()
            outcomes = self._written(connection, appends, others, one_by_one=one_by_one)
        except Exception as error:
            self._give_up(connection, error)
            raise
        try:
            connection.commit()
        except Exception as error:  # whether it is written shows when the table is read again
            self._disconnect()
            raise StoreFailed(str(error)) from error
        return outcomes

    def _written(
        self, connection: Connection, appends: list[AppendJob], others: list[Job], *, one_by_one: bool
    ) -> list[Outcome]:
        steps = [job.append for job in appends]
        told = self._appender.write(connection, steps, one_by_one=one_by_one)
        outcomes: list[Outcome] = [(job.future, result) for job, result in zip(appends, told, strict=True)]
        if one_by_one:
            steps = [step for step, result in zip(steps, told, strict=True) if result is None]
        changes: list[Change] = []
        hold_tables(connection, sorted({table_in(job.key) for job in others if job.key} - {""}))
        for job in others:
            try:
                result = job.work(connection)
            except (Taken, Repeated) as refusal:
                outcomes.append((job.future, refusal))
                continue
            outcomes.append((job.future, result))
            if job.change is not None:
                changes.append(job.change(result))
        self._database.announce(connection, steps, changes)
        return outcomes

    def _give_up(self, connection: Connection, error: Exception) -> None:
        """Takes the transaction back; raises `Broken` if a second try may do better."""
        try:
            connection.rollback()
        except Exception:
            self._disconnect()
            raise Broken(str(error)) from error
        if is_passing(error):
            self._disconnect()
            raise Broken(str(error)) from error

    def _connected(self) -> Connection:
        if self._connection is not None and not self._database.is_sound(self._connection):
            self._disconnect()
        if self._connection is None:
            self._connection = self._database.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except Exception:  # it is of no use any more, whatever it says
                return


def _resolve(outcomes: list[Outcome]) -> None:
    for future, result in outcomes:
        if future.done():  # the caller has gone away
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
