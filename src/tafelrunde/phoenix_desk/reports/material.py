"""What a reader was shown in one month: views at its beginning and end, and what he was told in between.

All secrecy is the game's: positions pass through `game.view`, events through `game.redact`, and nothing of a
`Span` reaches a report in any other way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Final, get_args

import msgspec

from tafelrunde.engine.contract import Event, Game, Seat
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import MUSTER, OVER, State
from tafelrunde.games.phoenix.told.course import OrderDrawn
from tafelrunde.games.phoenix.told.events import Minuted, PublicEvent, Reported
from tafelrunde.games.phoenix.told.minutes import AnyMinute
from tafelrunde.games.phoenix.told.notes import AnyNote, OrderFailed, Said
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import not_begun
from tafelrunde.phoenix_desk.reports.reading.rows import Part

PUBLIC: Final = get_args(PublicEvent)


class Given(msgspec.Struct, frozen=True):
    """A sheet that a realm has handed in, and how many of its orders could not be carried out."""

    part: Part
    orders: tuple[Any, ...]
    failed: int = 0


Sheets = dict[int, tuple[Given, ...]]
"""By realm, in the sequence in which they were played."""


class Span:
    """One month of a campaign as it was: positions at both ends, events, sheets. Holds every secret."""

    def __init__(
        self, month: int, before: State, after: State, events: Sequence[Event], sheets: Sheets | None = None
    ) -> None:
        self.month = month
        self.before = before
        self.after = after
        self.events = events
        self.sheets = sheets or {}


class Month(msgspec.Struct, frozen=True):
    """One month as one seat knows it; None is the public."""

    seat: Seat | None
    month: int
    closed: bool
    before: PhoenixView
    after: PhoenixView
    news: tuple[Any, ...]
    diaries: dict[int, tuple[AnyNote, ...]]
    """By realm, as far as the seat may read them."""
    minutes: tuple[AnyMinute, ...] = ()
    """How evaluations were worked out: the game master's alone."""
    sheets: Sheets = {}
    """What was ordered: a realm reads its own sheets, the game master those of all."""


def last_closed(state: State) -> int:
    """The month to report on: the last one that is over; the first while it runs."""
    return state.month if state.step == OVER else max(1, state.month - 1)


def span_of(campaign: Campaign, month: int) -> Span:
    """From the muster of this month to that of the next, or to now."""
    need_month(campaign, month)
    first, following = campaign.months[month], campaign.months.get(month + 1)
    last = len(campaign.table.entries) if following is None else following.entries
    after = campaign.state if following is None else following.state
    told = campaign.table.events[first.entries : last]
    events = [event for row in told for event in row]
    entries, steps = campaign.table.entries[first.entries : last], campaign.steps[first.entries : last]
    together = first.state.setting.together
    return Span(month, first.state, after, events, sheets_in(entries, steps, told, together=together))


def sheets_in(
    entries: Iterable[Entry], steps: Iterable[int], told: Iterable[Sequence[Event]], *, together: bool
) -> Sheets:
    """Sheets of a month by realm; of those that were replaced before they were played, the last."""
    found: dict[tuple[int, Part], tuple[Any, ...]] = {}
    failed: dict[tuple[int, Part], int] = {}
    for entry, step, events in zip(entries, steps, told, strict=True):
        part: Part = "month" if together else "muster" if step == MUSTER else "turn"
        if isinstance(entry.move, Sheet):
            found[entry.seat, part] = entry.move.orders
        for realm in failures_told(events):
            failed[realm, part] = failed.get((realm, part), 0) + 1
    sheets: Sheets = {}
    for (realm, part), orders in found.items():
        row = Given(part, orders, failed.get((realm, part), 0))
        sheets[realm] = (*sheets.get(realm, ()), row)
    return sheets


def failures_told(events: Iterable[Event]) -> list[int]:
    """A realm for each of its orders that could not be carried out."""
    reported = [event for event in events if isinstance(event, Reported)]
    return [row.realm for row in reported for note in row.notes or () if isinstance(note, OrderFailed)]


def need_month(campaign: Campaign, month: int) -> None:
    if month not in campaign.months:
        last = max(campaign.months, default=0)
        if last == 0:
            raise not_begun(month, last)
        raise Complaint("no-report-of-month", {"month": str(month), "last": str(last)})


def month_seen(game: Game, span: Span, seat: Seat | None) -> Month:
    """The month through the eyes of one seat."""
    before, after = game.view(span.before, seat), game.view(span.after, seat)
    sheets = sheets_read_by(seat, span)
    if after.month == span.month:
        over, minutes = after.step == "over", after.minutes or ()
        return Month(seat, span.month, over, before, after, after.news, diaries_in(after), minutes, sheets)
    told = [game.redact(event, seat) for event in span.events]
    news, diaries, minutes = (*before.news, *news_of(told)), diaries_of(told), minutes_of(told)
    return Month(seat, span.month, True, before, after, news, diaries, minutes, sheets)


def sheets_read_by(seat: Seat | None, span: Span) -> Sheets:
    """A realm's own; the game master's are all that were played; nobody else reads any."""
    if seat == span.after.setting.game_master:
        return span.sheets
    return {realm: rows for realm, rows in span.sheets.items() if realm == seat}


def news_of(told: Iterable[Any]) -> tuple[Any, ...]:
    """Public events up to the draw that opens the next month."""
    public = [event for event in told if isinstance(event, PUBLIC)]
    return tuple(takewhile(lambda event: not isinstance(event, OrderDrawn), public))


def diaries_of(told: Iterable[Any]) -> dict[int, tuple[AnyNote, ...]]:
    """Notes of each realm in the order in which it was told them."""
    found: dict[int, tuple[AnyNote, ...]] = {}
    for event in told:
        if isinstance(event, Reported) and event.notes is not None:
            found[event.realm] = found.get(event.realm, ()) + event.notes
    return found


def minutes_of(told: Iterable[Any]) -> tuple[AnyMinute, ...]:
    return tuple(minute for event in told if isinstance(event, Minuted) for minute in event.entries or ())


def said_in(month: Month) -> list[tuple[int, str]]:
    """Special orders of the month: who gave them, and their words."""
    notes = [(realm, note) for realm, told in sorted(month.diaries.items()) for note in told]
    return [(realm, note.text) for realm, note in notes if isinstance(note, Said)]


def diaries_in(view: PhoenixView) -> dict[int, tuple[AnyNote, ...]]:
    return {
        number: realm.diary
        for number, realm in enumerate(view.realms)
        if realm is not None and realm.diary is not None
    }
