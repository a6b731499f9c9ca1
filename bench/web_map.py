"""How the map of a campaign bears hands: on the official world, in a slow browser, at two sizes.

Work of a frame is what the page's main thread does between two frames, in processor time: there is no
graphics card here, so frames per second say little. The land is painted by another thread.
"""

from __future__ import annotations

import gzip
import time
from bisect import bisect_right
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import PurePosixPath
from statistics import median
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.figures import rounded
from bench.web_burst import MAIN_THREAD, TASK, THROTTLE
from bench.web_map_scene import Kept

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
PATIENCE_MS: Final = 120_000
MAP: Final = '[role="application"]'
BEAT: Final = "beat"
TRACED: Final = ["-*", "toplevel", "blink.user_timing"]
FIRST: Final = """
const theMap = () => document.querySelector('[role="application"]');
const afterPainting = (done) => requestAnimationFrame(() => scheduler.postTask(done));
const first = new MutationObserver(() => {
    if (theMap()?.dataset.painted !== "true") return;
    first.disconnect();
    afterPainting(() => (window.mapShown = performance.now()));
});
first.observe(document, { subtree: true, childList: true, attributes: true });
window.watchReach = (number) => {
    let since;
    addEventListener("pointerup", () => (since = performance.now()), { capture: true, once: true });
    const seen = new MutationObserver(() => {
        if (theMap().dataset.reach !== number) return;
        seen.disconnect();
        afterPainting(() => (window.reachAfter = performance.now() - since));
    });
    seen.observe(document, { subtree: true, attributeFilter: ["data-reach"] });
};
"""
"""In the page: notes when the map is first painted, and when the reach of a tapped army is."""
THERE: Final = """label => {
    const { middle, painted } = document.querySelector('[role="application"]').dataset;
    return middle === label && painted === "true";
}"""
PAINTED: Final = """() => document.querySelector('[role="application"]').dataset.painted === 'true'"""
ELSEWHERE: Final = """number => document.querySelector('[role="application"]').dataset.reach !== number"""
BEATS: Final = """() => {
    window.beats = 0;
    const beat = () => {
        beats += 1;
        performance.mark("beat");
        window.beating = requestAnimationFrame(beat);
    };
    beat();
}"""


class MapFigures(msgspec.Struct, frozen=True):
    """The map at one size of the screen, slowed down."""

    screen: str
    first_ms: float
    first_most_ms: float
    """From navigation to the map, painted: the median of several visits, each of a browser that knows nothing
    of the page, and the longest."""
    frames: int
    fps: float
    p50_ms: float
    p95_ms: float
    most_ms: float
    """Work of a frame while panning and zooming."""
    reach_ms: float
    reach_most_ms: float
    """From the tap on an army to its reach on the map: of the first tap of each visit."""
    page_kb: float
    """Everything that the page loads to show the map, compressed: code, styles, fonts."""
    data_kb: float
    map_kb: float
    """The map's own code, with that of the painting thread."""


class Strokes(msgspec.Struct, frozen=True):
    """How often the page is visited, and how long a hand pans and zooms at the last visit."""

    visits: int
    pans: int
    zooms: int


QUICK: Final = Strokes(visits=3, pans=2, zooms=1)
FULL: Final = Strokes(visits=5, pans=8, zooms=4)


def measure_map(browser: Any, address: str, kept: Kept, strokes: Strokes) -> Iterator[MapFigures]:
    realm, token = kept.people.members[0]
    army = lone_army(address, kept.people.name, realm, token)
    for screen, settings in SCREENS.items():
        yield measured(
            browser, f"{address}/c/{kept.people.name}/map#{token}", screen, settings, strokes, army
        )


class Lone(msgspec.Struct, frozen=True):
    number: str
    field: str


