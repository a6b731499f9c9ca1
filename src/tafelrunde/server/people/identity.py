"""Who is asking: a seat by its link, a guest, an account by its session, an operator.

Links and sessions are 256-bit random words. The store knows only their SHA-256, so that nobody who reads the
database can sit down. A seat may share its link with other seats of the table: then one browser plays both.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.store.interface import Store
from tafelrunde.store.records import GuestRecord, SeatRecord, TableRecord, UserRecord

TOKEN_BYTES: Final = 32
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
SESSION: Final = re.compile(r"u\.[A-Za-z0-9_-]{43}")


class Caller(msgspec.Struct, frozen=True):
    """Somebody who asks for something, before any table is meant."""

    token: bytes | None = None
    """Hash of the link that was shown."""
    user: UserRecord | None = None
    session: bytes | None = None
    """Hash of the session that was shown."""

    @property
    def is_operator(self) -> bool:
        return self.user is not None and self.user.operator


class Standing(msgspec.Struct, frozen=True):
    """What a caller is at one table."""

    seats: tuple[int, ...] = ()
    invited: int | None = None
    """The seat that is kept for whoever shows this link."""
    guest: GuestRecord | None = None
    is_host: bool = False
    is_operator: bool = False

    @property
    def sees(self) -> int | None:
        """The seat whose view a guest was allowed to see."""
        return None if self.guest is None else self.guest.sees


NOBODY: Final = Caller()


def new_token() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_session_token() -> str:
    return f"u.{new_token()}"


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


async def recognise(store: Store, now: float, bearer: str = "", cookie: str = "") -> Caller:
    """The caller behind the words that were shown; what is malformed or has run out counts for nothing."""
    link = hashed(bearer) if TOKEN.fullmatch(bearer) else None
    shown = bearer if SESSION.fullmatch(bearer) else cookie
    if not SESSION.fullmatch(shown):
        return Caller(link)
    session = await store.session(hashed(shown), now)
    user = None if session is None else await store.user(session.user)
    return Caller(link, user, hashed(shown) if user else None)


async def stand(store: Store, table: TableRecord, seats: Sequence[SeatRecord], caller: Caller) -> Standing:
    """What the caller is at this table."""
    mine = tuple(seat.seat for seat in seats if holds(seat, caller))
    return Standing(
        seats=mine,
        invited=invitation(seats, caller),
        guest=None if mine else await guest_at(store, table.id, caller),
        is_host=table.host in mine,
        is_operator=caller.is_operator,
    )


def holds(seat: SeatRecord, caller: Caller) -> bool:
    if seat.kind != "human":
        return False
    by_link = caller.token is not None and seat.token_hash == caller.token
    return by_link or (caller.user is not None and seat.user == caller.user.id)


def invitation(seats: Sequence[SeatRecord], caller: Caller) -> int | None:
    """An invitation is a link to a seat that no person has taken yet."""
    if caller.token is None:
        return None
    return next((s.seat for s in seats if s.kind != "human" and s.token_hash == caller.token), None)


async def guest_at(store: Store, table: str, caller: Caller) -> GuestRecord | None:
    guest = None if caller.token is None else await store.guest_by_token(caller.token)
    return guest if guest is not None and guest.table == table else None
