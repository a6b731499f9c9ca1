"""Campaigns that somebody only tries, which are removed some time after the last visit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("expires", sa.Double(), nullable=True))
    is_set = sa.text("expires IS NOT NULL")
    op.create_index("ix_tables_expires", "tables", ["expires"], sqlite_where=is_set, postgresql_where=is_set)
