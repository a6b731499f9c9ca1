"""Which of several processes on one database lets the bots of a table think.

A claim lasts only a moment and is renewed as long as bots are to act there. So when a process is lost its
tables are free soon, and another one that asks again and again takes them over. Every process claims its own
name, too: when one is missing, the others look for all tables at which a bot is to act. Two may have the same
table, if one stood still for too long; that costs time and harms nothing: the store takes each step once.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tafelrunde.server.tables.hub import Hub

LASTING: Final = 1.5
"""Seconds that a claim lasts."""
BEAT: Final = 0.5
"""Seconds between two renewals, and until another process asks again."""
NODES: Final = "node:"


class Claims:
    def __init__(self, hub: Hub) -> None:
        self._store, self._clockwork, self._node = hub.store, hub.clockwork, hub.settings.node
        self.is_shared = not hub.settings.database.startswith("sqlite")
        """Alone on a database nobody need ask."""
        self._ours: dict[str, float] = {}
        """Until when we have a table."""
        self._theirs: dict[str, float] = {}
        """Another process has the table; when we ask again."""
        self._nodes: set[str] = set()
        """All processes that were there at the last look."""

    async def wait_for(self, table: str) -> float:
        """Seconds until it is worth asking again; 0 if the bots of this table are ours."""
        now = self._clockwork.now()
        if not self.is_shared or self._ours.get(table, now) - now > BEAT:
            return 0.0
        if (again := self._theirs.get(table, now)) > now:
            return again - now
        until = now + LASTING
        if await self._store.claim(f"bots:{table}", self._node, now, until):
            self._ours[table] = until
            self._theirs.pop(table, None)
            return 0.0
        self._ours.pop(table, None)
        self._theirs[table] = now + BEAT
        return BEAT

    async def beat(self, busy: Collection[str]) -> bool:
        """Renews what is ours and still needed; True if a process is missing that was there before."""
        now = self._clockwork.now()
        until = now + LASTING
        await self._store.claim(f"{NODES}{self._node}", self._node, now, until)
        self._theirs = {table: at for table, at in self._theirs.items() if table in busy}
        wanted = {table for table in self._ours if table in busy}
        kept = await self._renewed(wanted, until)
        self._ours = {table: end for table, end in self._ours.items() if end > now and table not in wanted}
        self._ours |= dict.fromkeys(kept, until)
        before, self._nodes = self._nodes, await self._store.claims(NODES, now)
        return not before <= self._nodes

    async def _renewed(self, tables: Collection[str], until: float) -> list[str]:
        if not tables:
            return []
        kept = await self._store.renew_claims([f"bots:{table}" for table in tables], self._node, until)
        return [table for table in tables if f"bots:{table}" in kept]

    async def release(self) -> None:
        """Gives everything back, so that others need not wait."""
        self._ours.clear()
        if self.is_shared:
            await self._store.release_claims(self._node)
