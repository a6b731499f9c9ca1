"""Accounts and sessions."""

from __future__ import annotations

import msgspec

from tafelrunde.server.messages.people_bodies import ChangeAccount, Register, SignIn, Wishes
from tafelrunde.server.people.accounts import SESSION_SECONDS, AccountInfo, SessionInfo, shown
from tafelrunde.server.people.devices import DEVICE_SECONDS, device_of, new_device
from tafelrunde.server.routes.request import COOKIE, DEVICE_COOKIE, Asked, Cookie, Endpoint, cookie_of, take
from tafelrunde.store.people import name_key
from tafelrunde.store.records import UserRecord


async def signed_in(asked: Asked, user: UserRecord) -> AccountInfo:
    """The browser keeps the session in a cookie that no script can read."""
    word = await asked.desk.accounts.open_session(user, asked.now)
    asked.cookies.append(Cookie(COOKIE, word, SESSION_SECONDS))
    if not device_of(user, cookie_of(asked.request, DEVICE_COOKIE)):
        asked.cookies.append(Cookie(DEVICE_COOKIE, new_device(user), DEVICE_SECONDS))
    return shown(user)


def person(asked: Asked) -> UserRecord:
    """The one who is signed in; the role of the route has been checked."""
    user = asked.caller.user
    assert user is not None
    return user


async def register(asked: Asked) -> AccountInfo:
    wish: Register = asked.body
    user = await asked.desk.accounts.register(wish.name, wish.password, wish.mail, wish.language, asked.now)
    return await signed_in(asked, user)


async def sign_in(asked: Asked) -> AccountInfo:
    """Each name is tried only so often, from however many addresses; a known browser has its own tries."""
    accounts, wish = asked.desk.accounts, asked.body
    device = device_of(await accounts.find(wish.name), cookie_of(asked.request, DEVICE_COOKIE))
    for key in (f"device {device}",) if device else (asked.address, f"name {name_key(wish.name)}"):
        take(asked.desk.limits, "password", key)
    return await signed_in(asked, await accounts.sign_in(wish.name, wish.password))


async def sign_out(asked: Asked) -> None:
    await asked.desk.accounts.close_session(asked.caller)
    await asked.context.hub.session_ended(person(asked).id)
    asked.cookies.append(Cookie(COOKIE, "", 0))


async def me(asked: Asked) -> AccountInfo:
    return shown(person(asked))


async def session(asked: Asked) -> SessionInfo:
    """Who is signed in, if anybody: no refusal, for every visitor asks this."""
    return SessionInfo(None if asked.caller.user is None else shown(asked.caller.user))


async def change(asked: Asked) -> AccountInfo:
    wish: ChangeAccount = asked.body
    changed = await asked.desk.accounts.change(
        person(asked),
        mail=wish.mail,
        language=wish.language,
        old=wish.password,
        new=wish.new_password,
    )
    if wish.new_password is None:
        return shown(changed)
    await asked.context.hub.session_ended(changed.id)
    return await signed_in(asked, changed)


async def wished(asked: Asked) -> AccountInfo:
    return shown(await asked.desk.accounts.wish(person(asked), msgspec.structs.asdict(asked.body)))


ENDPOINTS = (
    Endpoint("GET", "/api/session", session, SessionInfo),
    Endpoint("POST", "/api/account", register, AccountInfo, Register, limit="register", status=201),
    Endpoint("GET", "/api/account", me, AccountInfo, role="user"),
    Endpoint("PUT", "/api/account/wishes", wished, AccountInfo, Wishes, role="user"),
    Endpoint("PATCH", "/api/account", change, AccountInfo, ChangeAccount, role="user", limit="password"),
    Endpoint("POST", "/api/session", sign_in, AccountInfo, SignIn, limit="sign-in"),
    Endpoint("DELETE", "/api/session", sign_out, role="user"),
)
