"""Bots think in processes of their own: fair play, and no fault of theirs stops anybody."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_move, encode
from tafelrunde.engine.contract import CHANCE, Game, sample
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games import load_game
from tafelrunde.server.bots.pool import BotPool
from tafelrunde.server.bots.thinker import Answer, Question

AGES = 600.0


def with_pool(use: Callable[[BotPool], Awaitable[None]], workers: int = 1) -> None:
    async def all_of_it() -> None:
        pool = BotPool(workers)
        try:
            await use(pool)
        finally:
            await pool.close()
            assert not pool.pids

    asyncio.run(all_of_it())


def table(game_id: str = "kingsburg", seats: int = 3) -> Table:
    begun = Table(load_game(game_id), "friday", [f"P{seat}" for seat in range(seats)], SeededSource(5))
    begun.settle()
    return begun


def question(game: Game, state: Any, bot: str = "greedy", seconds: float = AGES, seed: int = 1) -> Question:
    seat = game.to_act(state)[0]
    return Question(game.meta.id, bot, seat, seed, Raw(encode(game.view(state, seat))), seconds)


def no_longer_there(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists()


@pytest.mark.parametrize("game_id", ["kingsburg", "ethnos"])
def test_a_whole_game_is_played_by_processes_that_get_only_views(game_id: str) -> None:
    async def play(pool: BotPool) -> None:
        played = table(game_id)
        game, bots = played.game, ("greedy", "random", "greedy")
        while acting := game.to_act(played.state):
            assert acting[0] != CHANCE
            asked = question(game, played.state, bots[acting[0]], seed=len(played.entries))
            answer = await pool.think(asked)
            assert answer.trouble == ""
            played.move(acting[0], decode_move(game, bytes(answer.move)))
            played.settle()
        assert game.result(played.state) is not None
        assert len(pool.pids) == 1

    with_pool(play)


def test_the_same_question_has_the_same_answer_in_any_process() -> None:
    async def ask(pool: BotPool) -> None:
        played = table()
        asked = question(played.game, played.state)
        answers = await asyncio.gather(*(pool.think(asked) for _ in range(4)))
        assert len({bytes(answer.move) for answer in answers}) == 1
        assert len(pool.pids) == 2

    with_pool(ask, workers=2)


def test_workers_start_when_they_are_needed() -> None:
    async def wait(pool: BotPool) -> None:
        assert pool.pids == []

    with_pool(wait)


def test_a_worker_that_died_is_replaced_and_its_question_asked_again() -> None:
    async def ask(pool: BotPool) -> None:
        played = table()
        asked = question(played.game, played.state)
        first = await pool.think(asked)
        (dead,) = pool.pids
        os.kill(dead, signal.SIGKILL)
        again = await pool.think(asked)
        assert bytes(again.move) == bytes(first.move)
        assert dead not in pool.pids
        assert no_longer_there(dead)

    with_pool(ask)


def test_a_worker_that_hangs_is_ended_and_the_next_question_answered() -> None:
    async def ask(pool: BotPool) -> None:
        played = table()
        asked = question(played.game, played.state)
        await pool.think(asked)
        (hanging,) = pool.pids
        os.kill(hanging, signal.SIGSTOP)
        late = await pool.think(question(played.game, played.state, seconds=0.05))
        assert (late.trouble, bytes(late.move)) == ("TooSlow", b"null")
        assert no_longer_there(hanging)
        assert (await pool.think(asked)).trouble == ""

    with_pool(ask)


def heavy() -> Table:
    """An owner's corrections that make a bot think for long: a hundred choices with each advisor."""
    goods = [{"gold": gold, "wood": wood, "stone": 1} for gold in range(10) for wood in range(10)]
    advisors = {str(number): {"choices": goods, "any_goods": 0} for number in range(1, 19)}
    source = SeededSource(5)
    begun = Table(
        load_game("kingsburg"), "friday", ["A", "B", "C"], source, corrections={"advisors": advisors}
    )
    begun.settle()
    return begun


