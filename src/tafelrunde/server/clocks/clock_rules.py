"""Which clock a table plays with: none, per move, per game, per day. See docs/clocks.md."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.server.clocks.waking_hours import DAY, Sleep, zone_named

MINUTE: Final = 60.0
HOUR: Final = 3_600.0
LONGEST_SLEEP: Final = 16 * HOUR
WORTH_A_REMINDER: Final = HOUR
"""Whoever has less time than this is not reminded, unless the table asks for it."""

Wall = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
"""A time of the day such as `23:30`."""


class Rule(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What all clocks have in common: what happens before and when the time is up."""

    timeout: Literal["bot", "host"] = "bot"
    """When the time is up: a bot plays for the seat, or the host decides."""
    bot: Annotated[str, Meta(max_length=40)] = ""
    """The bot that stands in; empty: the best one there is."""
    decide: Annotated[float, Meta(ge=MINUTE, le=30 * DAY)] = DAY
    """How long the host may think about it; then a bot stands in, so that every game ends."""
    remind: Annotated[float, Meta(ge=0, le=30 * DAY)] | None = None
    """How long before the end of its time a seat is reminded; 0 is never, None leaves it to us."""

    @property
    def sleep(self) -> Sleep | None:
        """The hours that do not count."""
        return None


class NoClock(Rule, frozen=True, tag="none"):
    """Everybody takes the time they need."""


class PerMove(Rule, frozen=True, tag="move"):
    """Every move has its own time."""

    seconds: Annotated[float, Meta(ge=5, le=30 * DAY)] = 2 * MINUTE


class PerGame(Rule, frozen=True, tag="game"):
    """Every seat has time for the whole game, and gains the increment with each of its moves."""

    seconds: Annotated[float, Meta(ge=30, le=365 * DAY)] = 30 * MINUTE
    increment: Annotated[float, Meta(ge=0, le=7 * DAY)] = 0.0


class PerDay(Rule, frozen=True, tag="day"):
    """Play over days: every move has its time, and sleeping hours do not count."""

    seconds: Annotated[float, Meta(ge=HOUR, le=30 * DAY)] = DAY
    """Waking time."""
    asleep: tuple[Wall, Wall] = ("22:00", "08:00")
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """Time zone by name, such as `Europe/Berlin`."""

    @property
    def sleep(self) -> Sleep | None:
        return Sleep(_seconds(self.asleep[0]), _seconds(self.asleep[1]), zone_named(self.zone))


AnyRule = NoClock | PerMove | PerGame | PerDay


def read_rule(data: Mapping[str, Any]) -> AnyRule:
    """The rule behind a table's `clock`; `{}` is none. Raises a `Complaint` that says what would be right."""
    try:
        rule: AnyRule = msgspec.convert(dict(data) or {"kind": "none"}, AnyRule)
    except msgspec.ValidationError as error:
        raise Complaint("clock-unreadable", {"reason": str(error)}) from None
    if isinstance(rule, PerDay):
        _check_sleep(rule)
    return rule


@lru_cache(maxsize=1024)
def _rule_from(text: bytes) -> AnyRule:
    return read_rule(msgspec.json.decode(text))


def rule_of(data: Mapping[str, Any]) -> AnyRule:
    """`read_rule` for a table that exists: tables with the same clock share one rule."""
    return _rule_from(msgspec.json.encode(data, order="sorted")) if data else NO_CLOCK


def write_rule(rule: AnyRule) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(rule)
    return found


def remind_at(rule: AnyRule, seconds: float) -> float | None:
    """How long before the end of so much time its owner is reminded; None is never."""
    if rule.remind is not None:
        return rule.remind if 0 < rule.remind < seconds else None
    return min(seconds / 4, DAY / 2) if seconds >= WORTH_A_REMINDER else None


def _seconds(wall: str) -> int:
    return int(wall[:2]) * 3600 + int(wall[3:]) * 60


def _check_sleep(rule: PerDay) -> None:
    try:
        zone_named(rule.zone)
    except LookupError:
        raise Complaint("clock-zone", {"zone": quoted(rule.zone)}) from None
    asleep = (_seconds(rule.asleep[1]) - _seconds(rule.asleep[0])) % DAY
    if not 0 < asleep <= LONGEST_SLEEP:
        raise Complaint("clock-sleep", {"start": rule.asleep[0], "end": rule.asleep[1]})


NO_CLOCK: Final = NoClock()
