"""HTTP connections with a bound to all that a client can bring: bytes, headers, requests that wait.

Uvicorn takes as many headers as come, and reads on while requests wait to be answered. Here the parser is
stopped in the middle of what has been received as soon as it is too much, and the client is turned away.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import msgspec

from tafelrunde.server.people.limits import LARGEST_BODY, LARGEST_UPLOAD
from tafelrunde.server.settings import Settings
from tafelrunde.server.wire.households import Households, household_of
from tafelrunde.server.wire.patience import UPLOAD_SECONDS, PatientProtocol, refusal

UPLOADS: Final = (b"/api/campaigns", b"/api/archives", b"/api/worlds")
ARCHIVES: Final = re.compile(rb"/api/(?:campaigns/[^/?]+/archive|archives)(?:\?.*)?", re.DOTALL)
"""Addresses to which whole campaigns are sent, which takes a while over a slow line."""
MOST_CRUMBS: Final = 100
SMALLEST_PIECE: Final = 64
"""Bytes of a piece of a body, on average, once there are many."""
BAD: Final = refusal("400 Bad Request")
BODY_TOO_LARGE: Final = refusal("413 Content Too Large")
TOO_MANY_WAIT: Final = refusal("429 Too Many Requests")
HEAD_TOO_LARGE: Final = refusal("431 Request Header Fields Too Large")


class Bounds(msgspec.Struct, frozen=True):
    head: int
    """Bytes of the head of a request, from its first line to the empty one."""
    headers: int
    request: int
    """Bytes of a whole request as it is sent, with all that chunks and trailers add to its body."""
    upload: int
    """Likewise where files are sent; who may not send any is refused before it is read."""
    waiting: int
    """Requests on one connection that wait for the answer to those before them."""


class Refused(Exception):
    """Stops the parser."""


class BoundedProtocol(PatientProtocol):
    bounds: Bounds
    households: Households
    _household: str | None = None
    """Set while this connection is counted."""
    _brought = 0
    """Bytes since the last request began."""
    _head = 0
    """Bytes of its head that have been read."""
    _pieces = _body = 0
    """Pieces in which the body of this request came, and its bytes so far."""
    _is_in_head = False
    _is_upload = False
    """Whether files may be sent to the address of this request."""
    _answer = BAD
    """To a client that is turned away."""

    # -- coming and going -----------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        household = household_of(self.client[0] if self.client else "")
        if self.households.enter(household):
            self._household = household
        else:
            transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket is counted as one, and nothing holds on to what was needed to open it."""
        if not self._is_idle():
            self.turn_away(BAD)  # the answer to another request would be written into the socket
            return
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as when the connection is lost
        self._leave()
        wire: Any = self.transport.get_protocol()
        if not wire.handshake_initiated:  # a head that the library for sockets does not take
            self.turn_away(HEAD_TOO_LARGE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Breaks all rings: what is gone must be gone at once, not when Python next looks for rings."""
        super().connection_lost(exc)
        for cycle in (self.running, *(waiting for waiting, _ in self.pipeline)):
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()
                cycle.on_response = nothing
        self._leave()

    def _leave(self) -> None:
        if self._household is not None:
            self.households.leave(self._household)
            self._household = None

    # -- reading --------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._brought += len(data)
        super().data_received(data)
        if self._household is None:  # it has become a socket
            return
        if self._is_in_head and self._brought > self.bounds.head:
            self.turn_away(HEAD_TOO_LARGE)
        elif self._brought > (self.bounds.upload if self._is_upload else self.bounds.request):
            self.turn_away(BODY_TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped: over what it found, or because we wanted it to."""
        self.turn_away(self._answer)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self.bounds.waiting:
            self._stop(TOO_MANY_WAIT)
        self._brought = self._head = self._pieces = self._body = 0
        self._is_in_head, self._is_upload = True, False
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)
        self._is_upload = self.url.startswith(UPLOADS)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        if len(self.headers) >= self.bounds.headers:
            self._stop(HEAD_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        if self._is_upload and ARCHIVES.fullmatch(self.url):
            self._wait(UPLOAD_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A body in crumbs takes as long for each of them as for a whole piece."""
        self._pieces += 1
        self._body += len(body)
        if self._pieces > MOST_CRUMBS and self._body < SMALLEST_PIECE * self._pieces:
            self._stop(BODY_TOO_LARGE)
        super().on_body(body)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > self.bounds.head:
            self._stop(HEAD_TOO_LARGE)

    def _stop(self, answer: bytes) -> None:
        self._answer = answer
        raise Refused


def nothing() -> None:
    """What is left to do when the answer to a request whose client is gone is complete."""


def bounded(settings: Settings) -> type[BoundedProtocol]:
    """The HTTP protocol of a server with these settings."""
    bounds = Bounds(
        head=settings.largest_head,
        headers=settings.most_headers,
        request=settings.largest_head + 2 * LARGEST_BODY,
        upload=settings.largest_head + LARGEST_UPLOAD + LARGEST_UPLOAD // 8,
        waiting=settings.most_pipelined,
    )
    known = {
        "bounds": bounds,
        "households": Households(settings.most_connections_from_one),
        "seconds": settings.request_seconds,
    }
    return type("BoundedProtocol", (BoundedProtocol,), known)
