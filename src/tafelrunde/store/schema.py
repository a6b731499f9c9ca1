"""The tables of the database, alike in SQLite and PostgreSQL. How they came about: `migrations`.

What changes with every step stands apart in `progress`, whose rows are small: many tables share a page, so a
batch of steps writes few of them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    false,
)

from tafelrunde.store.columns import METADATA as METADATA  # with the tables below in it
from tafelrunde.store.columns import Id, Json, JsonBytes, Words


def of_table(**more: Any) -> Column[str]:
    """The table a row belongs to, and goes with."""
    return Column("table_id", Words, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **more)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("version", Words, nullable=False),
    Column("options", Json, nullable=False),
    Column("corrections", Json, nullable=False),
    Column("title", Words, nullable=False),
    Column("language", Words, nullable=False),
    Column("visibility", Words, nullable=False),
    Column("clock", Json, nullable=False),
    Column("host", Integer, nullable=False),
    Column("spectators", Json, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("next_table", Words),
    Column("pace", Words, nullable=False, server_default="brisk"),
    Column("campaign", Boolean, nullable=False, server_default=false()),
    Column("expires", Double),
)
"""A campaign has steps like a table, and none of its pages, clocks and bots (`campaigns`)."""
EXPIRING = TABLES.c.expires.is_not(None)
Index(None, TABLES.c.expires, sqlite_where=EXPIRING, postgresql_where=EXPIRING)

PROGRESS = Table(
    "progress",
    METADATA,
    of_table(primary_key=True),
    Column("status", Words, nullable=False),
    Column("changed", Double, nullable=False),
    Column("n", Integer, nullable=False),
    Column("to_act", Json(tuple[int, ...]), nullable=False),
    Column("deadline", Double),
    sqlite_with_rowid=False,
)
Index(None, PROGRESS.c.changed)
DUE = (PROGRESS.c.status == "running") & PROGRESS.c.deadline.is_not(None)
Index(None, PROGRESS.c.deadline, sqlite_where=DUE, postgresql_where=DUE)

STEPS = Table(
    "steps",
    METADATA,
    of_table(primary_key=True),
    Column("n", Integer, CheckConstraint("n >= 1", name="counted"), primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("body", JsonBytes, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("command", Words),
    Column("clock", JsonBytes, nullable=False),
    sqlite_with_rowid=False,
)
COMMANDED = STEPS.c.command.is_not(None)
Index(
    "uq_steps_table_id_command",
    STEPS.c.table_id,
    STEPS.c.command,
    unique=True,
    sqlite_where=COMMANDED,
    postgresql_where=COMMANDED,
)

PAPERS = Table(
    "papers",
    METADATA,
    of_table(primary_key=True),
    Column("kind", Words, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", Words, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("data", LargeBinary),
)
"""What lies beside the log of a campaign. Without data it was removed: its revisions are counted on."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    of_table(primary_key=True),
    Column("entries", Integer, primary_key=True, autoincrement=False),
    Column("month", Integer, nullable=False),
    Column("version", Words, nullable=False),
    Column("hash", Words, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Positions that follow from a campaign's log; nobody believes them more than the log."""

SEATS = Table(
    "seats",
    METADATA,
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("name", Words, nullable=False),
    Column("bot", Words, nullable=False),
    Column("stands_in", Boolean, nullable=False),
    Column("token_hash", LargeBinary),
    Column("user", Id),
    Column("language", Words, nullable=False),
    Column("late", Boolean, nullable=False, server_default=false()),
)
Index(None, SEATS.c.token_hash)
Index(None, SEATS.c.user)

MEMBERS = Table(
    "members",
    METADATA,
    Column("id", Id, primary_key=True),
    of_table(),
    Column("role", Words, nullable=False),
    Column("realm", Integer),
    Column("right", Words, nullable=False),
    Column("rules", Boolean, nullable=False),
    Column("name", Words, nullable=False),
    Column("token_hash", LargeBinary),
    Column("joined", Boolean, nullable=False),
    Column("user", Id),
    Column("language", Words, nullable=False),
    Column("until", Double),
    Column("created", Double, nullable=False),
    sqlite_autoincrement=True,
)
"""People of campaigns; an id is never given twice, because contacts and notices name people by it."""
Index(None, MEMBERS.c.table_id)
Index(None, MEMBERS.c.token_hash)
Index(None, MEMBERS.c.user)

GUESTS = Table(
    "guests",
    METADATA,
    of_table(),
    Column("token_hash", LargeBinary, primary_key=True),
    Column("name", Words, nullable=False),
    Column("sees", Integer),
)
Index(None, GUESTS.c.table_id)

CHATS = Table(
    "chats",
    METADATA,
    Column("id", Id, primary_key=True),
    of_table(),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("name", Words, nullable=False),
    Column("text", Words, nullable=False),
    sqlite_autoincrement=True,
)
Index(None, CHATS.c.table_id, CHATS.c.id)

NOTES = Table(
    "notes",
    METADATA,
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Words, nullable=False),
)

