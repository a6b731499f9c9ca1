"""Plays random games of one title on request, in a process of its own: one line of JSON asks, one answers."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Game, Rng, sample
from tafelrunde.engine.playout import playout
from tafelrunde.games import load_game

SEATS = 4
POSITIONS = 500
COPY_ROUNDS = 20


class Request(msgspec.Struct, frozen=True):
    """Whole games from this seed on, until they have taken so much time."""

    seed: int
    seconds: float


class Measurement(msgspec.Struct, frozen=True):
    games: int
    decisions: int
    seconds: float
    """Processor time of whole games, set-up and chance included."""
    copy_seconds: float
    """Of one copy of a position."""


def positions(game: Game, seats: int, rng: Rng, count: int) -> list[Any]:
    """Positions from all parts of random games."""
    found: list[Any] = []
    while len(found) < count:
        state = game.setup(seats, {}, None)
        while acting := game.to_act(state):
            chance = acting[0] == CHANCE
            move = game.chance(state, rng) if chance else sample(game.legal_moves(state, acting[0]), rng)
            game.play(state, acting[0], move, None)
            found.append(state.copy())
    return found[:count]


def time_copies(states: Sequence[Any]) -> float:
    start = time.process_time()
    for _ in range(COPY_ROUNDS):
        for state in states:
            state.copy()
    return (time.process_time() - start) / (COPY_ROUNDS * len(states))


def measure(game: Game, request: Request) -> Measurement:
    seats = min(SEATS, game.meta.seats[1])
    rng = Seeded(request.seed)
    games = decisions = 0
    used = 0.0
    while used < request.seconds:
        start = time.process_time()
        decisions += playout(game, game.setup(seats, {}, None), rng)
        used += time.process_time() - start
        games += 1
    states = positions(game, seats, Seeded(request.seed), POSITIONS)
    return Measurement(games, decisions, used, time_copies(states))


def main() -> None:
    game = load_game(sys.argv[1])
    for line in sys.stdin:
        answer = measure(game, msgspec.json.decode(line, type=Request))
        print(msgspec.json.encode(answer).decode(), flush=True)


if __name__ == "__main__":
    main()
