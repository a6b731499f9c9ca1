"""Which version the tables of a database have, and bringing them to this one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tafelrunde.engine.errors import Complaint

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_252_017
"""Two processes must not lay the tables at once; any number will do."""


class OtherVersion(Complaint):
    """The tables of the database are older or newer than this program."""


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def history() -> list[str]:
    """All versions, oldest first."""
    scripts = ScriptDirectory.from_config(config())
    return [script.revision for script in scripts.walk_revisions()][::-1]


def newest() -> str:
    return history()[-1]


def current(connection: Connection) -> str | None:
    """None: no tables yet."""
    return MigrationContext.configure(connection).get_current_revision()


def known(connection: Connection) -> str:
    """The version of a database that this program can read, even if it is not of this version."""
    found = current(connection)
    if found is None:
        refuse_other(found)
    refuse_unknown(str(found))
    return str(found)


def settle(connection: Connection) -> None:
    """Lays the tables if there are none, else checks that they are of this version."""
    with connection.begin():
        lock(connection)
        found = current(connection)
        if found is None and not inspect(connection).get_table_names():
            migrate(connection, "head")
            return
    refuse_other(found)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Brings the tables to this version, all or nothing."""
    with connection.begin():
        lock(connection)
        if (found := current(connection)) is not None:
            refuse_unknown(found)
        migrate(connection, to)


def migrate(connection: Connection, to: str) -> None:
    """Within the transaction that is open."""
    command.upgrade(config(connection), to)


def lock(connection: Connection) -> None:
    """SQLite has locked the whole file already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def refuse_unknown(found: str) -> None:
    if found not in history():
        refuse_other(found)


def refuse_other(found: str | None) -> None:
    known = history()
    if found != known[-1]:
        raise advice(found, known)


def advice(found: str | None, known: list[str]) -> OtherVersion:
    """What to do about tables that are not of the last known version."""
    if found is None:
        return OtherVersion("database-not-ours")
    message = "database-older" if found in known else "database-newer"
    return OtherVersion(message, {"found": found, "needed": known[-1]})
