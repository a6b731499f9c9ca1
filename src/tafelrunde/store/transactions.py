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

    def read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._kind.readers.connect() as connection:
                return work(connection)
        except Exception as error:
            retell(error)

    def write(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._kind.connect() as connection, connection.begin():
                return work(connection)
        except Exception as error:
            retell(error)

    def announce(self, connection: Connection, change: Change) -> None:
        self._kind.announce(connection, (), (change,))


@contextmanager
def transactions(url: str) -> Iterator[Transactions]:
    """On the database at this address for a while; lays the tables of an empty one."""
    kind = kind_of(url)
    try:
        lay_tables(kind)
        yield OwnTransactions(kind)
    finally:
        kind.dispose()


def lay_tables(kind: Kind) -> None:
    try:
        kind.prepare()
        with kind.connect() as connection:
            versions.settle(connection)
    except Exception as error:
        retell(error)
