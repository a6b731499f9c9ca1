"""The map of a campaign: by keys and names alone, by mouse, and by finger on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, visiting
from tests.web.pieces_war import Court, gathered


@pytest.fixture(scope="session")
def court(served: Served) -> Court:
    return gathered(served, "Atlas")


@contextmanager
def map_of(browser: Browser, served: Served, court: Court, **settings: Any) -> Iterator[tuple[Page, Locator]]:
    with visiting(browser, served, **settings) as page:
        page.goto(court.ann.replace("#", "/map#"))
        the_map = page.get_by_role("application")
        expect(the_map).to_have_attribute("data-painted", "true")
        yield page, the_map


def told(the_map: Locator) -> str:
    return str(the_map.get_attribute("aria-label"))


def at(label: str) -> re.Pattern[str]:
    return re.compile(rf"^{re.escape(label)}: ")


def attribute(the_map: Locator, name: str) -> str:
    return str(the_map.get_attribute(name))


def test_the_map_by_keys_and_names_alone(browser: Browser, served: Served, court: Court) -> None:
    with map_of(browser, served, court) as (page, the_map):
        the_map.focus()
        page.keyboard.press("Home")
        expect(the_map).to_have_attribute("aria-label", re.compile("capital.*our "))
        capital = told(the_map).partition(":")[0]
        for there, back in (("q", "d"), ("w", "s"), ("e", "a"), ("ArrowLeft", "ArrowRight")):
            page.keyboard.press(there)
            expect(the_map).not_to_have_attribute("aria-label", at(capital))
            page.keyboard.press(back)
            expect(the_map).to_have_attribute("aria-label", at(capital))
        stack(page, the_map, capital)
        go_to(page, the_map)
        layers(page, the_map, capital)
        zoom = float(attribute(the_map, "data-zoom"))
        page.keyboard.press("+")
        page.wait_for_function(ZOOMED, arg=[zoom, 1])
        page.keyboard.press("0")
        page.wait_for_function(ZOOMED, arg=[zoom, -1])
        lists(page, the_map)
        legend(page, the_map)
        months(page)
        assert violations(page) == []


ZOOMED = """([before, way]) => {
    const { zoom } = document.querySelector('[role="application"]').dataset;
    return Math.sign(Number(zoom) - before) === way;
}"""


def stack(page: Page, the_map: Locator, capital: str) -> None:
    """It fans out on the map; beside it each piece is a button."""
    page.keyboard.press("Space")
    expect(the_map).to_have_attribute("data-fan", capital)
    page.keyboard.press("Escape")
    expect(the_map).not_to_have_attribute("data-fan", capital)
    card = page.get_by_role("region", name=f"Field {capital}")
    piece = card.get_by_role("button").first
    piece.click()
    expect(piece).to_have_attribute("aria-pressed", "true")
    expect(the_map).to_have_attribute("data-reach", re.compile(r"\d+"))
    expect(the_map).to_have_attribute("aria-label", re.compile("stands here"))


def go_to(page: Page, the_map: Locator) -> None:
    the_map.focus()
    page.keyboard.press("g")
    box = page.get_by_label("Go to field")
    expect(box).to_be_focused()
    box.fill("999/99")
    box.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="999/99")).to_contain_text("503/22")
    box.fill("101 26")
    box.press("Enter")
    expect(the_map).to_be_focused()
    expect(the_map).to_have_attribute("aria-label", at("101/26"))


def layers(page: Page, the_map: Locator, capital: str) -> None:
    page.get_by_text("Layers", exact=True).first.click()
    page.get_by_role("checkbox", name="Income").check()
    page.get_by_role("checkbox", name="Sightings").check()
    page.get_by_text("Layers", exact=True).first.click()
    the_map.focus()
    page.keyboard.press("Home")
    expect(the_map).to_have_attribute("aria-label", at(capital))
    expect(the_map).to_have_attribute("aria-label", re.compile("income"))


def lists(page: Page, the_map: Locator) -> None:
    page.get_by_text("Lists", exact=True).click()
    page.get_by_role("combobox", name="Show").select_option(label="Towns")
    town = page.get_by_role("list", name="Towns").get_by_role("button").last
    label = re.search(r"\d+/\d\d", town.inner_text())
    assert label
    town.click()
    expect(the_map).to_have_attribute("aria-label", at(label.group()))


PICTURED = """() => [...document.querySelectorAll('.legend canvas')].every(canvas =>
    new Set(new Uint32Array(
        canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size > 9)"""


def legend(page: Page, the_map: Locator) -> None:
    """Every sign has a picture and a name; a key opens it and another one closes it."""
    the_map.focus()
    page.keyboard.press("l")
    meanings = page.get_by_role("group", name="Legend")
    expect(meanings).to_be_focused()
    for name in ("highland", "bridge over a river", "warriors", "seen there last month"):
        expect(meanings.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    page.wait_for_function(PICTURED)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(meanings).to_have_count(0)


def months(page: Page) -> None:
    bar = page.get_by_role("group", name="Months")
    slider = bar.get_by_role("slider", name="Month")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "Hawar 1")
    expect(bar.get_by_role("button", name="Back to now")).to_be_visible()
    bar.get_by_label("Compare with").select_option(label="Rim 1")
    expect(page.get_by_text("From Hawar 1 to Rim 1")).to_be_visible()
    bar.get_by_role("button", name="Back to now").click()
    expect(bar.get_by_role("status")).to_have_text("Rim 1 (now)")


def test_the_map_by_mouse(browser: Browser, served: Served, court: Court) -> None:
    with map_of(browser, served, court) as (page, the_map):
        box = the_map.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.get_by_role("button", name="Capital").click()
        expect(the_map).to_have_attribute("aria-label", re.compile("capital"))
        middle = told(the_map).partition(":")[0]
        expect(the_map).to_have_attribute("data-middle", middle)
        page.mouse.click(x, y)
        expect(the_map).to_have_attribute("data-fan", middle)
        page.mouse.down()
        page.mouse.move(x + 120, y + 70, steps=3)
        page.mouse.up()
        expect(the_map).not_to_have_attribute("data-middle", middle)
        zoom = float(attribute(the_map, "data-zoom"))
        page.mouse.wheel(0, -200)
        page.wait_for_function(ZOOMED, arg=[zoom, 1])


def test_the_map_by_finger_in_german(browser: Browser, served: Served, court: Court) -> None:
    with map_of(browser, served, court, viewport=PHONE, has_touch=True, locale="de") as (page, the_map):
        expect(the_map).to_have_attribute("aria-roledescription", "Karte")
        box = the_map.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 4
        touching = page.context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            touches = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
            touching.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        zoom, middle = float(attribute(the_map, "data-zoom")), attribute(the_map, "data-middle")
        touch("touchStart", (x - 30, y), (x + 30, y))
        touch("touchMove", (x - 90, y), (x + 90, y))
        touch("touchEnd")
        page.wait_for_function(ZOOMED, arg=[zoom, 1])
        touch("touchStart", (x, y))
        touch("touchMove", (x - 40, y - 20))
        touch("touchMove", (x - 80, y - 40))
        touch("touchEnd")
        expect(the_map).not_to_have_attribute("data-middle", middle)
        page.touchscreen.tap(x, box["y"] + box["height"] / 2)
        expect(the_map).to_have_attribute("aria-label", re.compile(r"^\d+/\d\d: "))
