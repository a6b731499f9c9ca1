"""One writer at a time, and files that are either old or new but never half of both."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tafelrunde.engine.errors import Complaint

LOCK: Final = ".lock"
PRIVATE: Final = 0o600
"""A campaign's log holds the secrets of all realms."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Holds the folder for the one who writes; the system lets go of it when the program ends."""
    with (folder / LOCK).open("ab") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Complaint(
                f"{folder}: another program is writing this campaign; try again when it is done",
                f"{folder}: ein anderes Programm schreibt gerade an diesem Feldzug; danach geht es wieder",
            ) from None
        yield


def replace_file(path: Path, data: bytes) -> None:
    """Writes a file at once and for good: after a power cut it is the old or the new one."""
    beside = path.with_name(f".{path.name}.new")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)  # half a file only takes room where there is none
        raise
    make_lasting(path.parent)


def make_lasting(folder: Path) -> None:
    """The names in a folder are data too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
