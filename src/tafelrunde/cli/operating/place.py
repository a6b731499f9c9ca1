"""Where the database is, and work with it from a command.

All that needs SQLAlchemy is imported when it is called for, because every page of help loads this module.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from tafelrunde.engine.errors import Complaint
from tafelrunde.store.interface import Store, StoreFailed

T = TypeVar("T")

VARIABLE: Final = "TAFELRUNDE_DB"
SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")
PRIVATE_FOLDER: Final = 0o700


def data_folder() -> Path:
    """Where programs of this system keep what they have to remember; under systemd its state directory."""
    state = os.environ.get("STATE_DIRECTORY", "").partition(":")[0]
    if state:
        return Path(state)
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/Tafelrunde").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "tafelrunde"


def database_url(given: str | None) -> str:
    """What `--db` says, or the environment, or the usual place; a bare path is a SQLite file."""
    text = given or os.environ.get(VARIABLE) or str(data_folder() / "tafelrunde.db")
    if text.startswith((SQLITE, *POSTGRES)):
        return text
    if "://" in text:
        raise Complaint("no-database-url", {"url": shown_url(text)})
    return f"{SQLITE}{Path(text).absolute()}"


def sqlite_file(url: str) -> Path | None:
    return Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None


def shown_url(url: str) -> str:
    """Where a database is, without what only the server needs to know."""
    if (file := sqlite_file(url)) is not None:
        return str(file)
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def prepare_folder(url: str) -> None:
    """Makes the folder of a new SQLite file, for its owner only; whatever forbids that is an OSError."""
    file = sqlite_file(url)
    if file is None:
        return
    file.parent.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))


@contextmanager
def reachable(url: str) -> Iterator[None]:
    """What a database cannot do right now is told with its address, and without anybody's password."""
    try:
        yield
    except StoreFailed as trouble:
        raise Complaint("database-unusable", {"url": shown_url(url)}) from trouble


def upgraded(url: str) -> tuple[str | None, str]:
    """Brings the database to this version, from the one it had (None: it is new)."""
    from tafelrunde.store.upkeep import upgrade

    prepare_folder(url)
    with reachable(url):
        return upgrade(url)


@contextmanager
def copied(url: str) -> Iterator[str]:
    """A copy of the database, of this version, which may be looked at without changing anything."""
    from tafelrunde.store.upkeep import backup, restore

    with tempfile.TemporaryDirectory(prefix="tafelrunde-") as folder, reachable(url):
        lines, copy = Path(folder) / "copy.jsonl", f"{SQLITE}{folder}/copy.db"
        backup(url, lines)
        restore(lines, copy)
        yield copy


def require_database(url: str) -> None:
    """A command that only reads makes no new database."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise Complaint("no-such-database", {"file": str(file)})


def with_store(url: str, use: Callable[[Store], Awaitable[T]]) -> T:
    """Opens the store of an existing database, uses it and closes it again."""
    from tafelrunde.store.opening import open_store

    require_database(url)

    async def all_of_it() -> T:
        store = open_store(url)
        await store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    with reachable(url):
        return asyncio.run(all_of_it())
