"""How terrain looks: a tone and a pattern for each kind, and hatching that grows denser with height."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.phoenix.drawing.shapes import HALF, ROW, SIDE, Sheet, point
from tafelrunde.games.phoenix.tables.terrain import (
    DEEP_SEA,
    DESERT,
    FOREST,
    GATE,
    HIGHLAND,
    HILLS,
    LOWLAND,
    MOUNTAINS,
    SURFACING,
    SWAMP,
    TERRAINS,
    WATER,
)

LIGHT: Final = {
    "paper": "#F6F0E2", "ink": "#2B2420", "river": "#2F6C9E", "river_edge": "#E6EEF0", "road": "#7A4E24",
    "road_edge": "#FBF6E8", "gold": "#C9961A", "halo": "#F6F0E2", "shade": ".3",
}  # fmt: skip
DARK: Final = {
    "paper": "#1C1A20", "ink": "#EDE6D6", "river": "#7FB6DE", "river_edge": "#1C2A36", "road": "#E0B57E",
    "road_edge": "#2A211A", "gold": "#C9961A", "halo": "#1C1A20", "shade": ".6",
}  # fmt: skip
TONES: Final = {
    WATER: ("#C6DCE3", "#2B4555"),
    DEEP_SEA: ("#97BACB", "#1D3040"),
    LOWLAND: ("#E3E7BC", "#4F5A38"),
    FOREST: ("#B5CB97", "#34502F"),
    DESERT: ("#F3E2B3", "#796A41"),
    SWAMP: ("#C3D2B9", "#44584D"),
    HIGHLAND: ("#E2CE9C", "#66583A"),
    HILLS: ("#CBAA7C", "#6B5039"),
    MOUNTAINS: ("#B3A193", "#5F555B"),
    GATE: ("#C6DCE3", "#2B4555"),
    SURFACING: ("#97BACB", "#1D3040"),
}
"""By terrain, the tone by day and by night."""

Stroke = tuple[float, float, str]
"""Where a line begins, seen from the middle of the field, and how it goes on."""
WAVE: Final = "q1.5-1.8 3 0t3 0t3 0"
DOT: Final = "h.1"
TREE: Final = "l2.6-6 2.6 6z"


def _ring(radius: float) -> Stroke:
    arc = f"a{radius} {radius} 0 1 0 "
    return -radius, 0, f"{arc}{2 * radius} 0{arc}-{2 * radius} 0"


SIGNS: Final[dict[int, tuple[tuple[str, tuple[Stroke, ...]], ...]]] = {
    WATER: (("line", ((-5, 1, WAVE),)),),
    DEEP_SEA: (("line", ((-7, -3, WAVE + "t3 0"), (-3, 3, WAVE))),),
    LOWLAND: (("dots", ((-5, -3, DOT), (3, -4, DOT), (-1, 1, DOT), (5, 2, DOT), (-5, 5, DOT), (2, 6, DOT))),),
    FOREST: (("solid", ((-6, 4, TREE), (-2, -0.5, TREE), (1.4, 6, TREE))),),
    DESERT: (
        ("line", ((-7, 2, "q3.5-5 7 0"), (0, 5, "q3.5-5 7 0"), (1, -3, "q2.5-3.5 5 0"))),
        ("dots", ((-4, -4, DOT), (-3, 6, DOT))),
    ),
    SWAMP: (
        ("line", ((-4, 3, "v-5m2 5v-7m2 7v-4"), (3, -1, "v-4m2 4v-6"), (-6, 4.5, "h8"), (1, 0.5, "h6"))),
    ),
    HIGHLAND: (("line", ((-7, 3, "q3.5-6 7 0"), (0, 0, "q3.2-5 6.4 0"))),),
    HILLS: (("strong", ((-8, 4, "q4-9 8 0"), (-1, 4, "q4.4-11 8.8 0"))),),
    MOUNTAINS: (
        ("strong", ((-8, 6, "l5-11 4.4 11z"), (0, 6, "l4-9 4 9z"))),
        ("solid", ((-3, -5, "l4.4 11h-3z"), (4, -3, "l4 9h-2.6z"))),
    ),
    GATE: (("strong", (_ring(6.5),)), ("line", (_ring(3.6),)), ("solid", (_ring(1.2),))),
    SURFACING: (("line", (_ring(6.5),)), ("strong", ((0, 4, "v-8m-3 3l3-3 3 3"),))),
}
"""By terrain, the sign in the middle of a field: kinds of line and what is drawn with each."""
INKS: Final = {
    "line": 'fill="none" stroke="{ink}" stroke-width=".8" stroke-linecap="round" stroke-opacity=".5"',
    "strong": 'fill="none" stroke="{ink}" stroke-width="1.1" stroke-linejoin="round" stroke-opacity=".75"',
    "dots": 'fill="none" stroke="{ink}" stroke-width="1.2" stroke-linecap="round" stroke-opacity=".38"',
    "solid": 'fill="{ink}" fill-opacity=".6"',
}
HATCHING: Final = {HIGHLAND: 7.2, HILLS: 4.8, MOUNTAINS: 2.8}
"""By terrain, how far apart the lines are: the higher, the denser."""


def tone(terrain: int, dark: bool) -> str:
    return TONES[terrain][dark]


def signs(terrain: int, spots: Sequence[tuple[float, float]], ink: str) -> str:
    """The sign of a terrain at all these places."""
    layers: list[str] = []
    for kind, strokes in SIGNS[terrain]:
        path = "".join([f"M{point(x + dx, y + dy)}{rest}" for x, y in spots for dx, dy, rest in strokes])
        layers.append(f'<path d="{path}" {INKS[kind].format(ink=ink)}/>')
    return "".join(layers)


def definitions(ink: str, origin: str) -> str:
    """The grid of fields and the hatchings as patterns; `origin` is the middle of some field."""
    found = [_grid(ink, origin)]
    for terrain, gap in HATCHING.items():
        line = f'<path d="M0 0v{gap}" stroke="{ink}" stroke-width=".7" stroke-opacity=".3"/>'
        found.append(
            f'<pattern id="h{terrain}" width="{gap}" height="{gap}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)">{line}</pattern>'
        )
    return "".join(found)


def _grid(ink: str, origin: str) -> str:
    """The outlines of all fields: a tile as large as two of them."""
    top, bottom = ROW - SIDE, ROW + SIDE
    path = f"M{HALF} {top}l{HALF} 6v12l-{HALF} 6-{HALF}-6v-12zM{HALF} {top}v-12M{HALF} {bottom}v12"
    stroke = f'fill="none" stroke="{ink}" stroke-width=".5" stroke-opacity=".22"'
    box = f'width="{2 * HALF}" height="{2 * ROW}" patternUnits="userSpaceOnUse"'
    place = f'patternTransform="translate({origin})"'
    return f'<pattern id="grid" {box} {place}><path d="{path}" {stroke}/></pattern>'


def terrain_layer(sheet: Sheet, ink: str, dark: bool) -> str:
    """Tone, hatching and sign of every field."""
    world = sheet.world
    layers: list[str] = []
    for terrain in TERRAINS:
        fields = [field for field in sheet.fields if world.terrain[field] == terrain]
        if not fields:
            continue
        colour, path = tone(terrain, dark), sheet.hexagons(fields)
        layers.append(f'<path d="{path}" fill="{colour}" stroke="{colour}" stroke-width=".6"/>')
        if terrain in HATCHING:
            layers.append(f'<path d="{path}" fill="url(#h{terrain})"/>')
        layers.append(signs(terrain, [sheet.at(field) for field in fields], ink))
    layers.append(f'<path d="{sheet.hexagons(sheet.fields)}" fill="url(#grid)"/>')
    return "<g>" + "".join(layers) + "</g>"
