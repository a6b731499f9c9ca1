"""How the page bears stepping through time: a finished game is played on the timeline, 20 steps a second.

The processor is not slowed down; the log stands open beside the board and follows.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

import httpx
import msgspec

from bench.figures import rounded
from bench.web_burst import BOT, longest_task, played, seated, watching

RATE: Final = "20"
"""Steps in a second, as the page offers them."""
PLACE: Final = "[aria-label=Timeline] input[type=range]"
HAS_COME: Final = """([place, at]) =>
    Number(document.querySelector(place).value) >= at && structuredClone(burst)"""


class TimelineFigures(msgspec.Struct, frozen=True):
    """A finished game as somebody sees it who goes through it quickly."""

    game: str
    steps: int
    seconds: float
    drawn: int
    """Steps that the board has shown: none is left out."""
    p95_ms: float
    """Between two frames."""
    frame_ms: float
    """Between two frames, at the longest."""
    task_ms: float
    """The page's longest task, in processor time."""


def measure_timeline(browser: Any, address: str, game: str, most_steps: int) -> TimelineFigures:
    """From the beginning of a game that bots have played, up to its end or so many steps."""
    with httpx.Client(base_url=address, headers={"content-type": "application/json"}) as asking:
        path = seated(asking, game)
        first = asking.get(path).json()["table"]["n"]
        asking.put(f"{path}/seats/0/bot", json={"bot": BOT}).raise_for_status()
        played(asking, path, first, math.inf)
    with watching(browser, f"{address}/t/{path.rpartition('/')[2]}/replay", throttle=1) as page:
        last = min(most_steps, int(page.locator(PLACE).get_attribute("max")) - 1)
        page.get_by_label("Steps a second").select_option(RATE)
        page.evaluate("burst.gaps.length = burst.drawn = 0")
        start = time.monotonic()
        page.get_by_role("button", name="Play", exact=True).click()
        seen = page.wait_for_function(HAS_COME, arg=[PLACE, last]).json_value()
        seconds = time.monotonic() - start
        task_ms = longest_task(browser.stop_tracing())
    gaps = sorted(seen["gaps"])
    p95 = gaps[int(0.95 * (len(gaps) - 1))]
    return TimelineFigures(
        game, last, rounded(seconds), seen["drawn"], rounded(p95), rounded(gaps[-1]), task_ms
    )
