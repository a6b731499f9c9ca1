"""Pictures of the game masters' rooms in the course of a month of a war, and of a meeting of its realms."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests.web.browsing import PHONE
from tests.web.desk_scene import FIGHT, Led, all_in, begin, half_way, met, publish, roll_on, war

Show = Callable[[Page, Led], None]
MONTH: Final = ("master", "correct", "found", "turn", "whatif", "fight", "history", "turning")
OTHER_DICE: Final = "20 1"
MEETING: Final = ("wall", "meeting", "player")


class Shown(NamedTuple):
    """Somebody's page, which goes to what is shown and then is taken."""

    name: str
    show: Show
    screens: tuple[str, ...] = ("desk", "phone")


def scenes(folder: Path, names: Collection[str]) -> Iterator[tuple[Led, Shown]]:
    """Those with these names. Whatever was taken in between stays as it is for those that follow."""
    for parts, told in ((MONTH, a_month), (MEETING, a_meeting)):
        if set(parts) & set(names):
            yield from ((made, shown) for made, shown in told(folder) if shown.name in names)


def a_month(folder: Path) -> Iterator[tuple[Led, Shown]]:
    with war(folder / "war") as made:
        half_way(made)
        yield made, Shown("master", show_desk)
        yield made, Shown("correct", show_correct)
        yield made, Shown("found", show_founding)
        all_in(made)
        begun = begin(made)
        yield made, Shown("turn", show_turn)
        yield made, Shown("whatif", show_whatif)
        fought = roll_on(made, begun)
        yield made, Shown("fight", show_fight)
        publish(made, fought)
        yield made, Shown("history", show_history)
        yield made, Shown("turning", show_turning)


def a_meeting(folder: Path) -> Iterator[tuple[Led, Shown]]:
    with war(folder / "meeting") as made:
        met(made)
        yield made, Shown("wall", show_wall, ("desk",))
        yield made, Shown("player", show_player, ("phone",))
        yield made, Shown("meeting", show_meeting)


def go(page: Page, made: Led, room: str, token: str = "") -> None:
    page.goto(f"{made.home}{room}#{token or made.master}")
    page.wait_for_load_state("networkidle")


def button(page: Page, words: str) -> Any:
    return page.get_by_role("button", name=re.compile(words)).first


def is_painted(page: Page) -> None:
    page.locator("[data-painted=true]").first.wait_for()


# --- rooms --------------------------------------------------------------------------------------------


def show_desk(page: Page, made: Led) -> None:
    go(page, made, "")


def show_correct(page: Page, made: Led) -> None:
    """An army is corrected, and what would come of it is looked at."""
    go(page, made, "/correct")
    is_painted(page)
    page.get_by_role("searchbox").first.fill("101")
    page.locator(".found button").first.click()
    for path, value in (("leaders", "17"), ("troops", "2500")):
        box = page.locator(f'[data-path$=".{path}"]').get_by_role("textbox")
        box.fill(value)
        box.press("Tab")
    page.get_by_label(re.compile("^(Reason|Grund)")).first.fill("Verzählt")
    button(page, "^(Preview|Vorschau)").click()
    page.get_by_role("region", name=re.compile("^(What would|Was geschehen)")).wait_for()


def show_founding(page: Page, _made: Led) -> None:
    page.goto("/found")
    page.get_by_role("table").wait_for()
    page.wait_for_load_state("networkidle")


def show_turn(page: Page, made: Led) -> None:
    """Before a roll: on the desk what each good point is for, on a phone the keys for dice."""
    go(page, made, "/turn")
    page.locator("#st-question").wait_for()
    if is_phone(page):
        button(page, "^(Type the dice|Würfel eintippen)").click()
    is_painted(page)


def show_whatif(page: Page, made: Led) -> None:
    """Beside the conflict: other dice, and what would come of them."""
    go(page, made, "/turn")
    button(page, "^(What if|Was wäre wenn) …").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(re.compile("^(Dice for the rolls|Würfel für die)")).fill(OTHER_DICE)
    dialog.get_by_role("button", name=re.compile("^(Try it|Versuchen)$")).click()
    told = dialog.get_by_role("region", name=re.compile("^(What would|Was daraus)"))
    told.wait_for()
    told.locator("article").first.scroll_into_view_if_needed()


def show_fight(page: Page, made: Led) -> None:
    """Back to the melee: what happened in it, line by line, and where."""
    go(page, made, "/turn")
    is_painted(page)
    page.locator("nav [aria-current=step]").focus()
    while not page.locator("#st-phase", has_text="B14").is_visible():
        page.keyboard.press("ArrowLeft")
        page.locator("#st-phase").wait_for()
    page.locator("[aria-labelledby=st-phase] summary").first.click()
    is_painted(page)


def show_history(page: Page, made: Led) -> None:
    go(page, made, "/history")
    page.locator("li.entry").first.wait_for()


def show_turning(page: Page, made: Led) -> None:
    """A fight of the month, and which of its rolls turns it."""
    go(page, made, "/history/fights")
    page.get_by_role("combobox", name=re.compile("^(Field|Gemark)")).select_option(FIGHT)
    melee = page.locator(".minute").filter(has_text=re.compile("d20|W20")).first
    melee.get_by_role("button", name=re.compile("^(Which roll|Welcher Wurf)")).click()
    melee.locator(".turning svg").wait_for()
    melee.locator(".turning").scroll_into_view_if_needed()


def show_wall(page: Page, made: Led) -> None:
    page.goto(f"{made.home}/projector#{made.wall}")
    is_painted(page)
    page.locator(".controls.away").wait_for(state="attached")


def show_player(page: Page, made: Led) -> None:
    """Whoever takes the turn: what waits for them, and how much time there is."""
    go(page, made, "", made.people[made.ask(made.master, "GET")["summary"]["active"]])


def show_meeting(page: Page, made: Led) -> None:
    """Who has come, and the code for whoever has not."""
    go(page, made, "/meeting")
    name = made.ask(made.master, "GET")["summary"]["realms"][0]["name"]
    button(page, f"^(Show code for|Code zeigen für) {name}").click()
    page.get_by_role("dialog").get_by_role("img").wait_for()


def is_phone(page: Page) -> bool:
    return page.viewport_size == PHONE
