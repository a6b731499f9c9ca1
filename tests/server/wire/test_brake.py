"""Refusals of those who ask too often are held back, and nothing else is."""

from __future__ import annotations

import asyncio

import httpx

from tests.server.playing import PATIENCE, run, serving


def test_who_asks_too_often_has_to_wait_for_the_refusal(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, limits_scale=0.005, refusal_seconds=1.0) as server:
            address = f"http://127.0.0.1:{server.port}"
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
                assert (await client.get("/api/games")).status_code == 200  # the only one at once
                sleepers = len(server.clock._sleepers)
                waiting = asyncio.create_task(client.get("/api/games"))
                async with asyncio.timeout(PATIENCE):
                    while len(server.clock._sleepers) == sleepers:
                        await asyncio.sleep(0)
                for _ in range(10):  # others are answered meanwhile
                    assert (await client.get("/healthz")).status_code == 200
                assert not waiting.done()
                server.clock.move(1.0)
                refused = await waiting
                assert (refused.status_code, refused.json()["code"]) == (429, "limit")

    run(story())
