"""Seats for which a bot stands in because their time was up: without anybody else their table pauses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("late", sa.Boolean(), server_default=sa.false(), nullable=False))
