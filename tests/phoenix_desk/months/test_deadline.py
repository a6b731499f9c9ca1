"""What is due when time runs out, by a clock that is moved by hand."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.games.phoenix.moves.kinds import CloseRound, Sheet
from tafelrunde.games.phoenix.state.state import MUSTER, TURN
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.clock import MINUTE, Clock, extended, keep_clock, read_clock, round_of
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.deadline import (
    DAY,
    Due,
    due,
    players_of,
    reminding,
    see_to,
    with_reminded,
)
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, campaign_in, submit

START = 5_000.0
WEEK = 7 * DAY


def clock_of(campaign: Campaign, *, minutes: int = WEEK // MINUTE, by_itself: bool = True) -> Clock:
    """That of a round which has just been opened."""
    return Clock(*round_of(campaign.state), since=START, minutes=minutes, by_itself=by_itself)


def remote(*sheets: int) -> Memory:
    home = Memory("campaign")
    campaign_in(home, options={"deadlines": "days"})
    for realm in sheets:
        submit(home, realm, EMPTY)
    return home


def after(home: Home, seconds: float, *, by_itself: bool = True) -> Due:
    campaign = Campaign.open(home)
    return due(campaign, clock_of(campaign, by_itself=by_itself), START + seconds)


def test_a_round_is_closed_by_itself_where_the_campaign_wants_that() -> None:
    home = remote(ANN)
    first = after(home, 0)
    assert (first.late, first.remind, first.close, first.run) == ((BOB,), False, False, False)
    assert first.at == START + WEEK - DAY
    reminded = after(home, WEEK - DAY)
    assert (reminded.remind, reminded.close, reminded.at) == (True, False, START + WEEK)
    over = after(home, WEEK)
    assert (over.remind, over.close, over.run, over.at) == (True, True, True, None)


def test_else_the_game_master_closes_it_and_realms_are_only_reminded() -> None:
    over = after(remote(), WEEK + 5, by_itself=False)
    assert (over.late, over.remind, over.close, over.run) == ((ANN, BOB), True, False, False)


def test_who_has_handed_in_is_not_reminded_and_nothing_has_to_be_closed() -> None:
    over = after(remote(ANN, BOB), WEEK)
    assert (over.late, over.remind, over.close, over.run) == ((), False, False, True)


def test_before_the_deadline_sheets_can_still_be_changed() -> None:
    assert not after(remote(ANN, BOB), WEEK - 1).run


@pytest.mark.parametrize(
    "change", [{"since": None}, {"minutes": 0}], ids=["the clock stands", "nothing is limited"]
)
def test_where_no_time_runs_out_nothing_is_due(change: dict[str, object]) -> None:
    campaign = Campaign.open(remote())
    clock = msgspec.structs.replace(clock_of(campaign), **change)
    assert due(campaign, clock, START + 9 * WEEK) == Due(round_of(campaign.state), (ANN, BOB))


def test_a_short_round_is_reminded_of_in_its_last_quarter_and_has_its_grace() -> None:
    home = Memory("campaign")
    campaign = campaign_in(home)
    clock = clock_of(campaign, minutes=0)  # PH-3x: 30 minutes and 15 of grace
    found = [due(campaign, clock, START + MINUTE * minutes) for minutes in (22, 23, 44, 45)]
    assert [one.remind for one in found] == [False, True, True, True]
    assert [one.close for one in found] == [False, False, False, True]


def test_dice_that_somebody_has_to_type_in_are_waited_for() -> None:
    campaign = campaign_in(Memory("campaign"), typed=True)
    assert due(campaign, clock_of(campaign, minutes=1), START + WEEK).run is False


def test_what_is_due_is_done_once() -> None:
    home = remote(ANN)
    found = after(home, WEEK)
    with changing(home) as campaign:
        assert see_to(campaign, found, "Die Frist ist um.")
    with changing(home) as campaign:
        assert not see_to(campaign, found, "Die Frist ist um.")
    campaign = Campaign.open(home)
    assert (campaign.state.month, campaign.state.step) == (2, MUSTER)
    assert [entry.move for entry in campaign.table.entries if entry.seat == campaign.master] == [
        CloseRound("Die Frist ist um.")
    ]


def test_nothing_is_done_before_it_is_due() -> None:
    home = remote(ANN, BOB)
    with changing(home) as campaign:
        assert not see_to(campaign, after(home, 1), "Die Frist ist um.")
    assert Campaign.open(home).state.month == 1


def test_a_stand_in_plays_for_who_is_late_and_nobody_else() -> None:
    home = remote(ANN)
    with changing(home) as campaign:
        assert see_to(
            campaign, after(home, WEEK), "Die Frist ist um.", stand_ins={ANN: "random", BOB: "settler"}
        )
    entries = Campaign.open(home).table.entries
    sheets = {entry.seat: entry.move for entry in entries if isinstance(entry.move, Sheet)}
    assert sheets[ANN] == Sheet()
    assert BOB in sheets
    assert not any(isinstance(entry.move, CloseRound) for entry in entries)


def test_realms_without_players_are_never_late() -> None:
    home = remote(ANN)
    with changing(home) as campaign:
        bots = players_of(campaign, {BOB: "settler"})
        found = due(campaign, clock_of(campaign), START + WEEK, bots)
        assert (found.late, found.close, found.run) == ((), False, True)
        assert see_to(campaign, found, "Die Frist ist um.", bots)
    assert Campaign.open(home).state.month == 2


def test_at_a_meeting_one_turn_after_the_other_runs_out() -> None:
    home = Memory("campaign")
    campaign_in(home)
    with changing(home) as campaign:
        assert see_to(campaign, due(campaign, clock_of(campaign), START + WEEK), "Die Zeit ist um.")
        assert campaign.state.step == TURN
        first = campaign.state.active
        assert see_to(campaign, due(campaign, clock_of(campaign), START + WEEK), "Die Zeit ist um.")
        assert campaign.state.step == TURN
        assert campaign.state.active != first


def test_the_choice_is_kept_from_round_to_round() -> None:
    home = remote(ANN, BOB)
    with changing(home) as campaign:
        keep_clock(home, clock_of(campaign))
        see_to(campaign, after(home, WEEK), "Die Frist ist um.")
    campaign = Campaign.open(home)
    clock = read_clock(home, campaign.state)
    assert (clock.month, clock.by_itself, clock.minutes) == (2, True, WEEK // MINUTE)


def test_nobody_is_reminded_twice_in_a_round() -> None:
    home = remote()
    campaign = Campaign.open(home)
    clock, late = clock_of(campaign), START + WEEK - 1
    assert reminding(due(campaign, clock, START), clock) == ()
    assert reminding(due(campaign, clock, late), clock) == (ANN, BOB)
    clock = with_reminded(clock, (BOB,))
    assert reminding(due(campaign, clock, late), clock) == (ANN,)
    keep_clock(home, with_reminded(clock, (ANN,)))
    assert read_clock(home, campaign.state).reminded == (ANN, BOB)


def test_another_round_is_reminded_of_anew_and_has_no_extra_time() -> None:
    home = remote(ANN, BOB)
    with changing(home) as campaign:
        keep_clock(home, extended(campaign.state, with_reminded(clock_of(campaign), (ANN,)), 5))
        see_to(campaign, after(home, WEEK), "Die Frist ist um.")
    clock = read_clock(home, Campaign.open(home).state)
    assert (clock.month, clock.reminded, clock.extra) == (2, (), 0)


def test_extra_time_moves_reminder_and_end() -> None:
    campaign = Campaign.open(remote())
    clock = extended(campaign.state, clock_of(campaign), 24 * 60)
    assert due(campaign, clock, START).at == START + WEEK
    assert not due(campaign, clock, START + WEEK + DAY - 1).run
    assert due(campaign, clock, START + WEEK + DAY).run
    shorter = extended(campaign.state, clock, -(10**6))
    assert due(campaign, shorter, START + MINUTE).run
    with complains("no time limit"):
        extended(campaign.state, Clock(*round_of(campaign.state)), 5)
