"""SQLite: one file on one machine, in WAL mode; every commit reaches the disk."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, NullPool, QueuePool, create_engine, event
from sqlalchemy.engine.interfaces import IsolationLevel

from tafelrunde.engine.errors import Complaint
from tafelrunde.store.records import Append, Change
from tafelrunde.store.sql import READERS

PATIENCE = 5.0
"""Seconds to wait for another process that writes."""

PAUSE = 0.01
"""Seconds until the next try, where SQLite does not wait by itself."""

CHECKPOINT_CHANGES = 2500
"""After so many, what stands in the journal goes into the file; meanwhile the writer goes on. The same pages
change again and again, so that the fewer checkpoints there are, the less there is to copy and to wait for."""
CHECKPOINT_PAGES = 16_000
"""A journal of so many pages (64 MB) the writer empties itself: while it never rests, only it can do that."""


class Sqlite:
    """A kind of database; see `sql.Kind`."""

    locks_rows = False
    one_moment: IsolationLevel = "SERIALIZABLE"

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path.absolute()
        self.patience = patience
        self.readers = self._engine(begin="BEGIN", query_only=True)
        self._writers = self._engine(begin="BEGIN IMMEDIATE", query_only=False)
        self._file: tuple[int, int] | None = None
        self._changes = 0
        self.checkpoint: threading.Thread | None = None
        """The last one; it may still be under way."""

    def _engine(self, *, begin: str, query_only: bool) -> Engine:
        pool = {"poolclass": QueuePool, "pool_size": READERS} if query_only else {"poolclass": NullPool}
        engine = create_engine("sqlite://", creator=lambda: self._opened(query_only=query_only), **pool)

        @event.listens_for(engine, "begin")
        def begin_explicitly(connection: Connection) -> None:
            connection.connection.cursor().execute(begin)  # a tenth of the time of `exec_driver_sql`

        return engine

    def _opened(self, *, query_only: bool) -> sqlite3.Connection:
        """`mode=rw`: a file that has vanished is not replaced by an empty one."""
        connection = sqlite3.connect(
            f"file:{quote(str(self.path))}?mode=rw",
            uri=True,
            timeout=self.patience,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=256,
        )
        self._write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        connection.execute("PRAGMA temp_store = MEMORY")  # else every batch makes a file and removes it
        connection.execute(f"PRAGMA query_only = {'ON' if query_only else 'OFF'}")
        return connection

    def _write_ahead(self, connection: sqlite3.Connection) -> None:
        """Waits for others who do the same to a new file: SQLite itself refuses the second one at once."""
        until = time.monotonic() + self.patience
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    connection.close()
                    raise
                time.sleep(PAUSE)
            else:
                return

    def prepare(self) -> None:
        """Makes the file, for the eyes of its owner only: it holds secrets of running games."""
        if not self.path.parent.is_dir():
            raise Complaint("database-folder", {"folder": str(self.path.parent), "database": self.path.name})
        # To close a file that this process has open elsewhere would give up SQLite's locks on it.
        if not self.path.is_file():
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))

    def connect(self) -> Connection:
        self._file = self._identity()
        return self._writers.connect()

    def is_sound(self, connection: Connection) -> bool:
        """A deleted or replaced file would take our writing to its grave."""
        if self._identity() == self._file:
            return True
        self.readers.dispose()
        return False

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def announce(self, connection: Connection, steps: Sequence[Append], changes: Sequence[Change]) -> None:
        """Nobody is told: one process serves a file. But now and then its journal has grown long."""
        self._changes += len(steps) + len(changes)
        is_under_way = self.checkpoint is not None and self.checkpoint.is_alive()
        if self._changes >= CHECKPOINT_CHANGES and not is_under_way:
            self._changes = 0
            self.checkpoint = threading.Thread(target=self.shorten, name="store-checkpoint", daemon=True)
            self.checkpoint.start()

    def shorten(self) -> None:
        """A thread of its own waits for the disk, so that no move does."""
        with suppress(sqlite3.Error), closing(self._opened(query_only=False)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def listen(self, heard: Callable[[Change], None]) -> None:
        """Nobody else: one process serves a file."""

    async def stop_listening(self) -> None:
        """There was nothing to listen to."""

    def dispose(self) -> None:
        if self.checkpoint is not None:
            self.checkpoint.join()
        self.readers.dispose()
        self._writers.dispose()
