"""Positions of random Kingsburg games, as the terminal meets them."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import sample
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games import load_game

GAME = load_game("kingsburg")
NAMES = ("Ann", "Brian", "Clara", "Dora", "Emil")


def decisions(seats: int, seed: int) -> Iterator[tuple[Table, int]]:
    """One game by random moves: the table before each decision, and who decides; at the end once more."""
    table, rng = Table(GAME, "example", NAMES[:seats], SeededSource(seed)), Seeded(seed)
    while True:
        table.settle()
        acting = GAME.to_act(table.state)
        if not acting:
            yield table, 0
            return
        yield table, acting[0]
        table.move(acting[0], sample(GAME.legal_moves(table.state, acting[0]), rng))
