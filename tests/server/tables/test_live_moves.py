"""One move: accepted once, refused with its rule, or stale with a fresh view; and never half."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from tafelrunde.engine.codec import encode
from tafelrunde.games import load_game
from tafelrunde.store.sql import SqlStore
from tafelrunde.store.sqlite import Sqlite
from tests.server.playing import Server, fresh, run, serving


async def state_of(server: Server, table: str) -> bytes:
    live = await server.hub.existing(table)
    return encode(live.game.dump(live.state))


def test_a_move_is_acknowledged_stored_and_shown_to_everybody(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            clients = [await server.sit(dealt.id, token) for token in dealt.tokens]
            before = [await fresh(client) for client in clients]
            seat = before[0]["to_act"][0]
            move = before[seat]["offers"][0]

            answer = await clients[seat].ask("move", n=1, move=move)

            assert answer == {"t": "ack", "id": answer["id"], "n": 2}
            (_, step) = await server.store.steps(dealt.id)
            assert (step.n, step.kind, step.actor) == (2, "moves", seat)
            live = await server.hub.existing(dealt.id)
            for other, client in enumerate(clients):
                await client.settled()
                shown = client.of("step")[-1]
                assert (shown["n"], shown["seat"]) == (2, other)
                assert shown["view"] == msgspec.json.decode(encode(live.game.view(live.state, other)))
                assert shown["events"]

    run(story())


def test_a_typed_move_is_a_move(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            game = load_game("kingsburg")
            live = await server.hub.existing(dealt.id)
            seat = live.to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            text = game.format_move(game.legal_moves(live.state, seat)[0], "de")

            assert (await client.ask("type", n=1, text=text))["t"] == "ack"
            refused = await client.ask("type", n=2, text="fly to the moon")
            assert (refused["t"], refused["code"]) == ("refused", "bad")
            assert "fly" in refused["text"]

    run(story())


def test_the_same_command_again_is_the_same_step(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            seat = live.to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            move = (await fresh(client))["offers"][0]
            first = await client.ask("move", id="once", n=1, move=move)
            await client.socket.close()
            again = await server.sit(dealt.id, dealt.tokens[seat])

            assert await again.ask("move", id="once", n=1, move=move) == first
            assert len(await server.store.steps(dealt.id)) == 2

    run(story())


def test_commands_of_two_seats_may_bear_the_same_id(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            clients = [await server.sit(dealt.id, token) for token in dealt.tokens]
            for n in (1, 2):
                seat = (await fresh(clients[0]))["to_act"][0]
                move = (await fresh(clients[seat]))["offers"][0]
                answer = await clients[seat].ask("move", id="1", n=n, move=move)
                assert answer == {"t": "ack", "id": "1", "n": n + 1}

    run(story())


def test_a_move_for_an_old_step_is_stale_and_a_fresh_view_follows(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            clients = [await server.sit(dealt.id, token) for token in dealt.tokens]
            seat = (await fresh(clients[0]))["to_act"][0]
            first, second = (await fresh(clients[seat]))["offers"][:2]
            await clients[seat].ask("move", n=1, move=first)
            before = await state_of(server, dealt.id)

            answer = await clients[seat].ask("move", n=1, move=second)

            assert answer == {"t": "stale", "id": answer["id"], "n": 2}
            shown = await clients[seat].hear("step")
            assert (shown["n"], shown["fresh"]) == (2, True)
            assert await state_of(server, dealt.id) == before

    run(story())


@pytest.mark.parametrize(("language", "word"), [("en", "turn"), ("de", "Reihe")])
def test_an_illegal_move_is_refused_with_its_rule_in_the_senders_language(
    sqlite: str, language: str, word: str
) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            acting = live.to_act[0]
            other = (acting + 1) % 3
            move = msgspec.json.decode(encode(live.game.legal_moves(live.state, acting)[0]))
            client = await server.sit(dealt.id, dealt.tokens[other], language=language)
            before = await state_of(server, dealt.id)

            answer = await client.ask("move", n=1, move=move)

            assert (answer["t"], answer["code"], answer["rule"]) == ("refused", "illegal", "KB-2.4")
            assert f"P{acting}" in answer["text"]
            assert word in answer["text"]
            assert await state_of(server, dealt.id) == before
            assert (await client.ask("why", move=move))["rule"] == "KB-2.4"

    run(story())


def test_why_changes_nothing_and_says_when_a_move_is_allowed(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            seat = (await server.hub.existing(dealt.id)).to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            move = (await fresh(client))["offers"][0]

            assert (await client.ask("why", move=move))["t"] == "allowed"
            assert len(await server.store.steps(dealt.id)) == 1

    run(story())


def test_of_many_moves_at_once_exactly_one_is_made(database: str) -> None:
    """The same seat in twenty windows, all clicking at the same moment."""

    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            seat = (await server.hub.existing(dealt.id)).to_act[0]
            windows = [await server.sit(dealt.id, dealt.tokens[seat]) for _ in range(20)]
            offers = (await fresh(windows[0]))["offers"]

            answers = await asyncio.gather(
                *(
                    window.ask("move", id=f"w{i}", n=1, move=offers[i % len(offers)])
                    for i, window in enumerate(windows)
                )
            )

            assert sorted(answer["t"] for answer in answers) == ["ack"] + ["stale"] * 19
            assert [step.n for step in await server.store.steps(dealt.id)] == [1, 2]

    run(story())


def test_a_locked_database_refuses_the_move_and_the_table_goes_on_later(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with serving("", store=SqlStore(Sqlite(path, patience=0.02))) as server:
            dealt = await server.deal()
            seat = (await server.hub.existing(dealt.id)).to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            move = (await fresh(client))["offers"][0]
            before = await state_of(server, dealt.id)
            stranger = sqlite3.connect(path, isolation_level=None)
            stranger.execute("BEGIN EXCLUSIVE")

            answer = await client.ask("move", id="a", n=1, move=move)
            assert (answer["t"], answer["code"]) == ("refused", "failed")
            assert await state_of(server, dealt.id) == before

            stranger.execute("ROLLBACK")
            stranger.close()
            assert await client.ask("move", id="a", n=1, move=move) == {"t": "ack", "id": "a", "n": 2}

    run(story())


def test_a_table_dropped_from_memory_comes_back_as_it_was(database: str) -> None:
    async def story() -> None:
        async with serving(database, idle_seconds=60, sweep_seconds=10) as server:
            dealt = await server.deal()
            seat = (await server.hub.existing(dealt.id)).to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            await client.ask("move", n=1, move=(await fresh(client))["offers"][0])
            before, held = await state_of(server, dealt.id), await server.hub.existing(dealt.id)
            await server.sweep(70)
            assert server.hub.tables == [held], "somebody is connected"
            await client.socket.close()
            while held.audience.subscribers:
                await asyncio.sleep(0)
            await server.sweep(70)
            assert server.hub.tables == []

            assert await state_of(server, dealt.id) == before
            assert await server.hub.existing(dealt.id) is not held

    run(story())
