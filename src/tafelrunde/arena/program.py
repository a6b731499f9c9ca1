"""A bot that is a program of its own: it is started for one game and speaks JSON, a line each.

Its messages are those of the bot API (docs/bot-api.md). It gets the view of its seat and nothing else.
"""

from __future__ import annotations

import shlex
import subprocess
from contextlib import suppress
from threading import Timer
from types import TracebackType
from typing import Any

import msgspec
from msgspec import Raw

from tafelrunde.engine.codec import convert_move, encode
from tafelrunde.engine.contract import Game, Seat
from tafelrunde.engine.errors import Complaint, IllegalMove

PATIENCE = 120.0
"""Seconds for one answer: a program that hangs must not hang the arena."""
FAREWELL = 2.0
ATTEMPTS = 3
"""Answers to one question; a program that knows no legal move has lost its way."""
MOST_OFFERS = 2000


class Answer(msgspec.Struct, frozen=True):
    """`move` with the move as data, or `type` with its text form."""

    t: str
    n: int
    move: Any = None
    text: str = ""


class Program:
    def __init__(self, game: Game, name: str, command: str) -> None:
        self.game, self.name, self.n = game, name, 0
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as trouble:
            raise Complaint("arena-program-start", {"name": name, "command": command}) from trouble

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Whoever reads no more lines should go; whoever does not is ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()

    def welcome(self, seats: int, seat: Seat, seed: int) -> None:
        """A program that draws from this seed plays the same game again."""
        self.tell({"t": "welcome", "game": self.game.meta.id, "seats": seats, "seat": seat, "seed": seed})

    def choose(self, state: Any, seat: Seat) -> Any:
        """Asks until the answer is a legal move."""
        self.n += 1
        self.tell(self.question(state, seat))
        trouble: Complaint | None = None
        for _ in range(ATTEMPTS):
            try:
                return self.checked(state, seat, self.listen())
            except IllegalMove as refused:
                trouble = Complaint("arena-program-illegal", {"name": self.name, "rule": refused.rule})
                self.tell({"t": "refused", "n": self.n, "rule": refused.rule})
            except Complaint as refused:
                if refused.message == "arena-program-silent":
                    raise
                trouble = Complaint("arena-program-answer", {"name": self.name, "fault": refused})
                self.tell({"t": "refused", "n": self.n, "text": str(refused)})
        assert trouble is not None
        raise trouble

    def question(self, state: Any, seat: Seat) -> dict[str, Any]:
        offers = self.game.legal_moves(state, seat)
        is_listed = isinstance(offers, (list, tuple)) and len(offers) <= MOST_OFFERS
        return {
            "t": "step",
            "n": self.n,
            "seat": seat,
            "view": Raw(encode(self.game.view(state, seat))),
            "to_act": list(self.game.to_act(state)),
            "offers": Raw(encode(offers)) if is_listed else None,
        }

    def checked(self, state: Any, seat: Seat, answer: Answer) -> Any:
        typed = answer.t == "type"
        move = self.game.parse_move(answer.text) if typed else convert_move(self.game, answer.move)
        self.game.check(state, seat, move)
        return move

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self.silent() from None

    def listen(self) -> Answer:
        """The answer to this question; those to earlier ones came too late."""
        assert self.process.stdout is not None
        timer = Timer(PATIENCE, self.process.kill)
        timer.start()
        try:
            while line := self.process.stdout.readline():
                answer = self.read(line)
                if answer.n == self.n:
                    return answer
        finally:
            timer.cancel()
        raise self.silent()

    def read(self, line: bytes) -> Answer:
        try:
            return msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, RecursionError):
            quote = line[:80].decode(errors="replace").strip()
            raise Complaint("arena-program-line", {"line": quote}) from None

    def silent(self) -> Complaint:
        return Complaint("arena-program-silent", {"name": self.name, "n": self.n})
