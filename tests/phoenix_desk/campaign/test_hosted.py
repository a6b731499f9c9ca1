"""A campaign in a database is the same as in a folder, byte for byte; and it is opened without its past."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, update

from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.table import FairSource
from tafelrunde.games.phoenix.moves.kinds import Announce
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing, found
from tafelrunde.phoenix_desk.campaign.history import entries_by_month, sheets_of
from tafelrunde.phoenix_desk.campaign.home import CLOCK, KINDS, LOG, Home, Paper
from tafelrunde.phoenix_desk.campaign.house import HouseRules, house_rules, keep_house_rules
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.campaign.moving import move, papers_in
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.foresight.conflicts import conflicts_of
from tafelrunde.phoenix_desk.hosted import LEASE, StoreHome
from tafelrunde.phoenix_desk.months.rollback import roll_back
from tafelrunde.phoenix_desk.orders.questions import answered
from tafelrunde.phoenix_desk.reports import month_of
from tafelrunde.phoenix_desk.reports.build import build
from tafelrunde.phoenix_desk.reports.treasury import treasury
from tafelrunde.phoenix_desk.review.audit import audit
from tafelrunde.phoenix_desk.review.comparison import compare
from tafelrunde.phoenix_desk.review.evaluations import evaluations
from tafelrunde.phoenix_desk.review.tally import tally
from tafelrunde.store.campaigns import last_step
from tafelrunde.store.playing import add_table
from tafelrunde.store.schema import SNAPSHOTS, STEPS
from tests.complaining import complains
from tests.laid import laid_sqlite
from tests.phoenix_desk.campaign.test_homes import led
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, NAMES, campaign_in, run, stored, submit
from tests.store.samples import table


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[StoreHome]:
    with stored(laid_sqlite(tmp_path)) as home:
        yield home


# --- from home to home --------------------------------------------------------------------------------


def test_a_round_trip_is_byte_for_byte(url: str, tmp_path: Path) -> None:
    """With rollbacks, kept logs, questions, sheets that wait, and the secret of fair dice."""
    first, last = Folder(tmp_path / "first"), Folder(tmp_path / "last")
    foundation = {"realms": [{"name": name} for name in NAMES], "months": 0}
    found(first, NAMES, FairSource(b"7" * 32, "first"), {}, foundation)
    led(first, founded=True)
    keep_house_rules(first, HouseRules(spectators=3, bots={1: "settler"}))
    first.write(Paper("draft", 1, "Ann"), b"Nobody else reads this.")

    with stored(url) as home:
        move(first, home)
        assert papers_in(home) == papers_in(first)
        assert home.papers("draft") == []
        assert house_rules(home).bots == {1: "settler"}
        with complains("decided at the founding"):
            keep_house_rules(home, HouseRules(letters="open"))
        assert {paper.kind for paper in papers_in(home)} == set(KINDS)
        move(home, last)
        assert answers(Campaign.open(home)) == answers(Campaign.open(last))
        run(home, 1, bots="random")
    run(last, 1, bots="random")
    with stored(url) as home:
        assert without_clock(home) == without_clock(last)
    assert papers_in(first) != papers_in(last)


def without_clock(home: Home) -> dict[Paper, bytes | None]:
    return {paper: data for paper, data in papers_in(home).items() if paper != CLOCK}


def answers(campaign: Campaign) -> list[bytes]:
    """What commands say of a campaign, whatever is behind it."""
    months = sorted(campaign.months)
    told: list[Any] = [
        state_hash(campaign.game, campaign.state),
        audit(campaign),
        evaluations(campaign),
        [evaluations(campaign, month) for month in months],
        tally(campaign, 3),
        tally(campaign, len(campaign.table.entries) - 1),
        [conflicts_of(campaign, month) for month in months],
        compare(campaign, {"hf_gp": "tiered"}, 2),
        treasury(campaign, ANN),
        [build(campaign.game, month_of(campaign, BOB, month)) for month in months],
        [sheets_of(campaign, ANN, month) for month in months],
        entries_by_month(campaign),
        answered(campaign),
        [campaign.game.dump(mark.state) for mark in campaign.months.values()],
        [[*campaign.table.events], [*campaign.when], [*campaign.steps]],
    ]
    return [encode(msgspec.to_builtins(part)) for part in told]


def test_what_is_there_already_is_not_overwritten(hosted: StoreHome, tmp_path: Path) -> None:
    """But whoever was interrupted after the move may ask for it again."""
    campaign_in(Folder(tmp_path / "one"))
    campaign_in(Folder(tmp_path / "two"), seed=8)
    move(Folder(tmp_path / "one"), hosted)
    before = papers_in(hosted)

    move(Folder(tmp_path / "one"), hosted)
    with complains("already"):
        move(Folder(tmp_path / "two"), hosted)
    with complains("already"):
        move(hosted, Folder(tmp_path / "two"))
    assert papers_in(hosted) == before


def test_a_folder_that_was_left_is_only_read(tmp_path: Path) -> None:
    home = Folder(tmp_path / "campaign")
    campaign_in(home)
    home.leave_for("db#campaign")

    assert Campaign.open(home).state.month == 1
    with complains("old copy", "db#campaign"), changing(home):
        pass


def test_a_damaged_log_is_not_moved(hosted: StoreHome, tmp_path: Path) -> None:
    home = Folder(tmp_path / "campaign")
    campaign_in(home)
    home.write(LOG, (home.read(LOG) or b"").replace(b'"seat":-1', b'"seat":-2', 1))

    with pytest.raises(BadFile):
        move(home, hosted)
    assert papers_in(hosted) == {}


# --- opening ------------------------------------------------------------------------------------------


def played(home: StoreHome, months: int = 4) -> StoreHome:
    campaign_in(home)
    run(home, months, bots="random")
    submit(home, ANN, EMPTY)
    return home


def test_only_what_came_after_the_last_snapshot_is_replayed(hosted: StoreHome) -> None:
    played(hosted)
    whole = Campaign.open(without_snapshots(hosted))
    campaign = Campaign.open(hosted)

    assert hosted.snapshots() == sorted([mark.entries for mark in whole.months.values()], reverse=True)
    assert campaign.months.past is not None
    assert len(campaign.table.entries) == len(whole.table.entries)
    assert len(campaign.months.here) == 1
    assert campaign.months.past.chapter.cache_info().misses == 0
    month_of(campaign, ANN, campaign.state.month - 1)
    assert campaign.months.past.chapter.cache_info().misses == 1
    assert answers(campaign) == answers(whole)


def without_snapshots(home: StoreHome) -> Home:
    copy = copied(home)
    copy.original = None
    return copy


def spoil(home: StoreHome, **values: object) -> None:
    """Something is wrong with the last snapshot."""
    this = (SNAPSHOTS.c.table_id == home.name) & (SNAPSHOTS.c.entries == home.snapshots()[0])
    home.database.write(lambda connection: connection.execute(update(SNAPSHOTS).where(this).values(values)))


def body_of(home: StoreHome, place: int) -> bytes:
    snapshot = home.snapshot(home.snapshots()[place])
    assert snapshot is not None
    return snapshot.body


SPOILT: dict[str, Callable[[StoreHome], dict[str, object]]] = {
    "of another ruleset": lambda home: {"version": "0.0.1"},
    "of another position": lambda home: {"hash": "0" * 16},
    "another month": lambda home: {"month": 1},
    "damaged": lambda home: {"body": body_of(home, 0)[:-9] + bytes(9)},
    "no data": lambda home: {"body": b""},
    "that of the month before": lambda home: {"body": body_of(home, 1)},
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_wrong_snapshot_is_not_believed(hosted: StoreHome, how: str) -> None:
    played(hosted, 2)
    whole = Campaign.open(without_snapshots(hosted))
    spoil(hosted, **SPOILT[how](hosted))

    campaign = Campaign.open(hosted)
    assert len(campaign.months.here) == 2, "the one before was right"
    assert answers(campaign) == answers(whole)

    with changing(hosted) as campaign:
        campaign.play(campaign.master, Announce("Hallo"))
        campaign.save()
    assert len(Campaign.open(hosted).months.here) == 1, "and now the last one is again"


def test_a_forged_snapshot_is_not_believed(hosted: StoreHome) -> None:
    """Sound in itself, with the right hash beside it; but the log knows another position."""
    played(hosted, 2)
    whole = Campaign.open(without_snapshots(hosted))
    other = StoreHome("other", "db", hosted.database)
    campaign_in(other, seed=9)
    run(other, 2, bots="random")
    spoil(hosted, body=body_of(other, 0))

    assert answers(Campaign.open(hosted)) == answers(whole)


@pytest.mark.parametrize("kept", [0, 1, 2])
def test_snapshots_may_be_lost(hosted: StoreHome, kept: int) -> None:
    """All but this one, or all."""
    played(hosted, 3)
    whole = Campaign.open(without_snapshots(hosted))
    last = hosted.snapshots()[:kept][-1:]
    lost = SNAPSHOTS.c.entries.not_in(last)
    hosted.database.write(lambda connection: connection.execute(delete(SNAPSHOTS).where(lost)))

    assert answers(Campaign.open(hosted)) == answers(whole)


def test_a_rollback_goes_back_to_an_earlier_snapshot(hosted: StoreHome) -> None:
    played(hosted, 3)
    entries = Campaign.open(hosted).months[2].entries
    with changing(hosted) as campaign:
        undone = roll_back(campaign, entries, "Irrtum")
        assert undone.campaign.months.past is not None
    assert hosted.snapshots()[0] == entries
    assert answers(Campaign.open(hosted)) == answers(Campaign.open(without_snapshots(hosted)))
    run(hosted, 2, bots="random")
    assert answers(Campaign.open(hosted)) == answers(Campaign.open(without_snapshots(hosted)))


def test_a_campaign_that_is_open_keeps_its_past_whatever_others_do(hosted: StoreHome) -> None:
    """Its log is that of the moment when it was opened."""
    played(hosted, 3)
    before = answers(Campaign.open(hosted))
    campaign = Campaign.open(hosted)
    with changing(hosted) as other:
        roll_back(other, other.months[1].entries, "Irrtum")
    run(hosted, 1, bots="random")

    assert [encode(msgspec.to_builtins(part)) for part in (audit(campaign),)] == before[1:2]
    assert [*campaign.when] == [when for when, _entry in entries_by_month(campaign)]


def test_each_month_is_a_step_of_its_own(hosted: StoreHome, tmp_path: Path) -> None:
    """So that the last one can be read without those before."""
    home = Folder(tmp_path / "campaign")
    campaign_in(home)
    run(home, 3, bots="random")
    move(home, hosted)

    steps = hosted.database.read(lambda connection: last_step(connection, "campaign"))
    assert steps == 1 + len(Campaign.open(home).months) - 1


# --- one piece of work --------------------------------------------------------------------------------


def fail() -> None:
    raise Complaint("refused-by-rule", {"why": "Irrtum"})


def test_half_a_piece_of_work_is_none(hosted: StoreHome) -> None:
    played(hosted, 1)
    before, snapshots = papers_in(hosted), hosted.snapshots()

    with complains("Irrtum"), changing(hosted) as campaign:
        hosted.write(Paper("sheet", 9, "Ann"), b"x")
        hosted.remove(Paper("sheet", campaign.state.month, "Ann"))
        campaign.play(campaign.master, Announce("Hallo"))
        campaign.save()
        assert papers_in(hosted) != before, "whoever works on it sees what he has done"
        assert papers_in(StoreHome(hosted.name, "db", hosted.database)) == before, "and nobody else does"
        fail()

    assert (papers_in(hosted), hosted.snapshots()) == (before, snapshots)
    run(hosted, 1, bots="random")
    assert papers_in(hosted) != before


def test_one_piece_of_work_is_one_step(hosted: StoreHome) -> None:
    played(hosted, 1)
    steps = hosted.database.read(lambda connection: last_step(connection, "campaign"))
    with changing(hosted) as campaign:
        for word in ("eins", "zwei", "drei"):
            campaign.play(campaign.master, Announce(word))
            campaign.save()
    assert hosted.database.read(lambda connection: last_step(connection, "campaign")) == (steps or 0) + 1
    assert len(Campaign.open(hosted).table.entries) == len(campaign.table.entries)


def test_a_second_writer_is_refused(url: str) -> None:
    with stored(url) as home, stored(url) as second:
        played(home, 1)
        with changing(home) as campaign:
            with complains("another program"), changing(second):
                pass
            campaign.play(campaign.master, Announce("Hallo"))
            campaign.save()
        with changing(second) as again:
            assert again.table.entries == campaign.table.entries


@pytest.mark.parametrize("later", ["log", "paper"])
def test_of_two_who_meet_all_the_same_the_later_is_told(url: str, later: str) -> None:
    """A lease ends if nobody has given a sign of life for a while."""
    with stored(url) as home, stored(url) as second:
        played(home, 1)
        second.now = lambda: home.now() + 2 * LEASE
        with complains("nothing of yours was written"), changing(home) as campaign:
            assert not home.has(Paper("question", 1))
            with changing(second) as other:
                if later == "log":
                    other.play(other.master, Announce("Ich auch"))
                    other.save()
                second.write(Paper("question", 1), b"{}")
            between = papers_in(second)
            home.write(Paper("question", 1), b"[]")
            if later == "log":
                campaign.play(campaign.master, Announce("Hallo"))
                campaign.save()
        assert papers_in(home) == between


def test_who_works_long_stays_the_one(hosted: StoreHome) -> None:
    played(hosted, 1)
    second, time = StoreHome(hosted.name, "db", hosted.database), [1e10]
    hosted.now = second.now = lambda: time[0]
    with changing(hosted) as campaign:
        for _minute in range(4):
            time[0] += LEASE * 0.9
            campaign.play(campaign.master, Announce("Hallo"))
            campaign.save()
            with complains("another program"), changing(second):
                pass
    with changing(second):
        pass


KILLED = """
import os, signal, sys
from tafelrunde.games.phoenix.moves.kinds import Announce
from tafelrunde.phoenix_desk.campaign.campaign import changing
from tests.phoenix_desk.homes import stored

