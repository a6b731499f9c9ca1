"""Letters between the realms of a campaign: kept for ever, whatever becomes of the game's log.

A box is whose letters are meant: the number of a realm, or `MASTERS`. Who may open which is not known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from tafelrunde.store.rows import fetch, fetch_one, reading, row_of
from tafelrunde.store.schema import LETTERS, READ_LETTERS, RECIPIENTS, TASKS
from tafelrunde.store.upsert import add_new, inserting, put

MASTERS: Final = -1
Box = int
Kind = Literal["letter", "offer", "request"]
Outcome = Literal["accepted", "declined", "withdrawn"]


class LetterRecord(msgspec.Struct):
    """`key` is what people know it by; `id` only puts letters into their sequence."""

    table: str
    key: str
    at: float
    month: int
    """In which it was written."""
    rollbacks: int
    """How many there had been by then: a month that is played again is another one."""
    sender: Box
    author: int
    """The member who wrote it."""
    name: str
    text: str
    thread: str
    """The key of the letter that began it; its own if it did."""
    answers: str | None = None
    kind: Kind = "letter"
    gives: tuple[str, ...] = ()
    """Of an offer: orders of the sender, and what it wants for them: orders of the receiver."""
    wants: tuple[str, ...] = ()
    outcome: Outcome | None = None
    settled_by: str | None = None
    settled: float | None = None
    id: int = 0


class TaskRecord(msgspec.Struct):
    """A mark in the inbox of the game masters."""

    table: str
    reference: str
    done: bool
    name: str
    at: float


class Page(NamedTuple):
    """Letters before this id, the latest first."""

    limit: int
    before: int | None = None


LETTER_QUERY: Final = reading(LetterRecord, LETTERS)
TASK_QUERY: Final = reading(TaskRecord, TASKS)


# -- writing -------------------------------------------------------------------------------------------
def add(connection: Connection, letter: LetterRecord, to: Iterable[Box]) -> bool:
    """False, and nothing written, if there is one with its key."""
    statement = inserting(connection, LETTERS).values(row_of(letter, LETTERS))
    returned = statement.on_conflict_do_nothing().returning(LETTERS.c.id)
    number = connection.scalar(returned)
    if number is None:
        return False
    rows = [{"letter": number, "realm": realm, "table_id": letter.table} for realm in to]
    connection.execute(insert(RECIPIENTS), rows)
    return True


def settle(connection: Connection, letter: LetterRecord, outcome: Outcome, name: str, now: float) -> bool:
    """What becomes of an offer; False if that was settled before."""
    still = (LETTERS.c.id == letter.id) & LETTERS.c.outcome.is_(None)
    values = {"outcome": outcome, "settled_by": name, "settled": now}
    return connection.execute(update(LETTERS).where(still).values(values)).rowcount == 1


# -- reading -------------------------------------------------------------------------------------------
def letter(connection: Connection, table: str, key: str) -> LetterRecord | None:
    this = (LETTERS.c.table_id == table) & (LETTERS.c.key == key)
    return fetch_one(connection, LetterRecord, LETTER_QUERY.where(this))


def is_addressed(box: Box) -> ColumnElement[bool]:
    return exists().where(RECIPIENTS.c.letter == LETTERS.c.id, RECIPIENTS.c.realm == box)


def lies_in(box: Box | None) -> ColumnElement[bool]:
    """From or to it; of None: all letters of the campaign."""
    return true() if box is None else or_(LETTERS.c.sender == box, is_addressed(box))


def letters(
    connection: Connection, table: str, box: Box | None, page: Page, thread: str = ""
) -> list[LetterRecord]:
    """Those of a box, or of one thread in it."""
    query = LETTER_QUERY.where(LETTERS.c.table_id == table, lies_in(box))
    if thread:
        query = query.where(LETTERS.c.thread == thread)
    if page.before is not None:
        query = query.where(LETTERS.c.id < page.before)
    return fetch(connection, LetterRecord, query.order_by(LETTERS.c.id.desc()).limit(page.limit))


def open_offers(
    connection: Connection, table: str, box: Box, month: int, rollbacks: int
) -> list[LetterRecord]:
    """To this box and of this month as it is being played, which nobody has answered yet."""
    now = (LETTERS.c.month == month) & (LETTERS.c.rollbacks == rollbacks)
    is_open = (LETTERS.c.kind == "offer") & LETTERS.c.outcome.is_(None) & now & is_addressed(box)
    query = LETTER_QUERY.where(LETTERS.c.table_id == table, is_open)
    return fetch(connection, LetterRecord, query.order_by(LETTERS.c.id))


def recipients(connection: Connection, found: Sequence[LetterRecord]) -> dict[int, tuple[Box, ...]]:
    """By the id of each letter."""
    query = select(RECIPIENTS.c.letter, RECIPIENTS.c.realm).where(of_these(RECIPIENTS.c.letter, found))
    rows: dict[int, tuple[Box, ...]] = {letter.id: () for letter in found}
    for number, realm in connection.execute(query.order_by(RECIPIENTS.c.realm)):
        rows[number] += (realm,)
    return rows


def of_these(column: Any, found: Sequence[LetterRecord]) -> ColumnElement[bool]:
    held: ColumnElement[bool] = column.in_([letter.id for letter in found])
    return held


# -- who has read what ---------------------------------------------------------------------------------
def read_by(connection: Connection, member: int, found: Sequence[LetterRecord]) -> set[int]:
    mine = (READ_LETTERS.c.member == member) & of_these(READ_LETTERS.c.letter, found)
    return set(connection.scalars(select(READ_LETTERS.c.letter).where(mine)))


def mark_read(connection: Connection, member: int, letter: int) -> bool:
    """False if it was already."""
    return add_new(connection, READ_LETTERS, {"member": member, "letter": letter})


def mark_unread(connection: Connection, member: int, letter: int) -> None:
    this = (READ_LETTERS.c.member == member) & (READ_LETTERS.c.letter == letter)
    connection.execute(delete(READ_LETTERS).where(this))


def mark_all_read(connection: Connection, table: str, box: Box, member: int) -> None:
    rows = unread_by(table, box, member).with_only_columns(LETTERS.c.id)
    for number in connection.scalars(rows).all():
        mark_read(connection, member, number)


def unread_by(table: str, box: Box, member: int) -> Select[Any]:
    """Letters to a box that this member has not read; what it sent itself is not new to it."""
    is_read = exists().where(READ_LETTERS.c.letter == LETTERS.c.id, READ_LETTERS.c.member == member)
    return LETTER_QUERY.where(LETTERS.c.table_id == table, is_addressed(box), ~is_read)


def unread(connection: Connection, table: str, box: Box, member: int, most: int) -> list[LetterRecord]:
    """The latest of them."""
    query = unread_by(table, box, member).order_by(LETTERS.c.id.desc()).limit(most)
    return fetch(connection, LetterRecord, query)


def count_unread(connection: Connection, table: str, box: Box, member: int) -> int:
    query = unread_by(table, box, member).with_only_columns(func.count())
    return connection.scalar(query) or 0


# -- the inbox of the game masters ---------------------------------------------------------------------
def requests(connection: Connection, table: str, most: int) -> list[LetterRecord]:
    """What realms have asked their game masters for, done or not, the latest first."""
    query = LETTER_QUERY.where(LETTERS.c.table_id == table, LETTERS.c.kind == "request")
    return fetch(connection, LetterRecord, query.order_by(LETTERS.c.id.desc()).limit(most))


def put_task(connection: Connection, task: TaskRecord) -> None:
    put(connection, TASKS, row_of(task, TASKS))


def tasks(connection: Connection, table: str) -> dict[str, TaskRecord]:
    """By their references."""
    found = fetch(connection, TaskRecord, TASK_QUERY.where(TASKS.c.table_id == table))
    return {task.reference: task for task in found}
