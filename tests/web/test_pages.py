"""All screens: named for screen readers, within any width, in both languages, by day and by night."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.web.axe import violations
from tests.web.browsing import DESKTOP, PHONE, Served, visiting
from tests.web.tables import GAMES, board_of, play_alone, played_by_bots

PAGES = (
    "/",
    "/new?game=kingsburg",
    "/games",
    "/rules/kingsburg",
    "/learn/kingsburg",
    "/learn/ethnos",
    "/learn/xidit",
    "/settings",
    "/profile",
    "/help",
    "/keys",
)
LOOKS: dict[str, dict[str, Any]] = {
    "day, English": {"color_scheme": "light", "locale": "en", "viewport": DESKTOP},
    "night, German, phone": {"color_scheme": "dark", "locale": "de", "viewport": PHONE},
}
ZOOMED = {"width": 320, "height": 256}
"""A screen of 1280 x 1024 at 400 %."""
LOBBY_KB, BOARD_KB = 200, 400


def settled(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("h1")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_page(look: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce", **LOOKS[look]) as page:
        for path in PAGES:
            settled(page, path)
            assert violations(page) == [], path
            assert fits(page), path


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_at_a_table(look: str, game: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce", **{**LOOKS[look], "locale": "en"}) as page:
        play_alone(page, game)
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        assert fits(page)


def test_a_wrong_address_is_told_by_the_app(browser: Browser, served: Served) -> None:
    with visiting(browser, served, refused=("404 /nowhere",)) as page:
        answer = page.goto("/nowhere")
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert violations(page) == []


def test_nothing_is_cut_off_at_four_times_the_size(browser: Browser, served: Served) -> None:
    with visiting(browser, served, viewport=ZOOMED) as page:
        for path in PAGES:
            settled(page, path)
            assert fits(page), path


WORDS = """() => {
    const names = ["aria-label", "title", "placeholder", "alt"];
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode;
        if (text.parentElement.checkVisibility()) found.push(text.data);
    }
    for (const one of document.querySelectorAll("body *"))
        for (const name of names) found.push(one.getAttribute(name) ?? "");
    return found.map((text) => text.trim()).filter(Boolean);
}"""


def plain_words(page: Page) -> set[str]:
    """What stands on the page although it does not come from our texts: these all look odd now."""
    texts: list[str] = page.evaluate(WORDS)
    for name in GAMES.values():
        texts = [text.replace(name, "") for text in texts]
    return {text for text in texts if re.search(r"[aceinouy]\w|\w[aceinouy]", text)}


def said_by_the_server(page: Page) -> str:
    """Names and explanations of games are words of the server."""
    return str(page.evaluate("fetch('/api/games').then(answer => answer.text())"))


@pytest.mark.parametrize("path", ["/", "/new?game=xidit", "/settings", "/profile", "/help", "/games"])
def test_a_pseudo_language_shows_no_word_that_is_written_into_the_pages(path: str, page: Page) -> None:
    settled(page, "/?lang=pseudo")
    settled(page, path)
    own = {"Tafelrunde", "Deutsch", "English", "Enter", "Esc"}
    server = said_by_the_server(page)
    assert {text for text in plain_words(page) - own if text not in server} == set()


@pytest.mark.parametrize(("locale", "title"), [("de", "Setz dich und spiel"), ("en", "Sit down and play")])
def test_the_lobby_speaks_the_language_of_the_browser(
    locale: str, title: str, browser: Browser, served: Served
) -> None:
    with visiting(browser, served, locale=locale) as page:
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        assert page.locator("html").get_attribute("lang") == locale


def test_every_page_has_a_strict_policy(page: Page) -> None:
    for path in PAGES:
        answer = page.goto(path)
        assert answer is not None
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def kilobytes(browser: Browser, served: Served, game: str | None) -> tuple[float, float]:
    """What travels, compressed, to the lobby and then to a board."""
    sizes: list[int] = []

    def heard(answer: Response) -> None:
        sizes.append(int(answer.headers.get("content-length", 0)))

    with visiting(browser, served, service_workers="block") as page:
        page.on("response", heard)
        settled(page, "/")
        lobby = sum(sizes) / 1000
        if game is not None:
            play_alone(page, game)
            page.wait_for_load_state("networkidle")
        return lobby, sum(sizes) / 1000 - lobby


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_light(game: str, browser: Browser, served: Served) -> None:
    lobby, board = kilobytes(browser, served, game)
    assert 20 < lobby < LOBBY_KB
    assert 5 < board < BOARD_KB


def test_the_app_can_be_installed_and_says_so_when_it_is_offline(browser: Browser, served: Served) -> None:
    with visiting(browser, served) as page:
        page.goto("/")
        manifest: dict[str, Any] = page.evaluate(
            "fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())"
        )
        assert manifest["display"] == "standalone"
        assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.context.set_offline(True)
        page.goto("/help")
        expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(game: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce") as page:
        page.goto(f"/learn/{game}")
        over = page.get_by_text("That was the whole game")
        teacher = page.get_by_role("complementary", name="Your teacher says")
        on = teacher.get_by_role("button", name=re.compile("Do it for me|Continue"))
        for _ in range(400):
            on.or_(over).first.wait_for()
            if over.is_visible():
                break
            on.click()
        expect(page.get_by_role("button", name="Play against bots")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_seen_again_with_any_eyes(game: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce") as page:
        played_by_bots(page, game)
        page.get_by_role("link", name="Watch the replay").click()
        board = page.locator(board_of(game))
        expect(board).to_have_attribute("data-n", "1")
        page.get_by_role("button", name="One step forward").click()
        expect(board).to_have_attribute("data-n", "2")
        page.keyboard.press("End")
        page.get_by_label("Seen by").select_option("1")
        expect(page.get_by_text(re.compile(r"Step (\d+) of \1"))).to_be_visible()
        assert violations(page) == []
