"""A bot's own process: `python -m tafelrunde.server.bots.thinker` reads questions, a line each, and answers.

What stands in a question is all that a bot ever gets to know: the view of its seat; no state, log or secret.
"""

from __future__ import annotations

import math
import os
import signal
import sys
import time
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Raw

from tafelrunde.bots import bot_for, find_judge
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.games import OWN_GAMES, load_game

READY: Final = b"ready\n"
POLITE: Final = 5
"""Bots step back when the tables need the processor."""


class Question(msgspec.Struct, frozen=True):
    """What does this bot do, seeing this?"""

    game: str
    bot: str
    seat: int
    seed: int
    view: Raw
    seconds: float
    """How long it may think. The server waits no longer, and the process does not outlive it by much."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move; or the kind of trouble, without any words that the view could have put into it."""

    move: Raw = Raw(b"null")
    trouble: str = ""
    seconds: float = 0.0


def answer(question: Question) -> Answer:
    start = time.perf_counter()
    try:
        move = Raw(encode(choose(question)))
    except Exception as trouble:
        return Answer(trouble=type(trouble).__name__)
    return Answer(move, seconds=time.perf_counter() - start)


def choose(question: Question) -> Any:
    """The choice among the offers of a position imagined from the view: they are those of the true one."""
    game, rng = load_game(question.game), Seeded(question.seed)
    view = decode_view(game, bytes(question.view))
    offers = game.legal_moves(game.imagine(view, rng), question.seat)
    return bot_for(game, question.bot).choose(offers, lambda: view, rng)


def warm_up() -> None:
    """Loads all that thinking needs, so that no bot's time is spent on it."""
    for game_id in OWN_GAMES:
        find_judge(load_game(game_id))


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    decode = msgspec.json.Decoder(Question).decode
    for line in asked:
        question = decode(line)
        # Without a handler the alarm ends the process: nobody may be left who would do it.
        signal.alarm(math.ceil(question.seconds) + 1)
        found = answer(question)
        signal.alarm(0)
        answered.write(msgspec.json.encode(found) + b"\n")
        answered.flush()


def main() -> None:
    os.nice(POLITE)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answered:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints is not an answer
        warm_up()
        answered.write(READY)
        answered.flush()
        serve(sys.stdin.buffer, answered)


if __name__ == "__main__":
    main()
