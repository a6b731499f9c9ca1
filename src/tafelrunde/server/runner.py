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
from contextlib import contextmanager, suppress
from typing import Any, Final

import uvicorn

from tafelrunde import __version__
from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint
from tafelrunde.server.app import create_app
from tafelrunde.server.endpoints import written_document
from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import tell
from tafelrunde.server.lookup.catalogue import all_games
from tafelrunde.server.lookup.library import rules_of
from tafelrunde.server.people.looks import looks, mixed_in
from tafelrunde.server.settings import Settings
from tafelrunde.server.texts import put
from tafelrunde.server.time import Clockwork
from tafelrunde.server.wire.bounds import bounded
from tafelrunde.server.wire.frames import new_wires
from tafelrunde.store.opening import open_store
from tafelrunde.telling.complaints import said

GC_THRESHOLDS: Final = (20_000, 50, 50)
"""A first step of 50,000 objects stops everything for 20 to 35 ms; steps of 2,000 slow moves down."""
SWITCH_SECONDS: Final = 0.0005
"""Usually 5 ms, for which a move may wait each time that a thread of the store has its turn."""
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


def read_ahead() -> None:
    """Whatever is read when somebody first asks for it (games, rules, the document, texts: up to 0.1 s each)
    would make every table wait then. What cannot be read is told to whoever asks for it."""
    looks("a")
    mixed_in("a")
    for lang in LANGS:
        said(Denied("limit", "too-many-messages"), lang)
        put(lang, "move-taken-back", name="")
        with suppress(Exception):
            written_document(lang)
    with suppress(Exception):  # a plug-in's game may lack something
        for info in all_games():
            rules_of(info.id)


def change_hands_often() -> None:
    """A thread that reads from the store holds up the tables until Python takes its turn away from it."""
    sys.setswitchinterval(SWITCH_SECONDS)


async def run_server(settings: Settings, door: socket.socket, started: Callable[[], None]) -> None:
    """Serves on a socket that is already bound; returns when the server was asked to stop."""
    app = create_app(settings, open_store(settings.database), Clockwork())
    server = TableServer(configure(app, settings), started, app.state.hub.farewell)
    read_ahead()
    look_for_rings_seldom()
    change_hands_often()
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
