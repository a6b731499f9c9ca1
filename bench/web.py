"""How long the browser needs to show a move: from the server's message to the painted board.

Needs Playwright and a Chromium, as the browser tests do. Seats move over HTTP, a move at a time, and the page
of one of them looks on: at a table of people, and at one with bots that keep the usual pace of the server.
There only the person's own moves are counted. A seat moves as soon as the page shows that it is asked.
How a page bears bots that play as fast as they can is measured by `web_burst.py`.
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
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import msgspec

from bench.campaign_scene import Scene
from bench.figures import rounded
from bench.web_burst import BurstFigures, measure_burst
from bench.web_map import MapFigures, Strokes, measure_map
from bench.web_map_scene import SCENE, kept_campaign
from bench.web_steps import SCENE as MONTH
from bench.web_steps import StepFigures, measure_steps
from bench.web_timeline import TimelineFigures, measure_timeline
from tafelrunde.engine.errors import Complaint

T = TypeVar("T")
BROWSERS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chromium-headless-shell",
)
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

SHOWN: Final = "n => Number(document.querySelector('[data-n]').dataset.n) >= n"
"""Looked at before each frame is painted."""
WAIT_ALL_YEAR: Final = {"move": "programme", "orders": ["wait"] * 6}
"""Of Lords of Xidit's programmes there are too many to be offered."""


SEATS: Final = 4
POLL: Final = 0.05
NICENESS: Final = 5
"""Of the server and its bots, below the browser."""
UNDISTURBED: Final = 0.15
"""Seconds that the page has for a move before it is asked: to answer costs it time."""


class WebFigures(msgspec.Struct, frozen=True):
    """Milliseconds from the server's message to the painted board."""

    game: str
    players: str
    """`people`, or `bots` beside one person."""
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
    return Complaint("web-measure-missing", {"what": what})