def lone_army(address: str, name: str, realm: int, token: str) -> Lone:
    """An own army that stands alone, so that a tap takes it at once, and that can go somewhere."""
    path = f"/api/campaigns/{name}/realms/{realm}"
    with httpx.Client(base_url=address, headers={"authorization": f"Bearer {token}"}, timeout=60) as asking:
        view = asking.get(f"{path}/view").json()
        pieces = [piece for kind in ("armies", "people") for row in view[kind] for piece in row.values()]
        places = [piece["field"] for piece in pieces]
        for number, army in view["armies"][realm].items():
            if places.count(army["field"]) == 1 and army["field"] not in view["towns"]:
                reach = asking.post(f"{path}/reach", json={"unit": int(number)}).json()
                if len(reach["reached"]) > 3:
                    return Lone(number, army["field"])
    raise AssertionError("no army of this realm stands alone")


def measured(
    browser: Any, link: str, screen: str, settings: dict[str, Any], strokes: Strokes, army: Lone
) -> MapFigures:
    visits = []
    for _ in range(strokes.visits - 1):
        with slow_page(browser, settings) as page:
            visits.append((shown_first(page, link), tapped(page, army)))
    with slow_page(browser, settings) as page:
        loaded: list[Any] = []
        page.on("response", lambda response: loaded.append(response))
        first = shown_first(page, link)
        sizes = weighed(loaded)
        visits.append((first, tapped(page, army)))
        work, fps = handled(browser, page, strokes, is_touch=bool(settings.get("has_touch")))
    firsts, reaches = zip(*visits, strict=True)
    at = [work[min(len(work) - 1, int(share * len(work)))] for share in (0.5, 0.95)]
    return MapFigures(
        screen,
        rounded(median(firsts)),
        rounded(max(firsts)),
        len(work),
        rounded(fps),
        rounded(at[0]),
        rounded(at[1]),
        rounded(work[-1]),
        rounded(median(reaches)),
        rounded(max(reaches)),
        *sizes,
    )


def shown_first(page: Any, link: str) -> float:
    """Goes there, and waits until everything has come."""
    page.goto(link)
    page.wait_for_function("() => window.mapShown")
    page.wait_for_load_state("networkidle")
    first: float = page.evaluate("mapShown")
    return first


