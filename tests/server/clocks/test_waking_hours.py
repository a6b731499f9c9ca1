"""Sleeping hours never count, on no day of the year, in no time zone."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.clocks.waking_hours import DAY, Sleep, awake_between, moment_after, zone_named

MINUTE = 60
ZONES = (
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",  # daylight saving of half an hour
    "Asia/Kathmandu",  # a quarter of an hour off
    "Pacific/Kiritimati",
    "America/St_Johns",
    "Africa/Casablanca",
)
# 2024 to 2028: every zone above moves its wall clock in that time, or never does.
moments = st.integers(1_704_067_200, 1_830_297_600).map(float)
hours = st.integers(0, 24 * 60 - 1).map(lambda minute: minute * MINUTE)
sleeps = st.builds(Sleep, hours, hours, st.sampled_from(ZONES).map(zone_named)).filter(
    lambda sleep: MINUTE <= (sleep.end - sleep.start) % DAY <= 16 * 3600
)


def berlin(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()


NIGHT = Sleep(22 * 3600, 8 * 3600, zone_named("Europe/Berlin"))


@given(sleeps, moments, st.integers(0, 3 * 24 * 60))
def test_counted_minute_by_minute_the_same_time_is_awake(sleep: Sleep, start: float, minutes: int) -> None:
    start = start // MINUTE * MINUTE

    counted = sum(MINUTE for m in range(minutes) if not sleep.holds(start + m * MINUTE))

    assert awake_between(sleep, start, start + minutes * MINUTE) == pytest.approx(counted)


@given(sleeps, moments, st.floats(0.01, 20 * DAY))
def test_a_deadline_lies_where_exactly_the_given_time_has_counted(
    sleep: Sleep, start: float, seconds: float
) -> None:
    end = moment_after(sleep, start, seconds)

    assert awake_between(sleep, start, end) == pytest.approx(seconds, abs=1e-3)
    assert end >= start + seconds - 1e-3
    assert not sleep.holds(end - 1e-3) or end - start < 2e-3


@given(sleeps, moments, st.floats(0, 5 * DAY), st.floats(0, 5 * DAY))
def test_time_counts_piece_by_piece_as_it_does_at_once(
    sleep: Sleep, start: float, first: float, second: float
) -> None:
    middle, end = start + first, start + first + second

    pieces = awake_between(sleep, start, middle) + awake_between(sleep, middle, end)
    later = moment_after(sleep, moment_after(sleep, start, first + 1), second + 1)

    assert awake_between(sleep, start, end) == pytest.approx(pieces, abs=1e-3)
    assert moment_after(sleep, start, first + second + 2) == pytest.approx(later, abs=1e-3)


@given(sleeps, moments, st.floats(0, 5 * DAY), st.floats(0, 2 * DAY))
def test_who_starts_later_or_has_more_time_is_never_due_earlier(
    sleep: Sleep, start: float, seconds: float, more: float
) -> None:
    due = moment_after(sleep, start, seconds)

    assert moment_after(sleep, start + more, seconds) >= due - 1e-3
    assert moment_after(sleep, start, seconds + more) >= due - 1e-3


def test_a_night_that_is_an_hour_short_takes_no_waking_time() -> None:
    """On 29 March 2026 the night from 22:00 to 08:00 lasts nine hours."""
    evening = berlin("2026-03-28 21:00")

    assert awake_between(NIGHT, evening, berlin("2026-03-29 09:00")) == 2 * 3600
    assert moment_after(NIGHT, evening, 2 * 3600) == berlin("2026-03-29 09:00") == evening + 11 * 3600


def test_a_night_that_is_an_hour_long_takes_no_waking_time_either() -> None:
    """On 25 October 2026 it lasts eleven."""
    evening = berlin("2026-10-24 21:00")

    assert moment_after(NIGHT, evening, 2 * 3600) == berlin("2026-10-25 09:00") == evening + 13 * 3600


def test_a_deadline_never_falls_into_the_night() -> None:
    for hour in range(24):
        start = berlin("2026-07-01 00:00") + hour * 3600
        wall = datetime.fromtimestamp(moment_after(NIGHT, start, 5 * 3600), ZoneInfo("Europe/Berlin"))
        assert timedelta(hours=8) <= timedelta(hours=wall.hour, minutes=wall.minute) <= timedelta(hours=22)


@pytest.mark.parametrize(
    "name", ["", "Europe", "Europe/Atlantis", "../../etc/passwd", "/etc/localtime", "a\0b"]
)
def test_what_is_no_time_zone_is_not_found(name: str) -> None:
    with pytest.raises(LookupError):
        zone_named(name)


def test_time_zones_are_known_where_the_system_has_none() -> None:
    """A slim container has no zone data of its own; ours come with the package tzdata."""
    program = "from tafelrunde.server.clocks.waking_hours import zone_named; zone_named('Europe/Berlin')"
    environment = {**os.environ, "PYTHONTZPATH": ""}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
