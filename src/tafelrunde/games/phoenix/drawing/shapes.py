"""Where things lie on a drawn map: hexagons, their corners and sides, and the inset of the nest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tafelrunde.games.phoenix.world.coordinates import CASTLE, NEST, PROVINCE_ROWS
from tafelrunde.games.phoenix.world.world import World

HALF: Final = 10.4
"""Half the width of a field."""
SIDE: Final = 12.0
ROW: Final = 18.0
MARGIN: Final = 26.0
CORNERS: Final = ((0.0, -SIDE), (HALF, -6.0), (HALF, 6.0), (0.0, SIDE), (-HALF, 6.0), (-HALF, -6.0))
"""Clockwise from the top; side d runs from corner d - 1 to corner d."""
INSET_WIDTH: Final = 17


def number(value: float) -> str:
    """As short as SVG allows."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def point(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


class Sheet:
    """A part of a world laid out on paper."""

    def __init__(self, world: World, fields: Sequence[int]) -> None:
        self.world = world
        self.fields = [field for field in fields if world.gf[field] != CASTLE]
        self.nest = [field for field in self.fields if world.gf[field] == NEST]
        common = [field for field in self.fields if world.gf[field] != NEST]
        self.left = min([world.h[field] for field in common], default=0)
        self.top = min([world.r[field] for field in common], default=0)
        right = max([world.h[field] for field in common], default=14)
        bottom = max([world.r[field] for field in common], default=7)
        self.nest_h = min([world.h[field] for field in self.nest], default=0)
        self.nest_r = self._inset_row(common, bottom) if common else 0
        if self.nest:
            bottom = max(bottom, self.nest_r + PROVINCE_ROWS - 1)
        self.width = (right - self.left) * HALF + 2 * (MARGIN + HALF)
        self.height = (bottom - self.top) * ROW + 2 * (MARGIN + SIDE)

    def _inset_row(self, common: list[int], bottom: int) -> int:
        """The nest goes into the lower left corner if the map leaves it free, else below the map."""
        corner = bottom - PROVINCE_ROWS + 1
        taken = [
            field
            for field in common
            if self.world.r[field] >= corner - 2 and self.world.h[field] <= self.left + INSET_WIDTH
        ]
        row = bottom + 4 if taken else corner
        return row + (self.left + row) % 2  # so that the inset lies on the same grid of hexagons

    def at(self, field: int) -> tuple[float, float]:
        """The middle of a field on paper."""
        h, r = self.world.h[field], self.world.r[field]
        if self.world.gf[field] == NEST:
            h, r = h - self.nest_h + self.left, r + self.nest_r
        return MARGIN + HALF + (h - self.left) * HALF, MARGIN + SIDE + (r - self.top) * ROW

    def ends(self, side: int, inset: float = 0.0) -> tuple[float, float, float, float]:
        """Both ends of a side of a field, moved inwards by a share of the way to the middle."""
        field, direction = divmod(side, 6)
        x, y = self.at(field)
        (ax, ay), (bx, by) = CORNERS[direction - 1], CORNERS[direction]
        keep = 1 - inset
        return x + ax * keep, y + ay * keep, x + bx * keep, y + by * keep

    def middle(self, side: int) -> tuple[float, float]:
        ax, ay, bx, by = self.ends(side)
        return (ax + bx) / 2, (ay + by) / 2

    def hexagons(self, fields: Iterable[int]) -> str:
        """The outline of fields as path data; neighbours in a row are drawn as one."""
        rows: dict[float, list[float]] = {}
        for field in fields:
            x, y = self.at(field)
            rows.setdefault(y, []).append(x)
        return "".join([self._run(y, run) for y, xs in sorted(rows.items()) for run in _runs(sorted(xs))])

    def _run(self, y: float, run: tuple[float, int]) -> str:
        x, count = run
        top, bottom = f"l{HALF}-6 {HALF} 6" * count, f"l-{HALF} 6-{HALF}-6" * count
        return f"M{point(x - HALF, y - 6)}{top}v12{bottom}z"

    def lines(self, sides: Iterable[int], inset: float = 0.0) -> str:
        """Sides of fields as path data."""
        found: list[str] = []
        for side in sides:
            ax, ay, bx, by = self.ends(side, inset)
            found.append(f"M{point(ax, ay)}L{point(bx, by)}")
        return "".join(found)


def _runs(xs: list[float]) -> list[tuple[float, int]]:
    """Beginnings and lengths of gapless rows of fields."""
    runs: list[tuple[float, int]] = []
    for x in xs:
        start, length = runs[-1] if runs else (x, 0)
        if runs and abs(start + 2 * HALF * length - x) < 1:
            runs[-1] = (start, length + 1)
        else:
            runs.append((x, 1))
    return runs
