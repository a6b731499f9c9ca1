"""The end of a game in the browser: who won, the scoring as a show, curves, luck, a picture, once more.

What is shown is held against the log, which everybody may read once the game is over.
"""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, press_until, visiting
from tests.web.tables import GAMES, board_of, played_by_bots

PNG = b"\x89PNG\r\n\x1a\n"
FIRST_CURVE = {"kingsburg": "Victory points", "ethnos": "Glory"}


def log_of(page: Page, served: Served, table: str) -> list[dict[str, Any]]:
    token = page.evaluate(
        "table => [JSON.parse(localStorage.getItem('tafelrunde.seats'))[table]].flat()[0]", table
    )
    headers = {"authorization": f"Bearer {token}"}
    answer = httpx.get(f"{served.address}/api/tables/{table}/log", headers=headers, timeout=60)
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_what_the_log_says(game: str, browser: Browser, served: Served, tmp_path: Path) -> None:
    with visiting(browser, served, reduced_motion="reduce") as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        table = played_by_bots(page, game)
        header, *entries, ending = log_of(page, served, table)
        places = ending["result"]["seats"]
        the_result_comes_first(page, game, header["seats"], places)
        expect(page.get_by_role("heading", name="What decided the game")).to_be_visible()
        tabs_lead_everywhere(page)
        if game == "xidit":
            the_assessments_stand_in_their_order(page, entries, places)
        else:
            the_curve_ends_with_the_points(page, FIRST_CURVE[game], places)
        if game == "kingsburg":
            dice_are_those_of_the_log(page, entries)
        assert len([url for url in asked if url.partition("?")[0].endswith("/account")]) == 1
        assert violations(page) == []
        a_picture_can_be_kept(page, tmp_path, table)
        once_more_begins_at_once(page, game, table)


def the_result_comes_first(page: Page, game: str, names: list[str], places: list[dict[str, Any]]) -> None:
    winners = [names[place["seat"]] for place in places if place["rank"] == 1]
    for name in winners:
        expect(page.locator("#the-end")).to_contain_text(name)
    podium = page.locator(".podium")
    expect(podium).to_have_attribute("data-shown", "all")  # with reduced motion it simply stands there
    for place in places:
        cell = podium.locator(f'[data-seat="{place["seat"]}"]')
        expect(cell).to_contain_text(names[place["seat"]])
        values = place["reasons"].values() if game == "xidit" else [place["points"]]
        for value in values:
            expect(cell).to_contain_text(str(value))
    end, board = page.locator(".ending").bounding_box(), page.locator(board_of(game)).bounding_box()
    assert end is not None
    assert board is not None
    assert end["y"] < board["y"] < 400, "the board is seen at once, below who has won"


def tabs_lead_everywhere(page: Page) -> None:
    """By keys: each tab has something to say."""
    tabs = page.get_by_role("tablist", name="How the game went").get_by_role("tab")
    press_until(page, tabs.first)
    for i in range(tabs.count()):
        expect(tabs.nth(i)).to_have_attribute("aria-selected", "true")
        expect(tabs.nth(i)).to_be_focused()
        panel = page.get_by_role("tabpanel", name=tabs.nth(i).inner_text())
        assert len(panel.inner_text()) > 20
        page.keyboard.press("ArrowRight")
    expect(tabs.first).to_be_focused()


def as_a_table(page: Page, title: str) -> Locator:
    page.get_by_role("tab", name=title, exact=True).click()
    page.get_by_role("button", name="As a table").click()
    return page.get_by_role("tabpanel").locator("tbody tr")


def the_curve_ends_with_the_points(page: Page, title: str, places: list[dict[str, Any]]) -> None:
    cells = as_a_table(page, title).last.locator("td")
    expect(cells).to_have_text([str(place["points"]) for place in places])


def the_assessments_stand_in_their_order(
    page: Page, entries: list[dict[str, Any]], places: list[dict[str, Any]]
) -> None:
    order = next(entry["move"]["order"] for entry in entries if entry["move"]["move"] == "lay_assessments")
    titles = [f"{i}. {name.capitalize()}" for i, name in enumerate(order, 1)]
    first = page.locator(".podium .tests").first.locator("li > span:first-child")
    expect(first).to_have_text(titles)
    for column in order:
        cells = as_a_table(page, column.capitalize()).last.locator("td")
        expect(cells).to_have_text([str(place["reasons"][column]) for place in places])


def dice_are_those_of_the_log(page: Page, entries: list[dict[str, Any]]) -> None:
    sums, asked = [0, 0, 0], 0
    for entry in entries:
        move = entry["move"]
        if move["move"] in ("reroll", "reroll_all"):
            asked = entry["seat"]
        elif move["move"] == "roll_again":
            sums[asked] += sum(move.get("dice", [])) + sum(move.get("white", []))
        elif move["move"] == "roll":
            for seat in range(3):
                sums[seat] += sum(move["dice"][seat]) + sum(move["white"][seat])
    page.get_by_role("tab", name="Luck").click()
    rows = page.get_by_role("group", name="Pips rolled").locator("tbody tr")
    expect(rows.locator("td:nth-child(2)")).to_have_text([str(total) for total in sums])


def a_picture_can_be_kept(page: Page, folder: Path, table: str) -> None:
    page.get_by_role("button", name="Picture of the result").click()
    page.locator("canvas[data-ready=true]").wait_for()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the picture").click()
    kept.value.save_as(folder / "result.png")
    picture = (folder / "result.png").read_bytes()
    assert picture.startswith(PNG)
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert 15_000 < len(picture) < 600_000
    assert table.encode() not in picture
    assert table not in kept.value.suggested_filename
    assert violations(page) == []
    page.keyboard.press("Escape")


def once_more_begins_at_once(page: Page, game: str, table: str) -> None:
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.locator(board_of(game)).wait_for()
    expect(page.get_by_role("heading", name="How the game went")).to_be_hidden()


def test_the_scoring_is_a_show_that_a_key_skips(browser: Browser, served: Served) -> None:
    with visiting(browser, served, viewport=PHONE, has_touch=True, locale="de") as page:
        page.add_init_script("localStorage.setItem('tafelrunde.language', 'en')")
        played_by_bots(page, "kingsburg", 2)
        podium = page.locator(".podium")
        page.get_by_role("button", name="Skip").or_(
            page.get_by_role("button", name="Show the scoring")
        ).wait_for()
        if podium.get_attribute("data-shown") == "all":
            page.get_by_role("button", name="Show the scoring").click()
        expect(page.locator(".ending").get_by_role("status")).to_contain_text("Year")
        page.keyboard.press("Escape")
        expect(podium).to_have_attribute("data-shown", "all")
        page.get_by_role("button", name="Show the scoring").click()
        page.get_by_role("button", name="Skip").click()
        expect(podium).to_have_attribute("data-shown", "all")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
