"""Looking back: the position of a month, what was done in it, and the places that people name in a log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.contract import Event
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import Entry
from tafelrunde.engine.text import quoted, shortened, whole_number
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import MONTH_NAMES, MONTHS, month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.long_list import PORTION
from tafelrunde.phoenix_desk.campaign.past import Mark

ENTRY: Final = re.compile(r"(?:#|entry|eintrag)\s*(\d{1,9})", re.IGNORECASE)
NAMED: Final = re.compile(r"([a-z]+)\s+(\d{1,6})", re.IGNORECASE)
FOLDED: Final = [name.casefold() for name in MONTH_NAMES]


def mark_of(campaign: Campaign, month: int) -> Mark:
    """The beginning of a month, where its muster opened."""
    mark = campaign.months.get(month)
    if mark is None:
        raise not_begun(month, max(campaign.months, default=0))
    return mark


def not_begun(month: int, last: int) -> Complaint:
    if last == 0:
        return Complaint("no-month-begun")
    params = {"month": str(month), "first": month_name(1), "last": last, "name": month_name(last)}
    return Complaint("month-not-begun", params)


def begun_month(campaign: Campaign, text: str) -> int:
    """A month of which the log can tell something, as people name it; 0 for all of them if none is named."""
    month = read_month(text) if text else 0
    if month > campaign.state.month:
        raise not_begun(month, campaign.state.month)
    return month


def state_at(campaign: Campaign, month: int) -> State:
    """The position when the muster of a month opened."""
    state: State = mark_of(campaign, month).state
    return state


def read_month(text: str) -> int:
    """`5`, or `Hel 1`."""
    wanted = text.strip()
    number = whole_number(wanted)
    if number is not None and number >= 1:
        return number
    named = NAMED.fullmatch(wanted)
    if named is not None and named[1].casefold() in FOLDED and int(named[2]) >= 1:
        return MONTHS * (int(named[2]) - 1) + FOLDED.index(named[1].casefold()) + 1
    raise Complaint("no-month", {"text": quoted(shortened(text)), "names": MONTH_NAMES})


def read_point(campaign: Campaign, text: str) -> int:
    """How many entries come before a point: the beginning of a month, or `#120` for entry 120 as the last."""
    entry, last = ENTRY.fullmatch(text.strip()), len(campaign.table.entries)
    if entry is None:
        if text.strip().startswith("#"):
            raise Complaint("no-point", {"text": quoted(shortened(text)), "last": str(last)})
        return mark_of(campaign, read_month(text)).entries
    count = int(entry[1])
    if count > last:
        raise Complaint("no-such-log-entry", {"entry": str(count), "last": str(last)})
    return count


def span_around(campaign: Campaign, month: int) -> slice:
    """Where all entries of a month stand, and some of its neighbours'; month 0 is every one."""
    begun, last = campaign.months.entries, len(campaign.table.entries)
    return slice(begun.get(month - 1, 0), begun.get(month + 1, last) if month else last)


def entries_by_month(campaign: Campaign, month: int = 0, after: int = 0) -> list[tuple[int, Entry]]:
    """The entries with the month in which they were made: those of one, or all after so many."""
    around = span_around(campaign, month)
    there = slice(max(after, around.start), around.stop)
    found = zip(campaign.when[there], campaign.table.entries[there], strict=True)
    return [(when, entry) for when, entry in found if month in (0, when)]


def told_at(campaign: Campaign, first: int, end: int) -> Iterator[tuple[int, int, list[Event]]]:
    """Number, month and events of each entry; portion by portion, so that each is replayed once."""
    for start in range(first, end, PORTION):
        there = slice(start, min(start + PORTION, end))
        told = zip(campaign.when[there], campaign.table.events[there], strict=True)
        for n, (when, events) in enumerate(told, start + 1):
            yield n, when, events


def sheets_of(campaign: Campaign, realm: int, month: int, after: int = 0) -> list[Sheet]:
    """A realm's sheets of a month, after so many entries; of those replaced at the muster, the last."""
    found: dict[int, Sheet] = {}
    for _month, entry in entries_by_month(campaign, month, after):
        if entry.seat == realm and isinstance(entry.move, Sheet):
            found[campaign.steps[entry.n - 1]] = entry.move
    return list(found.values())
