"""Rivers of a generated world: water runs downhill from corner to corner, to the sea or to a lake."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.games.phoenix.world.making.relief import Relief
from tafelrunde.games.phoenix.world.world import NOWHERE, World

BASIN_WITH_LAKE: Final = 5
"""A hollow of so many fields gets a lake; smaller ones are filled up."""
RIVER_SHARE: Final = 0.11
"""Of the sides between two land fields, how many are rivers."""
SHORTEST: Final = 4
BEND_GRAIN: Final = 1 << 16
"""Chance at every corner, so that rivers wind."""


class Corners:
    """Where three fields meet, and the sides that lead from corner to corner."""

    def __init__(self, frame: World) -> None:
        self.fields: list[tuple[int, int, int]] = []
        """By corner, its three fields."""
        numbers: dict[tuple[int, ...], int] = {}
        ends: list[list[int]] = [[] for _ in range(frame.edges)]
        for field in range(frame.size):
            for direction in range(SIDES):
                left = frame.neighbour[SIDES * field + direction]
                right = frame.neighbour[SIDES * field + (direction + 1) % SIDES]
                if left == NOWHERE or right == NOWHERE:
                    continue
                low, middle, high = sorted((field, left, right))
                number = numbers.setdefault((low, middle, high), len(self.fields))
                if number == len(self.fields):
                    self.fields.append((low, middle, high))
                    for one, other in ((low, middle), (low, high), (middle, high)):
                        ends[_edge_between(frame, one, other)].append(number)
        self.beside: list[list[tuple[int, int]]] = [[] for _ in self.fields]
        """By corner, the corners beside it and the edge to each."""
        for edge, corners in enumerate(ends):
            if len(corners) == 2:
                one, other = corners
                self.beside[one].append((other, edge))
                self.beside[other].append((one, edge))


def _edge_between(frame: World, field: int, other: int) -> int:
    return frame.edge[SIDES * field + frame.direction(field, other)]


class Drainage:
    """Where the water of each corner goes, and the order of all corners from mouth to spring."""

    def __init__(self, corners: Corners, relief: Relief, bends: list[float]) -> None:
        self.floor = [min([relief.heights[field] for field in three]) for three in corners.fields]
        """By corner, the height of its lowest field; 0 at the sea."""
        self.filled = [NOWHERE] * len(corners.fields)
        """By corner, the height that water must reach to run off from there."""
        self.down = [NOWHERE] * len(corners.fields)
        self.edge = [NOWHERE] * len(corners.fields)
        self.order: list[int] = []
        self._run(corners, relief, bends)

    def _run(self, corners: Corners, relief: Relief, bends: list[float]) -> None:
        """From the sea upwards, always on from the lowest corner reached so far."""
        grain = [
            sum([relief.grain[f] for f in three]) + bend
            for three, bend in zip(corners.fields, bends, strict=True)
        ]
        heap: list[tuple[int, float, int]] = []
        for corner, floor in enumerate(self.floor):
            if floor == 0:
                self.filled[corner] = 0
                heappush(heap, (0, grain[corner], corner))
        while heap:
            level, _, corner = heappop(heap)
            self.order.append(corner)
            for other, edge in corners.beside[corner]:
                if self.filled[other] == NOWHERE:
                    self.filled[other] = max(level, self.floor[other])
                    self.down[other], self.edge[other] = corner, edge
                    heappush(heap, (self.filled[other], grain[other], other))


def drain(rng: Seeded, relief: Relief) -> tuple[Corners, Drainage]:
    """Fills hollows, or puts a lake into them, until all water runs off downhill."""
    corners = Corners(relief.frame)
    bends = [rng.below(BEND_GRAIN) / BEND_GRAIN for _ in corners.fields]
    while True:
        drainage = Drainage(corners, relief, bends)
        hollow = [c for c, floor in enumerate(drainage.floor) if floor < drainage.filled[c]]
        if not hollow:
            return corners, drainage
        _mend(relief, corners, drainage, hollow)


def _mend(relief: Relief, corners: Corners, drainage: Drainage, hollow: list[int]) -> None:
    """One round: hollows connected by their fields are each filled by a level or get their lake."""
    wanted: dict[int, int] = {}
    for corner in hollow:
        for field in corners.fields[corner]:
            if relief.heights[field] < drainage.filled[corner]:
                wanted[field] = max(wanted.get(field, 0), drainage.filled[corner])
    left = set(wanted)
    for start in sorted(wanted):
        if start not in left:
            continue
        basin = [start]
        left.discard(start)
        for field in basin:
            near = [other for other in relief.frame.around[field] if other in left]
            left.difference_update(near)
            basin += near
        if len(basin) >= BASIN_WITH_LAKE:
            relief.heights[min(basin, key=lambda field: (relief.grain[field], field))] = 0
        else:
            for field in basin:
                relief.heights[field] = wanted[field]


def carve(rng: Seeded, relief: Relief) -> list[int]:
    """The edges along which rivers run: where much water comes together."""
    corners, drainage = drain(rng, relief)
    flow = [0.0] * len(corners.fields)
    for corner in reversed(drainage.order):
        flow[corner] += 1.0 + 0.5 * drainage.floor[corner]
        if drainage.down[corner] != NOWHERE:
            flow[drainage.down[corner]] += flow[corner]
    running = [corner for corner in drainage.order if drainage.down[corner] != NOWHERE]
    strongest = sorted(running, key=lambda corner: (-flow[corner], corner))
    count = int(len(running) * RIVER_SHARE)
    return _long_ones(drainage, set(strongest[:count]))


def _long_ones(drainage: Drainage, wet: set[int]) -> list[int]:
    """Without streams that are too short to matter."""
    mouth: dict[int, int] = {}
    length: dict[int, int] = {}
    for corner in drainage.order:
        if corner in wet:
            mouth[corner] = mouth.get(drainage.down[corner], corner)
            length[mouth[corner]] = length.get(mouth[corner], 0) + 1
    return sorted(drainage.edge[corner] for corner in wet if length[mouth[corner]] >= SHORTEST)
