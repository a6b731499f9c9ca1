"""Orders by tapping: every sentence of the handbook, and whole months by mouse and by finger."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.games.phoenix.words.sentences import format_order, parse_order
from tests.web.axe import violations
from tests.web.browsing import PHONE, ROOT, Served, visiting

HANDBOOK = ROOT / "docs" / "phoenix-orders.md"
DRIVER = Path(__file__).with_name("tapping.js")
ROW = re.compile(r"^\| (?!German)([^|-][^|]*) \| ([^|]*) \|$", re.MULTILINE)
WORLD = {"count": 3, "later": 0, "seed": 2, "size": "columns 0:2 4:2 0:2 4:2 0:4 4:2", "dice": "seeded"}
"""Small, and with the provinces of the handbook."""
ELSEWHERE = {"2001/": "601/"}
"""The handbook's nest is in no world that can be made so quickly."""


@dataclass
class Hosted:
    """A campaign in remote play; Ann plays its first realm."""

    served: Served
    name: str
    master: str = ""
    ann: str = ""

    def ask(self, token: str, method: str, path: str = "", body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        address = f"{self.served.address}/api/campaigns{path and f'/{self.name}/{path}'.rstrip('/')}"
        with urlopen(Request(address, data, headers, method=method)) as answer:
            return json.load(answer)

    def draft(self) -> list[str]:
        text = str(self.ask(self.ann, "GET", "realms/0/draft")["text"])
        return [line for line in text.split("\n") if line.strip()]

    @contextmanager
    def map_room(self, browser: Browser, **settings: Any) -> Iterator[Page]:
        with visiting(browser, self.served, **settings) as page:
            page.goto(f"/c/{self.name}/map#{self.ann}")
            page.wait_for_selector("[data-tapping]", state="attached")
            yield page


@pytest.fixture(scope="session")
def hosted(served: Served) -> Hosted:
    return founded(served, "Tapping")


def founded(served: Served, name: str) -> Hosted:
    made = Hosted(served, name)
    realms = ["Vachal", "Yaromo", "Reich der Mitte"]
    answer = made.ask("", "POST", body={"name": made.name, "me": "Mia", "realms": realms, **WORLD})
    made.master = answer["master"]["token"]
    entries = made.ask(made.master, "GET", "/")["summary"]["entries"]
    made.ask(made.master, "PUT", "mode", {"mode": "days", "last": entries})
    wish = {"role": "realm", "realm": 0, "right": "hand in", "rules": True}
    invited = made.ask(made.master, "POST", "members", wish)
    made.ann = str(made.ask(invited["token"], "POST", "join", {"name": "Ann"})["token"])
    return made


# --- every sentence of the handbook ------------------------------------------------------------------


def handbook(lang: Lang) -> list[str]:
    orders = HANDBOOK.read_text(encoding="utf-8").partition("## Decisions of the game master")[0]
    rows = [row[LANGS.index(lang) ^ 1] for row in ROW.findall(orders)]
    assert len(rows) > 90
    for there, here in ELSEWHERE.items():
        rows = [row.replace(there, here) for row in rows]
    return rows


def plan_for(order: Any, lang: Lang) -> dict[str, Any]:
    """The deed, what has to be chosen for it, and the sentence that shall come of it."""
    values = msgspec.to_builtins(order)
    tag = values.pop("order")
    variants = {
        "set_stance": "kill" if values.pop("kill", False) else "capture",
        "set_pursuit": "spare" if tag == "set_pursuit" and values.pop("spare", False) else "pursue",
        "set_refuge": "refuge" if "to" in values else "refuge_any",
        "set_rivals": "rivals" if "foes" in values else "rivals_any",
        "set_line": "line" if "people" in values else "line_by_rank",
        "ban": "ban_space" if "space" in values else "ban",
    }
    if tag == "accompany" and not values["army"]:
        variants["accompany"] = "leave"
        del values["army"]
    return {"deed": variants.get(tag, tag), "values": values, "sentence": format_order(order, lang)}


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_of_the_handbook_by_tapping_alone(
    browser: Browser, hosted: Hosted, lang: Lang
) -> None:
    plans = [plan_for(parse_order(sentence), lang) for sentence in handbook(lang)]
    sentences = [plan["sentence"] for plan in plans]
    before = Counter(hosted.draft())

    with hosted.map_room(browser, locale=lang) as page:
        page.set_default_timeout(120_000)
        assert page.evaluate(DRIVER.read_text(encoding="utf-8"), plans) == sentences
        expect(page.locator("[data-state]").first).to_have_attribute("data-state", "saved")
    assert Counter(hosted.draft()) - before == Counter(sentences)


# --- whole months ----------------------------------------------------------------------------------------


HEX = 20.8
"""Pixels between the middles of two fields that lie side by side, at the map's own size."""


def beside(page: Page, steps: int) -> tuple[float, float]:
    """Where a field is seen, so many steps east of the capital, which is in the middle at first."""
    sheet = page.get_by_role("application")
    box = sheet.bounding_box()
    assert box is not None
    zoom = float(sheet.get_attribute("data-zoom") or 1)
    return box["x"] + box["width"] / 2 + steps * HEX * zoom, box["y"] + box["height"] / 2


def tapped_up(page: Page, goods: dict[str, str]) -> None:
    """Counts of goods, by the names of the keys that are tapped for them."""
    for good, step in goods.items():
        page.get_by_role("group", name="Step").get_by_role("button", name=step, exact=True).click()
        row = page.locator(f'[data-good="{good}"]')
        row.get_by_role("button", name="more").click()


def test_a_month_by_mouse_and_the_next_by_finger(browser: Browser, served: Served) -> None:
    made = founded(served, "Months")
    capital = made.ask(made.ann, "GET", "realms/0/view")["realms"][0]["capital"]
    with made.map_room(browser) as page:
        panel = page.locator("[data-tapping]")
        page.locator("[data-painted=true]").wait_for()
        page.mouse.click(*beside(page, 0))
        expect(panel.get_by_role("heading", name=f"Field {capital}")).to_be_visible()

        # From the field: an army, with prices and limits of the town.
        panel.get_by_text("Recruiting and buying").click()
        panel.get_by_role("button", name="Recruit troops").click()
        expect(panel.get_by_role("button", name="Warriors: all", exact=False)).to_be_visible()
        tapped_up(page, {"warriors": "1000", "leaders": "10"})
        expect(panel.get_by_text("15,000 gold together")).to_be_visible()
        panel.get_by_role("button", name="Number of the army").click()
        panel.get_by_role("button", name="new: 101").click()
        expect(panel.get_by_text("This can be done.")).to_be_visible()
        panel.get_by_role("button", name="Write it on the sheet").click()
        expect(
            panel.get_by_text(f"Recruit 1000 warriors and 10 leaders as 101 in town {capital}")
        ).to_be_visible()

        # From the piece, which this sheet makes: its reach, a field on the map, the sentence.
        panel.get_by_text("units of your own").click()
        panel.get_by_role("button", name=f"Army of warriors 101 {capital}").click()
        expect(panel.get_by_text("fields in reach")).to_be_visible()
        page.mouse.click(*beside(page, 1))
        expect(panel.get_by_role("heading", name="Move")).to_be_visible()
        expect(panel.get_by_text("Way:")).to_be_visible()
        panel.get_by_role("button", name="Write it on the sheet").click()
        page.get_by_role("button", name="Hand in", exact=True).click()
        expect(page.get_by_text("Handed in: it waits to be played")).to_be_visible()
    moved = made.draft()[-1]
    assert moved.startswith("Move 101 to ")

    made.ask(made.master, "POST", "run", {"close": "The others are late."})
    target = made.ask(made.ann, "GET", "realms/0/view")["armies"][0]["101"]["field"]
    assert target == moved.split()[-1]

    with made.map_room(browser, viewport=PHONE, has_touch=True, locale="de") as page:
        panel = page.locator("[data-tapping]")
        page.locator("[data-painted=true]").wait_for()
        page.touchscreen.tap(*beside(page, 1))
        expect(panel.get_by_role("heading", name="Kriegerheer 101")).to_be_visible()
        # What is forbidden is listed with its reason.
        panel.get_by_text("Aufgaben am Ort").tap()
        expect(panel.get_by_text("es ist dein eigenes Land")).to_be_visible()
        assert violations(page) == []
        page.touchscreen.tap(*beside(page, 2))
        panel.get_by_role("button", name="Ziel").tap()
        assert violations(page) == []
        panel.get_by_role("button", name="Aufs Zugblatt schreiben").tap()
        expect(panel.get_by_text("Auf dem Zugblatt: Bewege 101 nach")).to_be_visible()
        # The line is changed in the same form.
        panel.get_by_role("button", name="Zeile 1 durch Tippen ändern").tap()
        panel.get_by_text("Weitere Angaben").tap()
        panel.get_by_label("Ohne Eroberung").tap()
        panel.get_by_role("button", name="Zeile ersetzen").tap()
        page.get_by_role("button", name="Zugblatt", exact=True).tap()
        page.get_by_role("button", name="Abgeben", exact=True).tap()
        expect(page.locator("[data-standing=waits]")).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} pixels too wide"
    assert re.fullmatch(r"Bewege 101 nach \d+/\d+ ohne Eroberung", made.draft()[-1])
