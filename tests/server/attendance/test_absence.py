"""Reminders, stand-ins and decisions of the host, in real games over a real store."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tafelrunde.server.attendance.absence import grant
from tafelrunde.server.errors import Denied
from tafelrunde.server.notices.notices import Message
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.undo import ask
from tafelrunde.store.records import Notice, SeatRecord
from tests.server.attending import Desk, attending, run
from tests.server.playing import HandClock

MOVE = {"kind": "move", "seconds": 60.0}
HOST = {"kind": "move", "seconds": 60.0, "timeout": "host", "decide": 600.0}
GAME = {"kind": "game", "seconds": 300.0, "increment": 10.0}
DAYS = {"kind": "move", "seconds": 86_400.0}


def about(notices: list[Notice]) -> list[tuple[int, str]]:
    return sorted((n.seat, msgspec.json.decode(n.body, type=Message).about) for n in notices)


async def other_to_act(desk: Desk, live: LiveTable) -> int:
    """Plays on until a seat other than the host is alone to act."""
    while live.to_act != (1,):
        await desk.move(live)
    return 1


def test_every_step_keeps_the_clocks_and_the_store_knows_when_to_look(database: str) -> None:
    async def story() -> None:
        async with attending(database) as desk:
            live = await desk.deal(clock=GAME)
            spent = [0.0, 0.0]
            moves = [0, 0]
            for pause in (3.0, 1.5, 7.0, 2.0, 11.0, 0.5):
                desk.clock.time += pause
                for seat in live.to_act:
                    spent[seat] += pause
                moves[await desk.move(live)] += 1
                clocks, record = desk.clocks(live), await desk.store.table(live.id)
                assert record is not None
                assert set(clocks.until) == set(live.to_act)
                assert record.deadline == min(clocks.until.values())
                for seat in (0, 1):
                    left = clocks.until[seat] - clocks.at if seat in clocks.until else clocks.left[seat]
                    assert left == pytest.approx(300 + 10 * moves[seat] - spent[seat])

    run(story())


def test_a_bot_stands_in_and_the_player_comes_back(database: str) -> None:
    async def story() -> None:
        async with attending(database) as desk:
            live = await desk.deal(clock=MOVE)
            late = live.to_act[0]

            await desk.later(59)
            assert not live.seats[late].stands_in
            await desk.later(1)

            assert live.seats[late].stands_in
            assert live.seats[late].bot
            assert late not in desk.clocks(live).until
            assert (await desk.store.due_tables(desk.clock.now() + 1e6)) == []
            stored = (await desk.store.seats(live.id))[late]
            assert stored.stands_in

            await desk.store.put_seat(replace(stored, stands_in=False, bot=""), stored)
            await desk.hub.refresh(live.id, "seats")
            assert desk.clocks(live).until[late] == desk.clock.now() + 60

    run(story())


def test_clocks_of_a_table_that_nobody_has_open_start_when_its_player_comes_back(sqlite: str) -> None:
    async def story() -> None:
        clock = HandClock()
        async with attending(sqlite, clock) as desk:
            live = await desk.deal(clock=MOVE)
            await desk.later(60)
            late = live.to_act[0]
            assert live.seats[late].stands_in
        async with attending(sqlite, clock) as desk:
            seat = (await desk.store.seats(live.id))[late]
            await desk.store.put_seat(replace(seat, stands_in=False, bot=""), seat)
            await desk.hub.refresh(live.id, "seats")

            record = await desk.store.table(live.id)
            assert record is not None
            assert record.deadline == clock.now() + 60

    run(story())


def test_a_move_in_the_last_moment_counts(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(clock=MOVE)
            desk.clock.time += 59.999
            came = await desk.move(live)

            await desk.later(1)

            assert not live.seats[came].stands_in

    run(story())


@pytest.mark.parametrize("clock", [MOVE, GAME, HOST])
def test_a_move_after_the_deadline_does_not_count_though_nobody_has_noticed(
    database: str, clock: dict[str, Any]
) -> None:
    async def story() -> None:
        async with attending(database) as desk:
            live = await desk.deal(clock=clock)
            late, n = await other_to_act(desk, live), live.n
            desk.clock.time = desk.clocks(live).until[late]  # nobody looks after the tables yet
            with pytest.raises(Denied, match="time-is-up"):
                await desk.move(live, late)
            assert live.position.entries == len(await live.entries())
            while live.n == n or desk.clocks(live).until:  # what must follow follows by itself
                await asyncio.sleep(0.001)
            assert {step.kind for step in await desk.store.steps(live.id, n)} == {"clock"}
            with pytest.raises(Denied):
                await desk.move(live, late)
            if clock is HOST:
                assert late in desk.clocks(live).out
                await grant(live, desk.clock, late, 30.0)
                assert await desk.move(live, late) == late
            else:
                while not live.seats[late].stands_in:
                    await asyncio.sleep(0.001)

    run(story())


def test_a_move_that_came_in_time_counts_however_long_the_table_is_busy(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(clock=MOVE)
            async with live.at_rest():
                moving = asyncio.create_task(desk.move(live))
                await asyncio.sleep(0)
                desk.clock.time += 61
            came = await moving

            await desk.later(0)

            assert not live.seats[came].stands_in

    run(story())


def test_undo_does_not_help_who_is_late(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(clock=MOVE)
            last = await desk.move(live)
            while live.to_act != (last,):
                last = await desk.move(live)
            desk.clock.time += 60
            with pytest.raises(Denied, match="time-is-up"):
                await ask(live, last, live.n)
            while not live.seats[last].stands_in:
                await asyncio.sleep(0.001)

    run(story())


def test_a_command_that_was_carried_out_is_answered_alike_after_the_deadline(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(clock=MOVE)
            actor, n = live.to_act[0], live.n
            move = live.game.legal_moves(live.state, actor)[0]
            first = await live.do(actor, move, n, "once")
            desk.clock.time += 1000
            assert await live.do(actor, move, n, "once") == first

    run(story())


def test_nobody_is_late_before_it_is_known_how_long_the_server_was_away(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite, ready=False) as desk:
            live = await desk.deal(clock=MOVE)
            desk.clock.time += 61
            await desk.move(live)

    run(story())


LATEST = 0.5
"""Seconds after which everybody has noticed a time-out, as the documents say."""


async def asleep(clock: HandClock, watchers: int) -> None:
    """Everybody who looks after the tables has looked, and waits for time to pass."""
    while sum(not waking.done() for _, waking in clock._sleepers) < watchers:
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_time_out_is_noticed_within_half_a_second(postgresql: str, processes: int) -> None:
    """Whatever moment the deadline falls on; one or two processes look, and one stand-in comes of it."""

    async def story() -> None:
        clock = HandClock()
        async with AsyncExitStack() as stack:
            desks = [await stack.enter_async_context(attending(postgresql, clock)) for _ in range(processes)]
            live = await desks[0].deal(clock=MOVE)
            watching = [asyncio.create_task(desk.beside.absence.watch()) for desk in desks]
            for offset in (0.0, 0.03, 0.11, 0.2):
                await asleep(clock, processes)
                clock.move(offset)
                until = min(desks[0].clocks(live).until.values())
                n, late = live.n, live.to_act[0]
                clock.move(until - clock.now() - 0.01)
                while clock.now() < until + LATEST - 0.01:
                    await asleep(clock, processes)
                    assert live.n == n or clock.now() >= until
                    clock.move(0.05)
                await asleep(clock, processes)
                assert (await desks[0].store.steps(live.id, n))[0].at - until <= LATEST
                seat = (await desks[0].store.seats(live.id))[late]
                assert seat.stands_in
                await desks[0].store.put_seat(replace(seat, stands_in=False, late=False, bot=""), seat)
                await desks[0].hub.refresh(live.id, "seats")
            for watcher in watching:
                watcher.cancel()

    run(story())


def test_the_host_is_asked_may_grant_time_and_else_a_bot_comes(database: str) -> None:
    async def story() -> None:
        async with attending(database) as desk:
            live = await desk.deal(clock=HOST)
            await other_to_act(desk, live)
            await desk.contact(live, 0)
            await desk.contact(live, 1)

            await desk.later(60)
            assert not live.seats[1].stands_in
            assert desk.clocks(live).out == {1: desk.clock.now() + 600}
            assert about(await desk.waiting()) == [(0, "host"), (1, "late")]

            await grant(live, desk.clock, 1, 30.0)
            assert desk.clocks(live).until == {1: desk.clock.now() + 30}
            await desk.later(30)
            assert desk.clocks(live).out == {1: desk.clock.now() + 600}
            await desk.later(599)
            assert not live.seats[1].stands_in
            await desk.later(1)
            assert live.seats[1].stands_in

    run(story())


def test_a_host_who_is_late_cannot_decide(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(clock=HOST)
            while live.to_act != (0,):
                await desk.move(live)

            await desk.later(60)

            assert live.seats[0].stands_in

    run(story())


def test_time_is_granted_only_where_it_runs(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(clock=MOVE)
            while len(live.to_act) > 1:
                await desk.move(live)
            with pytest.raises(Denied):
                await grant(live, desk.clock, 1 - live.to_act[0], 30.0)
            free = await desk.deal()
            with pytest.raises(Denied):
                await grant(free, desk.clock, free.to_act[0], 30.0)

    run(story())


def test_one_reminder_before_the_end(database: str) -> None:
    async def story() -> None:
        async with attending(database) as desk:
            live = await desk.deal(clock=DAYS)
            await other_to_act(desk, live)
            await desk.contact(live, 1)

            await desk.later(18 * 3600 - 1)
            assert about(await desk.waiting()) == []
            for _ in range(3):
                await desk.later(1)
                assert about(await desk.waiting()) == [(1, "remind")]
            await desk.later(6 * 3600)
            assert about(await desk.waiting()) == [(1, "remind"), (1, "stand-in")]

    run(story())


def test_undo_brings_the_clocks_back(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(clock=GAME)
            for _ in range(40):
                before, actor = desk.clocks(live), live.to_act[0]
                desk.clock.time += 20
                await desk.move(live)
                desk.clock.time += 5
                try:
                    await ask(live, actor, live.n)
                except Denied:
                    continue
                if live.position.plea is None:
                    break
            else:
                pytest.fail("nothing could be taken back in this game")
            undone = desk.clocks(live)

            assert undone.left == before.left
            for seat, until in before.until.items():
                assert undone.until[seat] - desk.clock.now() == pytest.approx(until - before.at)

    run(story())


def test_bots_have_no_clock(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            bots = [SeatRecord("", seat, "bot", f"B{seat}", "greedy") for seat in (0, 1)]
            live = await desk.deal(2, bots, clock=MOVE)
            for _ in range(5):
                await desk.move(live)
                assert desk.clocks(live).until == {}
            await desk.later(1e6)
            assert not any(seat.stands_in for seat in live.seats)

    run(story())


def test_two_servers_decide_once(postgresql: str) -> None:
    async def story() -> None:
        clock = HandClock()
        async with attending(postgresql, clock) as one, attending(postgresql, clock) as two:
            live = await one.deal(clock=HOST)
            await other_to_act(one, live)
            await one.contact(live, 0)
            twin = await two.hub.existing(live.id)
            n = live.n
            clock.time += 60
            record = await one.store.table(live.id)
            assert record is not None

            await one.beside.absence.attend(record)
            await two.beside.absence.attend(record)

            assert [step.kind for step in await one.store.steps(live.id, n)] == ["clock"]
            assert about(await one.waiting()) == [(0, "host")]
            assert twin.n == n + 1
            assert two.clocks(twin) == one.clocks(live)

    run(story())
