"""Writing a row that may be there already, in the words both databases share."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, literal
from sqlalchemy.dialects import postgresql, sqlite


def inserting(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def add_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """False, and nothing written, if its key is in use."""
    statement = inserting(connection, table).values(row).on_conflict_do_nothing()
    return wrote(connection, statement)


def wrote(connection: Connection, statement: sqlite.Insert | postgresql.Insert) -> bool:
    """Carries out what may write one row or none."""
    return connection.execute(statement.returning(literal(1))).first() is not None


def put(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Adds the row or replaces the one with its key."""
    keys = [column.name for column in table.primary_key]
    changes = {name: value for name, value in row.items() if name not in keys}
    statement = inserting(connection, table).values(row)
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changes))
