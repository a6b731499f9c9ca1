"""Ways to a table, as people go them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from playwright.sync_api import Page

GAMES = {"kingsburg": "Kingsburg", "ethnos": "Ethnos", "xidit": "Lords of Xidit"}
FEWEST = {"kingsburg": 2, "ethnos": 2, "xidit": 3}
Play = Callable[[Page, Random], None]


def by_mouse(game: str) -> Play:
    play: Play = import_module(f"tests.web.playing_{game}").play
    return play


def by_keys(game: str) -> Play:
    play: Play = import_module(f"tests.web.playing_{game}").play_by_keys
    return play


def board_of(game: str) -> str:
    return f'[data-game="{game}"]'


def play_alone(page: Page, game: str, players: int | None = None) -> None:
    """From the lobby: a game against bots, with one click."""
    page.goto("/")
    card = page.get_by_role("article", name=GAMES[game], exact=True)
    if players is not None:
        card.get_by_label("Players").select_option(str(players))
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector(board_of(game))


def play_alone_by_keys(page: Page, game: str) -> None:
    """The same without a mouse."""
    page.goto("/")
    button = page.get_by_role("article", name=GAMES[game], exact=True).get_by_role(
        "button", name="Play against bots"
    )
    button.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(board_of(game))


def played_by_bots(page: Page, game: str, players: int = 3) -> str:
    """A finished game: a bot takes over at once. Returns the table's id."""
    play_alone(page, game, players)
    page.evaluate("""async () => {
        const [table, token] = Object.entries(JSON.parse(localStorage.getItem("tafelrunde.seats"))).at(-1);
        const word = typeof token === "string" ? token : token[0];
        const headers = { "content-type": "application/json", authorization: `Bearer ${word}` };
        const seat = (await (await fetch(`/api/tables/${table}`, { headers })).json()).you.seats[0];
        await fetch(`/api/tables/${table}/seats/${seat}/bot`, { method: "PUT", headers, body: "{}" });
    }""")
    page.get_by_role("heading", name="How the game went").wait_for(timeout=120_000)
    return page.url.rpartition("/")[2]
