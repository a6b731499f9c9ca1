"""Run by Alembic: migrates on the connection, and within the transaction, that `versions` holds open."""

from __future__ import annotations

from alembic import context

from tafelrunde.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True
)
context.run_migrations()
