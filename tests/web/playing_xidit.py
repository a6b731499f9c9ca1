"""Plays a whole game of Lords of Xidit in the browser: by clicking lit things only, or by keys alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

BOARD = '[data-game="xidit"]'
READY = f'{BOARD}[data-state="acting"], {BOARD}[data-state="over"]'
CONFIRM = f"{BOARD} .bar button.main:enabled"
LIT_CITY = f'{BOARD} [data-city][aria-disabled="false"]'
LIT_REGION = f'{BOARD} [data-region][aria-disabled="false"]'
LIT_BUTTON = f"{BOARD} button.lit:enabled"
ORDER = f"{BOARD} [data-order]"
PASS = f"{BOARD} [data-pass]"
KEYED = f"{BOARD} [data-key]:not(:disabled)"
PATIENCE_MS = 120_000
MOVES = 3000
"""More than any game has; a game that goes on for ever fails."""
FREE_POINT = """region => {
    const box = region.getBoundingClientRect();
    for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
        const [x, y] = [box.x + (box.width * i) / 20, box.y + (box.height * j) / 20];
        if (document.elementFromPoint(x, y)?.closest("[data-region]") === region) return [x, y];
    }
    return null;
}"""
"""Where a region can be clicked: cities and their tiles lie upon it."""


def wait_for_turn(page: Page) -> bool:
    """Waits until there is something to decide; false when the game is over."""
    page.wait_for_selector(READY, timeout=PATIENCE_MS)
    return page.locator(BOARD).get_attribute("data-state") != "over"


def step_of(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-step") or ""


def click_city(page: Page, rng: Random) -> None:
    """A lit city; its seal, because tiles and heroes of its neighbours may hang over the rest."""
    city = rng.choice(page.locator(LIT_CITY).all())
    city.locator(".seal").click()


def click_order(page: Page, rng: Random) -> None:
    """One order more: along a road of the map, into the city where one stands (an action), or by a wheel."""
    if rng.random() < 0.6 and page.locator(LIT_CITY).count():
        click_city(page, rng)
    else:
        rng.choice(page.locator(ORDER).all()).click()


def click_region(page: Page, rng: Random) -> None:
    """A lit region on the map."""
    region = rng.choice(page.locator(LIT_REGION).all())
    region.scroll_into_view_if_needed()
    x, y = region.evaluate(FREE_POINT)
    page.mouse.click(x, y)


def click_something(page: Page, rng: Random) -> None:
    """One lit thing of any kind, or the pass where there is one (and sometimes where there is more)."""
    if step_of(page) == "programme":
        click_order(page, rng)
    elif page.locator(LIT_CITY).count():
        click_city(page, rng)
    elif page.locator(LIT_REGION).count() and rng.random() < 0.5:
        click_region(page, rng)
    elif buttons := page.locator(LIT_BUTTON).all():
        rng.choice(buttons).click()
    else:
        page.locator(PASS).click()


def confirm(page: Page) -> None:
    """The board says that it is sending until the server has answered."""
    page.locator(CONFIRM).click()


def play(page: Page, rng: Random) -> None:
    """Until the end of the game, by mouse only."""
    for _ in range(MOVES):
        if not wait_for_turn(page):
            return
        if page.locator(CONFIRM).count():
            confirm(page)
        else:
            click_something(page, rng)
    raise AssertionError("the game does not end")


def tab_to(page: Page, selector: str) -> bool:
    """Presses Tab until a piece is focused; false if it is never reached."""
    for _ in range(80):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return True
        page.keyboard.press("Tab")
    return False


def walk_to_city(page: Page, rng: Random) -> None:
    """From city to city with the arrows; Enter chooses the one that has been reached."""
    assert tab_to(page, "[data-city]"), "no city can be reached by Tab"
    for _ in range(rng.randrange(4)):
        page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    page.keyboard.press("Enter")


def press_something(page: Page, rng: Random) -> None:
    """A key that chooses something lit."""
    step = step_of(page)
    if step in ("place", "census_story") or (step == "programme" and rng.random() < 0.15):
        walk_to_city(page, rng)
        return
    keys = [key for piece in page.locator(KEYED).all() if (key := piece.get_attribute("data-key"))]
    for digit in rng.choice(keys):
        page.keyboard.press(digit)


def confirm_by_key(page: Page) -> None:
    """Enter belongs to a focused piece; with Ctrl it always confirms."""
    page.keyboard.press("Control+Enter")


def play_by_keys(page: Page, rng: Random) -> None:
    """Until the end of the game, without a mouse."""
    for _ in range(MOVES):
        if not wait_for_turn(page):
            return
        if page.locator(CONFIRM).count():
            confirm_by_key(page)
        else:
            press_something(page, rng)
    raise AssertionError("the game does not end")
