"""Draws the pictures of the documents from the running app: `make pictures`.

Lobby, boards and a realm of a campaign, on a desk and on a phone, by day and by night, in German and English.
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
from tests.web.campaign_pictures import SHOWN, Realm, large_campaign
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
    shoot(page, folder, f"{name}-{look}.jpg")


def shoot(page: Page, folder: Path, name: str) -> None:
    page.screenshot(path=folder / name, type="jpeg", quality=82)
    print(name)


def draw_all(browser: Browser, served: Served, folder: Path) -> None:
    for look, settings in LOOKS.items():
        with visiting(browser, served, reduced_motion="reduce", **settings) as page:
            page.goto("/")
            draw(page, folder, "lobby", look)
            for game in GAMES:
                begin(page, game)
                draw(page, folder, game, look)


def draw_campaign(browser: Browser, realm: Realm, folder: Path) -> None:
    for look, settings in LOOKS.items():
        lang = look.rpartition("-")[2]
        with visiting(browser, realm.served, reduced_motion="reduce", locale=lang, **settings) as page:
            for name, show in SHOWN.items():
                show(page, realm)
                shoot(page, folder, f"campaign-{name}-{look}.jpg")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        served = Served(Path(place) / "tables.db")
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        draw_all(browser, served, folder)
        served.stop()
        with large_campaign(Path(place)) as realm:
            draw_campaign(browser, realm, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
