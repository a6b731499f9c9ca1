"""The time of a round: it begins with the round, stands still when told to, and decides nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.state.state import MUSTER, TURN
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.clock import (
    MINUTE,
    Allowance,
    Clock,
    allowance,
    begin_round,
    keep_clock,
    paused,
    read_clock,
    started,
)
from tafelrunde.phoenix_desk.campaign.history import read_point
from tafelrunde.phoenix_desk.campaign.home import CLOCK, Home
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.rollback import roll_back
from tests.games.phoenix.claims import rules
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, campaign_in, run, submit

times = st.floats(0, 1e6)


@given(steps=st.lists(st.tuples(st.booleans(), times), max_size=10))
def test_only_the_time_between_start_and_stop_counts(steps: list[tuple[bool, float]]) -> None:
    clock, now, counted, runs = Clock(1, MUSTER, -1), 0.0, 0.0, False
    for is_start, passed in steps:
        now += passed
        counted += passed if runs else 0.0
        clock = started(clock, now) if is_start else paused(clock, now)
        runs = is_start
        assert clock.used(now) == pytest.approx(counted, abs=1e-3)


def test_a_clock_set_back_takes_no_time_away() -> None:
    assert Clock(1, MUSTER, -1, spent=5.0, since=1000.0).used(10.0) == 5.0


def test_a_new_round_begins_anew(home: Home) -> None:
    campaign = campaign_in(home)
    keep_clock(home, Clock(1, MUSTER, -1, spent=77.0, since=10.0, minutes=3))
    begin_round(home, campaign.state, 20.0)
    assert read_clock(home, campaign.state).used(20.0) == 87.0, "the same round goes on"

    for realm in (ANN, BOB):
        submit(home, realm, EMPTY)
    run(home)

    state = Campaign.open(home).state
    clock = read_clock(home, state)
    assert (clock.step, clock.active, clock.spent, clock.minutes) == (TURN, state.active, 0.0, 3)
    assert clock.since is not None


def test_a_clock_that_stands_still_is_not_started_by_a_new_round(home: Home) -> None:
    campaign = campaign_in(home)
    keep_clock(home, paused(read_clock(home, campaign.state), 0.0))

    run(home, 1, bots="random")

    after = read_clock(home, Campaign.open(home).state)
    assert (after.month, after.since) == (2, None)


@rules("PH-3u", "PH-3x")
def test_what_the_rules_allow_at_a_meeting_and_in_remote_play() -> None:
    state = campaign_in(Memory("a")).state
    clock = Clock(1, MUSTER, -1)
    assert allowance(state, clock) == Allowance(30, 15)
    state.step = TURN
    assert allowance(state, clock) == Allowance(20)
    assert allowance(state, Clock(1, TURN, 0, minutes=4320)) == Allowance(4320)

    remote = campaign_in(Memory("b"), options={"deadlines": "days"}).state
    assert allowance(remote, clock) == Allowance()
    assert MINUTE == 60


def test_a_spoilt_clock_is_as_good_as_none_and_stops_nothing(home: Home) -> None:
    campaign_in(home)
    home.write(CLOCK, b"x")

    run(home, 1, bots="random")

    clock = read_clock(home, Campaign.open(home).state)
    assert (clock.month, clock.spent) == (2, 0.0)
    assert clock.since is not None


def test_after_a_rollback_the_round_has_just_begun(home: Home) -> None:
    campaign_in(home)
    run(home, 1, bots="random")
    with changing(home) as campaign:
        roll_back(campaign, read_point(campaign, "1"), "Irrtum")

    clock = read_clock(home, Campaign.open(home).state)
    assert (clock.month, clock.spent) == (1, 0.0)
    assert clock.since is not None