def kill(connection):
    carry_out(connection, home.work)
    os.kill(os.getpid(), signal.SIGKILL)

with stored(sys.argv[1]) as home, changing(home) as campaign:
    campaign.play(campaign.master, Announce("Hallo"))
    campaign.save()
    carry_out = home._carry_out
    home.database.write(kill)
"""


def test_whoever_is_killed_leaves_everything_as_it_was(url: str) -> None:
    with stored(url) as home:
        played(home, 1)
        before = papers_in(home)
        root = Path(__file__).parents[3]
        environment = {**os.environ, "PYTHONPATH": str(root)}
        ended = subprocess.run([sys.executable, "-c", KILLED, url], env=environment, check=False)

        assert ended.returncode == -9
        assert papers_in(home) == before
        run(home, 1, bots="random")  # the lease of the dead is in nobody's way
        assert papers_in(home) != before


def test_nothing_that_was_ever_in_a_log_is_lost(hosted: StoreHome) -> None:
    played(hosted, 2)
    log = hosted.read(LOG) or b""
    with changing(hosted) as campaign:
        roll_back(campaign, 0, "von vorn")

    def all_lines(connection: Connection) -> str:
        return "".join(
            [body.decode() for body in connection.scalars(STEPS.select().with_only_columns(STEPS.c.body))]
        )

    kept = hosted.database.read(all_lines)
    assert all(msgspec.json.encode(line.decode()).decode() in kept for line in log.splitlines(keepends=True))


def test_a_table_may_have_the_name(hosted: StoreHome) -> None:
    hosted.database.write(lambda connection: add_table(connection, table("campaign"), []))

    with complains("in use"):
        campaign_in(hosted)
    assert papers_in(hosted) == {}


def test_names_are_names(hosted: StoreHome) -> None:
    for name in ("", "#", "a/b", "x" * 61, " a", "a\n"):
        with complains("name"):
            StoreHome(name, "db", hosted.database)
    with complains("no such campaign", "–", kind=BadFile):
        Campaign.open(hosted)
    campaign_in(StoreHome("Der große Krieg 2.0", "db", hosted.database))
    with complains("Der große Krieg 2.0", kind=BadFile):
        Campaign.open(hosted)
