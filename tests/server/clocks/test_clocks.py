"""Clocks as data: who pays for which time, whatever happens at the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import CHANCE
from tafelrunde.server.clocks.clock_rules import AnyRule, NoClock, PerDay, PerGame, PerMove
from tafelrunde.server.clocks.clocks import (
    LEAST_ON_RETURN,
    NOBODY,
    Clocks,
    Rewound,
    Turn,
    after_move,
    after_undo,
    deadline,
    expired,
    granted,
    read_clocks,
    reminded,
    reseated,
    shifted,
    shown,
    started,
    time_up,
    undecided,
    write_clocks,
)
from tafelrunde.server.clocks.waking_hours import DAY, awake_between

SEATS = 4
NOON = 1_782_900_000.0  # 1 July 2026, 10:00 UTC
BERLIN = PerDay(seconds=10 * 3600.0, asleep=("22:00", "08:00"), zone="Europe/Berlin")
RULES: tuple[AnyRule, ...] = (PerMove(seconds=600), PerGame(seconds=3600, increment=20), BERLIN)

seats = st.integers(0, SEATS - 1)
pauses = st.floats(0, 5000)
somebody = st.sets(seats, min_size=1)
steps = st.lists(st.tuples(pauses, seats, somebody), max_size=20)


def play(rule: AnyRule, moves: Sequence[tuple[float, int, set[int]]]) -> list[Clocks]:
    """The clocks after each step; a move is made by a seat that is to act, so long as there is one."""
    return [clocks for _actor, clocks in played(rule, moves)]


def played(rule: AnyRule, moves: Sequence[tuple[float, int, set[int]]]) -> list[tuple[int, Clocks]]:
    """The same, each with who moved."""
    clocks = after_move(rule, started(rule, SEATS), CHANCE, {0}, NOON)
    told = [(CHANCE, clocks)]
    for pause, wish, to_act in moves:
        running = sorted({*clocks.until, *clocks.out})
        actor = running[wish % len(running)]
        clocks = after_move(rule, clocks, actor, to_act, clocks.at + pause)
        told.append((actor, clocks))
    return told


@given(steps)
def test_time_given_is_time_spent_and_time_left(moves: list[tuple[float, int, set[int]]]) -> None:
    """Per game: nothing is lost or made up, however many clocks run at once."""
    rule = PerGame(seconds=1e6, increment=20)
    told = play(rule, moves)

    spent = sum((later.at - before.at) * len(before.until) for before, later in pairwise(told))
    last = told[-1]
    left = sum(last.left[s] for s in range(SEATS) if s not in last.until)
    left += sum(until - last.at for until in last.until.values())

    assert left + spent == pytest.approx(SEATS * rule.seconds + rule.increment * len(moves))


@given(st.sampled_from(RULES), steps)
def test_a_clock_runs_exactly_for_those_who_are_to_act(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]]
) -> None:
    for clocks, (_, _, to_act) in zip(play(rule, moves)[1:], moves, strict=True):
        assert set(clocks.until) == to_act


@given(st.sampled_from(RULES), steps)
def test_somebody_elses_move_never_touches_a_running_clock(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]]
) -> None:
    told = play(rule, moves)
    for (before, later), (_, wish, _) in zip(pairwise(told), moves, strict=True):
        running = sorted({*before.until, *before.out})
        for seat in before.until.keys() & later.until.keys() - {running[wish % len(running)]}:
            assert later.until[seat] == before.until[seat]


@given(st.sampled_from((PerMove(seconds=600), BERLIN)), steps)
def test_every_move_has_its_full_time(
    rule: PerMove | PerDay, moves: list[tuple[float, int, set[int]]]
) -> None:
    told = play(rule, moves)
    for before, later in pairwise(told):
        for seat, until in later.until.items():
            if until != before.until.get(seat):
                had = awake_between(rule.sleep, later.at, until)
                assert had == pytest.approx(rule.seconds, abs=1e-3)


@given(st.sampled_from(RULES), steps)
def test_attention_is_asked_for_when_a_time_is_up_or_nearly_so(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]]
) -> None:
    for clocks in play(rule, moves):
        up = min(clocks.until.values())
        assert deadline(clocks) == min((up, *clocks.remind.values()))
        assert clocks.remind.keys() <= clocks.until.keys()
        assert expired(clocks, up)
        assert not expired(clocks, up - 0.01)


@given(st.sampled_from(RULES), steps, st.lists(st.sampled_from([CHANCE, 1, 2, 3]), max_size=10), pauses)
def test_chance_and_bots_cost_no_time(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]], others: list[int], pause: float
) -> None:
    """Seat 0 is the only person: while bots and chance act, no clock runs and none is changed."""
    before = after_move(rule, play(rule, moves)[-1], 0, (), NOON + 1e6)
    clocks = before
    for count, actor in enumerate(others, 1):
        clocks = after_move(rule, clocks, actor, (), before.at + pause * count)

    assert clocks.until == {}
    assert clocks.left == before.left


@given(st.sampled_from(RULES), steps, st.data())
def test_undo_gives_back_what_the_moves_took_and_no_more(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]], data: st.DataObject
) -> None:
    told = played(rule, moves)
    place = data.draw(st.integers(0, len(told) - 1))
    kept, last = told[place][1], told[-1][1]
    movers = [actor for actor, _clocks in told[place + 1 :]]
    now = last.at + data.draw(pauses)

    past = Rewound(read_clocks(write_clocks(kept)), told[min(place + 1, len(told) - 1)][1], movers)
    undone = after_undo(rule, last, past, kept.until.keys(), now)

    assert undone.left == kept.left
    for seat, until in kept.until.items():
        had = awake_between(rule.sleep, kept.at, until)
        has = awake_between(rule.sleep, now, undone.until[seat])
        assert has <= had + 1e-3, "never more than the position began with"
        if seat not in movers and seat in last.until:
            assert undone.until[seat] <= max(last.until[seat], now + had), "who thinks all the time thinks on"
        elif movers[:1] != [seat] or not isinstance(rule, PerGame):
            assert has == pytest.approx(had, abs=1e-3)


def test_who_acts_twice_gets_back_the_time_of_the_move_alone() -> None:
    """100 seconds: 10 for the move, 30 for the next decision, then both are taken back."""
    rule = PerGame(seconds=100.0, increment=5.0)
    kept = Clocks(at=0.0, until={0: 100.0}, left={0: 100.0})
    moved = after_move(rule, kept, 0, (0,), 10.0)
    assert moved.until == {0: 105.0}
    undone = after_undo(rule, moved, Rewound(kept, moved, (0,)), (0,), 40.0)
    assert undone.until == {0: 40.0 + 100.0 - 30.0}


def test_an_undo_gives_no_time_to_who_was_thinking_all_along() -> None:
    """Both decide at once; one takes back after 90 of the other's 120 seconds."""
    rule = PerMove(seconds=120.0)
    kept = after_move(rule, Clocks(), NOBODY, (0, 1), 0.0)
    moved = after_move(rule, kept, 0, (1,), 10.0)
    undone = after_undo(rule, moved, Rewound(kept, moved, (0,)), (0, 1), 90.0)
    assert undone.until == {0: 90.0 + 120.0, 1: 120.0}


