"""HTTP connections on which a request never comes to its end: they are closed, or they would add up."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class PatientProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol, which by itself waits for ever for the rest of a request."""

    seconds = 20.0
    """From the first sign of a client until its request is there; settings can say otherwise."""
    _patience: asyncio.TimerHandle | None = None

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
        super().connection_lost(exc)

    def _is_idle(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr] # None at first

    def _wait(self) -> None:
        self._patience = self.loop.call_later(self.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        if self._is_idle() or not self.cycle.response_started:
            self.transport.write(TOO_SLOW)
        self.transport.close()


def patient(seconds: float) -> type[PatientProtocol]:
    """The protocol of a server that waits so long."""
    return type("PatientProtocol", (PatientProtocol,), {"seconds": seconds})
