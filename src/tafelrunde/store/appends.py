"""Appending steps: few statements for a whole batch, compiled once, on the driver's own cursor.

A thread that runs a statement lets go of the interpreter and must wait for it again; so a batch takes a few
statements, however many steps it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from sqlalchemy import (
    CTE,
    ColumnElement,
    Connection,
    Dialect,
    Insert,
    bindparam,
    cast,
    column,
    create_engine,
    literal_column,
    select,
    update,
    values,
)
from sqlalchemy.dialects import postgresql, sqlite

from tafelrunde.store.interface import Repeated, Taken
from tafelrunde.store.records import Append
from tafelrunde.store.rows import row_of
from tafelrunde.store.schema import NOTICES, PROGRESS, STEPS

SIZES = (64, 48, 32, 24, 16, 12, 8, 6, 4, 3, 2, 1)
STEP_FIELDS = ("table_id", "n", "kind", "body", "actor", "at", "command", "clock")
PROGRESS_FIELDS = ("table_id", "n", "to_act", "deadline", "status", "changed")
TYPES = {**{c.name: c.type for c in STEPS.c}, **{c.name: c.type for c in PROGRESS.c}}

Result = Taken | Repeated | None


class Collision(Exception):
    """Some steps of the batch are not written: take all back and see one by one which."""


def parameter(name: str, row: int, dialect: Dialect) -> ColumnElement[Any]:
    """Only PostgreSQL must be told the type; SQLite takes each value as it is."""
    kind = TYPES[name]
    given = bindparam(f"row{row}_{name}", type_=kind)
    return given if dialect.name == "sqlite" else cast(given, kind)


def batch_of(size: int, fields: Sequence[str], dialect: Dialect) -> CTE:
    """So many rows of parameters, as a table `batch`."""
    rows = [tuple(parameter(name, row, dialect) for name in fields) for row in range(size)]
    return values(*(column(name, TYPES[name]) for name in fields), name="batch").data(rows).cte("batch")


def insert_steps(size: int, dialect: Dialect) -> str:
    """Only the step after the last one, and only once for each command."""
    batch = batch_of(size, STEP_FIELDS, dialect)
    follows = (PROGRESS.c.table_id == batch.c.table_id) & (PROGRESS.c.n == batch.c.n - literal_column("1"))
    rows = select(*batch.c).where(follows)
    if dialect.name == "sqlite":
        statement: Insert = sqlite.insert(STEPS).from_select(STEP_FIELDS, rows).on_conflict_do_nothing()
    else:
        # Tables are held in one order (`locks.py`), so that no two processes wait for each other in a ring.
        rows = rows.order_by(batch.c.table_id.collate("C")).with_for_update(of=PROGRESS, key_share=True)
        statement = postgresql.insert(STEPS).from_select(STEP_FIELDS, rows).on_conflict_do_nothing()
    return str(statement.compile(dialect=dialect))


def update_progress(size: int, dialect: Dialect) -> str:
    batch = batch_of(size, PROGRESS_FIELDS, dialect)
    changes = {name: batch.c[name] for name in PROGRESS_FIELDS[1:]}
    statement = update(PROGRESS).values(changes).where(PROGRESS.c.table_id == batch.c.table_id)
    return str(statement.compile(dialect=dialect))


def step_row(append: Append) -> tuple[Any, ...]:
    step = append.step
    return (
        append.table,
        step.n,
        step.kind,
        step.body.decode(),
        step.actor,
        step.at,
        step.command,
        step.clock.decode(),
    )


@lru_cache(1024)
def written(to_act: tuple[int, ...]) -> str:
    """The same few seats are to act again and again."""
    return msgspec.json.encode(to_act).decode()


def progress_row(append: Append) -> tuple[Any, ...]:
    step = append.step
    return append.table, step.n, written(append.to_act), append.deadline, append.status, step.at


def portions(appends: Sequence[Append]) -> Iterator[tuple[int, Sequence[Append]]]:
    """As few statements as their sizes allow: how many rows each has, and what goes into them."""
    for start in range(0, len(appends), SIZES[0]):
        portion = appends[start : start + SIZES[0]]
        yield min(size for size in SIZES if size >= len(portion)), portion


def by_position(database: str) -> Dialect:
    """The dialect with parameters in a row, which need no names."""
    if database == "sqlite":
        dialect = create_engine("sqlite://", paramstyle="qmark").dialect
        # The driver counts the rows of a statement only if that begins with INSERT, not with WITH.
        dialect.cte_follows_insert = True
        return dialect
    return create_engine("postgresql+psycopg://", paramstyle="format").dialect


@cache
def appender(database: str) -> Appender:
    """For `sqlite` or `postgresql`; to compile the statements takes a while, so they are kept."""
    dialect = by_position(database)
    return Appender(
        {size: insert_steps(size, dialect) for size in SIZES},
        {size: update_progress(size, dialect) for size in SIZES},
    )


class Appender:
    def __init__(self, inserts: dict[int, str], updates: dict[int, str]) -> None:
        """Statements by the number of steps they take."""
        self._inserts, self._updates = inserts, updates

    def write(self, connection: Connection, appends: list[Append], *, one_by_one: bool) -> list[Result]:
        """What became of each; raises `Collision` if that shows only when they go one by one."""
        if one_by_one:
            return [self._write_one(connection, append) for append in appends]
        if appends:
            self._write_all(connection, appends)
        return [None] * len(appends)

    def _write_all(self, connection: Connection, appends: Sequence[Append]) -> None:
        if self._run(connection, self._inserts, step_row, appends) != len(appends):
            raise Collision
        self._run(connection, self._updates, progress_row, appends)
        notices = [row_of(notice, NOTICES) for append in appends for notice in append.notices]
        if notices:
            connection.execute(NOTICES.insert(), notices)

    def _write_one(self, connection: Connection, append: Append) -> Result:
        try:
            self._write_all(connection, [append])
        except Collision:
            return why_not(connection, append)
        return None

    def _run(
        self,
        connection: Connection,
        statements: dict[int, str],
        row: Callable[[Append], tuple[Any, ...]],
        appends: Sequence[Append],
    ) -> int:
        """The number of rows written."""
        cursor = connection.connection.cursor()
        written = 0
        for size, portion in portions(appends):
            fields = [field for append in portion for field in row(append)]
            # Rows that are left over belong to no table, and so change nothing.
            fields += [None] * (len(fields) // len(portion) * (size - len(portion)))
            cursor.execute(statements[size], fields)
            written += cursor.rowcount
        cursor.close()
        return written


def why_not(connection: Connection, append: Append) -> Taken | Repeated:
    if append.step.command is not None:
        same = (STEPS.c.table_id == append.table) & (STEPS.c.command == append.step.command)
        n = connection.scalar(select(STEPS.c.n).where(same))
        if n is not None:
            return Repeated(n)
    return Taken(append.table, append.step.n)
