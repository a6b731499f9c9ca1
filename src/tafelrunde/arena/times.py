"""How long decisions take, counted in steps of two per cent: small to keep and easy to add up."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, log2

import msgspec

STEPS = 32
"""To each doubling: one step is 2.2 %."""


class Times(msgspec.Struct, frozen=True):
    """Decisions by their step, with the sum and the longest of them in microseconds."""

    steps: dict[int, int] = {}
    total: int = 0
    longest: int = 0


class Pace(msgspec.Struct, frozen=True):
    """Milliseconds a decision."""

    mean: float
    p50: float
    p95: float
    max: float


def counted(durations: Iterable[int]) -> Times:
    """From microseconds."""
    steps: dict[int, int] = {}
    total = longest = 0
    for duration in durations:
        step = floor(STEPS * log2(max(1, duration)))
        steps[step] = steps.get(step, 0) + 1
        total += duration
        longest = max(longest, duration)
    return Times(steps, total, longest)


def together(parts: Iterable[Times]) -> Times:
    steps: dict[int, int] = {}
    total = longest = 0
    for part in parts:
        for step, count in part.steps.items():
            steps[step] = steps.get(step, 0) + count
        total += part.total
        longest = max(longest, part.longest)
    return Times(steps, total, longest)


def pace(times: Times) -> Pace | None:
    """None where nobody decided anything."""
    count = sum(times.steps.values())
    if not count:
        return None
    return Pace(
        mean=round(times.total / count / 1000, 3),
        p50=round(quantile(times, 0.5) / 1000, 3),
        p95=round(quantile(times, 0.95) / 1000, 3),
        max=round(times.longest / 1000, 3),
    )


def quantile(times: Times, share: float) -> float:
    """The upper edge of the step that holds it: never too little, at most 2.2 % too much."""
    wanted, seen = ceil(share * sum(times.steps.values())), 0
    for step in sorted(times.steps):
        seen += times.steps[step]
        if seen >= wanted:
            return float(min(times.longest, 2 ** ((step + 1) / STEPS)))
    return float(times.longest)
