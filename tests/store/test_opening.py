"""Addresses of databases, and which of them are refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import psycopg
import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.store.interface import StoreFailed
from tafelrunde.store.opening import open_store
from tafelrunde.telling.complaints import said
from tests.complaining import complains
from tests.postgres import shared_cluster
from tests.store.samples import append, opened, step, story, table


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "sqlite://",
        "sqlite:///",
        "mysql://host/name",
        "postgresql://host:port:9/x?y",
        "http://x",
    ],
)
def test_an_unknown_address_is_explained_without_repeating_it(url: str) -> None:
    with pytest.raises(Complaint) as refusal:
        open_store(url)
    assert "sqlite:///folder/file" in said(refusal.value, "en")
    assert "sqlite:///ordner/datei" in said(refusal.value, "de")


@story
async def test_an_empty_database_gets_its_tables(empty_url: str) -> None:
    async with opened(empty_url) as store:
        await store.add_table(table(), [])
    async with opened(empty_url) as store:
        assert await store.table("t1") == table()


@story
async def test_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened("sqlite:///here.db") as store:
        await store.add_table(table(), [])
    assert (tmp_path / "here.db").exists()


@story
async def test_a_path_with_odd_characters(tmp_path: Path) -> None:
    folder = tmp_path / "a b?c#d%20ö"
    folder.mkdir()
    async with opened(f"sqlite:///{folder}/tables.db") as store:
        await store.add_table(table(), [])
    assert {path.name for path in folder.iterdir()} == {"tables.db"}


@story
async def test_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await store.add_table(table(), [])
        assert {path.name for path in tmp_path.iterdir()} >= {"tables.db", "tables.db-wal"}
        assert all(path.stat().st_mode & 0o077 == 0 for path in tmp_path.iterdir())


@story
async def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    with complains("no folder"):
        await open_store(f"sqlite:///{tmp_path}/none/tables.db").open()


@story
async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello " * 1000)
    with pytest.raises(StoreFailed, match="not a database"):
        await open_store(f"sqlite:///{tmp_path}/text").open()


@story
async def test_a_database_of_another_program(empty_url: str) -> None:
    if empty_url.startswith("sqlite"):
        with sqlite3.connect(empty_url.removeprefix("sqlite:///")) as connection:
            connection.execute("CREATE TABLE theirs (x int)")
        connection.close()
    else:
        with psycopg.connect(empty_url) as theirs:
            theirs.execute("CREATE TABLE theirs (x int)")
    with complains("not one of Tafelrunde"):
        await open_store(empty_url).open()


@story
async def test_a_database_that_does_not_exist() -> None:
    with pytest.raises(StoreFailed, match="does not exist"):
        await open_store(shared_cluster().url("none")).open()


@story
async def test_a_database_that_cannot_hold_all_characters() -> None:
    cluster = shared_cluster()
    cluster.say("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with complains("UTF8"):
        await open_store(cluster.url("latin")).open()
    cluster.drop_database(cluster.url("latin"))


@story
async def test_a_closed_store_says_so(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.close()
        for refused in (store.append(append(1)), store.steps("t1"), store.beat(1.0)):
            with pytest.raises(StoreFailed):
                await refused
        await store.open()
        await store.append(append(1))
        assert await store.steps("t1") == [step(1)]


@story
async def test_sqlite_makes_every_commit_durable(tmp_path: Path) -> None:
    """What the settings are for shows only when the power fails; so here is a look at them."""
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await store.add_table(table(), [])
        kind = store._kind  # type: ignore[attr-defined]
        for engine in (kind.readers, kind._writers):
            with engine.connect() as connection:
                ask = connection.exec_driver_sql
                assert ask("PRAGMA journal_mode").scalar() == "wal"
                assert ask("PRAGMA synchronous").scalar() == 2
                assert ask("PRAGMA foreign_keys").scalar() == 1
