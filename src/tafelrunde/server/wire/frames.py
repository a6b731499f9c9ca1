"""The socket as it is: frames are read and written at once, without a task or a queue of ours in between.

Uvicorn's protocol waits for a slow reader before it takes the next message. Here nobody waits: what a client
does not read piles up in its own buffer only, and above a limit the client is dropped. Whole text messages,
which is what clients send, are taken from their frames here; everything else is counted, then left to the
library. As soon as much was read at once, or enough waits to be answered, or good-bye was said, nothing more
is read of what has come.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined] # compiled where it can be
from websockets.http11 import Request
from websockets.protocol import State

from tafelrunde.server.wire.framing import (
    BINARY,
    CLOSE,
    CONTROL,
    FINAL,
    HEAD,
    LONGEST_HEAD,
    MASKED,
    OPCODE,
    SHORT,
    TEXT,
    WHOLE_TEXT,
    framed,
    is_unmasked,
    measured,
)
from tafelrunde.server.wire.post import Post

WIRE: Final = "tafelrunde.wire"
"""Where a socket's scope holds its wire."""
AT_ONCE: Final = 8
"""Frames of one client that are read within a breath; no page of ours says as much."""
BREATH: Final = 0.005
"""Seconds. Whoever goes on talking keeps us busy for a twentieth of the time, and players' moves find the
event loop at rest: one that never rests also holds up the store's threads, which need the interpreter too."""
PARTING_SECONDS: Final = 0.5
"""Whoever has been told good-bye, or has said it, has so long to read the rest."""

Listener = Callable[[str | None], None]
"""Hears every message; None for one that is no text."""
Meter = Callable[[bool], bool]
"""Asked whether one more frame may come that is no message; true for a piece of one."""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's socket protocol, which an application can also listen and write to directly."""

    listener: Listener | None = None
    """Messages go to it; as long as there is none, nothing is read."""
    meter: Meter | None = None
    _rest = b""
    """What has come but was not read: the beginning of a frame, or all that came while reading pauses."""
    _in_pieces = False
    """A message that comes in several frames has begun."""
    _read_since = 0.0
    _read_frames = 0
    """When the last breath began, and how many frames were read in it."""
    _breath: asyncio.TimerHandle | None = None
    """Until it ends nothing is read."""
    _is_held = False
    """The application takes nothing for now."""
    _unheard = 0
    """Bytes that came after good-bye."""
    unsent: bytes | None = None
    """Frames that leave with the next post."""
    post: Post
    """Of the server that this wire belongs to."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def listen(self, listener: Listener, meter: Meter) -> None:
        """From now on messages are heard, those first that have come already."""
        self.listener, self.meter = listener, meter
        self._read(b"")
        self.resume()

    def connection_lost(self, exc: Exception | None) -> None:
        """Breaks all rings: what is gone must be gone at once, not when Python next looks for rings."""
        super().connection_lost(exc)
        self._rest, self.unsent, self.frames = b"", None, []
        if self._breath is not None:
            self._breath.cancel()
        self.conn.parser.close()
        self.conn.parser_exc = None
        if WIRE in self.__dict__.get("scope", {}).get("extensions", {}):  # none if the handshake failed
            self.scope["extensions"].clear()

    # -- reading --------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        # Nearly always this is one short message, and the application listens.
        size = len(data)
        if (
            HEAD <= size < HEAD + SHORT
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED + size - HEAD
            and self.listener is not None
            and not (self._rest or self._in_pieces or self.close_sent)
        ):
            self._count_frame()
            self._hear_text(apply_mask(data[HEAD:], data[2:HEAD]))
        else:
            self._receive(data)

    def _receive(self, data: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            self._part_from(data)
        elif not self.handshake_initiated:
            super().data_received(data)
        elif self.listener is None:
            self._rest += data
            self.pause()
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        """Takes frame after frame, until somebody has to wait."""
        data, self._rest = self._rest + data, b""
        at, size = 0, len(data)
        while at < size and not (self.read_paused or self.close_sent or self.transport.is_closing()):
            start, end = measured(data, at)
            if end - start > self.config.ws_max_size or (not start and is_unmasked(data, at)):
                super().data_received(data[at : at + LONGEST_HEAD])  # says what is wrong, and closes
            elif not start or end > size:
                break
            else:
                self._count_frame()
                self._read_frame(data[at:end], start - at)
                at = end
        self._rest = data[at:]

    def _count_frame(self) -> None:
        """Whoever has said enough for this moment is read on after it."""
        now = self.loop.time()
        if now - self._read_since >= BREATH:
            self._read_since, self._read_frames = now, 0
        self._read_frames += 1
        if self._read_frames == AT_ONCE:
            self._breath = self.loop.call_later(BREATH, self._breathed)
            self._stop_reading()

    def _breathed(self) -> None:
        self._breath, self._read_frames = None, 0
        self._read_on()

    def _read_frame(self, frame: bytes, start: int) -> None:
        kind = frame[0] & OPCODE
        if frame[0] == WHOLE_TEXT and not self._in_pieces:
            self._hear_text(apply_mask(frame[start:], frame[start - 4 : start]))
        elif kind in (TEXT, BINARY, CLOSE) or self.meter is None or self.meter(not kind & CONTROL):
            if not kind & CONTROL:
                self._in_pieces = not frame[0] & FINAL
            super().data_received(frame)

    def _part_from(self, data: bytes) -> None:
        """After good-bye nothing is read but the client's own; whoever goes on talking is not listened to."""
        self._unheard += len(data)
        if data[0] == FINAL | CLOSE:
            self.transport.close()
        elif self._unheard > self.config.ws_max_size:
            self.pause()

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
        if self.listener is not None and not self.close_sent:
            self.listener(text)

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
        self._is_held = True
        self._stop_reading()

    def resume(self) -> None:
        """Reads on, beginning with what has come already."""
        self._is_held = False
        self._read_on()

    def _stop_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        waits = self._is_held or self._breath is not None
        if self.read_paused and not (waits or self.close_sent or self.transport.is_closing()):
            self.read_paused = False
            self.transport.resume_reading()
            self._read(b"")

    # -- the library's part ---------------------------------------------------------------------------
    def handle_ping(self) -> None:
        super().handle_ping()
        self.post.check(self)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._part()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._part()

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
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self._part()

    def _part(self) -> None:
        """A connection that is closed stays open until its last byte is read: so long, then it is cut."""
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(PARTING_SECONDS, self.transport.abort)

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
