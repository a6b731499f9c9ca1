"""One game of a contest: the result, which the plan alone decides, and how long each seat thought."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec

from tafelrunde.arena.contest import Contest, Fixture, fixture
from tafelrunde.arena.match import Setting, Unrecorded, derive, play_out
from tafelrunde.arena.program import Program
from tafelrunde.arena.times import Times, counted
from tafelrunde.bots import make_bot
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Game, Seat
from tafelrunde.engine.table import SeededSource
from tafelrunde.games import load_game

Choose = Callable[[Any], Any]
"""(state) -> the move of one seat."""


class Played(msgspec.Struct, frozen=True):
    """How a game ended, all by seat; on every machine the same."""

    n: int
    seats: tuple[int, ...]
    """Who sat there, as in `Fixture`."""
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]

    @property
    def wins(self) -> tuple[float, ...]:
        """1 for the winner; a shared win is a fraction for each."""
        first = self.ranks.count(1)
        return tuple(1 / first if rank == 1 else 0.0 for rank in self.ranks)


class Bout(msgspec.Struct, frozen=True):
    played: Played
    times: tuple[Times, ...]
    """By seat. They differ from run to run and stay apart from the result."""


def play_bout(contest: Contest, n: int) -> Bout:
    game, plan = load_game(contest.game), fixture(contest, n)
    durations: list[list[int]] = [[] for _ in plan.seats]
    with ExitStack() as stack:
        players = [player(game, contest, plan, seat, stack) for seat in range(contest.seats)]

        def choose(seat: Seat, state: Any) -> Any:
            start = time.perf_counter_ns()
            move = players[seat](state)
            durations[seat].append((time.perf_counter_ns() - start) // 1000)
            return move

        board = Unrecorded(game, table_setting(contest, plan))
        play_out(game, board, SeededSource(plan.seed), choose)
    return Bout(ended(game, board.state, plan, durations), tuple(map(counted, durations)))


def table_setting(contest: Contest, plan: Fixture) -> Setting:
    names = tuple(contest.bots[bot] for bot in plan.seats)
    return Setting(contest.game, names, contest.options, contest.corrections)


def player(game: Game, contest: Contest, plan: Fixture, seat: Seat, stack: ExitStack) -> Choose:
    """Whoever sits there; numbers to draw with belong to the bot and not to the seat."""
    name = contest.bots[plan.seats[seat]]
    seed = derive(plan.seed, "player", plan.seats[seat])
    if name in contest.programs:
        program = stack.enter_context(Program(game, name, contest.programs[name]))
        program.welcome(contest.seats, seat, seed)
        return lambda state: program.choose(state, seat)
    bot, rng = make_bot(name, contest.game), Seeded(seed)
    return lambda state: bot.choose(game.legal_moves(state, seat), lambda: game.view(state, seat), rng)


def ended(game: Game, state: Any, plan: Fixture, durations: list[list[int]]) -> Played:
    result = game.result(state)
    if result is None:
        raise RuntimeError("nobody is to act, but the game has no result")
    return Played(
        n=plan.n,
        seats=plan.seats,
        ranks=tuple(place.rank for place in result.seats),
        points=tuple(place.points for place in result.seats),
        decisions=tuple(map(len, durations)),
    )
