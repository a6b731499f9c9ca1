"""Two processes write the same rows in whatever order they are asked to: no ring of locks, ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import psycopg
import pytest

from tafelrunde.store.interface import Store
from tafelrunde.store.records import SessionRecord
from tests.postgres import name_in, shared_cluster
from tests.store.samples import append, opened, seat, story, table, user

ROUNDS = 40
TABLES = [f"t{number}" for number in range(8)] + ["T1", "a-b", "_c", "Z"]
"""Their order differs between Python and most languages of a database."""


async def counted(url: str) -> int:
    """Deadlocks that PostgreSQL has seen; a connection tells of its own when it ends at the latest."""
    address = shared_cluster().url("postgres")
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        name = (name_in(url),)
        alive = "SELECT count(*) FROM pg_stat_activity WHERE datname = %s"
        while (await (await connection.execute(alive, name)).fetchone()) != (0,):
            await asyncio.sleep(0.01)
        row = await (
            await connection.execute("SELECT deadlocks FROM pg_stat_database WHERE datname = %s", name)
        ).fetchone()
    assert row is not None
    return int(row[0])


def claim(store: Store, what: str, turn: int) -> Awaitable[object]:
    return store.claim(f"bots:{what}", f"node {id(store)}", float(turn), turn + 0.5)


def deadline(store: Store, what: str, turn: int) -> Awaitable[object]:
    return store.set_deadline(what, 0, float(turn))


def take_seat(store: Store, what: str, turn: int) -> Awaitable[object]:
    return store.put_seat(seat(what, turn % 3))


def look(store: Store, what: str, turn: int) -> Awaitable[object]:
    return store.look(what, turn % 3, "node", turn + 10.0)


Work = Callable[[Store, str, int], Awaitable[object]]


@pytest.mark.parametrize(
    "works", [(claim,), (deadline,), (take_seat, look), (claim, deadline, take_seat, look)]
)
def test_rows_are_locked_in_one_order(postgres_url: str, works: Sequence[Work]) -> None:
    async def write(store: Store, tables: Sequence[str]) -> None:
        for turn in range(ROUNDS):
            await asyncio.gather(*(work(store, what, turn) for what in tables for work in works))

    async def both() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            for what in TABLES:
                await here.add_table(table(what), [seat(what, number) for number in range(3)])
            await asyncio.gather(write(here, TABLES), write(there, TABLES[::-1]))
        assert await counted(postgres_url) == 0

    asyncio.run(both())


def test_what_clears_away_many_rows_waits_in_no_ring(postgres_url: str) -> None:
    """Claims are renewed, given back and cleared away, sessions removed, while others write them."""

    async def claims(store: Store, names: Sequence[str]) -> None:
        node = f"node {id(store)}"
        for turn in range(ROUNDS):
            await asyncio.gather(*(store.claim(name, node, float(turn), turn + 2.0) for name in names))
            await asyncio.gather(
                store.renew_claims(names, node, turn + 3.0),
                store.beat(float(turn)),
                store.release_claims(node),
            )

    async def sessions(store: Store, who: int, numbers: Sequence[int]) -> None:
        for turn in range(ROUNDS):
            made = [SessionRecord(bytes([number, numbers[0]]), who, turn + 1.0) for number in numbers]
            await asyncio.gather(*(store.add_session(session) for session in made))
            await asyncio.gather(
                *(store.remove_session(session.token_hash) for session in made), store.remove_sessions(who)
            )

    async def all_of_it() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            ada = await here.add_user(user())
            numbers = list(range(12))
            await asyncio.gather(
                claims(here, TABLES),
                claims(there, TABLES[::-1]),
                sessions(here, ada, numbers),
                sessions(there, ada, numbers[::-1]),
            )
        assert await counted(postgres_url) == 0

    asyncio.run(all_of_it())


def test_a_table_is_deleted_while_others_write_about_it(postgres_url: str) -> None:
    async def write(store: Store, what: str) -> None:
        for turn in range(1, 12):
            works = [
                store.append(append(turn, table=what)),
                store.put_seat(seat(what, 1)),
                store.look(what, 0, "node", 5.0),
                store.set_deadline(what, turn, 7.0),
            ]
            await asyncio.gather(*works, return_exceptions=True)

    async def all_of_it() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            for what in TABLES:
                await here.add_table(table(what), [seat(what, 1)])
            doomed = [there.delete_table(what) for what in TABLES]
            await asyncio.gather(*(write(here, what) for what in TABLES), *doomed)
            assert [await there.table(what) for what in TABLES] == [None] * len(TABLES)
        assert await counted(postgres_url) == 0

    asyncio.run(all_of_it())


@story
async def test_claims_are_renewed_and_given_back_by_their_own_process(url: str) -> None:
    async with opened(url) as store:
        for what in ("bots:a", "bots:b", "node:here"):
            assert await store.claim(what, "here", 1.0, 3.0)
        assert await store.claim("bots:c", "there", 1.0, 3.0)

        assert await store.renew_claims(["bots:a", "bots:c", "bots:none"], "here", 9.0) == {"bots:a"}
        assert await store.claims("bots:", 2.0) == {"bots:a", "bots:b", "bots:c"}
        assert await store.claims("bots:", 3.0) == {"bots:a"}
        assert await store.claims("node:", 2.0) == {"node:here"}
        await store.release_claims("here")
        assert await store.claims("", 2.0) == {"bots:c"}


@story
async def test_news_are_later_steps_and_the_table_as_it_is_then(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        for n in (1, 2, 3):
            await store.append(append(n))

        steps, record = await store.news("t1", 1)
        assert [step.n for step in steps] == [2, 3]
        assert record == await store.table("t1")
        assert await store.news("t1", 3) == ([], None)
