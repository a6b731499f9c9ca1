"""What is given out of a campaign as files: reports, notice board, treasury, maps; to each what he may know.

Each file is made once and kept as long as there is room, under all that it depends on: the line of the log
up to which it tells, the reader, form and language.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.games.phoenix.tables.calendar import month_name, year_of
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import mark_of, state_at
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.handouts.documents import (
    BookForm,
    ReportForm,
    board_file,
    book_file,
    report_file,
)
from tafelrunde.phoenix_desk.handouts.maps import MapStyle, map_file
from tafelrunde.phoenix_desk.handouts.public import closed, last_public, need_public, state_after
from tafelrunde.phoenix_desk.reports import last_closed
from tafelrunde.phoenix_desk.reports.report import Book
from tafelrunde.phoenix_desk.reports.treasury import month_book
from tafelrunde.server.campaigns.errand import Errand, NoArgs
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied

MOST_KEPT: Final = 16 * 1024 * 1024
"""Bytes of files that a worker keeps."""
MonthNumber = Annotated[int, Meta(ge=1, le=100_000)]


# -- whose eyes ------------------------------------------------------------------------------------------


class OfMonth(msgspec.Struct, frozen=True):
    """A report; without a realm the game master's, without a month that of the last one that is over."""

    realm: int | None = None
    month: int | None = None
    form: ReportForm = "html"
    lang: Lang = "de"


class OfRealm(msgspec.Struct, frozen=True):
    realm: int
    form: BookForm = "csv"
    lang: Lang = "de"


class OfMap(msgspec.Struct, frozen=True):
    """A map; with a month as it was when that began, else as it is now."""

    style: MapStyle
    realm: int | None = None
    month: int | None = None


def seat_of(campaign: Campaign, realm: int | None) -> Seat:
    """A realm, or the game master."""
    if realm is None:
        return campaign.master
    if realm >= len(campaign.names):
        raise Denied("missing", "nothing-at-address")
    return realm


# -- what is kept ----------------------------------------------------------------------------------------


class Files:
    """Those made last; what nobody has asked for longest goes first."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most, self.used = most, 0
        self.kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()

    def get(self, key: tuple[Any, ...], make: Callable[[], bytes]) -> bytes:
        found = self.kept.get(key)
        if found is None:
            found = make()
            self.put(key, found)
        else:
            self.kept.move_to_end(key)
        return found

    def put(self, key: tuple[Any, ...], data: bytes) -> None:
        self.kept[key] = data
        self.used += len(data)
        while self.used > self.most:
            self.used -= len(self.kept.popitem(last=False)[1])


FILES: Final = Files()


def made(bench: Workbench, entries: int, args: Any, make: Callable[[], bytes]) -> bytes:
    """A file that follows from the first so many entries of the log."""
    line = bench.campaign.written[entries]  # its hash covers all lines before it
    return FILES.get((bench.name, line, args), make)


def end_of(campaign: Campaign, month: int) -> int:
    """How many entries the log has when a month is over, or by now."""
    return campaign.months.entries.get(month + 1, len(campaign.table.entries))


# -- reports ---------------------------------------------------------------------------------------------


def report(bench: Workbench, args: OfMonth) -> bytes:
    campaign = bench.campaign
    seat, month = seat_of(campaign, args.realm), args.month or last_closed(campaign.state)
    mark_of(campaign, month)
    key = ("report", seat, month, args.form, args.lang)
    end = end_of(campaign, month)
    return made(bench, end, key, lambda: report_file(campaign, seat, month, args.form, args.lang))


def board(bench: Workbench, args: OfMonth) -> bytes:
    """What hangs out for all realms, in the month that runs too."""
    return posted(bench, args.month or last_closed(bench.campaign.state), args.form, args.lang)


def posted(bench: Workbench, month: int, form: ReportForm, lang: Lang) -> bytes:
    """As a page with the map that everybody knows, or without it."""
    campaign = bench.campaign
    mark_of(campaign, month)
    key = ("board", month, form, lang)

    def make() -> bytes:
        if form == "html":
            return report_file(campaign, None, month, form, lang)
        return board_file(campaign, month, form, lang)

    return made(bench, end_of(campaign, month), key, make)


def treasury(bench: Workbench, args: OfRealm) -> bytes:
    campaign = bench.campaign
    realm, end = seat_of(campaign, args.realm), len(campaign.table.entries)

    def of_month(month: int) -> Book:
        """To tell a month means to play it again: those that are over are told once."""
        key = ("month's book", realm, month)
        kept = made(bench, end_of(campaign, month), key, lambda: encode(month_book(campaign, realm, month)))
        return msgspec.json.decode(kept, type=Book)

    def make() -> bytes:
        return book_file(campaign, realm, args.form, args.lang, of_month)

    return made(bench, end, ("treasury", args), make)


# -- maps ------------------------------------------------------------------------------------------------


def world_map(bench: Workbench, args: OfMap) -> bytes:
    campaign = bench.campaign
    seat = seat_of(campaign, args.realm)
    now = args.month is None
    state = campaign.state if args.month is None else state_at(campaign, args.month)
    end = len(campaign.table.entries) if now else campaign.months.entries[state.month]
    return made(
        bench, end, ("map", seat, now, args.style), lambda: map_file(campaign, state, seat, args.style)
    )


# -- months ----------------------------------------------------------------------------------------------


class MonthListed(msgspec.Struct, frozen=True):
    month: int
    name: str
    year: int
    closed: bool


class MonthList(msgspec.Struct, frozen=True):
    months: tuple[MonthListed, ...]
    """Of which there are reports, the first one first."""


def months(bench: Workbench, args: NoArgs) -> MonthList:
    return listed(bench.campaign, max(bench.campaign.months, default=0))


def listed(campaign: Campaign, last: int) -> MonthList:
    over = closed(campaign)
    begun = [month for month in sorted(campaign.months) if month <= last]
    return MonthList(
        tuple([MonthListed(month, month_name(month), year_of(month), month <= over) for month in begun])
    )


# -- those who look on -----------------------------------------------------------------------------------


def delay_of(bench: Workbench) -> int:
    delay = house_rules(bench.home).spectators
    if delay is None:
        raise Denied("forbidden", "nobody-looks-on")
    return delay


def public_months(bench: Workbench, args: NoArgs) -> MonthList:
    return listed(bench.campaign, last_public(bench.campaign, delay_of(bench)))


def public_board(bench: Workbench, args: OfMonth) -> bytes:
    month = need_public(bench.campaign, delay_of(bench), args.month)
    return posted(bench, month, args.form, args.lang)


def public_map(bench: Workbench, args: OfMap) -> bytes:
    """As everybody knows it at the end of a month that is old enough."""
    campaign = bench.campaign
    month = need_public(campaign, delay_of(bench), args.month, first=0)
    key, end = ("public map", month, args.style), end_of(campaign, month)
    return made(bench, end, key, lambda: map_file(campaign, state_after(campaign, month), None, args.style))


ERRANDS = (
    Errand("files.months", months),
    Errand("files.report", report, OfMonth, lane="long"),
    Errand("files.board", board, OfMonth, lane="long"),
    Errand("files.treasury", treasury, OfRealm, lane="long"),
    Errand("files.map", world_map, OfMap, lane="long"),
    Errand("public.months", public_months),
    Errand("public.board", public_board, OfMonth, lane="long"),
    Errand("public.map", public_map, OfMap, lane="long"),
)
