"""Locks in one order, so that two processes on one database never wait for each other in a ring.

Whoever writes about tables holds them first, by id: their rows of `progress`. Then rows are locked in the
order of their keys (`row_key`). Work on many rows at once (somebody's sessions, all that has ended) locks
them in the order of their primary keys and has a transaction of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Table, delete, select, tuple_

from tafelrunde.store.schema import PROGRESS


def row_key(table: str, *row: object) -> str:
    """Names the row that a job locks: of a table, or of no table (`""`)."""
    return "/".join([table, *map(str, row)])


def table_in(key: str) -> str:
    return key.partition("/")[0]


def in_order(connection: Connection, column: ColumnElement[str]) -> ColumnElement[str]:
    """Texts in the order that Python sorts them in, whatever language the database was made for."""
    return column if connection.dialect.name == "sqlite" else column.collate("C")


def hold_tables(connection: Connection, tables: Sequence[str]) -> None:
    """Nobody deletes these tables while we write about them; games go on."""
    if tables and connection.dialect.name != "sqlite":
        query = select(PROGRESS.c.table_id).where(PROGRESS.c.table_id.in_(tables))
        query = query.order_by(in_order(connection, PROGRESS.c.table_id))
        connection.execute(query.with_for_update(read=True, key_share=True))


def delete_rows(
    connection: Connection, table: Table, which: ColumnElement[bool], *, waits: bool = True
) -> None:
    """Deletes rows in the order of their keys; or only those that nobody holds at the moment."""
    keys = list(table.primary_key)
    order = [in_order(connection, key) if key.type.python_type is str else key for key in keys]
    chosen = select(*keys).where(which).order_by(*order).with_for_update(skip_locked=not waits)
    connection.execute(delete(table).where(tuple_(*keys).in_(chosen)))
