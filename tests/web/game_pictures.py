"""What stands around the boards, for the pictures: the end of a game, its past, a lesson, the settings."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tafelrunde.server.lookup.lessons import moments
from tests.web.browsing import Served, visiting
from tests.web.tables import GAMES, board_of, play_alone, played_by_bots
from tests.web.test_learning import LIT, come_so_far, own_places

Show = Any
"""(page, language) -> None: leads the page to what is shown."""
SETTINGS: Final = {"en": "Settings", "de": "Einstellungen"}
LESSON_AT: Final = 4
"""The decision of the lesson at which there is something on the board."""
AROUND: Final = ("settings", *(f"{kind}-{game}" for game in GAMES for kind in ("end", "past", "lesson")))


def around(browser: Browser, served: Served, names: Collection[str]) -> Iterator[tuple[str, Any, Show]]:
    """Name, what the browser keeps, and the way there. Games are played once for all looks."""
    for game in GAMES:
        if {f"end-{game}", f"past-{game}"} & set(names):
            with visiting(browser, served) as page:
                page.goto("/?lang=en")
                table, kept = played_by_bots(page, game, 4), page.context.storage_state()
            yield f"end-{game}", kept, partial(show_end, table)
            yield f"past-{game}", kept, partial(show_past, table, game)
        yield f"lesson-{game}", None, partial(show_lesson, game)
    yield "settings", None, show_settings


def show_end(table: str, page: Page, lang: str) -> None:
    page.goto(f"/t/{table}?lang={lang}")
    page.locator('.podium[data-shown="all"]').wait_for()


def show_past(table: str, game: str, page: Page, lang: str) -> None:
    """Two thirds through the game, where boards are full."""
    page.goto(f"/t/{table}/replay?lang={lang}")
    place = page.locator('.timeline input[type=range]:not([max="0"])')
    step = 2 * int(place.get_attribute("max") or 0) // 3
    page.goto(f"/t/{table}/replay?step={step}&lang={lang}")
    page.locator(f'{board_of(game)}[data-n="{step}"]').wait_for()


def show_lesson(game: str, page: Page, lang: str) -> None:
    page.goto("/help")
    come_so_far(page, game, own_places(game)[LESSON_AT], len(moments(game)))
    page.goto(f"/learn/{game}?lang={lang}")
    page.locator(LIT).first.wait_for()


def show_settings(page: Page, lang: str) -> None:
    page.goto("/?lang=en")
    play_alone(page, "kingsburg", 2)
    page.goto(f"{page.url}?lang={lang}")
    page.get_by_role("button", name=SETTINGS[lang]).click()
    page.get_by_role("dialog", name=SETTINGS[lang]).wait_for()
