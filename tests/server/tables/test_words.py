"""The words of a step travel with it to those who want them; whoever asks later is told what they missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import LANGS, sample
from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.server.tables import story as stories
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.store.records import GuestRecord
from tafelrunde.telling.events import tell
from tests.server.playing import PATIENCE, Client, Dealt, Server, run, serving, sit_all
from tests.server.secrecy_expected import expected_story, plain

GAMES = ["kingsburg", "ethnos", "xidit"]
DELAY = 3
Heard = list[dict[str, Any]]


def words_of(client: Client, seat: int | None) -> Heard:
    """What a reader was told with the steps themselves."""
    steps = [step for step in client.of("step") if step["seat"] == seat and "texts" in step]
    fields = ("n", "texts", "actor", "length", "marks")
    return [{field: step[field] for field in fields if field in step} for step in steps]


async def asked(http: httpx.AsyncClient, table: str, lang: str, token: str = "", after: int = 0) -> Heard:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await http.get(f"/api/tables/{table}/story?lang={lang}&after={after}", headers=headers)
    assert answer.status_code == 200, answer.text
    steps: Heard = answer.json()["steps"]
    return steps


def web(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False, timeout=PATIENCE)


async def play(players: dict[int, Client], live: LiveTable, moves: int) -> None:
    """Any moves, as long as there are some."""
    for _ in range(moves):
        if live.to_act:
            seat = live.to_act[0]
            move = sample(live.game.legal_moves(live.state, seat), Seeded(live.n))
            assert (await players[seat].ask("move", n=live.n, move=plain(move)))["t"] == "ack"


async def play_and_take_back(players: dict[int, Client], live: LiveTable, rounds: int) -> None:
    """Two moves, then one who moved wants to take back, and all who are asked agree every other time."""
    for number in range(rounds):
        await play(players, live, 2)
        await players[number % len(players)].ask("undo", n=live.n)
        while (plea := live.position.plea) is not None:
            await players[plea.waits_for[0]].ask("answer", n=live.n, agree=number % 4 > 0)


@pytest.mark.parametrize("game", GAMES)
def test_words_sent_with_steps_are_those_of_the_story(game: str, sqlite: str) -> None:
    """For every seat, a guest over a shoulder, and strangers who watch from behind; in both languages."""

    async def story() -> None:
        async with serving(sqlite) as server, web(server) as http:
            dealt = await server.deal(game, 3, spectators={"allowed": True, "delay": DELAY})
            live = await server.hub.existing(dealt.id)
            token = new_token()
            await server.store.add_guest(GuestRecord(dealt.id, hashed(token), "Eve", 1))
            readers = [
                (await server.sit(dealt.id, link, words=True, language=lang), lang, seat, link)
                for lang in LANGS
                for seat, link in [*enumerate(dealt.tokens), (1, token), (None, "")]
            ]
            await play_and_take_back(await sit_all(server, dealt), live, 25)
            past = (await live.history(0))[1:]
            assert any(one.undone for one in past)
            for client, lang, seat, link in readers:
                await client.settled()
                first = 1 if seat is None else 2  # step 1 was there before the seats were
                last = live.n - (DELAY if seat is None else 0)
                told = await asked(http, dealt.id, lang, link)
                assert words_of(client, seat) == told[first - 1 :]
                assert [step["n"] for step in told] == list(range(1, last + 1))
                assert told == expected_story(live, past[:last], seat, lang)
                assert await asked(http, dealt.id, lang, link, after=last - 4) == told[-4:]

    run(story())


def test_only_those_who_want_words_get_them(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            silent = await sit_all(server, dealt)
            reader = await server.sit(dealt.id, dealt.tokens[0], words=True)
            await play(silent, live, 4)
            for client in (reader, silent[0]):
                await client.settled()
            assert [bool(step["texts"]) for step in reader.of("step")[1:]] == [True] * 4
            assert "texts" not in reader.of("step")[0], "nothing has happened in a fresh view"
            assert not any("texts" in step for client in silent.values() for step in client.of("step"))
            without = [
                {k: v for k, v in step.items() if k not in ("texts", "marks")}
                for step in reader.of("step")[1:]
            ]
            assert without == [step for step in silent[0].of("step") if not step.get("fresh")]

    run(story())


def test_at_hot_seat_each_seat_hears_its_own_words(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server, web(server) as http:
            dealt = await server.deal("ethnos", 3)
            live = await server.hub.existing(dealt.id)
            both = await server.sit(dealt.id, *dealt.tokens[:2], words=True)
            players = await sit_all(server, dealt)
            told: list[list[dict[str, Any]]] = [[], []]
            while told[0] == told[1]:  # until one of them draws a card that the other does not see
                await play(players, live, 12)
                await both.settled()
                told = [words_of(both, seat) for seat in (0, 1)]
            for seat in (0, 1):
                assert told[seat] == (await asked(http, dealt.id, "en", dealt.tokens[seat]))[1:]

    run(story())


def test_steps_that_were_missed_come_with_their_words(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server, web(server) as http:
            dealt = await server.deal("ethnos", 2)
            live = await server.hub.existing(dealt.id)
            players = await sit_all(server, dealt)
            await play_and_take_back(players, live, 12)
            back = await server.sit(dealt.id, dealt.tokens[1], seen=3, words=True, language="de")
            await back.settled()
            assert words_of(back, 1) == await asked(http, dealt.id, "de", dealt.tokens[1], after=3)

    run(story())


def test_steps_of_another_server_are_told_in_the_same_words(postgresql: str) -> None:
    async def story() -> None:
        async with (
            serving(postgresql) as one,
            serving(postgresql) as other,
            web(one) as here,
            web(other) as there,
        ):
            dealt = await one.deal("ethnos", 2)
            live = await one.hub.existing(dealt.id)
            token = dealt.tokens[1]
            reader = await other.sit(dealt.id, token, words=True, language="de")
            assert len(await asked(there, dealt.id, "de", token)) == 1, "kept from now on"
            await play_and_take_back(await sit_all(one, dealt), live, 8)
            await reader.hear("step", n=live.n)
            told = await asked(here, dealt.id, "de", token)
            assert words_of(reader, 1) == told[1:]
            assert await asked(there, dealt.id, "de", token) == told

    run(story())


def test_a_sentence_that_cannot_be_said_does_not_stop_the_game(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def speechless(*_: Any) -> str:
        raise KeyError("no such message")

    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            players = {
                seat: await server.sit(dealt.id, token, words=True) for seat, token in enumerate(dealt.tokens)
            }
            monkeypatch.setattr(stories, "tell", speechless)
            await play(players, live, 3)
            await players[0].settled()
            steps = [step for step in players[0].of("step") if not step.get("fresh")]
            assert [step["n"] for step in steps] == [2, 3, 4]
            assert not any("texts" in step for step in steps)

    run(story())


# -- what it costs -----------------------------------------------------------------------------------


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the events that are put into words."""
    counted: Counter[str] = Counter()

    def counting(*args: Any) -> str:
        counted["told"] += 1
        return tell(*args)

    monkeypatch.setattr(stories, "tell", counting)
    return counted


