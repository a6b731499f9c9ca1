"""Nothing lies upon what can be clicked: whole turns of each board, on small laptops and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web import playing_ethnos, playing_kingsburg, playing_xidit
from tests.web.browsing import PHONE, Served, visiting
from tests.web.tables import GAMES, board_of, play_alone

LAPTOPS = ({"width": 1280, "height": 680}, {"width": 1366, "height": 650})
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
TURNS = 60
"""More than it takes to come to every moment that is looked for."""
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
COVERED = """() => {
    const CONTROL = `button, a[href], summary, input, select, textarea, [role=button], [role=radio],
        [role=tab], [data-city], [data-region], [data-kingdom], [data-card], [tabindex="0"]`;
    const named = (one) => one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\\s+/g, " ");
    const told = (one) => one && `${one.tagName}.${one.classList[0] ?? ""} "${named(one).slice(0, 60)}"`;
    const drawn = (one) => one.labels?.[0] ?? one;
    const isMeant = (one) => // what skips to the content is seen with the focus alone
        !one.matches(":disabled, [aria-disabled=true], [inert], [inert] *, .skip") &&
        drawn(one).checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hitAt = (box, across, down) =>
        document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
    const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => n / 10);
    const found = [];
    for (const one of [...document.querySelectorAll(CONTROL)].filter(isMeant)) {
        const target = drawn(one);
        target.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
        const box = target.getBoundingClientRect();
        const isHit = (hit) => hit !== null && (target.contains(hit) || hit.closest(CONTROL) === one);
        // Land may be bent, and cities stand in its middle: a part of it that a finger finds must be free.
        const isLand = one.matches("[data-region], [data-kingdom]");
        const free = TENTHS.flatMap((x) => TENTHS.map((y) => hitAt(box, x, y))).filter(isHit).length;
        const centre = hitAt(box, 0.5, 0.5);
        if (isLand ? free < 12 : !isHit(centre)) found.push(`${told(one)} under ${told(centre)}`);
    }
    scrollTo(0, 0);
    return found;
}"""
"""What is covered at its centre although it has been scrolled into view as the focus would scroll it."""
UNSEEN = """selector => [...document.querySelectorAll(selector)].filter(one => {
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 3));
}).map(one => one.textContent)"""


def faults(page: Page, moment: str) -> list[str]:
    """At each size; what confirms a move is in sight without scrolling."""
    found = []
    for size in (*LAPTOPS, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate(PAINTED)
        unseen = [f"{one} out of sight" for one in page.evaluate(UNSEEN, "[data-game] button.main:enabled")]
        found += [f"{moment} at {size['width']}: {one}" for one in unseen + page.evaluate(COVERED)]
    page.set_viewport_size({"width": LAPTOPS[0]["width"], "height": LAPTOPS[0]["height"]})
    return found


def kingsburg(page: Page, rng: Random) -> None:
    if page.locator(playing_kingsburg.GO_ON).count():
        page.locator(playing_kingsburg.GO_ON).click()
    elif page.locator(playing_kingsburg.CONFIRM).count():
        playing_kingsburg.confirm(page)
    else:
        playing_kingsburg.click_something(page, rng)


def ethnos(page: Page, rng: Random) -> None:
    """A band as soon as there are cards for one."""
    if page.locator(playing_ethnos.CONFIRM + ":enabled").count():
        before = playing_ethnos.number_of(page)
        page.locator(playing_ethnos.CONFIRM).click()
        playing_ethnos.wait_for_step(page, before)
    elif page.locator(playing_ethnos.LIT_CARDS).count() < 3 or not playing_ethnos.build_from_hand(page, rng):
        page.locator(playing_ethnos.LIT_WHOLE).first.click()


def xidit(page: Page, rng: Random) -> None:
    if page.locator(playing_xidit.CONFIRM).count():
        playing_xidit.confirm(page)
    else:
        playing_xidit.click_something(page, rng)


STORIES: dict[str, tuple[Callable[[Page, Random], None], Callable[[Page], bool], set[str]]] = {
    "kingsburg": (
        kingsburg,
        playing_kingsburg.wait_for_turn,
        {"influence", "influence ready", "build", "build ready"},
    ),
    "ethnos": (ethnos, playing_ethnos.waited, {"turn", "turn ready", "turn ready band"}),
    "xidit": (xidit, playing_xidit.wait_for_turn, {"place", "programme", "programme ready"}),
}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_upon_what_can_be_clicked(game: str, browser: Browser, served: Served) -> None:
    """In German, whose words are longer; with and without a move that can be confirmed."""
    act, waited, wanted = STORIES[game]
    rng, found, seen = Random(game), list[str](), set[str]()
    with visiting(browser, served, viewport=LAPTOPS[0], **STILL) as page:
        play_alone(page, game)
        page.goto(f"{page.url}?lang=de")
        for _ in range(TURNS):
            assert waited(page)
            is_ready = page.locator(f"{board_of(game)} button.main:enabled").count() > 0
            is_band = page.locator(f"{board_of(game)} [data-leader]").count() > 1
            step = page.locator(board_of(game)).get_attribute("data-step")
            moment = f"{step}{' ready' * is_ready}{' band' * is_band}"
            if moment in wanted - seen:
                found += faults(page, moment)
                seen.add(moment)
            if seen == wanted:
                break
            act(page, rng)
    assert found == []
    assert seen == wanted


def test_what_is_covered_is_found(page: Page) -> None:
    page.set_content("""<button>free</button> <button disabled>off</button>
        <label><input type=checkbox style="opacity: 0">drawn</label>
        <div style="position: relative"><button>covered</button>
        <b style="position: absolute; inset: 0">upon</b></div>
        <div style="height: 2000px"></div><button>behind</button>
        <b style="position: fixed; inset: auto 0 0; height: 90px">bar</b>""")
    upon, behind = 'BUTTON. "covered" under B. "upon"', 'BUTTON. "behind" under B. "bar"'
    assert page.evaluate(COVERED) == [upon, behind]
    page.add_style_tag(content="html { scroll-padding-bottom: 90px } body { padding-bottom: 90px }")
    assert page.evaluate(COVERED) == [upon]
