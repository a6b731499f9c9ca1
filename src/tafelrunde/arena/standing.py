"""What a contest shows of every bot: wins with their interval, points, time, rating."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tafelrunde.arena.bout import Bout, Played
from tafelrunde.arena.contest import Contest
from tafelrunde.arena.elo import Place, places
from tafelrunde.arena.intervals import blocks_of
from tafelrunde.arena.ratings import Rating, curve
from tafelrunde.arena.sprt import Sprt
from tafelrunde.arena.summary import Spread, spread, tidy
from tafelrunde.arena.times import Pace, Times, pace, together


class Standing(msgspec.Struct, frozen=True):
    """One bot, in all seats in which it sat."""

    bot: str
    games: int
    """Times that it sat at a table; several times in one game, if it had several seats."""
    wins: float
    share: float
    low: float
    high: float
    points: Spread
    ms: Pace | None
    """None where no time is known: the games were read from a file, and that of the times is gone."""
    rating: Rating


class Verdict(msgspec.Struct, frozen=True):
    """Where the sequential test stands."""

    verdict: str
    ratio: float
    low: float
    high: float
    blocks: int


class Outcome(msgspec.Struct, frozen=True):
    """The whole contest."""

    games: int
    blocks: int
    decisions: int
    fair: float
    """Everybody's share of wins if all were equally good."""
    bots: tuple[Standing, ...]
    curve: dict[str, list[Rating]]
    points: dict[str, list[int]]
    places: tuple[Place, ...] = ()
    """Of a league."""
    sprt: Verdict | None = None


def outcome(contest: Contest, bouts: Sequence[Bout], test: Sprt | None) -> Outcome:
    games = [bout.played for bout in bouts]
    rated = curve(contest, games)
    points = {name: points_of(contest, games, name) for name in contest.names()}
    times = times_by_bot(contest, bouts)
    return Outcome(
        games=len(games),
        blocks=len(games) // contest.seats,
        decisions=sum(sum(played.decisions) for played in games),
        fair=tidy(1 / contest.seats),
        bots=tuple(
            standing(contest, games, name, points[name], times[name], rated[name][-1])
            for name in contest.names()
        ),
        curve=rated,
        points=points,
        places=tuple(places(contest, games)) if contest.league else (),
        sprt=None if test is None else verdict(test),
    )


def verdict(test: Sprt) -> Verdict:
    low, high = test.question.bounds
    return Verdict(test.verdict, tidy(test.ratio), tidy(low), tidy(high), test.blocks.count)


def standing(
    contest: Contest,
    games: Sequence[Played],
    name: str,
    points: Sequence[int],
    times: Times,
    rating: Rating,
) -> Standing:
    shares = block_shares(contest, games, name)
    seats = len(points) // len(shares)
    blocks = blocks_of(shares, seats)
    low, high = blocks.interval()
    return Standing(
        bot=name,
        games=len(points),
        wins=tidy(blocks.mean * len(points)),
        share=tidy(blocks.mean),
        low=tidy(low),
        high=tidy(high),
        points=spread(points),
        ms=pace(times),
        rating=Rating(tidy(rating.mu), tidy(rating.sigma)),
    )


def block_shares(contest: Contest, games: Sequence[Played], name: str) -> list[float]:
    """Wins for each time that it sat at a table, by block; blocks without it are left out."""
    found = []
    for start in range(0, len(games), contest.seats):
        wins = [win for one in games[start : start + contest.seats] for win in wins_of(contest, one, name)]
        if wins:
            found.append(sum(wins) / len(wins))
    return found


def first_share(contest: Contest, block: Sequence[Played]) -> float:
    """The share of the first bot in one block: what the sequential test is about."""
    return block_shares(contest, block, contest.bots[0])[0]


def wins_of(contest: Contest, played: Played, name: str) -> Iterable[float]:
    return (win for bot, win in zip(played.seats, played.wins, strict=True) if contest.bots[bot] == name)


def points_of(contest: Contest, games: Iterable[Played], name: str) -> list[int]:
    return [
        points
        for played in games
        for bot, points in zip(played.seats, played.points, strict=True)
        if contest.bots[bot] == name
    ]


def times_by_bot(contest: Contest, bouts: Iterable[Bout]) -> Mapping[str, Times]:
    parts: dict[str, list[Times]] = {name: [] for name in contest.names()}
    for bout in bouts:
        # The file of the times may be shorter than that of the results: then there are none for this game.
        for bot, times in zip(bout.played.seats, bout.times, strict=False):
            parts[contest.bots[bot]].append(times)
    return {name: together(own) for name, own in parts.items()}
