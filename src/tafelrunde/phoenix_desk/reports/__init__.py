"""Reports of a campaign: what one reader may know of one month, as text, HTML or JSON."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tafelrunde.engine.contract import Game, Lang, Seat
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.reports.build import build
from tafelrunde.phoenix_desk.reports.html import as_page
from tafelrunde.phoenix_desk.reports.layout import lay_out
from tafelrunde.phoenix_desk.reports.material import Month, last_closed, month_seen, said_in, span_of
from tafelrunde.phoenix_desk.reports.picture import Picture, picture
from tafelrunde.phoenix_desk.reports.report import Report
from tafelrunde.phoenix_desk.reports.text import as_plain

__all__ = [
    "Month",
    "Report",
    "as_board",
    "as_html",
    "as_json",
    "as_text",
    "build",
    "last_closed",
    "month_of",
    "picture",
    "said_in",
]


def month_of(campaign: Campaign, seat: Seat | None, month: int) -> Month:
    """What a seat knows of a month; None is the public."""
    return month_seen(campaign.game, span_of(campaign, month), seat)


def as_text(report: Report, lang: Lang) -> str:
    return as_plain(lay_out(report, lang))


def as_board(report: Report, lang: Lang) -> str:
    """The notice board and the turn order alone."""
    document = lay_out(report, lang)
    public = tuple(section for section in document.sections if section.id in ("orders", "news"))
    return as_plain(replace(document, sections=public))


def as_html(game: Game, report: Report, lang: Lang, drawn: Picture | None = None) -> str:
    """One file that needs no other."""
    return as_page(game, lay_out(report, lang), drawn)


def as_json(report: Report) -> bytes:
    """Both languages at once."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"
