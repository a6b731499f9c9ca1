"""Taking back: at once where nobody is harmed, by consent where others acted, never across chance."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tafelrunde.engine.codec import encode
from tafelrunde.engine.log import read_log, replay, write_log
from tafelrunde.games import OWN_GAMES
from tafelrunde.server.errors import Denied
from tafelrunde.server.tables import journal, undo
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.telling.complaints import said
from tests.server.house import house, running
from tests.server.playing import Client, Dealt, Server, choosing, fresh, play, run, serving


@pytest.fixture(autouse=True)
def numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN_GAMES, "numbers", "tests.server.numbers")


async def sit_all(server: Server, dealt: Dealt) -> list[Client]:
    return [await server.sit(dealt.id, token) for token in dealt.tokens]


async def move_on(clients: list[Client], count: int) -> list[int]:
    """So many first offers are taken; returns who took them."""
    seats = []
    for _ in range(count):
        seat = (await fresh(clients[0]))["to_act"][0]
        step = await fresh(clients[seat])
        assert (await clients[seat].ask("move", n=step["n"], move=step["offers"][0]))["t"] == "ack"
        seats.append(seat)
    return seats


async def position(server: Server, table: str) -> bytes:
    live = await server.hub.existing(table)
    return encode(live.game.dump(live.state))


async def check_log(live: LiveTable) -> None:
    """The log without what was taken back replays to the position."""
    log = journal.full_log(live.game, live.header, await live.steps(), live.record.secret)
    again = read_log(list(write_log(log)), "log", lambda _: live.game)
    states = [played.state for played in replay(live.game, again)]
    assert encode(live.game.dump(states[-1])) == encode(live.game.dump(live.state))


def test_ones_own_last_move_is_taken_back_at_once(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            before = await position(server, dealt.id)
            (seat,) = await move_on(clients, 1)

            assert (await clients[seat].ask("undo", n=2))["n"] == 3

            assert await position(server, dealt.id) == before
            other = clients[(seat + 1) % 3]
            await other.settled()
            shown = other.of("step")[-1]
            assert (shown["n"], shown["undone"], shown["to_act"]) == (3, True, [seat])
            assert [step.kind for step in await server.store.steps(dealt.id)] == ["moves", "moves", "undo"]
            step = await fresh(clients[seat])
            answer = await clients[seat].ask("move", n=3, move=step["offers"][1])
            assert answer["n"] == 4
            await check_log(await server.hub.existing(dealt.id))

    run(story())


def test_an_undo_survives_that_the_table_is_read_anew(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            (seat,) = await move_on(clients, 1)
            await clients[seat].ask("undo", n=2)
            await move_on(clients, 2)
            live = await server.hub.existing(dealt.id)
            again = await live.position_at(live.n)
            assert encode(live.game.dump(again.state)) == encode(live.game.dump(live.state))
            assert (again.entries, again.asked) == (live.position.entries, live.position.asked)

    run(story())


def test_with_the_consent_of_all_who_acted_since_their_moves_go_too(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            await move_on(clients, 3)  # then the dice are rolled
            before = await position(server, dealt.id)
            first, second, third = await move_on(clients, 3)
            assert len({first, second, third}) == 3

            asked = await clients[first].ask("undo", n=7)
            assert asked["n"] == 8
            plea = await clients[third].hear("asks")
            assert (plea["seat"], sorted(plea["waits_for"])) == (first, sorted((second, third)))
            assert (await clients[second].ask("answer", n=8, agree=True))["n"] == 9
            assert (await clients[third].hear("asks"))["waits_for"] == [third]
            assert (await clients[third].ask("answer", n=8, agree=True))["n"] == 10

            assert (await clients[first].hear("answered"))["agreed"] is True
            assert await position(server, dealt.id) == before
            await move_on(clients, 1)
            await check_log(await server.hub.existing(dealt.id))

    run(story())


@pytest.mark.parametrize("way", ["refused", "played on"])
def test_without_consent_everything_stays(database: str, way: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            first, second = await move_on(clients, 2)
            before = await position(server, dealt.id)
            await clients[first].ask("undo", n=3)
            if way == "refused":
                assert (await clients[second].ask("answer", n=4, agree=False))["t"] == "ack"
                assert await position(server, dealt.id) == before
            else:
                await move_on(clients, 1)
            assert (await clients[first].hear("answered"))["agreed"] is False
            late = await clients[second].ask("answer", n=4, agree=True)
            assert late["t"] == "stale"

    run(story())


def test_only_those_who_were_asked_can_agree(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            first, second = await move_on(clients, 2)
            third = 3 - first - second
            await clients[first].ask("undo", n=3)
            for seat in (first, third):
                answer = await clients[seat].ask("answer", n=4, agree=True)
                assert (answer["t"], answer["code"]) == ("refused", "forbidden")
            again = await clients[third].ask("undo", n=4)
            assert (again["t"], again["code"]) == ("refused", "state")

    run(story())


def test_a_question_waits_for_those_who_come_later(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            first, second = await move_on(clients, 2)
            await clients[second].socket.close()
            await clients[first].ask("undo", n=3)
            back = await server.sit(dealt.id, dealt.tokens[second])
            assert (await back.hear("asks"))["waits_for"] == [second]
            assert (await back.ask("answer", n=4, agree=True))["t"] == "ack"

    run(story())


def test_across_chance_nothing_is_taken_back(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            await play(dict(enumerate(clients)), choosing(3), 40)
            live = await server.hub.existing(dealt.id)
            while len(journal.entries_of(live.game, (await live.steps())[-1], 0)) < 2:
                await move_on(clients, 1)
            actor = (await live.steps())[-1].actor
            before = await position(server, dealt.id)

            answer = await clients[actor].ask("undo", n=live.n)

            assert (answer["t"], answer["code"]) == ("refused", "state")
            assert "rolled" in answer["text"]
            assert await position(server, dealt.id) == before

    run(story())


async def hand(client: Client, number: int) -> Any:
    step = await fresh(client)
    return await client.ask("move", n=step["n"], move={"move": "hand", "number": number})


def test_what_was_revealed_cannot_be_hidden_again(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("numbers", 2)
            clients = await sit_all(server, dealt)
            await hand(clients[0], 1)
            await hand(clients[1], 2)
            answer = await clients[1].ask("undo", n=3)
            assert (answer["t"], answer["code"]) == ("refused", "state")
            assert "hidden" in answer["text"]

    run(story())


def test_a_secret_that_nobody_has_seen_can_be_taken_back(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("numbers", 3)
            clients = await sit_all(server, dealt)
            await hand(clients[0], 1)
            assert (await clients[0].ask("undo", n=2))["t"] == "ack"
            assert (await fresh(clients[0]))["view"]["handed"] == [False, False, False]

    run(story())


def test_nobody_takes_back_what_is_not_theirs_nor_in_a_finished_game(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("numbers", 2)
            clients = await sit_all(server, dealt)
            none = await clients[0].ask("undo", n=1)
            assert (none["t"], none["code"]) == ("refused", "state")
            for _ in range(3):
                for client in clients:
                    await hand(client, 2)
            over = await clients[1].ask("undo", n=7)
            assert (over["t"], over["code"]) == ("refused", "state")
            old = await clients[0].ask("undo", n=3)
            assert old["code"] == "state"

    run(story())


def test_an_undo_for_an_old_step_is_stale(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            first, _ = await move_on(clients, 2)
            assert (await clients[first].ask("undo", n=2))["t"] == "stale"

    run(story())


def test_two_undos_at_once_take_back_one_move(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal()
            clients = await sit_all(server, dealt)
            (seat,) = await move_on(clients, 1)
            window = await server.sit(dealt.id, dealt.tokens[seat])
            answers = await asyncio.gather(clients[seat].ask("undo", n=2), window.ask("undo", n=2))
            assert sorted(answer["t"] for answer in answers) == ["ack", "stale"]

    run(story())


@pytest.mark.parametrize("game", ["kingsburg", "ethnos", "numbers"])
def test_whether_a_move_can_be_taken_back_is_known_before_one_asks(sqlite: str, game: str) -> None:
    """Every answer foretold comes true, whoever asks, whenever."""

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal(game)
            clients = await sit_all(server, dealt)
            live = await server.hub.existing(dealt.id)
            foretold = set[str]()
            for _ in range(25):
                if live.record.status == "over":
                    break
                await move_on(clients, 1)
                for seat, client in enumerate(clients):
                    outlook = await undo.outlook(live, seat)
                    if isinstance(outlook, Denied):
                        foretold.add(outlook.message)
                        answer = await client.ask("undo", n=live.n)
                        assert (answer["t"], answer["text"]) == ("refused", said(outlook, "en"))
                    else:
                        foretold.add("asks" if outlook else "free")
                        n = live.n
                        entries = await live.entries()
                        made = undo.proposed(live, live.position, entries, seat)
                        assert made.kind == ("ask" if outlook else "undo")
                        assert live.n == n, "to look changes nothing"
            assert len(foretold) > 1

    run(story())


def test_the_outlook_is_told_to_its_seat_only(sqlite: str) -> None:
    async def story() -> None:
        async with house(sqlite) as made:
            host, other, table = await running(made)
            told = await host.get(f"/api/tables/{table}/undo")
            assert (told["seat"], told["can"], told["reason"]) == (0, False, "you have no move to take back")
            assert await made.person().refused("GET", f"/api/tables/{table}/undo") == (403, "forbidden")
            assert await other.refused("GET", f"/api/tables/{table}/undo?seat=0") == (403, "forbidden")

    run(story())
