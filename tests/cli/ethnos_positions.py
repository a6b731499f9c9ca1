"""Positions of Ethnos games as the terminal meets them: hands grow before they are played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Rng, sample
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play.moves import PlayBand

NAMES: Final = ("Ann", "Brian", "Clara", "Dora", "Emil", "Fridolin von der Aue")
PATIENCE: Final = 5
"""A band is played about every so many turns."""


def choose(moves: list[Any], rng: Rng) -> Any:
    bands = [move for move in moves if isinstance(move, PlayBand)]
    others = [move for move in moves if not isinstance(move, PlayBand)]
    if not bands or (others and rng.below(PATIENCE)):
        return sample(others, rng)
    size = max(len(move.others) for move in bands)
    return sample([move for move in bands if len(move.others) == size], rng)


def decisions(seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[tuple[Table, int]]:
    """One game: the table before each decision, and who decides; at the end once more."""
    table, rng = Table(GAME, "example", NAMES[:seats], SeededSource(seed), options or {}), Seeded(seed)
    while True:
        table.settle()
        acting = GAME.to_act(table.state)
        if not acting:
            yield table, 0
            return
        yield table, acting[0]
        table.move(acting[0], choose(GAME.legal_moves(table.state, acting[0]), rng))
