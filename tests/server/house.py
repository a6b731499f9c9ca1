"""A server without a port: the real application over a real SQLite, asked over HTTP by several people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from starlette.applications import Starlette
from starlette.middleware import Middleware

from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.endpoints import EXCEPTION_HANDLERS, KnownHosts, routes
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.time import Clockwork
from tafelrunde.server.wire.security import SecurityHeaders
from tafelrunde.store.opening import open_store
from tests.laid import laid_sqlite

T = TypeVar("T")
NAME = "tafel.test"
HERE = f"http://{NAME}"


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


class HandClock(Clockwork):
    """Moved by hand."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()


class Person:
    """Somebody with a browser of their own: cookies, and the link of a seat if they have one."""

    def __init__(self, client: httpx.AsyncClient, token: str = "") -> None:
        self.client = client
        self.token = token

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"content-type": "application/json", **more.pop("headers", {})}
        if self.token:
            headers.setdefault("authorization", f"Bearer {self.token}")
        if method != "GET" and "content" not in more:
            more["json"] = {} if body is None else body
        return await self.client.request(method, path, headers=headers, **more)

    async def get(self, path: str) -> Any:
        return fine(await self.ask("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return fine(await self.ask("POST", path, body))

    async def put(self, path: str, body: Any = None) -> Any:
        return fine(await self.ask("PUT", path, body))

    async def patch(self, path: str, body: Any = None) -> Any:
        return fine(await self.ask("PATCH", path, body))

    async def delete(self, path: str) -> Any:
        return fine(await self.ask("DELETE", path))

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Status and code of a refusal, which must be told in words."""
        answer = await self.ask(method, path, body, **more)
        assert answer.status_code >= 400, answer.text
        fault = answer.json()
        assert fault["text"], fault
        return answer.status_code, fault["code"]

    async def sit(self, seating: Any) -> Any:
        """Keeps the link that was handed out."""
        self.token = seating["token"]
        return seating


def fine(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


class House:
    def __init__(self, app: Starlette, context: Context, clock: HandClock, campaigns: Campaigns) -> None:
        self.app, self.context, self.clock, self.campaigns = app, context, clock, campaigns
        self.clients: list[httpx.AsyncClient] = []

    def person(self, token: str = "", address: str = "192.0.2.1") -> Person:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 40_000))
        client = httpx.AsyncClient(transport=transport, base_url=HERE)
        self.clients.append(client)
        return Person(client, token)

    async def table(self, *kinds: str, game: str = "kingsburg", **more: Any) -> tuple[Person, Any]:
        """A host and the answer to the new table."""
        host = self.person()
        wish = {"game": game, "seats": [{"kind": kind} for kind in kinds], **more}
        return host, await host.sit(await host.post("/api/tables", wish))


@asynccontextmanager
async def house(where: Path | str, **settings: Any) -> AsyncIterator[House]:
    """A server on a database in this folder, or at this address."""
    clock = HandClock()
    url = where if isinstance(where, str) else laid_sqlite(where)
    store = open_store(url)
    await store.open()
    chosen = Settings(
        **{"limits_scale": 1000.0, "database": url, "hosts": (NAME,), "scribe": False, **settings}
    )
    hub = Hub(chosen, store, clock)
    await hub.open()
    await asyncio.sleep(0)
    context = Context(chosen, store, hub, clock)
    campaigns = Campaigns(context)
    app = Starlette(
        routes=routes(context, campaigns),
        middleware=[Middleware(SecurityHeaders), Middleware(KnownHosts, chosen)],
        exception_handlers=EXCEPTION_HANDLERS,
    )
    made = House(app, context, clock, campaigns)
    try:
        yield made
    finally:
        for client in made.clients:
            await client.aclose()
        await campaigns.stop()
        await hub.close()
        await store.close()


async def running(made: House, *kinds: str) -> tuple[Person, Person, str]:
    """A host, a second player, and their running table."""
    host, seating = await made.table(*(kinds or ("me", "open")))
    table = seating["table"]["id"]
    other = made.person()
    await other.sit(await other.post(f"/api/tables/{table}/join", {"name": "Brian"}))
    await host.post(f"/api/tables/{table}/start", {"fill": "best"})
    return host, other, table
