"""Letters between the realms of a campaign, who has read them, and marks in the inbox of its game masters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    create_letters()
    create_recipients()
    create_read_letters()
    create_tasks()


def goes_with_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )


def goes_with_letter(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["letter"], ["letters.id"], name=f"fk_{name}_letter", ondelete="CASCADE")


def create_letters() -> None:
    op.create_table(
        "letters",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("month", sa.Integer(), nullable=False),
        sa.Column("rollbacks", sa.Integer(), nullable=False),
        sa.Column("sender", sa.Integer(), nullable=False),
        sa.Column("author", ID, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("thread", sa.Text(), nullable=False),
        sa.Column("answers", sa.Text()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("gives", sa.Text(), nullable=False),
        sa.Column("wants", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text()),
        sa.Column("settled_by", sa.Text()),
        sa.Column("settled", sa.Double()),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        goes_with_table("letters"),
        sqlite_autoincrement=True,
    )
    op.create_index("uq_letters_table_id_key", "letters", ["table_id", "key"], unique=True)
    op.create_index("ix_letters_table_id_sender", "letters", ["table_id", "sender"])
    op.create_index("ix_letters_table_id_thread", "letters", ["table_id", "thread"])


def create_recipients() -> None:
    op.create_table(
        "recipients",
        sa.Column("letter", ID, autoincrement=False, nullable=False),
        sa.Column("realm", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("letter", "realm", name="pk_recipients"),
        goes_with_letter("recipients"),
        goes_with_table("recipients"),
    )
    op.create_index("ix_recipients_table_id_realm", "recipients", ["table_id", "realm"])


def create_read_letters() -> None:
    op.create_table(
        "read_letters",
        sa.Column("member", ID, autoincrement=False, nullable=False),
        sa.Column("letter", ID, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("member", "letter", name="pk_read_letters"),
        goes_with_letter("read_letters"),
    )
    op.create_index("ix_read_letters_letter", "read_letters", ["letter"])


def create_tasks() -> None:
    op.create_table(
        "tasks",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("reference", sa.Text(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "reference", name="pk_tasks"),
        goes_with_table("tasks"),
    )
