"""Sections about gold: the treasury book, gold outside it, and the forecast."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from tafelrunde.phoenix_desk.reports.document import Block, Remark, Section, Table
from tafelrunde.phoenix_desk.reports.report import Book, Booking, Carried, Forecast, Own
from tafelrunde.phoenix_desk.reports.scribe import Scribe
from tafelrunde.phoenix_desk.reports.sentences import army_said

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
    """Every booking, alike ones in one row, between the opening and the closing balance."""
    names = ("what", "where", ">gold", ">balance", "rule")
    first = ("", scribe.t("book-opening"), "", "", scribe.n(book.opening), "")
    last = ("", scribe.t("book-closing"), "", "", scribe.n(book.closing), "")
    rows = [first, *[booking_row(scribe, rows) for rows in alike(book.rows)]]
    start = 0 if months else 1
    columns = scribe.columns(*(("month", *names) if months else names))
    return Table(columns, tuple(row[start:] for row in rows), last[start:])


def alike(rows: Iterable[Booking]) -> list[list[Booking]]:
    """Bookings of one kind and sum that follow one another; so the balances still follow from each other."""
    found = groupby(rows, key=lambda row: (row.month, row.why, row.gold, row.rule, row.apart))
    return [list(rows) for _key, rows in found]


def booking_row(scribe: Scribe, rows: Sequence[Booking]) -> tuple[str, ...]:
    row = rows[-1]
    what = scribe.t("book-apart") if row.apart else why_said(scribe, row.why)
    balance = "" if row.apart else scribe.n(row.balance)
    where = ", ".join([booking.where or "–" for booking in rows]) if len(rows) > 1 else row.where
    if len(rows) > 1:
        where = scribe.t("book-each", count=len(rows), gold=scribe.signed(row.gold), where=where)
    gold = scribe.signed(sum([booking.gold for booking in rows]))
    return (scribe.month(row.month), what, where, gold, balance, row.rule)


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