@given(st.sampled_from(RULES), steps, st.floats(0, 9 * DAY), st.floats(0, 400))
def test_a_gap_costs_nobody_any_time(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]], gap: float, before: float
) -> None:
    clocks = play(rule, moves)[-1]
    begin = clocks.at + before
    later = shifted(rule, clocks, (begin, begin + gap), range(SEATS))

    for seat, until in clocks.until.items():
        had = awake_between(rule.sleep, begin, until)
        has = awake_between(rule.sleep, begin + gap, later.until[seat])
        assert has == pytest.approx(had, abs=1e-3)
        assert later.until[seat] >= until - 1e-3
    assert later.left == clocks.left


@given(st.sampled_from(RULES), steps, pauses)
def test_a_gap_in_two_pieces_is_the_gap(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]], pause: float
) -> None:
    clocks = play(rule, moves)[-1]
    middle, end = clocks.at + pause, clocks.at + 3 * pause

    pieces = shifted(
        rule, shifted(rule, clocks, (clocks.at, middle), range(SEATS)), (middle, end), range(SEATS)
    )

    at_once = shifted(rule, clocks, (clocks.at, end), range(SEATS))
    assert pieces.until == pytest.approx(at_once.until, abs=1e-2)


def test_sleeping_hours_do_not_count() -> None:
    """At 10:00 UTC it is 12:00 in Berlin: ten waking hours end at 22:00, eleven at nine."""
    assert after_move(BERLIN, Clocks(), CHANCE, {0}, NOON).until == {0: NOON + 10 * 3600}
    longer = PerDay(seconds=11 * 3600.0, asleep=BERLIN.asleep, zone=BERLIN.zone)
    assert after_move(longer, Clocks(), CHANCE, {0}, NOON).until == {0: NOON + 21 * 3600}


