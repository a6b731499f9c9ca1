"""Draws the pictures of the documents from the running app: `make pictures`.

Lobby and boards, on a desk and on a phone, by day and by night, in German and English.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browsing import DESKTOP, PHONE, Served, chromium, visiting
from tests.web.tables import GAMES, by_mouse, play_alone

LOOKS: dict[str, dict[str, Any]] = {
    "desk-day-en": {"viewport": DESKTOP, "color_scheme": "light"},
    "desk-night-de": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone-day-de": {"viewport": PHONE, "color_scheme": "light", "device_scale_factor": 2},
    "phone-night-en": {"viewport": PHONE, "color_scheme": "dark", "device_scale_factor": 2},
}
DRAWS = {"kingsburg": 150, "ethnos": 60, "xidit": 250}
"""So many draws into a game there is something to see."""


class Enough(Exception):
    """There is something to see."""


class Tired(Random):
    """Stops playing after so many draws, whatever was to be drawn."""

    def __init__(self, seed: str, draws: int) -> None:
        super().__init__(seed)
        self.left = draws

    def random(self) -> float:
        self.tire()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.tire()
        return super().getrandbits(k)

    def tire(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Enough


def begin(page: Page, game: str) -> None:
    page.goto("/?lang=en")
    play_alone(page, game)
    with suppress(Enough):
        by_mouse(game)(page, Tired(game, DRAWS[game]))


def draw(page: Page, folder: Path, name: str, look: str) -> None:
    address = page.url
    page.goto(f"{address}?lang={look.rpartition('-')[2]}")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=folder / f"{name}-{look}.jpg", type="jpeg", quality=82)
    print(f"{name}-{look}.jpg")


def draw_all(browser: Browser, served: Served, folder: Path) -> None:
    for look, settings in LOOKS.items():
        with visiting(browser, served, reduced_motion="reduce", **settings) as page:
            page.goto("/")
            draw(page, folder, "lobby", look)
            for game in GAMES:
                begin(page, game)
                draw(page, folder, game, look)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        served = Served(Path(place) / "tables.db")
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        draw_all(browser, served, folder)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
