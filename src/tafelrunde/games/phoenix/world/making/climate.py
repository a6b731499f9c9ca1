"""Deep sea, forests, deserts and swamps of a generated world: what grows where, by height and water."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.tables.terrain import (
    DEEP_SEA,
    DESERT,
    FOREST,
    HIGHLAND,
    HILLS,
    LOWLAND,
    MOUNTAINS,
    SWAMP,
    WATER,
)
from tafelrunde.games.phoenix.world.making.noise import layer, ranks
from tafelrunde.games.phoenix.world.making.relief import Relief, parts, steps_from

BY_HEIGHT: Final = (WATER, LOWLAND, HIGHLAND, HILLS, MOUNTAINS)
DESERT_SHARE: Final = 0.12
SWAMP_SHARE: Final = 0.09
FOREST_SHARE: Final = 0.34
"""Of the lowland."""
SHELF: Final = 3
"""Water so many steps from land or more is deep."""
SMALLEST_SEA: Final = 60


def grow(rng: Seeded, relief: Relief, rivers: list[int]) -> list[int]:
    """By field, its terrain."""
    terrain = [BY_HEIGHT[height] for height in relief.heights]
    _deepen(rng, relief, terrain)
    low = [field for field, height in enumerate(relief.heights) if height == 1]
    dry, wet = _dryness(rng, relief), _wetness(rng, relief, rivers)
    desert = _share(dry, low, DESERT_SHARE, terrain, DESERT)
    rest = [field for field in low if field not in desert]
    swamp = _share(wet, rest, SWAMP_SHARE, terrain, SWAMP)
    rest = [field for field in rest if field not in swamp]
    woods = layer(rng, relief.frame, 8.0, 3)
    _share(
        [tree - 0.3 * sun for tree, sun in zip(woods, dry, strict=True)], rest, FOREST_SHARE, terrain, FOREST
    )
    return terrain


def _share(values: list[float], fields: list[int], share: float, terrain: list[int], kind: int) -> set[int]:
    """Turns that share of the fields, those with the highest values, into a kind of terrain."""
    rank = ranks(values, fields)
    chosen = {field for field in fields if rank[field] >= 1 - share}
    for field in chosen:
        terrain[field] = kind
    return chosen


def _deepen(rng: Seeded, relief: Relief, terrain: list[int]) -> None:
    """Far from land the sea is deep; lakes never are."""
    frame, swell = relief.frame, layer(rng, relief.frame, 6.0, 2)
    to_land = steps_from(frame, relief.land())
    for sea in parts(frame, [height == 0 for height in relief.heights]):
        if len(sea) >= SMALLEST_SEA:
            for field in sea:
                if to_land[field] < 0 or to_land[field] + (swell[field] > 0.6) >= SHELF:
                    terrain[field] = DEEP_SEA


def _dryness(rng: Seeded, relief: Relief) -> list[float]:
    """Dry is what lies in the south, far from water and behind mountains."""
    frame = relief.frame
    noise = layer(rng, frame, 15.0, 2)
    to_water = steps_from(frame, [field for field, height in enumerate(relief.heights) if height == 0])
    top, span = min(frame.r), max(1, max(frame.r) - min(frame.r))
    return [
        noise[field] + 0.45 * (frame.r[field] - top) / span + 0.03 * min(max(to_water[field], 0), 6)
        for field in range(frame.size)
    ]


def _wetness(rng: Seeded, relief: Relief, rivers: list[int]) -> list[float]:
    """Wet is flat land at rivers and at the coast."""
    frame = relief.frame
    noise = layer(rng, frame, 6.0, 2)
    at_river = [0] * frame.size
    for edge in rivers:
        side = frame.edge_side[edge]
        at_river[side // 6] += 1
        at_river[frame.neighbour[side]] += 1
    wet: list[float] = []
    for field, around in enumerate(frame.around):
        flat = all(relief.heights[other] <= 1 for other in around)
        coast = any(relief.heights[other] == 0 for other in around)
        wet.append(noise[field] + 0.12 * min(at_river[field], 3) + 0.15 * flat + 0.08 * coast)
    return wet
