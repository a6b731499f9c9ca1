"""Drawings for the report of a contest, as SVG without script or addresses. Words come from the caller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 720
LABELS = 150
"""Room for names at the left."""
RIGHT = 60
ROW = 34
TOP = 16
AXIS = 34
"""Room for the numbers below."""
BINS = 40
MOST_STEPS = 6
COLOURS = ("#1f77b4", "#d1600f", "#2a8a2a", "#c03030", "#7d5ab5", "#8a5a44", "#c0579b", "#6b6b6b")


class Bar(NamedTuple):
    """A value with its interval, and how people read it."""

    label: str
    value: float
    low: float
    high: float
    said: str
    colour: str


class Scale(NamedTuple):
    low: float
    high: float
    left: float = LABELS
    right: float = WIDTH - RIGHT

    def x(self, value: float) -> float:
        span = (self.high - self.low) or 1.0
        return self.left + (self.right - self.left) * (value - self.low) / span


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def text(x: float, y: float, said: str, *, anchor: str = "start", colour: str = "currentColor") -> str:
    return (
        f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}" fill="{colour}">{escape(said)}</text>'
    )


def line(
    x: float, y: float, to_x: float, to_y: float, *, colour: str = "currentColor", more: str = ""
) -> str:
    ends = f'x1="{number(x)}" y1="{number(y)}" x2="{number(to_x)}" y2="{number(to_y)}"'
    return f'<line {ends} stroke="{colour}"{more}/>'


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    inner = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {number(height)}" role="img" '
        f'font-family="sans-serif" font-size="13"><title>{escape(title)}</title>\n{inner}\n</svg>\n'
    )


def colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def ticks(scale: Scale, bottom: float, said: Mapping[float, str]) -> list[str]:
    parts = [line(scale.x(scale.low), bottom, scale.x(scale.high), bottom)]
    for value, label in said.items():
        parts.append(line(scale.x(value), bottom, scale.x(value), bottom + 5))
        parts.append(text(scale.x(value), bottom + 20, label, anchor="middle"))
    return parts


def bars(title: str, rows: Sequence[Bar], mark: float, scale: Scale, said: Mapping[float, str]) -> str:
    """Values as bars with whiskers; a dashed line where all would stand if nobody were better."""
    bottom = TOP + ROW * len(rows)
    parts = ticks(scale, bottom, said)
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW / 2
        start = scale.x(min(max(0.0, scale.low), row.value))
        width = abs(scale.x(row.value) - scale.x(max(0.0, scale.low)))
        parts += [
            text(LABELS - 8, y + 4, row.label, anchor="end"),
            f'<rect x="{number(start)}" y="{number(y - 9)}" width="{number(width)}" height="18" '
            f'fill="{row.colour}" fill-opacity="0.45"/>',
            line(scale.x(row.low), y, scale.x(row.high), y, more=' stroke-width="2"'),
            *[line(scale.x(end), y - 5, scale.x(end), y + 5) for end in (row.low, row.high)],
            text(WIDTH - 4, y + 4, row.said, anchor="end"),
        ]
    parts.append(line(scale.x(mark), TOP - 6, scale.x(mark), bottom, more=' stroke-dasharray="4 3"'))
    return picture(title, bottom + AXIS, parts)


def histograms(title: str, rows: Mapping[str, Sequence[int]], said: Mapping[float, str]) -> str:
    """How points are spread, one row for each bot on one scale."""
    everything = [value for values in rows.values() for value in values]
    scale = Scale(float(min(everything)), float(max(everything)))
    height = 2 * ROW
    bottom = TOP + height * len(rows)
    parts = ticks(scale, bottom, said)
    for place, (label, values) in enumerate(rows.items()):
        floor = TOP + height * (place + 1) - 4
        parts.append(text(LABELS - 8, floor - 8, label, anchor="end"))
        parts += columns(values, scale, floor, height - 12, colour(place))
    return picture(title, bottom + AXIS, parts)


def columns(values: Sequence[int], scale: Scale, floor: float, height: float, fill: str) -> list[str]:
    span = scale.high - scale.low + 1
    bins = min(BINS, int(span))
    counts = [0] * bins
    for value in values:
        counts[int((value - scale.low) * bins / span)] += 1
    width = (WIDTH - LABELS - RIGHT) / bins
    return [
        f'<rect x="{number(LABELS + place * width)}" y="{number(floor - height * count / max(counts))}" '
        f'width="{number(max(1.0, width - 1))}" height="{number(height * count / max(counts))}" '
        f'fill="{fill}" fill-opacity="0.6"/>'
        for place, count in enumerate(counts)
        if count
    ]


def curves(title: str, rows: Mapping[str, Sequence[float]], said: Mapping[float, str]) -> str:
    """Values that change from block to block; names stand at the ends of their lines."""
    values = [value for row in rows.values() for value in row]
    low, high, bottom = min(values), max(values), TOP + 8 * ROW
    last = max(len(row) for row in rows.values()) - 1
    across = Scale(0.0, float(max(1, last)), left=RIGHT, right=WIDTH - LABELS)
    upwards = Scale(low, high, left=bottom, right=TOP)
    parts = ticks(across, bottom, {0.0: "0", across.high: str(last)})
    for value, label in said.items():
        y = upwards.x(value)
        parts.append(line(across.left, y, across.right, y, more=' stroke-opacity="0.15"'))
        parts.append(text(across.left - 8, y + 4, label, anchor="end"))
    heights = apart({name: upwards.x(row[-1]) for name, row in rows.items()})
    for place, (name, row) in enumerate(rows.items()):
        points = " ".join(f"{number(across.x(x))},{number(upwards.x(y))}" for x, y in enumerate(row))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour(place)}" stroke-width="2"/>')
        parts.append(text(across.right + 8, heights[name] + 4, name, colour=colour(place)))
    return picture(title, max(bottom, *heights.values()) + AXIS, parts)


def apart(wanted: Mapping[str, float], gap: float = 16.0) -> dict[str, float]:
    """Heights of labels near those wanted, none upon another."""
    found: dict[str, float] = {}
    before = float("-inf")
    for name in sorted(wanted, key=lambda one: wanted[one]):
        before = found[name] = max(wanted[name], before + gap)
    return found


def round_steps(low: float, high: float) -> list[float]:
    """Round numbers within a range, some five of them, for an axis."""
    span = (high - low) or 1.0
    power = 10.0 ** floor(log10(span / MOST_STEPS))
    size = next(power * step for step in (1, 2, 5, 10) if span / (power * step) <= MOST_STEPS)
    first, last = ceil(low / size), floor(high / size)
    return [place * size for place in range(first, last + 1)]
