"""Several servers on one PostgreSQL serve the same table: the store decides, and all hear of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.asyncio.client import connect

from tafelrunde.engine.codec import encode
from tafelrunde.engine.log import read_log, replay, write_log
from tafelrunde.games import OWN_GAMES, load_game
from tafelrunde.server.tables import journal
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import SeatRecord
from tests.server import process
from tests.server.playing import PATIENCE, Client, Server, choosing, fresh, run, serving


@pytest.fixture(autouse=True)
def numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN_GAMES, "numbers", "tests.server.numbers")


@asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two in one event loop: what they know of each other goes through PostgreSQL alone."""
    async with serving(database) as one, serving(database) as other:
        yield one, other


async def caught_up(client: Client, n: int) -> Any:
    """Reads on until the step n has come from the other server."""
    while not client.of("step") or client.of("step")[-1]["n"] < n:
        await client.read()
    return client.of("step")[-1]


def test_players_on_two_servers_play_one_game(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            dealt = await one.deal("ethnos", 2)
            clients = [await one.sit(dealt.id, dealt.tokens[0]), await other.sit(dealt.id, dealt.tokens[1])]
            choose, n = choosing(11), 1
            while n < 60:
                steps = [await caught_up(client, n) for client in clients]
                assert steps[0]["to_act"] == steps[1]["to_act"]
                seat = steps[0]["to_act"][0]
                done = await clients[seat].ask("move", n=n, move=choose(steps[seat]))
                assert done["t"] == "ack", done
                n = done["n"]
            lives = [await server.hub.existing(dealt.id) for server in (one, other)]
            await caught_up(clients[0], n)
            await caught_up(clients[1], n)
            dumps = [encode(live.game.dump(live.state)) for live in lives]
            assert dumps[0] == dumps[1]
            assert [step["n"] for step in clients[0].of("step")] == list(range(1, n + 1))
            assert [step["n"] for step in clients[1].of("step")] == list(range(1, n + 1))

    run(story())


def test_two_moves_at_once_on_two_servers_make_one_step(postgresql: str) -> None:
    """The same seat at both; neither has heard of the other's click."""

    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            dealt = await one.deal()
            seat = (await one.hub.existing(dealt.id)).to_act[0]
            windows = [
                await server.sit(dealt.id, dealt.tokens[seat]) for server in (one, other) for _ in "12"
            ]
            moves = (await fresh(windows[0]))["offers"]
            answers = await asyncio.gather(
                *(window.ask("move", n=1, move=moves[i % len(moves)]) for i, window in enumerate(windows))
            )
            assert sorted(answer["t"] for answer in answers) == ["ack", "stale", "stale", "stale"]
            assert [step.n for step in await one.store.steps(dealt.id)] == [1, 2]
            for window in windows:
                assert (await caught_up(window, 2))["n"] == 2

    run(story())


def test_simultaneous_hands_on_two_servers_are_all_taken(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            dealt = await one.deal("numbers", 4)
            clients = [
                await (one, other)[seat % 2].sit(dealt.id, token) for seat, token in enumerate(dealt.tokens)
            ]
            for n in (1, 5, 9):
                for client in clients:
                    await caught_up(client, n)
                answers = await asyncio.gather(
                    *(client.ask("move", n=n, move={"move": "hand", "number": 2}) for client in clients)
                )
                assert sorted(answer["n"] for answer in answers) == [n + 1, n + 2, n + 3, n + 4]
            end = await caught_up(clients[3], 13)
            assert end["view"]["points"] == [6, 6, 6, 6]

    run(story())


def test_a_command_sent_again_to_the_other_server_is_the_same_step(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            dealt = await one.deal()
            seat = (await one.hub.existing(dealt.id)).to_act[0]
            here, there = [await server.sit(dealt.id, dealt.tokens[seat]) for server in (one, other)]
            move = (await fresh(here))["offers"][0]
            first = await here.ask("move", id="once", n=1, move=move)
            assert await there.ask("move", id="once", n=1, move=move) == first
            assert len(await other.store.steps(dealt.id)) == 2

    run(story())


def test_a_plea_on_one_server_is_answered_on_the_other(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            dealt = await one.deal()
            clients = {
                seat: await (one if seat == 0 else other).sit(dealt.id, token)
                for seat, token in enumerate(dealt.tokens)
            }
            actors = []
            for n in (1, 2):
                step = await caught_up(clients[0], n)
                seat = step["to_act"][0]
                mine = await caught_up(clients[seat], n)
                await clients[seat].ask("move", n=n, move=mine["offers"][0])
                actors.append(seat)
            first, second = actors
            await caught_up(clients[first], 3)
            assert (await clients[first].ask("undo", n=3))["n"] == 4
            assert (await clients[second].hear("asks"))["waits_for"] == [second]
            assert (await clients[second].ask("answer", n=4, agree=True))["n"] == 5
            for client in clients.values():
                step = await caught_up(client, 5)
                assert (step["undone"], step["to_act"]) == (True, [first])

    run(story())


def test_a_stand_in_is_announced_once_on_either_server(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            dealt = await one.deal("kingsburg", 2, clock={"kind": "move", "seconds": 60.0})
            clients = [await one.sit(dealt.id, dealt.tokens[0]), await other.sit(dealt.id, dealt.tokens[1])]
            late = (await one.hub.existing(dealt.id)).to_act[0]
            await asyncio.gather(*(client.settled() for client in clients))
            for server in (one, other):
                server.clock.move(60.5)
            for client in clients:
                while not standing_in(client, late):
                    await client.read()
            for server in (one, other, one, other):
                server.clock.move(0.3)
                await asyncio.gather(*(client.settled() for client in clients))
            assert [len(standing_in(client, late)) for client in clients] == [1, 1]

    run(story())


def standing_in(client: Client, seat: int) -> list[Any]:
    """What was told of the table since a bot plays for this seat."""
    return [said for said in client.of("table") if said["table"]["seats"][seat].get("stands_in")]


def test_words_seats_and_the_start_reach_the_other_server(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            dealt = await one.gather("ethnos", 2)
            here, there = await one.sit(dealt.id, dealt.tokens[0]), await other.sit(dealt.id, dealt.tokens[1])
            await here.ask("chat", text="good evening")
            line = await there.hear("said")
            assert (line["name"], line["text"]) == ("P0", "good evening")
            await one.hub.start(dealt.id)
            assert (await caught_up(there, 1))["seat"] == 1
            await one.store.put_seat(SeatRecord(dealt.id, 1, "bot", "Robo", "random"))
            await there.closed()
            assert there.of("bye")[0]["code"] == "seat"

    run(story())


def test_two_processes_play_one_game_to_its_end(postgresql: str, tmp_path: Path) -> None:
    """`tafelrunde serve` twice, as an operator would start it; one seat at each."""
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    with (
        process.serving(tmp_path / "one", db=postgresql) as one,
        process.serving(tmp_path / "other", db=postgresql) as other,
    ):
        wish = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "invited"}], "title": "two"}
        made = one.ask("POST", "/api/tables", wish)
        table, invitation = made["table"]["id"], made["invitations"][0]
        joined = other.ask("POST", f"/api/tables/{table}/join", {"name": "Bea"}, invitation["token"])
        one.ask("POST", f"/api/tables/{table}/start", {}, made["token"])

        async def story() -> None:
            async with AsyncExitStack() as stack:
                clients = {}
                for seat, (server, token) in enumerate([(one, made["token"]), (other, joined["token"])]):
                    address = f"ws{server.address.removeprefix('http')}/ws/{table}"
                    opened = connect(
                        address, compression=None, max_size=None, max_queue=None, **process.UNHURRIED
                    )
                    clients[seat] = Client(await stack.enter_async_context(opened))
                    await clients[seat].say("hello", token=token)
                last = await play_across(clients)
                assert last["result"]
            await check_log(postgresql, table)

        run(story())


async def play_across(clients: dict[int, Client]) -> Any:
    choose, n = choosing(2), 1
    while True:
        steps = {seat: await caught_up(client, n) for seat, client in clients.items()}
        if not steps[0]["to_act"]:
            return steps[0]
        seat = steps[0]["to_act"][0]
        done = await clients[seat].ask("move", n=n, move=choose(steps[seat]))
        assert done["t"] == "ack", done
        n = done["n"]


async def check_log(database: str, table: str) -> None:
    """No step is lost or doubled, and the log replays."""
    store = open_store(database)
    await store.open()
    record, steps = await store.table(table), await store.steps(table)
    await store.close()
    assert record is not None
    assert [step.n for step in steps] == list(range(1, record.n + 1))
    game = load_game(record.game)
    log = journal.full_log(game, journal.read_header(record.header), steps, record.secret)
    again = read_log(list(write_log(log)), "log", load_game)
    assert len(list(replay(game, again))) == len(log.entries)
    assert again.ending is not None


def test_everything_missed_while_the_ear_was_deaf_is_caught_up(postgresql: str) -> None:
    """The connection that listens is cut; steps made meanwhile come as soon as it is back."""

    async def story() -> None:
        async with two_servers(postgresql) as (one, other):
            dealt = await one.deal()
            seat = (await one.hub.existing(dealt.id)).to_act[0]
            here, there = (
                await one.sit(dealt.id, dealt.tokens[seat]),
                await other.sit(dealt.id, dealt.tokens[1 - seat % 2]),
            )
            move = (await fresh(here))["offers"][0]
            await deafen(postgresql)
            await here.ask("move", n=1, move=move)
            async with asyncio.timeout(PATIENCE):
                assert (await caught_up(there, 2))["n"] == 2

    run(story())


async def deafen(database: str) -> None:

    connection = await psycopg.AsyncConnection.connect(database, autocommit=True)
    async with connection:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN %' AND datname = current_database()"
        )
