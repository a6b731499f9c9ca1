"""A bot's own process: `python -m tafelrunde.server.bots.thinker` reads questions, a line each, and answers.

What stands in a question is all that a bot ever gets to know: the view of its seat; no state, log or secret.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
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
TOO_SLOW: Final = "TooSlow"
"""The trouble of a bot that was cut off."""
AGAIN: Final = 0.05
"""Seconds until it is cut off again, should that have gone unheard: nothing can be raised in some places."""
TO_SPARE: Final = 2.0
"""Seconds of the processor that a bot may use above its time before the system ends it."""


class Cut(BaseException):
    """The bot has thought as long as it may; no bot catches this."""


class Question(msgspec.Struct, frozen=True):
    """What does this bot do, seeing this?"""

    game: str
    bot: str
    seat: int
    seed: int
    view: Raw
    seconds: float
    """How long it may think; then it is cut off."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move; or the kind of trouble, without any words that the view could have put into it."""

    move: Raw = Raw(b"null")
    trouble: str = ""
    seconds: float = 0.0


def answer(question: Question) -> Answer:
    start = time.perf_counter()
    try:
        with cut_after(question.seconds):
            move = Raw(encode(choose(question)))
    except Cut:
        return Answer(trouble=TOO_SLOW)
    except Exception as trouble:
        return Answer(trouble=type(trouble).__name__)
    return Answer(move, seconds=time.perf_counter() - start)


@contextmanager
def cut_after(seconds: float) -> Iterator[None]:
    """Raises `Cut` in the middle of what is done here."""

    def cut(_number: int, _frame: object) -> None:
        raise Cut

    signal.signal(signal.SIGALRM, cut)
    # Without a handler this one ends the process: a bot may be deaf, and nobody left who would end it.
    signal.setitimer(signal.ITIMER_PROF, seconds + TO_SPARE)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)


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
        answered.write(msgspec.json.encode(answer(decode(line))) + b"\n")
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
