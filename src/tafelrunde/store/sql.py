"""The store on any SQL database: reads in a few threads, writes through the one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine.interfaces import IsolationLevel

from tafelrunde.store import campaigns, members, nodes, people, playing, versions
from tafelrunde.store.appends import Appender, appender
from tafelrunde.store.failures import is_passing, retell
from tafelrunde.store.interface import StoreFailed
from tafelrunde.store.locks import row_key
from tafelrunde.store.records import (
    Append,
    Change,
    ChatRecord,
    ContactRecord,
    GuestRecord,
    MemberRecord,
    Notice,
    SeatRecord,
    SessionRecord,
    Status,
    Step,
    TableRecord,
    UserRecord,
    Visibility,
)
from tafelrunde.store.writer import AppendJob, Database, Job, Writer

READERS = 4

Args = ParamSpec("Args")
T = TypeVar("T")


class Kind(Database, Protocol):
    """A kind of database: what SQLite and PostgreSQL do each in its own way."""

    readers: Engine
    one_moment: IsolationLevel
    """How to read everything as of one moment."""

    def prepare(self) -> None:
        """Makes sure that there is something to connect to."""

    async def listen(self, heard: Callable[[Change], None]) -> None: ...
    async def stop_listening(self) -> None: ...
    def dispose(self) -> None:
        """Closes all connections."""


class SqlStore:
    """See `protocol.Store`."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._pool: ThreadPoolExecutor | None = None
        self._writer: Writer | None = None
        self._loop: asyncio.AbstractEventLoop

    async def open(self) -> None:
        """Lays the tables of an empty database; refuses those of another version."""
        self._loop = asyncio.get_running_loop()
        pool = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        try:
            writes = await self._loop.run_in_executor(pool, self._prepare)
        except Exception as error:
            pool.shutdown()
            self._kind.dispose()
            retell(error)
        self._pool = pool
        self._writer = Writer(self._kind, writes)

    def _prepare(self) -> Appender:
        self._kind.prepare()
        with self._kind.connect() as connection:
            versions.settle(connection)
        return appender(self._kind.readers.dialect.name)

    async def close(self) -> None:
        """Writes what was asked for before, then lets go."""
        writer, pool = self._writer, self._pool
        self._writer = self._pool = None
        if writer is not None and pool is not None:
            await self._loop.run_in_executor(pool, writer.finish)
            pool.shutdown()
        await self._kind.stop_listening()
        self._kind.dispose()

    async def _read(
        self, query: Callable[Concatenate[Connection, Args], T], *args: Args.args, **kwargs: Args.kwargs
    ) -> T:
        if self._pool is None:
            raise StoreFailed("the store is closed")
        ask = partial(self._asked, partial(query, **kwargs), *args)
        return await self._loop.run_in_executor(self._pool, ask)

    def _asked(self, query: Callable[..., T], *args: Any) -> T:
        """Asks again if the connection had been lost since the last time."""
        for again in (True, False):
            try:
                with self._kind.readers.connect() as connection:
                    return query(connection, *args)
            except Exception as error:
                if not (again and is_passing(error)):
                    retell(error)
        raise AssertionError

    async def _write(
        self, key: str, work: Callable[[Connection], T], tells: Callable[[T], Change] | None = None
    ) -> T:
        """The key is that of the one row that the work locks (`locks.py`)."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._submit(Job(future, key, work, tells))
        return await future

    async def _write_alone(
        self, work: Callable[[Connection], T], tells: Callable[[T], Change] | None = None
    ) -> T:
        """For work on many rows: in a transaction of its own."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._submit(Job(future, None, work, tells))
        return await future

    def _submit(self, job: Job | AppendJob) -> None:
        if self._writer is None:
            raise StoreFailed("the store is closed")
        self._writer.submit(job)

    # -- the game's steps ----------------------------------------------------------------------------
    async def append(self, append: Append) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self._submit(AppendJob(future, append))
        await future

    async def steps(self, table: str, after: int = 0) -> list[Step]:
        return await self._read(playing.steps, table, after)

    async def step_of(self, table: str, command: str, after: int) -> int | None:
        return await self._read(playing.step_of, table, command, after)

    async def news(self, table: str, after: int) -> tuple[list[Step], TableRecord | None]:
        return await self._read(playing.news, table, after)

    # -- tables and seats ----------------------------------------------------------------------------
    async def add_table(
        self, table: TableRecord, seats: Sequence[SeatRecord], steps: Sequence[Step] = ()
    ) -> None:
        work = partial(playing.add_table, table=table, seats=seats, steps=steps)
        await self._write(table.id, work, lambda _: Change(table.id, "table"))

    async def table(self, table: str) -> TableRecord | None:
        return await self._read(playing.table, table)

    async def update_table(self, table: TableRecord) -> None:
        work = partial(playing.update_table, table=table)
        await self._write(table.id, work, lambda _: Change(table.id, "table"))

    async def set_deadline(self, table: str, n: int, deadline: float | None) -> None:
        await self._write(table, partial(playing.set_deadline, table=table, n=n, deadline=deadline))

    async def delete_table(self, table: str) -> None:
        work = partial(playing.delete_table, table=table)
        await self._write_alone(work, lambda _: Change(table, "table"))

    async def tables(
        self,
        *,
        status: Sequence[Status] = (),
        public: bool = False,
        user: int | None = None,
        before: float | None = None,
        limit: int = 100,
    ) -> list[TableRecord]:
        return await self._read(playing.tables, status, public=public, user=user, before=before, limit=limit)

    async def due_tables(self, now: float, limit: int = 100) -> list[TableRecord]:
        return await self._read(playing.due_tables, now, limit)

    async def seats(self, table: str) -> list[SeatRecord]:
        return await self._read(playing.seats, table)

    async def seats_of(self, tables: Iterable[str]) -> dict[str, list[SeatRecord]]:
        return await self._read(playing.seats_of, list(tables))

    async def put_seat(self, seat: SeatRecord, expected: SeatRecord | None = None) -> None:
        work = partial(playing.put_seat, seat=seat, expected=expected)
        await self._write(row_key(seat.table, "seat", seat.seat), work, lambda _: Change(seat.table, "seats"))

    async def seat_by_token(self, token_hash: bytes) -> SeatRecord | None:
        return await self._read(playing.seat_by_token, token_hash)

    async def add_guest(self, guest: GuestRecord) -> None:
        work = partial(playing.add_guest, guest=guest)
        key = row_key(guest.table, "guest", guest.token_hash.hex())
        await self._write(key, work, lambda _: Change(guest.table, "seats"))

    async def guest_by_token(self, token_hash: bytes) -> GuestRecord | None:
        return await self._read(playing.guest_by_token, token_hash)

    async def guests(self, table: str) -> list[GuestRecord]:
        return await self._read(playing.guests, table)

    async def remove_guest(self, table: str, token_hash: bytes) -> None:
        work = partial(playing.remove_guest, table=table, token_hash=token_hash)
        await self._write(row_key(table, "guest", token_hash.hex()), work, lambda _: Change(table, "seats"))

    # -- campaigns -----------------------------------------------------------------------------------
    async def campaign_visibility(self, campaign: str) -> Visibility | None:
        return await self._read(members.visibility, campaign)

    async def public_campaigns(self, limit: int = 100) -> list[str]:
        return await self._read(members.public_campaigns, limit)

    async def due_campaigns(self, now: float, limit: int = 100) -> list[str]:
        return await self._read(campaigns.due, now, limit)

    async def members(self, campaign: str) -> list[MemberRecord]:
        return await self._read(members.members, campaign)

    async def members_of(self, user: int | None, token_hash: bytes | None) -> list[MemberRecord]:
        return await self._read(members.members_of, user, token_hash)

    async def add_member(self, member: MemberRecord) -> int:
        work = partial(members.add_member, member=member)
        key = row_key(member.table, "member", f"{0:020}")
        return await self._write(key, work, lambda _: Change(member.table, "seats"))

    async def put_member(self, member: MemberRecord, expected: MemberRecord) -> None:
        work = partial(members.put_member, member=member, expected=expected)
        key = row_key(member.table, "member", f"{member.id:020}")
        await self._write(key, work, lambda _: Change(member.table, "seats"))

    async def remove_member(self, member: MemberRecord) -> None:
        work = partial(members.remove_member, member=member)
        await self._write_alone(work, lambda _: Change(member.table, "seats"))

    async def prolong_campaign(self, campaign: str, moment: float) -> None:
        await self._write_alone(partial(campaigns.prolong, campaign=campaign, moment=moment))

    async def expired_campaigns(self, now: float, limit: int = 100) -> list[str]:
        return await self._read(campaigns.expired, now, limit)

    async def remove_campaign(self, campaign: str) -> None:
        work = partial(members.remove_campaign, campaign=campaign)
        await self._write_alone(work, lambda _: Change(campaign, "table"))

    async def announce(self, change: Change) -> None:
        await self._write_alone(lambda _: None, lambda _: change)

    # -- words ---------------------------------------------------------------------------------------
    async def add_chat(self, chat: ChatRecord) -> int:
        work = partial(people.add_chat, chat=chat)
        key = row_key(chat.table, "chat")
        return await self._write(key, work, lambda line: Change(chat.table, "chat", line))

    async def chats(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRecord]:
        return await self._read(people.chats, table, after, limit)

    async def note(self, table: str, seat: int) -> str:
        return await self._read(people.note, table, seat)

    async def put_note(self, table: str, seat: int, text: str) -> None:
        work = partial(people.put_note, table=table, seat=seat, text=text)
        await self._write(row_key(table, "note", seat), work)

    # -- people --------------------------------------------------------------------------------------
    async def add_user(self, user: UserRecord) -> int:
        key = row_key("", "name", people.name_key(user.name))
        return await self._write(key, partial(people.add_user, user=user))

    async def user(self, user: int) -> UserRecord | None:
        return await self._read(people.user, user)

    async def user_by_name(self, name: str) -> UserRecord | None:
        return await self._read(people.user_by_name, name)

    async def update_user(self, user: UserRecord) -> None:
        await self._write(row_key("", "user", user.id), partial(people.update_user, user=user))

    async def add_session(self, session: SessionRecord) -> None:
        work = partial(people.add_session, session=session)
        await self._write(row_key("", "session", session.token_hash.hex()), work)

    async def session(self, token_hash: bytes, now: float) -> SessionRecord | None:
        return await self._read(people.session, token_hash, now)

    async def remove_session(self, token_hash: bytes) -> None:
        work = partial(people.remove_session, token_hash=token_hash)
        key = row_key("", "session", token_hash.hex())
        await self._write(key, work, lambda user: Change("", "people", user))

    async def remove_sessions(self, user: int) -> None:
        work = partial(people.remove_sessions, user=user)
        await self._write_alone(work, lambda _: Change("", "people", user))

    # -- notices -------------------------------------------------------------------------------------
    async def contacts(self, table: str) -> list[ContactRecord]:
        return await self._read(nodes.contacts, table)

    async def put_contact(self, contact: ContactRecord) -> None:
        work = partial(nodes.put_contact, contact=contact)
        key = row_key(contact.table, "contact", contact.seat, contact.channel)
        await self._write(key, work, lambda _: Change(contact.table, "seats"))

    async def remove_contact(self, table: str, seat: int, channel: str) -> None:
        work = partial(nodes.remove_contact, table=table, seat=seat, channel=channel)
        await self._write(row_key(table, "contact", seat, channel), work, lambda _: Change(table, "seats"))

    async def add_notices(self, notices: Sequence[Notice]) -> None:
        if notices:
            work = partial(nodes.add_notices, notices=notices)
            await self._write(row_key(notices[0].table, "notice"), work)

    async def claim_notices(self, node: str, now: float, until: float, limit: int = 50) -> list[Notice]:
        work = partial(nodes.claim_notices, node=node, now=now, until=until, limit=limit)
        return await self._write_alone(work)

    async def notice_done(self, notice: int) -> None:
        await self._write(row_key("", "notice", f"{notice:020}"), partial(nodes.notice_done, notice=notice))

    async def notice_failed(self, notice: int, tries: int, due: float | None) -> None:
        work = partial(nodes.notice_failed, notice=notice, tries=tries, due=due)
        await self._write(row_key("", "notice", f"{notice:020}"), work)

    async def waiting_notices(self) -> int:
        return await self._read(nodes.waiting_notices)

    async def keys(self) -> bytes | None:
        return await self._read(nodes.keys)

    async def keep_keys(self, made: bytes) -> bytes:
        return await self._write(row_key("", "keys"), partial(nodes.keep_keys, made=made))

    # -- several processes ---------------------------------------------------------------------------
    async def listen(self, heard: Callable[[Change], None]) -> None:
        await self._kind.listen(heard)

    async def look(self, table: str, seat: int, node: str, until: float) -> None:
        work = partial(nodes.look, table=table, seat=seat, node=node, until=until)
        await self._write(row_key(table, "look", seat, node), work)

    async def looking(self, table: str, now: float) -> set[int]:
        return await self._read(nodes.looking, table, now)

    async def claim(self, what: str, node: str, now: float, until: float) -> bool:
        work = partial(nodes.claim, what=what, node=node, now=now, until=until)
        return await self._write(row_key("", "claim", what), work)

    async def renew_claims(self, whats: Sequence[str], node: str, until: float) -> set[str]:
        return await self._write_alone(partial(nodes.renew_claims, whats=whats, node=node, until=until))

    async def release_claims(self, node: str) -> None:
        await self._write_alone(partial(nodes.release_claims, node=node))

    async def claims(self, prefix: str, now: float) -> set[str]:
        return await self._read(nodes.claims, prefix, now)

    async def beat(self, now: float) -> float | None:
        return await self._write_alone(partial(nodes.beat, now=now))
