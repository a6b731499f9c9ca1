"""Plays a whole game of Kingsburg in the browser: by clicking lit things only, or by keys alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

BOARD = '[data-game="kingsburg"]'
READY = f'{BOARD}[data-acting="true"], {BOARD}[data-step="over"]'
CONFIRM = f"{BOARD} .bar button.main:enabled"
GO_ON = f"{BOARD} section.battle button.main"
LIT = f"{BOARD} .lit:not(:disabled):visible"
PASS = f"{BOARD} .bar button.pass"
MOVES = 2000
"""More than any game has; a game that goes on for ever fails."""


def wait_for_turn(page: Page) -> bool:
    """Waits until there is something to decide; false when the game is over."""
    page.wait_for_selector(READY, timeout=120_000)
    return page.locator(BOARD).get_attribute("data-step") != "over"


def wait_for_step(page: Page, before: str | None) -> None:
    """Waits until the server has told of the next step."""
    page.wait_for_function(
        "([board, n]) => document.querySelector(board)?.dataset.n !== n", arg=[BOARD, before]
    )


def number_of_step(page: Page) -> str | None:
    return page.locator(BOARD).get_attribute("data-n")


def sends(piece: Locator) -> bool:
    """Whether a click on this piece makes the move at once."""
    return "choice" in (piece.get_attribute("class") or "").split()


def confirm(page: Page) -> None:
    before = number_of_step(page)
    page.locator(CONFIRM).click()
    wait_for_step(page, before)


def click_something(page: Page, rng: Random) -> None:
    """Clicks one lit piece, or the pass where nothing is lit (and sometimes where something is)."""
    lit = page.locator(LIT).all()
    if not lit or (rng.random() < 0.08 and page.locator(PASS).count()):
        page.locator(PASS).click()
        return
    piece = rng.choice(lit)
    before = number_of_step(page)
    at_once = sends(piece)
    piece.click()
    if at_once:
        wait_for_step(page, before)


def play(page: Page, rng: Random) -> None:
    """Until the end of the game, by mouse only."""
    for _ in range(MOVES):
        if not wait_for_turn(page):
            return
        if page.locator(GO_ON).count():
            page.locator(GO_ON).click()
        elif page.locator(CONFIRM).count() and rng.random() < 0.8:
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


def press_and_wait(page: Page, key: str) -> None:
    before = number_of_step(page)
    page.keyboard.press(key)
    wait_for_step(page, before)


def confirm_by_keys(page: Page, rng: Random) -> None:
    """Ctrl+Enter confirms from anywhere; Enter does on the button itself."""
    if rng.random() < 0.5:
        press_and_wait(page, "Control+Enter")
    else:
        assert tab_to(page, CONFIRM), "the confirming button cannot be reached by Tab"
        press_and_wait(page, "Enter")


def pass_by_keys(page: Page, rng: Random) -> None:
    assert tab_to(page, PASS), "the pass cannot be reached by Tab"
    page.keyboard.press("Enter")
    confirm_by_keys(page, rng)


def type_advisor(page: Page, rng: Random) -> None:
    names = page.locator(f"{BOARD} .advisor.lit, {BOARD} .advisor.more").evaluate_all(
        "all => all.map(one => one.dataset.at.split('-')[1])"
    )
    page.keyboard.press("Escape")  # ends a number typed before, and lays down dice that lead nowhere
    if names:
        page.keyboard.type(rng.choice(names))


def walk_to_advisor(page: Page, rng: Random) -> None:
    assert tab_to(page, f"{BOARD} .advisor"), "the court cannot be reached by Tab"
    for _ in range(rng.randrange(18)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
    page.keyboard.press("Enter")


def pick_dice(page: Page, rng: Random) -> None:
    assert tab_to(page, f"{BOARD} .die"), "the dice cannot be reached by Tab"
    for _ in range(rng.randrange(1, 4)):
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")


def choose_by_keys(page: Page, rng: Random) -> None:
    """One choice of whatever kind is asked for."""
    step = page.locator(BOARD).get_attribute("data-step")
    keyed = page.locator(f"{BOARD} [data-key]:not(:disabled)").evaluate_all(
        "all => all.map(one => one.dataset.key)"
    )
    if step == "influence":
        rng.choice([type_advisor, walk_to_advisor, pick_dice])(page, rng)
    elif step == "build":
        page.keyboard.press(str(rng.randrange(1, 6)))
    elif page.locator(f"{BOARD} .choice").count():
        press_and_wait(page, rng.choice([key for key in keyed if int(key) < 10]))
    elif keyed:
        page.keyboard.press(rng.choice(keyed))
    else:
        pass_by_keys(page, rng)


def play_by_keys(page: Page, rng: Random) -> None:
    """Until the end of the game, without a mouse."""
    for _ in range(MOVES):
        if not wait_for_turn(page):
            return
        if page.locator(GO_ON).count():
            assert tab_to(page, GO_ON), "the battle cannot be left by Tab"
            page.keyboard.press("Enter")
        elif page.locator(CONFIRM).count():
            confirm_by_keys(page, rng)
        elif rng.random() < 0.06 and page.locator(PASS).count():
            pass_by_keys(page, rng)
        elif rng.random() < 0.06:
            page.keyboard.press("Escape")
        else:
            choose_by_keys(page, rng)
    raise AssertionError("the game does not end")
