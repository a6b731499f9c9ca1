"""One server and one browser for all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.browsing import PATIENCE_MS, Served, chromium, visiting

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(Path(tmp_path_factory.mktemp("web")) / "tables.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # A sandbox within a container is more than the machines of the tests allow.
        opened = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    with visiting(browser, served) as opened:
        yield opened
