"""One request: read, limited, recognised and checked, then handed to a function that answers it."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple
from weakref import WeakValueDictionary

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tafelrunde.engine.contract import Lang
from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.campaigns.rights import Act, Place, may
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.readings import Plan, Readings, Thread
from tafelrunde.server.lookup.replays import Reels
from tafelrunde.server.lookup.scriptorium import Scriptorium
from tafelrunde.server.lookup.sheets import Key, Sheet
from tafelrunde.server.messages.bodies import Fault
from tafelrunde.server.people.accounts import Accounts, Passwords
from tafelrunde.server.people.identity import NOBODY, Caller, Standing, recognise, stand
from tafelrunde.server.people.limits import LARGEST_BODY, LARGEST_SHEETS, Limits, address_key
from tafelrunde.server.routes.input import Query, language_of, read, read_body, read_query
from tafelrunde.server.routes.packing import packed
from tafelrunde.server.tables.audience import spectators_of
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.lobby import find_table
from tafelrunde.server.texts import put_both
from tafelrunde.server.wire.security import JSON, bearer_of, check_request
from tafelrunde.store.interface import StoreFailed
from tafelrunde.store.records import MemberRecord, SeatRecord, TableRecord

COOKIE: Final = "tafelrunde"
DEVICE_COOKIE: Final = "tafelrunde-device"
SAFE: Final = "__Host-"
"""Browsers accept a cookie whose name begins so only over TLS and from this very host."""
SAFE_COOKIE: Final = SAFE + COOKIE
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_NUMBER: Final = 9

Role = Literal["anyone", "user", "watcher", "seat", "host", "operator"]
"""`watcher` may see the public view; `seat` sits at the table; `host` runs it (an operator may too)."""


@dataclass(frozen=True)
class Desk:
    """What all requests share."""

    context: Context
    limits: Limits
    accounts: Accounts
    campaigns: Campaigns
    readings: Readings
    reels: Reels
    turns: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """By household: what takes work is made for it one after the other."""
    bringing: set[str] = field(default_factory=set)
    """Households that are bringing something large just now."""
    lookups: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """Likewise: ten requests at once would take all readers of the store, and a move its turn only between
    them. What a client is slow to send is not waited for here."""


class Cookie(NamedTuple):
    """A word to be kept by the browser, and for how long."""

    name: str
    word: str
    seconds: int


@dataclass
class Asked:
    """A request that may be answered."""

    desk: Desk
    request: Request
    lang: Lang = "en"
    caller: Caller = NOBODY
    query: Any = None
    body: Any = None
    bearer: str = ""
    who: Standing = field(default_factory=Standing)
    loaded: tuple[TableRecord, list[SeatRecord]] | None = None
    place: Place = field(default_factory=Place)
    """What the caller is in the campaign of the path."""
    cookies: list[Cookie] = field(default_factory=list)

    @property
    def context(self) -> Context:
        return self.desk.context

    @property
    def now(self) -> float:
        return self.desk.context.clockwork.now()

    @property
    def record(self) -> TableRecord:
        assert self.loaded is not None
        return self.loaded[0]

    @property
    def seats(self) -> list[SeatRecord]:
        assert self.loaded is not None
        return self.loaded[1]

    @property
    def table(self) -> str:
        return self.record.id

    @property
    def seat(self) -> int:
        """The seat in the path."""
        text = self.request.path_params["seat"]
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
            raise Denied("missing", "seat-is-number")
        return int(text)

    @property
    def campaign(self) -> str:
        name: str = self.request.path_params["campaign"]
        return name

    @property
    def realm(self) -> int:
        """The realm in the path, by its number from 0."""
        return self.number("realm")

    def number(self, name: str) -> int:
        """A number in the path."""
        text = self.request.path_params[name]
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
            raise Denied("missing", "nothing-at-address")
        return int(text)

    @property
    def me(self) -> MemberRecord:
        """In whose name the caller acts here."""
        realm = self.realm if "realm" in self.request.path_params else None
        found = self.place.acting(realm) or next(iter(self.place.members), None)
        if found is None:
            raise Denied("forbidden", "members-only")
        return found

    async def errand(self, name: str, args: Any = None, file: bytes = b"") -> bytes:
        """Work on the campaign of the path; its answer is JSON, or a file."""
        return await self.desk.campaigns.ask(self.campaign, name, args, file, payers=self.payers)

    @property
    def payers(self) -> tuple[str, str]:
        """Who is charged for what takes work: the household, and the person if one is known."""
        return self.address, key_of(self.caller)

    def own_seat(self, wished: int | None) -> int:
        """One of the caller's seats: the wished one, or the only one."""
        if wished is None and len(self.who.seats) == 1:
            return self.who.seats[0]
        if wished is None or wished not in self.who.seats:
            raise Denied("forbidden", "which-seat-of", {"mine": [str(seat) for seat in self.who.seats]})
        return wished

    @property
    def address(self) -> str:
        """The household that the request comes from."""
        return address_key(self.request.client.host if self.request.client else "")

    @property
    def is_over_tls(self) -> bool:
        public = self.context.settings.public_url
        return self.request.url.scheme == "https" or public.startswith("https:")


