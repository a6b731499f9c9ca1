"""What the server asks of a store. SQLite and PostgreSQL answer alike; one test-suite holds both to it.

Every method is safe to call from the event loop: the work is done elsewhere. A method that writes has made it
durable when it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

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


class Taken(Exception):
    """Somebody else was first: step `n` is written, the name in use, the table gone. Nothing was written."""


class Repeated(Exception):
    """This command was carried out before, as step `n`: nothing was written."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class StoreFailed(Exception):
    """The database is full, locked or gone. Nothing was written, and it may work again later.

    Only if it went during the very commit nobody can know: read a table again before its next step.
    """


class Store(Protocol):
    async def open(self) -> None:
        """Connects; lays the tables of an empty database and refuses those of another version."""

    async def close(self) -> None: ...

    # -- the game's steps: the only place where two processes can meet --------------------------------
    async def append(self, append: Append) -> None:
        """Writes step n with its consequences, or raises `Taken`, `Repeated` or `StoreFailed`."""

    async def steps(self, table: str, after: int = 0) -> list[Step]: ...
    async def step_of(self, table: str, command: str, after: int) -> int | None:
        """The later step that this command became, if it became any."""

    async def news(self, table: str, after: int) -> tuple[list[Step], TableRecord | None]:
        """Later steps, and the table as it is then if there are any."""

    # -- tables and seats ----------------------------------------------------------------------------
    async def add_table(
        self, table: TableRecord, seats: Sequence[SeatRecord], steps: Sequence[Step] = ()
    ) -> None:
        """With steps that were made elsewhere, if there are any; the table says how many."""

    async def table(self, table: str) -> TableRecord | None: ...
    async def update_table(self, table: TableRecord) -> None:
        """Everything but the steps' own fields (n, to_act, deadline), which only `append` changes.

        A game that has ended stays ended.
        """

    async def set_deadline(self, table: str, n: int, deadline: float | None) -> None:
        """Only if step n is still the last one."""

    async def delete_table(self, table: str) -> None: ...
    async def tables(
        self,
        *,
        status: Sequence[Status] = (),
        public: bool = False,
        user: int | None = None,
        before: float | None = None,
        limit: int = 100,
    ) -> list[TableRecord]:
        """Newest change first; `before` a time of change continues a list."""

    async def due_tables(self, now: float, limit: int = 100) -> list[TableRecord]:
        """Running tables whose deadline has passed."""

    async def seats(self, table: str) -> list[SeatRecord]: ...
    async def seats_of(self, tables: Iterable[str]) -> dict[str, list[SeatRecord]]: ...
    async def put_seat(self, seat: SeatRecord, expected: SeatRecord | None = None) -> None:
        """Replaces a seat; with `expected`, only if it still is that, otherwise raises `Taken`."""

    async def seat_by_token(self, token_hash: bytes) -> SeatRecord | None:
        """The first of the seats with this link."""

    async def add_guest(self, guest: GuestRecord) -> None: ...
    async def guest_by_token(self, token_hash: bytes) -> GuestRecord | None: ...
    async def guests(self, table: str) -> list[GuestRecord]: ...
    async def remove_guest(self, table: str, token_hash: bytes) -> None: ...

    # -- campaigns: their logs and papers are written by processes of their own ------------------------
    async def campaign_visibility(self, campaign: str) -> Visibility | None:
        """None if there is no such campaign."""

    async def public_campaigns(self, limit: int = 100) -> list[str]: ...
    async def due_campaigns(self, now: float, limit: int = 100) -> list[str]:
        """Campaigns whose clock asks to be looked at."""

    async def members(self, campaign: str) -> list[MemberRecord]: ...
    async def members_of(self, user: int | None, token_hash: bytes | None) -> list[MemberRecord]:
        """Everything that an account or a link is in any campaign."""

    async def add_member(self, member: MemberRecord) -> int:
        """Raises `Taken` if the campaign is gone."""

    async def put_member(self, member: MemberRecord, expected: MemberRecord) -> None:
        """Raises `Taken` if the member is another one by now, or gone."""

    async def remove_member(self, member: MemberRecord) -> None: ...
    async def remove_campaign(self, campaign: str) -> None: ...
    async def prolong_campaign(self, campaign: str, moment: float) -> None:
        """One that somebody only tries stays until then; any other stays anyway."""

    async def expired_campaigns(self, now: float, limit: int = 100) -> list[str]: ...
    async def announce(self, change: Change) -> None:
        """Tells the other processes of something that is true already."""

    # -- words ---------------------------------------------------------------------------------------
    async def add_chat(self, chat: ChatRecord) -> int: ...
    async def chats(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRecord]: ...
    async def note(self, table: str, seat: int) -> str: ...
    async def put_note(self, table: str, seat: int, text: str) -> None: ...

    # -- people --------------------------------------------------------------------------------------
    async def add_user(self, user: UserRecord) -> int:
        """Raises `Taken` when the name is in use (whatever its case)."""

    async def user(self, user: int) -> UserRecord | None: ...
    async def user_by_name(self, name: str) -> UserRecord | None: ...
    async def update_user(self, user: UserRecord) -> None: ...
    async def add_session(self, session: SessionRecord) -> None: ...
    async def session(self, token_hash: bytes, now: float) -> SessionRecord | None: ...
    async def remove_session(self, token_hash: bytes) -> None: ...
    async def remove_sessions(self, user: int) -> None: ...

    # -- notices -------------------------------------------------------------------------------------
    async def contacts(self, table: str) -> list[ContactRecord]: ...
    async def put_contact(self, contact: ContactRecord) -> None: ...
    async def remove_contact(self, table: str, seat: int, channel: str) -> None: ...
    async def add_notices(self, notices: Sequence[Notice]) -> None:
        """Notices that come with no step, such as reminders."""

    async def claim_notices(self, node: str, now: float, until: float, limit: int = 50) -> list[Notice]:
        """Notices that are due, reserved for this process until then."""

    async def notice_done(self, notice: int) -> None: ...
    async def notice_failed(self, notice: int, tries: int, due: float | None) -> None:
        """Tries again at `due`; None gives up."""

    async def waiting_notices(self) -> int:
        """How many are still to be delivered."""

    async def keys(self) -> bytes | None:
        """What the servers on this database sign notices with; None before it was first needed."""

    async def keep_keys(self, made: bytes) -> bytes:
        """Keeps these keys unless others were kept before; returns those that are."""

    # -- several processes ---------------------------------------------------------------------------
    async def listen(self, heard: Callable[[Change], None]) -> None:
        """Calls `heard` in the event loop for every change another process made; until close.

        A change of the table "" says that some may have been missed: anything may have changed.
        """

    async def look(self, table: str, seat: int, node: str, until: float) -> None:
        """Somebody in this seat is looking at the table, at this process, until then (0: no more)."""

    async def looking(self, table: str, now: float) -> set[int]: ...
    async def claim(self, what: str, node: str, now: float, until: float) -> bool:
        """Reserves a piece of work (a bot's move, a sweep) for one process; True if this one has it."""

    async def renew_claims(self, whats: Sequence[str], node: str, until: float) -> set[str]:
        """Lets claims of this process last until then; returns those of them that it still has."""

    async def release_claims(self, node: str) -> None:
        """Gives all claims of this process back."""

    async def claims(self, prefix: str, now: float) -> set[str]:
        """What is claimed at this time and begins like this."""

    async def beat(self, now: float) -> float | None:
        """Notes that a server is alive now; returns the time noted before by any."""
