"""Migrations lead from every version to the tables of the schema."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.schema import CreateIndex, CreateTable

from tafelrunde.store import versions
from tafelrunde.store.opening import kind_of, open_store
from tafelrunde.store.schema import METADATA
from tafelrunde.store.sqlite import Sqlite
from tafelrunde.store.upkeep import upgrade
from tafelrunde.telling.complaints import said
from tests.complaining import complains
from tests.store.samples import opened, story, table


@pytest.mark.parametrize("start", [None, *versions.history()])
@story
async def test_every_version_can_be_upgraded(empty_url: str, start: str | None) -> None:
    kind = kind_of(empty_url)
    kind.prepare()
    with kind.connect() as connection:
        if start is not None:
            versions.upgrade(connection, start)
    assert upgrade(empty_url) == (start, versions.newest())
    assert upgrade(empty_url) == (versions.newest(), versions.newest())

    with kind.connect() as connection:
        seen = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(seen, METADATA) == []
    kind.dispose()
    async with opened(empty_url) as store:
        await store.add_table(table(), [])


@story
async def test_sqlite_has_exactly_the_tables_of_the_schema(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Word by word, with checks and options that the comparison above does not see."""
    kind = Sqlite(tmp_path_factory.mktemp("words") / "tables.db")
    kind.prepare()
    with kind.connect() as connection:
        versions.upgrade(connection)
        rows = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
        found = {str(name): str(words) for name, words in rows}
        dialect = connection.dialect
    kind.dispose()
    for made in METADATA.sorted_tables:
        assert clauses(found[made.name]) == clauses(str(CreateTable(made).compile(dialect=dialect)))
        for index in made.indexes:
            assert clauses(found[str(index.name)]) == clauses(
                str(CreateIndex(index).compile(dialect=dialect))
            )


def clauses(statement: str) -> list[str]:
    """The parts of a statement, in any order: a check may stand with its column or at the end."""
    flat = " ".join(statement.replace("(", " ( ").replace(")", " ) ").replace(",", " ").split())
    return sorted(flat.split())


@story
async def test_older_and_newer_tables_are_refused(url: str) -> None:
    for version, advice in (("9999", "newer"), ("strange", "newer")):
        kind = kind_of(url)
        with kind.connect() as connection, connection.begin():
            connection.execute(text("UPDATE alembic_version SET version_num = :v"), {"v": version})
        kind.dispose()
        with complains(advice) as refusal:
            await open_store(url).open()
        assert version in said(refusal.value, "de")
        with complains(advice):
            upgrade(url)


def test_an_older_version_is_told_how_to_go_on() -> None:
    advice = versions.advice("0001", ["0001", "0002"])
    assert "tafelrunde db upgrade" in said(advice, "en")
    assert "tafelrunde db upgrade" in said(advice, "de")


@story
async def test_two_processes_may_lay_the_tables_at_once(empty_url: str) -> None:
    stores = [open_store(empty_url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].add_table(table(), [])
    for store in stores:
        assert await store.table("t1") == table()
        await store.close()


@story
async def test_a_failed_upgrade_leaves_nothing(empty_url: str) -> None:
    kind = kind_of(empty_url)
    kind.prepare()
    with kind.connect() as connection:
        with connection.begin():
            connection.execute(text("CREATE TABLE beats (other int)"))
        with pytest.raises(Exception, match="beats"):
            versions.upgrade(connection)
        assert inspect(connection).get_table_names() == ["beats"]
    kind.dispose()
