"""What is to be sent leaves together, and whoever does not read it is dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tafelrunde.server.wire.frames import Wire

MANY: Final = 32
"""Wires to be served at once: about eight tables."""


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
                self.check(wire)

    def check(self, wire: Wire) -> None:
        """Drops a client who has left too much unread."""
        if wire.transport.get_write_buffer_size() > self._most:
            wire.drop()
