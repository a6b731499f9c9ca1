"""One socket: who is at the other end, which seats it acts for, and how it is spoken to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from tafelrunde.engine.contract import Lang
from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.messages import Bye, Tell
from tafelrunde.server.people.identity import Caller
from tafelrunde.server.people.limits import Bucket
from tafelrunde.server.tables.audience import delay_of
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.packets import packed
from tafelrunde.server.wire.frames import Wire

POLICY: Final = 1008
"""Close code: the client may not be here, or did something it must not do."""
CODES: Final = {"binary": 1003, "restart": 1001}


Reconsider: TypeAlias = "Callable[[Connection], Awaitable[None]]"


class Connection:
    """A `Subscriber` of the table, once it has said hello."""

    __slots__ = (
        "_reconsider",
        "bucket",
        "callers",
        "guest",
        "hub",
        "invited",
        "is_looking",
        "lang",
        "live",
        "looked",
        "refusals",
        "seats",
        "sees",
        "session",
        "table",
        "tell",
        "visible",
        "waiting",
        "watches",
        "wire",
        "words",
        "work",
    )

    def __init__(
        self, hub: Hub, wire: Wire, table: str, session: str, lang: Lang, reconsider: Reconsider
    ) -> None:
        self.hub, self.wire, self.table, self.lang = hub, wire, table, lang
        self._reconsider = reconsider
        self.tell = wire.write
        self.session = session
        """The cookie that a browser shows of its own accord."""
        self.live: LiveTable | None = None
        """None until hello."""
        self.callers: tuple[Caller, ...] = ()
        """Whom the links and the session stand for."""
        self.seats: tuple[int, ...] = ()
        self.invited: frozenset[int] = frozenset()
        """Seats that are kept for it."""
        self.sees: int | None = None
        self.watches = False
        self.words: Lang | None = None
        self.guest = ""
        """Name of a guest, who may speak; strangers may not."""
        self.visible = False
        """Whether the client says that somebody has it before their eyes, who may not sit here yet."""
        self.is_looking = False
        self.looked = 0.0
        """When that was noted last."""
        self.bucket = Bucket(hub.message_rate, hub.clockwork.now())
        self.refusals = 0
        """Messages above the rate; each one within it makes up for one of them."""
        self.work: asyncio.Task[None] | None = None
        """What it asked for last, as long as that is being done."""
        self.waiting: list[str | None] = []
        """Messages that came meanwhile."""

    @property
    def behind(self) -> int:
        """How many steps behind it sees the game."""
        return delay_of(self.live.record) if self.live is not None and self.watches else 0

    def say(self, message: Tell) -> None:
        self.tell(packed(message))

    def leave(self, reason: Denied) -> None:
        """Says good-bye and closes."""
        self.say(Bye(reason.code, reason.told(self.lang)))
        self.wire.end(CODES.get(reason.code, POLICY))

    async def recheck(self) -> None:
        """Seats may have been given or taken: finds out anew what this connection may do."""
        await self._reconsider(self)

    async def look(self, *, visible: bool) -> None:
        """Notes whether somebody is looking, for as long as it counts; no notice is sent meanwhile."""
        hub = self.hub
        self.looked = hub.clockwork.now()
        until = self.looked + hub.settings.look_seconds if visible else 0.0
        self.visible = visible
        self.is_looking = visible and bool(self.seats)
        elsewhere = set() if visible or self.live is None else self.live.audience.looking()
        for seat in self.seats:
            if seat not in elsewhere:  # another window of the same player may still be open
                await hub.store.look(self.table, seat, hub.settings.node, until)
