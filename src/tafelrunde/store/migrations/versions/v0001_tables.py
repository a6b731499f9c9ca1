"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    games()
    steps()
    seats()
    people()
    notices()
    processes()


def games() -> None:
    """What is played."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("corrections", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("visibility", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("spectators", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("header", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("next_table", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "progress",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("to_act", sa.Text(), nullable=False),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_progress_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_progress"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_progress_changed", "progress", ["changed"])
    op.create_index(
        "ix_progress_deadline",
        "progress",
        ["deadline"],
        sqlite_where=sa.text("status = 'running' AND deadline IS NOT NULL"),
        postgresql_where=sa.text("status = 'running' AND deadline IS NOT NULL"),
    )


def steps() -> None:
    """What happened."""
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("command", sa.Text(), nullable=True),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_steps_table_id", ondelete="CASCADE"),
        sa.CheckConstraint("n >= 1", name="counted"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_steps"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_steps_table_id_command",
        "steps",
        ["table_id", "command"],
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )


def seats() -> None:
    """Who plays, and who watches."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("stands_in", sa.Boolean(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=True),
        sa.Column("user", ID, nullable=True),
        sa.Column("language", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "guests",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("sees", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_guests_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_guests"),
    )
    op.create_index("ix_guests_table_id", "guests", ["table_id"])


def people() -> None:
    """What is said, and by whom."""
    op.create_table(
        "chats",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chats_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chats_table_id_id", "chats", ["table_id", "id"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notes"),
    )
    op.create_table(
        "users",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("mail", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("operator", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("name_key", name="uq_users_name_key"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("user", ID, nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sessions_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])


def notices() -> None:
    """Who is told of what."""
    op.create_table(
        "contacts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_contacts_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "channel", name="pk_contacts"),
    )
    op.create_table(
        "notices",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("node", sa.Text(), nullable=True),
        sa.Column("until", sa.Double(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])


def processes() -> None:
    """What processes agree on."""
    op.create_table(
        "looks",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_looks_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "node", name="pk_looks"),
    )
    op.create_table(
        "claims",
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_claims"),
    )
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.CheckConstraint("id = 1", name="single"),
        sa.PrimaryKeyConstraint("id", name="pk_beats"),
    )