def count_moves(live: LiveTable, counted: Counter[str]) -> None:
    play_move = live.game.play

    def counting(*args: Any) -> None:
        counted["played"] += 1
        play_move(*args)

    live.game = replace(live.game, play=counting)


@asynccontextmanager
async def long_game(
    server: Server, counted: Counter[str]
) -> AsyncIterator[tuple[Dealt, LiveTable, list[Client]]]:
    """A table with four readers in two languages, whose program plays on."""
    dealt = await server.deal("kingsburg", 3, spectators={"allowed": True})
    readers = [
        await server.sit(dealt.id, dealt.tokens[0], words=True, language="de"),
        await server.sit(dealt.id, dealt.tokens[1], words=True),
        await server.sit(dealt.id, dealt.tokens[2], words=True),
        await server.sit(dealt.id, words=True),
    ]
    live = await server.hub.existing(dealt.id)
    count_moves(live, counted)
    yield dealt, live, readers


def test_a_step_is_played_and_told_once_however_long_the_game_is(sqlite: str, told: Counter[str]) -> None:
    async def story() -> None:
        async with serving(sqlite) as server, long_game(server, told) as (dealt, live, readers):
            players = await sit_all(server, dealt)
            while live.to_act:
                told.clear()
                before = live.position.entries
                await play(players, live, 1)
                events = sum(
                    len(step["events"]) for step in (await readers[1].settled()) if step["t"] == "step"
                )
                assert told["played"] == live.position.entries - before
                # Once for each language; again only for readers from whom something is hidden.
                assert 2 * events <= told["told"] <= 4 * events
            assert live.n > 100

    run(story())


def test_asking_again_costs_what_is_new(sqlite: str, told: Counter[str]) -> None:
    async def story() -> None:
        async with (
            serving(sqlite) as server,
            web(server) as http,
            long_game(server, told) as (dealt, live, _),
        ):
            players = await sit_all(server, dealt)
            await play(players, live, 60)
            token = dealt.tokens[0]
            told.clear()
            whole = await asked(http, dealt.id, "de", token)
            assert told["played"] == live.position.entries, "the first who asks has it played again"
            assert told["told"] == sum(len(step["texts"]) for step in whole)
            for lang, link in (("en", token), ("de", dealt.tokens[1]), ("en", "")):
                told.clear()
                assert len(await asked(http, dealt.id, lang, link)) == live.n
                assert told["played"] == 0
            await play(players, live, 5)
            told.clear()
            new = await asked(http, dealt.id, "de", token, after=live.n - 5)
            assert [step["n"] for step in new] == list(range(live.n - 4, live.n + 1))
            assert (told["played"], told["told"]) == (0, sum(len(step["texts"]) for step in new))

    run(story())


def test_a_chronicle_keeps_the_last_steps_only(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants more is told all the same."""
    monkeypatch.setattr(stories, "MOST_KEPT", 10)

    async def story() -> None:
        async with serving(sqlite) as server, web(server) as http:
            dealt = await server.deal("ethnos", 2)
            live = await server.hub.existing(dealt.id)
            players = await sit_all(server, dealt)
            await play_and_take_back(players, live, 15)
            for _ in range(2):
                whole = await asked(http, dealt.id, "en", dealt.tokens[0])
                past = (await live.history(0))[1:]
                assert whole == expected_story(live, past, 0, "en")
                assert live.chronicle.between(live.n - 11, live.n) is None
                assert [one.n for one in live.chronicle.between(live.n - 10, live.n) or ()] == [
                    step["n"] for step in whole[-10:]
                ]
                await play_and_take_back(players, live, 4)

    run(story())
