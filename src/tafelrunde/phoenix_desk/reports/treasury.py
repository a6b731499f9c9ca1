"""The treasury book of a realm over all months, as text or as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from functools import partial

from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.reports.document import Section
from tafelrunde.phoenix_desk.reports.material import month_seen, span_of
from tafelrunde.phoenix_desk.reports.money import book_of, whole_book
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.report import Book, Booking
from tafelrunde.phoenix_desk.reports.scribe import Scribe
from tafelrunde.phoenix_desk.reports.sections_money import book_table, sums_table, why_said
from tafelrunde.phoenix_desk.reports.text import joined, section_lines

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets would work out instead of showing it."""
COLUMNS = ("month", "name", "why", "where", "gold", "balance", "kind", "apart", "rule")


def treasury(campaign: Campaign, realm: Seat, of_month: Callable[[int], Book] | None = None) -> Book:
    """Every booking that the realm was ever told; `of_month` knows the books of months that are kept."""
    of_month = of_month or partial(month_book, campaign, realm)
    return whole_book([of_month(month) for month in sorted(campaign.months)])


def month_book(campaign: Campaign, realm: Seat, month: int) -> Book:
    seen = month_seen(campaign.game, span_of(campaign, month), realm)
    opening = Look(seen.before).realm(realm).gold or 0
    return book_of(opening, month, seen.diaries.get(realm, ()))


def book_as_text(book: Book, realm: str, lang: Lang) -> str:
    scribe = Scribe(lang)
    title = scribe.t("treasury-title", realm=realm)
    section = Section("book", title, (book_table(scribe, book, months=True), sums_table(scribe, book)))
    return joined(section_lines(section))


def book_as_csv(book: Book, lang: Lang) -> str:
    """With a heading; numbers without separators, so that spreadsheets read them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(csv_row(row, Scribe(lang)) for row in book.rows)
    return out.getvalue()


def csv_row(row: Booking, scribe: Scribe) -> tuple[str | int, ...]:
    why = why_said(scribe, row.why)
    apart = "1" if row.apart else "0"
    return (
        row.month,
        month_name(row.month),
        words(why),
        words(row.where),
        row.gold,
        row.balance,
        row.kind,
        apart,
        row.rule,
    )


def words(text: str) -> str:
    """A cell that is shown as it is, whatever a game master has written."""
    return f"'{text}" if text.startswith(FORMULA) else text
