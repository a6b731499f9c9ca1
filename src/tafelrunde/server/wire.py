"""The socket as it is: frames are read and written at once, without a task or a queue of ours in between.

Uvicorn's protocol waits for a slow reader before it takes the next message. Here nobody waits: what a client
does not read piles up in its own buffer only, and above a limit the client is dropped. Whole text messages,
which is what clients send, are taken from their frames here; everything else is left to the library.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # compiled where it can be
from websockets.http11 import Request
from websockets.protocol import State

WIRE: Final = "tafelrunde.wire"
"""Where a socket's scope holds its wire."""
WHOLE_TEXT: Final = 0x81
"""First byte of a frame that is a whole text message (RFC 6455, 5.2)."""
FINAL, CONTROL = 0x80, 0x08

Listener = Callable[[str | None], None]
"""Hears every message; None for one that is no text."""


def framed(payload: bytes) -> bytes:
    """One unmasked text frame (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return b"\x81%c%b" % (size, payload)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), payload)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), payload)


def measured(data: bytes) -> tuple[int, int]:
    """Where the payload of a client's frame begins and ends; (0, 0) if its head is cut off or not masked."""
    if len(data) < 2 or data[1] < 0x80:
        return 0, 0
    short = data[1] & 0x7F
    if short < 126:
        return 6, 6 + short
    start = 8 if short == 126 else 14
    if len(data) < start:
        return 0, 0
    return start, start + int.from_bytes(data[2 : start - 4], "big")


class Post:
    """Wires of one server with something to send: what a turn of the event loop makes leaves in one piece."""

    def __init__(self) -> None:
        self._due: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self._due:
            wire.loop.call_soon(self._deliver)
        self._due.append(wire)

    def _deliver(self) -> None:
        due, self._due = self._due, []
        for wire in due:
            wire.flush()


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's socket protocol, which an application can also listen and write to directly."""

    listener: Listener | None = None
    """Once there is one, messages go to it instead of the queue."""
    _rest = b""
    """The beginning of a frame whose end has not come yet."""
    _in_pieces = False
    """A message that comes in several frames has begun."""
    _is_librarys = False
    """Something came that only the library can judge; from then on it gets everything."""
    _unsent: bytes | None = None
    post: Post
    """Of the server that this wire belongs to."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    # -- reading --------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        if self.conn.state is not State.OPEN or self._is_librarys:
            self._is_librarys = self._is_librarys or self.handshake_initiated
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data and not self._is_librarys:
            data = self._read_frame(data)

    def _read_frame(self, data: bytes) -> bytes:
        """Takes the first frame; returns what comes after it."""
        start, end = measured(data)
        if not start or end - start > self.config.ws_max_size:
            if start or (len(data) > 1 and data[1] < FINAL):
                self._is_librarys = True
                super().data_received(data)
            else:
                self._rest = data
            return b""
        if len(data) < end:
            self._rest = data
            return b""
        if data[0] == WHOLE_TEXT and not self._in_pieces:
            self._hear_text(apply_mask(data[start:end], data[start - 4 : start]))
        else:
            self._leave_to_library(data[:end])
        return data[end:]

    def _leave_to_library(self, frame: bytes) -> None:
        if not frame[0] & CONTROL:
            self._in_pieces = not frame[0] & FINAL
        super().data_received(frame)
        self._is_librarys = self.conn.state is not State.OPEN

    def _hear_text(self, payload: bytes) -> None:
        try:
            self._pass_on(payload.decode())
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:  # else the client has already said good-bye, in the same breath
                self.conn.send_close(1007)
                self.handle_parser_exception()

    def _pass_on(self, text: str | None) -> None:
        if self.close_sent:
            return
        if self.listener is not None:
            self.listener(text)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})  # type: ignore[typeddict-item] # no text

    def send_receive_event_to_app(self) -> None:
        """A message that the library has read."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._hear_text(data)
        else:
            self._pass_on(None)

    def pause(self) -> None:
        """Takes nothing more from the client for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # -- writing --------------------------------------------------------------------------------------
    def write(self, payload: bytes) -> int:
        """Sends a text message; returns how many bytes wait for the reader, or -1 if nobody is there."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return -1
        if self._unsent is None:
            self._unsent = framed(payload)
            self.post.add(self)
        else:
            self._unsent += framed(payload)
        return transport.get_write_buffer_size()

    def flush(self) -> None:
        unsent, self._unsent = self._unsent, None
        if unsent is not None and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(unsent)

    def forget_request(self) -> None:
        """Lets go of what was needed only to open the socket."""
        del self.request, self.response
        self.scope["headers"] = []

    def end(self, code: int) -> None:
        """Closes politely: what was written before is still delivered, if the reader reads."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def drop(self) -> None:
        """Ends the connection without waiting for anything."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.drop()  # whoever does not answer will not read a good-bye either


def new_wires() -> type[Wire]:
    """The wires of one server."""
    return type("Wire", (Wire,), {"post": Post()})


def wire_of(scope: Any) -> Wire | None:
    wire = scope.get("extensions", {}).get(WIRE)
    return wire if isinstance(wire, Wire) else None
