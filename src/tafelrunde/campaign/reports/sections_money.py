"""Sections about gold: the treasury book, gold outside it, and the forecast."""

from __future__ import annotations

from typing import Final

from tafelrunde.campaign.reports.document import Block, Remark, Section, Table
from tafelrunde.campaign.reports.report import Book, Booking, Carried, Forecast, Own
from tafelrunde.campaign.reports.scribe import Scribe
from tafelrunde.campaign.reports.wording import army_said

KINDS: Final = ("taxes", "other", "spent", "carried", "master", "special")


def money(scribe: Scribe, own: Own) -> Section:
    blocks: list[Block] = [book_table(scribe, own.book)]
    if own.book.rows:
        blocks.append(sums_table(scribe, own.book))
    if own.carried:
        blocks += [Remark(scribe.t("head-carried")), carried_table(scribe, own.carried)]
    blocks.append(Remark(forecast_said(scribe, own.forecast)))
    return Section("book", scribe.t("head-book"), tuple(blocks))


def book_table(scribe: Scribe, book: Book, *, months: bool = False) -> Table:
    """Every booking, between the opening and the closing balance."""
    names = ("what", "where", ">gold", ">balance", "rule")
    first = ("", scribe.t("book-opening"), "", "", scribe.n(book.opening), "")
    last = ("", scribe.t("book-closing"), "", "", scribe.n(book.closing), "")
    rows = [first, *[booking_row(scribe, row) for row in book.rows]]
    start = 0 if months else 1
    columns = scribe.columns(*(("month", *names) if months else names))
    return Table(columns, tuple(row[start:] for row in rows), last[start:])


def booking_row(scribe: Scribe, row: Booking) -> tuple[str, ...]:
    what = scribe.t("book-apart") if row.apart else why_said(scribe, row.why)
    balance = "" if row.apart else scribe.n(row.balance)
    return (scribe.month(row.month), what, row.where, scribe.signed(row.gold), balance, row.rule)


def why_said(scribe: Scribe, why: str) -> str:
    return scribe.t("why-amended") if why == "amended" else scribe.term(why)


def sums_table(scribe: Scribe, book: Book) -> Table:
    """Taxes, other and special income kept apart (PH-3.2c)."""
    rows = [(scribe.t(f"sum-{kind}"), scribe.signed(book.sums[kind])) for kind in KINDS if kind in book.sums]
    return Table(scribe.columns("what", ">sum"), tuple(rows))


def carried_table(scribe: Scribe, carried: tuple[Carried, ...]) -> Table:
    rows = [
        (
            army_said(row.army, scribe.lang) if row.army else scribe.t("town-chest"),
            row.field,
            scribe.blank(row.gold),
            scribe.blank(row.special),
        )
        for row in carried
    ]
    return Table(scribe.columns("army", "field", ">cargo_gold", ">special"), tuple(rows))


def forecast_said(scribe: Scribe, forecast: Forecast) -> str:
    numbers = {name: scribe.n(getattr(forecast, name)) for name in ("gold", "fields", "towns", "blocked")}
    has = {f"has-{name}": "yes" if getattr(forecast, name) else "no" for name in ("blocked", "extra")}
    extra = scribe.signed(forecast.extra)
    return scribe.t("forecast", month=scribe.month(forecast.month), extra=extra, **numbers, **has)
