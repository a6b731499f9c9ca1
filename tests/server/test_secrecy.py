"""The secrecy law on every way out of the server, and planted leaks that the proof must find."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from msgspec import Raw

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import sample
from tafelrunde.server.bots import bot_seats
from tafelrunde.server.bots.pool import BotPool
from tafelrunde.server.bots.thinker import Answer, Question
from tests.server.planted_leaks import LEAKS
from tests.server.playing import Server, run, serving
from tests.server.secrecy import prove
from tests.server.secrecy_expected import Leak, plain

GAMES = {"ethnos": 60, "xidit": 40, "kingsburg": 70}
"""Moves to play."""
SEEDS = {"ethnos": 1, "xidit": 3, "kingsburg": 6}
"""Games in which somebody soon comes to know what others do not."""
BOT_MOVES = 30


@pytest.mark.parametrize("delay", [0, 3])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_they_may_not_know(game: str, delay: int, sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            tally = await prove(server, game, moves=GAMES[game], delay=delay, seed=SEEDS[game])
            assert tally.worlds >= 4
            assert tally.secrets >= 1
            assert tally.undone >= 1

    run(story())


# -- bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_process_gets_the_view_of_its_seat_alone(
    game: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(bots_story(game, sqlite, monkeypatch))


async def bots_story(game: str, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []
    think = BotPool.think

    async def noted(pool: BotPool, question: Question) -> Answer:
        asked.append(question)
        return await think(pool, question)

    monkeypatch.setattr(BotPool, "think", noted)
    async with serving(database, bot_processes=1) as server:
        await play_with_bots(server, game, asked)


async def play_with_bots(server: Server, game: str, asked: list[Question]) -> None:
    dealt = await server.gather(game, 3)
    for seat in (await server.store.seats(dealt.id))[1:]:
        await server.store.put_seat(msgspec.structs.replace(seat, kind="bot", bot="random", token_hash=None))
    await server.hub.start(dealt.id)
    live = await server.hub.existing(dealt.id)
    person = await server.sit(dealt.id, dealt.tokens[0])
    while len(asked) < BOT_MOVES and live.to_act:
        step = await person.hear("step")
        if 0 in step["to_act"] and step["n"] == live.n:
            move = sample(live.game.legal_moves(live.state, 0), Seeded(step["n"]))
            await person.say("move", id=f"m{step['n']}", n=step["n"], move=plain(move))
    questions = asked[:]  # more may come while we look
    past = await live.history(0)
    for question in questions:
        views = [plain(live.game.view(one.position.state, question.seat)) for one in past]
        if msgspec.json.decode(question.view) not in views:
            raise Leak("a bot was asked about something else than the view of its seat")


# -- planted leaks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("leak", [leak for leaks in LEAKS.values() for leak in leaks])
def test_a_planted_leak_is_found(
    leak: Callable[..., None], game: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            with pytest.raises(Leak):
                await prove(server, game, moves=GAMES[game], delay=2, seed=SEEDS[game], every=4)

    leak(monkeypatch.setattr)
    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_is_told_too_much_is_found(
    game: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(game: str, bot: str, seat: int, seed: int, view: Raw, seconds: float) -> Question:
        more = msgspec.json.decode(view) | {"secret": 1}
        return Question(game, bot, seat, seed, Raw(msgspec.json.encode(more)), seconds)

    monkeypatch.setattr(bot_seats, "Question", leaking)
    with pytest.raises(Leak):
        run(bots_story(game, sqlite, monkeypatch))
