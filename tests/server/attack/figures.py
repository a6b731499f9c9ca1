"""What the moves of quiet and of attacked turns say: a ratio, and what that ratio is worth.

The value of a turn is the p99 of its moves, the value of several turns their median, the ratio attacked over
quiet. A p99 of some milliseconds swings by a third from turn to turn on an idle machine, so each ratio has an
interval within which it lies, found by drawing lots from the turns (a bootstrap): slices of time are drawn,
not single moves, because one pause of the machine makes many moves late.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import median
from typing import NamedTuple, TypeAlias

SLICE = 0.1
"""Seconds of play that are drawn together; pauses are shorter, but for a few."""
DRAWS = 200
SURE = 0.95
"""The ratio is below its interval's upper end, and above its lower one, with so much certainty each."""

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


def undisturbed(moves: Moves, lost: Iterable[tuple[float, float]]) -> Moves:
    """Those that were not under way in any of these moments."""
    first, last = min(moves, default=(0.0, 0.0))[0], max((at + took for at, took in moves), default=0.0)
    near = [(start, end) for start, end in lost if start <= last and end >= first]
    return [
        (at, took) for at, took in moves if not any(at <= end and at + took >= start for start, end in near)
    ]


@dataclass(frozen=True)
class Figures:
    """In seconds; of all quiet turns and of all attacked ones."""

    quiet: float = 0.0
    attacked: float = 0.0
    low: float = 0.0
    high: float = 0.0
    """Ends of the interval."""
    quiet_moves: int = 0
    attacked_moves: int = 0

    @property
    def ratio(self) -> float:
        return self.attacked / self.quiet if self.quiet else 0.0


class Values(NamedTuple):
    """What several turns are worth, and what lots drawn from them are worth: computed once for quiet turns,
    which are the same for all attacks."""

    value: float
    drawn: list[float]
    moves: int


def valued(turns: Sequence[Moves], seed: int) -> Values:
    turns = [turn for turn in turns if turn]
    if not turns:
        return Values(0.0, [], 0)
    rng, slices = random.Random(seed), [sliced(turn) for turn in turns]
    lots = [drawn_value(slices, rng) for _ in range(DRAWS)]
    return Values(value([took for _, took in turn] for turn in turns), lots, sum(map(len, turns)))


def compared(quiet: Values, attacked: Values) -> Figures:
    if not quiet.moves or not attacked.moves:
        return Figures()
    ratios = sorted(above / below for above, below in zip(attacked.drawn, quiet.drawn, strict=True))
    return Figures(
        quiet.value,
        attacked.value,
        ratios[int((1 - SURE) * DRAWS)],
        ratios[int(SURE * DRAWS)],
        quiet.moves,
        attacked.moves,
    )


def value(turns: Iterable[Sequence[float]]) -> float:
    return median(map(p99, turns))


def drawn_value(turns: Sequence[Slices], rng: random.Random) -> float:
    """Whole turns are drawn first and then slices of each, so that turns may differ as they did."""
    return value(drawn(rng.choice(turns), rng) for _ in turns)


def drawn(turn: Slices, rng: random.Random) -> list[float]:
    return list(chain.from_iterable(rng.choices(turn, k=len(turn))))
