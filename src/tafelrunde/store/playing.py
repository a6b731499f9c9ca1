"""Tables, their steps, seats and guests: what is asked of the database and written into it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, case, delete, exists, insert, literal, select, update

from tafelrunde.store.interface import Taken
from tafelrunde.store.locks import delete_rows
from tafelrunde.store.records import GuestRecord, SeatRecord, Status, Step, TableRecord
from tafelrunde.store.rows import fetch, fetch_one, reading, row_of
from tafelrunde.store.schema import DUE, GUESTS, NOTICES, PROGRESS, SEATS, STEPS, TABLES
from tafelrunde.store.upsert import add_new, put

TABLE_QUERY = reading(TableRecord, TABLES, PROGRESS).join_from(TABLES, PROGRESS).where(~TABLES.c.campaign)
"""Campaigns are no tables: nobody lists, loads, clocks or sweeps them as such (`campaigns`)."""
STEP_QUERY = reading(Step, STEPS)
STEP_OF = select(STEPS.c.n).where(
    STEPS.c.table_id == bindparam("table"),
    STEPS.c.command == bindparam("command"),
    STEPS.c.n > bindparam("after"),
)
"""Put together once: that takes five times as long as to ask."""
SEAT_QUERY = reading(SeatRecord, SEATS)
GUEST_QUERY = reading(GuestRecord, GUESTS)

ENDED: tuple[Status, ...] = ("over", "abandoned")
MANY = 500
"""Tables asked about in one query."""


def steps(connection: Connection, table: str, after: int) -> list[Step]:
    query = STEP_QUERY.where(STEPS.c.table_id == table, STEPS.c.n > after).order_by(STEPS.c.n)
    return fetch(connection, Step, query)


def step_of(connection: Connection, table: str, command: str, after: int) -> int | None:
    return connection.scalar(STEP_OF, {"table": table, "command": command, "after": after})


def news(connection: Connection, table_id: str, after: int) -> tuple[list[Step], TableRecord | None]:
    found = steps(connection, table_id, after)
    return found, table(connection, table_id) if found else None


# -- tables ------------------------------------------------------------------------------------------
def add_table(
    connection: Connection, table: TableRecord, seats: Sequence[SeatRecord], steps: Sequence[Step] = ()
) -> None:
    if not add_new(connection, TABLES, row_of(table, TABLES)):
        raise Taken(table.id)
    connection.execute(insert(PROGRESS), row_of(table, PROGRESS) | {"table_id": table.id})
    if seats:
        connection.execute(insert(SEATS), [row_of(seat, SEATS) for seat in seats])
    if steps:
        connection.execute(insert(STEPS), [row_of(step, STEPS) | {"table_id": table.id} for step in steps])


def table(connection: Connection, table: str) -> TableRecord | None:
    return fetch_one(connection, TableRecord, TABLE_QUERY.where(TABLES.c.id == table))


def update_table(connection: Connection, table: TableRecord) -> None:
    row = row_of(table, TABLES)
    # Whoever read the table before its game began, or ended, must not set it back: others play on it.
    has_begun = TABLES.c.header != b""
    for column in (TABLES.c.header, TABLES.c.version, TABLES.c.clock):
        row[column.name] = case((has_begun, column), else_=literal(row[column.name], column.type))
    connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(row))
    later = (*ENDED, "running") if table.status == "gathering" else ENDED
    status = case((PROGRESS.c.status.in_(later), PROGRESS.c.status), else_=table.status)
    progress = {"status": status, "changed": table.changed}
    connection.execute(update(PROGRESS).where(PROGRESS.c.table_id == table.id).values(progress))


def set_deadline(connection: Connection, table: str, n: int, deadline: float | None) -> None:
    still = (PROGRESS.c.table_id == table) & (PROGRESS.c.n == n)
    connection.execute(update(PROGRESS).where(still).values(deadline=deadline))


def delete_table(connection: Connection, table: str) -> None:
    """First nobody writes about the table any more (`locks.py`), then its notices go, then all the rest."""
    held = select(PROGRESS.c.table_id).where(PROGRESS.c.table_id == table)
    connection.execute(held.with_for_update())
    delete_rows(connection, NOTICES, NOTICES.c.table_id == table)
    connection.execute(delete(TABLES).where(TABLES.c.id == table, ~TABLES.c.campaign))


def tables(
    connection: Connection,
    status: Sequence[Status],
    *,
    public: bool,
    user: int | None,
    before: float | None,
    limit: int,
) -> list[TableRecord]:
    query = TABLE_QUERY.order_by(PROGRESS.c.changed.desc(), TABLES.c.id).limit(limit)
    if status:
        query = query.where(PROGRESS.c.status.in_(status))
    if public:
        query = query.where(TABLES.c.visibility == "public")
    if user is not None:
        query = query.where(exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.user == user))
    if before is not None:
        query = query.where(PROGRESS.c.changed < before)
    return fetch(connection, TableRecord, query)


def due_tables(connection: Connection, now: float, limit: int) -> list[TableRecord]:
    query = TABLE_QUERY.where(DUE, PROGRESS.c.deadline <= now).order_by(PROGRESS.c.deadline).limit(limit)
    return fetch(connection, TableRecord, query)


# -- seats and guests --------------------------------------------------------------------------------
def seats(connection: Connection, table: str) -> list[SeatRecord]:
    query = SEAT_QUERY.where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return fetch(connection, SeatRecord, query)


def seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatRecord]]:
    found: dict[str, list[SeatRecord]] = {table: [] for table in tables}
    for start in range(0, len(tables), MANY):
        query = SEAT_QUERY.where(SEATS.c.table_id.in_(tables[start : start + MANY])).order_by(SEATS.c.seat)
        for seat in fetch(connection, SeatRecord, query):
            found[seat.table].append(seat)
    return found


def put_seat(connection: Connection, seat: SeatRecord, expected: SeatRecord | None) -> None:
    row = row_of(seat, SEATS)
    if expected is None:
        put(connection, SEATS, row)
        return
    still = [SEATS.c[name].is_not_distinct_from(value) for name, value in row_of(expected, SEATS).items()]
    if connection.execute(update(SEATS).where(*still).values(row)).rowcount == 0:
        raise Taken(seat.table, seat.seat)


def seat_by_token(connection: Connection, token_hash: bytes) -> SeatRecord | None:
    return fetch_one(connection, SeatRecord, SEAT_QUERY.where(SEATS.c.token_hash == token_hash))


def add_guest(connection: Connection, guest: GuestRecord) -> None:
    if not add_new(connection, GUESTS, row_of(guest, GUESTS)):
        raise Taken(guest.table)


def guest_by_token(connection: Connection, token_hash: bytes) -> GuestRecord | None:
    return fetch_one(connection, GuestRecord, GUEST_QUERY.where(GUESTS.c.token_hash == token_hash))


def guests(connection: Connection, table: str) -> list[GuestRecord]:
    query = GUEST_QUERY.where(GUESTS.c.table_id == table).order_by(GUESTS.c.name, GUESTS.c.token_hash)
    return fetch(connection, GuestRecord, query)


def remove_guest(connection: Connection, table: str, token_hash: bytes) -> None:
    this = (GUESTS.c.table_id == table) & (GUESTS.c.token_hash == token_hash)
    connection.execute(delete(GUESTS).where(this))
