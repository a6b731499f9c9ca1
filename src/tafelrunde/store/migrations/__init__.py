"""How the tables of the database came about, one file for each version (Alembic)."""
