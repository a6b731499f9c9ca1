"""Roads as lines of dots that differ also without colour: black double, red dashed, blue wavy."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, pi, sin
from typing import Final

from tafelrunde.cli.pictures.xidit.canvas import Canvas

Point = tuple[float, float]
Offsets = Callable[[float], tuple[float, ...]]
"""How far along the road -> how far beside it dots are set."""

STEP: Final = 0.5
APART: Final = 1.0
DASH, GAP = 5.0, 4.0
WAVE, HEIGHT = 9.0, 1.7


def double(way: float) -> tuple[float, ...]:
    return (-APART, APART)


def dashed(way: float) -> tuple[float, ...]:
    return (0.0,) if way % (DASH + GAP) < DASH else ()


def wavy(way: float) -> tuple[float, ...]:
    return (HEIGHT * sin(2 * pi * way / WAVE),)


LINES: Final[dict[str, Offsets]] = {"black": double, "red": dashed, "blue": wavy}
INKS: Final = {"black": "", "red": "#d0453b", "blue": "#3f82d1"}
SIGNS: Final = {"black": "═", "red": "╌", "blue": "∿"}
"""The same lines as single characters."""


def draw_road(canvas: Canvas, start: Point, end: Point, colour: str) -> None:
    """From dot to dot, in the line of its colour."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if not length:
        return
    ahead = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    for step in range(int(length / STEP) + 1):
        way = step * STEP
        for beside in LINES[colour](way):
            x = start[0] + ahead[0] * way - ahead[1] * beside
            y = start[1] + ahead[1] * way + ahead[0] * beside
            canvas.dot(round(x), round(y), INKS[colour])
