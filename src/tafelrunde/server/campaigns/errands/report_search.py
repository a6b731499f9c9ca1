"""Searching in the reports of many months, a few at a time: whoever searches asks on from where it ended.

To tell a month means to play it again. So one errand looks at few of them, always as many, and keeps what
they say; how long it takes follows from the log alone.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.handouts.public import closed
from tafelrunde.phoenix_desk.reports import build, month_of
from tafelrunde.phoenix_desk.reports.reading.searched import Passage, has_words, told_in
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.files import end_of, made, seat_of
from tafelrunde.server.campaigns.workbench import Workbench

AT_ONCE: Final = 3
"""Months that one errand looks at."""
MOST_HITS: Final = 60
LONGEST_QUERY: Final = 100
QueryText = Annotated[str, Meta(min_length=1, max_length=LONGEST_QUERY)]


class SearchReports(msgspec.Struct, frozen=True):
    realm: int
    text: QueryText
    before: int | None = None
    """Only months before this one."""


class Hit(msgspec.Struct, frozen=True):
    """A sentence of a report in which all words occur."""

    month: int
    name: str
    told: Passage


class Found(msgspec.Struct, frozen=True):
    hits: tuple[Hit, ...]
    """The latest month first, in it as the report has them."""
    left_out: int
    """More of them in these months."""
    looked: tuple[int, ...]
    """Months that were looked at."""
    before: int | None
    """Where the search goes on; None if it has seen all."""
    months: int
    """How many there are in all."""


def search(bench: Workbench, args: SearchReports) -> Found:
    campaign = bench.campaign
    seat_of(campaign, args.realm)
    over = [month for month in sorted(campaign.months, reverse=True) if month <= closed(campaign)]
    left = [month for month in over if args.before is None or month < args.before]
    looked, words = left[:AT_ONCE], args.text.casefold().split()
    hits = [
        Hit(month, month_name(month), told)
        for month in looked
        for told in told_of(bench, campaign, args.realm, month)
        if words and has_words(told, words)
    ]
    goes_on = looked[-1] if len(left) > len(looked) else None
    left_out = max(0, len(hits) - MOST_HITS)
    return Found(tuple(hits[:MOST_HITS]), left_out, tuple(looked), goes_on, len(over))


def told_of(bench: Workbench, campaign: Campaign, realm: int, month: int) -> list[Passage]:
    """As the realm's own report of that month tells it; kept as long as there is room."""

    def make() -> bytes:
        return msgspec.json.encode(told_in(build(campaign.game, month_of(campaign, realm, month))))

    kept = made(bench, end_of(campaign, month), ("told", realm, month), make)
    return msgspec.json.decode(kept, type=list[Passage])


ERRANDS = (Errand("files.search", search, SearchReports, lane="long"),)