def test_without_a_clock_nothing_runs_and_nothing_is_kept() -> None:
    clocks = after_move(NoClock(), started(NoClock(), SEATS), 0, {0, 1}, NOON)

    assert deadline(clocks) is None
    assert write_clocks(clocks) == b""
    assert shown(clocks) == b"null"


def test_a_seat_out_of_time_waits_for_the_host_whatever_others_do() -> None:
    rule = PerMove(seconds=60, timeout="host", decide=3600)
    clocks = after_move(rule, Clocks(), CHANCE, {0, 1}, NOON)
    out = time_up(rule, clocks, dict.fromkeys(expired(clocks, NOON + 60), NOON + 3660), NOON + 60)

    after = after_move(rule, out, 2, {0, 1, 3}, NOON + 70)

    assert after.out == {0: NOON + 3660, 1: NOON + 3660}
    assert after.until == {3: NOON + 130}
    assert undecided(after, NOON + 3659) == ()
    assert undecided(after, NOON + 3660) == (0, 1)
    assert deadline(time_up(rule, after, {3: NOON + 9999}, NOON + 130)) == NOON + 3660


def test_a_late_move_ends_the_waiting() -> None:
    rule = PerGame(seconds=60, increment=5, timeout="host")
    clocks = after_move(rule, started(rule, 2), CHANCE, {0}, NOON)
    out = time_up(rule, clocks, {0: NOON + 999}, NOON + 60)

    after = after_move(rule, out, 0, {1}, NOON + 100)

    assert after.out == {}
    assert after.left == {0: 5, 1: 60}


@given(st.sampled_from(RULES), st.floats(1, 9 * DAY))
def test_granted_time_is_waking_time_on_top(rule: AnyRule, seconds: float) -> None:
    clocks = after_move(rule, started(rule, 2), CHANCE, {0, 1}, NOON)

    running = granted(rule, clocks, 0, seconds, NOON + 100)
    out = granted(rule, time_up(rule, clocks, {0: NOON + 999}, NOON + 100), 0, seconds, NOON + 100)

    assert awake_between(rule.sleep, clocks.until[0], running.until[0]) == pytest.approx(seconds, abs=1e-3)
    assert awake_between(rule.sleep, NOON + 100, out.until[0]) == pytest.approx(seconds, abs=1e-3)
    assert running.until[1] == clocks.until[1]
    assert out.out == {}


def test_a_bot_stops_the_clock_and_who_comes_back_can_think() -> None:
    rule = PerGame(seconds=60)
    clocks = after_move(rule, started(rule, 2), CHANCE, {0, 1}, NOON)
    bot = reseated(rule, time_up(rule, clocks, {0: NOON + 60}, NOON + 60), {1}, NOON + 61)
    back = reseated(rule, bot, {0, 1}, NOON + 90)

    assert bot.until == {1: NOON + 60}
    assert bot.out == {}
    assert back.until == {0: NOON + 90 + LEAST_ON_RETURN, 1: NOON + 60}


@given(st.sampled_from(RULES), steps)
def test_clocks_survive_the_store(rule: AnyRule, moves: list[tuple[float, int, set[int]]]) -> None:
    for clocks in play(rule, moves):
        assert read_clocks(write_clocks(clocks)) == clocks


def test_who_was_told_is_nobodys_business() -> None:
    clocks = Clocks(NOON, until={1: NOON}, turns={1: Turn(7, told=True)})

    assert read_clocks(write_clocks(clocks)) == clocks
    assert b"turns" not in shown(clocks)


@given(st.sampled_from(RULES), steps, st.floats(0, 3 * DAY))
def test_everybody_is_reminded_once_and_in_time(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]], pause: float
) -> None:
    clocks = play(rule, moves)[-1]
    now = clocks.at + pause

    assert set(reminded(clocks, now).remind) == {s for s, at in clocks.remind.items() if at > now}
    for seat, at in clocks.remind.items():
        assert at < clocks.until[seat]


@given(st.sampled_from(RULES), steps, st.sets(seats))
def test_whom_a_gap_did_not_meet_gets_nothing_for_it(
    rule: AnyRule, moves: list[tuple[float, int, set[int]]], met: set[int]
) -> None:
    clocks = play(rule, moves)[-1]
    later = shifted(rule, clocks, (clocks.at, clocks.at + 2 * DAY), met)

    assert {s for s in clocks.until if later.until[s] != clocks.until[s]} == clocks.until.keys() & met
