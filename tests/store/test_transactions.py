"""Work on a database in one transaction: connections that are kept, and those that are let go."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tafelrunde.store.interface import StoreFailed
from tafelrunde.store.transactions import OwnTransactions, transactions


def count(connection: Connection) -> int:
    return int(connection.scalar(text("SELECT count(*) FROM claims")) or 0)


def add(connection: Connection) -> Connection:
    connection.execute(text("INSERT INTO claims (what, node, until) VALUES ('a', 'b', 1)"))
    return connection


def test_one_connection_writes_again_and_again(url: str) -> None:
    with transactions(url) as database:
        first = database.write(add)
        assert database.write(lambda connection: connection) is first
        assert database.read(count) == 1


def test_what_goes_wrong_leaves_nothing_behind(url: str) -> None:
    def fail(connection: Connection) -> None:
        add(connection)
        raise KeyboardInterrupt

    with transactions(url) as database:
        first = database.write(lambda connection: connection)
        with pytest.raises(KeyboardInterrupt):
            database.write(fail)
        assert first.closed
        assert database.read(count) == 0
        assert database.write(count) == 0


def test_nobody_writes_into_a_file_that_was_taken_away(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with transactions(f"sqlite:///{path}") as database:
        assert isinstance(database, OwnTransactions)
        first = database.write(lambda connection: connection)
        path.rename(tmp_path / "elsewhere.db")
        with pytest.raises(StoreFailed):
            database.write(add)
        assert first.closed
