"""Here a database is a home like the others; what is built on campaigns need not be tried in every one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.folder import Folder
from tests.laid import laid_sqlite
from tests.phoenix_desk.homes import stored
from tests.store.conftest import url

__all__ = ["home", "url"]


@pytest.fixture(params=["folder", "memory", "store"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    if request.param == "store":
        with stored(laid_sqlite(tmp_path)) as home:
            yield home
    else:
        yield Folder(tmp_path / "campaign") if request.param == "folder" else Memory("campaign")
