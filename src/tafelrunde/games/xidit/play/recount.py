"""The three assessments a second time, from what was told alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.xidit.play.events import BardsPlaced, GoldTaken, RegionScored, StoriesBuilt

BASTION = "bastion"


def wealth(events: Sequence[Any], seats: int) -> list[int]:
    totals = [0] * seats
    for event in events:
        if isinstance(event, GoldTaken):
            totals[event.seat] += event.gold
    return totals


def influence(events: Sequence[Any], seats: int) -> list[int]:
    totals = [0] * seats
    for event in events:
        if isinstance(event, StoriesBuilt):
            totals[event.seat] += event.stories
    return totals


def placed_bards(events: Sequence[Any], seats: int) -> dict[str, list[int]]:
    """By region, and in it by seat."""
    placed: dict[str, list[int]] = {}
    for event in events:
        if isinstance(event, BardsPlaced):
            for region in (*event.regions, *[BASTION] * (event.bastion or 0)):
                placed.setdefault(region, [0] * seats)[event.seat] += 1
    return placed


def reputation(events: Sequence[Any], seats: int) -> list[int]:
    """Region values are told when they are scored; the bards are counted as they were placed."""
    placed = placed_bards(events, seats)
    totals = [0] * seats
    for event in events:
        if isinstance(event, RegionScored):
            for seat, points in enumerate(shares(event, placed.get(event.region, [0] * seats))):
                totals[seat] += points
    return totals


def shares(region: RegionScored, bards: list[int]) -> list[int]:
    """The most score the first value; if it is one seat, the next most score the second."""
    points = [0] * len(bards)
    leaders = [seat for seat, count in enumerate(bards) if count and count == max(bards)]
    for seat in leaders:
        points[seat] = region.first
    others = [count for seat, count in enumerate(bards) if seat not in leaders]
    if len(leaders) == 1 and any(others):
        for seat, count in enumerate(bards):
            if seat not in leaders and count == max(others):
                points[seat] = region.second
    return points


def recount(events: Sequence[Any], seats: int) -> list[int]:
    """Final points: wealth, influence and reputation."""
    columns = wealth(events, seats), influence(events, seats), reputation(events, seats)
    return [sum(values) for values in zip(*columns, strict=True)]
