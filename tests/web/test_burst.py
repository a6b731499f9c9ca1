"""Bots that play as fast as they can: whoever looks on sees how the game stands, and how it ended."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from tests.web.browsing import Served, visiting
from tests.web.tables import GAMES, board_of

WIDE = {"width": 1600, "height": 900}
SEATS = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"} for _ in range(3)]]
HOLDING = """
window.held = [];
window.counts = { draws: 0, reads: 0 };
const Native = WebSocket;
window.WebSocket = class extends Native {
    addEventListener(kind, heard) {
        if (kind !== "message") return super.addEventListener(kind, heard);
        super.addEventListener(kind, (event) => {
            if (window.isHeld) held.push({ said: JSON.parse(event.data), hear: () => heard(event) });
            else heard(event);
        });
    }
};
const rect = Element.prototype.getBoundingClientRect;
Element.prototype.getBoundingClientRect = function () {
    counts.reads += 1;
    return rect.call(this);
};
"""
"""In the page: what the server says can be kept back; how often places on the screen are read."""
RELEASE = """() => {
    const draws = new MutationObserver(() => (counts.draws += 1));
    draws.observe(document, { subtree: true, attributeFilter: ["data-n"] });
    window.isHeld = false;
    counts.reads = 0;
    for (const { hear } of held.splice(0)) hear();
}"""
"""All of it is heard at once, as after a moment in which the page had no time."""
SHOWN = "n => Number(document.querySelector('[data-n]').dataset.n) === n"
HAS_COME = "n => held.some(({ said }) => said.t === 'step' && said.n === n)"
LOG = """lines => {
    const shown = [...document.querySelectorAll('aside ol > li')].map((line) => line.innerText.trim());
    return shown.join() === lines.join();
}"""
TEXTS = "parts => parts.map((part) => part.textContent.replace(/\\s+/g, ' '))"
SAME = f"([parts, texts]) => String(({TEXTS})([...document.querySelectorAll(parts)])) === String(texts)"
PARTS = {
    "kingsburg": ".advisors, .players, .calendar",
    "ethnos": ".land, .fair, .side",
    "xidit": ".scroller, .path, .years",
}
"""Of each board what everybody sees alike, however they came to this position."""
MOST_DRAWS = 3
"""What comes first, and with the next frame the rest; a third where something else was said meanwhile."""
MOST_READS = 60
"""The ways of a few things that moved in the first step; not those of a whole game."""
LINES = 200
"""Of the log so many are drawn."""
POLL = 0.1


@pytest.fixture
def asking(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(
        timeout=60, base_url=served.address, headers={"content-type": "application/json"}
    ) as client:
        yield client


def seated(asking: httpx.Client, game: str) -> str:
    made = asking.post("/api/tables", json={"game": game, "seats": SEATS, "pace": "none"}).json()
    asking.headers["authorization"] = f"Bearer {made['token']}"
    table: str = made["table"]["id"]
    asking.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    return table


def over(asking: httpx.Client, path: str) -> int:
    """A bot takes the person's seat, and all play to the end; the number of the last step."""
    asking.put(f"{path}/seats/0/bot", json={"bot": "random"}).raise_for_status()
    while (table := asking.get(path).json()["table"])["status"] != "over":
        time.sleep(POLL)
    n: int = table["n"]
    return n


def told(served: Served, path: str) -> list[str]:
    """What a stranger is told of the game."""
    steps = httpx.get(f"{served.address}{path}/story?lang=en", timeout=60).json()["steps"]
    return [text for step in steps for text in step["texts"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_one_burst_ends_with_the_right_board_and_log(
    game: str, browser: Browser, served: Served, asking: httpx.Client
) -> None:
    table = seated(asking, game)
    path = f"/api/tables/{table}"
    with visiting(browser, served, viewport=WIDE) as page:
        page.add_init_script(HOLDING)
        page.goto(f"/t/{table}")
        page.wait_for_selector(board_of(game))
        page.wait_for_load_state("networkidle")
        page.evaluate("window.isHeld = true")
        last = over(asking, path)
        page.wait_for_function(HAS_COME, arg=last)
        page.evaluate(RELEASE)
        page.wait_for_function(SHOWN, arg=last)
        page.wait_for_function(LOG, arg=told(served, path)[-LINES:])
        counts = page.evaluate("counts")
        assert counts["draws"] <= MOST_DRAWS
        assert counts["reads"] <= MOST_READS
        with visiting(browser, served, viewport=WIDE) as other:
            other.goto(f"/t/{table}")
            other.wait_for_selector(board_of(game))
            texts = other.eval_on_selector_all(PARTS[game], TEXTS)
        page.wait_for_function(SAME, arg=[PARTS[game], texts])
