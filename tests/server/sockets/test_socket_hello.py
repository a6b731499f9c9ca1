"""Who may come to a table, what they see there, and how they come back to it."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tafelrunde.store.records import SeatRecord
from tests.server.playing import (
    choosing,
    goodbye,
    play,
    run,
    seen_by,
    serving,
    sit_all,
)


def test_each_link_leads_to_its_seat(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal("ethnos", 3)
            live = await server.hub.existing(dealt.id)
            for seat, client in (await sit_all(server, dealt)).items():
                assert client.of("welcome")[0]["seats"] == [seat]
                step = await client.hear("step")
                assert (step["seat"], step["n"], step["fresh"]) == (seat, 1, True)
                assert step["view"] == seen_by(live, seat)

    run(story())


def test_one_browser_may_hold_several_seats(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal("ethnos", 2)
            both = await server.sit(dealt.id, *dealt.tokens)
            assert both.of("welcome")[0]["seats"] == [0, 1]
            seat = (await server.hub.existing(dealt.id)).to_act[0]
            steps = [await both.hear("step"), await both.hear("step")]
            offers = next(step["offers"] for step in steps if step["seat"] == seat)
            unnamed = await both.ask("move", n=1, move=offers[0])
            assert unnamed["t"] == "ack", "the seat whose turn it is"
            await both.settled()
            assert [step["seat"] for step in both.of("step")[-2:]] == [0, 1]
            wrong = await both.ask("move", n=2, move=offers[0], seat=3)
            assert (wrong["t"], wrong["code"]) == ("refused", "seat")
            for who in ({}, {"seat": 1}):
                assert (await both.ask("chat", text="hello", **who))["t"] == "ack"
            assert [line["name"] for line in both.of("said")] == ["P0", "P1"]
            assert (await both.ask("chat", text="hello", seat=3))["code"] == "seat"

    run(story())


def test_the_second_player_at_one_browser_may_come_later(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("ethnos", 2)
            client = await server.sit(dealt.id, dealt.tokens[1])
            await client.say("hello", token=dealt.tokens[0])
            assert (await client.hear("welcome"))["seats"] == [0, 1]

    run(story())


@pytest.mark.parametrize("token", ["x", "A" * 43, "ä" * 40])
@pytest.mark.parametrize("watching", [{}, {"allowed": False, "delay": 0}], ids=["watched", "closed"])
def test_a_wrong_link_is_told_so(sqlite: str, token: str, watching: dict[str, Any]) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal(spectators=watching)
            client = await server.knock(dealt.id)
            await client.say("hello", token=token, language="de")
            await goodbye(client, "link")
            assert "Link" in client.of("bye")[0]["text"]
            assert not client.of("step")

    run(story())


def test_there_is_no_such_table(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            client = await server.knock("nowhere")
            await client.say("hello")
            await goodbye(client, "missing")

    run(story())


def test_whoever_loses_a_seat_loses_its_view(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal("ethnos", 2, spectators={"allowed": True})
            kicked, other = [await server.sit(dealt.id, token) for token in dealt.tokens]
            await server.store.put_seat(SeatRecord(dealt.id, 0, "bot", "Robo", "random"))
            await server.hub.refresh(dealt.id, "seats")
            await goodbye(kicked, "seat")
            told = await other.hear("table")
            while told["table"]["seats"][0]["kind"] != "bot":
                told = await other.hear("table")

    run(story())


def test_who_is_here_is_told(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("ethnos", 2)
            first = await server.sit(dealt.id, dealt.tokens[0])
            second = await server.sit(dealt.id, dealt.tokens[1])
            here = [seat.get("here", False) for seat in (await first.hear("table"))["table"]["seats"]]
            assert here == [True, True]
            await second.socket.close()
            here = [seat.get("here", False) for seat in (await first.hear("table"))["table"]["seats"]]
            assert here == [True, False]

    run(story())


def test_the_start_of_the_game_is_shown_to_those_who_wait(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.gather("ethnos", 2)
            clients = await sit_all(server, dealt)
            early = await clients[0].ask("move", n=0, move={"move": "draw"})
            assert (early["t"], early["code"]) == ("refused", "bad")
            await server.hub.start(dealt.id)
            for seat, client in clients.items():
                step = await client.hear("step")
                assert (step["n"], step["seat"]) == (1, seat)

    run(story())


@pytest.mark.parametrize("most", [200, 3])
def test_coming_back_tells_what_was_missed(database: str, most: int) -> None:
    """Step by step with events and one view at the end, or a fresh view if it was too much."""

    async def story() -> None:
        async with serving(database, most_resumed=most) as server:
            dealt = await server.deal("ethnos", 2)
            players = await sit_all(server, dealt)
            witness = await server.sit(dealt.id, dealt.tokens[0])
            await play(players, choosing(4), 8)
            await witness.settled()
            lived = [step for step in witness.of("step") if step["n"] > 3]

            back = await server.sit(dealt.id, dealt.tokens[0], seen=3)
            await back.settled()

            told = back.of("step")
            if most == 3:
                assert [step.get("fresh", False) for step in told] == [True]
            else:
                assert [step["events"] for step in told] == [step["events"] for step in lived]
                assert [step["to_act"] for step in told] == [step["to_act"] for step in lived]
                assert {step["view"] is None for step in told[:-1]} == {True}
            assert (told[-1]["n"], told[-1]["view"]) == (9, lived[-1]["view"])
            assert told[-1]["offers"] == lived[-1]["offers"]

            present = await server.sit(dealt.id, dealt.tokens[0], seen=9)
            await present.settled()
            assert not present.of("step"), "nothing was missed"
            future = await server.sit(dealt.id, dealt.tokens[0], seen=99)
            assert (await future.hear("step"))["fresh"]

    run(story())


@pytest.mark.parametrize(
    ("origin", "accepted"),
    [("http://127.0.0.1:{port}", True), ("https://table.example", True), ("https://evil.example", False)],
)
def test_sockets_open_only_for_pages_of_ours(sqlite: str, origin: str, accepted: bool) -> None:
    async def story() -> None:
        async with serving(sqlite, origins=("https://table.example",)) as server:
            dealt = await server.deal()
            header = origin.format(port=server.port)
            if accepted:
                await server.knock(dealt.id, Origin=header)
                return
            with pytest.raises(InvalidStatus) as refused:
                await server.knock(dealt.id, Origin=header)
            assert refused.value.response.status_code == 403

    run(story())


def test_a_server_that_stops_says_so(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[0])
            await server.hub.farewell()
            assert await client.closed() == 1001
            assert client.of("bye")[0]["code"] == "restart"

    run(story())


def test_who_looks_and_sits_down_later_counts_as_looking(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal(players=3)
            both = await server.sit(dealt.id)
            await both.say("look", visible=True)
            await both.settled()
            assert await server.store.looking(dealt.id, server.clock.now()) == set()
            for seat in (0, 1):
                await both.say("hello", token=dealt.tokens[seat])
                await both.settled()
                assert await server.store.looking(dealt.id, server.clock.now()) == set(range(seat + 1))

    run(story())


@pytest.mark.parametrize("watching", [{}, {"allowed": False, "delay": 0}], ids=["watched", "closed"])
def test_who_lost_a_seat_no_longer_looks(database: str, watching: dict[str, Any]) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal(players=2, spectators=watching)
            client = await server.sit(dealt.id, dealt.tokens[1])
            await client.say("look", visible=True)
            await client.settled()
            assert await server.store.looking(dealt.id, server.clock.now()) == {1}
            await server.store.put_seat(SeatRecord(dealt.id, 1, "human", "Next", token_hash=b"another link"))
            await server.hub.refresh(dealt.id, "seats")
            assert await server.store.looking(dealt.id, server.clock.now()) == set()
            await client.closed()

    run(story())


def test_looking_is_noted_and_forgotten(database: str) -> None:
    async def story() -> None:
        async with serving(database, look_seconds=100, sweep_seconds=10) as server:
            dealt = await server.deal()
            client = await server.sit(dealt.id, dealt.tokens[1])
            now = server.clock.now

            async def looking() -> set[int]:
                await client.settled()
                return await server.store.looking(dealt.id, now())

            assert await looking() == set()
            await client.say("look", visible=True)
            assert await looking() == {1}
            for _ in range(20):
                await server.sweep(20)
                assert await looking() == {1}, "it is noted again and again"
            await client.say("look", visible=False)
            assert await looking() == set()

    run(story())
