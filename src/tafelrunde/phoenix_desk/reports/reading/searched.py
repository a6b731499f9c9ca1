"""Searching in reports: all sentences of a month that its reader was told, and those with words in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.phoenix_desk.reports.reading.rows import Ordered
from tafelrunde.phoenix_desk.reports.report import Booking, Line, Own, Report, Worked
from tafelrunde.phoenix_desk.reports.scribe import Scribe
from tafelrunde.phoenix_desk.reports.sections_money import why_said
from tafelrunde.phoenix_desk.reports.sentences import ENGLISH_FIRST

Section = Literal["diary", "failed", "orders", "worked", "changes", "book", "news"]
PLACES: Final = ("field", "target", "where")


class Passage(msgspec.Struct, frozen=True):
    """One sentence of a report: where it stands, its rule, and the field that it names."""

    section: Section
    said: Words
    rule: str = ""
    field: str = ""


def told_in(report: Report) -> list[Passage]:
    """What happened first, what everybody heard last."""
    found: list[Passage] = []
    for own in report.own:
        found += own_told(own)
    found += [row for worked in report.worked for row in reckoned(worked)]
    return [*found, *lines_told("news", report.news)]


def own_told(own: Own) -> Iterator[Passage]:
    yield from lines_told("diary", own.diary)
    yield from [Passage("failed", failure.why, failure.rule) for failure in own.failed]
    yield from [ordered_told(order) for order in own.orders]
    yield from lines_told("changes", own.changes.lines)
    yield from [booked_told(row) for row in own.book.rows]


def lines_told(section: Section, lines: Iterable[Line]) -> Iterator[Passage]:
    for line in lines:
        places = [line.data.get(name) for name in PLACES]
        field = next((place for place in places if isinstance(place, str)), "")
        yield Passage(section, line.said, line.rule, field)


def ordered_told(order: Ordered) -> Passage:
    return Passage("orders", order.said)


def booked_told(row: Booking) -> Passage:
    """`Taxes, 101/27: +5,000`."""
    said = []
    for lang in ENGLISH_FIRST:
        scribe = Scribe(lang)
        what = ", ".join([part for part in (why_said(scribe, row.why), row.where) if part])
        said.append(f"{what}: {scribe.signed(row.gold)}")
    return Passage("book", Words(*said), row.rule, row.where)


def reckoned(worked: Worked) -> Iterator[Passage]:
    field = worked.fields[0] if worked.fields else ""
    for line in worked.lines:
        yield Passage("worked", Words(line.en.strip(), line.de.strip()), "", field)


def has_words(told: Passage, words: Iterable[str]) -> bool:
    """Every word occurs, in whichever language it was asked; `words` are folded."""
    text = f"{told.said.en}\n{told.said.de}\n{told.rule}".casefold()
    return all(word in text for word in words)
