"""Runs the server in this process until it is told to stop, and stops it without losing anything.

On the first SIGINT or SIGTERM every socket is told to come back in a moment, no new connection is taken, what
runs is finished, then the store is closed. A second SIGINT ends at once.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn

from tafelrunde import __version__
from tafelrunde.engine.errors import Complaint
from tafelrunde.server.app import create_app
from tafelrunde.server.logging import tell
from tafelrunde.server.settings import Settings
from tafelrunde.server.time import Clockwork
from tafelrunde.server.wire.bounds import bounded
from tafelrunde.server.wire.frames import new_wires
from tafelrunde.store.opening import open_store

GC_THRESHOLDS: Final = (20_000, 50, 50)
"""A first step of 50,000 objects stops everything for 20 to 35 ms; steps of 2,000 slow moves down."""
STOP_SECONDS: Final = 10
"""What is not finished by then is given up."""


class TableServer(uvicorn.Server):
    """Uvicorn, with a farewell to the sockets, and a clean exit code after it."""

    def __init__(
        self, config: uvicorn.Config, started: Callable[[], None], farewell: Callable[[], Any]
    ) -> None:
        super().__init__(config)
        self._tell_started, self._farewell = started, farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            raise Complaint("server-did-not-start") from None
        self._tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._farewell()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be stopped is no failure: unlike uvicorn's own, this does not end in the signal after all."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def configure(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=bounded(settings),
        ws=new_wires(settings.largest_backlog),
        ws_max_size=settings.largest_message,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def look_for_rings_seldom() -> None:
    """Python looks for rings of dead objects whenever so many were made. Our messages leave hardly any, and
    with a thousand tables in memory the search takes long. What is loaded by now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def run_server(settings: Settings, door: socket.socket, started: Callable[[], None]) -> None:
    """Serves on a socket that is already bound; returns when the server was asked to stop."""
    app = create_app(settings, open_store(settings.database), Clockwork())
    server = TableServer(configure(app, settings), started, app.state.hub.farewell)
    look_for_rings_seldom()
    tell("server starts", version=__version__, node=settings.node)
    await server.serve([door])
    tell("server has stopped", node=settings.node)


def run(settings: Settings, door: socket.socket, started: Callable[[], None]) -> None:
    """The same from outside of any event loop, on the fastest one there is."""
    if sys.platform == "win32":
        asyncio.run(run_server(settings, door, started))
        return
    import uvloop

    uvloop.run(run_server(settings, door, started))
