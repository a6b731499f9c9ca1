"""Founding in the browser: the whole wizard by keyboard; on a phone a map whose mistake is mended."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tafelrunde.games.phoenix.world.description import build
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.games.phoenix.world.making.old_map import Holdings, Town, write_map
from tafelrunde.games.phoenix.world.world import World
from tests.web.axe import violations, violations_in_both_lights
from tests.web.browsing import PHONE, Served, press_until, visiting


@cache
def world() -> World:
    return build(generate(Recipe(34, 3, "hexagon 2")))


def map_file(folder: Path, name: str, second_stage: int) -> Path:
    """Realms 4 and 9; a second capital of realm 4 is a mistake."""
    one, two, _three = [world().label(field) for field in world().landmarks.starts]
    beside = world().label(world().around[world().labelled[one]][2])
    towns = {one: Town(4, 5000), two: Town(5, 6000), beside: Town(second_stage, 1000)}
    held = Holdings(owners={one: 4, beside: 4, two: 9}, towns=towns, works={"Kai": {f"{one} O": 1}})
    path = folder / name
    path.write_bytes(write_map(world(), held))
    return path


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def step(page: Page, name: str) -> None:
    """To a step by keyboard; its heading has the focus then."""
    button = page.get_by_role("navigation", name="Schritte").get_by_role("button", name=name)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#fd-step-title")).to_be_focused()


def choose(page: Page, radio: Locator) -> None:
    radio.focus()
    page.keyboard.press("Space")
    expect(radio).to_be_checked()


def test_a_campaign_is_founded_by_keyboard_with_everything_that_can_be_chosen(
    browser: Browser, served: Served
) -> None:
    refused = ("400 /api/worlds", "409 /api/campaigns")  # a capital in the sea, a name that is taken
    with visiting(browser, served, refused=refused, locale="de") as page:
        page.goto("/")
        way = page.get_by_role("link", name="Feldzug gründen")
        press_until(page, way)
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Welche Welt?")).to_be_visible()

        # a small world for three; another number is another world, and the starts are compared
        page.get_by_label("Größe").select_option("hexagon 2")
        page.get_by_label("Reiche", exact=True).fill("3")
        page.get_by_label("Zahl der Welt").fill("34")
        page.keyboard.press("Tab")
        table = page.get_by_role("table", name="Sind die Startplätze fair?")
        expect(table.get_by_role("rowheader")).to_have_text(["Theostelos", "Yaromo", "Vachal", "Abstand"])
        expect(page.get_by_role("img", name="Karte der Welt, Zahl der Gemarken: 960")).to_be_visible()
        first = table.locator("tbody").inner_text()
        another = page.get_by_role("button", name="Eine andere")
        another.focus()
        page.keyboard.press("Enter")
        expect(table.locator("tbody")).not_to_have_text(first)
        page.get_by_label("Zahl der Welt").fill("34")
        page.keyboard.press("Tab")
        expect(table.locator("tbody")).to_have_text(re.compile("Theostelos"))
        assert violations_in_both_lights(page) == []

        # realms: a name, arms, a colour that is too much like another one, a bot
        step(page, "Reiche")
        north = page.get_by_role("listitem").filter(has=page.get_by_role("group", name="Theostelos"))
        north.get_by_label("Name").fill("Nordmark")
        mark = page.get_by_role("group", name="Nordmark")
        mark.get_by_label("Zeichen").select_option(label="Ring")
        mark.get_by_label("Grenze").select_option(label="Linie 9")
        mark.get_by_label("Farbe").fill("#b4332d")
        expect(mark.get_by_text("schwer zu unterscheiden von Yaromo")).to_be_visible()
        mark.get_by_label("Farbe").fill("#123456")
        expect(mark.get_by_text("schwer zu unterscheiden")).to_have_count(0)
        page.get_by_role("group", name="Vachal").get_by_label("Gespielt von").select_option(
            label="Bot: Kriegsherr"
        )
        mark.get_by_label("Hauptstadt").fill("101/01")
        page.keyboard.press("Tab")
        expect(page.get_by_role("alert")).to_contain_text("101/01")  # water, or too near
        mark.get_by_label("Hauptstadt").fill("")
        page.keyboard.press("Tab")
        expect(page.get_by_role("alert")).to_have_count(0)
        assert violations_in_both_lights(page) == []

        # readings: both sides are told, found by a word, and kept over a reload
        step(page, "Regeln")
        page.get_by_label("Suchen").fill("Garde")
        expect(page.get_by_role("radio", name="ein Drittel ihrer Verluste")).to_be_visible()
        expect(page.get_by_role("radio", name="Eine magische Wand")).to_have_count(0)
        choose(page, page.get_by_role("radio", name="ein Drittel ihrer Verluste"))
        choose(page, page.get_by_role("radio", name="Zuschauer, einige Monate"))
        assert violations_in_both_lights(page) == []
        page.reload()
        expect(page.get_by_role("radio", name="ein Drittel ihrer Verluste")).to_be_checked()

        # people: a list with a line that cannot be read
        step(page, "Leute")
        box = page.get_by_label("Eine Zeile für jeden")
        box.fill("Nordmark: Ann\n2: Bob, schreibt\nSL: Cleo\nNirgends: Dan")
        page.get_by_role("button", name="Übernehmen").press("Enter")
        expect(page.get_by_text("Zeile 4: Welches Reich ist gemeint?")).to_be_visible()
        expect(box).to_have_value("Nirgends: Dan")
        page.get_by_role("region", name="Nordmark").get_by_label("Name").fill("SL")
        assert violations_in_both_lights(page) == []

        # nothing is founded while something is wrong; each time the way leads to it
        found = page.get_by_role("button", name="Gründen")
        found.press("Enter")
        name = page.get_by_label("Name des Feldzugs")
        expect(name).to_be_focused()
        expect(page.get_by_role("alert")).to_contain_text("braucht einen Namen")
        name.fill(f"Insel {served.address[-5:]}")
        page.get_by_label("Dein Name als Spielleitung").fill("Mia")
        assert violations_in_both_lights(page) == []
        found.press("Enter")
        wrong = page.get_by_role("region", name="Nordmark").get_by_label("Name")
        expect(wrong).to_be_focused()
        wrong.fill("Ann")
        found.press("Enter")

        # all links at once, and they work
        expect(page.get_by_role("heading", name="ist gegründet")).to_be_visible()
        links = page.get_by_role("list", name="Links der Eingeladenen").get_by_role("textbox")
        expect(links).to_have_count(3)
        expect(page.get_by_role("textbox", name="Als Text zum Verschicken")).to_have_value(
            re.compile("Nordmark: Ann")
        )
        page.get_by_role("button", name="QR-Codes").press("Enter")
        expect(page.get_by_role("img", name="Nordmark: Ann")).to_be_visible()
        assert violations_in_both_lights(page) == []
        link = links.first.input_value()
        page.goto("/found")
        expect(page.get_by_label("Zahl der Welt")).not_to_have_value("34")  # the next one begins anew
        with visiting(browser, served, locale="de") as ann:
            ann.goto(link)
            expect(ann.get_by_text("Nordmark").first).to_be_visible()


def test_on_a_phone_a_map_with_a_mistake_founds_nothing_until_it_is_mended(
    browser: Browser, served: Served, tmp_path: Path
) -> None:
    wrong, right = map_file(tmp_path, "wrong.csv", 4), map_file(tmp_path, "right.csv", 1)
    # The browser notes that the wrong one was refused.
    with visiting(browser, served, viewport=PHONE, has_touch=True) as page:
        page.goto("/found")
        page.get_by_role("radio", name="A map of yours").check()
        page.get_by_label("Map file").set_input_files(wrong)
        findings = page.get_by_role("list", name="What was found in the map")
        expect(findings.get_by_role("listitem").filter(has_text="Mistake")).to_contain_text("another one at")
        expect(findings.get_by_role("listitem").filter(has_text="Kai cannot stand there")).to_be_visible()
        page.get_by_role("button", name="Found it").tap()
        expect(page.get_by_role("alert")).to_contain_text("mend the file")
        assert fits(page)
        assert violations(page) == []

        page.get_by_label("Map file").set_input_files(right)
        expect(page.get_by_text("No mistake, 2 remarks")).to_be_visible()
        page.get_by_label("Realms", exact=True).fill("3")
        page.keyboard.press("Tab")
        page.get_by_label("Realm 9 of the file becomes").select_option(index=1)
        expect(page.get_by_label("Realm 4 of the file becomes")).to_have_value("-1")
        page.get_by_label("Realm 4 of the file becomes").select_option(index=3)
        expect(page.get_by_role("table", name="Are the starts fair?").locator("tbody tr")).to_have_count(3)
        assert violations(page) == []

        page.get_by_role("navigation", name="Steps").get_by_role("button", name="Summary").tap()
        name = f"Karte {served.address[-5:]}"
        page.get_by_label("Name of the campaign").fill(name)
        assert fits(page)
        page.get_by_role("button", name="Found it").tap()
        page.get_by_role("link", name="To the campaign").tap()
        expect(page.get_by_role("navigation", name="Rooms of")).to_be_visible()
        token = page.evaluate("name => JSON.parse(localStorage['tafelrunde.campaigns'])[name][0]", name)
        headers = {"authorization": f"Bearer {token}"}
        view = page.request.get(f"/api/campaigns/{name}/view", headers=headers).json()
        one, two, _three = [world().label(field) for field in world().landmarks.starts]
        assert [view["realms"][realm]["capital"] for realm in (0, 2)] == [two, one]
        assert sum(realm == 2 for realm in view["owners"].values()) == 2
        saved = page.request.get(f"/api/campaigns/{name}/archive", headers=headers).body()
        brought_elsewhere(page, saved, f"{name} 2")


def brought_elsewhere(page: Page, saved: bytes, name: str) -> None:
    """The whole campaign from its archive, under another name; the lobby shows both to their game master."""
    page.goto("/found")
    page.get_by_role("radio", name="A whole campaign").check()
    page.get_by_label("Name of the campaign").fill(name)
    archive: Any = {"name": "campaign.zip", "mimeType": "application/zip", "buffer": saved}
    page.get_by_label("Archive (zip)").set_input_files(archive)
    page.get_by_role("button", name="Bring the campaign here").tap()
    page.get_by_role("link", name="To the campaign").tap()
    expect(page.get_by_role("navigation", name="Rooms of")).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("region", name="My realms").get_by_role("listitem")
    for one in (name, name.removesuffix(" 2")):
        line = mine.filter(has_text=f"{one} ·")
        expect(line).to_contain_text("Game master")
    line.get_by_role("link").first.tap()
    expect(page.get_by_role("region", name="Inbox")).to_be_visible()
