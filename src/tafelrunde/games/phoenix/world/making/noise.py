"""Smooth chance over a map: hills, coasts and rain of generated worlds grow out of it.

Only sums, products and square roots are used, so that a seed gives the same world on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.world.world import World

ROW_HEIGHT: Final = 0.866
"""Rows are closer than the fields of a row."""
GRAIN: Final = 1 << 24


def layer(rng: Seeded, frame: World, wavelength: float, octaves: int) -> list[float]:
    """A number between 0 and 1 for each field; fields nearer than the wavelength have similar ones."""
    top = min(frame.r)
    xs = [h / 2 for h in frame.h]
    ys = [(r - top) * ROW_HEIGHT for r in frame.r]
    total = [0.0] * frame.size
    weight, weights = 1.0, 0.0
    for _ in range(octaves):
        for i, value in enumerate(_octave(rng, xs, ys, wavelength)):
            total[i] += weight * value
        weights += weight
        weight, wavelength = weight * 0.5, wavelength * 0.5
    return [value / weights for value in total]


def _octave(rng: Seeded, xs: list[float], ys: list[float], wavelength: float) -> list[float]:
    """Random numbers at the crossings of a grid, blended smoothly between them."""
    columns = int(max(xs) / wavelength) + 3
    rows = int(max(ys) / wavelength) + 3
    grid = [[rng.below(GRAIN) / GRAIN for _ in range(columns)] for _ in range(rows)]
    shift_x, shift_y = rng.below(GRAIN) / GRAIN, rng.below(GRAIN) / GRAIN
    return [
        _blend(grid, x / wavelength + shift_x, y / wavelength + shift_y) for x, y in zip(xs, ys, strict=True)
    ]


def _blend(grid: list[list[float]], x: float, y: float) -> float:
    column, row = int(x), int(y)
    across, down = x - column, y - row
    across, down = across * across * (3 - 2 * across), down * down * (3 - 2 * down)
    upper, lower = grid[row], grid[row + 1]
    above = upper[column] + (upper[column + 1] - upper[column]) * across
    below = lower[column] + (lower[column + 1] - lower[column]) * across
    return above + (below - above) * down


def ranks(values: Sequence[float], fields: Sequence[int]) -> dict[int, float]:
    """By field, which share of these fields has a lower value; so an exact share can be asked for."""
    order = sorted(fields, key=lambda field: (values[field], field))
    return {field: i / len(order) for i, field in enumerate(order)}


def ridges(values: Sequence[float]) -> list[float]:
    """High where the noise is in the middle of its range: long narrow lines instead of round hills."""
    middle = sorted(values)[len(values) // 2]
    return [1 - abs(value - middle) * 4 for value in values]
