"""All rows of a database as JSON lines, which either kind of database can take in again.

The first line names the version and the columns of each table, then comes one line per row, and the last line
counts the rows and seals them with a hash: half a file is not taken for a whole one.
"""

from __future__ import annotations

import hashlib
from base64 import b64decode
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, MetaData, Table, insert, select
from sqlalchemy import text as sql
from sqlalchemy.exc import OperationalError, StatementError

from tafelrunde.engine.errors import BadFile
from tafelrunde.store import versions

PORTION = 500
"""Rows written at once."""


class Head(msgspec.Struct, tag="tafelrunde-backup", forbid_unknown_fields=True):
    version: str
    tables: dict[str, list[str]]
    """Each table's columns; a table comes after those it refers to."""


class Seal(msgspec.Struct, tag="end", forbid_unknown_fields=True):
    rows: int
    sha256: str


HEAD, SEAL = msgspec.json.Decoder(Head), msgspec.json.Decoder(Seal)
ROW = msgspec.json.Decoder(tuple[str, list[Any]])


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are, of whatever version; one comes after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


# -- out ---------------------------------------------------------------------------------------------
def dumped(connection: Connection) -> Iterator[bytes]:
    """The lines, each with its line end."""
    tables = tables_of(connection)
    line = line_of(
        Head(
            versions.known(connection),
            {str(table.name): [str(column.name) for column in table.c] for table in tables},
        )
    )
    count, seal = 0, hashlib.sha256(line)
    yield line
    for table in tables:
        for row in connection.execute(select(table).execution_options(yield_per=PORTION)):
            line = line_of((str(table.name), list(row)))
            seal.update(line)
            count += 1
            yield line
    yield line_of(Seal(count, seal.hexdigest()))


def line_of(what: object) -> bytes:
    return msgspec.json.encode(what) + b"\n"


# -- in ----------------------------------------------------------------------------------------------
def take_in(connection: Connection, lines: Iterable[bytes], where: str) -> None:
    """Lays the tables of the lines' version, fills them and brings them to this one; in one transaction."""
    reading = Reading(iter(lines), where)
    head = reading.head()
    versions.refuse_unknown(head.version)
    versions.migrate(connection, head.version)
    reading.fill(connection, head)
    count_on(connection)
    versions.migrate(connection, "head")
    check_steps(connection, where)


class Reading:
    """The lines, and how far we are: for errors that name the line."""

    def __init__(self, lines: Iterator[bytes], where: str) -> None:
        self._lines, self._where = lines, where
        self._number, self._rows, self._seal = 0, 0, hashlib.sha256()

    def head(self) -> Head:
        try:
            return HEAD.decode(self._next())
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise self._bad("backup-none") from None

    def fill(self, connection: Connection, head: Head) -> None:
        tables = {table.name: table for table in tables_of(connection)}
        portion: list[dict[str, Any]] = []
        last: Table | None = None
        for table, row in self._read_rows(head, tables):
            if table is not last or len(portion) == PORTION:
                self._put(connection, last, portion)
                portion = []
            last = table
            portion.append(row)
        self._put(connection, last, portion)

    def _put(self, connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
        if table is None:
            return
        try:
            connection.execute(insert(table), rows)
        except OperationalError:
            raise
        except StatementError:  # wrong types, or rows that refer to others that are missing
            raise self._bad("backup-rows-damaged") from None

    def _read_rows(self, head: Head, tables: dict[str, Table]) -> Iterator[tuple[Table, dict[str, Any]]]:
        while True:
            seal, line = self._seal.hexdigest(), self._next()
            if line.startswith(b"{"):
                self._check(line, seal)
                return
            yield self._row(line, head, tables)
            self._rows += 1

    def _row(self, line: bytes, head: Head, tables: dict[str, Table]) -> tuple[Table, dict[str, Any]]:
        try:
            name, values = ROW.decode(line)
            table = tables[name]
            pairs = zip(head.tables[name], values, strict=True)
            return table, {column: value_for(table.c[column], value) for column, value in pairs}
        except (msgspec.MsgspecError, KeyError, ValueError, TypeError):
            raise self._bad("backup-line-damaged") from None

    def _check(self, line: bytes, seal: str) -> None:
        try:
            end = SEAL.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            end = Seal(-1, "")
        if (end.rows, end.sha256) != (self._rows, seal) or next(self._lines, None) is not None:
            raise self._bad("backup-changed")

    def _next(self) -> bytes:
        self._number += 1
        line = next(self._lines, None)
        if line is None:
            raise self._bad("backup-cut-off")
        self._seal.update(line)
        return line

    def _bad(self, message: str) -> BadFile:
        return BadFile(f"{self._where}:{self._number}", message)


def value_for(column: Column[Any], value: Any) -> Any:
    """Bytes travel as base64."""
    if isinstance(column.type, LargeBinary) and value is not None:
        return b64decode(value, validate=True)
    return value


def count_on(connection: Connection) -> None:
    """PostgreSQL does not notice ids that it did not hand out itself."""
    if connection.dialect.name == "sqlite":
        return
    for table in tables_of(connection):
        if "id" in table.c and table.c.id.server_default is not None:
            highest = f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name})"
            sequence = f"pg_get_serial_sequence('{table.name}', 'id')"
            connection.execute(sql(f"SELECT setval({sequence}, {highest}, false)"))


def check_steps(connection: Connection, where: str) -> None:
    """Every game's steps are 1, 2, 3 ... without a gap, as far as its table says."""
    broken = connection.scalar(
        sql(
            "SELECT progress.table_id FROM progress LEFT JOIN steps ON steps.table_id = progress.table_id"
            " GROUP BY progress.table_id, progress.n"
            " HAVING count(steps.n) <> progress.n OR coalesce(max(steps.n), 0) <> progress.n"
        )
    )
    if broken is not None:
        raise BadFile(where, "backup-steps-missing", {"table": broken})
