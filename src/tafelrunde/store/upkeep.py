"""What an operator does to a database: upgrade, backup, restore. Not from the event loop: these wait."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, MetaData, func, select

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.store import versions
from tafelrunde.store.dump import dumped, take_in
from tafelrunde.store.failures import retell
from tafelrunde.store.opening import kind_of
from tafelrunde.store.sql import Kind
from tafelrunde.store.sqlite import Sqlite

SQLITE_MAGIC = b"SQLite format 3\0"


def upgrade(url: str) -> tuple[str | None, str]:
    """Brings the tables to this version; says from which (None: there were none) to which."""
    with used(url) as kind:
        kind.prepare()
        with kind.connect() as connection:
            with connection.begin():
                before = versions.current(connection)
            versions.upgrade(connection)
    return before, versions.newest()


def backup(url: str, path: Path) -> None:
    """A whole copy, taken while servers go on: of SQLite a database file, of PostgreSQL JSON lines.

    A name that ends in `.jsonl` asks for JSON lines in any case; with them a house can move from one kind of
    database to the other.
    """
    with used(url) as kind:
        if isinstance(kind, Sqlite) and path.suffix != ".jsonl":
            write_new(path, lambda new: copy_sqlite(kind.path, new))
            return
        with kind.readers.connect().execution_options(isolation_level=kind.one_moment) as connection:
            versions.known(connection)
            write_new(path, lambda new: write_lines(new, dumped(connection)))


def restore(path: Path, url: str) -> None:
    """Fills an empty database from a backup of either kind: all of it, or nothing."""
    with used(url) as kind, backup_lines(path) as lines:
        kind.prepare()
        with kind.connect() as connection, connection.begin():
            versions.lock(connection)
            make_room(connection)
            take_in(connection, lines, str(path))


@contextmanager
def used(url: str) -> Iterator[Kind]:
    """A database for a while; its errors as the protocol names them."""
    kind = kind_of(url)
    try:
        yield kind
    except Exception as error:
        retell(error)
    finally:
        kind.dispose()


def make_room(connection: Connection) -> None:
    """Tables that were laid but hold nothing may go; anything else must not be overwritten."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name != "alembic_version" and connection.scalar(select(func.count()).select_from(table)):
            raise Complaint("database-in-use")
    found.drop_all(connection)


# -- files -------------------------------------------------------------------------------------------
def write_new(path: Path, write: Callable[[Path], None]) -> None:
    """The file appears whole or not at all, and for its owner only: it holds secrets."""
    if path.exists():
        raise BadFile(str(path), "file-exists")
    if not path.parent.is_dir():
        raise BadFile(str(path), "folder-missing")
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    new = Path(name)
    try:
        write(new)
        os.fsync(handle)
        new.rename(path)
    finally:
        os.close(handle)
        new.unlink(missing_ok=True)


def write_lines(path: Path, lines: Iterable[bytes]) -> None:
    with path.open("wb") as file:
        file.writelines(lines)


def copy_sqlite(source: Path, target: Path) -> None:
    """By SQLite's own means, which heed what is being written meanwhile; then reads all of the copy."""
    with (
        closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")
        verdict = new.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise BadFile(str(source), "database-damaged", {"verdict": verdict})


@contextmanager
def backup_lines(path: Path) -> Iterator[Iterable[bytes]]:
    """The lines of a backup; those of a database file are made on the spot."""
    try:
        with path.open("rb") as file:
            if file.peek(len(SQLITE_MAGIC)).startswith(SQLITE_MAGIC):
                yield from_sqlite(path)
            else:
                yield file
    except FileNotFoundError:
        raise BadFile(str(path), "file-missing") from None


def from_sqlite(path: Path) -> Iterator[bytes]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        copy_sqlite(path, copy)
        with used(f"sqlite:///{copy}") as kind, kind.readers.connect() as connection:
            yield from dumped(connection)
