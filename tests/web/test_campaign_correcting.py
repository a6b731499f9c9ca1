"""Game masters correct by pointing and decide by forms: mouse, keys alone, a phone, both languages."""

from __future__ import annotations

import json
import os
import re
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations, violations_in_both_lights
from tests.web.browsing import PHONE, Served, press_until, visiting
from tests.web.orders_court import Court, assembled

HOME = "101/27"
FIEF = "101/26"
PICTURES = os.environ.get("CORRECTING_PICTURES", "")
"""A folder for pictures of what is tested, for whoever wants to look at it."""


def ask(served: Served, court: Court, method: str, path: str, body: Any = None) -> Any:
    request = urllib.request.Request(
        f"{served.address}/api/campaigns/{court.name}/{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"authorization": f"Bearer {court.master}", "content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def correct(served: Served, court: Court, **changes: Any) -> None:
    rows = [{"path": path, "value": value} for path, value in changes.items()]
    ask(served, court, "POST", "corrections", {"changes": rows, "reason": "set up"})


def value_of(served: Served, court: Court, thing: dict[str, Any], end: str) -> Any:
    found = ask(served, court, "POST", "correctable", thing)["values"]
    return next(one["now"] for one in found if one["path"].endswith(end))


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def enter(page: Page, court: Court, query: str = "") -> None:
    page.goto(f"/c/{court.name}/correct{query}#{court.master}")


def point_at(page: Page, field: str) -> None:
    """The map goes there, and its middle is clicked."""
    sheet = page.get_by_role("application")
    sheet.wait_for()
    expect(sheet).to_have_attribute("data-painted", "true")
    sheet.focus()
    page.keyboard.press("g")
    page.keyboard.type(field)
    page.keyboard.press("Enter")
    expect(sheet).to_have_attribute("data-middle", field)
    sheet.click()


def value(page: Page, path: str) -> Locator:
    return page.locator(f'[data-path="{path}"]')


def chooser(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def test_an_army_and_a_treasury_are_corrected_together_by_pointing(browser: Browser, served: Served) -> None:
    court = assembled(served, "Zeigen")
    size = {"width": 1280, "height": 680}
    with visiting(browser, served, viewport=size, refused=("409 /corrections",)) as page:
        enter(page, court)
        expect(page.get_by_text("Point at something on the map")).to_be_visible()
        point_at(page, HOME)
        page.get_by_role("list", name="Pieces").get_by_role("button", name=re.compile("101, Ann")).click()
        leaders = value(page, "armies.Ann.101.leaders").get_by_role("textbox")
        leaders.fill("7000000000")
        leaders.press("Tab")
        expect(page.get_by_text("Please enter a number from 0–1,000,000,000.")).to_be_visible()
        leaders.fill("77")
        leaders.press("Tab")
        expect(page.get_by_role("heading", name="1 change")).to_be_visible()

        picture(page, "correct-values")

        # a field by pointing at the map, and taken back
        place = value(page, "armies.Ann.101.field")
        place.get_by_role("button", name="On the map").click()
        point_at(page, FIEF)
        expect(page.get_by_role("heading", name="2 changes")).to_be_visible()
        place.get_by_role("button", name="Leave “field” as it is").click()
        expect(page.get_by_role("heading", name="1 change")).to_be_visible()

        # another thing in the same list
        page.get_by_role("searchbox").fill("bob")
        page.get_by_role("button", name="Bob: treasury").click()
        gold = value(page, "realms.Bob.gold").get_by_role("textbox")
        gold.fill("12,345")
        gold.press("Tab")
        expect(page.get_by_role("heading", name="2 changes")).to_be_visible()
        preview = page.get_by_role("button", name="Preview")
        expect(preview).to_be_disabled()
        page.get_by_label("Reason").fill("Counted wrongly")
        preview.click()
        told = page.get_by_role("region", name="What would happen")
        expect(told).to_contain_text("The game master has corrected something: Counted wrongly")
        expect(told.get_by_role("definition")).to_have_count(3)
        expect(told).to_contain_text("12,345")
        picture(page, "correct-wide")
        assert violations_in_both_lights(page) == []

        # somebody else is quicker: nothing is lost, and nothing is done twice
        correct(served, court, **{"realms.Ann.gold": 5})
        page.get_by_role("button", name="Correct", exact=True).click()
        expect(page.get_by_text("Another game master has gone on meanwhile")).to_be_visible()
        preview.click()
        page.get_by_role("button", name="Correct", exact=True).click()
        expect(page.get_by_role("status").get_by_text("Done.")).to_be_visible()
        assert value_of(served, court, {"realm": 0, "unit": 101}, "leaders") == 77
        assert value_of(served, court, {"realm": 1}, "gold") == 12_345

        # an order of a realm lies beside the tool, and a piece that is not there yet is made
        enter(page, court, f"?realm=0&field={HOME}&text=Raise%20a%20fleet")
        expect(page.get_by_role("complementary")).to_contain_text("Raise a fleet")
        chooser(page, "Realm").select_option(label="Bob")
        chooser(page, "New piece …").select_option(label="army of warriors 102")
        fresh = value(page, "armies.Bob.102.field").get_by_role("textbox")
        fresh.fill("101/28")
        fresh.press("Enter")
        expect(value(page, "armies.Bob.102.troops").get_by_role("textbox")).to_have_value("100")


def test_a_creature_by_keys_and_a_putsch_on_a_phone(browser: Browser, served: Served) -> None:
    court = assembled(served, "Formulare")
    correct(
        served,
        court,
        **{
            f"fields.{FIEF}.owner": "Ann",
            f"towns.{FIEF}.stage": "BUR",
            "people.Ann.602.field": FIEF,
            "people.Ann.602.rank": "BUH",
            "people.Ann.602.name": "Brun",
        },
    )
    with visiting(browser, served) as page:
        enter(page, court, "?decide=place_creature")
        chosen = chooser(page, "Decision")
        expect(chosen).to_have_value("place_creature")
        realm = chooser(page, "Realm")
        press_until(page, realm)
        page.keyboard.type("Bob")
        expect(page.get_by_label("Its number there")).to_have_value("401")
        press_until(page, chooser(page, "Kind"))
        page.keyboard.type("rid")
        press_until(page, page.get_by_role("textbox", name="Field", exact=True))
        page.keyboard.type("101/28")
        page.keyboard.press("Enter")
        press_until(page, page.get_by_label(re.compile("^Strength")))
        page.keyboard.type("3000")
        page.keyboard.press("Tab")
        expect(page.get_by_label("The sentence")).to_have_text(
            "Conjure 401 for Bob in 101/28: riders, strength 3000"
        )
        press_until(page, page.get_by_role("button", name="Preview"))
        page.keyboard.press("Enter")
        told = page.get_by_role("region", name="What would happen")
        expect(told).to_contain_text("Conjure 401 for Bob")
        picture(page, "decide-wide")
        assert violations_in_both_lights(page) == []
        press_until(page, page.get_by_role("button", name="Decide", exact=True).last)
        page.keyboard.press("Enter")
        expect(page.get_by_role("status").get_by_text("Done.")).to_be_visible()
        assert value_of(served, court, {"realm": 1, "unit": 401}, "troops") == 3000

    with visiting(browser, served, viewport=PHONE, has_touch=True, locale="de") as page:
        enter(page, court, "?decide=rebel")
        chooser(page, "Reich").select_option("Ann")
        chooser(page, "Person").select_option(label="Charakter 602 Brun")
        fief = page.get_by_role("textbox", name="Lehen", exact=True)
        fief.fill(FIEF)
        fief.press("Enter")
        chooser(page, "Schließt sich an oder gründet auf diesem Platz").select_option("Bob")
        expect(page.get_by_label("Der Satz")).to_have_text(f"Putsch von 602 aus Ann: Lehen {FIEF}; Reich Bob")
        page.get_by_role("button", name="Vorschau").click()
        told = page.get_by_role("region", name="Was geschehen würde")
        expect(told).to_contain_text("Putsch von 602")
        picture(page, "decide-phone")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="Entscheiden", exact=True).last.click()
        expect(page.get_by_role("status").get_by_text("Erledigt.")).to_be_visible()
        assert value_of(served, court, {"field": FIEF}, "owner") == "Bob"
