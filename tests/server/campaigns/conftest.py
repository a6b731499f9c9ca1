"""Who does the errands of campaigns here: mostly the test's own process, for a worker starts in a second."""

from __future__ import annotations

import pytest

from tafelrunde.server.campaigns.errands import files, rehearsals
from tests.server.campaigns.inline_office import work_inline


@pytest.fixture(autouse=True)
def _no_processes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests marked `processes` have real workers: where one dies, is slow, or has others beside it."""
    if request.node.get_closest_marker("processes") is None:
        files.FILES.kept.clear()  # what a worker would not know of the one before
        rehearsals.CAST.live.clear()
        work_inline(monkeypatch.setattr)
