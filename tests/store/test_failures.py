"""A database that is full, locked or gone: nothing is written, and later all goes on."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from tafelrunde.store.interface import Store, StoreFailed
from tafelrunde.store.sql import SqlStore
from tafelrunde.store.sqlite import Sqlite
from tests.postgres import own_cluster
from tests.store.samples import add_tables, append, opened, step, story, table

BIG = b'"' + b"x" * 100_000 + b'"'


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 3 MB."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(tmp_path)]
    if os.getuid() != 0:
        pytest.skip("only root can mount a small disk; the limit on file sizes below does the same to SQLite")
    subprocess.run(mount, check=True)
    yield tmp_path
    subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


async def append_until_full(store: Store, name: str) -> int:
    """The number of the step that failed."""
    for n in range(1, 1000):
        try:
            await store.append(append(n, name, body=BIG))
        except StoreFailed:
            return n
    raise AssertionError("the disk never filled up")


@story
async def test_a_full_disk(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(1_000_000))
    async with opened(f"sqlite:///{small_disk}/tables.db") as store:
        await add_tables(store, 2)
        failed = await append_until_full(store, "t0")
        with pytest.raises(StoreFailed):
            await store.append(append(failed, "t0", body=BIG))
        assert [s.n for s in await store.steps("t0")] == list(range(1, failed))
        found = await store.table("t0")
        assert found is not None
        assert found.n == failed - 1

        ballast.unlink()
        await store.append(append(failed, "t0", body=BIG))
        await store.append(append(1, "t1"))
    async with opened(f"sqlite:///{small_disk}/tables.db") as store:
        assert [s.n for s in await store.steps("t0")] == list(range(1, failed + 1))
        assert await store.steps("t1") == [step(1)]


@story
async def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """By a limit that SQLite itself keeps, which needs no root."""
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await add_tables(store, 1)
        await store._write("", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 200"))  # type: ignore[attr-defined]
        failed = await append_until_full(store, "t0")
        assert [s.n for s in await store.steps("t0")] == list(range(1, failed))

        await store._write("", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 2000"))  # type: ignore[attr-defined]
        await store.append(append(failed, "t0", body=BIG))
        assert [s.n for s in await store.steps("t0")] == list(range(1, failed + 1))


@story
async def test_a_file_locked_by_another_program(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqlStore(Sqlite(path, patience=0.01))
    await store.open()
    await add_tables(store, 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = [store.append(append(1, f"t{i}")) for i in range(3)]
        outcomes = await asyncio.gather(*asked, store.put_note("t0", 0, "x"), return_exceptions=True)
        assert all(isinstance(outcome, StoreFailed) for outcome in outcomes)
        assert await store.steps("t0") == []
        other.execute("ROLLBACK")
    await asyncio.gather(*(store.append(append(1, f"t{i}")) for i in range(3)))
    assert await store.steps("t2") == [step(1)]
    await store.close()


@story
async def test_a_file_that_vanishes_and_comes_back(tmp_path: Path) -> None:
    path, away = tmp_path / "tables.db", tmp_path / "away.db"
    async with opened(f"sqlite:///{path}") as store:
        await add_tables(store, 1)
        await store.append(append(1, "t0"))
    async with opened(f"sqlite:///{path}") as store:
        assert await store.steps("t0") == [step(1)]
        path.rename(away)
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await store.append(append(2, "t0"))
        assert not path.exists()

        shutil.copy(away, path)
        await store.append(append(2, "t0"))
        assert await store.steps("t0") == [step(1), step(2)]
    async with opened(f"sqlite:///{path}") as store:
        assert await store.steps("t0") == [step(1), step(2)]


@story
async def test_a_server_that_stops_and_starts() -> None:
    with own_cluster() as cluster:
        async with opened(cluster.new_database()) as store:
            await add_tables(store, 3)
            await store.append(append(1, "t0"))
            cluster.stop()
            for _ in range(2):
                asked = [store.append(append(2, "t0")), store.append(append(1, "t1"))]
                outcomes = await asyncio.gather(*asked, return_exceptions=True)
                assert all(isinstance(outcome, StoreFailed) for outcome in outcomes)
                with pytest.raises(StoreFailed):
                    await store.steps("t0")

            cluster.start()
            await asyncio.gather(store.append(append(2, "t0")), store.append(append(1, "t1")))
            assert await store.steps("t0") == [step(1), step(2)]


@story
async def test_a_server_that_was_restarted_is_not_noticed() -> None:
    with own_cluster() as cluster:
        async with opened(cluster.new_database()) as store:
            await add_tables(store, 3)
            await store.append(append(1, "t0"))
            cluster.stop("fast")
            cluster.start()
            await store.append(append(2, "t0"))
            assert await asyncio.gather(*(store.steps("t0") for _ in range(8))) == [[step(1), step(2)]] * 8


@story
async def test_a_row_locked_by_a_stalled_process(postgres_url: str) -> None:
    async with opened(postgres_url + "&options=-c%20lock_timeout%3D50") as store:
        await add_tables(store, 2)
        with psycopg.connect(postgres_url) as other:
            other.execute("SELECT * FROM progress WHERE table_id = 't0' FOR UPDATE")
            with pytest.raises(StoreFailed):
                await store.append(append(1, "t0"))
            assert await store.steps("t0") == []
            await store.append(append(1, "t1"))
        await store.append(append(1, "t0"))
        assert await store.steps("t0") == [step(1)]


@story
async def test_tables_that_were_dropped(url: str) -> None:
    """Not even then a traceback for those who only look."""
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store._write("", lambda c: c.exec_driver_sql("DROP TABLE notes"))  # type: ignore[attr-defined]
        with pytest.raises(StoreFailed):
            await store.note("t1", 0)
        with pytest.raises(StoreFailed):
            await store.put_note("t1", 0, "x")
        await store.append(append(1))


def test_who_makes_a_file_ready_waits_for_others_who_do(tmp_path: Path) -> None:
    """SQLite refuses a second one at once, however long it was told to wait."""
    with closing(sqlite3.connect(tmp_path / "new.db", check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(OperationalError, match="locked"):
            Sqlite(tmp_path / "new.db", patience=0.0).connect()
        threading.Timer(0.1, other.rollback).start()
        kind = Sqlite(tmp_path / "new.db", patience=60.0)
        with kind.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        kind.dispose()
