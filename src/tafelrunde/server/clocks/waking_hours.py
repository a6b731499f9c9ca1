"""Hours that count: time passes for a clock only while its players are awake.

A moment is asleep when the wall clock of the table's time zone shows a sleeping hour; daylight saving moves
the wall clock, and the sleeping hours with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

DAY: Final = 86_400.0


class Sleep:
    """Sleeping hours of a time zone: from `start` until `end` on the wall clock, in seconds of the day."""

    __slots__ = ("end", "start", "zone")

    def __init__(self, start: int, end: int, zone: tzinfo) -> None:
        self.start, self.end, self.zone = start, end, zone

    def holds(self, moment: float) -> bool:
        """Whether the wall clock shows a sleeping hour. The slow truth that `waking` must equal."""
        wall = (moment + offset(self.zone, moment)) % DAY
        return (wall - self.start) % DAY < (self.end - self.start) % DAY


@lru_cache(maxsize=256)
def zone_named(name: str) -> tzinfo:
    """A time zone such as `Europe/Berlin`; raises `LookupError` for one that is unknown."""
    if name == "UTC":
        return UTC  # known even where the machine has no time zone data
    try:
        return ZoneInfo(name)
    except (ValueError, OSError) as error:  # names such as "../x", "Europe" or "" are no zones either
        raise LookupError(name) from error


def offset(zone: tzinfo, moment: float) -> float:
    """By how many seconds the wall clock is ahead of UTC."""
    ahead = datetime.fromtimestamp(moment, zone).utcoffset()
    return 0.0 if ahead is None else ahead.total_seconds()


def _turning(zone: tzinfo, start: float, end: float) -> float:
    """The moment between two at which the wall clock is moved, to the second."""
    before, low, high = offset(zone, start), start, end
    while high - low > 1:
        middle = (low + high) // 2
        if offset(zone, middle) == before:
            low = middle
        else:
            high = middle
    return high


def _even_stretches(zone: tzinfo, start: float) -> Iterator[tuple[float, float, float]]:
    """Stretches of time, one after the other, in which the wall clock is not moved: start, end, offset."""
    ahead = offset(zone, start)
    while True:
        end = start // DAY * DAY + DAY
        after = offset(zone, end)
        if after != ahead:
            turning = _turning(zone, start // 1, end)
            yield start, turning, ahead
            start, ahead = turning, after
        yield start, end, ahead
        start = end


def waking(sleep: Sleep, start: float) -> Iterator[tuple[float, float]]:
    """The stretches of waking time from `start` on, without end."""
    awake = (sleep.start - sleep.end) % DAY
    for begin, end, ahead in _even_stretches(sleep.zone, start):
        # The waking stretch that began last before `begin`, and those after it.
        up = begin - (begin + ahead - sleep.end) % DAY
        while up < end:
            low, high = max(up, begin), min(up + awake, end)
            if low < high:
                yield low, high
            up += DAY


def awake_between(sleep: Sleep | None, start: float, end: float) -> float:
    """How much time counts between two moments."""
    if sleep is None or end <= start:
        return max(0.0, end - start)
    total = 0.0
    for low, high in waking(sleep, start):
        if low >= end:
            break
        total += min(high, end) - low
    return total


def moment_after(sleep: Sleep | None, start: float, seconds: float) -> float:
    """The first moment by which so much counting time has passed since `start`."""
    if sleep is None or seconds <= 0:
        return start + max(0.0, seconds)
    left = seconds
    for low, high in waking(sleep, start):
        if high - low >= left:
            return low + left
        left -= high - low
    raise AssertionError("waking time has no end")
