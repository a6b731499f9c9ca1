"""One game between bots, from its seed alone: the same on every machine, recorded or not."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tafelrunde.bots import make_bot
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Game, Result, Seat
from tafelrunde.engine.log import write_log
from tafelrunde.engine.table import SeededSource, Source, Table
from tafelrunde.games import load_game

SEED_BYTES = 6
"""Seeds stand in logs as JSON numbers: all readers get 48 bits right."""


class Setting(msgspec.Struct, frozen=True):
    """What all games of a series have in common. Bots are listed by player; players change seats."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str] = {}
    corrections: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended, in the order of the players."""

    points: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; a shared win is a fraction for each."""
    decisions: int
    log: bytes = b""


class Board(Protocol):
    """What a match is played on: a recording `Table`, or `Unrecorded`."""

    state: Any

    def move(self, seat: Seat, move: Any, /) -> object: ...


class Unrecorded:
    """Plays offered moves without copies, hashes, events or a log."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self.game = game
        self.state = game.setup(len(setting.bots), setting.options, setting.corrections)

    def move(self, seat: Seat, move: Any, /) -> None:
        self.game.play(self.state, seat, move, None)


def derive(seed: int, *path: int | str) -> int:
    """A seed of its own for every part of a whole: no two of them share a stream of numbers."""
    text = ":".join(map(str, (seed, *path)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")


def play_match(setting: Setting, number: int, seed: int, *, record: bool = False) -> Outcome:
    """Game `number` of the series with this seed; player p sits `number` places further on each time."""
    game = load_game(setting.game)
    players = len(setting.bots)
    seat_of = [(player + number) % players for player in range(players)]
    own_seed = derive(seed, number)
    source = SeededSource(own_seed)
    choose = chooser(game, setting, seat_of, own_seed)
    if not record:
        board = Unrecorded(game, setting)
        decisions = play_out(game, board, source, choose)
        return outcome(game.result(board.state), seat_of, decisions, b"")
    table = Table(
        game,
        f"{setting.game}-{seed}-{number + 1}",
        seat_names(setting, seat_of),
        source,
        setting.options,
        setting.corrections,
    )
    decisions = play_out(game, table, source, choose)
    return outcome(game.result(table.state), seat_of, decisions, b"".join(write_log(table.log())))


def seat_names(setting: Setting, seat_of: list[int]) -> list[str]:
    """Who sits where: `greedy 1` is the first player, wherever the rotation has put him."""
    names = [""] * len(seat_of)
    for player, seat in enumerate(seat_of):
        names[seat] = f"{setting.bots[player]} {player + 1}"
    return names


def chooser(game: Game, setting: Setting, seat_of: list[int], seed: int) -> Callable[[Seat, Any], Any]:
    """Asks the bot of a seat for a move; it is shown its offers and, if it wants, its view."""
    bots = {seat: make_bot(setting.bots[player], setting.game) for player, seat in enumerate(seat_of)}
    rngs = {seat: Seeded(derive(seed, "player", player)) for player, seat in enumerate(seat_of)}

    def choose(seat: Seat, state: Any) -> Any:
        offers = game.legal_moves(state, seat)
        return bots[seat].choose(offers, lambda: game.view(state, seat), rngs[seat])

    return choose


def play_out(game: Game, board: Board, source: Source, choose: Callable[[Seat, Any], Any]) -> int:
    """Plays to the end and counts the decisions of the seats."""
    n = decisions = 0
    while acting := game.to_act(board.state):
        n += 1
        if CHANCE in acting:
            board.move(CHANCE, game.chance(board.state, source.at(n)))
        else:
            board.move(acting[0], choose(acting[0], board.state))
            decisions += 1
    return decisions


def outcome(result: Result | None, seat_of: list[int], decisions: int, log: bytes) -> Outcome:
    if result is None:
        raise RuntimeError("nobody is to act, but the game has no result")
    share = 1 / max(1, len(result.winners))
    return Outcome(
        points=tuple(result.seats[seat].points for seat in seat_of),
        wins=tuple(share if seat in result.winners else 0.0 for seat in seat_of),
        decisions=decisions,
        log=log,
    )
