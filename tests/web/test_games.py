"""Whole games of each title in a real browser: by mouse, by keys, on a phone, people among themselves."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.browsing import PHONE, Served, chromium, visiting
from tests.web.tables import FEWEST, GAMES, board_of, by_keys, by_mouse, play_alone, play_alone_by_keys

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
pytestmark = pytest.mark.parametrize("game", GAMES)


def expect_the_end(page: Page) -> None:
    expect(page.locator("#the-end")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Place", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="What decided the game")).to_be_visible()


def test_a_whole_game_by_mouse(game: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served) as page:
        play_alone(page, game)
        by_mouse(game)(page, Random(game))
        expect_the_end(page)


def test_a_whole_game_by_keys_alone(game: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served, **STILL) as page:
        play_alone_by_keys(page, game)
        by_keys(game)(page, Random(game))
        expect_the_end(page)


def test_a_whole_game_on_a_phone(game: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served, viewport=PHONE, has_touch=True, **STILL) as page:
        play_alone(page, game, FEWEST[game])
        by_mouse(game)(page, Random(f"{game} on a phone"))
        expect_the_end(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_people_play_with_each_other_in_browsers_of_their_own(game: str, served: Served) -> None:
    """One opens the table and sends links, the others come by them; nobody but people plays."""
    table: list[str] = []

    def play(seat: int) -> str:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            with visiting(browser, served, **STILL) as page:
                page.goto(table[seat])
                page.wait_for_selector(board_of(game))
                by_mouse(game)(page, Random(seat))
                winners = page.locator(".ending h2").first.inner_text()  # nobody, where the dummy wins
            browser.close()
            return winners

    table.extend(links_of_a_new_table(game, served))
    with ThreadPoolExecutor(len(table)) as people:
        playing = [people.submit(play, seat) for seat in range(len(table))]
    # Whoever fails leaves the others waiting: all that went wrong is told.
    assert [repr(one.exception()) for one in playing if one.exception()] == []
    assert len({one.result() for one in playing}) == 1


def links_of_a_new_table(game: str, served: Served) -> list[str]:
    """A running table with a person in each seat, as the interface makes it."""
    others = [{"kind": "invited"} for _ in range(FEWEST[game] - 1)]
    seats = [{"kind": "me", "name": "Ann"}, *others]
    with httpx.Client(
        timeout=60, base_url=served.address, headers={"content-type": "application/json"}
    ) as asking:
        made = asking.post("/api/tables", json={"game": game, "seats": seats}).json()
        path = f"/api/tables/{made['table']['id']}"
        links = [f"/t/{made['table']['id']}#s={made['token']}"]
        for number, invitation in enumerate(made["invitations"]):
            headers = {"authorization": f"Bearer {invitation['token']}"}
            seat = asking.post(f"{path}/join", json={"name": f"Guest {number}"}, headers=headers).json()
            links.append(f"/t/{made['table']['id']}#s={seat['token']}")
        asking.post(f"{path}/start", json={}, headers={"authorization": f"Bearer {made['token']}"})
    return links


def test_a_move_that_was_begun_outlives_a_broken_connection(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    """The server goes away in the middle of a move and comes back; then the game is played to its end."""
    own = Served(tmp_path / "tables.db")
    own.start()
    try:
        with visiting(browser, own, **STILL) as page:
            play_alone(page, game, FEWEST[game])
            page.wait_for_selector(f"{board_of(game)}[data-acting=true], {board_of(game)}[data-state=acting]")
            own.stop()
            expect(page.get_by_text("Connection lost")).to_be_visible()
            own.start()
            expect(page.get_by_text("Connection lost")).to_be_hidden()
            by_mouse(game)(page, Random(7))
            expect_the_end(page)
    finally:
        own.stop()
