"""The timeline under the board: every press counts, lines lead to their place, the past is only looked at,
and any position can be tried another way."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, visiting
from tests.web.tables import board_of, play_alone, played_by_bots

PRESSES = (("ArrowLeft", 80), ("ArrowRight", 60), ("ArrowLeft", 60))
"""Two hundred; they lead so far back:"""
BACK = 80
PAST = {"en": "You are looking at the past", "de": "Du siehst die Vergangenheit"}
MOVES = 4


def timeline(page: Page) -> Locator:
    return page.locator(".timeline")


def place(page: Page) -> int:
    return int(timeline(page).locator("input[type=range]").input_value())


def press(page: Page, key: str, times: int) -> None:
    for _ in range(times):
        page.keyboard.press(key)


def test_a_finished_game_is_gone_through_by_keys_and_tried_again(
    page: Page, browser: Browser, served: Served
) -> None:
    played_by_bots(page, "ethnos")
    board, past = page.locator(board_of("ethnos")), page.get_by_text(PAST["en"])
    end = place(page)
    assert end > BACK, "long enough for all presses"

    for key, times in PRESSES:
        press(page, key, times)
    expect(timeline(page)).to_contain_text(f"Step {end + 1 - BACK} of {end + 1}")
    expect(past).to_be_visible()
    expect(board).to_have_attribute("data-n", str(end + 1 - BACK))
    assert violations(page) == []
    press(page, "ArrowRight", BACK)
    expect(past).to_be_hidden()
    expect(board).to_have_attribute("data-n", str(end + 1))
    page.keyboard.press("Home")
    expect(board).to_have_attribute("data-n", "1")
    page.keyboard.press("Shift+ArrowRight")
    expect(timeline(page)).to_contain_text("Age I")
    page.keyboard.press("Escape")
    expect(past).to_be_hidden()

    page.get_by_role("button", name="History").click()
    log = page.get_by_role("complementary")
    expect(log.get_by_role("heading", name="Age II begins")).to_be_attached()
    line = log.get_by_role("button", name=re.compile("places a marker in")).first
    line.click()
    expect(page.locator("[data-spoken]").first).to_be_visible()
    expect(page.locator('[data-spoken][data-at^="realm:"]')).to_have_count(1)
    expect(log.locator("[aria-current=step]").filter(has_text="places a marker in")).to_have_count(1)
    assert violations(page) == []

    with visiting(
        browser, served, viewport=PHONE, locale="de", storage_state=page.context.storage_state()
    ) as phone:
        phone.goto(f"/t/{page.url.split('/t/')[1].split('/')[0]}/replay?step=100")
        expect(phone.get_by_text(PAST["de"])).to_be_visible()
        expect(timeline(phone)).to_contain_text(f"Schritt 100 von {end + 1}")
        expect(phone.locator(board_of("ethnos"))).to_have_attribute("data-n", "100")
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(phone) == []

    seen = board.get_attribute("data-n")
    page.get_by_role("button", name="Branch here and try").click()
    page.get_by_role("button", name=re.compile("^Try from step")).click()
    expect(page.get_by_text(re.compile(f"branch of another game, after its step {seen}"))).to_be_visible()
    expect(board).to_be_visible()
    expect(past).to_be_hidden()
    expect(page.get_by_text("The game is over")).to_have_count(0)


def move(page: Page) -> None:
    """The first move on offer, in words."""
    board = page.locator(board_of("ethnos"))
    expect(board).to_have_attribute("data-state", "acting")
    before = int(board.get_attribute("data-n") or 0)
    page.get_by_role("complementary").locator("li button").first.click()
    page.wait_for_function(
        "n => Number(document.querySelector('[data-game]').dataset.n) > n && "
        "document.querySelector('[data-game]').dataset.state === 'acting'",
        arg=before,
    )


def cards(page: Page) -> list[str]:
    """What is in the own hand; in the present cards that can be chosen have numbers."""
    words = page.locator("[data-at=hand]").inner_text().splitlines()
    return [word for word in words if not word.isdigit()]


def test_a_running_game_is_looked_back_at_and_moves_wait_for_the_present(page: Page) -> None:
    play_alone(page, "ethnos", 2)
    page.get_by_role("button", name="Moves", exact=True).click()
    for _ in range(MOVES):
        move(page)
    board, past = page.locator(board_of("ethnos")), page.get_by_text(PAST["en"])
    end = place(page)

    page.keyboard.press(",")
    expect(past).to_be_visible()
    assert place(page) == end - 1
    expect(board).not_to_have_attribute("data-state", "acting")
    expect(page.get_by_role("complementary")).to_contain_text("only in the present")
    expect(page.get_by_role("complementary").locator("li button")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()

    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Moves", exact=True).click()
    move(other)
    present = page.get_by_role("button", name="To the present")
    expect(present).to_contain_text(re.compile(r"\d new move"))
    assert place(page) == end - 1, "whoever looks at the past stays there"
    present.click()
    expect(past).to_be_hidden()
    expect(board).to_have_attribute("data-state", "acting")

    page.get_by_label("Steps a second").select_option("2")
    for _ in range(2):  # once and again
        page.get_by_role("button", name="Since my last turn").click()
        expect(past).to_be_visible()
        expect(past).to_be_hidden()
        expect(board).to_have_attribute("data-state", "acting")

    page.keyboard.press(",")
    hand = cards(page)
    page.get_by_role("button", name="Branch here and try").click()
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("^Try from step")).click()
    expect(page.get_by_text("branch of another game")).to_be_visible()
    expect(board).to_be_visible()
    assert cards(page) == hand, "the own cards are as they were"
