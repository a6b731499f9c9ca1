"""Getting into a campaign: a trial by one click, its first month as it is taught, my realms, the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, visiting
from tests.web.test_campaign import found

DAYS = 60 * 24


def guide(page: Page, name: str) -> Locator:
    return page.get_by_role("complementary", name=name, exact=True)


def says(teacher: Locator, title: str) -> None:
    expect(teacher.get_by_text(title, exact=True)).to_be_visible()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_one_click_leads_through_the_first_month_to_its_report(browser: Browser, served: Served) -> None:
    with visiting(browser, served, locale="de") as page:
        page.goto("/")
        card = page.get_by_role("article", name="Feldzüge: Phoenix")
        card.get_by_role("button", name="Probefeldzug beginnen").click()
        teacher = guide(page, "Einführung")
        says(teacher, "Sieh dich um")
        assert violations(page) == []
        teacher.get_by_role("button", name="Zeig es mir").click()
        says(teacher, "Rüste ein Heer")

        # another way than the one that is suggested; too few are not enough
        line = page.get_by_role("textbox", name="Zeile 1", exact=True)
        line.fill("Rüste 100 K und 1 HF als 107 in Rüstort 403/13")
        expect(teacher.get_by_text("Dieses Heer ist zu schwach")).to_be_visible()
        line.fill("Rüste 1200 K und 6 HF als 107 in Rüstort 403/13")
        says(teacher, "Baue etwas")
        teacher.get_by_role("button", name="Schreib es für mich").click()
        says(teacher, "Greife an")

        # whoever comes back goes on where he was
        page.reload()
        says(teacher, "Greife an")
        teacher.get_by_role("button", name="Zeig es mir").click()
        teacher.get_by_role("button", name="Schreib es für mich").click()
        says(teacher, "Nimm neues Land")
        expect(page.locator("[data-line] textarea").nth(2)).to_have_value("Bewege 107 nach 403/12")
        teacher.get_by_role("button", name="Schreib es für mich").click()
        says(teacher, "Gib ab")
        teacher.get_by_role("button", name="Zeig es mir").click()
        page.get_by_role("button", name="Abgeben", exact=True).click()
        says(teacher, "Lies den Bericht")
        teacher.get_by_role("button", name="Zum Bericht").click()
        says(teacher, "Das war der erste Monat")
        expect(page.get_by_text("Es gab einen Kampf: 1 gewonnen")).to_be_visible()
        teacher.get_by_role("button", name="Einführung beenden").click()
        expect(teacher).to_have_count(0)

        # it is among my realms, its next sheet is waited for, and it can be thrown away
        page.goto("/")
        mine = page.get_by_role("region", name="Meine Reiche").get_by_role("listitem")
        expect(mine).to_contain_text("Theostelos")
        expect(mine).to_contain_text("Dein Zugblatt wird erwartet")
        expect(card.get_by_role("link", name="Probefeldzug fortsetzen")).to_be_visible()
        assert violations(page) == []
        mine.get_by_role("button", name="Verwerfen").click()
        page.get_by_role("dialog").get_by_role("button", name="Verwerfen").click()
        expect(mine).to_have_count(0)
        expect(card.get_by_role("button", name="Probefeldzug beginnen")).to_be_visible()


def test_my_realms_tell_what_is_due_and_how_long_and_a_trial_can_be_played_alone(
    browser: Browser, served: Served
) -> None:
    made = found(served)
    made.ask(made.master, "PATCH", "/clock", {"minutes": 3 * DAYS, "runs": True})
    with visiting(browser, served, viewport=PHONE, has_touch=True) as page:
        page.goto(f"{made.home}#{made.join('Ann')}")
        page.get_by_role("navigation", name="Rooms of").wait_for()
        expect(guide(page, "First steps")).to_have_count(0)  # nobody is taught in a campaign of others
        page.goto("/")
        mine = page.get_by_role("region", name="My realms").get_by_role("listitem")
        expect(mine).to_contain_text(made.name)
        expect(mine).to_contain_text("Your sheet of orders is awaited")
        expect(mine).to_contain_text(re.compile(r"2 days 23"))
        expect(mine.get_by_role("button", name="Discard")).to_have_count(0)
        assert violations(page) == []

        page.get_by_role("button", name="Begin a trial campaign").tap()
        teacher = guide(page, "First steps")
        says(teacher, "Look around")
        teacher.get_by_role("button", name="Show me").tap()
        says(teacher, "Recruit an army")
        assert fits(page)
        assert violations(page) == []
        teacher.get_by_role("button", name="Go on alone").tap()
        expect(teacher).to_have_count(0)
        page.get_by_role("button", name="Show the first steps again").tap()
        teacher.get_by_role("button", name="Write it for me").tap()
        says(teacher, "Build something")

        # a campaign of one's own is founded on a page of its own
        page.goto("/")
        expect(mine).to_have_count(2)
        page.get_by_role("link", name="Found a campaign").tap()
        expect(page).to_have_url(re.compile("/found$"))


def test_rules_are_found_by_their_words_in_both_languages_and_linked_to(page: Page) -> None:
    page.goto("/rules/phoenix")
    chapters = page.locator("details")
    expect(chapters).to_have_count(14)
    expect(page.locator("dt")).to_have_count(0)  # a book of 800 rules opens with its chapters
    search = page.get_by_role("searchbox", name="Search the rules")
    for words in ("conquest", "eroberungsfaehig raumpunkte", "eroberungsfähig Raumpunkt", "ph-1.8j"):
        search.fill(words)
        expect(page.locator("[id='PH-1.8j']")).to_be_visible()
    search.fill("eroberungsfaehig raumpunkte")
    expect(page.locator("[id='PH-1.8j'] mark").first).to_have_text("Raumpunkten")
    assert violations(page) == []
    page.get_by_role("link", name="PH-1.8j", exact=True).click()
    expect(page).to_have_url(re.compile("/rules/phoenix/PH-1.8j$"))
    page.reload()
    expect(page.locator("[id='PH-1.8j']")).to_be_focused()
    search.fill("qqqqqqqqqqqq")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
