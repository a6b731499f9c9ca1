"""Makes believable worlds from a seed: continents, ranges, rivers, climate and fair starting places.

The same recipe gives the same world on every machine and build.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.tables.terrain import DEEP_SEA, GATE, LETTERS, LOWLAND, SURFACING, WATER
from tafelrunde.games.phoenix.world.coordinates import (
    DIRECTIONS,
    ERKENFARA_ROWS,
    PROVINCE_FIELDS,
    SIDES,
    STEP_H,
    STEP_R,
    Shape,
)
from tafelrunde.games.phoenix.world.description import Description
from tafelrunde.games.phoenix.world.making import climate, relief, rivers
from tafelrunde.games.phoenix.world.making.fairness import Candidates, choose_starts
from tafelrunde.games.phoenix.world.making.levelling import level
from tafelrunde.games.phoenix.world.sizes import read_shape, shape_text
from tafelrunde.games.phoenix.world.world import NOWHERE, Landmarks, World

ERKENFARA_GATES: Final = ("601/09", "1001/05", "1503/29", "1011/38", "611/42", "103/45")  # PH-6.6.3a
ERKENFARA_SURFACINGS: Final = ("806/07", "806/47")
ERKENFARA_AUDVACAR: Final = "806/27"
"""The rulebook only says: an island in the middle (PH-6.4a). It is as far from both surfacing points."""
ROOM_FOR_GATES: Final = 14
"""Worlds with fewer steps from rim to middle have no gates and no Audvacar."""
DEEP_AROUND: Final = 2
"""Deep sea to so many steps from Audvacar."""
LENIENCY: Final = (0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3)
"""By attempt, how unequal starting places may be before they are levelled."""
ATTEMPTS: Final = len(LENIENCY)
MOST_REALMS: Final = 200


class Recipe(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that a generated world depends on."""

    seed: int
    realms: int = 12
    size: str = "erkenfara"
    land: int = 48
    """Percent of all fields."""


class Layout:
    """Where gates, surfacing points and Audvacar lie: sea whatever the noise says."""

    def __init__(self, frame: World, shape: Shape) -> None:
        to_rim = relief.steps_from(frame, relief.rim_of(frame))
        self.has_gates = max(to_rim) >= ROOM_FOR_GATES
        self.gates: tuple[int, ...] = ()
        self.surfacings: tuple[int, ...] = ()
        self.middle = relief.middle_of(frame)
        if shape.rows == ERKENFARA_ROWS:
            self.gates = tuple(_field(frame, label) for label in ERKENFARA_GATES)
            self.surfacings = tuple(_field(frame, label) for label in ERKENFARA_SURFACINGS)
            self.middle = _field(frame, ERKENFARA_AUDVACAR)
        elif self.has_gates:
            self.gates = tuple(_corner(frame, to_rim, self.middle, direction) for direction in range(SIDES))
            h, r = frame.h[self.middle], frame.r[self.middle]
            self.surfacings = (frame.at(h - 1, r - 3), frame.at(h + 1, r + 3))
        self.audvacar = self.middle if self.has_gates else NOWHERE
        self.sea = {near for field in (*self.gates, *self.surfacings) for near in frame.disc(field, 1)}
        if self.has_gates:
            self.sea.update(frame.disc(self.middle, DEEP_AROUND + 1))


def _field(frame: World, label: str) -> int:
    gf, kf = label.split("/")
    return frame.field(int(gf), int(kf))


def _corner(frame: World, to_rim: list[int], middle: int, direction: int) -> int:
    """The field a step inside the rim that lies farthest in a direction."""
    inside = [field for field in range(frame.size) if to_rim[field] == 1]

    def far(field: int) -> tuple[int, int]:
        h, r = frame.h[field] - frame.h[middle], frame.r[field] - frame.r[middle]
        return STEP_H[direction] * h + 3 * STEP_R[direction] * r, -field

    return max(inside, key=far)


def generate(recipe: Recipe) -> Description:
    """The world of a recipe; a complaint if so many realms do not fit into it."""
    shape = read_shape(recipe.size)
    _need_sense(recipe)
    keys = [100 * gf + kf for gf in shape.provinces() for kf in range(1, PROVINCE_FIELDS + 1)]
    frame = World("frame", shape, keys, [WATER] * len(keys), [], Landmarks())
    layout = Layout(frame, shape)
    most = 0
    for attempt in range(ATTEMPTS):
        # A map without enough good places is thrown away; each new one has a little more land.
        rng = Seeded(recipe.seed * ATTEMPTS + attempt)
        heights = _heights(rng, frame, layout, min(0.8, recipe.land / 100 + 0.02 * attempt))
        edges = rivers.carve(rng, heights)
        terrain = climate.grow(rng, heights, edges)
        _mark(frame, terrain, layout)
        candidates = Candidates(frame, terrain, [layout.audvacar])
        starts = choose_starts(candidates, recipe.realms, LENIENCY[attempt])
        if len(starts) == recipe.realms:
            level(frame, terrain, starts)
            return _described(recipe, frame, terrain, edges, layout, starts)
        most = max(most, len(starts))
    raise Complaint("phoenix-no-room", {"realms": recipe.realms, "size": recipe.size, "most": most})


def _need_sense(recipe: Recipe) -> None:
    if not 0 <= recipe.realms <= MOST_REALMS:
        raise Complaint("phoenix-starting-places", {"most": MOST_REALMS, "realms": recipe.realms})
    if not 10 <= recipe.land <= 80:
        raise Complaint("phoenix-land", {"land": recipe.land})


def _heights(rng: Seeded, frame: World, layout: Layout, share: float) -> relief.Relief:
    land = relief.raise_land(rng, frame, share, layout.middle if layout.has_gates else NOWHERE, layout.sea)
    return relief.raise_ranges(rng, frame, land)


def _mark(frame: World, terrain: list[int], layout: Layout) -> None:
    """Audvacar in the deep sea, gates and surfacing points."""
    if layout.audvacar != NOWHERE:
        for field in frame.disc(layout.audvacar, DEEP_AROUND):
            terrain[field] = DEEP_SEA
        terrain[layout.audvacar] = LOWLAND
    for field in layout.gates:
        terrain[field] = GATE
    for field in layout.surfacings:
        terrain[field] = SURFACING


def _described(
    recipe: Recipe, frame: World, terrain: list[int], edges: list[int], layout: Layout, starts: list[int]
) -> Description:
    rows: dict[str, list[str]] = {}
    for field in range(frame.size):
        rows.setdefault(str(frame.gf[field]), []).append(LETTERS[terrain[field]])
    sides: dict[str, list[str]] = {}
    for edge in edges:
        field, direction = divmod(frame.edge_side[edge], SIDES)
        sides.setdefault(str(frame.gf[field]), []).append(f"{frame.kf[field]}{DIRECTIONS[direction]}")
    return Description(
        name=f"{recipe.size} {recipe.seed}",
        shape=shape_text(frame.shape),
        terrain={gf: "".join(letters) for gf, letters in rows.items()},
        rivers={gf: " ".join(words) for gf, words in sides.items()},
        gates=tuple(map(frame.label, layout.gates)),
        surfacings=tuple(map(frame.label, layout.surfacings)),
        audvacar="" if layout.audvacar == NOWHERE else frame.label(layout.audvacar),
        starts=tuple(map(frame.label, starts)),
    )
