"""Words and people: chat, notes, accounts and their sessions."""

from __future__ import annotations

import unicodedata
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from tafelrunde.store.interface import Taken
from tafelrunde.store.locks import delete_rows
from tafelrunde.store.records import ChatRecord, SessionRecord, UserRecord
from tafelrunde.store.rows import fetch, fetch_one, reading, row_of
from tafelrunde.store.schema import CHATS, NOTES, SESSIONS, USERS
from tafelrunde.store.upsert import inserting, put

CHAT_QUERY = reading(ChatRecord, CHATS)
USER_QUERY = reading(UserRecord, USERS)
SESSION_QUERY = reading(SessionRecord, SESSIONS)


# -- words -------------------------------------------------------------------------------------------
def add_chat(connection: Connection, chat: ChatRecord) -> int:
    added = connection.execute(insert(CHATS).values(row_of(chat, CHATS)).returning(CHATS.c.id))
    return int(added.scalar_one())


def chats(connection: Connection, table: str, after: int, limit: int) -> list[ChatRecord]:
    """The last ones, oldest first."""
    query = CHAT_QUERY.where(CHATS.c.table_id == table, CHATS.c.id > after).order_by(CHATS.c.id.desc())
    return fetch(connection, ChatRecord, query.limit(limit))[::-1]


def note(connection: Connection, table: str, seat: int) -> str:
    query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.seat == seat)
    return connection.scalar(query) or ""


def put_note(connection: Connection, table: str, seat: int, text: str) -> None:
    put(connection, NOTES, {"table_id": table, "seat": seat, "text": text})


# -- people ------------------------------------------------------------------------------------------
def name_key(name: str) -> str:
    """Names that people would read as the same are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def user_row(user: UserRecord) -> dict[str, Any]:
    return row_of(user, USERS) | {"name_key": name_key(user.name)}


def add_user(connection: Connection, user: UserRecord) -> int:
    statement = inserting(connection, USERS).values(user_row(user)).on_conflict_do_nothing()
    added = connection.execute(statement.returning(USERS.c.id)).scalar()
    if added is None:
        raise Taken(user.name)
    return int(added)


def user(connection: Connection, user: int) -> UserRecord | None:
    return fetch_one(connection, UserRecord, USER_QUERY.where(USERS.c.id == user))


def user_by_name(connection: Connection, name: str) -> UserRecord | None:
    return fetch_one(connection, UserRecord, USER_QUERY.where(USERS.c.name_key == name_key(name)))


def update_user(connection: Connection, user: UserRecord) -> None:
    connection.execute(update(USERS).where(USERS.c.id == user.id).values(user_row(user)))


def add_session(connection: Connection, session: SessionRecord) -> None:
    connection.execute(insert(SESSIONS).values(row_of(session, SESSIONS)))


def session(connection: Connection, token_hash: bytes, now: float) -> SessionRecord | None:
    query = SESSION_QUERY.where(SESSIONS.c.token_hash == token_hash, SESSIONS.c.expires > now)
    return fetch_one(connection, SessionRecord, query)


def remove_session(connection: Connection, token_hash: bytes) -> int:
    """Whose it was; 0 if there was none."""
    removing = delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash)
    return connection.execute(removing.returning(SESSIONS.c.user)).scalar() or 0


def remove_sessions(connection: Connection, user: int) -> None:
    delete_rows(connection, SESSIONS, SESSIONS.c.user == user)
