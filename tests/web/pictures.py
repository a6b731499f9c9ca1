"""Draws the pictures of the documents from the running app: `make pictures`, or some: `ARGS="wall turn"`.

Lobby, boards and what stands around them, a realm of a campaign and its game masters' rooms, on a desk and
on a phone, by day and by night, in German and English.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browsing import DESKTOP, PHONE, Served, chromium, visiting
from tests.web.campaign_pictures import SHOWN, Realm, large_campaign
from tests.web.desk_pictures import MEETING, MONTH, scenes
from tests.web.game_pictures import AROUND, around
from tests.web.tables import GAMES, by_mouse, play_alone

LOOKS: dict[str, dict[str, Any]] = {
    "desk-day-en": {"viewport": DESKTOP, "color_scheme": "light"},
    "desk-night-de": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone-day-de": {"viewport": PHONE, "color_scheme": "light", "device_scale_factor": 2},
    "phone-night-en": {"viewport": PHONE, "color_scheme": "dark", "device_scale_factor": 2},
}
TABLES = {"lobby", *GAMES}
DRAWS = {"kingsburg": 150, "ethnos": 60, "xidit": 250}
"""So many draws into a game there is something to see."""
MOST_BYTES = 150_000
QUALITIES = (82, 70, 60, 50, 40)
"""The first with which a picture is small enough; maps have much to tell."""


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
    for quality in QUALITIES:
        taken = page.screenshot(type="jpeg", quality=quality)
        if len(taken) <= MOST_BYTES:
            break
    (folder / name).write_bytes(taken)
    print(name, quality, f"{len(taken):,} bytes")


def draw_all(browser: Browser, served: Served, folder: Path, names: Collection[str]) -> None:
    for look, settings in LOOKS.items():
        with visiting(browser, served, reduced_motion="reduce", **settings) as page:
            if "lobby" in names:
                page.goto("/")
                draw(page, folder, "lobby", look)
            for game in [one for one in GAMES if one in names]:
                begin(page, game)
                draw(page, folder, game, look)


def draw_around(browser: Browser, served: Served, folder: Path, names: Collection[str]) -> None:
    for name, kept, show in around(browser, served, names):
        for look, settings in LOOKS.items() if name in names else ():
            with visiting(browser, served, reduced_motion="reduce", storage_state=kept, **settings) as page:
                show(page, look.rpartition("-")[2])
                page.wait_for_load_state("networkidle")
                shoot(page, folder, f"{name}-{look}.jpg")


def draw_campaign(browser: Browser, realm: Realm, folder: Path, names: Collection[str]) -> None:
    for look, settings in LOOKS.items():
        lang = look.rpartition("-")[2]
        with visiting(browser, realm.served, reduced_motion="reduce", locale=lang, **settings) as page:
            for name in [one for one in SHOWN if one in names]:
                SHOWN[name](page, realm)
                shoot(page, folder, f"campaign-{name}-{look}.jpg")


def draw_desk(browser: Browser, place: Path, folder: Path, names: Collection[str]) -> None:
    for made, shown in scenes(place, names):
        for look, settings in LOOKS.items():
            screen, _, lang = look.split("-")
            if screen not in shown.screens:
                continue
            with visiting(browser, made.served, reduced_motion="reduce", locale=lang, **settings) as page:
                shown.show(page, made)
                shoot(page, folder, f"campaign-{shown.name}-{look}.jpg")


def main(folder: Path, names: Collection[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        if {*TABLES, *AROUND} & set(names):
            served = Served(Path(place) / "tables.db")
            served.start()
            try:
                draw_all(browser, served, folder, names)
                draw_around(browser, served, folder, names)
            finally:
                served.stop()
        if SHOWN.keys() & set(names):
            with large_campaign(Path(place)) as realm:
                draw_campaign(browser, realm, folder, names)
        draw_desk(browser, Path(place), folder, names)
        browser.close()


if __name__ == "__main__":
    every = {*TABLES, *AROUND, *SHOWN, *MONTH, *MEETING}
    if unknown := set(sys.argv[2:]) - every:
        sys.exit(f"unknown: {', '.join(sorted(unknown))}; there are: {', '.join(sorted(every))}")
    main(Path(sys.argv[1]), sys.argv[2:] or every)
