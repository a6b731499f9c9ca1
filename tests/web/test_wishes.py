"""Settings take effect at once at an open table, keys are told, tabs say what is up, questions find rules."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import violations
from tests.web.browsing import PHONE, Served, visiting
from tests.web.tables import board_of, play_alone

LISTENING = """
window.heard = [];
const ramp = AudioParam.prototype.linearRampToValueAtTime;
AudioParam.prototype.linearRampToValueAtTime = function (value, time) {
    window.heard.push(value);
    return ramp.call(this, value, time);
};
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    window.moved.push(typeof options === "number" ? options : options.duration);
    return animate.call(this, frames, options);
};
"""
"""Notes how loud sounds are and how long motions take."""


def wishes(page: Page) -> Any:
    return page.get_by_role("dialog", name="Settings")


def acting(page: Page, game: str) -> None:
    page.wait_for_selector(f'{board_of(game)}[data-acting="true"]')


def size_of_text(page: Page) -> float:
    return float(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)"))


def test_settings_take_effect_at_an_open_table(browser: Browser, served: Served) -> None:
    with visiting(browser, served) as page:
        page.add_init_script(LISTENING)
        play_alone(page, "kingsburg", 2)
        acting(page, "kingsburg")
        usual = size_of_text(page)
        page.get_by_role("button", name="Settings").click()
        assert violations(page) == []
        wishes(page).get_by_label("very large").check()
        assert size_of_text(page) > usual * 1.3
        wishes(page).get_by_label("normal").first.check()
        wishes(page).get_by_label("small").check()
        assert size_of_text(page) < usual

        volume = wishes(page).get_by_role("slider")
        volume.fill("30")
        quiet = max(page.evaluate("window.heard"))
        page.evaluate("window.heard = []")
        volume.fill("100")
        assert max(page.evaluate("window.heard")) > 3 * quiet
        page.evaluate("window.heard = []")
        volume.fill("0")
        assert page.evaluate("window.heard") == []

        wishes(page).get_by_label("slow, easy to follow").check()
        wishes(page).get_by_label("Moves wait until I confirm them").uncheck()
        page.keyboard.press("Escape")
        page.evaluate("window.moved = []")
        # One touch is a move now, and what it sets in motion takes twice its time.
        page.locator(".choices [data-key]").first.click()
        page.wait_for_selector(f'{board_of("kingsburg")}[data-step="influence"][data-acting="true"]')
        n = page.locator(board_of("kingsburg")).get_attribute("data-n")
        page.locator(".advisor.lit").first.click()
        expect(page.locator(board_of("kingsburg"))).not_to_have_attribute("data-n", n or "")
        page.wait_for_function("window.moved.length > 0")
        assert max(page.evaluate("window.moved")) >= 2 * 260

        page.reload()
        acting(page, "kingsburg")
        assert size_of_text(page) < usual, "kept in the browser"
        page.get_by_role("button", name="Settings").click()
        expect(wishes(page).get_by_label("Moves wait until I confirm them")).not_to_be_checked()
        wishes(page).get_by_label("none: things simply appear").check()
        wishes(page).get_by_label("Moves wait until I confirm them").check()
        page.keyboard.press("Escape")
        page.evaluate("window.moved = []")
        page.locator(".advisor.lit").first.click()
        expect(page.get_by_role("button", name="Take back")).to_be_visible()
        n = page.locator(board_of("kingsburg")).get_attribute("data-n")
        page.keyboard.press("Control+Enter")
        expect(page.locator(board_of("kingsburg"))).not_to_have_attribute("data-n", n or "")
        assert page.evaluate("window.moved") == []


def test_tabs_say_what_is_up_and_arms_and_pace_are_as_wished(browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce") as page:
        page.goto("/settings")
        page.get_by_label("green").check()
        page.get_by_label("Bots at new tables").select_option("calm")
        assert violations(page) == []
        play_alone(page, "kingsburg", 3)
        acting(page, "kingsburg")
        expect(page).to_have_title(re.compile(r"^● Your turn: Kingsburg"))
        table = page.evaluate(
            "fetch('/api/tables/' + location.pathname.split('/')[2]).then((one) => one.json())"
        )
        assert table["table"]["pace"] == "calm"
        assert [seat["kind"] for seat in table["table"]["seats"]] == ["bot", "bot", "human"]
        page.locator(".choices [data-key]").first.click()
        expect(page).to_have_title(re.compile(r"^Kingsburg: waiting for |^● Your turn"))


def test_all_keys_are_told_and_the_tenth_choice_has_one(browser: Browser, served: Served) -> None:
    with visiting(browser, served, reduced_motion="reduce", viewport=PHONE) as page:
        page.goto("/keys")
        expect(page.get_by_role("heading", name="Making a move")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == []
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog", name="Keys")
        expect(dialog.get_by_text("confirms a complete move")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


QUESTIONS = {
    "ethnos": ("Wann endet die Epoche", "ET-7.4", ["beendet", "Epoche"]),
    "kingsburg": ("bekommt wer Gesandten den", "KB-10.1", ["Gesandten"]),
    "xidit": ("wieviele Befehle programm", "XI-4.3", ["Programm", "Befehle"]),
    "phoenix": ("strassen gebaut", "PH-1.5.1b", ["Straße", "gebaut"]),
}


@pytest.mark.parametrize("game", QUESTIONS)
def test_rules_are_found_by_questions(game: str, browser: Browser, served: Served) -> None:
    question, rule, words = QUESTIONS[game]
    with visiting(browser, served, reduced_motion="reduce", locale="de") as page:
        page.goto(f"/rules/{game}")
        page.get_by_label("Regeln durchsuchen").fill(question)
        first = page.locator("dl.chapter > div").first
        expect(first.get_by_role("link")).to_have_text(rule)
        expect(first.locator("mark")).to_have_text(words)
        if game == "ethnos":
            assert violations(page) == []
            page.get_by_label("Regeln durchsuchen").fill("wombat")
            expect(page.get_by_text("Nichts gefunden")).to_be_visible()
            page.get_by_label("Regeln durchsuchen").fill("")
            expect(page.locator("details.chapter").first).to_be_visible()
