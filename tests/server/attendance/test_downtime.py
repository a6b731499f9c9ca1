"""A server that was down costs nobody any time; one that was not gives nobody any."""

from __future__ import annotations

import asyncio

import pytest

from tafelrunde.server.clocks.clocks import read_clocks
from tafelrunde.server.clocks.waking_hours import Sleep, awake_between, zone_named
from tests.server.attending import Desk, attending, run
from tests.server.playing import HandClock

MOVE = {"kind": "move", "seconds": 600.0}
NIGHT = {"kind": "day", "seconds": 36_000.0, "asleep": ["22:00", "08:00"], "zone": "Europe/Berlin"}


async def until(desk: Desk, table: str) -> dict[int, float]:
    record = await desk.store.table(table)
    assert record is not None
    return read_clocks((await desk.store.steps(table, record.n - 1))[-1].clock).until


async def recovered(desk: Desk) -> None:
    """Starts up; where it has to wait for the beat of another server, time passes."""
    starting = asyncio.create_task(desk.beside.downtime.recover())
    while not starting.done():
        await asyncio.sleep(0.001)  # lets the threads of the store answer
        if desk.clock.is_awaited:
            desk.clock.move(1.0)
    await starting


@pytest.mark.parametrize("down", [1.0, 45.0, 86_400.0])
def test_the_time_without_a_server_is_given_back(database: str, down: float) -> None:
    async def story() -> None:
        clock = HandClock()
        async with attending(database, clock) as desk:
            table = (await desk.deal(clock=MOVE)).id
            free = (await desk.deal()).id
            clock.time += 10
            await desk.beside.downtime.beat(clock.now())
            before = await until(desk, table)
        clock.time += down
        async with attending(database, clock, ready=False) as desk:
            await desk.beside.absence.sweep(clock.now() + 1e6)  # nobody is late before that is settled
            assert (await until(desk, table)) == before
            await recovered(desk)

            after = await until(desk, table)
            record, other = await desk.store.table(table), await desk.store.table(free)
            assert record is not None
            assert other is not None
            assert after == {seat: at + down for seat, at in before.items()}
            assert record.deadline == min(after.values())
            assert other.n == 1
            live = await desk.hub.existing(table)
            await desk.move(live)

    run(story())


def test_a_second_server_gives_nothing_back(postgresql: str) -> None:
    async def story() -> None:
        clock = HandClock()
        async with attending(postgresql, clock) as one, attending(postgresql, clock, ready=False) as two:
            table = (await one.deal(clock=MOVE)).id
            before = await until(one, table)
            await one.beside.downtime.beat(clock.now())
            clock.time += 4
            starting = asyncio.create_task(two.beside.downtime.recover())
            while not starting.done():
                clock.move(1.0)
                await one.beside.downtime.beat(clock.now())
                await asyncio.sleep(0.001)

            assert (await until(one, table)) == before
            assert two.beside.absence.is_ready

    run(story())


def test_of_two_that_start_together_one_gives_back(postgresql: str) -> None:
    async def story() -> None:
        clock = HandClock()
        async with attending(postgresql, clock) as desk:
            table = (await desk.deal(clock=MOVE)).id
            await desk.beside.downtime.beat(clock.now())
            before = await until(desk, table)
        clock.time += 1000
        async with (
            attending(postgresql, clock, ready=False, node="a") as one,
            attending(postgresql, clock, ready=False, node="b") as two,
        ):
            starting = [asyncio.create_task(desk.beside.downtime.recover()) for desk in (one, two)]
            while not all(task.done() for task in starting):
                await asyncio.sleep(0.001)
                for desk in (one, two):
                    await desk.beside.downtime.beat(clock.now())  # once it is ready
                busy = sum(not task.done() for task in starting)
                if 0 < busy == sum(not waking.done() for _, waking in clock._sleepers):
                    clock.move(1.0)  # whoever is at work gets the time it needs

            assert (await until(one, table)) == {seat: at + 1000 for seat, at in before.items()}

    run(story())


def test_whoever_moved_before_the_gap_was_known_loses_nothing_and_gains_nothing(sqlite: str) -> None:
    async def story() -> None:
        clock = HandClock()
        async with attending(sqlite, clock) as desk:
            live = await desk.deal(3, clock=MOVE)
            await desk.beside.downtime.beat(clock.now())
            before = await until(desk, live.id)
        clock.time += 5
        async with attending(sqlite, clock, ready=False) as desk:
            starting = asyncio.create_task(desk.beside.downtime.recover())
            await asyncio.sleep(0.05)
            clock.move(2.0)
            live = await desk.hub.existing(live.id)
            await desk.move(live)
            moved = clock.now()
            while not starting.done():
                clock.move(1.0)
                await asyncio.sleep(0.001)

            for seat, at in (await until(desk, live.id)).items():
                assert at in (before.get(seat, 0.0) + 5, moved + 600)

    run(story())


def test_a_night_without_a_server_changes_nothing(sqlite: str) -> None:
    """From 23:00 to 07:00 everybody slept anyway."""

    async def story() -> None:
        clock = HandClock(1_782_936_000.0)  # 1 July 2026, 22:00 in Berlin
        async with attending(sqlite, clock) as desk:
            table = (await desk.deal(clock=NIGHT)).id
            clock.time += 3600
            await desk.beside.downtime.beat(clock.now())
            before = await until(desk, table)
        clock.time += 8 * 3600
        async with attending(sqlite, clock, ready=False) as desk:
            await recovered(desk)
            assert (await until(desk, table)) == before
        clock.time += 3 * 3600
        async with attending(sqlite, clock, ready=False) as desk:
            await recovered(desk)
            sleep = Sleep(22 * 3600, 8 * 3600, zone_named("Europe/Berlin"))
            for seat, at in (await until(desk, table)).items():
                assert awake_between(sleep, before[seat], at) == pytest.approx(2 * 3600)

    run(story())
