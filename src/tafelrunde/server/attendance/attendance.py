"""Clocks and notices put together: what runs beside the tables for the sake of people who are not looking."""

from __future__ import annotations

import asyncio

from tafelrunde.server.attendance.absence import Absence
from tafelrunde.server.attendance.downtime import Downtime
from tafelrunde.server.logging import warn
from tafelrunde.server.notices.campaign_notices import Advice
from tafelrunde.server.notices.hooks import Hooks
from tafelrunde.server.notices.letters import Letter
from tafelrunde.server.notices.mail import Mail
from tafelrunde.server.notices.notices import Notices
from tafelrunde.server.notices.outbox import Deliver, Outbox
from tafelrunde.server.notices.outgoing import Outgoing
from tafelrunde.server.notices.push import Push
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.context import Context
from tafelrunde.store.interface import StoreFailed
from tafelrunde.store.keys import kept_keys
from tafelrunde.store.records import Channel, Notice


def public_url(settings: Settings) -> str:
    return settings.public_url or f"http://{settings.host}:{settings.port}"


def push_contact(settings: Settings) -> str:
    """Push services want to know whom to turn to: a mail address, or the address of the server."""
    if settings.push_contact:
        return settings.push_contact
    if settings.public_url.startswith("https:"):
        return settings.public_url
    sender = settings.mail.sender if settings.mail else "tafelrunde@localhost"
    return f"mailto:{sender.rpartition('<')[2].rstrip('>')}"


class Attendance:
    """A service of the server; see app.py."""

    def __init__(self, context: Context, advice: Advice | None = None) -> None:
        hub, store, self._settings = context.hub, context.store, context.settings
        self._store, self._clockwork = store, context.clockwork
        self._push: Push | None = None
        self._hooks: Hooks | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing = Outgoing(self._settings.reachable)
        self.absence = Absence(hub, store, Notices(store))
        self.absence.attach()
        self.downtime = Downtime(hub, store, self.absence)
        self.downtime.attach()
        self.outbox = Outbox(
            store,
            context.clockwork,
            self._settings.node,
            self._channels(),
            public_url(self._settings),
            advice,
        )

    def _channels(self) -> dict[Channel, Deliver]:
        channels: dict[Channel, Deliver] = {"push": self._deliver_push, "hook": self._deliver_hook}
        if self._settings.mail is not None:
            channels["mail"] = Mail(self._settings.mail, self._clockwork).deliver
        return channels

    async def _deliver_push(self, notice: Notice, letter: Letter) -> None:
        """Keys are made only when something is sent that needs them."""
        if self._push is None:
            keys, contact = await kept_keys(self._store), push_contact(self._settings)
            self._push = Push(self._outgoing, keys.push, contact, self._clockwork)
        await self._push.deliver(notice, letter)

    async def _deliver_hook(self, notice: Notice, letter: Letter) -> None:
        if self._hooks is None:
            keys = await kept_keys(self._store)
            self._hooks = Hooks(self._outgoing, keys.hook, self._clockwork)
        await self._hooks.deliver(notice, letter)

    async def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self.downtime.recover()),
            asyncio.create_task(self.absence.watch()),
            asyncio.create_task(self.outbox.run()),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._outgoing.close()
        try:
            await self.downtime.close()
        except StoreFailed as trouble:
            warn("last beat not noted", trouble)
