"""How long the browser needs to show a move: from the server's message to the painted board.

Needs Playwright and a Chromium, as the browser tests do. One seat moves over HTTP, a move at a time, and its
page looks on; what bots do in between is not counted, for they do it faster than anybody could look.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from tafelrunde.bench.figures import rounded
from tafelrunde.engine.errors import Complaint

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
READY: Final = "http://"
WATCH: Final = """
window.shownAfter = {};
const heard = new Map();
const Native = WebSocket;
window.WebSocket = class extends Native {
    constructor(...all) {
        super(...all);
        this.addEventListener("message", (event) => {
            const said = JSON.parse(event.data);
            if (said.t === "step" && said.view) heard.set(said.n, performance.now());
        });
    }
};
new MutationObserver((changes) => {
    const shown = Math.max(...changes.map(({ target }) => Number(target.dataset.n)));
    const news = [...heard].filter(([n]) => n <= shown);
    for (const [n] of news) heard.delete(n);
    const painted = () => {
        for (const [n, since] of news) shownAfter[n] = performance.now() - since;
    };
    requestAnimationFrame(() => scheduler.postTask(painted, { priority: "user-blocking" }));
}).observe(document, { subtree: true, attributeFilter: ["data-n"] });
"""
"""In the page: notes when a step comes in, and when the frame that shows it has been painted.

That is up to the end of the page's own work on this frame, before whatever else waits in the page; the
compositor then puts it on the screen at its next beat.
"""


WAIT_ALL_YEAR: Final = {"move": "programme", "orders": ["wait"] * 6}
"""Of Lords of Xidit's programmes there are too many to be offered."""


class WebFigures(msgspec.Struct, frozen=True):
    """Milliseconds from the server's message to the painted board."""

    game: str
    moves: int
    p50_ms: float
    p95_ms: float
    most_ms: float


def check_browser() -> str:
    """Where Chromium is; a complaint that says what is missing."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        raise missing("Playwright") from None
    named = os.environ.get("TAFELRUNDE_CHROMIUM", "")
    found = next((path for path in map(shutil.which, (named, *BROWSERS)) if path), None)
    if found is None:
        raise missing("Chromium")
    return found


def missing(what: str) -> Complaint:
    return Complaint(
        f"{what} is missing, with which the web app is measured; `make test` installs it",
        f"{what} fehlt; damit wird die Web-App gemessen. `make test` installiert es",
    )


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(sys.executable).parent / "tafelrunde")
        command = [program, "serve", "--lang", "en", "--port", "0", "--db", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            line = next((line for line in server.stdout if READY in line), "")
            try:
                yield READY + line.partition(READY)[2].strip().rstrip("/")
            finally:
                server.terminate()
                server.communicate()


def measure_web(games: list[str], moves: int, tick: Callable[[float], None]) -> list[WebFigures]:
    from playwright.sync_api import sync_playwright

    browser_path = check_browser()
    found = []
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for number, game in enumerate(games, 1):
            found.append(figures(game, watched(browser, address, game, moves)))
            tick(number / len(games))
        browser.close()
    return found


def watched(browser: Any, address: str, game: str, moves: int) -> list[float]:
    """Looks on while bots play, until enough moves were shown or the game is over."""
    with httpx.Client(base_url=address, headers={"content-type": "application/json"}) as asking:
        seating = asking.post("/api/solo", json={"game": game}).json()
        table, token = seating["table"]["id"], seating["token"]
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page.add_init_script(WATCH)
        page.goto(f"{address}/t/{table}#s={token}")
        page.wait_for_selector("[data-n]")
        asking.headers["authorization"] = f"Bearer {token}"
        times = [
            page.wait_for_function("n => shownAfter[n]", arg=n).json_value()
            for n in own_steps(asking, f"/api/tables/{table}", moves)
        ]
        page.close()
    return times


def own_steps(asking: httpx.Client, path: str, moves: int) -> Iterator[int]:
    """Moves whenever it is this seat's turn; the numbers of these steps."""
    made = 0
    while made < moves:
        offers = asking.get(f"{path}/offers").json()
        if not offers["asked"]:
            if asking.get(path).json()["table"]["status"] == "over":
                return
            time.sleep(0.02)
            continue
        move = WAIT_ALL_YEAR if offers["offers"] is None else offers["offers"][-1]["move"]
        answer = asking.post(f"{path}/moves", json={"id": f"m{made}", "n": offers["n"], "move": move})
        made += 1
        if answer.is_success:
            yield answer.json()["n"]


def figures(game: str, times: list[float]) -> WebFigures:
    ordered = sorted(times)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.95)]
    return WebFigures(game, len(ordered), rounded(at[0]), rounded(at[1]), rounded(ordered[-1]))
