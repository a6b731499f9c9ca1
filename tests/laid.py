"""Databases with tables but nothing in them: laid once in each process, then copied."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tafelrunde.store.upkeep import upgrade
from tests.postgres import shared_cluster


def laid_sqlite(folder: Path) -> str:
    """The address of one in this folder; whatever is there already stays."""
    file = folder / "tables.db"
    if not file.exists():
        file.write_bytes(laid_bytes())
    return f"sqlite:///{file}"


@cache
def laid_bytes() -> bytes:
    with TemporaryDirectory(prefix="tafelrunde-laid-") as folder:
        upgrade(f"sqlite:///{folder}/laid.db")
        return Path(folder, "laid.db").read_bytes()


def laid_postgres() -> str:
    """The address of a new one; drop it in the end."""
    return shared_cluster().new_database(like=postgres_to_copy())


@cache
def postgres_to_copy() -> str:
    made = shared_cluster().new_database()
    upgrade(made)
    return made
