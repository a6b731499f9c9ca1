"""A process for what takes work: `python -m tafelrunde.server.lookup.scribe` reads jobs and answers each.

It knows what stands in a job and what it kept of jobs before; it has no store, no settings and no sockets. It
ends with the pipe that its jobs come from.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from tafelrunde.games import OWN_GAMES, load_game
from tafelrunde.server.lookup.jobs import MOST_POSITIONS, AnyJob, Order, Positions, pages
from tafelrunde.server.lookup.sheets import Shelf, Work

READY: Final = b"ready\n"
POLITE: Final = 10
"""Tables and bots go first."""
LENGTH: Final = 4
"""Bytes before each job and each answer that say how long it is."""


class Asked(msgspec.Struct, frozen=True):
    game: str
    job: AnyJob


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sheet and what it took; or the places in the code that trouble came from."""

    lines: tuple[bytes, ...] = ()
    result: bytes = b"null"
    past: tuple[bytes, ...] = ()
    """Page by page."""
    steps: int = 0
    trouble: str = ""


_asked = msgspec.msgpack.Decoder(Asked)


def answer(question: bytes, positions: Positions) -> Answer:
    try:
        asked = _asked.decode(question)
        return carried_out(Order(load_game(asked.game), asked.job).work(positions))
    except Exception as trouble:  # whoever asked is told; the next one may have more luck
        return Answer(trouble=place_of(trouble))


def carried_out(work: Work) -> Answer:
    steps = 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            sheet = end.value
            return Answer(sheet.lines, sheet.result, tuple(pages(sheet.past)), steps)
        steps += 1


def place_of(trouble: Exception) -> str:
    """The kind and the places, never the words: they may quote what is secret."""
    frames = traceback.extract_tb(trouble.__traceback__)[-3:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(trouble).__name__} at {places}"


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    positions: Positions = Shelf(MOST_POSITIONS)
    while len(length := asked.read(LENGTH)) == LENGTH:
        said = msgspec.msgpack.encode(answer(asked.read(int.from_bytes(length, "big")), positions))
        answered.write(len(said).to_bytes(LENGTH, "big") + said)
        answered.flush()


def main() -> None:
    os.nice(POLITE)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answered:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints is not an answer
        for game_id in OWN_GAMES:
            load_game(game_id)
        gc.freeze()
        answered.write(READY)
        answered.flush()
        serve(sys.stdin.buffer, answered)


if __name__ == "__main__":
    main()
