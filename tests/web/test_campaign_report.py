"""After the month: the report as a page, its fights step by step, the archive, the search, and paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, visiting
from tests.web.report_war import War, at_war

FIGHTS = 5
"""Of Bob: he is shot at, wins a duel, loses a combat, the melee, and the fight on the retreat."""


@pytest.fixture(scope="session")
def war(served: Served) -> War:
    return at_war(served)


def open_reports(page: Page, link: str, month: str) -> None:
    campaign, _, token = link.partition("#")
    page.goto(f"{campaign}/reports#{token}")
    choose(page, month)


def choose(page: Page, month: str) -> None:
    page.get_by_role("combobox").first.select_option(label=month)
    expect(page.get_by_role("heading", level=2)).to_contain_text(month)


def section(page: Page, name: str) -> Locator:
    return page.locator(f"#rep-{name}")


def test_a_war_month_is_told_fight_by_fight_and_kept_for_good(
    browser: Browser, served: Served, war: War
) -> None:
    with visiting(browser, served, locale="de") as page:
        open_reports(page, war.bob, "Hawar 1")
        opening = section(page, "changed")
        expect(opening).to_contain_text("187.000 GS (−13.000)")
        expect(opening).to_contain_text("Es gab 5 Kämpfe: 1 gewonnen, 3 verloren.")
        expect(opening).to_contain_text("Von 5 Befehlen scheiterte einer.")
        expect(opening.get_by_role("img", name="eine Gemark gewonnen")).to_be_visible()

        fight_by_fight(page)
        a_failed_order_is_written_anew(page)

        page.get_by_role("link", name="Berichte").click()
        expect(page.get_by_role("heading", level=2)).to_contain_text("Rim 1")
        choose(page, "Hawar 1")
        table = section(page, "treasury").get_by_role("table").first
        expect(table.get_by_role("row", name="Hawar 1")).to_contain_text("−13.000")
        expect(section(page, "treasury")).to_contain_text("Rüstung")
        assert violations(page) == []

        everything_is_found_again(page)
        paper_has_all_of_it(page)


def fight_by_fight(page: Page) -> None:
    """By button and by key; dice are drawn, each rule says its words."""
    fights = section(page, "fights").locator(".on-screen")
    expect(fights.get_by_role("status")).to_have_text(f"1 von {FIGHTS}")
    fights.get_by_role("button", name="Weiter", exact=True).click()
    expect(fights.get_by_role("heading", name="Zauberduell: Ann 501 gegen Bob 501")).to_be_visible()
    expect(fights.locator(".die")).to_have_count(11)
    expect(fights).to_contain_text("gewonnen")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(fights.get_by_role("status")).to_have_text(f"4 von {FIGHTS}")
    expect(fights.get_by_role("row", name="Gelände für Krieger")).to_contain_text("140")
    fights.get_by_text("Wie gerechnet wurde").click()
    expect(fights).to_contain_text("Kampfstärke 3.175,5")
    fights.get_by_role("row", name="Gelände für Krieger").get_by_role("button").click()
    rule = page.get_by_role("dialog", name="Regel PH-5.5.1i")
    expect(rule).to_contain_text("Krieger")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def a_failed_order_is_written_anew(page: Page) -> None:
    failed = section(page, "orders").get_by_role("listitem").filter(has_text="Bewege 101 nach 101/20").first
    expect(failed).to_contain_text("Eine Einheit 101 hast du nicht.")
    failed.get_by_role("button", name="Neu schreiben").click()
    expect(page).to_have_url(re.compile(r"/map$"))
    expect(page.get_by_text("Bewege 101 nach 101/20").first).to_be_attached()


def everything_is_found_again(page: Page) -> None:
    choose(page, "Rim 1")
    page.get_by_role("searchbox", name="Alle Berichte durchsuchen").fill("nahkampf verloren")
    page.get_by_role("button", name="Suchen").click()
    found = page.get_by_role("region", name="Alle Berichte durchsuchen")
    expect(found.get_by_role("status")).to_contain_text("gefunden in 2 Monaten")
    found.get_by_role("button", name="Nahkampf in 101/28 verloren gegen Ann").click()
    expect(page.get_by_role("heading", level=2)).to_contain_text("Hawar 1")


def paper_has_all_of_it(page: Page) -> None:
    page.emulate_media(media="print")
    scenes = section(page, "fights").locator(".on-paper .scene")
    expect(scenes).to_have_count(FIGHTS)
    expect(scenes.nth(3)).to_be_visible()
    expect(scenes.nth(3)).to_contain_text("Kampfstärke 3.175,5")
    expect(scenes.nth(3).get_by_text("PH-5.5.1i").first).to_be_visible()
    expect(page.get_by_role("button", name="Drucken oder PDF")).to_be_hidden()
    expect(section(page, "fights").locator(".on-screen")).to_be_hidden()


def test_a_report_is_read_on_a_phone_at_night_in_english(browser: Browser, served: Served, war: War) -> None:
    with visiting(
        browser,
        served,
        viewport=PHONE,
        has_touch=True,
        color_scheme="dark",
        reduced_motion="reduce",
    ) as page:
        open_reports(page, war.ann, "Hawar 1")
        expect(section(page, "changed")).to_contain_text("There were 5 fights: 3 won, 1 lost.")
        fights = section(page, "fights").locator(".on-screen")
        fights.get_by_role("button", name="Next", exact=True).tap()
        expect(fights).to_contain_text("Wizards’ duel: Ann 501 against Bob 501")
        expect(section(page, "orders")).to_contain_text("All orders were carried out.")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(page) == []


def test_game_masters_read_the_reports_of_every_realm(browser: Browser, served: Served, war: War) -> None:
    with visiting(browser, served) as page:
        open_reports(page, war.master, "Hawar 1")
        expect(page.get_by_role("heading", level=2)).to_have_text("Ann: Hawar 1")
        page.get_by_role("combobox", name="Realm").select_option(label="Bob")
        expect(page.get_by_role("heading", level=2)).to_have_text("Bob: Hawar 1")
        expect(section(page, "orders")).to_contain_text("You have no unit 101.")
        with page.expect_download() as saved:
            page.get_by_text("Files", exact=True).click()
            page.get_by_role("button", name="Treasury of all months (CSV)").click()
        assert saved.value.suggested_filename.endswith(".csv")
