"""The socket as it is: frames are written at once, without a task or a queue of ours in between.

Uvicorn's protocol waits for a slow reader before it takes the next message. Here nobody waits: what a client
does not read piles up in its own buffer only, and above a limit the client is dropped.
"""

from __future__ import annotations

import struct
from typing import Any, Final

from uvicorn._types import WebSocketReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WIRE: Final = "tafelrunde.wire"
"""Where a socket's scope holds its wire."""
MOST_WAITING: Final = 16
"""Messages of one client that wait to be read; while there are more, nothing is taken from it."""


def framed(payload: bytes) -> bytes:
    """One unmasked text frame (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x81, size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", 0x81, 126, size)
    else:
        head = struct.pack("!BBQ", 0x81, 127, size)
    return head + payload


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's socket protocol, which an application can also write to directly."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def write(self, payload: bytes) -> int:
        """Sends a text message; returns how many bytes wait for the reader, or -1 if nobody is there."""
        transport = self.transport
        if self.conn.state is not State.OPEN or transport.is_closing():
            return -1
        transport.write(framed(payload))
        return transport.get_write_buffer_size()

    def forget_request(self) -> None:
        """Lets go of what was needed only to open the socket."""
        del self.request, self.response
        self.scope["headers"] = []

    def end(self, code: int) -> None:
        """Closes politely: what was written before is still delivered, if the reader reads."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def drop(self) -> None:
        """Ends the connection without waiting for anything."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.drop()  # whoever does not answer will not read a good-bye either

    def send_receive_event_to_app(self) -> None:
        """Unlike uvicorn's: reading pauses only when messages pile up; broken text is no fault of ours."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            self.queue.put_nowait(received(self.curr_msg_data_type, data))
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:  # else the client has already said good-bye, in the same breath
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def received(kind: str, data: bytes) -> WebSocketReceiveEvent:
    if kind == "text":
        return {"type": "websocket.receive", "text": data.decode()}
    return {"type": "websocket.receive", "bytes": data}


def wire_of(scope: Any) -> Wire | None:
    wire = scope.get("extensions", {}).get(WIRE)
    return wire if isinstance(wire, Wire) else None
