"""The secrecy law on every way out of the server, and planted leaks that the proof must find."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from tafelrunde.engine.codec import encode
from tafelrunde.server import bots, commands, greeting, hub, journal, notices, showing
from tafelrunde.server.messages import Refused
from tafelrunde.server.pool import BotPool
from tafelrunde.server.routes import game as game_routes
from tafelrunde.server.thinking import Answer, Question
from tests.server.playing import Server, run, serving
from tests.server.secrecy import prove
from tests.server.secrecy_expected import Leak, plain

GAMES = {"ethnos": 60, "xidit": 40, "kingsburg": 70}
"""Moves to play."""
BOT_MOVES = 30


@pytest.mark.parametrize("delay", [0, 3])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_they_may_not_know(game: str, delay: int, sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            assert await prove(server, game, moves=GAMES[game], delay=delay, seed=7) >= 6

    run(story())


# -- bots --------------------------------------------------------------------------------------------


def test_a_bots_process_gets_the_view_of_its_seat_alone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run(bots_story(sqlite, monkeypatch))


async def bots_story(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []
    think = BotPool.think

    async def noted(pool: BotPool, question: Question) -> Answer:
        asked.append(question)
        return await think(pool, question)

    monkeypatch.setattr(BotPool, "think", noted)
    async with serving(database, bot_processes=1) as server:
        await play_with_bots(server, asked)


async def play_with_bots(server: Server, asked: list[Question]) -> None:
    dealt = await server.gather("ethnos", 3)
    for seat in (await server.store.seats(dealt.id))[1:]:
        await server.store.put_seat(msgspec.structs.replace(seat, kind="bot", bot="random", token_hash=None))
    await server.hub.start(dealt.id)
    live = await server.hub.existing(dealt.id)
    person = await server.sit(dealt.id, dealt.tokens[0])
    while len(asked) < BOT_MOVES and live.to_act:
        step = await person.hear("step")
        if step["offers"] and step["n"] == live.n:
            await person.say("move", id=f"m{step['n']}", n=step["n"], move=step["offers"][0])
    questions = asked[:]  # more may come while we look
    past = await live.history(0)
    for question in questions:
        views = [plain(live.game.view(one.position.state, question.seat)) for one in past]
        if msgspec.json.decode(question.view) not in views:
            raise Leak("a bot was asked about something else than the view of its seat")


# -- planted leaks -----------------------------------------------------------------------------------


def broadcasting(patch: Callable[..., None], more: Callable[..., dict[str, Any]]) -> None:
    """A broadcast in which every message says something else than it should."""

    def leaking(game: Any, position: Any, most: int, *, events: Any, undone: bool) -> Callable[[Any], bytes]:
        show = showing.showing(game, position, most, events=events, undone=undone)
        leak = more(game, position.state, events)
        return lambda seat: msgspec.json.encode(msgspec.json.decode(show(seat)) | leak)

    patch(hub, "showing", leaking)


def with_view_of_seat_0(patch: Callable[..., None]) -> None:
    broadcasting(patch, lambda game, state, events: {"view": plain(game.view(state, 0))})


def with_all_events(patch: Callable[..., None]) -> None:
    broadcasting(patch, lambda game, state, events: {"events": plain(events)})


def with_offers_of_others(patch: Callable[..., None]) -> None:
    offered = showing.offered

    def leaking(game: Any, state: Any, seat: Any, most: int) -> bytes:
        acting = showing.acting(game, state)
        return offered(game, state, acting[0] if acting else seat, most)

    patch(showing, "offered", leaking)


def with_hidden_cards_in_a_refusal(patch: Callable[..., None]) -> None:
    def leaking(connection: Any, command: str, refusal: Any) -> None:
        live = connection.live
        text = f"{refusal} in {encode(live.game.dump(live.state)).decode()}"
        connection.say(Refused(command, text, refusal.rule, "illegal"))

    patch(commands, "say_illegal", leaking)


def with_everybodys_moves_in_the_log(patch: Callable[..., None]) -> None:
    def leaking(game: Any, header: Any, steps: Any, seat: Any) -> list[bytes]:
        entries = journal.log_entries(game, steps)
        lines = [{"n": e.n, "seat": e.seat, "events": [], "move": e.move} for e in entries]
        return [b"{}\n", *(encode(line) + b"\n" for line in lines)]

    patch(journal, "redacted_log", leaking)


def with_secrets_of_the_dice(patch: Callable[..., None]) -> None:
    def leaking(table: Any, *rest: Any) -> Any:
        info = showing.table_info(table, *rest)
        return msgspec.structs.replace(info, commitment=table.secret.hex())

    patch(hub, "table_info", leaking)


def with_another_shoulder(patch: Callable[..., None]) -> None:
    """A guest who was let look at one seat's cards sees another's when it connects."""
    patch(greeting, "views_of", lambda subscriber: (0,))


def with_another_reader(patch: Callable[..., None]) -> None:
    patch(game_routes, "reader", lambda asked: 0)


def without_delay(patch: Callable[..., None]) -> None:
    patch(hub, "delay_of", lambda record: 0)


def without_delay_over_http(patch: Callable[..., None]) -> None:
    patch(game_routes, "last_seen", lambda asked, live, seat: live.n)


def with_hidden_cards_in_a_notice(patch: Callable[..., None]) -> None:
    made = notices.message_for

    def leaking(live: Any, append: Any, occasion: Any) -> Any:
        hidden = encode(live.game.view(live.state, occasion.seat)).decode()
        return msgspec.structs.replace(made(live, append, occasion), title=hidden)

    patch(notices, "message_for", leaking)


LEAKS = [
    with_view_of_seat_0,
    with_all_events,
    with_offers_of_others,
    with_hidden_cards_in_a_refusal,
    with_everybodys_moves_in_the_log,
    with_secrets_of_the_dice,
    with_another_shoulder,
    with_another_reader,
    without_delay,
    without_delay_over_http,
    with_hidden_cards_in_a_notice,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(
    leak: Callable[..., None], sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            with pytest.raises(Leak):
                await prove(server, "ethnos", moves=12, delay=2, seed=5, every=4)

    leak(monkeypatch.setattr)
    run(story())


def test_a_bot_that_is_told_too_much_is_found(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(game: str, bot: str, seat: int, seed: int, view: Raw, seconds: float) -> Question:
        more = msgspec.json.decode(view) | {"secret": 1}
        return Question(game, bot, seat, seed, Raw(msgspec.json.encode(more)), seconds)

    monkeypatch.setattr(bots, "Question", leaking)
    with pytest.raises(Leak):
        run(bots_story(sqlite, monkeypatch))
