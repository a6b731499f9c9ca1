"""Guided first games in the browser: what to do is lit, any move is taken and commented, progress is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tafelrunde.games import load_game
from tafelrunde.server.lookup.lessons import moments, notes_of
from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, visiting

GAMES = ("kingsburg", "ethnos", "xidit")
LIT = "[data-lesson]"
FOLLOWED = 9
"""So many decisions are made by touching what is lit."""


def teacher(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Your teacher says")


def button(page: Page, name: str) -> Locator:
    return teacher(page).get_by_role("button", name=name)


def own_places(game: str) -> list[int]:
    """Which steps of the lesson the learner decides at."""
    seat = notes_of(game).seat
    return [i for i, one in enumerate(moments(game)) if one.following and one.following.seat == seat]


def begin(page: Page, game: str, at: int = 0) -> None:
    """As somebody who has come so far before."""
    steps = len(moments(game))
    page.goto("/help")
    come_so_far(page, game, at, steps)
    page.goto(f"/learn/{game}")
    expect(teacher(page)).to_contain_text(f"Step {at + 1} of {steps}")


def come_so_far(page: Page, game: str, at: int, steps: int) -> None:
    kept = json.dumps({game: {"at": at, "of": steps, "done": False}})
    page.evaluate("(kept) => localStorage.setItem('tafelrunde.lessons', kept)", kept)


def at_step(page: Page, at: int) -> None:
    expect(teacher(page)).to_contain_text(re.compile(rf"Step {at + 1} of "))


@pytest.mark.parametrize("game", GAMES)
def test_touching_what_is_lit_leads_along_the_lesson(game: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce") as page:
        places = own_places(game)[: FOLLOWED + 1]
        begin(page, game, places[0])
        for place, following in pairwise(places):
            at_step(page, place)
            # Touch after touch, until the next decision; a band or six orders need several.
            while f"Step {place + 1} of" in (teacher(page).inner_text()):
                lit = page.locator(LIT)
                lit.wait_for()
                lit.dispatch_event("click")
                page.evaluate(
                    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
                )
            until_own_turn(page)
            at_step(page, following)
        at_step(page, places[-1])
        expect(button(page, "Back to the lesson’s line")).to_have_count(0)


def until_own_turn(page: Page) -> None:
    """What the others do passes by, and what is said is read."""
    mine, go_on = page.locator('.teacher[data-acting="true"]'), button(page, "Continue")
    for _ in range(60):
        mine.or_(go_on).first.wait_for()
        if mine.count():
            return
        go_on.click()
    raise AssertionError("the learner never came to turn")


def another_good(page: Page) -> None:
    page.keyboard.press("1")


def another_advisor(page: Page) -> None:
    page.keyboard.press("4")
    page.keyboard.press("Control+Enter")


def no_building(page: Page) -> None:
    page.locator("button.pass").click()
    page.keyboard.press("Control+Enter")


def from_the_deck(page: Page) -> None:
    page.keyboard.press("1")
    page.keyboard.press("Control+Enter")


def another_card(page: Page) -> None:
    page.locator('[data-group="market"] [data-card]:not([data-lesson])').last.dispatch_event("click")
    page.keyboard.press("Control+Enter")


def a_band_of_one(page: Page) -> None:
    page.locator('[data-group="hand"] [data-card]:not([data-card="skeleton"])').first.dispatch_event("click")
    page.keyboard.press("Control+Enter")


def another_city(page: Page) -> None:
    page.locator('[data-city="9"]').dispatch_event("click")
    page.keyboard.press("Control+Enter")


def a_year_of_rest(page: Page) -> None:
    for _ in range(6):
        page.locator('[data-order="wait"]').click()
    page.keyboard.press("Control+Enter")


def show_none(page: Page) -> None:
    page.locator('[data-show="0"]').click()
    page.keyboard.press("Control+Enter")


DEVIATIONS: dict[str, list[tuple[str, Callable[[Page], None], str]]] = {
    "kingsburg": [
        ("aid_good", another_good, "A good move!"),
        ("influence", another_advisor, "A good move!"),
        ("build", no_building, "Better: Blue builds the Guard Tower"),
    ],
    "ethnos": [
        ("turn", from_the_deck, "Better: Blue takes from the market: red merfolk."),
        ("turn", another_card, "Better: "),
        ("turn", a_band_of_one, "it costs you something"),
    ],
    "xidit": [
        ("place", another_city, "move"),
        ("programme", a_year_of_rest, "Better: programme red, action, black, blue, action, wait"),
        ("census", show_none, "That is fine, too."),
    ],
}


def places_of(game: str) -> list[int]:
    """Where each of the deviations is tried: the first decisions of their kinds, one after the other."""
    seat, found = notes_of(game).seat, list[int]()
    for step, _deviate, _said in DEVIATIONS[game]:
        fits = (
            i for i in own_places(game) if load_game(game).view(moments(game)[i].state, seat).step == step
        )
        found.append(next(i for i in fits if i not in found))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_any_move_is_taken_and_commented_with_a_way_back(game: str, browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce") as page:
        for place, (_step, deviate, said) in zip(places_of(game), DEVIATIONS[game], strict=True):
            begin(page, game, place)
            page.locator(LIT).wait_for()
            deviate(page)
            expect(teacher(page)).to_contain_text(said)
            expect(teacher(page)).to_contain_text("Off the lesson’s line: one move of your own")
            expect(page.locator(LIT)).to_have_count(0)
            assert violations(page) == []
            button(page, "Go on from here").click()
            until_own_turn(page)
            button(page, "Back to the lesson’s line").click()
            at_step(page, place)
            page.locator(LIT).wait_for()
        assert violations(page) == []


def test_progress_outlasts_a_reload_and_shows_in_the_lobby(browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce") as page:
        place = own_places("kingsburg")[0]
        begin(page, "kingsburg", place)
        page.keyboard.press("1")
        expect(teacher(page)).to_contain_text("Off the lesson’s line")
        page.reload()
        expect(teacher(page)).to_contain_text("Off the lesson’s line: one move of your own")
        button(page, "Back to the lesson’s line").click()
        button(page, "Do it for me").click()
        at_step(page, place + 1)
        page.reload()
        at_step(page, place + 1)
        page.goto("/")
        expect(page.get_by_text("0 of 3 done")).to_be_visible()
        page.get_by_role("link", name="Go on with Kingsburg").click()
        at_step(page, place + 1)


def test_a_finished_lesson_counts(browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce", viewport=PHONE, locale="de") as page:
        last = len(moments("xidit")) - 1
        page.goto("/help")
        come_so_far(page, "xidit", last - 1, last + 1)
        page.goto("/learn/xidit")
        says = page.get_by_role("complementary", name="Dazu sagt der Lehrer")
        expect(
            says.get_by_text("Das war die ganze Partie").or_(says.get_by_role("button", name="Weiter"))
        ).to_be_visible()
        if not says.get_by_text("Das war die ganze Partie").is_visible():
            says.get_by_role("button", name=re.compile("Weiter|Vormachen")).first.click()
        expect(says).to_contain_text("Das war die ganze Partie")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == []
        page.goto("/")
        expect(page.get_by_text("1 von 3 geschafft")).to_be_visible()
