"""SQLite's journal goes into the file now and then, while the writer goes on."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tafelrunde.store import sqlite
from tafelrunde.store.sql import SqlStore
from tests.store.samples import append, step, story, table


def steps_in_file_alone(path: Path, folder: Path) -> int:
    """What somebody finds who has only the file, not the journal beside it."""
    copy = folder / "alone.db"
    shutil.copy(path, copy)
    with closing(sqlite3.connect(copy)) as connection:
        found: int = connection.execute("SELECT count(*) FROM steps").fetchone()[0]
        return found


@story
async def test_a_long_journal_goes_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_CHANGES", 5)
    path = tmp_path / "tables.db"
    kind = sqlite.Sqlite(path)
    store = SqlStore(kind)
    await store.open()
    await store.add_table(table(), [])
    for n in range(1, 41):
        await store.append(append(n))
    assert kind.checkpoint is not None
    kind.checkpoint.join()

    assert 0 < steps_in_file_alone(path, tmp_path) <= 40
    assert await store.steps("t1") == [step(n) for n in range(1, 41)]
    await store.close()


@story
async def test_a_file_that_has_vanished_meanwhile_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_CHANGES", 1)
    path = tmp_path / "tables.db"
    kind = sqlite.Sqlite(path)
    store = SqlStore(kind)
    await store.open()
    path.rename(tmp_path / "elsewhere.db")
    kind.shorten()
    (tmp_path / "elsewhere.db").rename(path)

    await store.add_table(table(), [])
    await store.append(append(1))
    assert await store.steps("t1") == [step(1)]
    await store.close()
