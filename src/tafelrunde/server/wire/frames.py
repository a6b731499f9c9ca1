"""The socket as it is: frames are read and written at once, without a task or a queue of ours in between.

Uvicorn's protocol waits for a slow reader before it takes the next message. Here nobody waits: what a client
does not read piles up in its own buffer only, and above a limit the client is dropped. Whole text messages,
which is what clients send, are taken from their frames here; everything else is left to the library.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
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
MASKED: Final = 0x80
SHORT, LONG = 126, 1 << 16
"""From these sizes on, the length of a payload takes two bytes more, and eight."""
MANY: Final = 32
"""Wires to be served at once: about eight tables."""
HEAD: Final = 6
"""Bytes before a client's payload below that size: two, and the mask."""

Listener = Callable[[str | None], None]
"""Hears every message; None for one that is no text."""


_short_head, _head, _long_head = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


def framed(payload: bytes) -> bytes:
    """One unmasked text frame (RFC 6455, 5.2)."""
    size = len(payload)
    if size < SHORT:
        return _short_head(WHOLE_TEXT, size) + payload
    return (_head(WHOLE_TEXT, 126, size) if size < LONG else _long_head(WHOLE_TEXT, 127, size)) + payload


def measured(data: bytes) -> tuple[int, int]:
    """Where the payload of a client's frame begins and ends; (0, 0) if its head is cut off or not masked."""
    if len(data) < 2 or data[1] < MASKED:
        return 0, 0
    short = data[1] - MASKED
    if short < SHORT:
        return HEAD, HEAD + short
    start = 8 if short == 126 else 14
    if len(data) < start:
        return 0, 0
    return start, start + int.from_bytes(data[2 : start - 4], "big")


class Post:
    """Wires of one server with something to send.

    What is written leaves in one piece before the event loop turns, or earlier where much is to be sent: then
    the first clients need not wait for the last, and none is woken more often than needed.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        """Bytes that a client may leave unread."""
        self._due: list[Wire] = []
        self._is_called = False

    def add(self, wire: Wire) -> None:
        self._due.append(wire)
        if not self._is_called:
            self._is_called = True
            wire.loop.call_soon(self._called)

    def _called(self) -> None:
        self._is_called = False
        self.deliver()

    def relieve(self) -> None:
        """Delivers now if much is due; to be called when a command has been answered."""
        if len(self._due) >= MANY:
            self.deliver()

    def deliver(self) -> None:
        due, self._due = self._due, []
        for wire in due:
            unsent, wire.unsent = wire.unsent, None
            transport = wire.transport
            if unsent is not None and not wire.close_sent and not transport.is_closing():
                transport.write(unsent)
                if transport.get_write_buffer_size() > self._most:
                    wire.drop()


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
    unsent: bytes | None = None
    """Frames that leave with the next post."""
    post: Post
    """Of the server that this wire belongs to."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    # -- reading --------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        # Nearly always this is one short message, and the application listens.
        size = len(data)
        if (
            HEAD <= size < HEAD + SHORT
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED + size - HEAD
            and self.listener is not None
            and not (self._rest or self._in_pieces or self._is_librarys or self.close_sent)
        ):
            self._hear_text(apply_mask(data[HEAD:], data[2:HEAD]))
        else:
            self._receive(data)

    def _receive(self, data: bytes) -> None:
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
            text = payload.decode()
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:  # else the client has already said good-bye, in the same breath
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            self._pass_on(text)

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
    def write(self, payload: bytes) -> None:
        """Sends a text message without waiting; whoever lets too much pile up is dropped."""
        if self.unsent is not None:
            self.unsent += framed(payload)
        elif not self.close_sent:
            self.unsent = framed(payload)
            self.post.add(self)

    def flush(self) -> None:
        """Sends at once what was written."""
        unsent, self.unsent = self.unsent, None
        if unsent is not None:
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


def new_wires(most_unread: int) -> type[Wire]:
    """The wires of one server; how many bytes a client may leave unread."""
    return type("Wire", (Wire,), {"post": Post(most_unread)})


def wire_of(scope: Any) -> Wire | None:
    wire = scope.get("extensions", {}).get(WIRE)
    return wire if isinstance(wire, Wire) else None
