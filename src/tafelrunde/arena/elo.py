"""Distances in a pool, as Elo would count them: who finishes before whom, of every two at a table.

400 points are ten finishes in front to one behind. The strengths are the most likely ones (Bradley and
Terry), their intervals come from leagues drawn from the blocks again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import exp, log
from typing import NamedTuple

import msgspec

from tafelrunde.arena.bout import Played
from tafelrunde.arena.contest import Contest
from tafelrunde.engine.chance import Seeded

SCALE = 400 / log(10)
DRAWS = 400
"""Leagues drawn for the intervals."""
TAIL = 0.025
ROUNDS = 200
CLOSE = 1e-6
PRIOR = 0.5
"""A draw that every two are thought to have had: who never lost is far ahead, but not for ever."""

Wins = list[list[float]]
"""wins[a][b]: how often a finished before b; level is a half for each."""


class Distance(msgspec.Struct, frozen=True):
    elo: float
    low: float
    high: float


class Place(msgspec.Struct, frozen=True):
    """One bot of the pool; its Elo is that above the pool's mean."""

    bot: str
    elo: Distance
    gap: Distance | None
    """How far ahead of the next one; the last has none."""


class Met(NamedTuple):
    """Two bots in one block."""

    one: int
    other: int
    wins: float
    """Of the first."""
    games: int


def meetings(games: Sequence[Played]) -> list[Met]:
    """Every two of the company that played a block."""
    return [met(games, one, other) for one, other in combinations(sorted(games[0].seats), 2)]


def met(games: Sequence[Played], one: int, other: int) -> Met:
    wins = 0.0
    for played in games:
        mine, theirs = (played.ranks[played.seats.index(bot)] for bot in (one, other))
        wins += 0.5 if mine == theirs else float(mine < theirs)
    return Met(one, other, wins, len(games))


def tally(bots: int, blocks: Iterable[Sequence[Met]]) -> Wins:
    wins = [[0.0] * bots for _ in range(bots)]
    for block in blocks:
        for pair in block:
            wins[pair.one][pair.other] += pair.wins
            wins[pair.other][pair.one] += pair.games - pair.wins
    return wins


def strengths(wins: Wins) -> list[float]:
    """In Elo around a mean of 0, by Hunter's iteration."""
    bots = range(len(wins))
    won = [sum(wins[a][b] + PRIOR for b in bots if b != a) for a in bots]
    games = [[wins[a][b] + wins[b][a] + 2 * PRIOR for b in bots] for a in bots]
    worth = [1.0] * len(wins)
    for _ in range(ROUNDS):
        new = [won[a] / sum(games[a][b] / (worth[a] + worth[b]) for b in bots if b != a) for a in bots]
        mean = sum(map(log, new)) / len(new)
        new = [value / exp(mean) for value in new]
        moved = max(abs(log(after / before)) for after, before in zip(new, worth, strict=True))
        worth = new
        if moved < CLOSE:
            break
    return [SCALE * log(value) for value in worth]


def places(contest: Contest, games: Sequence[Played], seed: int = 0) -> list[Place]:
    """From strong to weak."""
    size, bots = contest.seats, len(contest.bots)
    blocks = [meetings(games[start : start + size]) for start in range(0, len(games), size)]
    found = strengths(tally(bots, blocks))
    drawn = resampled(bots, blocks, seed)
    order = sorted(range(bots), key=lambda bot: -found[bot])
    result = []
    for bot, below in zip(order, [*order[1:], None], strict=True):
        elo = distance(found[bot], [one[bot] for one in drawn])
        gap = (
            None
            if below is None
            else distance(found[bot] - found[below], [one[bot] - one[below] for one in drawn])
        )
        result.append(Place(contest.bots[bot], elo, gap))
    return result


def resampled(bots: int, blocks: Sequence[Sequence[Met]], seed: int) -> list[list[float]]:
    rng = Seeded(seed)
    return [strengths(tally(bots, (blocks[rng.below(len(blocks))] for _ in blocks))) for _ in range(DRAWS)]


def distance(value: float, drawn: Sequence[float]) -> Distance:
    ordered = sorted(drawn)
    cut = round(TAIL * len(ordered))
    return Distance(round(value, 1), round(ordered[cut], 1), round(ordered[-1 - cut], 1))
