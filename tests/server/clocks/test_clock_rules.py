"""Which clocks there are, and what is refused as none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.errors import Complaint
from tafelrunde.server.clocks.clock_rules import (
    AnyRule,
    NoClock,
    PerDay,
    PerGame,
    PerMove,
    read_rule,
    remind_at,
    rule_of,
    write_rule,
)
from tafelrunde.server.clocks.waking_hours import DAY
from tafelrunde.telling.complaints import said

BERLIN = PerDay(seconds=10 * 3600.0, asleep=("22:00", "08:00"), zone="Europe/Berlin")
RULES: tuple[AnyRule, ...] = (PerMove(seconds=600), PerGame(seconds=3600, increment=20), BERLIN)


@given(st.sampled_from((*RULES, NoClock())))
def test_rules_survive_as_data(rule: AnyRule) -> None:
    assert read_rule(write_rule(rule)) == rule == rule_of(write_rule(rule))


def test_no_rule_is_no_clock() -> None:
    assert read_rule({}) == rule_of({}) == NoClock()


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "sand"},
        {"seconds": 5},
        {"kind": "move", "seconds": 1},
        {"kind": "move", "seconds": "60"},
        {"kind": "move", "seconds": True},
        {"kind": "move", "seconds": float("nan")},
        {"kind": "move", "seconds": float("inf")},
        {"kind": "move", "second": 60},
        {"kind": "game", "seconds": 600, "increment": -1},
        {"kind": "day", "zone": "Europe/Atlantis"},
        {"kind": "day", "zone": "../../../etc/passwd"},
        {"kind": "day", "asleep": ["22:00", "22:00"]},
        {"kind": "day", "asleep": ["06:00", "05:00"]},
        {"kind": "day", "asleep": ["24:00", "05:00"]},
        {"kind": "day", "asleep": ["22:00"]},
        {"kind": "move", "timeout": "lose"},
        {"kind": "move", "remind": -1},
        {"kind": "move", "decide": 0},
    ],
)
def test_a_rule_that_cannot_be_is_refused_in_both_languages(data: Mapping[str, Any]) -> None:
    with pytest.raises(Complaint) as refused:
        read_rule(data)

    assert said(refused.value, "en").startswith("clock: ")
    assert said(refused.value, "de").startswith("Uhr: ")


def test_reminders_come_in_time_or_not_at_all() -> None:
    assert remind_at(PerMove(seconds=60), 60) is None
    assert remind_at(PerMove(seconds=DAY), DAY) == DAY / 4
    assert remind_at(PerMove(seconds=60, remind=20), 60) == 20
    assert remind_at(PerMove(seconds=60, remind=60), 60) is None
    assert remind_at(PerMove(seconds=DAY, remind=0), DAY) is None