@contextmanager
def slow_page(browser: Any, settings: dict[str, Any]) -> Iterator[Any]:
    context = browser.new_context(**settings, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(FIRST)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    try:
        yield page
    finally:
        context.close()


# --- what is loaded -----------------------------------------------------------------------------------


def packed_size(path: str, body: bytes) -> int:
    """As `gzip` packs it; fonts are packed already."""
    return len(body) if path.endswith(".woff2") else len(gzip.compress(body))


def weighed(loaded: list[Any]) -> tuple[float, float, float]:
    """Kilobytes of the page, its data, and the map's code."""
    found = [(urlsplit(response.url).path, response) for response in loaded if response.ok]
    packed = {path: packed_size(path, response.body()) for path, response in found}
    data = sum(size for path, size in packed.items() if path.startswith("/api/"))
    code = sum(size for path, size in packed.items() if PurePosixPath(path).name.startswith(MAP_CHUNKS))
    page = sum(packed.values()) - data
    return rounded(page / 1000), rounded(data / 1000), rounded(code / 1000)


MAP_CHUNKS: Final = ("CampaignMap-", "painter", "atlas-", "early-")
"""What the bundler calls the files with the map's code."""

# --- hands --------------------------------------------------------------------------------------------


def tapped(page: Any, army: Lone) -> float:
    """Goes to the army by its field, taps beside it, and then the army; above a phone's drawers."""
    page.get_by_label("Go to field").fill(army.field)
    page.get_by_label("Go to field").press("Enter")
    page.wait_for_function(THERE, arg=army.field)
    box = page.locator(MAP).bounding_box()
    x, y, height = box["x"] + box["width"] / 2, box["y"], box["height"]
    page.mouse.move(x, y + 0.2 * height)
    page.mouse.down()
    page.mouse.move(x, y - 0.1 * height, steps=4)
    page.mouse.up()
    page.wait_for_function(PAINTED)
    page.mouse.click(x + 0.3 * box["width"], y + 0.2 * height)
    page.wait_for_function(ELSEWHERE, arg=army.number)
    page.evaluate("number => watchReach(number)", army.number)
    page.mouse.click(x, y + 0.2 * height)
    after: float = page.wait_for_function("() => window.reachAfter").json_value()
    return after


def handled(browser: Any, page: Any, strokes: Strokes, *, is_touch: bool) -> tuple[list[float], float]:
    """Work of each frame while a hand pans and zooms, sorted, and frames per second."""
    box = page.locator(MAP).bounding_box()
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(BEATS)
    start = time.monotonic()
    hand = Fingers(page, box) if is_touch else Mouse(page, box)
    for number in range(strokes.pans):
        hand.pan((number % 2) * 2 - 1)
    for _ in range(strokes.zooms):
        hand.zoom()
    seconds = time.monotonic() - start
    beats = page.evaluate("() => { cancelAnimationFrame(beating); return beats; }")
    return work_of_frames(browser.stop_tracing()), beats / seconds


STEPS: Final = 24
UPPER: Final = 0.22
"""Of the height of the map: above the drawers of a phone."""


class Mouse:
    def __init__(self, page: Any, box: dict[str, float]) -> None:
        self.page, self.x, self.y = page, box["x"] + box["width"] / 2, box["y"] + UPPER * box["height"]
        self.reach = box["width"] * 0.4

    def pan(self, way: int) -> None:
        """From one side of the map to the other."""
        self.page.mouse.move(self.x - way * self.reach, self.y + 40 * way)
        self.page.mouse.down()
        self.page.mouse.move(self.x + way * self.reach, self.y - 40 * way, steps=STEPS)
        self.page.mouse.up()

    def zoom(self) -> None:
        self.page.mouse.move(self.x, self.y)
        for way in (1, -1):
            for _ in range(STEPS):
                self.page.mouse.wheel(0, way * 60)


class Fingers:
    """Touches as the browser gets them from a screen."""

    def __init__(self, page: Any, box: dict[str, float]) -> None:
        self.cdp = page.context.new_cdp_session(page)
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + UPPER * box["height"]
        self.reach = box["width"] * 0.4

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def swipe(self, at: Callable[[float], list[tuple[float, float]]]) -> None:
        self.touch("touchStart", *at(0))
        for step in range(1, STEPS + 1):
            self.touch("touchMove", *at(step / STEPS))
        self.touch("touchEnd")

    def pan(self, way: int) -> None:
        self.swipe(
            lambda share: [(self.x + way * self.reach * (2 * share - 1), self.y + way * 40 * (2 * share - 1))]
        )

    def zoom(self) -> None:
        """Two fingers together, and apart again."""
        for start, end in ((self.reach, 25.0), (25.0, self.reach)):
            self.swipe(
                lambda share, start=start, end=end: [  # type: ignore[misc]
                    (self.x - start - (end - start) * share, self.y),
                    (self.x + start + (end - start) * share, self.y),
                ]
            )


# --- work ---------------------------------------------------------------------------------------------


class Traced(msgspec.Struct):
    """One event of a browser's trace, times in microseconds."""

    name: str
    pid: int
    tid: int
    ts: int = 0
    args: dict[str, Any] = {}
    tdur: int = 0


class Trace(msgspec.Struct, rename="camel"):
    trace_events: list[Traced]


def work_of_frames(trace: bytes) -> list[float]:
    """Milliseconds of processor time of the main thread between the tasks in which frames begin, sorted."""
    events = msgspec.json.decode(trace, type=Trace).trace_events
    main = {
        (event.pid, event.tid)
        for event in events
        if event.name == "thread_name" and event.args["name"] == MAIN_THREAD
    }
    tasks = sorted(
        (event.ts, event.tdur) for event in events if event.name == TASK and (event.pid, event.tid) in main
    )
    beats = sorted(event.ts for event in events if event.name == BEAT and (event.pid, event.tid) in main)
    starts = [start for start, _ in tasks]
    firsts = sorted({bisect_right(starts, beat) - 1 for beat in beats})
    return sorted(sum(work for _, work in tasks[first:last]) / 1000 for first, last in pairwise(firsts))
