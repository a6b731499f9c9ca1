"""Which process lets a table's bots think: one at a time, and another one soon after it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tafelrunde.server.bots.claims import BEAT, LASTING, Claims
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.hub import Hub
from tafelrunde.server.time import Clockwork
from tafelrunde.store.opening import open_store
from tests.postgres import shared_cluster
from tests.server.bothouse import BOT, PERSON, FastClock, actors, play_person, serving, until_over
from tests.server.playing import HandClock

PROMISED = 3.0
"""Seconds after a loss until another process goes on, as the documents say."""


@pytest.fixture
def postgres() -> Iterator[str]:
    cluster = shared_cluster()
    url = cluster.new_database()
    yield url
    cluster.drop_database(url)


@asynccontextmanager
async def two(url: str, clock: Clockwork) -> AsyncIterator[tuple[Claims, Claims]]:
    """The claims of two processes."""
    async with AsyncExitStack() as stack:
        made = []
        for node in ("here", "there"):
            store = open_store(url)
            await store.open()
            stack.push_async_callback(store.close)
            made.append(Claims(Hub(Settings(database=url, node=node), store, clock)))
        yield made[0], made[1]


def test_a_claim_that_is_renewed_stays_and_a_lost_one_is_free_in_time(postgres: str) -> None:
    async def story() -> None:
        clock = HandClock()
        async with two(postgres, clock) as (here, there):
            assert await here.wait_for("friday") == 0.0
            for _ in range(10):
                assert await here.wait_for("friday") == 0.0
                assert 0 < await there.wait_for("friday") <= BEAT
                clock.time += BEAT
                await here.beat({"friday"})
            waited = 0.0  # from now on nobody hears of `here` any more
            while (wait := await there.wait_for("friday")) > 0:
                clock.time += wait
                waited += wait
            assert waited <= LASTING + BEAT < PROMISED - BEAT
            await here.beat({"friday"})
            assert await here.wait_for("friday") > 0

    asyncio.run(story())


def test_what_is_given_back_is_free_at_once(postgres: str) -> None:
    async def story() -> None:
        async with two(postgres, HandClock()) as (here, there):
            assert await here.wait_for("friday") == 0.0
            await here.release()
            assert await there.wait_for("friday") == 0.0
            assert await here.wait_for("friday") > 0

    asyncio.run(story())


@pytest.mark.parametrize("politely", [True, False])
def test_a_process_that_is_missing_is_noticed_in_time(postgres: str, politely: bool) -> None:
    async def story() -> None:
        clock = HandClock()
        async with two(postgres, clock) as (here, there):
            assert not await here.beat(())
            assert not await there.beat(())
            clock.time += BEAT
            if politely:
                await here.release()
            waited = 0.0
            while not await there.beat(()):
                clock.time += BEAT
                waited += BEAT
            assert waited == 0.0 if politely else waited <= LASTING + BEAT
            assert not await there.beat(())

    asyncio.run(story())


def test_claims_of_tables_without_work_end_by_themselves(postgres: str) -> None:
    async def story() -> None:
        clock = HandClock()
        async with two(postgres, clock) as (here, there):
            assert await here.wait_for("friday") == 0.0
            clock.time += LASTING
            await here.beat(())
            assert await there.wait_for("friday") == 0.0

    asyncio.run(story())


def test_a_table_that_is_loaded_wakes_its_bots(postgres: str) -> None:
    """Nothing else tells this server of the table, and the other has no claim on it."""

    async def story() -> None:
        async with serving(postgres) as one, serving(postgres) as other:
            assert await other.hub.store.claim("bots:friday", other.hub.settings.node, 0.0, 1e12)
            for chore in other.bots._chores:
                chore.cancel()
            live = await one.deal([PERSON, BOT, BOT])
            while live.to_act == (0,):
                await play_person(live, 0)
            before = await actors(one)
            await other.hub.existing("friday")
            await other.settled()
            assert len(await actors(other)) > len(before)

    asyncio.run(story())


def test_a_server_that_stops_leaves_its_tables_to_the_other(postgres: str) -> None:
    """Only the claim and the missing name tell the other that there is something to do."""

    async def story() -> None:
        clock = FastClock()
        async with serving(postgres, clockwork=clock) as other:
            async with serving(postgres, clockwork=clock) as one:
                await one.deal([BOT, BOT])
            assert await other.hub.store.claims("bots:", 0.0) <= {"bots:friday"}
            await until_over(other)

    asyncio.run(story())
