"""Servers with campaigns are killed: nothing acknowledged is lost or doubled. Long form: `make crash`."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from tafelrunde.games.phoenix.moves.kinds import Announce
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.orders.drafts import hand_in as hand_in_at
from tafelrunde.phoenix_desk.orders.drafts import has_draft
from tafelrunde.phoenix_desk.orders.revisions import Revision, Round
from tafelrunde.server.campaigns.errands.drafts import Kept
from tafelrunde.server.campaigns.framing import READY, Charter, Job, framed, read_frame
from tafelrunde.server.campaigns.worker import Orphaned, WhileAsked
from tafelrunde.store import campaigns
from tafelrunde.store.records import PaperRecord
from tafelrunde.store.transactions import transactions
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, EMPTY, campaign_in, stored
from tests.server.campaigns.campaign_crash import storm
from tests.server.campaigns.campaign_crash_checks import Truth, check
from tests.server.campaigns.campaign_crash_people import TELL, Book
from tests.server.campaigns.campaign_house import BOB, HERE, NAME, campaign_house, hand_in, realm_path
from tests.server.crash_checks import Lost
from tests.server.house import run

pytestmark = pytest.mark.processes


@pytest.mark.parametrize(("store", "kills"), [("sqlite", 3), ("postgresql", 2)])
def test_nothing_acknowledged_is_lost_when_server_and_workers_are_killed(
    store: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    tally = asyncio.run(storm(tmp_path, request.getfixturevalue(store), kills, seed=2, campaigns=2))

    assert tally.kills == kills
    assert min(tally.acks[kind] for kind in ("saves", "hand-ins", "letters", "publications")) > 0


# -- what the look at the store finds ----------------------------------------------------------------------

SHEET = f"{TELL}first\n"


def told() -> tuple[Truth, Book]:
    """A campaign in its second month that went well."""
    draft = Kept((Revision(0, Round(2, "month"), 3, f"{TELL}a\n{TELL}b"),))
    truth = Truth("Storm", [b"1", b"2"], 2, 9, True, {(2, 0): draft}, {0: SHEET, 1: ""}, {(1, 0): ["first"]})
    truth.letters.append("Dear Bob")
    book = Book(
        lines={(2, 0): {f"{TELL}a": 2, f"{TELL}b": 3}},
        letters={"Dear Bob"},
        sheets={(1, 0): {SHEET}, (2, 0): {SHEET}},
        months={1: 4, 2: 9},
        published=2,
        attempted=2,
    )
    return truth, book


def rewritten(truth: Truth, text: str) -> None:
    kept = truth.drafts[2, 0]
    newest = msgspec.structs.replace(kept.newest, text=text)
    truth.drafts[2, 0] = msgspec.structs.replace(kept, revisions=(newest,))


FAULTS: dict[str, Callable[[Truth, Book], object]] = {
    "a save is gone": lambda truth, _: rewritten(truth, f"{TELL}b"),
    "a save is doubled": lambda truth, _: rewritten(truth, f"{TELL}a\n{TELL}b\n{TELL}a"),
    "a save that nobody made": lambda truth, _: rewritten(truth, f"{TELL}a\n{TELL}b\n{TELL}c"),
    "a draft is gone": lambda truth, _: truth.drafts.clear(),
    "a sheet is gone": lambda truth, _: truth.waiting.update({0: ""}),
    "a sheet was not played": lambda truth, _: truth.played.clear(),
    "a sheet that was taken back": lambda _, book: book.sheets.update({(2, 0): {""}}),
    "a letter is gone": lambda truth, _: truth.letters.clear(),
    "a letter is doubled": lambda truth, _: truth.letters.append("Dear Bob"),
    "a letter that nobody sent": lambda truth, _: truth.letters.append("Dear Ann"),
    "a month is gone": lambda _, book: setattr(book, "published", 3),
    "a month is doubled": lambda _, book: setattr(book, "attempted", 1),
    "half a month": lambda truth, _: setattr(truth, "entries", 7),
    "a turn in the middle": lambda truth, _: setattr(truth, "is_whole", False),
    "half a month was shown": lambda _, book: book.saw({"month": 2, "entries": 8, "step": "muster"}),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_the_look_at_the_store_finds_what_a_crash_could_break(fault: Callable[[Truth, Book], object]) -> None:
    truth, book = told()
    check(truth, truth, book, ())
    fault(truth, book)
    with pytest.raises(Lost):
        check(truth, None, book, ())


# -- workers without a server ------------------------------------------------------------------------------


def test_nothing_becomes_true_for_a_server_that_is_gone(sqlite: str) -> None:
    mine, theirs = os.pipe()
    paper = PaperRecord("c", "note", 1, "", revision=1, data=b"{}")
    with os.fdopen(mine, "rb") as asked, transactions(sqlite) as database:
        attended = WhileAsked(database, asked)
        attended.write(lambda connection: campaigns.found(connection, "c", "phoenix", 1.0))
        os.close(theirs)
        with pytest.raises(Orphaned):
            attended.write(lambda connection: campaigns.put_paper(connection, paper))
        assert attended.read(lambda connection: campaigns.papers(connection, "c", "note")) == []


def test_a_worker_ends_with_its_server_and_leaves_its_errand(sqlite: str) -> None:
    """The server asked for it and was killed at once; whoever asked the server asks the next one."""
    founding = {"master": {"table": "Orphan", "role": "master"}, "count": 2, "seed": 1, "size": "hexagon 2"}
    job = Job("Orphan", "found", msgspec.json.encode(founding), 1.0)
    command = [sys.executable, "-P", "-m", "tafelrunde.server.campaigns.worker"]
    said = framed(Charter(sqlite, "long")) + framed(job)

    ended = subprocess.run(command, input=said, stdout=subprocess.PIPE, check=False)

    answers = BytesIO(ended.stdout)
    assert msgspec.msgpack.decode(read_frame(answers) or b"") == READY
    assert read_frame(answers) is None
    with transactions(sqlite) as database:
        assert database.read(campaigns.names) == []


# -- sheets that come while a month is being published -----------------------------------------------------


def test_a_sheet_that_comes_while_a_month_runs_is_played_in_it(sqlite: str) -> None:
    """The month that was played without it is in vain, and played again with it."""
    with stored(sqlite) as home, stored(sqlite) as other:
        campaign_in(home)
        with complains("nothing of yours was written"), changing(home) as campaign:
            assert not has_draft(campaign, ANN)
            last = other.database.read(lambda connection: campaigns.last_step(connection, other.name))
            meanwhile = Campaign.open(other)
            with other.based_on(last or 0):
                hand_in_at(meanwhile, ANN, EMPTY)
            campaign.play(campaign.master, Announce("Hallo"))
            campaign.save()
        with changing(home) as campaign:
            assert has_draft(campaign, ANN)


def test_a_rehearsal_that_closed_the_round_is_not_published_over_a_new_sheet(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, options={"deadlines": "days"}) as made:
            ann = await made.ruler("Ann", ANN)
            bob = await made.ruler("Bob", BOB)
            await hand_in(ann, ANN, f"{TELL}from Ann")
            begun = await made.master.post(f"{HERE}/rehearsal", {})
            act = {"revision": begun["revision"], "act": {"act": "close", "reason": "late"}}
            closed = await made.master.post(f"{HERE}/rehearsal/acts", act)
            assert (await hand_in(bob, BOB, f"{TELL}from Bob"))["handed_in"]
            wish = {"revision": closed["revision"]}
            refused = await made.master.refused("POST", f"{HERE}/rehearsal/publish", wish)
            assert refused == (409, "stale")
            assert (await made.master.get(realm_path(BOB, "sheet")))["text"] == f"{TELL}from Bob\n"
            assert (await made.master.get(HERE))["summary"]["campaign"] == NAME

    run(story())


def test_a_month_that_is_asked_for_twice_is_played_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, options={"deadlines": "days"}) as made:
            before = (await made.master.get(HERE))["summary"]
            wish = {"months": 1, "close": "late", "last": before["entries"]}
            assert (await made.master.post(f"{HERE}/run", wish))["month"] == 2
            assert await made.master.refused("POST", f"{HERE}/run", wish) == (409, "stale")
            assert (await made.master.get(HERE))["summary"]["month"] == 2

    run(story())
