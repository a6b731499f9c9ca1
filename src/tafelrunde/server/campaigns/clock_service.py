"""Clocks of campaigns: on every process, somebody looks whose moment has come; one of them sees to it.

The moment stands in the campaign's row. What is due is decided in the worker, where the campaign is held: a
second process that came as well would find nothing left to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from tafelrunde.server.campaigns.errands.clocks import GiveBack, Seen
from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import warn
from tafelrunde.store.interface import StoreFailed

WATCH: Final = 0.5
"""Seconds between two looks."""
CLAIM: Final = 30.0
"""Seconds for which no other process sees to a campaign that this one has seen to."""
AGAIN: Final = 15.0
"""Seconds until the next try where one has failed."""
PAGE: Final = 50
NO_END: Final = 1e18
"""A moment after all others."""
MOST_CLOCKED: Final = 10_000


class CampaignClocks:
    """A service of the server; see app.py."""

    def __init__(self, campaigns: Campaigns, is_ready: Callable[[], bool] = lambda: True) -> None:
        self._campaigns, context = campaigns, campaigns.context
        self._is_ready = is_ready
        """Until it is clear how long no server was there, nobody is late."""
        self._store, self._clockwork = context.store, context.clockwork
        self._node = context.settings.node
        self._troubled: dict[str, float] = {}
        self._busy: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self.watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def watch(self) -> None:
        """A month that is being played keeps nobody from looking at the others."""
        while True:
            self._campaigns.context.hub.spawn(self.look(self._clockwork.now()))
            await self._clockwork.sleep(WATCH)

    async def look(self, now: float) -> None:
        if self._is_ready():
            await self.sweep(now)

    async def sweep(self, now: float) -> None:
        """Sees to the campaigns whose moment has come, each once."""
        self._troubled = {name: again for name, again in self._troubled.items() if again > now}
        due = await self._store.due_campaigns(now, PAGE)
        mine = [name for name in due if name not in self._troubled and name not in self._busy]
        self._busy |= set(mine)
        await asyncio.gather(*(self._seen_to(name, now) for name in mine))

    async def give_back(self, gap: tuple[float, float]) -> None:
        """A server that was down costs no realm any time."""
        for name in await self._store.due_campaigns(NO_END, MOST_CLOCKED):
            try:
                await self._campaigns.ask(name, "clock.give back", GiveBack(*gap))
            except Denied as trouble:
                warn("time could not be given back", trouble, table=name)

    async def _seen_to(self, name: str, now: float) -> None:
        try:
            if await self._store.claim(f"campaign clock/{name}", self._node, now, now + CLAIM):
                seen = msgspec.json.decode(await self._campaigns.ask(name, "clock.due"), type=Seen)
                if seen.run:
                    await self._campaigns.ask(name, "clock.run")
        except (Denied, StoreFailed) as trouble:
            self._troubled[name] = now + AGAIN
            warn("campaign clock waits", trouble, table=name)
        finally:
            self._busy.discard(name)
