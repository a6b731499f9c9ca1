"""The server put together: one Starlette application over a store, with all that runs beside it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, Protocol

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Receive, Scope, Send

from tafelrunde.server.attendance.attendance import Attendance
from tafelrunde.server.bots.bot_seats import Bots
from tafelrunde.server.bots.pool import BotPool
from tafelrunde.server.campaigns.advice import OfficeAdvice
from tafelrunde.server.campaigns.clock_service import CampaignClocks
from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.endpoints import EXCEPTION_HANDLERS, KnownHosts, routes
from tafelrunde.server.health import Observing
from tafelrunde.server.settings import Settings
from tafelrunde.server.sockets.campaign_socket import at_campaign
from tafelrunde.server.sockets.socket import MakeLine, Sockets, at_table
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.time import Clockwork
from tafelrunde.server.wire.brake import Brake
from tafelrunde.server.wire.security import SecurityHeaders
from tafelrunde.server.wire.unhurried import Unhurried
from tafelrunde.store.interface import Store

SOCKET: Final = re.compile(r"/ws/([A-Za-z0-9_-]{1,64})")
CAMPAIGN_SOCKET: Final = re.compile(r"/ws/campaigns/([^/]{1,60})")


class Service(Protocol):
    """Something that runs beside the tables as long as the server does."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...


def services(context: Context, campaigns: Campaigns) -> list[Service]:
    """In the order in which they start; they stop in the other."""
    bots = Bots(context.hub, BotPool(context.settings.bot_processes))
    attendance = Attendance(context, OfficeAdvice(campaigns))
    clocks = CampaignClocks(campaigns, lambda: attendance.absence.is_ready)
    attendance.downtime.also.append(clocks.give_back)
    # Notices and clocks ask campaigns, so those are there before them and go after them.
    return [campaigns, attendance, bots, clocks]


class SocketsFirst:
    """Leads sockets straight to where they are served: layers in between would stay in memory with them."""

    def __init__(self, app: ASGIApp, hub: Hub, campaigns: Campaigns) -> None:
        self._app, self._hub, self._campaigns = app, hub, campaigns
        self._sockets = Sockets(hub)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        make = self._wanted(scope["path"]) if scope["type"] == "websocket" else None
        if make is None:
            return self._app(scope, receive, send)
        return self._sockets.serve(make, scope, receive, send)

    def _wanted(self, path: str) -> MakeLine | None:
        if found := SOCKET.fullmatch(path):
            return at_table(self._hub, found[1])
        if found := CAMPAIGN_SOCKET.fullmatch(path):
            return at_campaign(self._campaigns, found[1])
        return None


def create_app(settings: Settings, store: Store, clockwork: Clockwork) -> Starlette:
    """The application; the store is opened when it starts and closed when it stops."""
    hub = Hub(settings, store, clockwork)
    context = Context(settings, store, hub, clockwork)
    campaigns = Campaigns(context)
    beside = services(context, campaigns)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await store.open()
            stack.push_async_callback(store.close)
            await hub.open()
            stack.push_async_callback(hub.close)
            for service in beside:
                await service.start()
                stack.push_async_callback(service.stop)
            yield

    app = Starlette(
        routes=[*Observing(hub).routes(), *routes(context, campaigns)],
        middleware=[
            Middleware(SocketsFirst, hub, campaigns),
            Middleware(Brake, clockwork, settings.refusal_seconds),
            Middleware(SecurityHeaders),
            Middleware(KnownHosts, settings),
            Middleware(Unhurried, clockwork),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.state.hub = hub
    app.state.context = context
    return app
