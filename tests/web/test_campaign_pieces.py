"""Tables of a realm's pieces and the odds of fights, as people use them: by mouse, by touch, by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, press_until, visiting
from tests.web.pieces_war import gathered

FIRST = "Army of warriors 101"
SECOND = "Army of warriors 102"


def enter(page: Page, link: str, name: str) -> None:
    """By the link, and into a room by its tab."""
    page.goto(link)
    room(page, name).click()


def room(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation").get_by_role("link", name=name)


def opener(page: Page, unit: str, words: str = "open its card") -> Locator:
    return page.get_by_role("button", name=f"{unit}: {words}")


def first_cells(page: Page) -> list[str]:
    cells = page.get_by_role("table").locator("tbody tr > :first-child")
    return [text.strip() for text in cells.all_inner_texts()]


def test_tables_sort_filter_search_and_a_card_tells_everything(browser: Browser, served: Served) -> None:
    court = gathered(served, "Tafeln")
    with visiting(browser, served) as page, visiting(browser, served) as other:
        enter(page, court.ann, "Pieces")
        opener(page, SECOND).wait_for()
        assert first_cells(page) == ["101", "102", "103"]

        # sorted by any column, both ways
        troops = page.get_by_role("columnheader", name="Troops")
        troops.get_by_role("button").click()
        expect(troops).to_have_attribute("aria-sort", "ascending")
        assert first_cells(page)[-1] == "101"
        troops.get_by_role("button").click()
        expect(troops).to_have_attribute("aria-sort", "descending")
        assert first_cells(page)[0] == "101"

        # searched and filtered
        search = page.get_by_role("searchbox")
        search.fill("101/26")
        expect(page.get_by_role("table").locator("tbody tr")).to_have_count(1)
        search.fill("")
        page.get_by_label("without an order").check()
        expect(page.get_by_role("table").locator("tbody tr")).to_have_count(3)
        page.get_by_label("without an order").uncheck()
        page.get_by_label("in the capital’s province").check()
        expect(opener(page, FIRST)).to_be_visible()

        # the card: what it is and can do, why, what happened
        opener(page, SECOND).click()
        card = page.get_by_role("article", name=SECOND)
        expect(card.get_by_role("heading", name=SECOND)).to_be_focused()
        expect(card.get_by_text("4 heavy catapults")).to_be_visible()
        expect(card.get_by_text("Fire: with 0 light and 4 heavy weapons.")).to_be_visible()
        expect(card.get_by_text("goes from 101/27 to 101/26")).to_be_visible()
        card.get_by_role("button", name="Why? PH-5.1a").click()
        expect(card.get_by_role("note")).to_contain_text("Light weapons fire over one field")
        assert violations(page) == []

        # a name and a note, which the court shares and nobody else sees
        enter(other, court.reader, "Pieces")
        opener(other, SECOND).click()
        card.get_by_label("What we call it").fill("Vanguard")
        card.get_by_role("textbox", name="Note").fill("waits at the ford")
        card.get_by_role("button", name="Keep name and note").click()
        expect(card.get_by_text("Saved.")).to_be_visible()
        expect(page.get_by_role("cell", name="Vanguard")).to_be_visible()
        expect(other.get_by_role("article").get_by_text("waits at the ford")).to_be_visible()
        expect(other.get_by_label("What we call it")).to_have_count(0)
        enter(other, court.bob, "Pieces")
        other.get_by_role("button", name="Sightings").click()
        expect(opener(other, "Army of warriors 102 of Ann")).to_be_visible()
        expect(other.get_by_text("Vanguard")).to_have_count(0)
        search.fill("vanguard")
        expect(page.get_by_role("table").locator("tbody tr")).to_have_count(1)

        # to the map, with the piece
        card.get_by_role("button", name="Give an order").click()
        expect(page).to_have_url(re.compile("/map$"))


def test_odds_from_a_field_with_sliders_two_plans_and_typed_forces(browser: Browser, served: Served) -> None:
    court = gathered(served, "Würfe")
    with visiting(browser, served) as page:
        enter(page, court.ann, "Odds")
        page.get_by_label("Field of the fight").fill("101/28")
        page.get_by_label("101, in 101/27").first.check()
        verdict = page.get_by_text(re.compile("^We win with"))
        expect(verdict).to_contain_text("as good as certain")

        # what nobody knows is a slider; the stronger Bob is, the worse it looks
        slider = page.get_by_role("slider", name="Strength of Bob 101")
        slider.focus()
        page.keyboard.press("End")
        expect(verdict).to_contain_text("hopeless")
        page.get_by_role("spinbutton", name="Troops (K)").fill("5400")
        page.keyboard.press("Tab")
        expect(verdict).to_contain_text("unlikely")
        expect(page.get_by_role("img", name="Losses of Bob as bars")).to_be_visible()
        page.get_by_role("button", name="Why? PH-5.5.1i").first.click()
        expect(page.get_by_role("note")).to_be_visible()
        assert violations(page) == []

        # a second plan with one army more, and what is different
        page.get_by_role("button", name="Compare with a second plan").click()
        second = page.get_by_role("form", name="Plan B")
        expect(page.get_by_text("Both plans are equally good.")).to_be_visible()
        second.get_by_label("103, in 101/27").check()
        expect(page.get_by_text(re.compile("Plan B is better by"))).to_be_visible()

        # as text, and read again
        page.get_by_text("Pass the plan on as text").nth(1).click()
        shared = page.get_by_label("The plan as text").nth(1).input_value()
        assert "101/28 < 101 103" in shared
        assert "Bob 101 = 5400 K 1 HF" in shared
        page.get_by_role("button", name="Put Plan B away").click()
        page.get_by_text("Read a plan from text").click()
        page.get_by_label("Text with a plan").fill(shared)
        page.get_by_role("button", name="Read it as plan A").click()
        expect(page.get_by_label("103, in 101/27").first).to_be_checked()

        # forces that are only typed in
        page.get_by_role("button", name="Typed in").click()
        page.get_by_label("Attackers").fill("3000 K 10 HF")
        page.get_by_label("Defenders").fill("900 R 8 HF")
        expect(page.get_by_text(re.compile("^The attackers win with"))).to_be_visible()

        # a look at another room, and the plan still stands
        room(page, "Pieces").click()
        opener(page, FIRST).wait_for()
        room(page, "Odds").click()
        expect(page.get_by_label("Defenders")).to_have_value("900 R 8 HF")


def test_on_a_phone_in_german_rows_are_cards(browser: Browser, served: Served) -> None:
    court = gathered(served, "Handlich")
    with visiting(browser, served, viewport=PHONE, locale="de", has_touch=True) as page:
        enter(page, court.ann, "Figuren")
        row = opener(page, "Kriegerheer 102", "Karte öffnen")
        row.tap()
        expect(page.get_by_role("heading", name="Kriegerheer 102")).to_be_focused()
        expect(page.get_by_text("Ziehen: mit 9 Bewegungspunkten")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(page) == []
        page.get_by_role("button", name="Zurück zur Tabelle").tap()
        expect(row).to_be_focused()
        page.get_by_label("Sortieren nach").select_option("troops")
        page.get_by_role("button", name="aufsteigend").tap()
        assert first_cells(page)[0] == "101"
        page.get_by_role("button", name="Personen").tap()
        opener(page, "Charakter 601", "Karte öffnen").tap()
        page.get_by_role("button", name="Kampf hier ausrechnen").tap()
        expect(page.get_by_label("Gemark, in der gekämpft wird")).to_have_value("101/27")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_by_keys_alone_from_the_table_to_the_odds(browser: Browser, served: Served) -> None:
    court = gathered(served, "Tastend")
    with visiting(browser, served) as page:
        enter(page, court.ann, "Pieces")
        row = opener(page, FIRST)
        row.wait_for()
        press_until(page, page.get_by_role("columnheader", name="Field").get_by_role("button"))
        page.keyboard.press("Enter")
        expect(page.get_by_role("columnheader", name="Field")).to_have_attribute("aria-sort", "ascending")
        press_until(page, row)
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=FIRST)).to_be_focused()
        odds = page.get_by_role("button", name="Reckon a fight here")
        press_until(page, odds)
        page.keyboard.press("Enter")
        field = page.get_by_label("Field of the fight")
        expect(field).to_have_value("101/27")
        press_until(page, field)
        expect(page.get_by_text("No army of others is to be seen in this field.")).to_be_visible()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type("101/28")
        expect(page.get_by_text(re.compile("^We win with"))).to_be_visible()
