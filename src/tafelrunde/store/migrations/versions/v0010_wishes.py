"""What a person wishes of the web app goes along with the account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("wishes", sa.Text(), nullable=False, server_default="{}"))
