"""Sockets: /ws/{table}, /ws/campaigns/{campaign}. A client says hello first; then commands, until it leaves.

What it says at a table is carried out in `commands.py`; who it is and what it missed is found out in
`greeting.py`. Those of campaigns are told in `campaign_socket.py`. Here are the limits that hold for both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol, TypeAlias

from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import complain
from tafelrunde.server.people.identity import Caller
from tafelrunde.server.people.limits import Bucket
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

MakeLine: TypeAlias = "Callable[[Wire, HTTPConnection], Line]"


class Line(Protocol):
    """One socket and who is at its other end, of whatever kind."""

    wire: Wire
    bucket: Bucket
    callers: tuple[Caller, ...]
    refusals: int
    work: asyncio.Task[None] | None
    waiting: list[str | None]
    is_looking: bool
    looked: float

    @property
    def is_greeted(self) -> bool: ...
    def leave(self, reason: Denied) -> None: ...
    def refuse(self, command: str, refusal: Denied) -> None: ...
    async def look(self, *, visible: bool) -> None: ...
    async def answer(self, text: str) -> None:
        """Carries out one message."""

    async def check_sessions(self) -> bool:
        """Leaves if a session that was shown has ended; False if it did."""

    async def forget(self) -> None:
        """Nobody is at the other end any more."""


class TableLine(Connection):
    """A socket at a table."""

    __slots__ = ()

    @property
    def is_greeted(self) -> bool:
        return self.live is not None

    def refuse(self, command: str, refusal: Denied) -> None:
        refuse(self, command, refusal)

    async def answer(self, text: str) -> None:
        await carry_out(self, text)

    async def check_sessions(self) -> bool:
        return await check_sessions(self)

    async def forget(self) -> None:
        if self.live is None:
            return
        self.hub.unsubscribe(self.live, self)
        await stop_looking(self, self.table)


async def stop_looking(line: Line, table: str) -> None:
    if line.is_looking:
        try:
            await line.look(visible=False)
        except StoreFailed as trouble:  # it ends by itself after a while
            complain("looking not noted", trouble, table=table)


class Sockets:
    """All sockets of this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._open: dict[Line, float] = {}
        """When each of them came."""
        self._households = Households(hub.settings.most_sockets_from_one)
        hub.sweeps.append(self.sweep)
        hub.metrics.watch("sockets", "Open sockets.", lambda: len(self._open))
        hub.after_session.append(self.end_sessions)
        self._known = known_names(hub.settings)

    async def serve(self, make: MakeLine, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from its beginning to its end."""
        await receive()
        wire = wire_of(scope)
        household = household_of(scope["client"][0] if scope.get("client") else "")
        if wire is None or not self._is_welcome(scope) or not self._households.enter(household):
            await send(NOT_ACCEPTED)
            return
        try:
            await send({"type": "websocket.accept"})
            await self._attend(make(wire, HTTPConnection(scope)), receive)
        finally:
            self._households.leave(household)

    async def _attend(self, connection: Line, receive: Receive) -> None:
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
            await connection.forget()

    def _is_welcome(self, scope: Scope) -> bool:
        settings = self._hub.settings
        if len(self._open) >= settings.most_sockets:
            return False
        is_ours = is_for_us(scope, self._known)
        return is_ours and is_from_us(scope, settings.public_url, settings.origins)

    def _hear(self, connection: Line, text: str | None) -> None:
        """Lets a message be answered: at once, or when those before it have been."""
        if connection.work is None:
            connection.work = connection.wire.loop.create_task(self._answer(connection, text))
        else:
            connection.waiting.append(text)
            if len(connection.waiting) == MOST_WAITING:
                connection.wire.pause()

    def _meter(self, connection: Line, is_piece: bool) -> bool:
        """Frames that are no messages count like messages. A piece cannot be left out: it ends the socket."""
        if connection.bucket.take(self._hub.message_rate, self._hub.clockwork.now()):
            return True
        connection.refusals += 1
        if is_piece or connection.refusals > self._hub.settings.patience:
            connection.leave(TOO_FAST)
        return False

    async def _answer(self, connection: Line, text: str | None) -> None:
        """One message after the other, until none is left or the client had to leave."""
        rate, now, wire = self._hub.message_rate, self._hub.clockwork.now, connection.wire
        try:
            while not wire.close_sent:
                if text is None:
                    connection.leave(Denied("binary", "send-text-frames"))
                elif connection.bucket.take(rate, now(), weight(text)):
                    if connection.refusals:
                        connection.refusals -= 1
                    await connection.answer(text)
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

    def _slow_down(self, connection: Line, text: str) -> None:
        connection.refusals += weight(text)
        if connection.refusals > self._hub.settings.patience:
            connection.leave(TOO_FAST)
        else:
            connection.refuse(id_of(text), TOO_FAST)

    async def end_sessions(self, user: int) -> None:
        """Closes the sockets of an account that were opened with a session which has ended."""
        for connection in list(self._open):
            if any(caller.user and caller.user.id == user for caller in connection.callers):
                await connection.check_sessions()

    async def sweep(self, now: float) -> None:
        """Closes sockets that never said hello, and notes that others are still looking."""
        settings = self._hub.settings
        for connection, since in list(self._open.items()):
            if not connection.is_greeted and now - since >= settings.hello_seconds:
                connection.leave(Denied("hello", "no-hello-came"))
            elif connection.is_looking and now - connection.looked >= settings.look_seconds / 2:
                await connection.look(visible=True)


def weight(text: str) -> int:
    """As how many messages this one counts: long ones take longer to read."""
    return 1 + len(text) // LONG


def session_of(asked: HTTPConnection) -> str:
    """What a browser shows of its own accord."""
    return asked.cookies.get(SAFE_COOKIE) or asked.cookies.get(COOKIE, "")


def at_table(hub: Hub, table: str) -> MakeLine:
    def make(wire: Wire, asked: HTTPConnection) -> Line:
        return TableLine(hub, wire, table, session_of(asked), language_of(asked), reconsider)

    return make
