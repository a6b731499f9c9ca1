"""Records as rows and back. A record's `table` is the column `table_id`; all other names agree."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, FromClause, Select, Table, select

Record = TypeVar("Record", bound=msgspec.Struct)


def row_of(record: msgspec.Struct, table: Table) -> dict[str, Any]:
    """What of a record belongs into this table; an id not yet given is left to the database."""
    fields = msgspec.structs.asdict(record)
    fields.setdefault("table_id", fields.get("table"))
    row = {column.name: fields[column.name] for column in table.c if column.name in fields}
    if row.get("id") == 0:
        del row["id"]
    return row


def reading(kind: type[msgspec.Struct], *tables: FromClause) -> Select[Any]:
    """The columns of a record, in the order of its fields."""
    columns: dict[str, ColumnElement[Any]] = {}
    for table in tables:
        columns = {**{column.name: column for column in table.c}, **columns}
    names = ["table_id" if name == "table" else name for name in kind.__struct_fields__]
    return select(*(columns[name] for name in names))


def fetch(connection: Connection, kind: type[Record], query: Select[Any]) -> list[Record]:
    return [kind(*row) for row in connection.execute(query)]


def fetch_one(connection: Connection, kind: type[Record], query: Select[Any]) -> Record | None:
    row = connection.execute(query).first()
    return None if row is None else kind(*row)
