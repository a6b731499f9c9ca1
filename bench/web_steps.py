"""How soon a game master sees the next phase of a rehearsed month: from the key to the painted map and list.

Each key is pressed as soon as the phase before it is seen: nobody has waited for the next one to be loaded.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx
import msgspec

from bench.campaign_scene import Scene, opened, sheet
from bench.figures import rounded
from bench.web_burst import THROTTLE
from bench.web_map_scene import Kept

SCENE: Final = Scene("Armies", 1, 20, armies=1000)
LINES: Final = 60
"""Of each realm's sheet."""
LIMIT_MS: Final = 300.0
DESK: Final = {"width": 1440, "height": 900}
PATIENCE_MS: Final = 120_000
WATCH: Final = """
window.stepsShown = [];
addEventListener("keydown", ({ key, timeStamp }) => {
    if (key !== "ArrowRight" && key !== "Home") return;
    const phase = () => document.querySelector("#st-phase")?.textContent;
    const before = phase();
    const isShown = () =>
        phase() && phase() !== before &&
        !document.querySelector("[aria-labelledby=st-phase] [aria-busy=true]") &&
        document.querySelector('[role="application"]').dataset.painted === "true";
    const painted = () => stepsShown.push(performance.now() - timeStamp);
    const look = () => {
        if (isShown()) scheduler.postTask(painted, { priority: "user-blocking" });
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}, true);
"""
"""In the page: milliseconds from each key to the end of the frame that tells its phase, map painted."""


class StepFigures(msgspec.Struct, frozen=True):
    """Milliseconds from the key to what it shows."""

    throttle: int
    """The page's processor is slowed down so many times."""
    steps: int
    p50_ms: float
    p95_ms: float
    most_ms: float
    limit_ms: float | None
    """For `p95_ms`."""
    holds: bool


def rehearse(address: str, kept: Kept) -> int:
    """Whatever all realms may do in the month that is open, played on a copy; how many phases it has."""
    state = opened(f"sqlite:///{kept.database}", kept.people.name)
    path, leave = f"/api/campaigns/{kept.people.name}", {"authorization": f"Bearer {kept.people.master}"}
    with httpx.Client(base_url=address, headers=leave, timeout=PATIENCE_MS / 1000) as asking:
        for row in state.realms:
            text = sheet(state, row.number, LINES, state.month)
            asking.put(f"{path}/realms/{row.number}/sheet", json={"text": text}).raise_for_status()
        begun = asking.post(f"{path}/rehearsal", json={"leave_out": True}).raise_for_status().json()
        wish = {"revision": begun["revision"], "act": {"act": "roll all"}}
        account = asking.post(f"{path}/rehearsal/acts", json=wish).raise_for_status().json()
    return int(account["passed"])


def measure_steps(browser: Any, address: str, kept: Kept, most: int) -> Iterator[StepFigures]:
    steps = min(rehearse(address, kept) - 1, most)
    for throttle in (1, THROTTLE):
        with master_page(browser, throttle) as page:
            page.goto(f"{address}/c/{kept.people.name}/turn#{kept.people.master}")
            taken = sorted(stepped(page, steps))
        limit = LIMIT_MS if throttle == 1 else None
        half, most_of = (rounded(taken[min(steps - 1, int(share * steps))]) for share in (0.5, 0.95))
        holds = limit is None or most_of <= limit
        yield StepFigures(throttle, steps, half, most_of, rounded(taken[-1]), limit, holds)


@contextmanager
def master_page(browser: Any, throttle: int) -> Iterator[Any]:
    context = browser.new_context(viewport=DESK, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(WATCH)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    try:
        yield page
    finally:
        context.close()


def stepped(page: Any, steps: int) -> list[float]:
    """From the first phase on; coming there is not counted."""
    page.locator("[data-painted=true]").wait_for()
    page.locator("nav [aria-current=step]").focus()
    for number, key in enumerate(["Home", *["ArrowRight"] * steps]):
        page.keyboard.press(key)
        page.wait_for_function("count => stepsShown.length > count", arg=number)
    found: list[float] = page.evaluate("stepsShown")
    return found[1:]
