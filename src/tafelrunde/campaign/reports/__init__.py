"""Reports of a campaign: what one reader may know of one month, as text, HTML or JSON."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.reports.build import build
from tafelrunde.campaign.reports.gathering import Month, last_closed, month_seen, span_of
from tafelrunde.campaign.reports.html import as_page
from tafelrunde.campaign.reports.layout import lay_out
from tafelrunde.campaign.reports.picture import Picture, picture
from tafelrunde.campaign.reports.report import Report
from tafelrunde.campaign.reports.text import as_plain
from tafelrunde.engine.protocol import Game, Lang, Seat

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
