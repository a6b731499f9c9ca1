"""From the address of a database to its store."""

from __future__ import annotations

from pathlib import Path

import psycopg

from tafelrunde.engine.errors import Complaint
from tafelrunde.store.interface import Store
from tafelrunde.store.postgres import Postgres
from tafelrunde.store.sql import Kind, SqlStore
from tafelrunde.store.sqlite import Sqlite


def open_store(url: str) -> Store:
    """The store at `sqlite:///folder/file` or `postgresql://user@host/name`; still to be opened."""
    return SqlStore(kind_of(url))


def kind_of(url: str) -> Kind:
    kind, _, place = url.partition("://")
    try:
        if kind == "sqlite" and place.startswith("/") and place != "/":
            return Sqlite(Path(place[1:]))
        if kind in ("postgresql", "postgres"):
            return Postgres(url)
    except psycopg.ProgrammingError as error:
        raise unknown() from error
    raise unknown()


def unknown() -> Complaint:
    """Without the address itself: it may hold a password."""
    return Complaint("database-address")
