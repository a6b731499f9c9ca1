"""The page of a campaign: joining, its rooms, its people, and a connection that breaks and comes back."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, visiting

NUMBERS = count(1)
PAGE_KB, DATA_KB = 350, 60
ROOMS = {
    "en": ("Overview", "Map", "Pieces", "Odds", "Diplomacy", "Reports", "Court"),
    "de": ("Überblick", "Karte", "Figuren", "Aussichten", "Diplomatie", "Berichte", "Hof"),
}
COURT = {"role": "realm", "realm": 0, "right": "hand in", "rules": True}


@dataclass
class Hosted:
    """A campaign with a game master, and what other people do in it."""

    served: Served
    name: str
    master: str = ""

    def ask(self, token: str, method: str, path: str = "", body: Any = None) -> Any:
        return ask(self.served, token, method, f"/{self.name}{path}", body)

    def invite(self, **wish: Any) -> str:
        return str(self.ask(self.master, "POST", "/members", {**COURT, **wish})["token"])

    def join(self, name: str, **wish: Any) -> str:
        return str(self.ask(self.invite(**wish), "POST", "/join", {"name": name})["token"])

    @property
    def home(self) -> str:
        return f"/c/{self.name}"


def ask(served: Served, token: str, method: str, path: str, body: Any = None) -> Any:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{served.address}/api/campaigns{path}", data, headers, method=method)) as answer:
        return json.loads(answer.read() or b"null")


def found(served: Served, **wish: Any) -> Hosted:
    made = Hosted(served, f"Realms-{next(NUMBERS)}")
    world = {"count": 2, "later": 0, "seed": 7, "size": "hexagon 2", "dice": "seeded", **wish}
    wanted = {"name": made.name, "me": "Mia", **world}
    made.master = ask(served, "", "POST", "", wanted)["master"]["token"]
    return made


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def rooms(page: Page, lang: str = "en") -> Any:
    return page.get_by_role("navigation", name={"en": "Rooms of", "de": "Räume des"}[lang]).get_by_role(
        "link"
    )


def test_a_person_joins_by_link_and_goes_through_the_rooms_by_keyboard(
    browser: Browser, served: Served
) -> None:
    made = found(served)
    with visiting(browser, served) as page:
        page.goto(f"{made.home}#{made.invite()}")
        expect(page.get_by_role("heading", name=f"You are invited to {made.name}")).to_be_visible()
        assert page.url == f"{served.address}{made.home}"
        page.get_by_label("What shall the others call you?").fill("Ann")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="What waits for you")).to_be_visible()
        expect(page.get_by_text("Theostelos: Ann, ruler")).to_be_visible()
        expect(page.get_by_text("connected", exact=True)).to_be_visible()

        for number, name in enumerate(ROOMS["en"]):
            room = rooms(page).nth(number)
            expect(room).to_have_accessible_name(re.compile(f"^{name}"))
            room.focus()
            page.keyboard.press("Enter")
            expect(room).to_have_attribute("aria-current", "page")
            expect(page.locator("[aria-busy=true]:visible")).to_have_count(0)
        assert page.url.endswith("/court")
        page.go_back()
        expect(page.get_by_role("link", name="Reports")).to_have_attribute("aria-current", "page")

        page.reload()  # the link was kept
        expect(page.get_by_text("Theostelos: Ann, ruler")).to_be_visible()


def test_a_ruler_leads_the_court_and_everybody_sees_it_at_once(browser: Browser, served: Served) -> None:
    made = found(served)
    ruler = made.join("Ann")
    gone = (f"404 /{made.name}", f"404 /{made.name}/public/months")
    with visiting(browser, served) as ann, visiting(browser, served, refused=gone) as bob:
        ann.goto(f"{made.home}/court#{ruler}")
        ann.get_by_label("Name (may stay empty)").fill("Bob")
        ann.get_by_label("Right", exact=True).select_option("writes orders")
        ann.get_by_role("button", name="Create the link").click()
        link = ann.get_by_label("Link for Bob").input_value()

        bob.goto(link)
        bob.get_by_role("button", name="Join").click()
        expect(bob.get_by_text("Theostelos: Bob, writes orders")).to_be_visible()
        expect(ann.get_by_text("Somebody has joined.")).to_be_visible()
        row = ann.get_by_role("listitem").filter(has_text="Bob")
        expect(row).not_to_contain_text("has not joined yet")
        expect(ann.get_by_label("Link for Bob")).to_have_count(0)
        bob.get_by_role("link", name="Court").click()
        expect(bob.get_by_role("heading", name="Court of Theostelos")).to_be_visible()
        expect(bob.get_by_role("button", name="Create the link")).to_have_count(0)

        row.get_by_role("button", name="Change: Bob").click()
        row.get_by_label("Right").select_option("reads")
        expect(row).to_contain_text("reads")
        row.get_by_role("button", name="Dismiss").click()
        ann.get_by_role("dialog").get_by_role("button", name="Dismiss").click()
        expect(row).to_have_count(0)
        expect(bob.get_by_role("alert")).to_be_visible()


def test_one_browser_acts_for_several(browser: Browser, served: Served) -> None:
    made = found(served)
    links = [made.master, made.join("Ann"), made.join("Ada", realm=1, right="read", rules=False)]
    with visiting(browser, served) as page:
        for number, link in enumerate(links):
            page.goto(f"{made.home}#{link}")
            names = ("Mia, game master", "Theostelos: Ann, ruler", "Yaromo: Ada, reads")
            expect(page.get_by_text(names[number])).not_to_have_count(0)
        whom = page.get_by_label("You act for")
        expect(whom.locator("option")).to_have_count(3)
        expect(whom.locator("option:checked")).to_have_text("Yaromo: Ada, reads")
        whom.select_option("Mia, game master")
        expect(page.get_by_text("Missing: 2 of 2.")).to_be_visible()
        whom.select_option("Theostelos: Ann, ruler")
        expect(page.get_by_role("link", name="Write orders")).to_be_visible()
        page.reload()
        expect(whom.locator("option:checked")).to_have_text("Theostelos: Ann, ruler")


def test_nothing_is_lost_in_a_break(browser: Browser, tmp_path: Path) -> None:
    own = Served(tmp_path / "tables.db")
    own.start()
    try:
        made = found(own)
        ann = made.join("Ann")
        with visiting(browser, own) as page:
            page.goto(f"{made.home}#{ann}")
            expect(page.get_by_text("connected", exact=True)).to_be_visible()
            expect(page.get_by_text("Nobody has written anything yet")).to_be_visible()
            own.stop()
            expect(page.get_by_text("Connection lost")).to_be_visible()
            own.start()
            draft = made.ask(ann, "GET", "/realms/0/draft")
            text = {**draft["round"], "base": draft["revision"], "text": "# written elsewhere"}
            made.ask(ann, "PUT", "/realms/0/draft", text)
            expect(page.get_by_text("connected", exact=True)).to_be_visible()
            expect(page.get_by_text("is begun, but not handed in")).to_be_visible()
    finally:
        own.stop()


@pytest.mark.parametrize(("lang", "scheme"), [("de", "dark"), ("en", "light")])
def test_every_room_is_named_and_fits_on_a_phone(
    lang: str, scheme: Any, browser: Browser, served: Served
) -> None:
    made = found(served)
    ann = made.join("Ann")
    look: dict[str, Any] = {"viewport": PHONE, "locale": lang, "color_scheme": scheme}
    with visiting(browser, served, reduced_motion="reduce", **look) as page:
        page.goto(f"{made.home}#{ann}")
        for number, name in enumerate(ROOMS[lang]):
            room = rooms(page, lang).nth(number)
            expect(room).to_have_accessible_name(re.compile(f"^{name}"))
            room.click()
            expect(room).to_have_attribute("aria-current", "page")
            expect(page.locator("[aria-busy=true]:visible")).to_have_count(0)
            assert fits(page), name
            assert violations(page) == [], name
        page.set_viewport_size({"width": 320, "height": 256})  # 1280 x 1024 at 400 %
        for number in (0, 1, 6):
            rooms(page, lang).nth(number).click()
            expect(page.locator("[aria-busy=true]:visible")).to_have_count(0)
            assert fits(page), number


def test_strangers_see_what_is_public_and_nothing_else(browser: Browser, served: Served) -> None:
    made = found(served)
    with visiting(browser, served, refused=(f"404 /{made.name}",)) as page:
        page.goto(made.home)
        expect(page.get_by_role("alert")).to_contain_text("There is no such campaign")
        assert violations(page) == []
        made.ask(made.master, "PATCH", "", {"spectators": 0, "public": True})
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("You are looking on")).to_be_visible()
        expect(page.get_by_text("Nothing can be seen yet.")).to_be_visible()
        assert violations(page) == []


def test_the_first_load_is_light(browser: Browser, served: Served) -> None:
    """Of the official world: code, styles and fonts of the page with its map, and the data it begins with."""
    made = found(served, count=12, size="erkenfara", land=20)
    ann = made.join("Ann")
    pages: dict[str, float] = {}
    data: dict[str, float] = {}
    with visiting(browser, served, service_workers="block") as page:

        def heard(answer: Response) -> None:
            size = int(answer.headers.get("content-length", 0)) / 1000
            path = answer.url.removeprefix(served.address).split("?")[0]
            (data if path.startswith("/api/") else pages)[path] = size

        page.on("response", heard)
        page.goto(f"{made.home}/map#{ann}")
        page.get_by_role("application").wait_for()
        page.wait_for_load_state("networkidle")
    assert sum(pages.values()) < PAGE_KB, pages
    assert sum(data.values()) < DATA_KB, data
