"""A world: what never changes during play, by field, laid out for quick walking. Shared by all states.

A field is its place in these tables, a direction 0 to 5 (NW, NO, O, SO, SW, W), a side is
`6 * field + direction`, and an edge the line that two neighbours share: one number from both sides.
What people build, and who owns what, belongs to the state.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.tables.terrain import HEIGHT, INCOME, INHABITANTS, IS_DEEP, IS_WATER
from tafelrunde.games.phoenix.world.coordinates import (
    CASTLE,
    CASTLE_KF,
    FAR,
    NEST,
    SIDES,
    STEP_H,
    STEP_R,
    Shape,
    distance_between,
)

NOWHERE: Final = -1
NUDGE: Final = 1000
COAST: Final = 2
"""Coastal waters reach this far (PH-4.1a)."""
ROW_KEY: Final = 1 << 20
"""Rows are this far apart in the index of places, more than the widest sheet."""

# A step over land as one number, see `packed`.
OVER_RIVER: Final = 1
CLIMBS_UP: Final = 2
WAY_EDGE: Final = 2
"""Above these bits stands the edge."""


def packed(edge: int, climb: int, river: int) -> int:
    return edge << WAY_EDGE | (CLIMBS_UP if climb else 0) | (OVER_RIVER if river else 0)


class Landmarks:
    """Fields with a role of their own; NOWHERE where a world has none."""

    def __init__(
        self,
        gates: tuple[int, ...] = (),
        surfacings: tuple[int, ...] = (),
        nest_gate: int = NOWHERE,
        audvacar: int = NOWHERE,
        starts: tuple[int, ...] = (),
    ) -> None:
        self.gates = gates
        """At the rim of the world, both ways to the nest (PH-6.6.3a)."""
        self.surfacings = surfacings
        """In the deep sea, only out of the nest."""
        self.nest_gate = nest_gate
        self.audvacar = audvacar
        self.starts = starts
        """Where founding realms may have their capitals, the fairest first."""


class World:
    """All that is fixed about a world; built once, never changed."""

    def __init__(
        self,
        name: str,
        shape: Shape,
        keys: list[int],
        terrain: list[int],
        river_sides: list[int],
        landmarks: Landmarks,
    ) -> None:
        """`keys` are 100 * gf + kf by field, in rising order."""
        self.name = name
        self.shape = shape
        self.size: int = len(keys)
        self.key: tuple[int, ...] = tuple(keys)
        twin = _TWINS.get((shape.tops, shape.rows, self.key))
        if twin is None:
            self._read_fields(keys)
            _remember(self)
        else:
            self._share(twin)
        self._read_terrain(terrain)
        self.complete(river_sides, landmarks)

    def _read_fields(self, keys: list[int]) -> None:
        """What follows from the fields alone, whatever grows on them."""
        self.gf: tuple[int, ...] = tuple([key // 100 for key in keys])
        self.kf: tuple[int, ...] = tuple([key % 100 for key in keys])
        self.number: dict[int, int] = {key: field for field, key in enumerate(keys)}
        """By 100 * gf + kf, the field."""
        self.labels: tuple[str, ...] = tuple([f"{key // 100}/{key % 100:02d}" for key in keys])
        self.labelled: dict[str, int] = {label: field for field, label in enumerate(self.labels)}
        """By label, the field."""
        self._read_places()
        self._read_edges()
        self._read_steps()

    def complete(self, river_sides: list[int], landmarks: Landmarks) -> None:
        """Rivers and landmarks, which can only be named once the fields are numbered; not for use in play."""
        self.landmarks = landmarks
        self._read_rivers(river_sides)
        self._read_ways()

    def _read_terrain(self, terrain: list[int]) -> None:
        self.terrain: tuple[int, ...] = tuple(terrain)
        self.height: tuple[int, ...] = tuple([HEIGHT[kind] for kind in terrain])
        self.inhabitants: tuple[int, ...] = tuple([INHABITANTS[kind] for kind in terrain])
        self.income: tuple[int, ...] = tuple([INCOME[kind] for kind in terrain])
        self.is_water: tuple[int, ...] = tuple([IS_WATER[kind] for kind in terrain])
        self.is_deep: tuple[int, ...] = tuple([IS_DEEP[kind] for kind in terrain])
        self.is_nest: tuple[int, ...] = tuple([1 if gf == NEST else 0 for gf in self.gf])
        self.castle: int = self.number.get(100 * CASTLE + CASTLE_KF, NOWHERE)
        """6666/66, the castle of the elementals (PH-6.10.3b)."""

    def _read_places(self) -> None:
        places = [self.shape.place(gf, kf) for gf, kf in zip(self.gf, self.kf, strict=True)]
        self.h: tuple[int, ...] = tuple([h for h, _ in places])
        self.r: tuple[int, ...] = tuple([r for _, r in places])
        self.by_place: dict[int, int] = {ROW_KEY * r + h: field for field, (h, r) in enumerate(places)}

    def _read_edges(self) -> None:
        neighbour: list[int] = []
        edge: list[int] = []
        edge_sides: list[int] = []
        for field in range(self.size):
            for direction in range(SIDES):
                other = self.at(self.h[field] + STEP_H[direction], self.r[field] + STEP_R[direction])
                neighbour.append(other)
                if 0 <= other < field:
                    edge.append(edge[SIDES * other + (direction + 3) % SIDES])
                else:
                    edge.append(len(edge_sides))
                    edge_sides.append(SIDES * field + direction)
        self.neighbour: tuple[int, ...] = tuple(neighbour)
        """By side, the field beyond it, or NOWHERE."""
        self.edge: tuple[int, ...] = tuple(edge)
        """By side, its edge."""
        self.edge_side: tuple[int, ...] = tuple(edge_sides)
        """By edge, the side of it that comes first."""
        self.edges: int = len(edge_sides)

    def _read_rivers(self, river_sides: list[int]) -> None:
        river = [0] * self.edges
        for side in river_sides:
            river[self.edge[side]] = 1  # PH-0.3.11a: at that side for both of them
        self.river: tuple[int, ...] = tuple(river)
        """By edge, 1 where a river runs."""

    def _read_steps(self) -> None:
        steps: list[tuple[tuple[int, int, int], ...]] = []
        for field in range(self.size):
            first = SIDES * field
            sides = [side for side in range(first, first + SIDES) if self.neighbour[side] >= 0]
            steps.append(tuple([(self.neighbour[side], self.edge[side], side) for side in sides]))
        self.steps: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(steps)
        """By field: each neighbour with the edge to it and the side of this field; 3 to 6 of them."""
        self.around: tuple[tuple[int, ...], ...] = tuple(
            [tuple([neighbour for neighbour, _, _ in row]) for row in steps]
        )
        """By field, its neighbours (PH-0.1.1d)."""

    def _share(self, twin: World) -> None:
        """Must equal `_read_fields`; most of its tables a world has in common with all of its shape."""
        self.key, self.gf, self.kf, self.number = twin.key, twin.gf, twin.kf, twin.number
        self.labels, self.labelled = twin.labels, twin.labelled
        self.h, self.r, self.by_place = twin.h, twin.r, twin.by_place
        self.neighbour, self.edge, self.edge_side = twin.neighbour, twin.edge, twin.edge_side
        self.edges, self.steps, self.around = twin.edges, twin.steps, twin.around

    def _read_ways(self) -> None:
        land: list[tuple[tuple[int, int, int, int], ...]] = []
        sea: list[tuple[tuple[int, int], ...]] = []
        for field in range(self.size):
            height = self.height[field]
            walks: list[tuple[int, int, int, int]] = []
            sails: list[tuple[int, int]] = []
            for other, edge, _ in self.steps[field]:
                climb = abs(self.height[other] - height)
                if self.is_water[field] and self.is_water[other]:
                    sails.append((other, edge))
                elif climb <= 1 and not self.is_water[field] and not self.is_water[other]:
                    walks.append((other, edge, climb, self.river[edge]))
            land.append(tuple(walks))
            sea.append(tuple(sails))
        self.land_steps: tuple[tuple[tuple[int, int, int, int], ...], ...] = tuple(land)
        """By land field, the land that could be entered at all: field, edge, levels to climb, river."""
        self.sea_steps: tuple[tuple[tuple[int, int], ...], ...] = tuple(sea)
        """By water field, the water beside it and the edge."""
        self.walks: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            [
                tuple([(other, packed(edge, climb, river)) for other, edge, climb, river in row])
                for row in land
            ]
        )
        """`land_steps` for quick searches: the field, and the rest `packed`."""
        self.spare: list[list[int]] = []
        """Tables by field with nothing but zeros, lent to searches."""
        self._shores: list[tuple[int, ...] | None] = [None] * self.size

    def shore(self, field: int) -> tuple[int, ...]:
        """The land within two fields, which makes coastal waters (PH-4.1a); found once for each field."""
        known = self._shores[field]
        if known is None:
            known = tuple([other for other in self.disc(field, COAST) if not self.is_water[other]])
            self._shores[field] = known
        return known

    def at(self, h: int, r: int) -> int:
        """The field at a place of the drawn map, or NOWHERE."""
        return self.by_place.get(ROW_KEY * r + h, NOWHERE)

    def field(self, gf: int, kf: int) -> int:
        """The field of that name, or NOWHERE."""
        return self.number.get(100 * gf + kf, NOWHERE)

    def label(self, field: int) -> str:
        """As people write it: 503/22."""
        return self.labels[field]

    def distance(self, field: int, other: int) -> int:
        """Steps between two fields, whatever lies on the way (PH-0.1.2c); about FAR where no way leads."""
        return distance_between(self.h[field], self.r[field], self.h[other], self.r[other])

    def is_connected(self, field: int, other: int) -> bool:
        """Whether both lie on the same map; the nest and the castle lie on their own."""
        return self.distance(field, other) < FAR // 2

    def direction(self, field: int, other: int) -> int:
        """Which side of a field leads to its neighbour, or NOWHERE if they are none."""
        for neighbour, _, side in self.steps[field]:
            if neighbour == other:
                return side % SIDES
        return NOWHERE

    def ring(self, field: int, radius: int) -> list[int]:
        """The fields at exactly that distance, clockwise from the west; those beyond the rim are left out."""
        if radius == 0:
            return [field]
        h, r = self.h[field] - 2 * radius, self.r[field]
        found: list[int] = []
        for direction in (1, 2, 3, 4, 5, 0):
            for _ in range(radius):
                other = self.at(h, r)
                if other >= 0:
                    found.append(other)
                h += STEP_H[direction]
                r += STEP_R[direction]
        return found

    def disc(self, field: int, radius: int) -> list[int]:
        """The fields within a distance, the nearest first."""
        found: list[int] = []
        for distance in range(radius + 1):
            found += self.ring(field, distance)
        return found

    def line(self, field: int, other: int) -> list[int]:
        """The fields under a straight line from one to the other, both included."""
        steps = self.distance(field, other)
        found: list[int] = []
        for i in range(steps + 1):
            h, r = _on_line(self.h[field], self.r[field], self.h[other], self.r[other], i, steps)
            place = self.at(h, r)
            if place >= 0:
                found.append(place)
        return found


_TWINS: Final[dict[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], World]] = {}
"""By shape and fields, a world that has them."""
_KEPT: Final = 4


def _remember(world: World) -> None:
    if len(_TWINS) >= _KEPT:
        _TWINS.clear()
    _TWINS[world.shape.tops, world.shape.rows, world.key] = world


def _on_line(h: int, r: int, other_h: int, other_r: int, i: int, steps: int) -> tuple[int, int]:
    """The hexagon around the i-th of so many equal parts of a line, in whole numbers.

    A line between two hexagons is pushed a little to one side, so that it is always in one of them.
    """
    if steps == 0:
        return h, r
    whole = steps * NUDGE
    q = NUDGE * ((h - r) // 2 * (steps - i) + (other_h - other_r) // 2 * i) + 1
    row = NUDGE * (r * (steps - i) + other_r * i) + 2
    near_q, near_r, near_s = _nearest(q, whole), _nearest(row, whole), _nearest(-q - row, whole)
    off_q, off_r = abs(near_q * whole - q), abs(near_r * whole - row)
    off_s = abs(near_s * whole + q + row)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return 2 * near_q + near_r, near_r


def _nearest(number: int, parts: int) -> int:
    return (2 * number + parts) // (2 * parts)
