"""A weekend around one table: a game master, the wall, four phones; a turn that runs out, a power cut."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, expect

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import keep_clock, read_clock
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.store.transactions import transactions
from tests.web.axe import violations_in_both_lights
from tests.web.browsing import PHONE, Served, visiting
from tests.web.test_campaign import Hosted, fits, found

WALL = {"width": 1280, "height": 720}
TABLET = {"width": 820, "height": 1180}
NAMES = ("Ann", "Bob", "Cleo", "Dora")


@contextmanager
def own_server(folder: Path) -> Iterator[Served]:
    """One that may be killed without harm to other tests."""
    server = Served(folder / "tables.db")
    server.start()
    try:
        yield server
    finally:
        server.stop()


def power_cut(served: Served) -> None:
    """Nothing is finished, nobody is told; then the same command at the same place."""
    assert served.process is not None
    served.process.send_signal(signal.SIGKILL)
    served.process.communicate()
    served.start()


def scanned(page: Page, code: Page, realm: str, name: str) -> None:
    """The game master shows a code; whoever reads it joins, and it goes away."""
    code.get_by_role("button", name=f"Show code for {realm}").click()
    dialog = code.get_by_role("dialog", name=f"Code for {realm}")
    expect(dialog.get_by_role("img", name=f"Code for {realm}")).to_be_visible()
    link = dialog.get_by_label("Or type this address").input_value()
    page.goto(link)
    page.get_by_label("What shall the others call you?").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What waits for you")).to_be_visible()
    code.keyboard.press("Escape")


def link_for_wall(master: Page) -> str:
    master.get_by_role("button", name="Make a link").click()
    return master.get_by_label("Link for the projector").input_value()


def realms_of(made: Hosted) -> list[str]:
    summary = made.ask(made.master, "GET")["summary"]
    return [one["name"] for one in summary["realms"] if one["plays"]]


def order_of(made: Hosted) -> list[int]:
    return list(made.ask(made.master, "GET")["summary"]["order"])


def wrote(made: Hosted, token: str, realm: int, text: str) -> Any:
    """Saved over HTTP, as the page does where a sheet is long."""
    draft = made.ask(token, "GET", f"/realms/{realm}/draft")
    body = {**draft["round"], "base": draft["revision"], "text": text}
    return made.ask(token, "PUT", f"/realms/{realm}/draft", body)


def token_of(page: Page, made: Hosted) -> str:
    kept = page.evaluate("JSON.parse(localStorage.getItem('tafelrunde.campaigns'))")
    return str(kept[made.name][-1])


def time_passes(served: Served, made: Hosted, seconds: float) -> None:
    """As if the round had begun earlier: nobody waits for real minutes."""
    with transactions(f"sqlite:///{served.database}") as database:
        home = StoreHome(made.name, "db", database)
        with home.held():
            clock = read_clock(home, Campaign.open(home).state)
            assert clock.since is not None
            keep_clock(home, msgspec.structs.replace(clock, since=clock.since - seconds))


def until(made: Hosted) -> float:
    return float(made.ask(made.master, "GET")["summary"]["clock"]["until"])


def test_a_meeting_with_six_screens_a_turn_that_runs_out_and_a_power_cut(
    browser: Browser, tmp_path: Path
) -> None:
    with own_server(tmp_path) as served, ExitStack() as room:
        made = found(served, count=4)
        names = realms_of(made)
        master = room.enter_context(visiting(browser, served, viewport=TABLET))
        wall = room.enter_context(visiting(browser, served, viewport=WALL))
        phones = [room.enter_context(visiting(browser, served, viewport=PHONE)) for _ in NAMES]

        # Everybody comes in: the wall by its link, phones by their codes.
        master.goto(f"{made.home}/meeting#{made.master}")
        wall.goto(link_for_wall(master))
        expect(wall.get_by_role("heading", name="Muster")).to_be_visible()
        for phone, name, realm in zip(phones, NAMES, names, strict=True):
            scanned(phone, master, realm, name)
        assert violations_in_both_lights(wall) == []
        tokens = [token_of(phone, made) for phone in phones]
        assert made.master not in str(wall.evaluate("JSON.stringify(localStorage)"))

        # The muster is over; the first turn of the month runs, and the phones tell who is next.
        for number, token in enumerate(tokens):
            saved = wrote(made, token, number, "")
            made.ask(
                token, "POST", f"/realms/{number}/ready", {**saved["round"], "revision": saved["revision"]}
            )
        made.ask(made.master, "PATCH", "/clock", {"minutes": 20, "runs": True, "by_itself": True})
        made.ask(made.master, "POST", "/run", {})
        order = order_of(made)
        first, second = order[0], order[1]
        expect(wall.get_by_role("heading", name=names[first])).to_be_visible()
        expect(wall.get_by_role("listitem").filter(has_text=names[second])).to_contain_text("next")
        expect(wall.get_by_role("timer")).to_have_text(re.compile(r"1\d:\d\d|20:00"))
        expect(phones[second].get_by_text("You are next")).to_be_visible()

        # Who waits prepares: the sheet of the next realm is written while the other's turn runs.
        phones[second].goto(f"{made.home}/map")
        phones[second].get_by_role("button", name="Sheet", exact=True).click()
        phones[second].get_by_role("textbox", name="Line 1", exact=True).fill("SL: Wir warten")
        expect(phones[second].locator('[data-state="saved"]')).to_be_visible()
        assert all(fits(phone) for phone in phones)
        assert fits(master)

        # The game master rings, and everybody in the room reads it.
        made.ask(made.master, "POST", "/bell", {"text": "In fünf Minuten gibt es Kaffee"})
        expect(wall.get_by_role("alert")).to_contain_text("Kaffee")

        # Power cut: everything is where it was, and no realm has lost time.
        before = until(made)
        power_cut(served)
        expect(wall.get_by_role("heading", name=names[first])).to_be_visible()
        expect(wall.get_by_text("No connection")).to_have_count(0)
        for phone in phones:
            expect(phone.get_by_text("connected", exact=True).first).to_be_attached()
        assert until(made) >= before
        draft = made.ask(tokens[second], "GET", f"/realms/{second}/draft")
        assert "Wir warten" in draft["text"]

        # The first realm does not hand in; its time runs out, and the turn passes on by itself.
        time_passes(served, made, until(made) - time.time() - 2)
        expect(wall.get_by_role("heading", name=names[second])).to_be_visible()
        passed = wall.get_by_role("listitem").filter(has_text=names[first])
        expect(passed.get_by_label("has had its turn")).to_be_visible()
        assert made.ask(made.master, "GET")["summary"]["active"] == second

        # A revoked link shows nothing more, at once.
        master.get_by_role("button", name="Revoke projector 1").click()
        master.get_by_role("dialog").get_by_role("button", name="Revoke").click()
        expect(wall.get_by_text("This page needs the link of a projector")).to_be_visible()


def test_papers_are_printed_for_each_realm_on_its_own_sheets(browser: Browser, served: Served) -> None:
    made = found(served, count=2)
    names = realms_of(made)
    with visiting(browser, served, viewport={"width": 1280, "height": 680}) as master:
        master.goto(f"{made.home}/meeting#{made.master}")
        master.evaluate("() => { window.print = () => { window.printed = (window.printed ?? 0) + 1 } }")
        master.get_by_label("Report of the last month").check()
        master.get_by_label("Map", exact=True).check()
        assert violations_in_both_lights(master) == []
        master.get_by_role("button", name="Print 6 papers").click()
        papers = master.locator("article")
        expect(papers).to_have_count(6)
        expect(master.get_by_role("button", name="Print 6 papers")).to_be_enabled()
        assert master.evaluate("window.printed") == 1
        assert [papers.nth(n).get_attribute("data-realm") for n in range(6)] == ["0"] * 3 + ["1"] * 3
        assert between(master) == names[1]
        assert master.pdf(prefer_css_page_size=True).startswith(b"%PDF")
        expect(papers).to_have_count(0)  # nothing stays on the screen


def between(master: Page) -> str:
    """Whose cover lies between the papers of both realms."""
    rows = master.locator(".sheets > *").evaluate_all(
        "all => all.map((one) => one.dataset.realm ?? one.innerText)"
    )
    assert rows[:3] + rows[4:] == ["0"] * 3 + ["1"] * 3
    return str(rows[3]).replace("Papers of", "").strip()
