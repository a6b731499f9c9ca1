"""Campaigns in a database: a log that forgets nothing, papers with revisions; none is taken for a table."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, select

from tafelrunde.store import campaigns
from tafelrunde.store.interface import Taken
from tafelrunde.store.records import LogChange, PaperRecord, SnapshotRecord
from tafelrunde.store.schema import STEPS
from tafelrunde.store.transactions import Transactions, transactions
from tests.store.samples import add_tables, opened, seat, story, table


def lines(database: Transactions, upto: int) -> list[bytes]:
    """The log after so many steps."""

    def read(connection: Connection) -> list[bytes]:
        found = list(campaigns.segments(connection, "war", upto, None))
        return campaigns.lines_of(connection, "war", found)

    return database.read(read)


def change(database: Transactions, n: int, after: int, *new: str) -> None:
    change = LogChange(after, list(new))
    database.write(lambda connection: campaigns.change_log(connection, "war", n, [change], 5.0))


def founded(database: Transactions) -> None:
    database.write(lambda connection: campaigns.found(connection, "war", "phoenix", 1.0))


def test_a_log_goes_on_from_any_line_and_forgets_nothing(url: str) -> None:
    with transactions(url) as database:
        founded(database)
        told = [(0, "abc"), (3, "d"), (1, ""), (1, "BC"), (2, "x"), (0, "z"), (0, "")]
        for n, (after, new) in enumerate(told):
            change(database, n, after, *new)

        logs = [b"".join(lines(database, n)).decode() for n in range(len(told) + 1)]
        assert logs == ["", "abc", "abcd", "a", "aBC", "aBx", "z", ""]


def test_a_log_is_read_from_its_end_as_far_as_it_is_wanted(url: str) -> None:
    with transactions(url) as database:
        founded(database)
        for n, letter in enumerate("abcdef"):
            change(database, n, n, letter)

        found = database.read(lambda connection: next(campaigns.segments(connection, "war", 6, None)))
        assert found == campaigns.Segment(6, 5, 6)
        assert database.read(lambda connection: campaigns.lines_of(connection, "war", [found])) == [b"f"]


def test_the_number_of_the_step_decides_between_two(url: str) -> None:
    with transactions(url) as database:
        founded(database)
        change(database, 0, 0, "a")

        with pytest.raises(Taken):
            change(database, 0, 0, "b")
        with pytest.raises(Taken):
            change(database, 2, 1, "b")
        with pytest.raises(Taken):
            founded(database)
        assert lines(database, 9) == [b"a"]
        assert database.read(lambda connection: campaigns.last_step(connection, "war")) == 1
        assert database.read(lambda connection: campaigns.last_step(connection, "peace")) is None


def test_what_fails_half_way_leaves_nothing(url: str) -> None:
    def half(connection: Connection) -> None:
        campaigns.change_log(connection, "war", 0, [LogChange(0, ["a"])], 5.0)
        campaigns.put_paper(connection, PaperRecord("war", "sheet", 1, "Ann", 2, b"x"))

    with transactions(url) as database:
        founded(database)
        with pytest.raises(Taken):
            database.write(half)
        assert lines(database, 1) == []
        assert database.read(lambda connection: connection.execute(select(STEPS)).all()) == []


def test_papers_count_their_revisions_also_when_they_are_gone(url: str) -> None:
    paper = PaperRecord("war", "sheet", 1, "Öde")

    def put(revision: int, data: bytes | None) -> None:
        record = PaperRecord("war", "sheet", 1, "Öde", revision, data)
        database.write(lambda connection: campaigns.put_paper(connection, record))

    with transactions(url) as database:
        founded(database)
        assert database.read(lambda connection: campaigns.paper(connection, paper)) == paper
        put(1, b"\x00\xff")
        for revision in (1, 3):
            with pytest.raises(Taken):
                put(revision, b"other")
        put(2, None)
        assert database.read(lambda connection: campaigns.papers(connection, "war", "sheet")) == []
        with pytest.raises(Taken):
            put(1, b"again")
        put(3, b"")
        found = database.read(lambda connection: campaigns.paper(connection, paper))
        assert (found.revision, found.data) == (3, b"")
        assert database.read(lambda connection: campaigns.papers(connection, "war", "sheet")) == [(1, "Öde")]


def test_snapshots_go_with_the_lines_they_belong_to(url: str) -> None:
    def kept() -> list[int]:
        return database.read(lambda connection: campaigns.snapshots(connection, "war"))

    def keep(row: SnapshotRecord) -> None:
        database.write(lambda connection: campaigns.put_snapshot(connection, row))

    with transactions(url) as database:
        founded(database)
        change(database, 0, 0, "header", "1", "2", "3")
        for entries in (1, 2, 3):
            keep(SnapshotRecord("war", entries, entries, "v", "hash", b""))
        assert kept() == [3, 2, 1]
        change(database, 1, 4, "4")
        assert kept() == [3, 2, 1]
        change(database, 2, 3, "other 3")
        assert kept() == [2, 1]


# --- no table -----------------------------------------------------------------------------------------


@story
async def test_a_campaign_is_no_table_of_the_lobby(url: str) -> None:
    """It is not listed, loaded, clocked, swept or deleted as one, and no table takes its name."""
    with transactions(url) as database:
        founded(database)
        change(database, 0, 0, "a")
    async with opened(url) as store:
        await add_tables(store, 2)
        assert {found.id for found in await store.tables()} == {"t0", "t1"}
        assert {found.id for found in await store.tables(status=("running",))} == {"t0", "t1"}
        await store.put_seat(seat("war", user=None, token_hash=b"x"))
        await store.set_deadline("war", 1, 1.0)
        assert await store.due_tables(2.0) == []
        assert await store.table("war") is None
        assert await store.news("war", 0) == (await store.steps("war"), None)
        await store.delete_table("war")
        with pytest.raises(Taken):
            await store.add_table(table("war"), [])
    with transactions(url) as database:
        assert lines(database, 1) == [b"a"]
        assert database.read(campaigns.names) == ["war"]
