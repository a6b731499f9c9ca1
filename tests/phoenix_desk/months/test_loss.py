"""What a rollback would take away is what it takes."""

from __future__ import annotations

import pytest

from tafelrunde.games.phoenix.moves.kinds import Grant
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.history import read_point
from tafelrunde.phoenix_desk.campaign.home import Home, Paper
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.loss import LostReport, foreseen_loss
from tafelrunde.phoenix_desk.months.notes import Note, notes_of
from tafelrunde.phoenix_desk.months.rollback import roll_back
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, BOB, MONTH, campaign_in, run, whole_month
from tests.phoenix_desk.rehearsals import contents, decided


@pytest.fixture
def home() -> Home:
    """Two months, a grant and a bit of the third."""
    home = Memory("campaign")
    campaign_in(home)
    whole_month(home, {ANN: MONTH})
    decided(home, Grant("Bob", 5, "Lohn"))
    run(home, 1, bots="random")
    return home


@pytest.mark.parametrize("point", ["1", "2", "#7"])
def test_nothing_is_touched_and_all_is_foreseen(home: Home, point: str) -> None:
    before = contents(home)
    campaign = Campaign.open(home)
    entries = read_point(campaign, point)
    loss = foreseen_loss(campaign, entries)
    assert contents(home) == before

    with changing(home) as campaign:
        undone = roll_back(campaign, entries, "Irrtum")

    assert (loss.entries, loss.dropped) == (undone.note.entries, undone.note.dropped)
    assert loss.waiting == undone.given_back.waiting
    aside = [Paper("old sheet", month, f"{name}.1") for month, name in loss.aside]
    assert aside == home.papers("old sheet")
    assert loss.months == tuple(range(undone.campaign.state.month, campaign.state.month + 1))


def test_where_nothing_came_after_nothing_is_lost(home: Home) -> None:
    campaign = Campaign.open(home)
    with complains("nothing in the log comes after this point"):
        foreseen_loss(campaign, len(campaign.table.entries))


def test_decisions_rolls_and_reports_are_named(home: Home) -> None:
    campaign = Campaign.open(home)
    loss = foreseen_loss(campaign, read_point(campaign, "2"), read={(BOB, 2)})
    (grant,) = [entry.n for entry in campaign.table.entries if isinstance(entry.move, Grant)]
    assert loss.decisions == (grant,)
    assert loss.rolls >= 1
    assert loss.reports == (LostReport(ANN, 2, is_read=False), LostReport(BOB, 2, is_read=True))
    assert loss.months == (2, 3)


def test_who_rolled_back_stands_in_the_audit(home: Home) -> None:
    with changing(home) as campaign:
        with complains("gives a name"):
            roll_back(campaign, 6, "Irrtum", who="\n")
        undone = roll_back(campaign, 6, "Irrtum", who="Uwe", now=5.0)
    dropped = undone.note.dropped
    assert notes_of(home) == [Note("rolled back", "Uwe", 5.0, 6, dropped, reason="Irrtum")]
