"""From the address of a database to its store."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from tafelrunde.engine.errors import Complaint
from tafelrunde.store.protocol import Store
from tafelrunde.store.sql import Kind, SqlStore
from tafelrunde.store.sqlite import Sqlite


def open_store(url: str) -> Store:
    """The store at `sqlite:///folder/file` or `postgresql://user@host/name`; still to be opened."""
    return SqlStore(kind_of(url))


def kind_of(url: str) -> Kind:
    parsed = understood(url)
    if parsed.drivername == "sqlite" and parsed.database:
        return Sqlite(Path(parsed.database))
    raise unknown()


def understood(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise unknown() from None


def unknown() -> Complaint:
    """Without the address itself: it may hold a password."""
    return Complaint(
        "the database's address must look like sqlite:///folder/file or postgresql://user@host/name",
        "die Adresse der Datenbank muss aussehen wie sqlite:///ordner/datei oder postgresql://wer@wo/name",
    )
