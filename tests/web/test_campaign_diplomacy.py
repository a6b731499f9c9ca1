"""What goes on between realms, in two browsers: letters, offers, rights, questions."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PATIENCE_MS, PHONE, Served, visiting

NUMBERS = count(1)
HOSTILE = "<b>Peace</b>, \u05e9\u05dc\u05d5\u05dd!\n" + "x" * 300 + "\n\n\tPH-4.2c?"


@dataclass
class Hosted:
    """A campaign in remote play with three realms, of which Ann and Bob play two."""

    served: Served
    name: str
    master: str
    ann: str
    bob: str

    def ask(self, token: str, method: str, path: str, body: Any = None) -> Any:
        return ask(self.served, token, method, f"/{self.name}/{path}".rstrip("/"), body)

    def draft(self, token: str, realm: int) -> list[str]:
        return str(self.ask(token, "GET", f"realms/{realm}/draft")["text"]).split("\n")

    def wait_for_lines(self, token: str, realm: int, lines: int) -> None:
        """The page saves at the next pause."""
        end = time.monotonic() + PATIENCE_MS / 1000
        while len(self.draft(token, realm)) != lines:
            assert time.monotonic() < end, self.draft(token, realm)
            time.sleep(0.05)

    def hand_in(self, token: str, realm: int) -> None:
        draft = self.ask(token, "GET", f"realms/{realm}/draft")
        seen = {**draft["round"], "revision": draft["revision"]}
        assert self.ask(token, "POST", f"realms/{realm}/ready", seen)["handed_in"]

    @contextmanager
    def visit(self, browser: Browser, token: str, part: str, **settings: Any) -> Iterator[Page]:
        with visiting(browser, self.served, **settings) as page:
            page.goto(f"/c/{self.name}/diplomacy/{part}#{token}")
            yield page


def ask(served: Served, token: str, method: str, path: str, body: Any = None) -> Any:
    headers = {
        "authorization": f"Bearer {token}",
        "content-type": "application/json",
        "accept-language": "en",
    }
    data = None if body is None else json.dumps(body).encode()
    address = f"{served.address}/api/campaigns{path}"
    with urlopen(Request(address, data, headers, method=method)) as answer:
        return json.load(answer)


def found(served: Served) -> Hosted:
    name = f"Between-{next(NUMBERS)}"
    world = {"count": 3, "later": 0, "seed": 7, "size": "hexagon 2", "dice": "seeded"}
    founded = ask(served, "", "POST", "", {"name": name, "me": "Mia", **world})
    master = founded["master"]["token"]
    made = Hosted(served, name, master, "", "")
    entries = made.ask(master, "GET", "")["summary"]["entries"]
    made.ask(master, "PUT", "mode", {"mode": "days", "last": entries})
    made.ann, made.bob = [join(made, realm, called) for realm, called in enumerate(("Ann", "Bob"))]
    return made


def join(made: Hosted, realm: int, name: str) -> str:
    wish = {"role": "realm", "realm": realm, "right": "hand in", "rules": True}
    invited = made.ask(made.master, "POST", "members", wish)
    return str(made.ask(invited["token"], "POST", "join", {"name": name})["token"])


def press(button: Locator) -> None:
    """Without a mouse."""
    button.focus()
    button.press("Enter")


def stays_within(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} pixels too wide"


def test_letters_and_questions(browser: Browser, served: Served) -> None:
    made = found(served)
    with (
        made.visit(browser, made.ann, "letters") as ann,
        made.visit(browser, made.bob, "rights", viewport=PHONE, locale="de") as bob,
    ):
        parts = bob.get_by_role("navigation", name="Bereiche der Diplomatie")
        expect(parts.get_by_role("button", name="Briefe")).to_be_visible()
        expect(bob.get_by_role("row", name="Theostelos")).to_be_visible()
        stays_within(bob)

        # A letter, begun before a reload, to a realm and the game masters.
        expect(ann.get_by_text("Letters are sealed")).to_be_visible()
        ann.get_by_role("button", name="Write a letter").click()
        ann.get_by_label("Yaromo").check()
        ann.get_by_label("Game masters").check()
        ann.get_by_label("Letter", exact=True).fill(HOSTILE)
        ann.get_by_text("Keep these as a group").click()
        ann.get_by_label("Name of the group").fill("Friends")
        ann.get_by_role("button", name="Keep", exact=True).click()
        ann.reload()
        ann.get_by_role("button", name="Go on with your letter").click()
        expect(ann.get_by_label("Letter", exact=True)).to_have_value(HOSTILE)
        expect(ann.get_by_role("button", name="Friends (2)", exact=True)).to_have_attribute(
            "aria-pressed", "true"
        )
        ann.get_by_role("button", name="Send").click()
        expect(ann.get_by_role("article")).to_contain_text("<b>Peace</b>")

        # It comes by itself, is text whatever it says, and is read once it is opened.
        expect(parts.get_by_role("button", name="Briefe")).to_contain_text("1")
        press(parts.get_by_role("button", name="Briefe"))
        press(bob.get_by_role("button", name="1 neu"))
        expect(bob.get_by_role("article")).to_contain_text("<b>Peace</b>")
        assert bob.get_by_role("article").locator("b").count() == 0
        expect(parts.get_by_role("button", name="Briefe", exact=True)).to_be_visible()
        stays_within(bob)
        bob.get_by_label("Allen antworten").uncheck()
        bob.get_by_label("Brief", exact=True).fill("Einverstanden.")
        bob.get_by_role("button", name="Senden").dblclick()
        expect(ann.get_by_role("article").last).to_contain_text("Einverstanden.")
        expect(ann.get_by_role("article")).to_have_count(2)
        assert violations(ann) == []
        assert violations(bob) == []
        assert len(made.ask(made.master, "GET", "letters")["letters"]) == 1

        # A question about the rules, answered for all.
        ann.get_by_role("button", name="Rules questions").click()
        ann.get_by_label("Your question").fill("May both grant it, PH-4.2c?")
        ann.get_by_role("button", name="Ask", exact=True).click()
        expect(ann.get_by_role("region", name="Open questions")).to_contain_text("May both grant it")
        (asked,) = made.ask(made.master, "GET", "questions")["open"]
        made.ask(made.master, "POST", f"questions/{asked['number']}/answer", {"answer": "One is enough."})
        answers = ann.get_by_role("region", name="Answers")
        expect(answers).to_contain_text("One is enough.")
        expect(answers.get_by_role("link", name="PH-4.2c")).to_have_attribute(
            "href", "/rules/phoenix/PH-4.2c"
        )
        assert violations(ann) == []


def test_offers_and_rights(browser: Browser, served: Served) -> None:
    made = found(served)
    made.hand_in(made.bob, 1)
    with (
        made.visit(browser, made.ann, "rights") as ann,
        made.visit(browser, made.bob, "offers", viewport=PHONE, locale="de", color_scheme="dark") as bob,
    ):
        # By keys alone: the matrix, the coastal right, and an offer for the way.
        press(ann.get_by_role("button", name="Yaromo, Coastal right"))
        expect(ann.get_by_role("dialog")).to_contain_text("Grant Yaromo coastal right")
        press(ann.get_by_role("button", name="Grant the coastal right"))
        cell = ann.get_by_role("button", name="Yaromo, Coastal right")
        expect(cell).to_contain_text("in the sheet")
        press(ann.get_by_role("button", name="Yaromo, Right of way"))
        press(ann.get_by_role("button", name="Ask for it by an offer"))
        press(ann.get_by_role("button", name="Add to what we give"))
        press(ann.get_by_role("button", name="Send the offer to Yaromo"))
        expect(ann.get_by_role("region", name="Our open offers")).to_contain_text("Agree to a right of way")
        assert violations(ann) == []

        # Bob's sheet is handed in already: he is told so, and hands it in again.
        waiting = bob.get_by_role("region", name="Angebote, die auf Antwort warten")
        expect(waiting).to_contain_text("Theostelos stimmt im Voraus zu")
        assert violations(bob) == []
        stays_within(bob)
        waiting.get_by_role("button", name="Annehmen").click()
        expect(bob.get_by_role("region", name="In deinem abgegebenen Zugblatt")).to_be_visible()
        bob.get_by_role("button", name="Neu abgeben").click()
        expect(bob.get_by_role("region", name="In deinem abgegebenen Zugblatt")).to_have_count(0)
        assert "Grant Theostelos right of way" in made.ask(made.bob, "GET", "realms/1/sheet")["text"]
        ann.get_by_role("button", name="Gifts and trade").click()
        lines = ann.get_by_role("region", name="In your sheet")
        expect(lines).to_contain_text("Agree to a right of way with Yaromo")
        assert set(made.draft(made.ann, 0)) == {
            "Grant Yaromo coastal right",
            "Agree to a right of way with Yaromo",
        }

        # Gold by form, and out of the sheet again.
        ann.get_by_label("Gold", exact=True).fill("500")
        ann.get_by_role("button", name="Into the sheet").click()
        expect(lines).to_contain_text("Give Yaromo 500 gold")
        expect(lines).to_contain_text("PH-3.2.2f")
        lines.get_by_role("button", name="Take out").last.click()
        expect(lines).not_to_contain_text("500 gold")
        expect(ann.get_by_role("status").last).to_contain_text("Taken out of the sheet")

        # The month is played: what was agreed is in force, and stands in the list.
        made.wait_for_lines(made.ann, 0, 2)
        made.hand_in(made.ann, 0)
        made.ask(made.master, "POST", "run", {"close": "late"})
        ann.get_by_role("button", name="Agreed").click()
        force = ann.get_by_role("region", name="In force now")
        expect(force).to_contain_text("Right of way: in force")
        expect(force).to_contain_text("Coastal right: we grant")
        told = ann.get_by_role("region", name="Month by month")
        expect(told).to_contain_text("Offer of Theostelos to Yaromo, accepted")
        expect(told).to_contain_text("right of way")
        parts = bob.get_by_role("navigation", name="Bereiche der Diplomatie").get_by_role("button")
        for part in parts.all():
            part.click()
            expect(bob.locator('.diplomacy [aria-busy="true"]')).to_have_count(0)
            stays_within(bob)
            assert violations(bob) == []