USERS = Table(
    "users",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("name", Words, nullable=False),
    Column("name_key", Words, nullable=False, unique=True),
    Column("password_hash", Words, nullable=False),
    Column("created", Double, nullable=False),
    Column("mail", Words, nullable=False),
    Column("language", Words, nullable=False),
    Column("operator", Boolean, nullable=False),
    Column("wishes", Words, nullable=False, server_default="{}"),
    sqlite_autoincrement=True,
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("user", Id, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Double, nullable=False),
)
Index(None, SESSIONS.c.user)

CONTACTS = Table(
    "contacts",
    METADATA,
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("channel", Words, primary_key=True),
    Column("address", Words, nullable=False),
    Column("kinds", Json(tuple[str, ...]), nullable=False, server_default="[]"),
    Column("report", Boolean, nullable=False, server_default=false()),
)

TOLD = Table(
    "told",
    METADATA,
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("channel", Words, primary_key=True),
    Column("occasion", Words, primary_key=True),
    sqlite_with_rowid=False,
)
"""What members of campaigns have been told: a notice that went out is gone, and must not be written again."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Id, primary_key=True),
    of_table(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("channel", Words, nullable=False),
    Column("address", Words, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("node", Words),
    Column("until", Double, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)
Index(None, NOTICES.c.due)
Index(None, NOTICES.c.table_id)

LOOKS = Table(
    "looks",
    METADATA,
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("node", Words, primary_key=True),
    Column("until", Double, nullable=False),
)

CLAIMS = Table(
    "claims",
    METADATA,
    Column("what", Words, primary_key=True),
    Column("node", Words, nullable=False),
    Column("until", Double, nullable=False),
)

BEATS = Table(
    "beats",
    METADATA,
    Column("id", Integer, CheckConstraint("id = 1", name="single"), primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row: when a server was last alive."""

KEYS = Table(
    "keys",
    METADATA,
    Column("id", Integer, CheckConstraint("id = 1", name="single"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""One row: what the servers on this database sign notices with."""

LETTERS = Table(
    "letters",
    METADATA,
    Column("id", Id, primary_key=True),
    of_table(),
    Column("key", Words, nullable=False),
    Column("at", Double, nullable=False),
    Column("month", Integer, nullable=False),
    Column("rollbacks", Integer, nullable=False),
    Column("sender", Integer, nullable=False),
    Column("author", Id, nullable=False),
    Column("name", Words, nullable=False),
    Column("text", Words, nullable=False),
    Column("thread", Words, nullable=False),
    Column("answers", Words),
    Column("kind", Words, nullable=False),
    Column("gives", Json(tuple[str, ...]), nullable=False),
    Column("wants", Json(tuple[str, ...]), nullable=False),
    Column("outcome", Words),
    Column("settled_by", Words),
    Column("settled", Double),
    sqlite_autoincrement=True,
)
"""Between realms of a campaign. Nobody is told an `id`: it would tell how many letters others write."""
Index("uq_letters_table_id_key", LETTERS.c.table_id, LETTERS.c.key, unique=True)
Index(None, LETTERS.c.table_id, LETTERS.c.sender)
Index(None, LETTERS.c.table_id, LETTERS.c.thread)


def of_letter() -> Column[int]:
    """The letter a row belongs to, and goes with."""
    goes_with = ForeignKey("letters.id", ondelete="CASCADE")
    return Column("letter", Id, goes_with, primary_key=True, autoincrement=False)


RECIPIENTS = Table(
    "recipients",
    METADATA,
    of_letter(),
    Column("realm", Integer, primary_key=True, autoincrement=False),
    of_table(),
)
Index(None, RECIPIENTS.c.table_id, RECIPIENTS.c.realm)

READ_LETTERS = Table(
    "read_letters",
    METADATA,
    Column("member", Id, primary_key=True, autoincrement=False),
    of_letter(),
)
Index(None, READ_LETTERS.c.letter)

TASKS = Table(
    "tasks",
    METADATA,
    of_table(primary_key=True),
    Column("reference", Words, primary_key=True),
    Column("done", Boolean, nullable=False),
    Column("name", Words, nullable=False),
    Column("at", Double, nullable=False),
)
"""What the game masters have marked in their inbox: who last did so, and when."""
