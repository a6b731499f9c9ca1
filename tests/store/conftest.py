"""Every test that asks for `url` or `empty_url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tafelrunde.store.upkeep import upgrade
from tests.postgres import shared_cluster

KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database with tables, but nothing in them."""
    if request.param == "sqlite":
        yield laid_sqlite(tmp_path)
        return
    made = shared_cluster().new_database(like=laid_postgres())
    yield made
    shared_cluster().drop_database(made)


def laid_sqlite(folder: Path) -> str:
    laid = folder.parent / "laid.db"
    if not laid.exists():
        upgrade(f"sqlite:///{laid}")
    shutil.copy(laid, folder / "tables.db")
    return f"sqlite:///{folder}/tables.db"


@cache
def laid_postgres() -> str:
    made = shared_cluster().new_database()
    upgrade(made)
    return made


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without tables."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/empty.db"
        return
    made = shared_cluster().new_database()
    yield made
    shared_cluster().drop_database(made)


@pytest.fixture
def postgres_url() -> Iterator[str]:
    made = shared_cluster().new_database(like=laid_postgres())
    yield made
    shared_cluster().drop_database(made)
