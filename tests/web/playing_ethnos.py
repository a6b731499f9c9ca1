"""Plays whole games of Ethnos on the page, as people do: by clicking what is lit, or by keys alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

BOARD = "[data-game=ethnos]"
READY = f"{BOARD}:not([data-state=waiting])"
LIT_WHOLE = f"{BOARD} [data-quick][data-lit]"
"""Things that are a whole move: an open card, the deck, a kingdom, a token, a tribe, a button."""
LIT_CARDS = f"{BOARD} [data-group=hand] [data-piece][data-lit]:not([aria-pressed=true])"
CONFIRM = f"{BOARD} .acts button.main"
BAND_CHANCE = 0.35
MOST_TABS = 150


def state_of(page: Page) -> str:
    """What the board does, once it does something: it acts, scores, shows, or the game is over."""
    page.wait_for_selector(READY)
    return page.locator(BOARD).get_attribute("data-state") or ""


def waited(page: Page) -> bool:
    """Waits until the own seat must act; goes on after a scoring. False: the game is over."""
    while (state := state_of(page)) not in ("acting", "over"):
        if state == "scoring":
            page.locator("[data-continue]").click()
        elif state == "showing":
            page.locator(f"{BOARD} .ages").click()  # any click skips what is in motion
    return state == "acting"


def step_of(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-step") or ""


def confirmed(page: Page) -> bool:
    """Whether the move in the making is allowed, as the page says live."""
    allowed = page.locator(f"{CONFIRM}:enabled")
    refused = page.locator(f"{BOARD} .acts .why")
    allowed.or_(refused).first.wait_for()
    return allowed.count() > 0


def number_of(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-n") or ""


def wait_for_step(page: Page, before: str) -> None:
    """Waits until the server has told of the next step."""
    page.wait_for_selector(f'{BOARD}:not([data-n="{before}"])')


def pick_cards(page: Page, rng: Random) -> None:
    """Some cards that go together: each further one is among those that the board shows as fitting."""
    wanted = 1 + rng.randrange(5)
    for _ in range(wanted):
        fitting = page.locator(f"{LIT_CARDS}[data-fits]")
        if not (count := fitting.count()):
            return
        fitting.nth(rng.randrange(count)).click()


def choose_leader(page: Page, rng: Random) -> None:
    leaders = page.locator(f"{BOARD} [data-leader]")
    if count := leaders.count():
        leaders.nth(rng.randrange(count)).click()


def take_all_back(page: Page) -> None:
    while page.locator(f"{BOARD} [data-group=hand] [aria-pressed=true]").count():
        page.locator(f"{BOARD} .acts .buttons button").first.click()


def build_from_hand(page: Page, rng: Random) -> bool:
    """A band, or the cards that an elf keeps; taken back if the rules forbid it."""
    pick_cards(page, rng)
    if not confirmed(page):
        take_all_back(page)
        return False
    choose_leader(page, rng)
    return confirmed(page)


def make_move(page: Page, rng: Random) -> None:
    """One decision of the own seat, by mouse."""
    step, before = step_of(page), number_of(page)
    whole = page.locator(LIT_WHOLE)
    cards = page.locator(LIT_CARDS)
    while True:
        count = whole.count()
        wants_cards = step == "keep" or not count or rng.random() < BAND_CHANCE
        if cards.count() and wants_cards:
            if build_from_hand(page, rng):
                break
        elif count:
            whole.nth(rng.randrange(count)).click()
            break
        elif step == "keep":
            break
    page.locator(f"{CONFIRM}:enabled").click()
    wait_for_step(page, before)


def play(page: Page, rng: Random) -> None:
    """A whole game by mouse, from wherever it stands to its end."""
    while waited(page):
        make_move(page, rng)


# -- by keys alone -------------------------------------------------------------------------------------


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is on something that fits."""
    for _ in range(MOST_TABS):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {selector}")


def wait_by_keys(page: Page) -> bool:
    while (state := state_of(page)) not in ("acting", "over"):
        if state == "scoring":
            tab_to(page, "[data-continue]")
            page.keyboard.press("Enter")
        elif state == "showing":
            page.keyboard.press("Shift")  # any key skips what is in motion
    return state == "acting"


def recruit_by_keys(page: Page, rng: Random) -> None:
    """To the deck by Tab, along the market by arrows; Enter chooses, Enter again confirms."""
    tab_to(page, "[data-group=market] [data-piece]")
    for _ in range(rng.randrange(6)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def build_by_keys(page: Page, rng: Random) -> bool:
    """Cards by their numbers, the leader by arrows, Ctrl+Enter confirms."""
    tab_to(page, "[data-group=hand] [data-piece]")
    count = page.locator(LIT_CARDS).count()
    numbers = rng.sample(range(1, count + 1), min(count, 1 + rng.randrange(3)))
    for number in numbers:
        page.keyboard.press(str(number % 10))
    if not confirmed(page):
        for _ in numbers:
            page.keyboard.press("Escape")
        return False
    if page.locator("[data-leader]").count() > 1:
        tab_to(page, "[data-leader]")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
    page.keyboard.press("Control+Enter")
    return True


def answer_by_keys(page: Page, rng: Random) -> None:
    """Kingdoms, tokens, tribes and buttons have numbers."""
    count = min(page.locator(LIT_WHOLE).count(), 9)
    page.keyboard.press(str(1 + rng.randrange(count)))
    page.keyboard.press("Enter")


def move_by_keys(page: Page, rng: Random) -> None:
    """One decision of the own seat, by keys alone."""
    step, before = step_of(page), number_of(page)
    in_hand = step in ("turn", "next_band", "keep")
    if not in_hand:
        answer_by_keys(page, rng)
    elif step == "turn" and page.locator("[data-deck][data-lit]").count() and rng.random() > BAND_CHANCE:
        recruit_by_keys(page, rng)
    elif not (page.locator(LIT_CARDS).count() and build_by_keys(page, rng)):
        do_without_by_keys(page, step)
    wait_for_step(page, before)


def do_without_by_keys(page: Page, step: str) -> None:
    if step == "keep":
        page.keyboard.press("Control+Enter")
        return
    if page.locator("[data-choice=pass]").count():
        tab_to(page, "[data-choice=pass]")
    elif page.locator("[data-deck][data-lit]").count():
        tab_to(page, "[data-group=market] [data-piece]")
        page.keyboard.press("Home")
    else:
        tab_to(page, "[data-group=hand] [data-piece]")
        page.keyboard.press("1")
        if not confirmed(page):
            raise AssertionError("the first card alone is no band")
        page.keyboard.press("Control+Enter")
        return
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def play_by_keys(page: Page, rng: Random) -> None:
    """A whole game without a pointer."""
    while wait_by_keys(page):
        move_by_keys(page, rng)
