"""Campaigns: which tables are some, the papers beside their logs, and positions that need not be replayed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "papers",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("table_id", "kind", "number", "name", name="pk_papers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_papers_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("entries", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("month", sa.Integer(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "entries", name="pk_snapshots"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
    )
