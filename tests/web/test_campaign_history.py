"""Looking back: the log in words, a fight turned over, back to a point and again, who did what, backup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import violations, violations_in_both_lights
from tests.web.browsing import PHONE, Served, press_until, visiting
from tests.web.report_war import War, at_war

REFUSED = ("422 /whatif", "400 /undone/2", "400 /archive", "422 /archive")
"""No such army, nothing to compare yet, no backup."""


@pytest.fixture(scope="session")
def war(served: Served) -> War:
    return at_war(served, "Grenzwacht")


def open_history(page: Page, link: str, room: str = "") -> None:
    campaign, _, token = link.partition("#")
    page.goto(f"{campaign}/history{f'/{room}' if room else ''}#{token}")


def go(page: Page, room: str) -> None:
    page.get_by_role("navigation", name="Parts of the history").get_by_role("button", name=room).click()


def test_a_game_master_looks_back_undoes_and_proves(
    browser: Browser, served: Served, war: War, tmp_path: Path
) -> None:
    with visiting(browser, served, refused=REFUSED, viewport={"width": 1280, "height": 680}) as page:
        open_history(page, war.master)
        the_log_is_read_and_searched(page)
        a_fight_is_turned_over(page)
        saved = a_backup_is_saved(page, tmp_path)
        a_month_is_played_again(page)
        it_is_rolled_back(page)
        decisions_have_names(page)
        readings_are_compared(page)
        the_backup_comes_back(page, saved)
        go(page, "Log")
        expect(page.get_by_role("button", name=re.compile("Rim 1"))).to_contain_text("3 entries")


def the_log_is_read_and_searched(page: Page) -> None:
    months = page.get_by_role("navigation", name="Months")
    months.get_by_role("button", name=re.compile("Hawar 1")).click()
    entries = page.locator("li.entry")
    expect(entries.filter(has_text="101/28: 3 7")).to_have_count(1)
    expect(entries.filter(has_text="Reason: Krieg")).to_contain_text("Game masters")
    page.get_by_label("Kind").select_option(label="Sheet")
    expect(entries).to_have_count(2)
    page.get_by_role("combobox", name="Who", exact=True).select_option(label="Ann")
    expect(entries).to_have_count(1)
    expect(entries).to_contain_text("Fire before the movement with 102 at 101/28")
    months.get_by_role("button", name="All months").click()
    page.get_by_label("Kind").select_option(label="every kind")
    page.get_by_role("combobox", name="Who", exact=True).select_option(label="everybody")
    page.get_by_role("searchbox", name="Search the log").fill("Gnade")
    page.keyboard.press("Enter")
    expect(entries).to_have_count(1)
    expect(entries).to_contain_text("Bob")
    assert violations(page) == []


def a_fight_is_turned_over(page: Page) -> None:
    """From the protocol to the roll that turns it, and on to a trial of other dice."""
    go(page, "Fights")
    page.get_by_label("Month").select_option(label="Hawar 1")
    field = page.locator("section section").filter(has=page.get_by_role("heading", name="101/28"))
    expect(field).to_contain_text("PH-5.5j")
    page.get_by_role("button", name="Show the odds before").click()
    expect(field.locator(".conflict").filter(has_text="Before, for the attackers").first).to_be_visible()
    melee = field.locator(".minute").filter(has_text="d20").first
    melee.get_by_role("button", name="Which roll turns it?").click()
    expect(melee.locator(".turning")).to_contain_text("Ann won; the chance of that was 100%")
    expect(melee.locator(".turning")).to_contain_text("No throw would have turned it.")
    expect(melee.get_by_role("img", name=re.compile("All throws of two d20"))).to_be_visible()
    turned = field.locator(".minute").filter(has=page.get_by_role("button", name="Which roll turns it?"))
    turned.first.get_by_role("button", name="Which roll turns it?").click()  # characters, before the melee
    expect(turned.first.locator(".turning")).to_contain_text("Closest to turning")
    assert violations_in_both_lights(page) == []
    field.get_by_role("button", name="What if?").click()
    expect(page.get_by_label("What to try it on")).to_have_value("1")
    roll = page.get_by_role("listitem").filter(has_text="2 d20").get_by_role("textbox")
    press_until(page, roll)
    page.keyboard.type("20 1")
    page.keyboard.press("Enter")
    result = page.get_by_role("region", name="What would come of it")
    expect(result).to_contain_text("1 fight ends differently")
    expect(result).to_contain_text("What would have happened")
    expect(result).to_contain_text("d20 20 and 1")
    page.get_by_text("Other strengths").click()
    page.get_by_label("Realm").select_option(label="Ann")
    page.get_by_label("Amount").fill("1")
    page.get_by_label("Number").fill("999")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Try it").click()
    expect(page.locator(".trouble")).to_contain_text("999")  # there is no such army, and nothing else happens
    page.get_by_role("button", name="Clear").click()
    assert violations_in_both_lights(page) == []


def a_backup_is_saved(page: Page, folder: Path) -> Path:
    go(page, "Backup and dice")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("Proved.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download backup").click()
    path = folder / "backup.zip"
    saved.value.save_as(path)
    assert violations(page) == []
    return path


def a_month_is_played_again(page: Page) -> None:
    """First what would differ, then for good; what differs is told by realm."""
    go(page, "Back and again")
    page.get_by_label("From the beginning of").select_option(label="Rim 1")
    page.get_by_text("Corrections that come first").click()
    page.get_by_role("combobox", name="What", exact=True).select_option(label="Treasury")
    page.get_by_role("combobox", name="Realm", exact=True).select_option(label="Bob")
    page.get_by_label("Amount").fill("5")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_label("Reason (realms read it)").fill("The chest was stolen")
    page.get_by_role("button", name="Show what would differ").click()
    told = page.get_by_role("region", name="What differs")
    expect(told).to_contain_text("No evaluation and 1 realm differ.")
    expect(told.get_by_role("heading", name=re.compile("Bob"))).to_be_visible()
    page.get_by_role("button", name="Play it again for good").click()
    expect(page.get_by_text("This is different now:")).to_be_visible()


def it_is_rolled_back(page: Page) -> None:
    go(page, "Log")
    months = page.get_by_role("navigation", name="Months")
    months.get_by_role("button", name=re.compile("Rim 1")).click()
    page.get_by_role("button", name="Back to its beginning").click()
    loss = page.get_by_role("region", name="What would be lost")
    expect(loss).to_contain_text("Back to the beginning of Rim 1")
    expect(loss).to_contain_text("Sheets come back to: Ann and Bob")
    expect(loss).to_contain_text("2 reports are no longer true: Rim 1")
    assert violations(page) == []
    loss.get_by_label("handed in: they wait to be played").check()
    loss.get_by_label("Reason (realms read it)").fill("A sheet was missing")
    loss.get_by_role("button", name="Roll back").click()
    expect(page.get_by_text("It is Rim 1 again.")).to_be_visible()
    expect(page.get_by_role("button", name="Play again", exact=True)).to_be_visible()


def decisions_have_names(page: Page) -> None:
    go(page, "Who decided")
    lines = page.locator("ol.plain > li")
    expect(lines.filter(has_text="played again").filter(has_text="The chest was stolen")).to_contain_text(
        "Mia"
    )
    page.get_by_label("Kind").select_option(label="rolled back")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("A sheet was missing")
    page.get_by_label("Kind").select_option(label="every kind")
    page.get_by_role("combobox", name="Who", exact=True).select_option(label="Mia")
    expect(lines.filter(has_text="Krieg")).to_have_count(0)
    page.get_by_role("button", name="Compare with now campaign.2.jsonl").click()
    expect(page.locator(".trouble")).to_contain_text("nothing to compare")
    assert violations(page) == []


def readings_are_compared(page: Page) -> None:
    go(page, "Readings")
    page.get_by_label("they are killed").check()
    page.get_by_role("button", name="Compare", exact=True).click()
    expect(page.get_by_role("region", name="What differs").get_by_role("status")).to_be_visible()
    assert violations(page) == []


def the_backup_comes_back(page: Page, saved: Path) -> None:
    """What is no backup is refused with the reason; the right one needs a word and a second look."""
    go(page, "Backup and dice")
    wrong = saved.with_name("wrong.zip")
    wrong.write_bytes(b"PK nothing")
    page.get_by_label("Backup of this campaign (zip)").set_input_files(wrong)
    page.get_by_label("Reason (realms read it)").fill("A wrong turn")
    page.get_by_role("button", name="Restore").click()
    page.get_by_role("dialog").get_by_role("button", name="Restore").click()
    expect(page.locator(".trouble")).to_be_visible()
    page.get_by_label("Backup of this campaign (zip)").set_input_files(saved)
    page.get_by_role("button", name="Restore").click()
    page.get_by_role("dialog").get_by_role("button", name="Restore").click()
    expect(page.get_by_text(re.compile("Restored: Naliv 1"))).to_be_visible()


def test_history_fits_a_phone_at_night_in_german(browser: Browser, served: Served, war: War) -> None:
    with visiting(
        browser,
        served,
        viewport=PHONE,
        has_touch=True,
        color_scheme="dark",
        locale="de",
        reduced_motion="reduce",
    ) as page:
        for room in ("", "undo", "fights", "whatif", "readings", "audit", "backup"):
            open_history(page, war.master, room)
            expect(page.get_by_role("heading", level=2).nth(1)).to_be_visible()
            expect(page.get_by_text("Wird gelesen")).to_have_count(0)
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], room
            assert violations(page) == [], room
