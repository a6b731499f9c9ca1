"""The databases that the server is tested on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laid import laid_postgres, laid_sqlite
from tests.postgres import shared_cluster


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return laid_sqlite(tmp_path)


@pytest.fixture
def postgresql() -> Iterator[str]:
    url = laid_postgres()
    yield url
    shared_cluster().drop_database(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The same test on both."""
    url: str = request.getfixturevalue(request.param)
    return url
