"""What is given out of a campaign: the same from a database as from memory, without replaying years."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.archives.pack import packed
from tafelrunde.phoenix_desk.archives.restore import read_archive, restore_new
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.handouts.documents import board_file, book_file, report_file
from tafelrunde.phoenix_desk.handouts.maps import WIDEST, MapStyle, map_file
from tafelrunde.phoenix_desk.handouts.public import closed, last_public, need_public, state_after
from tafelrunde.phoenix_desk.reports.treasury import words
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, campaign_in, run, stored

MONTHS = 8


@pytest.fixture(scope="module")
def long() -> Campaign:
    home = Memory("campaign")
    campaign_in(home)
    run(home, MONTHS, bots="random")
    return Campaign.open(home)


def test_a_report_of_long_ago_replays_its_own_month_alone(long: Campaign, tmp_path: Path) -> None:
    with stored(f"sqlite:///{tmp_path}/games.db") as home:
        with home.held():
            restore_new(*read_archive(packed(long.home), "a.zip"), home, 0.0)
        for month in (1, 3, MONTHS, MONTHS + 1):
            campaign = Campaign.open(home)
            for seat in (ANN, campaign.master, None):
                there = report_file(campaign, seat, month, "text", "de")
                assert there == report_file(long, seat, month, "text", "de")
            past = campaign.months.past
            assert past is not None
            assert past.chapter.cache_info().misses <= 1, month
            assert past.begin.cache_info().misses <= 2, month
        assert book_file(campaign, ANN, "csv", "de") == book_file(long, ANN, "csv", "de")
        assert board_file(campaign, 2, "json", "de") == board_file(long, 2, "json", "de")


def test_those_who_look_on_wait_for_whole_months(long: Campaign) -> None:
    assert closed(long) == MONTHS
    assert last_public(long, 3) == MONTHS - 3
    assert need_public(long, 3, None) == MONTHS - 3
    assert need_public(long, 3, 2) == 2
    assert need_public(long, MONTHS, None, first=0) == 0
    for delay, month, first in ((3, MONTHS - 2, 1), (MONTHS, None, 1), (MONTHS + 1, None, 0), (0, 0, 1)):
        with pytest.raises(Complaint, match="public-yet"):
            need_public(long, delay, month, first=first)
    assert [state_after(long, month).month for month in (0, 1, MONTHS)] == [1, 2, MONTHS + 1]


def test_a_campaign_that_is_over_shows_its_end() -> None:
    home = Memory("campaign")
    campaign_in(home, months=2)
    run(home, 2, bots="random")
    over = Campaign.open(home)
    assert over.is_over
    assert closed(over) == over.state.month == 2
    assert state_after(over, 2) is over.state


def test_a_map_has_a_largest_size(long: Campaign) -> None:
    with complains("at most 3,000 pixels"):
        map_file(long, long.state, ANN, MapStyle(form="png", width=WIDEST + 1))


def test_spreadsheets_work_nothing_out() -> None:
    assert words("=HYPERLINK(1)") == "'=HYPERLINK(1)"
    assert words("Steuern") == "Steuern"
