"""Land and sea, mountain ranges and lakes of a generated world."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.games.phoenix.world.making.noise import layer, ranks, ridges
from tafelrunde.games.phoenix.world.world import World

SMALLEST_ISLAND: Final = 4
SMALLEST_LAKE: Final = 3
LOW_SHARE: Final = 0.58
HIGH_SHARE: Final = 0.79
HILL_SHARE: Final = 0.925
"""Of the land, what lies at height 1, at most 2, at most 3; the rest is mountains."""


class Relief:
    """A world in the making: a frame of fields, and by field the height 0 to 4 and its finer grain."""

    def __init__(self, frame: World, heights: list[int], grain: list[float]) -> None:
        self.frame = frame
        self.heights = heights
        self.grain = grain

    def land(self) -> list[int]:
        return [field for field, height in enumerate(self.heights) if height]


def middle_of(frame: World) -> int:
    """The field nearest to the middle of the map."""
    middle_h = (min(frame.h) + max(frame.h)) / 2
    middle_r = (min(frame.r) + max(frame.r)) / 2
    return min(
        range(frame.size),
        key=lambda field: (abs(frame.h[field] - middle_h) + abs(frame.r[field] - middle_r), field),
    )


def steps_from(frame: World, starts: Iterable[int], inside: list[bool] | None = None) -> list[int]:
    """By field, how many steps the nearest of these is away; -1 where none can be reached inside."""
    distance = [-1] * frame.size
    reached = sorted(set(starts))
    for field in reached:
        distance[field] = 0
    for field in reached:  # grows while it is walked
        for other in frame.around[field]:
            if distance[other] < 0 and (inside is None or inside[other]):
                distance[other] = distance[field] + 1
                reached.append(other)
    return distance


def parts(frame: World, inside: list[bool]) -> list[list[int]]:
    """Connected parts of some fields, the largest first."""
    found: list[list[int]] = []
    seen = [not yes for yes in inside]
    for start in range(frame.size):
        if seen[start]:
            continue
        part = [start]
        seen[start] = True
        for field in part:
            for other in frame.around[field]:
                if not seen[other]:
                    seen[other] = True
                    part.append(other)
        found.append(part)
    return sorted(found, key=lambda part: (-len(part), part[0]))


def rim_of(frame: World) -> list[int]:
    return [field for field in range(frame.size) if len(frame.around[field]) < SIDES]


def raise_land(rng: Seeded, frame: World, share: float, inner_sea: int, wet: Collection[int]) -> list[bool]:
    """Which fields are land: continents that keep away from the rim and from the sea around one field."""
    to_rim = steps_from(frame, rim_of(frame))
    width = max(2, max(to_rim) // 8)
    hole = max(to_rim) // 7 + 2
    to_hole = [frame.distance(field, inner_sea) if inner_sea >= 0 else hole for field in range(frame.size)]
    score = layer(rng, frame, max(to_rim) * 0.45 + 4, 5)
    for field in range(frame.size):
        score[field] -= 0.05 * max(0, width - to_rim[field]) + 0.06 * max(0, hole - to_hole[field])
    rank = ranks(score, range(frame.size))
    sea = [to_rim[field] < 2 or to_hole[field] < hole // 2 or field in wet for field in range(frame.size)]
    land = [rank[field] >= 1 - share and not sea[field] for field in range(frame.size)]
    land = _without_crumbs(frame, _smoothed(frame, land, sea), sea)
    if inner_sea >= 0:
        _open_strait(frame, land, inner_sea)
    return land


def _open_strait(frame: World, land: list[bool], inner_sea: int) -> None:
    """The sea in the middle is no lake: where land closes it off, the shortest way out becomes water."""
    outside = next(part for part in parts(frame, [not yes for yes in land]) if rim_of(frame)[0] in part)
    distance = steps_from(frame, outside)
    field = inner_sea
    while distance[field] > 0:
        field = min(frame.around[field], key=lambda other: (distance[other], other))
        for near in (field, *frame.around[field]):
            land[near] = False


def _smoothed(frame: World, land: list[bool], sea: list[bool]) -> list[bool]:
    """Single fields that stick out follow their neighbours."""
    smooth = list(land)
    for field in range(frame.size):
        beside = sum([land[other] for other in frame.around[field]])
        if beside <= 1:
            smooth[field] = False
        elif beside >= 5 and not sea[field]:
            smooth[field] = True
    return smooth


def _without_crumbs(frame: World, land: list[bool], sea: list[bool]) -> list[bool]:
    for part in parts(frame, land):
        if len(part) < SMALLEST_ISLAND:
            for field in part:
                land[field] = False
    for part in parts(frame, [not yes for yes in land]):
        if len(part) < SMALLEST_LAKE and not any(sea[field] for field in part):
            for field in part:
                land[field] = True
    return land


def raise_ranges(rng: Seeded, frame: World, land: list[bool]) -> Relief:
    """Heights: ranges along the ridges of a noise, rising away from the coast."""
    fields = [field for field in range(frame.size) if land[field]]
    inland = steps_from(frame, [field for field in range(frame.size) if not land[field]])
    extent = max(max(inland), 1)
    ridge = ridges(layer(rng, frame, 18.0, 3))
    rough = layer(rng, frame, 9.0, 3)
    grain = [
        0.75 * ridge[field] + 0.6 * rough[field] + 0.25 * min(inland[field], 4) / min(extent, 4)
        for field in range(frame.size)
    ]
    rank = ranks(grain, fields)
    heights = [0] * frame.size
    for field in fields:
        heights[field] = 1 + sum([rank[field] >= share for share in (LOW_SHARE, HIGH_SHARE, HILL_SHARE)])
    relief = Relief(frame, heights, grain)
    _soften(relief)
    return relief


def _soften(relief: Relief) -> None:
    """Cliffs stay rare: a field two levels above most of its neighbours sinks, one at the sea is no peak."""
    heights, around = relief.heights, relief.frame.around
    for _ in range(3):
        for field in relief.land():
            height = heights[field]
            beside = [heights[other] for other in around[field]]
            steep = sum([other <= height - 2 for other in beside if other])
            if steep >= 2 or min(beside) < height - 2:
                heights[field] = max(1, height - 1)
