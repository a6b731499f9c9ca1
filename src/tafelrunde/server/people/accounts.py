"""Accounts: a name and a password, so that one's tables are found from any browser. Nobody needs one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Raw

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Lang
from tafelrunde.engine.text import quoted
from tafelrunde.server.errors import Denied
from tafelrunde.server.people.identity import Caller, hashed, new_session_token
from tafelrunde.server.people.words import check_name
from tafelrunde.store.interface import Store, Taken
from tafelrunde.store.records import SessionRecord, UserRecord

SESSION_SECONDS: Final = 30 * 24 * 3600
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_NAME: Final = 20
MAIL: Final = re.compile(r"[^@\s,;<>\"()\\]{1,64}@[^@\s,;<>\"()\\]{1,190}")

HASHER: Final = PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1)
"""One of the sets that OWASP recommends for Argon2id; one core and 46 MB each, so that a storm of strangers
who try to sign in leaves the other cores and the memory to the tables."""


MOST_WISHES: Final = 20_000
"""Letters of what the web app keeps for a person."""


class AccountInfo(msgspec.Struct, frozen=True):
    """One's own account."""

    name: str
    mail: str
    language: str
    operator: bool
    wishes: Raw
    """Settings and progress in lessons, as the web app has put them here."""


class SessionInfo(msgspec.Struct, frozen=True):
    account: AccountInfo | None


def shown(user: UserRecord) -> AccountInfo:
    return AccountInfo(user.name, user.mail, user.language, user.operator, Raw(user.wishes.encode()))


class Passwords:
    """Hashes and compares in a thread, one at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, password: str, known: str | None) -> bool:
        """An unknown name takes as long as a wrong password: nobody learns which names exist."""
        async with self._turn:
            return await asyncio.to_thread(matches, known or decoy(), password) and known is not None


def matches(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def decoy() -> str:
    return HASHER.hash("nobody's password")


def check_account_name(name: str) -> None:
    check_name(name, LONGEST_NAME)


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Denied("bad", "password-length", {"shortest": SHORTEST_PASSWORD, "longest": LONGEST_PASSWORD})


def check_mail(mail: str) -> None:
    if mail and not (mail.isprintable() and MAIL.fullmatch(mail)):
        raise Denied("bad", "no-mail-address")


class Accounts:
    """Everything about accounts, over one store."""

    def __init__(self, store: Store, passwords: Passwords) -> None:
        self._store, self._passwords = store, passwords

    async def register(self, name: str, password: str, mail: str, language: Lang, now: float) -> UserRecord:
        check_account_name(name)
        check_password(password)
        check_mail(mail)
        user = UserRecord(name, await self._passwords.hash(password), now, mail, language)
        try:
            user.id = await self._store.add_user(user)
        except Taken:
            raise Denied("taken", "account-taken", {"name": quoted(name)}) from None
        return user

    async def find(self, name: str) -> UserRecord | None:
        return await self._store.user_by_name(name) if name.isprintable() else None

    async def sign_in(self, name: str, password: str) -> UserRecord:
        known = await self.find(name)
        if not await self._passwords.fits(password, known.password_hash if known else None) or known is None:
            raise Denied("login", "wrong-password")
        return known

    async def open_session(self, user: UserRecord, now: float) -> str:
        """The word that stands for this person until it runs out."""
        token = new_session_token()
        await self._store.add_session(SessionRecord(hashed(token), user.id, now + SESSION_SECONDS))
        return token

    async def close_session(self, caller: Caller) -> None:
        if caller.session is not None:
            await self._store.remove_session(caller.session)

    async def wish(self, user: UserRecord, wishes: Mapping[str, Any]) -> UserRecord:
        changed = msgspec.structs.replace(user, wishes=encode(wishes).decode())
        if len(changed.wishes) > MOST_WISHES:
            raise Denied("size", "body-too-long", {"most": MOST_WISHES})
        await self._store.update_user(changed)
        return changed

    async def change(
        self, user: UserRecord, *, mail: str | None, language: Lang | None, old: str, new: str | None
    ) -> UserRecord:
        """Changes what is given; a new password needs the old one and ends all sessions."""
        changed = msgspec.structs.replace(user)
        if mail is not None:
            check_mail(mail)
            changed.mail = mail
        changed.language = language or changed.language
        if new is not None:
            check_password(new)
            await self.sign_in(user.name, old)
            changed.password_hash = await self._passwords.hash(new)
        await self._store.update_user(changed)
        if new is not None:
            await self._store.remove_sessions(user.id)
        return changed
