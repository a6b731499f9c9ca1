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
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import OVER, State
from tafelrunde.games.phoenix.told.course import OrderDrawn
from tafelrunde.games.phoenix.told.events import Minuted, PublicEvent, Reported
from tafelrunde.games.phoenix.told.minutes import AnyMinute
from tafelrunde.games.phoenix.told.notes import AnyNote, Said
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import not_begun

PUBLIC: Final = get_args(PublicEvent)


class Span:
    """One month of a campaign as it was: the positions at both ends, and the events. Holds every secret."""

    def __init__(self, month: int, before: State, after: State, events: Sequence[Event]) -> None:
        self.month = month
        self.before = before
        self.after = after
        self.events = events


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


def last_closed(state: State) -> int:
    """The month to report on: the last one that is over; the first while it runs."""
    return state.month if state.step == OVER else max(1, state.month - 1)


def span_of(campaign: Campaign, month: int) -> Span:
    """From the muster of this month to that of the next, or to now."""
    need_month(campaign, month)
    first, following = campaign.months[month], campaign.months.get(month + 1)
    last = len(campaign.table.entries) if following is None else following.entries
    after = campaign.state if following is None else following.state
    events = [event for told in campaign.table.events[first.entries : last] for event in told]
    return Span(month, first.state, after, events)


def need_month(campaign: Campaign, month: int) -> None:
    if month not in campaign.months:
        last = max(campaign.months, default=0)
        if last == 0:
            raise not_begun(month, last)
        raise Complaint("no-report-of-month", {"month": str(month), "last": str(last)})


def month_seen(game: Game, span: Span, seat: Seat | None) -> Month:
    """The month through the eyes of one seat."""
    before, after = game.view(span.before, seat), game.view(span.after, seat)
    if after.month == span.month:
        over, minutes = after.step == "over", after.minutes or ()
        return Month(seat, span.month, over, before, after, after.news, diaries_in(after), minutes)
    told = [game.redact(event, seat) for event in span.events]
    news, diaries, minutes = (*before.news, *news_of(told)), diaries_of(told), minutes_of(told)
    return Month(seat, span.month, True, before, after, news, diaries, minutes)


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
