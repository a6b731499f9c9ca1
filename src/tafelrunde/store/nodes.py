"""Notices, and what processes agree on through the database: who looks, who does what, who is alive."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from tafelrunde.store.locks import delete_rows, in_order
from tafelrunde.store.records import ContactRecord, Notice
from tafelrunde.store.rows import fetch, reading, row_of
from tafelrunde.store.schema import BEATS, CLAIMS, CONTACTS, KEYS, LOOKS, NOTICES, SESSIONS, TOLD
from tafelrunde.store.upsert import add_new, inserting, put, wrote

CONTACT_QUERY = reading(ContactRecord, CONTACTS)
NOTICE_QUERY = reading(Notice, NOTICES)


# -- notices -----------------------------------------------------------------------------------------
def contacts(connection: Connection, table: str) -> list[ContactRecord]:
    query = CONTACT_QUERY.where(CONTACTS.c.table_id == table).order_by(CONTACTS.c.seat, CONTACTS.c.channel)
    return fetch(connection, ContactRecord, query)


def put_contact(connection: Connection, contact: ContactRecord) -> None:
    put(connection, CONTACTS, row_of(contact, CONTACTS))


def remove_contact(connection: Connection, table: str, seat: int, channel: str) -> None:
    this = (CONTACTS.c.table_id == table) & (CONTACTS.c.seat == seat) & (CONTACTS.c.channel == channel)
    connection.execute(delete(CONTACTS).where(this))


def add_notices(connection: Connection, notices: Sequence[Notice]) -> None:
    if notices:
        connection.execute(insert(NOTICES), [row_of(notice, NOTICES) for notice in notices])


def told_now(connection: Connection, notice: Notice, occasion: str) -> bool:
    """Notes that somebody is told of an occasion; False if that was noted before."""
    return add_new(connection, TOLD, {**row_of(notice, TOLD), "occasion": occasion})


def claim_notices(connection: Connection, node: str, now: float, until: float, limit: int) -> list[Notice]:
    free = (NOTICES.c.due <= now) & (NOTICES.c.until <= now)
    chosen = select(NOTICES.c.id).where(free).order_by(NOTICES.c.due, NOTICES.c.id).limit(limit)
    ids = list(connection.scalars(chosen.with_for_update(skip_locked=True)))
    if not ids:
        return []
    connection.execute(update(NOTICES).where(NOTICES.c.id.in_(ids)).values(node=node, until=until))
    mine = NOTICE_QUERY.where(NOTICES.c.id.in_(ids)).order_by(NOTICES.c.due, NOTICES.c.id)
    return fetch(connection, Notice, mine)


def notice_done(connection: Connection, notice: int) -> None:
    connection.execute(delete(NOTICES).where(NOTICES.c.id == notice))


def notice_failed(connection: Connection, notice: int, tries: int, due: float | None) -> None:
    if due is None:
        notice_done(connection, notice)
        return
    again = {"tries": tries, "due": due, "node": None, "until": 0.0}
    connection.execute(update(NOTICES).where(NOTICES.c.id == notice).values(again))


def waiting_notices(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(NOTICES)) or 0


def keys(connection: Connection) -> bytes | None:
    return connection.scalar(select(KEYS.c.body))


def keep_keys(connection: Connection, made: bytes) -> bytes:
    add_new(connection, KEYS, {"id": 1, "body": made})
    return keys(connection) or made


# -- processes ---------------------------------------------------------------------------------------
def look(connection: Connection, table: str, seat: int, node: str, until: float) -> None:
    if until > 0:
        put(connection, LOOKS, {"table_id": table, "seat": seat, "node": node, "until": until})
        return
    this = (LOOKS.c.table_id == table) & (LOOKS.c.seat == seat) & (LOOKS.c.node == node)
    connection.execute(delete(LOOKS).where(this))


def looking(connection: Connection, table: str, now: float) -> set[int]:
    query = select(LOOKS.c.seat).where(LOOKS.c.table_id == table, LOOKS.c.until > now)
    return set(connection.scalars(query))


def claim(connection: Connection, what: str, node: str, now: float, until: float) -> bool:
    """Whoever comes too late only reads, and so holds up nobody."""
    others = (CLAIMS.c.what == what) & (CLAIMS.c.until > now) & (CLAIMS.c.node != node)
    if connection.scalar(select(CLAIMS.c.what).where(others)) is not None:
        return False
    row = {"what": what, "node": node, "until": until}
    free = (CLAIMS.c.until <= now) | (CLAIMS.c.node == node)
    statement = inserting(connection, CLAIMS).values(row)
    mine = statement.on_conflict_do_update(index_elements=["what"], set_=row, where=free)
    return wrote(connection, mine)


def claimant(connection: Connection, what: str) -> str | None:
    found: str | None = connection.scalar(select(CLAIMS.c.node).where(CLAIMS.c.what == what))
    return found


def renew_claims(connection: Connection, whats: Sequence[str], node: str, until: float) -> set[str]:
    mine = select(CLAIMS.c.what).where(CLAIMS.c.node == node, CLAIMS.c.what.in_(whats))
    held = mine.order_by(in_order(connection, CLAIMS.c.what)).with_for_update()
    renewed = update(CLAIMS).where(CLAIMS.c.what.in_(held)).values(until=until)
    return set(connection.scalars(renewed.returning(CLAIMS.c.what)))


def release(connection: Connection, what: str, node: str) -> None:
    connection.execute(delete(CLAIMS).where(CLAIMS.c.what == what, CLAIMS.c.node == node))


def release_claims(connection: Connection, node: str) -> None:
    delete_rows(connection, CLAIMS, CLAIMS.c.node == node)


def claims(connection: Connection, prefix: str, now: float) -> set[str]:
    query = select(CLAIMS.c.what).where(CLAIMS.c.what.startswith(prefix), CLAIMS.c.until > now)
    return set(connection.scalars(query))


def beat(connection: Connection, now: float) -> float | None:
    """Clears away what time has ended, too, unless somebody is just about to renew it."""
    before = connection.scalar(select(BEATS.c.at).with_for_update())
    put(connection, BEATS, {"id": 1, "at": now if before is None else max(before, now)})
    for table, end in ((CLAIMS, CLAIMS.c.until), (LOOKS, LOOKS.c.until), (SESSIONS, SESSIONS.c.expires)):
        delete_rows(connection, table, end <= now, waits=False)
    return before
