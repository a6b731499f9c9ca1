"""HTTP connections that never come to an end: a request that does not arrive, an answer that nobody reads.

Each of them is closed after a while, or they would add up.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

UPLOAD_SECONDS: Final = 300.0
"""For a request with a whole campaign in it."""
PARTING_SECONDS: Final = 0.5
"""Whoever is sent away has so long to read why."""


def refusal(status: str) -> bytes:
    return f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()


TOO_SLOW: Final = refusal("408 Request Timeout")


class PatientProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol, which by itself waits for ever: for a request, and for a reader."""

    seconds = 20.0
    """From the first sign of a client until its request is there, and until it reads on; settings can say
    otherwise."""
    running: RequestResponseCycle | None = None
    """The request that is being answered, or was answered last."""
    _patience: asyncio.TimerHandle | None = None
    """Ends when the request is there."""
    _stalled: asyncio.TimerHandle | None = None
    """Ends when the client reads what it was sent."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._patience is None and self._is_idle():
            self._wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_watching()
        super().connection_lost(exc)

    def _is_idle(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr] # None at first

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def _wait(self, seconds: float = 0.0) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds or self.seconds, self.turn_away, TOO_SLOW)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    # -- answers that nobody reads --------------------------------------------------------------------
    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_watching()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch(self.seconds)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch(self.seconds)

    def turn_away(self, answer: bytes) -> None:
        """Says why, unless something else is being said, and closes. Nothing more is taken."""
        if self.transport.is_closing():
            return
        if self.running is None or self.running.response_complete or not self.running.response_started:
            self.transport.write(answer)
        if self.running is not None:
            self.running.disconnected = True
        self.transport.close()
        self._watch(PARTING_SECONDS)

    def _watch(self, seconds: float) -> None:
        """A connection that is closed stays open until its last byte is read: so long, then it is cut."""
        self._stop_watching()
        self._stalled = self.loop.call_later(seconds, self.transport.abort)

    def _stop_watching(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