Handler = Callable[[Asked], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One line of the interface: the document and the tests are made from the same line as the route."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    handle: Handler
    answer: Any = None
    """None: an empty answer (204)."""
    body: Any = None
    query: type[Query] = Query
    role: Role = "anyone"
    act: Act | None = None
    """Of a campaign: what one must be allowed to do there."""
    limit: str = ""
    status: int = 200
    largest: int = LARGEST_BODY
    """Bytes of a body."""
    takes: str = JSON
    """The kind of a body; any other than JSON is handed on as it is."""
    kinds: tuple[str, ...] = ()
    """Of files that it answers with."""

    @property
    def rate(self) -> str:
        return self.limit or ("read" if self.method == "GET" else "write")


async def respond(desk: Desk, endpoint: Endpoint, request: Request) -> Response:
    """The answer to a request, or the reason why there is none."""
    asked = Asked(desk, request, language_of(request))
    try:
        with bringing(asked, endpoint):
            await prepare(asked, endpoint)
            answer = answered(asked, endpoint, await endpoint.handle(asked))
            return await packed(request, answer) if endpoint.act is not None else answer
    except Denied as refusal:
        return fault(refusal, asked.lang)
    except StoreFailed:
        return fault(Denied("failed", "cannot-save", retry=5), asked.lang)


@contextmanager
def bringing(asked: Asked, endpoint: Endpoint) -> Iterator[None]:
    """A household brings one archive at a time: each takes memory until all is done."""
    if endpoint.largest <= LARGEST_SHEETS:
        yield
        return
    busy = asked.desk.bringing
    if asked.address in busy:
        raise Denied("limit", "campaigns-are-busy", retry=10)
    busy.add(asked.address)
    try:
        yield
    finally:
        busy.discard(asked.address)


async def prepare(asked: Asked, endpoint: Endpoint) -> None:
    """Everything that can be refused without knowing what is asked for, cheapest first."""
    request, desk = asked.request, asked.desk
    take(desk.limits, endpoint.rate, asked.address)
    check_request(request.scope, desk.context.settings.public_url, endpoint.takes)
    asked.query = read_query(request, endpoint.query)
    asked.lang = asked.query.lang or asked.lang
    asked.bearer = bearer_of(request.headers)
    async with desk.lookups.setdefault(asked.address, asyncio.Lock()):
        await look_up(asked, endpoint)
    check_role(asked, endpoint.role)
    if "{campaign}" in endpoint.path:
        await find_campaign(asked, endpoint.act)
    if endpoint.body is bytes:
        asked.body = await read_body(request, endpoint.largest)
    elif endpoint.body is not None:
        asked.body = read(await read_body(request, endpoint.largest), endpoint.body)


async def look_up(asked: Asked, endpoint: Endpoint) -> None:
    """Who asks, and at which table: what the store is asked for with nearly every request."""
    store, cookie = asked.context.store, cookie_of(asked.request, COOKIE)
    asked.caller = await recognise(store, asked.now, asked.bearer, cookie)
    take(asked.desk.limits, endpoint.rate, key_of(asked.caller))
    if "{table}" in endpoint.path:
        await find(asked)


def cookie_of(request: HTTPConnection, name: str) -> str:
    return request.cookies.get(SAFE + name) or request.cookies.get(name, "")


def take(limits: Limits, kind: str, key: str) -> None:
    wait = limits.take(kind, key)
    if wait > 0:
        seconds = math.ceil(wait)
        raise Denied("limit", "too-many-requests", {"seconds": seconds}, retry=seconds)


def key_of(caller: Caller) -> str:
    if caller.user is not None:
        return f"user {caller.user.id}"
    return f"link {caller.token.hex()}" if caller.token else ""


def need_some(asked: Asked, kind: str) -> None:
    """Of what is charged afterwards something must be left."""
    seconds = math.ceil(asked.desk.limits.wait(kind, *asked.payers))
    if seconds > 0:
        raise Denied("limit", "too-much-work", {"seconds": seconds}, retry=seconds)


async def costly(asked: Asked, key: Key, plan: Plan) -> Sheet:
    """An answer that takes work: whoever has it made is charged for it, and waits once that was too much."""
    desk, payers = asked.desk, asked.payers
    kept = desk.readings.kept(key)
    if kept is not None:
        return kept
    async with desk.turns.setdefault(asked.address, asyncio.Lock()):
        need_some(asked, "work")
        made = await desk.readings.get(key, plan)
        desk.limits.charge("work", made.steps, *payers)
        return made.sheet


async def find(asked: Asked) -> None:
    """The table of the path, and what the caller is there."""
    table = asked.request.path_params["table"]
    known = table if TABLE_ID.fullmatch(table) else "-"
    asked.loaded = await find_table(asked.context, known)
    asked.who = await stand(asked.context.store, *asked.loaded, asked.caller)


async def find_campaign(asked: Asked, act: Act | None) -> None:
    """The campaign of the path. Who has nothing to do with it is not even told that it is there."""
    asked.place = await asked.desk.campaigns.place(asked.campaign, asked.caller)
    if not asked.place.is_known:
        raise Denied("missing", "campaign-unknown")
    realm = asked.realm if "realm" in asked.request.path_params else None
    if act is not None and not may(asked.place, act, realm):
        raise Denied("forbidden", "no-right-to", {"act": put_both(f"act-{act.replace(' ', '-')}")})


# -- who may ---------------------------------------------------------------------------------------------


def check_role(asked: Asked, role: Role) -> None:
    if role in ("user", "operator") and asked.caller.user is None:
        raise Denied("login", "sign-in-first")
    if role == "operator" and not asked.caller.is_operator:
        raise Denied("forbidden", "operators-only")
    if role == "host" and not (asked.who.is_host or asked.who.is_operator):
        raise Denied("forbidden", "host-only")
    if role == "seat" and not asked.who.seats:
        raise Denied("forbidden", "seats-only")
    if role == "watcher" and not may_watch(asked.record, asked.who):
        raise Denied("forbidden", "nobody-may-watch")


def may_watch(record: TableRecord, who: Standing) -> bool:
    return bool(who.seats) or who.guest is not None or who.is_operator or spectators_of(record).allowed


# -- answering -------------------------------------------------------------------------------------------


def answered(asked: Asked, endpoint: Endpoint, answer: Any) -> Response:
    if isinstance(answer, Response):
        response = answer
    elif endpoint.answer is None:
        response = Response(status_code=204)
    else:
        content = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        kind = "application/jsonl" if endpoint.answer is bytes else "application/json"
        response = Response(content, endpoint.status, media_type=kind)
    for cookie in asked.cookies:
        set_cookie(asked, response, cookie)
    return response


def set_cookie(asked: Asked, response: Response, cookie: Cookie) -> None:
    is_safe = asked.is_over_tls
    response.set_cookie(
        SAFE + cookie.name if is_safe else cookie.name,
        cookie.word,
        max_age=cookie.seconds,
        path="/",
        secure=is_safe,
        httponly=True,
        samesite="lax",
    )


def fault(refusal: Denied, lang: Lang) -> Response:
    body = msgspec.json.encode(Fault(refusal.code, refusal.told(lang), refusal.rule, refusal.field))
    headers = {"retry-after": str(math.ceil(refusal.retry))} if refusal.retry else {}
    return Response(body, refusal.status, headers, media_type="application/json")


def make_desk(context: Context, campaigns: Campaigns) -> Desk:
    limits = Limits(context.clockwork.now, scale=context.settings.limits_scale)
    accounts = Accounts(context.store, Passwords())
    readings = Readings(Scriptorium(context.hub.spawn) if context.settings.scribe else Thread())
    return Desk(context, limits, accounts, campaigns, readings, Reels(context.store))
