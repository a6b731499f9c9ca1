"""Reports, notice board and treasury as files; `reports` and the game settle what a reader may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.reports import as_board, as_html, as_json, as_text, build, month_of, picture
from tafelrunde.phoenix_desk.reports.report import Book, Chapter, Drawn, Line, Report
from tafelrunde.phoenix_desk.reports.treasury import book_as_csv, book_as_text, treasury

ReportForm = Literal["html", "text", "json"]
BoardForm = Literal["text", "json"]
BookForm = Literal["text", "csv", "json"]


class Board(msgspec.Struct, frozen=True):
    """The notice board of a month: the turn orders, and what everybody heard."""

    month: int
    name: str
    orders: tuple[Drawn, ...]
    news: tuple[Line, ...]
    board: tuple[Chapter, ...]


def report_file(campaign: Campaign, seat: Seat | None, month: int, form: ReportForm, lang: Lang) -> bytes:
    """One month for one reader; None is the public."""
    known = month_of(campaign, seat, month)
    report = build(campaign.game, known)
    if form == "json":
        return as_json(report)
    if form == "html":
        return as_html(campaign.game, report, lang, picture(known, lang)).encode()
    return as_text(report, lang).encode()


def board_file(campaign: Campaign, month: int, form: BoardForm, lang: Lang) -> bytes:
    report = build(campaign.game, month_of(campaign, None, month))
    return encode(board_of(report)) + b"\n" if form == "json" else as_board(report, lang).encode()


def board_of(report: Report) -> Board:
    return Board(report.month, report.name, report.orders, report.news, report.board)


def book_file(
    campaign: Campaign,
    realm: Seat,
    form: BookForm,
    lang: Lang,
    of_month: Callable[[int], Book] | None = None,
) -> bytes:
    """Every booking that a realm was ever told."""
    return book_in(treasury(campaign, realm, of_month), campaign.names[realm], form, lang)


def book_in(book: Book, realm: str, form: BookForm, lang: Lang) -> bytes:
    if form == "json":
        return encode(book) + b"\n"
    if form == "csv":
        return book_as_csv(book, lang).encode()
    return book_as_text(book, realm, lang).encode()
