"""The server put together: one Starlette application over a store, with all that runs beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Protocol

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from tafelrunde.server.attendance import Attendance
from tafelrunde.server.bots import Bots
from tafelrunde.server.context import Context
from tafelrunde.server.hub import Hub
from tafelrunde.server.observing import Observing
from tafelrunde.server.pool import BotPool
from tafelrunde.server.routes import EXCEPTION_HANDLERS, routes
from tafelrunde.server.security import SecurityHeaders
from tafelrunde.server.settings import Settings
from tafelrunde.server.socket import Sockets
from tafelrunde.server.time import Clockwork
from tafelrunde.store.protocol import Store


class Service(Protocol):
    """Something that runs beside the tables as long as the server does."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...


def services(context: Context) -> list[Service]:
    """In the order in which they start; they stop in the other."""
    return [Attendance(context), Bots(context.hub, BotPool(context.settings.bot_processes))]


def create_app(settings: Settings, store: Store, clockwork: Clockwork) -> Starlette:
    """The application; the store is opened when it starts and closed when it stops."""
    hub = Hub(settings, store, clockwork)
    context = Context(settings, store, hub, clockwork)
    beside = services(context)

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
        routes=[WebSocketRoute("/ws/{table}", Sockets(hub)), *Observing(hub).routes(), *routes(context)],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.state.hub = hub
    app.state.context = context
    return app
