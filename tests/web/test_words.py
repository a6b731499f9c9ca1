"""The log of a table in a real browser: its words come with the moves, and nobody asks for them meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import Served, visiting
from tests.web.tables import board_of

WIDE = {"width": 1600, "height": 900}
SHOWN = "n => Number(document.querySelector('[data-n]').dataset.n) >= n"
LOG = "aside ol > li"
MOVES = 12
LISTENING = """
window.heard = [];
new MutationObserver(() => {
    for (const live of document.querySelectorAll('[aria-live=polite]')) window.heard.push(live.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Whatever stands in a live region for a moment is read out, also when other words follow it."""
HEARD = "text => window.heard.some((heard) => heard.includes(text))"


class Seat:
    """A seat as a program has it."""

    def __init__(self, http: httpx.Client, table: str, token: str) -> None:
        self.http, self.table = http, table
        self.path, self.link = f"/api/tables/{table}", f"/t/{table}#s={token}"
        self.headers = {"authorization": f"Bearer {token}"}

    def ask(self, what: str) -> Any:
        return self.http.get(f"{self.path}/{what}", headers=self.headers).json()

    def tell(self, what: str, body: Any) -> Any:
        answer = self.http.post(f"{self.path}/{what}", json=body, headers=self.headers)
        return answer.raise_for_status().json()

    def turn(self) -> Any:
        """What is on offer once it is this seat's turn."""
        while not (offers := self.ask("offers"))["asked"]:
            assert self.ask("view")["result"] is None, "nobody's turn comes any more"
        return offers

    def move(self) -> int:
        """Takes the first offer, and returns the step that it was."""
        offers = self.turn()
        order = {"id": f"m{offers['n']}", "n": offers["n"], "move": offers["offers"][0]["move"]}
        return int(self.tell("moves", order)["n"])

    def words(self, lang: str = "en") -> list[str]:
        return [text for step in self.ask(f"story?lang={lang}")["steps"] for text in step["texts"]]


def host(http: httpx.Client, game: str, *others: str) -> Seat:
    """Ann's seat at a new table with seats of these kinds."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": kind} for kind in others)]
    made = http.post("/api/tables", json={"game": game, "seats": seats}).json()
    return Seat(http, made["table"]["id"], made["token"])


def asked_stories(page: Page) -> list[str]:
    """Fills up while the page asks for stories."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url) if "/story" in request.url else None)
    return found


def log_is(page: Page, words: list[str]) -> None:
    expect(page.locator(LOG)).to_have_text(words)


@pytest.fixture
def asking(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(
        timeout=60, base_url=served.address, headers={"content-type": "application/json"}
    ) as client:
        yield client


@pytest.mark.parametrize("game", ["kingsburg", "ethnos"])
def test_the_log_follows_the_game_and_asks_for_nothing(
    game: str, browser: Browser, served: Served, asking: httpx.Client
) -> None:
    with visiting(browser, served, viewport=WIDE, reduced_motion="reduce") as page:
        seat = host(asking, game, "bot", "bot")
        seat.tell("start", {})
        seat.turn()
        asked = asked_stories(page)
        page.add_init_script(LISTENING)
        page.goto(seat.link)
        page.wait_for_selector(board_of(game))
        log_is(page, seat.words())
        assert len(asked) == 1, "what happened before the page was opened"

        for _ in range(MOVES):
            seat.move()
        page.wait_for_function(SHOWN, arg=seat.turn()["n"])
        log_is(page, seat.words())
        page.wait_for_function(HEARD, arg=seat.words()[-1])
        assert len(asked) == 1

        page.reload()
        log_is(page, seat.words())
        assert len(asked) == 2
        page.goto(f"{seat.link.partition('#')[0]}?lang=de")
        log_is(page, seat.words("de"))


def test_a_move_that_was_taken_back_stands_in_the_log(
    browser: Browser, served: Served, asking: httpx.Client
) -> None:
    with visiting(browser, served, viewport=WIDE, reduced_motion="reduce") as page:
        ann = host(asking, "kingsburg", "open")
        joined = asking.post(f"{ann.path}/join", json={"name": "Bob"}).json()
        bob = Seat(asking, ann.table, joined["token"])
        ann.tell("start", {})
        page.goto(ann.link)
        page.wait_for_selector(board_of("kingsburg"))
        log_is(page, ann.words())
        asked = asked_stories(page)
        has_thrown = False
        while not has_thrown or not ann.ask("offers")["asked"]:  # then no dice follow her move
            (ann if ann.ask("offers")["asked"] else bob).move()
            has_thrown = any(text.startswith("Ann rolls") for text in ann.words())
        page.wait_for_function(SHOWN, arg=ann.move())
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(LOG).last).to_have_text("Ann takes back the last move.")
        log_is(page, ann.words())
        assert asked == []
