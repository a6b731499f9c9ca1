"""A sheet of orders: by two at once, over a cut line, by keys alone, by touch, and a very long one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, press_until, visiting
from tests.web.orders_court import Court, assembled

RECRUIT = "Rüste 1000 K und 5 HF als 104 in Rüstort 101/27"
MOST = 5_000
SLOWEST = 6_000
"""Milliseconds for 17 keys in the longest sheet, on a machine that has more to do."""


def line(page: Page, number: int, word: str = "Line") -> Locator:
    return page.get_by_role("textbox", name=f"{word} {number}", exact=True)


def lines(page: Page) -> list[str]:
    fields = page.locator("[data-line] textarea")
    return [field.input_value() for field in fields.all()]


def saved(page: Page) -> None:
    expect(page.locator('[data-state="saved"]')).to_be_visible()


def unsaved(page: Page) -> None:
    expect(page.locator('[data-state]:not([data-state="saved"])')).to_be_visible()


def enter(page: Page, court: Court, secret: str, word: str = "Line") -> None:
    page.goto(court.sheet(secret))
    line(page, 1, word).wait_for()


def run_month(page: Page, court: Court) -> None:
    here = f"/api/campaigns/{court.name}"
    headers = {"authorization": f"Bearer {court.master}"}
    last = page.request.get(here, headers=headers).json()["summary"]["entries"]
    answer = page.request.post(f"{here}/run", headers=headers, data={"last": last})
    assert answer.ok, answer.text()


# -- two at once, and nobody at all ----------------------------------------------------------------------


def test_two_members_write_at_once_and_a_cut_connection_loses_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    served = Served(tmp_path / "tables.db")
    served.start()
    court = assembled(served, "Hof")
    with visiting(browser, served) as ann, visiting(browser, served) as wim:
        enter(ann, court, court.ruler)
        enter(wim, court, court.writer)
        line(ann, 1).click()
        ann.keyboard.type("# by Ann\nBewege 101 nach 101/26")
        expect(line(wim, 2)).to_have_value("Bewege 101 nach 101/26")
        saved(ann)

        # both at once, and the cursor stays where it was
        line(ann, 2).press("End")
        line(wim, 1).press("Home")
        wim.keyboard.type("# above\n")
        ann.keyboard.type("\nBewege 102")
        expect(line(ann, 1)).to_have_value("# above")
        ann.keyboard.type(" nach 101/26")
        whole = ["# above", "# by Ann", "Bewege 101 nach 101/26", "Bewege 102 nach 101/26"]
        expect(line(wim, 4)).to_have_value(whole[3])
        saved(ann)
        assert lines(ann) == lines(wim) == whole

        # who may only write does not hand in, and is told so
        expect(wim.get_by_role("button", name="Hand in")).to_have_count(0)

        # the connection is gone; Ann writes on, and opens the page anew before it is back
        served.stop()
        line(ann, 4).press("End")
        ann.keyboard.type("\n# written on the train")
        expect(ann.get_by_text("No connection: kept in this browser")).to_be_visible()
        served.start()
        saved(ann)
        expect(line(wim, 5)).to_have_value("# written on the train")
        line(wim, 1).fill("# above all")
        expect(line(ann, 1)).to_have_value("# above all")

        # undoing takes back one's own, not what others wrote since
        ann.get_by_role("button", name="Undo: typing “# written on the train”").click()
        expect(line(ann, 5)).to_have_value("")
        saved(ann)
        assert lines(ann) == ["# above all", *whole[1:], ""]

        # a reader reads
        with visiting(browser, served) as rea:
            enter(rea, court, court.reader)
            expect(line(rea, 1)).to_have_attribute("readonly", "")
            expect(rea.get_by_text("You may read this sheet")).to_be_visible()
            assert violations(rea) == []
    served.stop()


# -- by keys alone ---------------------------------------------------------------------------------------


def test_a_whole_month_by_keys_and_names_alone(browser: Browser, served: Served) -> None:
    court = assembled(served, "Tasten")
    with visiting(browser, served) as page:
        enter(page, court, court.ruler)
        press_until(page, line(page, 1))
        keys = page.keyboard

        # words, pieces and fields are suggested, and taken over without leaving the line
        keys.type("Mov")
        option = page.get_by_role("option", name="Move")
        expect(option).to_be_visible()
        keys.press("ArrowDown")
        expect(option).to_have_attribute("aria-selected", "true")
        keys.press("Enter")
        keys.type("101 to 101/26")
        keys.press("Escape")
        expect(line(page, 1)).to_have_value("Move 101 to 101/26")
        keys.press("Enter")
        keys.type("Rekruit 1000 warriors and 5 leaders as 104 in town 101/27")
        expect(line(page, 2)).to_have_accessible_description(re.compile("not possible.*Recruit"))

        # one key less than a click: the remedy follows the line
        remedy = page.get_by_role("button", name=re.compile("Write “Recruit 1000 warriors.*instead"))
        press_until(page, remedy)
        keys.press("Enter")
        expect(line(page, 2)).to_have_value(re.compile("^Recruit 1000"))
        expect(line(page, 2)).to_have_accessible_description(re.compile("fine.*−10,000 gold"))
        expect(page.get_by_role("heading", name="Muster", exact=True)).to_be_visible()

        # the muster comes first: moved by keys, undone and done again
        press_until(page, line(page, 2), "Shift+Tab")
        keys.press("Alt+ArrowUp")
        expect(line(page, 1)).to_have_value(re.compile("^Recruit"))
        keys.press("Control+z")
        expect(line(page, 1)).to_have_value(re.compile("^Move"))
        keys.press("Control+y")
        expect(line(page, 1)).to_have_value(re.compile("^Recruit"))

        # an army has no order yet; the list of problems is empty, and the sheet is handed in
        expect(page.get_by_role("button", name="1 army without an order")).to_be_visible()
        expect(page.get_by_text("No problems")).to_be_visible()
        saved(page)
        press_until(page, page.get_by_role("button", name="Hand in", exact=True))
        keys.press("Enter")
        expect(page.get_by_role("status").filter(has_text="Handed in: it waits")).to_be_visible()

        # the month is played, a new sheet is there, and old orders come back by three keys
        run_month(page, court)
        expect(line(page, 1)).to_have_value("")
        expect(page.get_by_role("status").filter(has_text="Not handed in yet")).to_be_visible()
        press_until(page, page.get_by_text("Insert …"))
        keys.press("Enter")
        press_until(page, page.get_by_role("button", name="Earlier orders"))
        keys.press("Enter")
        dialog = page.get_by_role("dialog", name="Earlier orders")
        expect(dialog.get_by_role("checkbox")).to_have_count(2)
        press_until(page, dialog.get_by_role("checkbox").nth(0))
        keys.press("Space")
        press_until(page, dialog.get_by_role("button", name="Insert 1 line"))
        keys.press("Enter")
        expect(line(page, 1)).to_have_value("Move 101 to 101/26")
        saved(page)


# -- by touch --------------------------------------------------------------------------------------------

MAIL = """> - Rüste 1000 K und 5 HF als 104 in Rüstort 101/27
> Bewege 101 nach 101/26
> Und dann noch etwas, das niemand versteht
--
Ann
"""


def test_on_a_phone_lines_are_written_moved_pasted_handed_in_and_taken_back(
    browser: Browser, served: Served
) -> None:
    court = assembled(served, "Hosentasche")
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with visiting(browser, served, locale="de", reduced_motion="reduce", **phone) as page:
        page.goto(court.sheet(court.ruler))
        page.get_by_role("button", name="Zugblatt", exact=True).tap()
        line(page, 1, "Zeile").tap()
        page.keyboard.type("Bewge 102 nach 101/26")
        page.get_by_role("button", name="Stattdessen: „Bewege 102 nach 101/26“").tap()
        expect(line(page, 1, "Zeile")).to_have_value("Bewege 102 nach 101/26")

        # from a mail: what was understood is shown line by line before it is put in
        page.get_by_text("Einfügen …").tap()
        page.get_by_role("button", name="Aus einer E-Mail").tap()
        dialog = page.get_by_role("dialog", name="Aus einer E-Mail")
        dialog.get_by_label("Kopierter Text").fill(MAIL)
        dialog.get_by_role("button", name="Lesen").tap()
        expect(dialog.get_by_text("2 verstanden, eine Zeile nicht")).to_be_visible()
        expect(dialog.get_by_text("weggelassen (Unterschrift)")).to_have_count(2)
        assert violations(page) == []
        dialog.get_by_role("button", name="3 Zeilen einfügen").tap()
        expect(page.get_by_role("button", name="1 Problem")).to_be_visible()

        # what nobody understands goes, by a large button; the muster comes first, dragged by its handle
        line(page, 4, "Zeile").tap()
        page.get_by_role("button", name="Zeile 4 löschen").tap()
        expect(page.get_by_text("Keine Probleme")).to_be_visible()
        page.get_by_role("button", name="Zeile 3 nach oben").tap()
        drag(page, 2, 0)
        expect(line(page, 1, "Zeile")).to_have_value(RECRUIT)
        page.get_by_role("button", name="Zurücknehmen: Verschieben").tap()
        expect(line(page, 3, "Zeile")).to_have_value(RECRUIT)
        page.get_by_role("button", name="Rüstrunde zuerst").tap()
        expect(line(page, 1, "Zeile")).to_have_value(RECRUIT)
        saved(page)
        assert violations(page) == []

        # handed in, changed, handed in again, taken back: each is said as it is
        page.get_by_role("button", name="Abgeben", exact=True).tap()
        expect(page.get_by_text("Abgegeben: Es wartet darauf")).to_be_visible()
        page.get_by_role("button", name="Neue Zeile").tap()
        page.keyboard.type("# nachgetragen")
        expect(page.get_by_text("Es wartet die ältere Fassung")).to_be_visible()
        page.get_by_role("button", name="Neu abgeben").tap()
        expect(page.get_by_text("Abgegeben: Es wartet darauf")).to_be_visible()
        page.get_by_role("button", name="Zurückziehen").tap()
        expect(page.get_by_text("Noch nicht abgegeben")).to_be_visible()
        page.emulate_media(color_scheme="dark")
        assert violations(page) == []


def drag(page: Page, source: int, target: int) -> None:
    """With a finger, by the handle of one line to another."""
    page.evaluate(
        """([source, target]) => {
            const row = (n) => document.querySelector(`[data-line="${n}"]`);
            row(target).scrollIntoView({ block: "center" });
            const box = row(target).getBoundingClientRect();
            const at = { clientX: box.left + 60, clientY: box.top + 6, bubbles: true, pointerType: "touch" };
            row(source).querySelector(".handle").dispatchEvent(new PointerEvent("pointerdown", at));
            dispatchEvent(new PointerEvent("pointermove", at));
            dispatchEvent(new PointerEvent("pointerup", at));
        }""",
        [source, target],
    )


# -- very long -------------------------------------------------------------------------------------------


def test_a_sheet_of_5000_lines_is_still_written_on(browser: Browser, served: Served) -> None:
    court = assembled(served, "Lang")
    text = "\n".join([f"# Vermerk Nummer {number} von {MOST}" for number in range(1, MOST)])
    with visiting(browser, served) as page:
        here = f"/api/campaigns/{court.name}/realms/0/draft"
        headers = {"authorization": f"Bearer {court.ruler}"}
        body = {"month": 1, "step": "month", "base": 0, "text": text}
        assert page.request.put(here, headers=headers, data=body).ok
        enter(page, court, court.ruler)
        assert page.locator("[data-line]").count() < MOST / 5
        line(page, 1).click()
        page.keyboard.press("Control+End")
        expect(line(page, MOST - 1)).to_be_focused()
        page.keyboard.press("Enter")
        started = page.evaluate("performance.now()")
        page.keyboard.type("# das Ende ist da")
        expect(line(page, MOST)).to_have_value("# das Ende ist da")
        assert page.evaluate("performance.now()") - started < SLOWEST
        saved(page)
        read = page.request.get(here, headers=headers).json()
        assert read["text"].split("\n")[-1] == "# das Ende ist da"
