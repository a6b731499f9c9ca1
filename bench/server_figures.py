"""From measurements of the server to figures."""

from __future__ import annotations

from statistics import median
from typing import Any

import msgspec

from bench.figures import median_ratio, rounded
from bench.server_contest import ServerRounds
from bench.server_readers import Reading

KILO = 1024


class ServerFigures(msgspec.Struct, frozen=True):
    """Speeds are moves per second that all four clients have seen, latencies milliseconds until they have."""

    peer: str
    moves_per_second: float
    peer_moves_per_second: float
    ratio: float
    error: float
    rounds: int
    tables: int
    """Open at the same time, with four clients each and one move per second."""
    game: str
    """What is played at them."""
    moves: int
    p50_ms: float
    p99_ms: float
    late: int
    """Moves that were due before the last one was seen, and so not made."""
    kb_per_table: float
    early_step_ms: float
    late_step_ms: float
    """CPU of a step at a table with four readers, at step 10 and at step 500."""
    late_over_early: float
    load: float
    """Processes that wanted to run on this machine, this measurement's own included; it has two at work."""


def server_figures(measured: ServerRounds, reading: Reading, peer: str) -> ServerFigures:
    ours, theirs = ([raced.speed for raced in side] for side in zip(*measured.races, strict=True))
    ratio = median_ratio(ours, theirs)
    steady = measured.steady
    return ServerFigures(
        peer=peer,
        moves_per_second=rounded(median(ours)),
        peer_moves_per_second=rounded(median(theirs)),
        ratio=rounded(ratio.value),
        error=rounded(ratio.error),
        rounds=len(ours),
        tables=measured.tables,
        game=measured.game,
        moves=steady.moves,
        p50_ms=quantile(steady.latencies, 0.5),
        p99_ms=quantile(steady.latencies, 0.99),
        late=steady.late,
        kb_per_table=rounded(measured.bytes_per_table / KILO),
        early_step_ms=rounded(reading.early_ms),
        late_step_ms=rounded(reading.late_ms),
        late_over_early=rounded(reading.late_ms / reading.early_ms),
        load=rounded(measured.load),
    )


def quantile(ordered: tuple[float, ...], share: float) -> float:
    return rounded(ordered[min(len(ordered) - 1, int(share * len(ordered)))]) if ordered else float("inf")


def server_json(figures: ServerFigures, seconds: float) -> dict[str, Any]:
    return {**msgspec.structs.asdict(figures), "seconds": round(seconds, 1)}
