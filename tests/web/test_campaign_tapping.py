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


@pytest.fixture(scope="module")
def hosted(served: Served) -> Hosted:
    made = Hosted(served, "Tapping")
    realms = ["Vachal", "Yaromo", "Reich der Mitte"]
    founded = made.ask("", "POST", body={"name": made.name, "me": "Mia", "realms": realms, **WORLD})
    made.master = founded["master"]["token"]
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
