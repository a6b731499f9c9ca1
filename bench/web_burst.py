"""How the page bears a burst: somebody watches a table at which only bots play, as fast as they can.

The browser is slowed down, as on an old laptop. A freeze is the longest time between two frames. That is long
too where the machine has other things to do; so the page's longest task is told as well, in processor time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx
import msgspec

from bench.figures import rounded

THROTTLE: Final = 4
"""So many times slower than this machine."""
VIEWPORT: Final = {"width": 1600, "height": 900}
"""Wide enough for the log to stand open beside the board."""
BOTS: Final = 3
BOT: Final = "random"
"""The quickest there is."""
RECORD: Final = """() => {
    const shown = () => Number(document.querySelector("[data-n]").dataset.n);
    const start = shown();
    window.burst = { gaps: [], drawn: 0, steps: 0 };
    let last;
    const beat = (now) => {
        if (last !== undefined) burst.gaps.push(now - last);
        last = now;
        requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
    const drawn = new MutationObserver(() => {
        burst.drawn += 1;
        burst.steps = shown() - start;
    });
    drawn.observe(document, { subtree: true, attributeFilter: ["data-n"] });
}"""
"""In the page: notes the time between frames, how often the board is drawn, and how many steps that shows."""
SHOWN: Final = "n => Number(document.querySelector('[data-n]').dataset.n) >= n"
TASKS: Final = ["-*", "toplevel"]
"""What the browser's trace holds: the tasks of each thread."""
TASK: Final = "ThreadControllerImpl::RunTask"
MAIN_THREAD: Final = "CrRendererMain"
POLL: Final = 0.25


class BurstFigures(msgspec.Struct, frozen=True):
    """A burst as the watcher sees it."""

    game: str
    steps: int
    seconds: float
    drawn: int
    """How often the whole board was drawn, in parts: steps that come meanwhile are drawn as one."""
    p95_ms: float
    """Between two frames."""
    freeze_ms: float
    """Between two frames, at the longest."""
    task_ms: float
    """The page's longest task, in processor time."""


def measure_burst(browser: Any, address: str, game: str, most_seconds: float) -> BurstFigures:
    """Until the game is over, or so long."""
    with httpx.Client(base_url=address, headers={"content-type": "application/json"}, timeout=60) as asking:
        path = seated(asking, game)
        with watching(browser, f"{address}/t/{path.rpartition('/')[2]}") as page:
            start, first = time.monotonic(), asking.get(path).json()["table"]["n"]
            asking.put(f"{path}/seats/0/bot", json={"bot": BOT}).raise_for_status()
            last = played(asking, path, first, start + most_seconds)
            page.wait_for_function(SHOWN, arg=last)
            seconds = time.monotonic() - start
            seen = page.evaluate("burst")
            task_ms = longest_task(browser.stop_tracing())
        asking.delete(f"{path}/seats/0/bot")  # where the game goes on, it waits for a person again
    gaps = sorted(seen["gaps"])
    p95 = gaps[int(0.95 * (len(gaps) - 1))]
    return BurstFigures(
        game, seen["steps"], rounded(seconds), seen["drawn"], rounded(p95), rounded(gaps[-1]), task_ms
    )


@contextmanager
def watching(browser: Any, link: str, throttle: int = THROTTLE) -> Iterator[Any]:
    """A page that shows the table, so many times slower, with its frames and tasks on record."""
    page = browser.new_page(viewport=VIEWPORT)
    page.goto(link)
    page.wait_for_selector("[data-n]")
    page.wait_for_load_state("networkidle")
    slowing = page.context.new_cdp_session(page)
    slowing.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    browser.start_tracing(page=page, categories=TASKS)
    page.evaluate(RECORD)
    try:
        yield page
    finally:
        page.close()


def seated(asking: httpx.Client, game: str) -> str:
    """The path of a running table with one person among bots; the person's bot will set it going."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": BOT} for _ in range(BOTS)]]
    made = asking.post("/api/tables", json={"game": game, "seats": seats, "pace": "none"}).json()
    asking.headers["authorization"] = f"Bearer {made['token']}"
    path = f"/api/tables/{made['table']['id']}"
    asking.post(f"{path}/start", json={}).raise_for_status()
    return path


def played(asking: httpx.Client, path: str, first: int, until: float) -> int:
    """Waits for the end of the game, or so long that something has happened; the number of the last step."""
    while True:
        table = asking.get(path).json()["table"]
        if table["status"] == "over" or (time.monotonic() >= until and table["n"] > first):
            return int(table["n"])
        time.sleep(POLL)


class Traced(msgspec.Struct):
    """One event of a browser's trace."""

    name: str
    pid: int
    tid: int
    args: dict[str, Any] = {}
    tdur: int = 0
    """Microseconds of processor time."""


class Trace(msgspec.Struct, rename="camel"):
    trace_events: list[Traced]


def longest_task(trace: bytes) -> float:
    """Milliseconds of processor time that a page's main thread worked at one thing, at most."""
    events = msgspec.json.decode(trace, type=Trace).trace_events
    pages = {
        (event.pid, event.tid)
        for event in events
        if event.name == "thread_name" and event.args["name"] == MAIN_THREAD
    }
    tasks = (event.tdur for event in events if event.name == TASK and (event.pid, event.tid) in pages)
    return rounded(max(tasks, default=0) / 1000)
