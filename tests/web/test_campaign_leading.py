"""Two months of eight realms, led by a game master in the browser alone: three people, five bots, a war.

Her clicks are counted: a month in which nothing goes wrong must not take many.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tafelrunde.engine.table import FairSource
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.phoenix_desk.campaign.campaign import changing, found
from tafelrunde.phoenix_desk.campaign.house import HouseRules, keep_house_rules
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.campaign.moving import move
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.store import members
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.transactions import transactions
from tests.phoenix_desk.battlefields import ATTACK, SETUP
from tests.phoenix_desk.rehearsals import SECRET
from tests.web.browsing import Served, visiting
from tests.web.test_campaign import Hosted

NAME: Final = "Acht-Reiche"
PEOPLE: Final = ("Ann", "Bob", "Cid")
BOTS: Final = ("Dorn", "Esra", "Falk", "Gero", "Hild")
GONE: Final = ("404 /rehearsal/conflicts", "409 /rehearsal/conflicts")
MOST_CLICKS: Final = 12
COUNTING: Final = """
addEventListener("click", (event) => {
    if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true);
"""
"""Keys that press a button count as well: the browser clicks it for them."""
SINCE: Final = "[Number(sessionStorage.clicks ?? 0), (sessionStorage.clicks = 0)][0]"


class Led(Hosted):
    """The campaign, and the links of those who play a realm."""

    people: tuple[str, ...] = ()


def at_war(served: Served) -> Led:
    """Ann stands beside Bob; bots play for all but three."""
    with transactions(f"sqlite:///{served.database}") as database:
        home = Memory(NAME)  # in the store the server's clock would look at it between two steps
        names = [*PEOPLE, *BOTS]
        foundation = {"realms": [{"name": name} for name in names], "months": 0}
        found(home, names, FairSource(SECRET, NAME, "occasion"), {"deadlines": "days"}, foundation)
        with changing(home) as campaign:
            changes = tuple([Change(path, value) for path, value in SETUP.items()])
            campaign.play(campaign.master, Amend(changes, "Krieg"))
            campaign.save()
            keep_house_rules(home, HouseRules(bots={names.index(name): "settler" for name in BOTS}))
        move(home, StoreHome(NAME, "db", database))
        rows = [MemberRecord(NAME, "master", name="Mia")]
        rows += [MemberRecord(NAME, "realm", n, "hand in", name=who) for n, who in enumerate(PEOPLE)]
        links = [new_token() for _ in rows]
        for row, token in zip(rows, links, strict=True):
            row.token_hash, row.joined = hashed(token), True
            database.write(partial(members.add_member, member=row))
    made = Led(served, NAME, links[0])
    made.people = tuple(links[1:])
    return made


def hand_in(made: Led, realm: int, text: str) -> None:
    token = made.people[realm]
    draft = made.ask(token, "GET", f"/realms/{realm}/draft")
    body = {**draft["round"], "base": draft["revision"], "text": text}
    saved = made.ask(token, "PUT", f"/realms/{realm}/draft", body)
    wish = {**saved["round"], "revision": saved["revision"]}
    assert made.ask(token, "POST", f"/realms/{realm}/ready", wish)["handed_in"]


def clicks(page: Page) -> int:
    """Since this was asked for last."""
    return int(page.evaluate(SINCE))


def enter(page: Page, room: str) -> None:
    page.get_by_role("navigation", name="Rooms of the campaign").get_by_role("link", name=room).click()


def test_a_game_master_leads_two_months_of_eight_realms(browser: Browser, served: Served) -> None:
    made = at_war(served)
    hand_in(made, 0, ATTACK)
    hand_in(made, 1, "Sonderbefehl: Fest in 101/28")
    hand_in(made, 2, "")
    # A look ahead that is under way when the copy is published finds it gone, and the browser notes that.
    with visiting(browser, served, refused=GONE) as mia:
        mia.add_init_script(COUNTING)
        mia.goto(f"{made.home}#{made.master}")
        note_the_special_order(mia)
        mia.get_by_role("button", name="Look at the month").click()
        rehearse(mia)
        publish(mia)
        assert month_of(made) == 2
        try_other_dice(mia)
        roll_back(mia)
        assert month_of(made) == 1
        enter(mia, "Overview")
        mia.get_by_role("button", name="Look at the month").click()
        play_without_the_war(mia)
        publish(mia)
        assert month_of(made) == 2

        for realm in range(len(PEOPLE)):
            hand_in(made, realm, "")
        enter(mia, "Overview")
        clicks(mia)
        mia.get_by_role("button", name="Look at the month").click()
        draw_what_is_left(mia)
        publish(mia)
        needed = clicks(mia)
        print(f"clicks for a remote month without trouble: {needed}")
        assert needed <= MOST_CLICKS
        assert month_of(made) == 3
        end_and_prove(mia, made)  # the dice that were typed in are undone


def month_of(made: Led) -> int:
    return int(made.ask(made.master, "GET")["summary"]["month"])


def note_the_special_order(mia: Page) -> None:
    inbox = mia.get_by_role("region", name="Inbox")
    order = inbox.get_by_role("listitem").filter(has_text="Fest in 101/28")
    order.get_by_role("button", name="Done").click()
    expect(order).to_have_count(0)


def rehearse(mia: Page) -> None:
    """The first dice lie on a real table, gold is corrected before the next ones, the others are drawn."""
    mia.get_by_role("button", name="Go on").click()
    expect(mia.get_by_role("heading", name="Bob, B11: roll for 101/28")).to_be_visible()
    try_the_roll_otherwise(mia)
    mia.get_by_role("button", name="Type the dice").click()
    pad = mia.get_by_role("group", name="Type the dice")
    for _ in range(12):
        pad.get_by_role("button", name="4", exact=True).click()
    pad.get_by_role("button", name="Take these dice").click()
    expect(mia.get_by_text("typed the dice")).to_have_count(1)
    mia.get_by_role("button", name="Correct …").click()
    dialog = mia.get_by_role("dialog")
    dialog.get_by_role("searchbox").fill("bob")
    dialog.get_by_role("button", name="Bob: treasury").click()
    gold = dialog.locator('[data-path="realms.Bob.gold"]').get_by_role("textbox")
    gold.fill("12345")
    gold.press("Tab")
    dialog.get_by_label("Reason").fill("Counted wrongly")
    dialog.get_by_role("button", name="Preview").click()
    dialog.get_by_role("button", name="Do it in the rehearsal").click()
    expect(dialog).to_have_count(0)
    draw_what_is_left(mia)


def try_the_roll_otherwise(mia: Page) -> None:
    """Beside the conflict, on a copy: the question is the same afterwards."""
    mia.get_by_role("button", name="What if …").first.click()
    dialog = mia.get_by_role("dialog", name="What if: 101/28")
    dialog.get_by_label("Dice for the rolls to come").fill(" ".join(["1"] * 4 + ["6"] * 8))
    dialog.get_by_role("button", name="Try it").click()
    expect(dialog.get_by_role("region", name="What would come of it")).to_contain_text("101/28")
    mia.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(mia.get_by_role("heading", name="Bob, B11: roll for 101/28")).to_be_visible()


def end_and_prove(mia: Page, made: Led) -> None:
    """The secret is out with the end: every die that counts is drawn again."""
    mia.goto(f"{made.home}/correct?decide=end_campaign")
    mia.get_by_label("Reason").fill("All are tired")
    expect(mia.get_by_label("The sentence")).to_have_text("End the campaign; reason: All are tired")
    mia.get_by_role("button", name="Preview").click()
    expect(mia.get_by_role("region", name="What would happen")).to_be_visible()
    mia.get_by_role("button", name="Decide", exact=True).last.click()
    expect(mia.get_by_role("status").get_by_text("Done.")).to_be_visible()
    enter(mia, "History")
    part(mia, "Backup and dice")
    mia.get_by_role("button", name="Check the dice").click()
    expect(mia.get_by_text("Proved.")).to_be_visible()


def play_without_the_war(mia: Page) -> None:
    """The armies came by a correction in the month that was undone: orders for them are left out."""
    mia.get_by_role("button", name="Go on").click()
    overtaken = mia.get_by_role("region", name="A sheet has been overtaken")
    expect(overtaken).to_contain_text("Move 101 to 101/28")
    overtaken.get_by_role("button", name="Leave these orders out").click()
    expect(mia.get_by_role("heading", name="Everything is played")).to_be_visible()


def draw_what_is_left(mia: Page) -> None:
    """In a month without dice everything is played at once."""
    done = mia.get_by_role("heading", name="Everything is played")
    more = mia.get_by_role("button", name="Draw all that are left")
    expect(done.or_(more)).to_be_visible()
    if more.is_visible():
        more.click()
    expect(done).to_be_visible()


def publish(mia: Page) -> None:
    mia.get_by_role("button", name="To the summary").click()
    mia.get_by_role("button", name="Publish for good").click()
    expect(mia.get_by_text("Published. The realms have been told.")).to_be_visible()


def try_other_dice(mia: Page) -> None:
    enter(mia, "History")
    part(mia, "What if")
    mia.get_by_label("What to try it on").select_option(label="Hawar 1")
    mia.get_by_placeholder("as it fell").first.fill(" ".join(["1"] * 4 + ["6"] * 8))
    mia.get_by_role("button", name="Try it").click()
    expect(mia.get_by_role("region", name="What would come of it")).to_contain_text("ends differently")


def roll_back(mia: Page) -> None:
    part(mia, "Log")
    mia.get_by_role("navigation", name="Months").get_by_role("button", name=re.compile("Hawar 1")).click()
    mia.get_by_role("button", name="Back to its beginning").click()
    loss = mia.get_by_role("region", name="What would be lost")
    expect(loss).to_contain_text("Sheets come back to: Ann")
    loss.get_by_label("handed in: they wait to be played").check()
    loss.get_by_label("Reason (realms read it)").fill("Once more")
    loss.get_by_role("button", name="Roll back").click()
    expect(mia.get_by_text("It is Hawar 1 again.")).to_be_visible()


def part(mia: Page, name: str) -> None:
    rooms = mia.get_by_role("navigation", name="Parts of the history")
    rooms.get_by_role("button", name=name, exact=True).click()
