"""The game masters' desk in the browser: realms, reminders, bell, inbox, sheets on paper, clock, inviting."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, press_until, visiting
from tests.web.test_campaign import Hosted, fits, found

SECRET = "nobody may read this"
REMOTE = {"count": 3, "options": {"deadlines": "days"}}


def save(made: Hosted, token: str, realm: int, text: str) -> dict[str, object]:
    draft = made.ask(token, "GET", f"/realms/{realm}/draft")
    body = {**draft["round"], "base": draft["revision"], "text": text}
    saved = made.ask(token, "PUT", f"/realms/{realm}/draft", body)
    return {**saved["round"], "revision": saved["revision"]}


def hand_in(made: Hosted, token: str, realm: int, text: str) -> None:
    assert made.ask(token, "POST", f"/realms/{realm}/ready", save(made, token, realm, text))["handed_in"]


def row(page: Page, realm: str) -> Locator:
    return page.get_by_role("region", name="Realms").get_by_role("listitem").filter(has_text=realm)


def test_a_game_master_leads_a_round_from_the_desk(browser: Browser, served: Served) -> None:
    made = found(served, **REMOTE)
    ann, bob = made.join("Ann"), made.join("Bob", realm=1)
    names = [one["name"] for one in made.ask(made.master, "GET")["summary"]["realms"]]
    with visiting(browser, served) as mia, visiting(browser, served, viewport=PHONE) as phone:
        phone.goto(f"{made.home}#{ann}")
        mia.goto(f"{made.home}#{made.master}")
        step = mia.get_by_role("region", name="What comes next")
        expect(step).to_contain_text(f"Nobody plays {names[2]}.")
        assert violations(mia) == []
        step.get_by_role("button", name="Invite somebody").click()
        mia.get_by_label("Played by", exact=True).select_option("Bot: settler")
        expect(row(mia, names[2])).to_contain_text("a bot plays")
        assert violations(mia) == []
        mia.keyboard.press("Escape")
        expect(step).to_contain_text(f"{names[0]} and {names[1]} are missing. There is no time limit.")

        # What somebody writes nobody reads; that somebody does is seen at once.
        expect(row(mia, names[0])).to_contain_text("not begun")
        save(made, ann, 0, f"# {SECRET}")
        expect(row(mia, names[0])).to_contain_text("is writing")
        assert SECRET not in mia.content()

        mia.get_by_role("button", name="The muster begins").click()
        mia.get_by_role("button", name="Ring", exact=True).click()
        expect(phone.get_by_role("alert")).to_contain_text("The muster begins")
        assert violations(phone) == []
        step.get_by_role("button", name="Remind").click()
        expect(phone.get_by_text("The game masters remind you")).to_be_visible()
        expect(step).to_contain_text("were reminded a moment ago")

        answer_by_keyboard(mia, made, ann, bob)
        type_in(mia, made, names[1])
        expect(step).to_contain_text("Everybody has handed in.")
        give_back_and_bring(mia, names)
        step.get_by_role("button", name="Look at the month").click()
        expect(mia).to_have_url(re.compile("/turn$"))
        assert made.ask(made.master, "GET", "/rehearsal")["who"] == "Mia"
        mia.go_back()
        expect(step).to_contain_text("A rehearsal by Mia is open.")


def answer_by_keyboard(mia: Page, made: Hosted, ann: str, bob: str) -> None:
    made.ask(bob, "POST", "/realms/1/questions", {"question": "May I?"})
    hand_in(made, ann, 0, "Sonderbefehl: Fest in 101/28")
    inbox = mia.get_by_role("region", name="Inbox")
    task = inbox.get_by_role("listitem").filter(has_text="May I?")
    press_until(mia, inbox.get_by_role("listitem").first)
    mia.keyboard.press("ArrowDown")
    expect(task).to_be_focused()
    mia.keyboard.press("Enter")
    mia.keyboard.type("Yes, you may.")
    press_until(mia, task.get_by_role("button", name="Send"))
    mia.keyboard.press("Enter")
    expect(task).to_have_count(0)
    assert made.ask(bob, "GET", "/realms/1/questions")["answered"][0]["answer"] == "Yes, you may."

    special = inbox.get_by_role("listitem").filter(has_text="Fest")
    decide = urlsplit(special.get_by_role("link", name="Decide").get_attribute("href") or "")
    assert decide.path == f"{made.home}/correct"
    wish = parse_qs(decide.query)
    assert (wish["realm"], wish["field"]) == (["0"], ["101/28"])
    special.focus()
    mia.keyboard.press("d")
    expect(inbox.get_by_text("Nothing waits for you.")).to_be_visible()
    inbox.get_by_label("Show what is done").check()
    expect(special).to_contain_text("done by Mia")
    inbox.get_by_label("Show what is done").uncheck()


def type_in(mia: Page, made: Hosted, realm: str) -> None:
    """A sheet on paper: judged while one types, handed in with one key."""
    mia.get_by_role("button", name="Type in sheets").click()
    expect(mia.get_by_label("Realm", exact=True).locator("option:checked")).to_contain_text(realm)
    orders = mia.get_by_label("Orders", exact=True)
    orders.fill("Bewege 999 nach 101/28")
    expect(mia.get_by_text("1 line cannot stay so.")).to_be_visible()
    expect(mia.get_by_role("button", name=re.compile("^Hand in"))).to_be_disabled()
    assert violations(mia) == []
    orders.fill("SL: Wir feiern")
    expect(mia.get_by_text("1 order, all fine.")).to_be_visible()
    orders.press("Control+Enter")
    expect(mia.get_by_text("Every sheet is there.")).to_be_visible()
    mia.keyboard.press("Escape")
    assert made.ask(made.master, "GET", "/realms/1/sheet")["text"].strip() == "Sonderbefehl: Wir feiern"


def give_back_and_bring(mia: Page, names: list[str]) -> None:
    """A sheet goes back, and comes again as a file."""
    mia.get_by_role("button", name=f"More about {names[1]}").click()
    mia.get_by_role("button", name="Return it").click()
    why = mia.get_by_role("dialog").last
    why.get_by_label("Reason, which realms will read").fill("Two feasts at once?")
    why.get_by_role("button", name="Return it").click()
    mia.keyboard.press("Escape")
    expect(row(mia, names[1])).not_to_contain_text("handed in")
    mia.get_by_role("button", name="Sheets from files").click()
    files = [(f"{names[1]}.txt", "SL: Wir feiern wieder"), ("unknown.txt", "SL: Wer bin ich?")]
    brought = [{"name": name, "mimeType": "text/plain", "buffer": text.encode()} for name, text in files]
    mia.get_by_label("Files", exact=True).set_input_files(brought)  # type: ignore[arg-type]
    expect(mia.get_by_text("Handed in: 1 of 2.")).to_be_visible()
    assert violations(mia) == []
    mia.keyboard.press("Escape")
    expect(row(mia, names[1])).to_contain_text("handed in")


def test_the_desk_on_a_phone_by_night_in_german(browser: Browser, served: Served) -> None:
    made = found(served, **REMOTE)
    realms = made.ask(made.master, "GET")["summary"]["realms"]
    settings: dict[str, Any] = {"viewport": PHONE, "locale": "de", "color_scheme": "dark", "has_touch": True}
    with visiting(browser, served, **settings) as page:
        page.goto(f"{made.home}#{made.master}")
        step = page.get_by_role("region", name="Was als Nächstes kommt")
        expect(step).to_contain_text("Hier spielt niemand: ")
        assert fits(page)
        assert violations(page) == []

        clock = page.get_by_role("region", name="Uhr")
        clock.get_by_text("Länge der Runden").click()
        clock.get_by_label("Minuten für jede Runde").fill("90")
        clock.get_by_label("Minuten für jede Runde").press("Enter")
        expect(clock.get_by_role("timer")).to_contain_text("noch 1 Std.")
        clock.get_by_role("button", name="+ 1 Tag").tap()
        expect(clock.get_by_role("timer")).to_contain_text("noch 1 Tag")
        clock.get_by_role("button", name="Anhalten").tap()
        expect(clock).to_contain_text("Die Uhr steht")
        assert made.ask(made.master, "GET", "/desk")["clock"]["minutes"] == 90 + 24 * 60
        clock.get_by_text("Runde schließen").first.tap()
        clock.get_by_label("Begründung, die alle lesen").fill("Niemand ist da")
        assert fits(page)
        assert violations(page) == []

        page.goto(f"{made.home}/court")
        page.get_by_label(f"Name für {realms[0]['name']}").fill("Ann")
        page.get_by_role("button", name="3 Links erstellen").tap()
        expect(page.get_by_label(re.compile("^Link für "))).to_have_count(3)
        mail = page.get_by_role("link", name="Per E-Mail senden").first.get_attribute("href") or ""
        assert mail.startswith("mailto:?subject=Einladung")
        assert "%23" in mail  # the secret stands behind the hash mark
        assert fits(page)
        assert violations(page) == []
        for room in ("turn", "map", "correct", "diplomacy", "reports", "meeting"):
            page.goto(f"{made.home}/{room}")
            expect(page.locator("[aria-current=page]").first).to_be_visible()
            expect(page.locator("[aria-busy=true]:visible")).to_have_count(0)
            assert fits(page), room
            assert violations(page) == [], room
        page.goto(made.home)
        expect(step).to_contain_text("Eingeladen, aber noch nicht gekommen: ")