def heaviest(begun: Table) -> Question:
    """Plays on by chance until somebody has many ways to be helped."""
    game, rng = begun.game, Seeded(3)
    while True:
        seat = game.to_act(begun.state)[0]
        offers = game.legal_moves(begun.state, seat)
        if isinstance(offers, list) and len(offers) >= 100:
            return question(game, begun.state, seconds=0.001)
        begun.move(seat, sample(offers, rng))
        begun.settle()


def test_a_bot_is_cut_off_at_its_budget_whatever_the_corrections_of_its_table() -> None:
    async def ask(pool: BotPool) -> None:
        asked = heaviest(heavy())
        assert (await pool.think(asked)).trouble == "TooSlow"
        assert (await pool.think(msgspec.structs.replace(asked, seconds=AGES))).trouble == ""

    with_pool(ask)


def test_a_worker_cuts_its_bot_off_itself_and_lives_on() -> None:
    asked = heaviest(heavy())
    lines = [
        msgspec.json.encode(each) + b"\n" for each in (asked, msgspec.structs.replace(asked, seconds=AGES))
    ]
    command = [sys.executable, "-m", "tafelrunde.server.bots.thinker"]
    told = subprocess.run(command, input=b"".join(lines), capture_output=True, check=True).stdout.splitlines()
    late, found = (msgspec.json.decode(line, type=Answer) for line in told[1:])
    assert (late.trouble, bytes(late.move)) == ("TooSlow", b"null")
    assert (found.trouble, found.seconds > asked.seconds) == ("", True)


def test_a_decision_has_one_budget_however_often_it_is_asked() -> None:
    """Its workers die one after the other; what the first had is gone."""

    async def ask(pool: BotPool) -> None:
        played = table()
        asked = question(played.game, played.state)
        await pool.think(asked)
        now = [0.0]
        pool._now = lambda: now[0]
        os.kill(pool.pids[0], signal.SIGSTOP)
        thinking = asyncio.create_task(pool.think(asked))
        while not pool._busy:
            await asyncio.sleep(0)
        now[0] = AGES
        os.kill(pool.pids[0], signal.SIGKILL)
        assert (await thinking).trouble == "TooSlow"

    with_pool(ask)


def test_a_hanging_worker_does_not_stop_the_loop() -> None:
    async def ask(pool: BotPool) -> None:
        played = table()
        await pool.think(question(played.game, played.state))
        os.kill(pool.pids[0], signal.SIGSTOP)
        thinking = asyncio.create_task(pool.think(question(played.game, played.state)))
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not thinking.done()
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert pool.pids == []

    with_pool(ask)


def test_what_a_bot_cannot_do_is_told_without_its_view() -> None:
    async def ask(pool: BotPool) -> None:
        played = table()
        nobody = await pool.think(question(played.game, played.state, bot="nobody"))
        assert nobody.trouble == "Complaint"
        nonsense = await pool.think(Question("kingsburg", "greedy", 0, 1, Raw(b'{"hand":"secret"}'), AGES))
        assert nonsense.trouble == "ValidationError"
        assert len(pool.pids) == 1

    with_pool(ask)


def test_a_worker_knows_nothing_of_the_servers_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_DB", "postgresql://tafelrunde:password@db/tafelrunde")

    async def look(pool: BotPool) -> None:
        played = table()
        await pool.think(question(played.game, played.state))
        told = Path(f"/proc/{pool.pids[0]}/environ").read_bytes()
        assert b"password" not in told
        assert b"PATH=" in told

    with_pool(look)


def test_workers_end_with_the_server_even_if_it_is_killed() -> None:
    async def kill(pool: BotPool) -> None:
        played = table()
        await pool.think(question(played.game, played.state))
        worker = pool._idle[0]
        pipe = worker._process.stdin
        assert pipe is not None
        pipe.close()  # what the system does for a process that was killed
        assert await worker._process.wait() == 0

    with_pool(kill)
