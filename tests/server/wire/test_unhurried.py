"""Whoever asks for pages and health without a pause gets them later, and others at once."""

from __future__ import annotations

import asyncio

import httpx

from tafelrunde.server.wire.unhurried import AT_ONCE, PAUSE
from tests.server.playing import PATIENCE, run, serving


def test_who_never_pauses_is_answered_later_and_never_refused(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            address = f"http://127.0.0.1:{server.port}"
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
                for _ in range(int(AT_ONCE.burst)):
                    assert (await client.get("/openapi.json")).status_code == 200
                waiting = asyncio.create_task(client.get("/healthz"))
                sleepers = len(server.clock._sleepers)
                async with asyncio.timeout(PATIENCE):
                    while len(server.clock._sleepers) == sleepers:
                        await asyncio.sleep(0)
                assert (await client.get("/api/games")).status_code == 200  # has limits of its own
                assert not waiting.done()
                server.clock.move(PAUSE)
                assert (await waiting).status_code == 200
                server.clock.move(1.0)
                for _ in range(int(AT_ONCE.per_second)):
                    assert (await client.get("/healthz")).status_code == 200

    run(story())
