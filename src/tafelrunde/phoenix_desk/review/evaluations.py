"""The game master's minutes of a campaign: every evaluation with the entry and the month it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tafelrunde.games.phoenix.told.events import Minuted
from tafelrunde.games.phoenix.told.minutes import DuelWorked, OrderFell, ShotsWorked, TeleportWorked, Thrown
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import span_around, told_at


class Evaluation(msgspec.Struct, frozen=True):
    month: int
    entry: int
    minute: Any

    @property
    def fields(self) -> tuple[str, ...]:
        return fields_of(self.minute)


def fields_of(minute: Any) -> tuple[str, ...]:
    """Labels of the fields that an entry is about."""
    if isinstance(minute, DuelWorked):
        return tuple(dict.fromkeys([one.field for one in (*minute.attackers, *minute.defenders)]))
    if isinstance(minute, ShotsWorked):
        return tuple(dict.fromkeys([minute.target, *[shot.field for shot in minute.shots]]))
    if isinstance(minute, TeleportWorked):
        return minute.start, minute.field
    if isinstance(minute, Thrown):
        return (minute.where.split(" ")[0],)
    if isinstance(minute, OrderFell):
        return (minute.params.get("field", ""),)
    return (str(minute.field),)


def evaluations(campaign: Campaign, month: int = 0, field: str = "") -> list[Evaluation]:
    """All of them in sequence, or those of one month, or of one field."""
    around = span_around(campaign, month)
    return [
        found
        for found in every(campaign, around.start, around.stop)
        if month in (0, found.month) and (not field or field in found.fields)
    ]


def every(campaign: Campaign, first: int, end: int | None = None) -> Iterator[Evaluation]:
    """Of these entries."""
    last = len(campaign.table.entries) if end is None else end
    for n, when, events in told_at(campaign, first, last):
        for event in events:
            if isinstance(event, Minuted):
                for minute in event.entries or ():
                    yield Evaluation(when, n, minute)
