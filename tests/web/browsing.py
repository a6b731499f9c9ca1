"""A real server in a process of its own and a real Chromium that looks at it.

Whatever a page writes into the console as an error, throws, or asks of another host breaks the test. Where a
story is refused something on purpose, it names that: `refused=("409 /corrections",)`.
"""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Request

from tests.server.process import free_port

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
NUMBERS = itertools.count(1)
REFUSED = re.compile(r"Failed to load resource: the server responded with a status of (4\d\d)")
READY = re.compile(r"http://[\w.:]+/")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 120_000
"""Only a test that fails waits so long."""


def chromium() -> str:
    return subprocess.run(
        [ROOT / "scripts" / "chromium.sh"], check=True, capture_output=True, text=True
    ).stdout.strip()


@dataclass
class Served:
    """A server that runs, and how to stop and start it at the same place."""

    database: Path
    port: int = 0
    pace: str = "none"
    """What tables get that do not choose: whole games are played as fast as can be."""
    process: subprocess.Popen[str] | None = None
    environment: dict[str, str] = field(default_factory=dict)
    """More than this process has, such as where another package lies."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.port = self.port or free_port()  # some come back there
        config = self.database.with_suffix(".toml")
        config.write_text(f'limits_scale = 1000.0\npace = "{self.pace}"\n', encoding="utf-8")
        program = Path(sys.executable).parent / "tafelrunde"
        command = [str(program), "serve", "--lang", "en", "--config", str(config)]
        command += ["--port", str(self.port), "--db", f"sqlite:///{self.database}"]
        with self.database.with_suffix(".log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | self.environment
            )
        self.port = self._ready()

    def _ready(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := READY.search(line):
                return urlsplit(found.group()).port or 80
        raise AssertionError("the server ended before it was ready")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE_MS / 1000)


@dataclass
class Watch:
    """What went wrong on any page of a browser context."""

    home: str
    refused: tuple[str, ...] = ()
    """Status and end of the path of requests that the server refuses on purpose in this story."""
    faults: list[str] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda error: self.faults.append(f"thrown: {error.error}"))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        # A lost connection is told by the browser itself; the tests cut connections on purpose.
        is_lost = "WebSocket connection" in message.text or "net::ERR_CONNECTION" in message.text
        if message.type == "error" and not is_lost and not self._is_meant(message):
            self.faults.append(f"console: {message.text} {message.location['url']}")

    def _is_meant(self, message: ConsoleMessage) -> bool:
        """The browser itself notes what was refused: with its status, and where it was asked for."""
        found = REFUSED.match(message.text)
        asked = f"{found[1]} {urlsplit(message.location['url']).path}" if found else ""
        return any(
            asked.startswith(f"{status} ") and asked.endswith(end)
            for status, end in [one.split(" ", 1) for one in self.refused]
        )

    def _request(self, request: Request) -> None:
        host = urlsplit(request.url).hostname
        if host not in ("127.0.0.1", None):
            self.faults.append(f"asked another host: {request.url}")


@contextmanager
def visiting(
    browser: Browser, served: Served, *, refused: tuple[str, ...] = (), **settings: Any
) -> Iterator[Page]:
    """One person's browser, with cookies and storage of its own; nothing goes wrong but what is `refused`."""
    chosen = {"viewport": DESKTOP, "locale": "en", **settings}
    context = browser.new_context(base_url=served.address, **chosen)
    context.set_default_timeout(PATIENCE_MS)
    watch = Watch(served.address, refused)
    watch.over(context)
    page = context.new_page()
    try:
        yield page
        assert watch.faults == [], watch.faults
    finally:
        with suppress(Error):  # a page that has crashed has nothing to show
            page.screenshot(path=picture())
        context.close()


def picture() -> Path:
    """Where the last sight of this test is kept, for people who want to know how it looked."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "browser").partition(" ")[0].rpartition("::")[2]
    name = re.sub(r"[^\w-]+", "-", test).strip("-")
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES / f"{name}-{next(NUMBERS)}.png"


def press_until(page: Page, wanted: Locator, key: str = "Tab") -> None:
    """As whoever has only a keyboard gets there."""
    for _ in range(120):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never led to {wanted}")
