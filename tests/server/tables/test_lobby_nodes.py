"""The lobby of two servers on one PostgreSQL, asked for the same thing at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.house import House, Person, fine, house, run


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[tuple[House, House]]:
    async with house(database) as one, house(database) as other:
        yield one, other


async def ended(made: House) -> tuple[Person, Person, str]:
    """Two people whose game is over."""
    host, seating = await made.table("me", "open")
    table = seating["table"]["id"]
    other = made.person()
    await other.sit(await other.post(f"/api/tables/{table}/join"))
    await host.post(f"/api/tables/{table}/start")
    record = await made.context.store.table(table)
    assert record is not None
    record.status = "over"
    await made.context.store.update_table(record)
    return host, other, table


def test_a_rematch_asked_for_on_two_servers_makes_one_table(postgresql: str) -> None:
    async def story() -> None:
        async with two_houses(postgresql) as (one, other):
            for _ in range(5):
                host, guest, table = await ended(one)
                there = other.person(guest.token)
                again = f"/api/tables/{table}/rematch"
                first, second = await asyncio.gather(host.post(again), there.post(again))
                assert first["table"]["id"] == second["table"]["id"]
                assert (first["seats"], second["seats"]) == ([0], [1])
                assert first["token"] != second["token"]
            assert len(await one.context.store.tables(status=("gathering",))) == 5

    run(story())


def test_a_rematch_asked_for_twice_gives_one_link(database: str) -> None:
    """A double click: the second is refused in words, and the first link is good."""

    async def story() -> None:
        async with house(database) as made:
            host, _, table = await ended(made)
            again = f"/api/tables/{table}/rematch"
            answers = await asyncio.gather(*(host.ask("POST", again) for _ in range(4)))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
            [link] = [fine(answer) for answer in answers if answer.status_code == 200]
            found = await made.person(link["token"]).get(f"/api/tables/{link['table']['id']}")
            assert found["you"]["seats"] == [0]

    run(story())


def test_a_rematch_whose_server_died_half_way_is_found_again(database: str) -> None:
    """The new table was made, but nobody noted where it is."""

    async def story() -> None:
        async with house(database) as made:
            host, guest, table = await ended(made)
            first = await host.post(f"/api/tables/{table}/rematch")
            record = await made.context.store.table(table)
            assert record is not None
            record.next_table = None
            await made.context.store.update_table(record)
            second = await guest.post(f"/api/tables/{table}/rematch")
            assert second["table"]["id"] == first["table"]["id"]

    run(story())


def test_a_game_started_on_two_servers_begins_once(postgresql: str) -> None:
    async def story() -> None:
        async with two_houses(postgresql) as (one, other):
            for _ in range(5):
                host, seating = await one.table("me", "open", "open")
                table = seating["table"]["id"]
                there = other.person(host.token)
                start = f"/api/tables/{table}/start"
                answers = await asyncio.gather(
                    host.ask("POST", start, {"fill": "random"}), there.ask("POST", start, {"fill": "greedy"})
                )
                assert min(answer.status_code for answer in answers) == 200
                assert {answer.status_code for answer in answers} <= {200, 409}
                assert [step.n for step in await one.context.store.steps(table)] == [1]
                seats = await one.context.store.seats(table)
                record = await one.context.store.table(table)
                assert record is not None
                for seat in seats:
                    assert f'"{seat.name}"'.encode() in record.header

    run(story())
