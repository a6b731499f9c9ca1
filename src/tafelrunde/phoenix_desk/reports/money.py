"""The treasury book and what the land will pay. Taxes, other and special income are kept apart (PH-3.2c)."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.phoenix.tables.calendar import PLUNDER_MONTHS, is_income
from tafelrunde.games.phoenix.tables.prices import STAGE_INCOME, STAGE_OF
from tafelrunde.games.phoenix.told.notes import Amended, AnyNote, Booked
from tafelrunde.games.phoenix.towns.taxes import taxes
from tafelrunde.phoenix_desk.reports.citations import BOOK_RULES
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.report import Book, Booking, Carried, Forecast, Kind

KINDS: dict[str, Kind] = {
    "start": "master",
    "taxes": "taxes",
    "returned": "spent",
    "cargo": "carried",
    "grant": "master",
}
"""By reason; all others are other income (PH-3.2.2) if gold comes in, and spending if it goes out."""


def book_of(opening: int, month: int, notes: Iterable[AnyNote]) -> Book:
    """One month of the treasury book."""
    rows: list[Booking] = []
    balance = opening
    for note in notes:
        row = row_of(note, month, balance)
        if row is not None:
            rows.append(row)
            balance = row.balance
    return Book(opening, balance, tuple(rows), sums(rows))


def row_of(note: AnyNote, month: int, balance: int) -> Booking | None:
    if isinstance(note, Booked):
        return booking(note, month, balance)
    if isinstance(note, Amended) and note.path.startswith("realms.") and note.path.endswith(".gold"):
        before, after = int(note.before), int(note.after)
        return Booking(month, after - before, "amended", note.reason, after, BOOK_RULES["amended"], "master")
    return None


def booking(note: Booked, month: int, balance: int) -> Booking:
    """Special income that is spent where it lies never was in the treasury (PH-3.2.3c)."""
    if note.why == "special" and note.gold < 0:
        rule = BOOK_RULES["spent"]
        return Booking(month, note.gold, note.why, note.where, balance, rule, "special", apart=True)
    kind = KINDS.get(note.why, "other" if note.gold > 0 else "spent")
    return Booking(month, note.gold, note.why, note.where, note.balance, BOOK_RULES[note.why], kind)


def sums(rows: Iterable[Booking]) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in rows:
        found[row.kind] = found.get(row.kind, 0) + row.gold
    return found


def whole_book(books: list[Book]) -> Book:
    """All months as one."""
    rows = tuple(row for book in books for row in book.rows)
    return Book(books[0].opening, books[-1].closing, rows, sums(rows))


def carried(look: Look, realm: int) -> tuple[Carried, ...]:
    """Gold on the way, and special income in towns (PH-3.2.3, PH-4.3a)."""
    found = [
        Carried(int(number), army.field, army.gold or 0, army.special or 0)
        for number, army in look.view.armies[realm].items()
        if army.gold or army.special
    ]
    for label in look.towns(realm):
        special = look.view.towns[label].special
        if special:
            found.append(Carried(0, label, 0, special))
    return tuple(found)


def forecast(look: Look, realm: int, month: int) -> Forecast:
    """Taxes of the next income month from this one on, if everything stays as it is (PH-3.2.1)."""
    while not is_income(month):
        month += 1
    fields = towns = blocked = 0
    for label in look.fields[realm]:
        land = look.income(label)
        town = STAGE_INCOME[STAGE_OF.get(look.view.towns[label].stage, 0)] if label in look.view.towns else 0
        fields, towns = fields + land, towns + town
        if month < look.view.plundered.get(label, -PLUNDER_MONTHS) + PLUNDER_MONTHS:
            blocked += land + town
    state = look.fitting.copy()
    state.month = month
    gold = taxes(state)[realm]
    return Forecast(month, gold, fields, towns, blocked, gold - (fields + towns - blocked))
