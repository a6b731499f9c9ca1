"""The people of campaigns: who leads one, who belongs to which realm, who looks on."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from tafelrunde.store.interface import Taken
from tafelrunde.store.records import MemberRecord, Visibility
from tafelrunde.store.rows import fetch, fetch_one, reading, row_of
from tafelrunde.store.schema import CONTACTS, LOOKS, MEMBERS, PROGRESS, TABLES

MEMBER_QUERY = reading(MemberRecord, MEMBERS)


def is_campaign(connection: Connection, campaign: str) -> bool:
    query = select(TABLES.c.id).where(TABLES.c.id == campaign, TABLES.c.campaign)
    return connection.scalar(query) is not None


def set_visibility(connection: Connection, campaign: str, visibility: Visibility) -> None:
    """Of a campaign that strangers may look at, or may not."""
    this = (TABLES.c.id == campaign) & TABLES.c.campaign
    connection.execute(update(TABLES).where(this).values(visibility=visibility))


def visibility(connection: Connection, campaign: str) -> Visibility | None:
    """None if there is no such campaign."""
    query = select(TABLES.c.visibility).where(TABLES.c.id == campaign, TABLES.c.campaign)
    found: Visibility | None = connection.scalar(query)
    return found


def public_campaigns(connection: Connection, limit: int) -> list[str]:
    """Those that changed last come first."""
    query = select(TABLES.c.id).join_from(TABLES, PROGRESS).order_by(PROGRESS.c.changed.desc())
    open_to_all = query.where(TABLES.c.campaign, TABLES.c.visibility == "public")
    return list(connection.scalars(open_to_all.limit(limit)))


def members(connection: Connection, campaign: str) -> list[MemberRecord]:
    """In the order in which they were invited."""
    query = MEMBER_QUERY.where(MEMBERS.c.table_id == campaign).order_by(MEMBERS.c.id)
    return fetch(connection, MemberRecord, query)


def members_of(connection: Connection, user: int | None, token_hash: bytes | None) -> list[MemberRecord]:
    """Everything that an account or a link is in any campaign."""
    mine = MEMBERS.c.user == user if user is not None else MEMBERS.c.id < 0
    if token_hash is not None:
        mine = mine | (MEMBERS.c.token_hash == token_hash)
    return fetch(connection, MemberRecord, MEMBER_QUERY.where(mine).order_by(MEMBERS.c.id))


def add_member(connection: Connection, member: MemberRecord) -> int:
    """Raises `Taken` if the campaign is gone."""
    if not is_campaign(connection, member.table):
        raise Taken(member.table)
    added = connection.execute(insert(MEMBERS).values(row_of(member, MEMBERS)).returning(MEMBERS.c.id))
    return int(added.scalar_one())


def put_member(connection: Connection, member: MemberRecord, expected: MemberRecord) -> None:
    """Raises `Taken` if the member is another one by now, or gone."""
    now = fetch_one(connection, MemberRecord, MEMBER_QUERY.where(MEMBERS.c.id == member.id).with_for_update())
    if now != expected:
        raise Taken(member.table, member.id)
    connection.execute(update(MEMBERS).where(MEMBERS.c.id == member.id).values(row_of(member, MEMBERS)))
    if expected.joined and not member.joined:
        forget(connection, member)


def remove_member(connection: Connection, member: MemberRecord) -> None:
    """With the addresses that somebody wanted to be told at."""
    mine = (MEMBERS.c.id == member.id) & (MEMBERS.c.table_id == member.table)
    connection.execute(delete(MEMBERS).where(mine))
    forget(connection, member)


def forget(connection: Connection, member: MemberRecord) -> None:
    """Whoever takes this place next is somebody else: nothing goes to the addresses of the one before."""
    for table in (CONTACTS, LOOKS):
        connection.execute(delete(table).where(table.c.table_id == member.table, table.c.seat == member.id))


def remove_campaign(connection: Connection, campaign: str) -> None:
    """With everything that belongs to it."""
    held = select(PROGRESS.c.table_id).where(PROGRESS.c.table_id == campaign).with_for_update()
    connection.execute(held)
    connection.execute(delete(TABLES).where(TABLES.c.id == campaign, TABLES.c.campaign))
