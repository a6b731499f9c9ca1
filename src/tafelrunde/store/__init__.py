"""Where tables live: one interface, SQLite for one machine and PostgreSQL for many."""
