"""What the moves of quiet and of attacked turns say: a ratio, and what that ratio is worth.

The value of a turn is the p99 of its moves, the value of several turns their median. How far two such values
lie apart without any attack is found by drawing lots from the quiet turns alone (a bootstrap): slices of time
are drawn, not single moves, because one pause of the machine makes many moves late.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import median
from typing import TypeAlias

SLICE = 0.1
"""Seconds of play that are drawn together; pauses are shorter, but for a few."""
DRAWS = 400
SURE = 0.95
"""Of the draws: what is above them is no accident."""

Moves: TypeAlias = Sequence[tuple[float, float]]
"""When each was made, and how long it took, in seconds."""
Slices: TypeAlias = list[list[float]]


def p99(times: Sequence[float]) -> float:
    ordered = sorted(times)
    return ordered[int(0.99 * len(ordered))] if ordered else 0.0


def sliced(moves: Moves) -> Slices:
    """How long the moves took, slice by slice of time."""
    if not moves:
        return []
    start = min(at for at, _ in moves)
    found: dict[int, list[float]] = {}
    for at, took in moves:
        found.setdefault(int((at - start) / SLICE), []).append(took)
    return [found[place] for place in sorted(found)]


@dataclass(frozen=True)
class Figures:
    """In seconds; of all quiet turns and of all attacked ones."""

    quiet: float = 0.0
    attacked: float = 0.0
    noise: float = 1.0
    """The ratio that quiet turns have to each other in one of twenty cases."""
    quiet_moves: int = 0
    attacked_moves: int = 0

    @property
    def ratio(self) -> float:
        return self.attacked / self.quiet if self.quiet else 0.0


def compared(quiet: Sequence[Moves], attacked: Sequence[Moves], seed: int = 1) -> Figures:
    quiet, attacked = [turn for turn in quiet if turn], [turn for turn in attacked if turn]
    if not quiet or not attacked:
        return Figures()
    return Figures(
        value([took for _, took in turn] for turn in quiet),
        value([took for _, took in turn] for turn in attacked),
        noise([sliced(turn) for turn in quiet], len(attacked), random.Random(seed)),
        sum(map(len, quiet)),
        sum(map(len, attacked)),
    )


def value(turns: Iterable[Sequence[float]]) -> float:
    return median(map(p99, turns))


def noise(quiet: Sequence[Slices], attacked: int, rng: random.Random) -> float:
    """How large the ratio becomes although all turns are quiet: as many are drawn as were attacked.

    Whole turns are drawn first and then slices of each, so that turns may differ as they did.
    """
    ratios = []
    for _ in range(DRAWS):
        above, below = (value(drawn(quiet, rng) for _ in range(count)) for count in (attacked, len(quiet)))
        ratios.append(above / below if below else 1.0)
    return sorted(ratios)[int(SURE * DRAWS)]


def drawn(quiet: Sequence[Slices], rng: random.Random) -> list[float]:
    turn = rng.choice(quiet)
    return list(chain.from_iterable(rng.choices(turn, k=len(turn))))