@contextmanager
def serving(database: Path | None = None) -> Iterator[str]:
    """The address of a server of its own. It yields to the browser, which elsewhere has its own machine.

    It works on a copy of a database, if one is given.
    """
    with tempfile.TemporaryDirectory() as folder:
        if database is not None:
            shutil.copy(database, f"{folder}/tables.db")
        program = str(Path(sys.executable).parent / "tafelrunde")
        yielding = ["nice", "-n", str(NICENESS)] if shutil.which("nice") else []
        options = ["--lang", "en", "--port", "0", "--db", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(
            [*yielding, program, "serve", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server:
            assert server.stdout is not None
            line = next((line for line in server.stdout if READY in line), "")
            try:
                yield READY + line.partition(READY)[2].strip().rstrip("/")
            finally:
                server.terminate()
                server.communicate()


class Amount(msgspec.Struct, frozen=True):
    """How many moves are measured: with bots fewer, since all others wait for the bots' pace."""

    people: int
    bots: int
    burst_seconds: float
    """How long a table without people is watched, at most."""
    timeline_steps: int
    """Of a finished game that are gone through, at most."""
    strokes: Strokes
    """Of hands on the map of a campaign."""
    steps: int
    """From phase to phase of a month, at most."""
    scene: Scene = SCENE
    month: Scene = MONTH


class Measured(msgspec.Struct, frozen=True):
    games: list[WebFigures]
    burst: list[BurstFigures]
    timeline: list[TimelineFigures]
    map: list[MapFigures]
    steps: list[StepFigures]


def measure_web(games: list[str], moves: Amount, tick: Callable[[float], None]) -> Measured:
    from playwright.sync_api import sync_playwright

    browser_path = check_browser()
    found, bursts, timelines = [], [], []
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for number, game in enumerate(games, 1):
            found.append(figures(game, "people", watched(browser, address, game, moves.people, among_people)))
            found.append(figures(game, "bots", watched(browser, address, game, moves.bots, among_bots)))
            bursts.append(measure_burst(browser, address, game, moves.burst_seconds))
            timelines.append(measure_timeline(browser, address, game, moves.timeline_steps))
            tick(number / (len(games) + 1))
        browser.close()
    maps = measure_campaign(browser_path, moves.scene, partial(measure_map, strokes=moves.strokes))
    steps = measure_campaign(browser_path, moves.month, partial(measure_steps, most=moves.steps))
    return Measured(found, bursts, timelines, maps, steps)


def measure_campaign(browser_path: str, scene: Scene, measure: Callable[..., Iterator[T]]) -> list[T]:
    from playwright.sync_api import sync_playwright

    kept = kept_campaign(scene)
    with serving(kept.database) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        found = list(measure(browser, address, kept))
        browser.close()
    return found


Seated = tuple[str, list[str]]
"""The path of a table, and the tokens of the seats that move here."""


def among_bots(asking: httpx.Client, game: str) -> Seated:
    seating = asking.post("/api/solo", json={"game": game}).json()
    return f"/api/tables/{seating['table']['id']}", [seating["token"]]


def among_people(asking: httpx.Client, game: str) -> Seated:
    """A running table of four people."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "invited"} for _ in range(SEATS - 1)]]
    made = asking.post("/api/tables", json={"game": game, "seats": seats}).json()
    path, tokens = f"/api/tables/{made['table']['id']}", [made["token"]]
    for number, invitation in enumerate(made["invitations"]):
        joined = asking.post(
            f"{path}/join", json={"name": f"Guest {number}"}, headers=bearer(invitation["token"])
        )
        tokens.append(joined.json()["token"])
    asking.post(f"{path}/start", json={}, headers=bearer(tokens[0]))
    return path, tokens


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def watched(
    browser: Any, address: str, game: str, moves: int, seat: Callable[[httpx.Client, str], Seated]
) -> list[float]:
    """Looks on at the first seat, until enough moves were shown or the game is over."""
    with httpx.Client(base_url=address, headers={"content-type": "application/json"}, timeout=60) as asking:
        path, tokens = seat(asking, game)
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page.add_init_script(WATCH)
        page.goto(f"{address}/t/{path.rpartition('/')[2]}#s={tokens[0]}")
        page.wait_for_selector("[data-n]")
        page.wait_for_load_state("networkidle")
        times = [shown_after(page, n) for n in steps(asking, page, path, tokens, moves)]
        page.close()
    return times


def shown_after(page: Any, n: int) -> float:
    time.sleep(UNDISTURBED)
    after: float = page.wait_for_function("n => shownAfter[n]", arg=n).json_value()
    return after


def steps(asking: httpx.Client, page: Any, path: str, tokens: list[str], moves: int) -> Iterator[int]:
    """Moves whenever it is the turn of one of these seats; the numbers of these steps."""
    made = 0
    while made < moves:
        asked = [(token, offers) for token in tokens if (offers := offers_to(asking, path, token))["asked"]]
        if not asked:
            if asking.get(path, headers=bearer(tokens[0])).json()["table"]["status"] == "over":
                return
            time.sleep(POLL)
            continue
        token, offers = asked[0]
        page.wait_for_function(SHOWN, arg=offers["n"])
        order = {"id": f"m{made}", "n": offers["n"], "move": chosen(offers["offers"], made)}
        answer = asking.post(f"{path}/moves", json=order, headers=bearer(token))
        made += 1
        if answer.is_success:
            yield answer.json()["n"]


def chosen(offers: list[dict[str, Any]] | None, made: int) -> Any:
    """Moves of all kinds in turn."""
    return WAIT_ALL_YEAR if offers is None else offers[made % len(offers)]["move"]


def offers_to(asking: httpx.Client, path: str, token: str) -> dict[str, Any]:
    offers: dict[str, Any] = asking.get(f"{path}/offers", headers=bearer(token)).json()
    return offers


def figures(game: str, players: str, times: list[float]) -> WebFigures:
    ordered = sorted(times)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.95)]
    return WebFigures(game, players, len(ordered), rounded(at[0]), rounded(at[1]), rounded(ordered[-1]))
