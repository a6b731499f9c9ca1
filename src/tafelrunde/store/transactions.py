"""Work on a database in one transaction, for those who wait for it: commands, and threads beside a loop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from tafelrunde.store import versions
from tafelrunde.store.failures import retell
from tafelrunde.store.opening import kind_of
from tafelrunde.store.records import Change
from tafelrunde.store.sql import Kind

T = TypeVar("T")


class Transactions(Protocol):
    """Errors are those of the protocol: `Taken`, `StoreFailed`."""

    def read(self, work: Callable[[Connection], T]) -> T: ...
    def write(self, work: Callable[[Connection], T]) -> T:
        """All of it, durable when this returns, or nothing."""

    def announce(self, connection: Connection, change: Change) -> None:
        """Tells other processes of it, as part of the transaction."""


class OwnTransactions:
    """Those of a command, which has the database for itself or shares it with a server."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._kept: list[Connection] = []
        """To open one takes longer than most writing does; one that something went wrong with is let go."""

    def read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._kind.readers.connect() as connection:
                return work(connection)
        except Exception as error:
            retell(error)

    def write(self, work: Callable[[Connection], T]) -> T:
        try:
            connection = self._writer()
            try:
                with connection.begin():
                    made = work(connection)
            except BaseException:
                connection.close()
                raise
        except Exception as error:
            retell(error)
        self._kept.append(connection)
        return made

    def _writer(self) -> Connection:
        while self._kept:
            connection = self._kept.pop()
            if self._kind.is_sound(connection):
                return connection
            connection.close()
        return self._kind.connect()

    def close(self) -> None:
        while self._kept:
            self._kept.pop().close()

    def announce(self, connection: Connection, change: Change) -> None:
        self._kind.announce(connection, (), (change,))


@contextmanager
def transactions(url: str) -> Iterator[Transactions]:
    """On the database at this address for a while; lays the tables of an empty one."""
    kind = kind_of(url)
    own = OwnTransactions(kind)
    try:
        lay_tables(kind)
        yield own
    finally:
        own.close()
        kind.dispose()


def lay_tables(kind: Kind) -> None:
    try:
        kind.prepare()
        with kind.connect() as connection:
            versions.settle(connection)
    except Exception as error:
        retell(error)
