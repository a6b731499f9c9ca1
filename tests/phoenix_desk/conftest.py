"""The homes that a campaign can have; what holds in one holds in all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.folder import Folder


@pytest.fixture(params=["folder", "memory"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    return Folder(tmp_path / "campaign") if request.param == "folder" else Memory("campaign")
