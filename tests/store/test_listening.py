"""What one process writes, the others hear of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import pytest

from tafelrunde.store.interface import Store
from tafelrunde.store.postgres import LONGEST, payloads
from tafelrunde.store.records import Change, ChatRecord, GuestRecord
from tests.store.samples import add_tables, append, opened, seat, story, table

PATIENCE = 120
"""Seconds until a test gives up; no test takes as long unless it fails."""


class Ear:
    def __init__(self) -> None:
        self.heard: asyncio.Queue[Change] = asyncio.Queue()

    async def next(self) -> Change:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


async def listening(store: Store) -> Ear:
    ear = Ear()
    await store.listen(ear.heard.put_nowait)
    return ear


WRITES: list[tuple[Callable[[Store], Awaitable[object]], Change]] = [
    (lambda store: store.append(append(1)), Change("t1", "step", 1)),
    (lambda store: store.put_seat(seat()), Change("t1", "seats")),
    (lambda store: store.add_guest(GuestRecord("t1", b"token", "Bob")), Change("t1", "seats")),
    (lambda store: store.remove_guest("t1", b"token"), Change("t1", "seats")),
    (lambda store: store.add_chat(ChatRecord("t1", 1.0, 0, "Ada", "hello")), Change("t1", "chat", 1)),
    (lambda store: store.update_table(table(title="new")), Change("t1", "table")),
    (lambda store: store.delete_table("t1"), Change("t1", "table")),
    (lambda store: store.add_table(table("t2"), []), Change("t2", "table")),
]


@story
async def test_the_others_hear_every_change_and_oneself_none(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        await here.add_table(table(), [])
        ears = await listening(here), await listening(there)
        for write, change in WRITES:
            await write(here)
            assert await ears[1].next() == change
        await there.update_table(table("t2"))
        assert await ears[0].next() == Change("t2", "table")
        assert ears[0].heard.empty()
        assert ears[1].heard.empty()


@story
async def test_what_is_refused_is_not_told(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        await add_tables(here, 3)
        ear = await listening(there)
        asked = [here.append(append(2, "t0")), here.append(append(1, "t1")), here.append(append(9, "t2"))]
        await asyncio.gather(*asked, return_exceptions=True)
        await here.put_seat(seat("t2"))

        assert [await ear.next(), await ear.next()] == [Change("t1", "step", 1), Change("t2", "seats")]


@story
async def test_a_large_batch_is_told_whole(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        names = await add_tables(here, 400)
        ear = await listening(there)
        await asyncio.gather(*(here.append(append(1, name)) for name in names))

        heard = [await ear.next() for _ in names]
        assert {change.table for change in heard} == set(names)
        assert {(change.what, change.n) for change in heard} == {("step", 1)}


@pytest.mark.parametrize("count", [1, 2, 3, 100, 501])
def test_no_notification_is_too_long(count: int) -> None:
    changes = [Change(f"table {i} ä", "step", i) for i in range(count)]
    made = list(payloads("node", changes))
    assert all(len(payload.encode()) <= LONGEST for payload in made)
    assert sum(payload.count('"step"') for payload in made) == count


@story
async def test_an_interrupted_ear_is_healed_and_says_so(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        await here.add_table(table(), [])
        ear = await listening(there)
        with psycopg.connect(postgres_url, autocommit=True) as operator:
            operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ~ '^LISTEN'")

        assert await ear.next() == Change("", "table")
        await here.append(append(1))
        assert await ear.next() == Change("t1", "step", 1)


@story
async def test_a_listener_that_fails_goes_on_hearing(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        await here.add_table(table(), [])
        ear = Ear()
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))

        def stumble(change: Change) -> None:
            ear.heard.put_nowait(change)
            raise ValueError

        await there.listen(stumble)
        await here.append(append(1))
        await here.append(append(2))
        assert [await ear.next(), await ear.next()] == [Change("t1", "step", 1), Change("t1", "step", 2)]
        await asyncio.sleep(0)
        assert len(complaints) == 2


@story
async def test_sqlite_has_nobody_to_listen_to(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with opened(f"sqlite:///{tmp_path_factory.mktemp('alone')}/tables.db") as store:
        ear = await listening(store)
        await store.add_table(table(), [])
        await store.append(append(1))
        assert ear.heard.empty()
