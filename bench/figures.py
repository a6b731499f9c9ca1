"""From measurements to figures: medians over rounds, ratios to the peer, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from statistics import median
from typing import Any

import msgspec

from bench.contest import PEER, Rounds
from bench.worker import Measurement

MICRO = 1e6
MAIN_GAME = "kingsburg"
"""Its ratios also stand at the top of the figures."""


class Ratio(msgspec.Struct, frozen=True):
    """Our time per decision over the peer's, and the half width of its 95 % interval, relative to it."""

    value: float
    error: float


class GameFigures(msgspec.Struct, frozen=True):
    """Times in microseconds; what needs the compiled build is None without it."""

    ratio_pure: float
    error_pure: float
    ratio_compiled: float | None
    error_compiled: float | None
    pure_us: float
    compiled_us: float | None
    copy_us: float | None
    copy_us_pure: float
    games_per_second: float
    """Of the fastest build there is."""
    games_per_second_pure: float
    decisions_per_game: float


class Figures(msgspec.Struct, frozen=True):
    peer: str
    peer_us: float
    peer_copy_us: float
    peer_error: float
    rounds: int
    games: dict[str, GameFigures]


def per_decision(turn: Measurement) -> float:
    return MICRO * turn.seconds / turn.decisions


def typical(turns: Sequence[Measurement]) -> float:
    return median(map(per_decision, turns))


def median_ratio(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """Round by round, so that a slow moment of the machine slows both sides of a ratio."""
    ratios = sorted(our / their for our, their in zip(ours, theirs, strict=True))
    middle = median(ratios)
    low, high = median_interval(ratios)
    return Ratio(middle, max(high - middle, middle - low) / middle)


def median_interval(ordered: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a median by ranks; it asks nothing of the distribution."""
    count = len(ordered)
    reach = 0.98 * count**0.5
    low, high = floor(count / 2 - reach) - 1, ceil(count / 2 + reach)
    return ordered[max(0, low)], ordered[min(count - 1, high)]


def game_figures(rounds: Rounds, game: str) -> GameFigures:
    peer = [per_decision(turn) for turn in rounds[PEER]]
    pure, compiled = rounds[f"{game} pure"], rounds.get(f"{game} compiled", ())
    slow = median_ratio(list(map(per_decision, pure)), peer)
    fast = median_ratio(list(map(per_decision, compiled)), peer) if compiled else None
    return GameFigures(
        ratio_pure=rounded(slow.value),
        error_pure=rounded(slow.error),
        ratio_compiled=rounded(fast.value) if fast else None,
        error_compiled=rounded(fast.error) if fast else None,
        pure_us=rounded(typical(pure)),
        compiled_us=rounded(typical(compiled)) if compiled else None,
        copy_us=copy_time(compiled) if compiled else None,
        copy_us_pure=copy_time(pure),
        games_per_second=speed(compiled or pure),
        games_per_second_pure=speed(pure),
        decisions_per_game=rounded(sum(t.decisions for t in pure) / sum(t.games for t in pure)),
    )


def copy_time(turns: Sequence[Measurement]) -> float:
    return rounded(MICRO * median(turn.copy_seconds for turn in turns))


def speed(turns: Sequence[Measurement]) -> float:
    return rounded(median(turn.games / turn.seconds for turn in turns))


def rounded(value: float) -> float:
    """Four significant digits: more would pretend."""
    return float(f"{value:.4g}")


def figures(rounds: Rounds, games: Sequence[str], peer: str) -> Figures:
    turns = rounds[PEER]
    times = [per_decision(turn) for turn in turns]
    return Figures(
        peer=peer,
        peer_us=rounded(median(times)),
        peer_copy_us=copy_time(turns),
        peer_error=rounded(median_ratio(times, [1.0] * len(times)).error),
        rounds=len(turns),
        games={game: game_figures(rounds, game) for game in games},
    )


def as_json(measured: Figures, build: str, seconds: float) -> dict[str, Any]:
    """Each game under its name; the main game's ratios at the top, with the larger of their errors."""
    main = measured.games[MAIN_GAME]
    return {
        "peer": measured.peer,
        "peer_us": measured.peer_us,
        "peer_copy_us": measured.peer_copy_us,
        **{game: msgspec.structs.asdict(own) for game, own in measured.games.items()},
        "ratio_pure": main.ratio_pure,
        "ratio_compiled": main.ratio_compiled,
        "copy_us": main.copy_us,
        "error": max(main.error_pure, main.error_compiled or 0.0),
        "compiled": build,
        "rounds": measured.rounds,
        "seconds": round(seconds, 1),
    }
