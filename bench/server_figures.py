"""From measurements of the server to figures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from statistics import median
from typing import Any

import msgspec

from bench.figures import median_ratio, rounded
from bench.server_contest import ServerRounds, Steady
from bench.server_readers import Reading

KILO = 1024
SECOND = 1000.0


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
    echo_p99_ms: float
    """The same of a server that only echoes, in turns with ours."""
    p99_ratio: float
    p99_error: float
    disk_p99_ms: float
    """And of one that tells a move when the disk has it, as ours does."""
    disk_p99_ratio: float
    disk_p99_error: float
    late: int
    """Moves that not everybody had seen a second later, and those that were not made because of that."""
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
    steady, echo, disk = zip(*measured.steady, strict=True)
    behind, behind_disk = (median_ratio([*map(p99, steady)], [*map(p99, other)]) for other in (echo, disk))
    return ServerFigures(
        peer=peer,
        moves_per_second=rounded(median(ours)),
        peer_moves_per_second=rounded(median(theirs)),
        ratio=rounded(ratio.value),
        error=rounded(ratio.error),
        rounds=len(ours),
        tables=measured.tables,
        game=measured.game,
        moves=sum(one.moves for one in steady),
        p50_ms=rounded(quantile(steady, 0.5)),
        p99_ms=rounded(quantile(steady, 0.99)),
        echo_p99_ms=rounded(quantile(echo, 0.99)),
        p99_ratio=rounded(behind.value),
        p99_error=rounded(behind.error),
        disk_p99_ms=rounded(quantile(disk, 0.99)),
        disk_p99_ratio=rounded(behind_disk.value),
        disk_p99_error=rounded(behind_disk.error),
        late=sum(one.late + sum(ms > SECOND for ms in one.latencies) for one in steady),
        kb_per_table=rounded(measured.bytes_per_table / KILO),
        early_step_ms=rounded(reading.early_ms),
        late_step_ms=rounded(reading.late_ms),
        late_over_early=rounded(reading.late_ms / reading.early_ms),
        load=rounded(measured.load),
    )


def p99(round_: Steady) -> float:
    return quantile([round_], 0.99)


def quantile(rounds: Sequence[Steady], share: float) -> float:
    ordered = sorted(chain.from_iterable(one.latencies for one in rounds))
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


def server_json(figures: ServerFigures, seconds: float) -> dict[str, Any]:
    return {**msgspec.structs.asdict(figures), "seconds": round(seconds, 1)}
