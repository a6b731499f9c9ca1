"""What a series shows: wins with their confidence, points, decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean, median

import msgspec

from tafelrunde.arena.match import Outcome, Setting

Z_95 = 1.959964


class Spread(msgspec.Struct, frozen=True):
    """The final points of a bot over all its games."""

    mean: float
    median: float
    min: int
    max: int


class PlayerRecord(msgspec.Struct, frozen=True):
    """One player's wins, as a share of the games with its 95 % interval."""

    bot: str
    wins: float
    share: float
    low: float
    high: float
    points: Spread


class Summary(msgspec.Struct, frozen=True):
    games: int
    decisions: int
    wins: tuple[float, ...]
    """In the order of the players."""
    points: dict[str, Spread]
    """By the name of the bot, all players with it together."""
    winner_median: float
    """The median of the points that won."""
    players: tuple[PlayerRecord, ...]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share; unlike the usual one it stays within 0 and 1 and never has width 0."""
    share, squared = wins / games, Z_95 * Z_95
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    root = (share * (1 - share) / games + squared / (4 * games * games)) ** 0.5
    half = Z_95 * root / (1 + squared / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(points: Sequence[int]) -> Spread:
    return Spread(round(mean(points), 2), median(points), min(points), max(points))


def summarize(setting: Setting, outcomes: Iterable[Outcome]) -> Summary:
    played = list(outcomes)
    columns = list(zip(*(outcome.points for outcome in played), strict=True))
    wins = [sum(outcome.wins[player] for outcome in played) for player in range(len(setting.bots))]
    by_bot: dict[str, list[int]] = {}
    for bot, column in zip(setting.bots, columns, strict=True):
        by_bot.setdefault(bot, []).extend(column)
    return Summary(
        games=len(played),
        decisions=sum(outcome.decisions for outcome in played),
        wins=tuple(tidy(count) for count in wins),
        points={bot: spread(points) for bot, points in by_bot.items()},
        winner_median=median(winning_points(outcome) for outcome in played),
        players=tuple(
            player_record(bot, count, len(played), column)
            for bot, count, column in zip(setting.bots, wins, columns, strict=True)
        ),
    )


def winning_points(outcome: Outcome) -> int:
    """Points of the winner; where the game itself won, the most that anybody had."""
    won = [points for points, win in zip(outcome.points, outcome.wins, strict=True) if win]
    return max(won or outcome.points)


def player_record(bot: str, wins: float, games: int, points: Sequence[int]) -> PlayerRecord:
    low, high = wilson(wins, games)
    return PlayerRecord(bot, tidy(wins), tidy(wins / games), tidy(low), tidy(high), spread(points))


def tidy(number: float) -> float:
    """Without the dust that adding up thirds leaves."""
    return round(number, 4)
