"""The game master's minutes of a campaign: every evaluation with the entry and the month it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tafelrunde.campaign.folder import Campaign
from tafelrunde.games.phoenix.events import Minuted
from tafelrunde.games.phoenix.protocol import fields_of


class Evaluation(msgspec.Struct, frozen=True):
    month: int
    entry: int
    minute: Any

    @property
    def fields(self) -> tuple[str, ...]:
        return fields_of(self.minute)


def evaluations(campaign: Campaign, month: int = 0, field: str = "") -> list[Evaluation]:
    """All of them in sequence, or those of one month, or of one field."""
    return [
        found
        for found in every(campaign)
        if month in (0, found.month) and (not field or field in found.fields)
    ]


def every(campaign: Campaign) -> Iterator[Evaluation]:
    for entry, events, when in zip(campaign.table.entries, campaign.table.events, campaign.when, strict=True):
        for event in events:
            if isinstance(event, Minuted):
                for minute in event.entries or ():
                    yield Evaluation(when, entry.n, minute)
