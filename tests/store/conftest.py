"""Every test that asks for `url` or `empty_url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laid import laid_postgres, laid_sqlite
from tests.postgres import shared_cluster

KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database with tables, but nothing in them."""
    if request.param == "sqlite":
        yield laid_sqlite(tmp_path)
        return
    made = laid_postgres()
    yield made
    shared_cluster().drop_database(made)


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
    made = laid_postgres()
    yield made
    shared_cluster().drop_database(made)
