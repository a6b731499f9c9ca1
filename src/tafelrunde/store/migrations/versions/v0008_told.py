"""Which notices members of campaigns were told already, and which of them they want to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("contacts", sa.Column("kinds", sa.Text(), server_default="[]", nullable=False))
    op.add_column("contacts", sa.Column("report", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "told",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("occasion", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "channel", "occasion", name="pk_told"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_told_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
