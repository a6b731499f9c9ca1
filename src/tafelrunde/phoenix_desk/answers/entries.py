"""The log as game masters read it: month by month, or searched, a page at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from tafelrunde.engine.contract import CHANCE, Lang
from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix.moves.kinds import Amend, DrawOrder, Sheet
from tafelrunde.games.phoenix.told.events import Minuted
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import entries_by_month
from tafelrunde.phoenix_desk.months.notes import Note, notes_of
from tafelrunde.phoenix_desk.months.rollback import kept_dice
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tafelrunde.phoenix_desk.review.spoken import spoken

EntryKind = Literal["sheet", "correction", "decision", "dice", "order"]
"""`order` is a turn order that was drawn."""
PAGE: Final = 40
LOOKED: Final = 6
"""Months that one question looks through, so that years are not answered at once."""
UNDOING: Final = ("rolled back", "restored", "played again")


class LogRow(msgspec.Struct, frozen=True):
    n: int
    month: int
    who: str
    """The realm, or the seat of the game masters; empty for chance."""
    kind: EntryKind
    said: tuple[str, ...]
    """Line by line."""
    reason: str = ""
    dice: Literal["", "drawn", "typed", "kept"] = ""
    by: str = ""
    """Which game master put it into the log, as far as that is known."""


class Doing(msgspec.Struct, frozen=True):
    """Entries that somebody put into the log together."""

    what: str
    who: str
    at: float
    first: int
    last: int


class LogPage(msgspec.Struct, frozen=True):
    rows: tuple[LogRow, ...]
    doings: tuple[Doing, ...]
    """Those that begin among these rows."""
    after: int | None = None
    """In one month: the entry to go on after; None at its end."""
    before: int | None = None
    """In a search: the month to go on before; None if all are looked through."""


class MonthInLog(msgspec.Struct, frozen=True):
    month: int
    start: int
    """How many entries came before it: what a rollback to its beginning leaves."""
    entries: int


class LogMonths(msgspec.Struct, frozen=True):
    months: tuple[MonthInLog, ...]
    last: int
    """The log's last entry."""
    people: tuple[str, ...]
    """Game masters who stand in the notes."""


class Wanted(msgspec.Struct, frozen=True):
    """Which entries; empty is any."""

    kind: str = ""
    who: str = ""
    """A realm, or a game master by name."""
    text: str = ""


# --- which there are ---------------------------------------------------------------------------------


def log_months(campaign: Campaign) -> LogMonths:
    """The latest first."""
    last = len(campaign.table.entries)
    starts = sorted(campaign.months.entries.items())
    ends = [start for _month, start in starts[1:]] + [last]
    rows = [MonthInLog(month, start, end - start) for (month, start), end in zip(starts, ends, strict=True)]
    people = dict.fromkeys([note.who for note in notes_of(campaign.home)])
    return LogMonths(tuple(rows[::-1]), last, tuple(people))


def doings(notes: Sequence[Note]) -> list[Doing]:
    """What still stands of all that was put into the log, oldest first."""
    found: list[Doing] = []
    for note in notes:
        if note.what in UNDOING:
            found = [one for one in found if one.last <= note.entries]
        if note.what in ("published", "played", "played again") and note.count:
            found.append(Doing(note.what, note.who, note.at, note.entries + 1, note.entries + note.count))
    return found


def author(done: Sequence[Doing], n: int) -> str:
    """Who put an entry into the log; empty where nobody knows."""
    return next((one.who for one in reversed(done) if one.first <= n <= one.last), "")


# --- a page ------------------------------------------------------------------------------------------


class Reader:
    """Reads entries to somebody."""

    def __init__(self, campaign: Campaign, lang: Lang) -> None:
        self.campaign, self.lang = campaign, lang
        self.kept = kept_dice(campaign)
        self.doings = doings(notes_of(campaign.home))

    def of_month(self, month: int, wanted: Wanted, after: int = 0) -> LogPage:
        rows = [row for row in self.rows(month, after) if fits(row, wanted)]
        page = tuple(rows[:PAGE])
        return LogPage(page, self.begun(page), after=page[-1].n if len(rows) > PAGE else None)

    def search(self, wanted: Wanted, before: int = 0) -> LogPage:
        """The latest months first; within a month in sequence."""
        known = sorted([month for month in self.campaign.months.entries if not before or month < before])
        rows: list[LogRow] = []
        looked = 0
        while known and looked < LOOKED and len(rows) < PAGE:
            rows += [row for row in self.rows(known.pop()) if fits(row, wanted)]
            looked += 1
        return LogPage(tuple(rows), self.begun(rows), before=known[-1] + 1 if known else None)

    def rows(self, month: int, after: int = 0) -> Iterator[LogRow]:
        for when, entry in entries_by_month(self.campaign, month, after):
            yield self.row(when, entry)

    def row(self, month: int, entry: Entry) -> LogRow:
        kind = kind_of(entry)
        return LogRow(
            n=entry.n,
            month=month,
            who="" if entry.seat == CHANCE else self.campaign.header.seats[entry.seat],
            kind=kind,
            said=tuple(self.said(entry, kind)),
            reason=str(getattr(entry.move, "reason", "")),
            dice=self.dice(entry),
            by=author(self.doings, entry.n),
        )

    def dice(self, entry: Entry) -> Literal["", "drawn", "typed", "kept"]:
        if entry.seat != CHANCE:
            return ""
        if not entry.typed:
            return "drawn"
        return "kept" if entry.n in self.kept else "typed"

    def said(self, entry: Entry, kind: EntryKind) -> list[str]:
        if isinstance(entry.move, Amend):
            found = [spoken(one.path, None, one.value, self.lang) for one in entry.move.changes]
            return [f"{one.topic}, {one.name}: {one.after}" for one in found]
        thrown = self.thrown(entry) if kind == "dice" else []
        return thrown or self.campaign.game.format_move(entry.move, self.lang).splitlines()

    def thrown(self, entry: Entry) -> list[str]:
        """What they were for, as far as the minutes of this entry tell."""
        minutes = [
            minute
            for event in self.campaign.table.events[entry.n - 1]
            if isinstance(event, Minuted)
            for minute in event.entries or ()
        ]
        return [
            line
            for minute in minutes
            if isinstance(minute, Thrown)
            for line in in_words(minute, self.campaign.names, self.lang)
        ]

    def begun(self, rows: Sequence[LogRow]) -> tuple[Doing, ...]:
        there = {row.n for row in rows}
        return tuple([one for one in self.doings if one.first in there])


def kind_of(entry: Entry) -> EntryKind:
    if entry.seat == CHANCE:
        return "order" if isinstance(entry.move, DrawOrder) else "dice"
    if isinstance(entry.move, Sheet):
        return "sheet"
    return "correction" if isinstance(entry.move, Amend) else "decision"


def fits(row: LogRow, wanted: Wanted) -> bool:
    if (wanted.kind and row.kind != wanted.kind) or (wanted.who and wanted.who not in (row.who, row.by)):
        return False
    told = "\n".join([row.who, row.by, row.reason, *row.said]).casefold()
    return all(word in told for word in wanted.text.casefold().split())
