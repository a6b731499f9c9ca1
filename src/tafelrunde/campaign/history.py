"""Looking back: positions and views at the beginning of a month, and the places that people name in a log."""

from __future__ import annotations

import re
from typing import Any, Final

from tafelrunde.campaign.folder import Campaign, Mark
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import Seat
from tafelrunde.engine.text import shortened, whole_number
from tafelrunde.games.phoenix.calendar import MONTH_NAMES, MONTHS, month_name
from tafelrunde.games.phoenix.state import State

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
        return Complaint(
            "no month has begun yet: the first turn orders must be drawn",
            "noch hat kein Monat begonnen: die ersten Zugreihenfolgen sind auszulosen",
        )
    reach = f"1 ({month_name(1)}) – {last} ({month_name(last)})"
    return Complaint(
        f"month {month} has not begun; the log has the months {reach}",
        f"Monat {month} hat nicht begonnen; im Log stehen die Monate {reach}",
    )


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


def view_at(campaign: Campaign, seat: Seat | None, month: int) -> Any:
    """What a seat knew when the muster of a month opened."""
    return campaign.game.view(state_at(campaign, month), seat)


def read_month(text: str) -> int:
    """`5`, or `Hel 1`."""
    wanted = text.strip()
    number = whole_number(wanted)
    if number is not None and number >= 1:
        return number
    named = NAMED.fullmatch(wanted)
    if named is not None and named[1].casefold() in FOLDED and int(named[2]) >= 1:
        return MONTHS * (int(named[2]) - 1) + FOLDED.index(named[1].casefold()) + 1
    names, shown = ", ".join(MONTH_NAMES), shortened(text)
    raise Complaint(
        f"{shown!r} is no month; write its number from the start (5) or name and year (Hel 1). "
        f"Months: {names}",
        f"{shown!r} ist kein Monat; schreibe die Nummer seit Beginn (5) oder Namen und Jahr (Hel 1). "
        f"Monate: {names}",
    )


def read_point(campaign: Campaign, text: str) -> int:
    """How many entries come before a point: the beginning of a month, or `#120` for entry 120 as the last."""
    entry = ENTRY.fullmatch(text.strip())
    if entry is None:
        return mark_of(campaign, read_month(text)).entries
    count, last = int(entry[1]), len(campaign.table.entries)
    if count > last:
        raise Complaint(
            f"there is no entry {count}; the log has {last}",
            f"Eintrag {count} gibt es nicht; das Log hat {last}",
        )
    return count
