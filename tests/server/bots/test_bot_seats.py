"""Bots in seats: they play on whatever happens, never for a person, and never twice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from tafelrunde.engine.log import replay
from tafelrunde.games import load_game
from tafelrunde.server.tables.journal import full_log, read_header
from tests.postgres import shared_cluster
from tests.server.bothouse import (
    BOT,
    PERSON,
    FastClock,
    Server,
    StillClock,
    actors,
    play_person,
    serving,
    thoughts,
    until_over,
    until_turn_of,
    with_server,
)
from tests.server.playing import SECRET


def test_bots_alone_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        live = await server.deal([BOT, "random"])
        await server.settled()
        assert live.record.status == "over"
        stored = await server.hub.store.table("friday")
        assert stored is not None
        game, header = load_game("kingsburg"), read_header(stored.header)
        log = full_log(game, header, await server.hub.store.steps("friday"), SECRET)
        assert len(list(replay(game, log))) == len(log.entries)
        assert log.ending is not None

    with_server(tmp_path, play)


def test_bots_wait_for_people_and_never_act_for_them(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        live = await server.deal([BOT, PERSON, "random"])
        for moves in range(25):
            await server.settled()
            assert live.to_act == (1,)
            assert (await actors(server)).count(1) == moves
            await play_person(live, 1)

    with_server(tmp_path, play)


def test_a_bot_stands_in_until_the_player_comes_back(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        live = await server.deal([PERSON, "random"])
        await server.settled()
        assert live.to_act == (0,)
        store, seat = server.hub.store, live.seats[0]
        away = msgspec.structs.replace(seat, stands_in=True, bot="random")
        other = msgspec.structs.replace(live.seats[1], kind="human", bot="")
        await store.put_seat(away)
        await store.put_seat(other)
        await server.hub.refresh("friday", "seats")
        await server.settled()
        assert live.to_act == (1,)
        stood_in = (await actors(server)).count(0)
        assert stood_in >= 1
        await store.put_seat(seat)
        await server.hub.refresh("friday", "seats")
        while live.to_act == (1,):
            await play_person(live, 1)
        await server.settled()
        assert (live.to_act, (await actors(server)).count(0)) == ((0,), stood_in)

    with_server(tmp_path, play)


def test_a_server_that_starts_goes_on_where_another_was_stopped(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as first:
            for table in ("friday", "sunday"):
                await first.deal([BOT, "random"], table)
            await asyncio.sleep(0)
        async with serving(tmp_path) as second:
            for table in ("friday", "sunday"):
                await until_over(second, table)

    asyncio.run(play())


def test_a_bot_that_hangs_moves_by_chance_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        live = await server.deal([PERSON, BOT])
        await server.settled()
        while live.to_act == (0,) and not server.pool.pids:
            await play_person(live, 0)
            await server.settled()
        for pid in server.pool.pids:
            os.kill(pid, signal.SIGSTOP)
        before = (await actors(server)).count(1)
        while (await actors(server)).count(1) == before:
            await play_person(live, 0)
            await server.settled()
        assert b'tafelrunde_bot_troubles_total{trouble="TooSlow"} 1.0' in server.hub.metrics.text()

    with_server(tmp_path, play, bot_seconds=1.0)


def test_people_move_while_a_bot_hangs(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        stuck = await server.deal([PERSON, BOT])
        await server.settled()
        while not server.pool.pids:
            await play_person(stuck, 0)
            await server.settled()
        os.kill(server.pool.pids[0], signal.SIGSTOP)
        while not server.bots.at_work:
            await play_person(stuck, 0)
        free = await server.deal([PERSON, PERSON], "sunday")
        for _ in range(10):
            await play_person(free, free.to_act[0])
        assert (free.n, server.bots.at_work) == (11, 1)

    with_server(tmp_path, play)


@pytest.fixture
def postgres() -> Iterator[str]:
    cluster = shared_cluster()
    url = cluster.new_database()
    yield url
    cluster.drop_database(url)


def test_of_two_servers_only_one_thinks(postgres: str) -> None:
    async def play() -> None:
        clock = StillClock()
        async with serving(postgres, clockwork=clock) as one, serving(postgres, clockwork=clock) as other:
            live = await one.deal([PERSON, BOT, BOT])
            there = await other.hub.existing("friday")
            for turn in range(12):
                here = (live, there)[turn % 2]
                await until_turn_of(here, 0)
                await play_person(here, 0)
            await until_turn_of(live, 0)
            await one.settled()
            await other.settled()
            bots_moves = sum(actor > 0 for actor in await actors(one))
            assert bots_moves > 12
            assert thoughts(one) + thoughts(other) == bots_moves

    asyncio.run(play())


def test_another_server_takes_over_from_one_that_died(postgres: str) -> None:
    async def play() -> None:
        clock = FastClock()
        async with serving(postgres, clockwork=clock) as one:
            await one.deal([PERSON, PERSON])
            now = clock.now()
            assert await one.hub.store.claim("bots:friday", "the one that died", now, now + 100)
            for seat in await one.hub.store.seats("friday"):
                await one.hub.store.put_seat(msgspec.structs.replace(seat, kind="bot", bot=BOT))
        async with serving(postgres, clockwork=clock) as other:
            await until_over(other)

    asyncio.run(play())


def test_tables_without_people_never_hold_up_those_with_some(tmp_path: Path) -> None:
    """One worker for all: of six tables that play by themselves one decision at most comes before ours."""

    async def story() -> None:
        async with serving(tmp_path) as server:
            heard: list[str] = []
            server.hub.after_step.append(lambda live, _outcome: heard.append(live.id))
            for number in range(6):
                await server.deal(("random",) * 5, table=f"alone{number}")
            live = await server.deal((PERSON, "random"))
            waits = []
            for _ in range(12):
                while live.to_act != (0,):
                    await asyncio.sleep(0.001)
                heard.clear()
                await play_person(live, 0)
                while live.to_act == (1,):
                    await asyncio.sleep(0.001)
                own = [place for place, table in enumerate(heard) if table == "friday"]
                waits += [later - place - 1 for place, later in pairwise(own)]
            assert waits
            assert max(waits) <= 2

    asyncio.run(story())
