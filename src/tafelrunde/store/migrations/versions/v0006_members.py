"""The people of campaigns: game masters, members of realms, spectators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("realm", sa.Integer()),
        sa.Column("right", sa.Text(), nullable=False),
        sa.Column("rules", sa.Boolean(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary()),
        sa.Column("joined", sa.Boolean(), nullable=False),
        sa.Column("user", ID),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("until", sa.Double()),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_members"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id", ondelete="CASCADE"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_members_table_id", "members", ["table_id"])
    op.create_index("ix_members_token_hash", "members", ["token_hash"])
    op.create_index("ix_members_user", "members", ["user"])
