"""Sockets: /ws/{table}. A client says hello first; then commands, one after the other, until it leaves.

What it says is carried out in `commands.py`; who it is and what it missed is found out in `greeting.py`.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import complain
from tafelrunde.server.routes.input import language_of
from tafelrunde.server.routes.request import COOKIE, SAFE_COOKIE
from tafelrunde.server.sockets.commands import carry_out, id_of, refuse
from tafelrunde.server.sockets.greeting import check_sessions, reconsider
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.wire.connection import Connection
from tafelrunde.server.wire.frames import Wire, wire_of
from tafelrunde.server.wire.hosts import is_for_us, known_names
from tafelrunde.server.wire.households import Households, household_of
from tafelrunde.server.wire.security import is_from_us
from tafelrunde.store.interface import StoreFailed

NOT_ACCEPTED: Final[Message] = {"type": "websocket.close", "code": 1008}
"""Sent before a socket is accepted, it is answered as HTTP 403."""
MOST_WAITING: Final = 16
"""Messages of one client that wait to be answered; while there are more, nothing is taken from it."""
LONG: Final = 2048
"""Letters of a message that counts as more than one; moves and greetings are shorter."""
TOO_FAST: Final = Denied("limit", "too-many-messages")


class Sockets:
    """All sockets of this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._open: dict[Connection, float] = {}
        """When each of them came."""
        self._households = Households(hub.settings.most_sockets_from_one)
        hub.sweeps.append(self.sweep)
        hub.metrics.watch("sockets", "Open sockets.", lambda: len(self._open))
        hub.after_session.append(self.end_sessions)
        self._known = known_names(hub.settings)

    async def serve(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from its beginning to its end."""
        await receive()
        wire = wire_of(scope)
        household = household_of(scope["client"][0] if scope.get("client") else "")
        if wire is None or not self._is_welcome(scope) or not self._households.enter(household):
            await send(NOT_ACCEPTED)
            return
        try:
            await send({"type": "websocket.accept"})
            await self._attend(connected(self._hub, wire, table, scope), receive)
        finally:
            self._households.leave(household)

    async def _attend(self, connection: Connection, receive: Receive) -> None:
        wire = connection.wire
        wire.forget_request()
        self._open[connection] = self._hub.clockwork.now()
        try:
            wire.listen(partial(self._hear, connection), partial(self._meter, connection))
            await receive()  # nothing comes this way but its end
            if connection.work is not None:
                await connection.work
        finally:
            wire.listener = wire.meter = None
            del self._open[connection]
            await self._forget(connection)

    def _is_welcome(self, scope: Scope) -> bool:
        settings = self._hub.settings
        if len(self._open) >= settings.most_sockets:
            return False
        is_ours = is_for_us(scope, self._known)
        return is_ours and is_from_us(scope, settings.public_url, settings.origins)

    def _hear(self, connection: Connection, text: str | None) -> None:
        """Lets a message be answered: at once, or when those before it have been."""
        if connection.work is None:
            connection.work = connection.wire.loop.create_task(self._answer(connection, text))
        else:
            connection.waiting.append(text)
            if len(connection.waiting) == MOST_WAITING:
                connection.wire.pause()

    def _meter(self, connection: Connection, is_piece: bool) -> bool:
        """Frames that are no messages count like messages. A piece cannot be left out: it ends the socket."""
        if connection.bucket.take(self._hub.message_rate, self._hub.clockwork.now()):
            return True
        connection.refusals += 1
        if is_piece or connection.refusals > self._hub.settings.patience:
            connection.leave(TOO_FAST)
        return False

    async def _answer(self, connection: Connection, text: str | None) -> None:
        """One message after the other, until none is left or the client had to leave."""
        rate, now, wire = self._hub.message_rate, self._hub.clockwork.now, connection.wire
        try:
            while not wire.close_sent:
                if text is None:
                    connection.leave(Denied("binary", "send-text-frames"))
                elif connection.bucket.take(rate, now(), weight(text)):
                    if connection.refusals:
                        connection.refusals -= 1
                    await carry_out(connection, text)
                else:
                    self._slow_down(connection, text)
                wire.post.relieve()
                if not connection.waiting:
                    return
                await asyncio.sleep(0)  # who says much at once lets others have their turn in between
                text = connection.waiting.pop(0)
                if not connection.waiting:
                    wire.resume()
        finally:
            connection.work = None

    def _slow_down(self, connection: Connection, text: str) -> None:
        connection.refusals += weight(text)
        if connection.refusals > self._hub.settings.patience:
            connection.leave(TOO_FAST)
        else:
            refuse(connection, id_of(text), TOO_FAST)

    async def _forget(self, connection: Connection) -> None:
        if connection.live is None:
            return
        self._hub.unsubscribe(connection.live, connection)
        if connection.is_looking:
            try:
                await connection.look(visible=False)
            except StoreFailed as trouble:  # it ends by itself after a while
                complain("looking not noted", trouble, table=connection.table)

    async def end_sessions(self, user: int) -> None:
        """Closes the sockets of an account that were opened with a session which has ended."""
        for connection in list(self._open):
            if any(caller.user and caller.user.id == user for caller in connection.callers):
                await check_sessions(connection)

    async def sweep(self, now: float) -> None:
        """Closes sockets that never said hello, and notes that others are still looking."""
        settings = self._hub.settings
        for connection, since in list(self._open.items()):
            if connection.live is None and now - since >= settings.hello_seconds:
                connection.leave(Denied("hello", "no-hello-came"))
            elif connection.is_looking and now - connection.looked >= settings.look_seconds / 2:
                await connection.look(visible=True)


def weight(text: str) -> int:
    """As how many messages this one counts: long ones take longer to read."""
    return 1 + len(text) // LONG


def connected(hub: Hub, wire: Wire, table: str, scope: Scope) -> Connection:
    asked = HTTPConnection(scope)
    session = asked.cookies.get(SAFE_COOKIE) or asked.cookies.get(COOKIE, "")
    return Connection(hub, wire, table, session, language_of(asked), reconsider)
