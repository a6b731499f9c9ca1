"""What another reading of the rules would have made of a campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.rounds import LostOrder, lost_orders
from tafelrunde.phoenix_desk.protocol.outcome import outcome
from tafelrunde.phoenix_desk.review.by_realm import RealmTold, by_realm
from tafelrunde.phoenix_desk.review.comparison import Changed, Comparison
from tafelrunde.phoenix_desk.review.differences import Difference


class Otherwise(msgspec.Struct, frozen=True):
    """An evaluation that came out differently; `–` where one of both courses has none."""

    month: int
    fields: tuple[str, ...]
    before: str
    after: str


class Reading(msgspec.Struct, frozen=True):
    options: dict[str, str]
    differences: tuple[Difference, ...]
    evaluations: tuple[Otherwise, ...]
    left_out: tuple[LostOrder, ...]
    """Orders that were not possible any more."""
    skipped: tuple[int, ...]
    """Entries of the log that were not."""
    realms: tuple[RealmTold, ...] = ()
    """The differences in words."""


def need_other_reading(campaign: Campaign, options: Mapping[str, str]) -> None:
    """At least one that is not as it is already."""
    now = campaign.state.setting.options
    if not options or all(now.get(name) == value for name, value in options.items()):
        known = ", ".join([f"{name}={value}" for name, value in now.items()])
        raise Complaint("compare-needs-reading", {"known": known})
    if "deadlines" in options:
        raise Complaint("compare-not-deadlines")


def reading(campaign: Campaign, options: Mapping[str, str], found: Comparison, lang: Lang) -> Reading:
    return Reading(
        dict(options),
        found.differences,
        fights_told(campaign, found.evaluations, lang),
        tuple(lost_orders(campaign, found.left_out, lang)),
        tuple([entry.n for entry in found.skipped]),
        by_realm(found.differences, campaign.state, lang),
    )


def fights_told(campaign: Campaign, found: Sequence[Changed], lang: Lang) -> tuple[Otherwise, ...]:
    return tuple(
        [
            Otherwise(
                one.month, one.fields, told(campaign, one.before, lang), told(campaign, one.after, lang)
            )
            for one in found
        ]
    )


def told(campaign: Campaign, minute: Any, lang: Lang) -> str:
    return "–" if minute is None else outcome(minute, campaign.names, lang)
