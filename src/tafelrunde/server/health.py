"""How the server is: /healthz for whoever restarts it, /metrics for whoever draws curves of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde import __version__
from tafelrunde.server.logging import tell, warn
from tafelrunde.server.metrics import CONTENT_TYPE_LATEST
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.surroundings import StepOutcome
from tafelrunde.store.interface import StoreFailed

FRESH_SECONDS: Final = 1.0
"""However often somebody asks, the store is tried once in so long."""
NEVER: Final = 0.0
"""A beat at this time only asks for the last one: whether somebody asks how we are must not change how long
we were away."""
KEPT: Final = 60.0
PATIENCE: Final = 5.0
"""A store that does not answer by then cannot be played with."""


class Health(msgspec.Struct, frozen=True):
    """`ok` says whether moves can be made right now: the store answers to a writer."""

    ok: bool
    version: str
    node: str
    beat: float | None
    """When a server on this store last noted that it is alive."""


class Observing:
    """Counts what happens at the tables, and tells how the server is."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._metrics = hub, hub.metrics
        self._health = Health(False, __version__, hub.settings.node, None)
        self._tried: float | None = None
        self._lock = asyncio.Lock()
        hub.after_step.append(self.count)
        hub.metrics.watch("tables", "Tables in memory.", lambda: len(hub.tables))

    def count(self, live: LiveTable, outcome: StepOutcome) -> None:
        """Each server its own steps, so that the sum over all servers is right."""
        if not outcome.ours or outcome.kind != "moves":
            return
        game = live.game.meta.id
        if outcome.actor >= 0:
            seat = live.seats[outcome.actor]
            player = "bot" if seat.kind == "bot" or seat.stands_in else "human"
            self._metrics.moves.add(game, player)
        else:
            bots = sum(seat.kind == "bot" for seat in live.seats)
            tell("game begins", table=live.id, game=game, count=len(live.seats), bots=bots)
        if live.record.status == "over":
            tell("game over", table=live.id, game=game, n=outcome.n)

    async def health(self) -> Health:
        async with self._lock:
            now = self._hub.clockwork.now()
            if self._tried is None or not 0 <= now - self._tried < FRESH_SECONDS:
                self._tried, self._health = now, await self._found()
        return self._health

    async def _found(self) -> Health:
        try:
            beat = await asyncio.wait_for(self._tried_out(), PATIENCE)
        except (StoreFailed, TimeoutError) as trouble:
            warn("store does not answer", trouble)
            return msgspec.structs.replace(self._health, ok=False)
        return msgspec.structs.replace(self._health, ok=True, beat=beat)

    async def _tried_out(self) -> float | None:
        """Writes something new: a full disk would take the same again without a word."""
        store, node, now = self._hub.store, self._hub.settings.node, self._hub.clockwork.now()
        await store.claim(f"health:{node}", node, now, now + KEPT)
        return await store.beat(NEVER)

    def routes(self) -> list[BaseRoute]:
        return [Route("/healthz", self._healthz), Route("/metrics", self._figures)]

    async def _healthz(self, request: Request) -> Response:
        health = await self.health()
        body = msgspec.json.encode(health)
        return Response(body, 200 if health.ok else 503, media_type="application/json")

    async def _figures(self, request: Request) -> Response:
        with suppress(StoreFailed):
            self._metrics.outbox.set(await self._hub.store.waiting_notices())
        return Response(self._metrics.text(), media_type=CONTENT_TYPE_LATEST)
