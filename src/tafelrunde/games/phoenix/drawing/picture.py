"""Draws a world, and what stands on it, as SVG: for screens, for print, by day and by night."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tafelrunde.games.phoenix.drawing.legend import LEGEND_WIDTH, legend
from tafelrunde.games.phoenix.drawing.overlay import Overlay, armies, borders, escaped, towns, works
from tafelrunde.games.phoenix.drawing.shapes import MARGIN, Sheet, number, point
from tafelrunde.games.phoenix.drawing.terrain_look import DARK, LIGHT, definitions, terrain_layer
from tafelrunde.games.phoenix.world.coordinates import CASTLE, NEST, SIDES
from tafelrunde.games.phoenix.world.world import NOWHERE, World

Numbers = Literal["none", "provinces", "fields"]
EMPTY: Final = Overlay()
SERIF: Final = "'Source Serif 4','Noto Serif','DejaVu Serif',Georgia,serif"
SANS: Final = "'Source Sans 3','Noto Sans','DejaVu Sans',Arial,sans-serif"
WIDTH_OF_PARTS: Final = 1000.0
"""Maps of a few fields are drawn larger, up to this width."""
TITLES: Final = {"de": "Karte der Welt {name}", "en": "Map of the world {name}"}


class Style(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a map is drawn, and which part of it."""

    lang: Literal["de", "en"] = "de"
    dark: bool = False
    numbers: Numbers = "provinces"
    legend: bool = True
    middle: int = NOWHERE
    """A field: only what lies around it is drawn."""
    radius: int = 8


def draw_svg(world: World, overlay: Overlay = EMPTY, style: Style | None = None) -> str:
    """The map as a text in SVG; it shows what the overlay holds and nothing else."""
    style = style or Style()
    sheet = Sheet(world, _shown(world, style))
    palette = DARK if style.dark else LIGHT
    scale = min(4.0, max(1.0, WIDTH_OF_PARTS / sheet.width))
    width, height = scale * sheet.width, scale * sheet.height
    title = overlay.title or TITLES[style.lang].format(name=world.name)
    beside = ""
    if style.legend:
        realms = _realms_in_sight(sheet, overlay)
        beside, legend_height = legend(width, title, overlay, realms, palette, style.lang, style.dark)
        width, height = width + LEGEND_WIDTH, max(height, legend_height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" role="img" aria-label="{escaped(title)}">',
        f"<title>{escaped(title)}</title>",
        f"<style>{_sheet_of_styles(palette)}</style>",
        f"<defs>{definitions(palette['ink'], point(*sheet.at(sheet.fields[0])))}</defs>",
        f'<rect width="100%" height="100%" fill="{palette["paper"]}"/>',
        f'<g transform="scale({number(scale)})">',
        *_map_layers(sheet, overlay, style, palette),
        "</g>",
        beside,
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _map_layers(sheet: Sheet, overlay: Overlay, style: Style, palette: dict[str, str]) -> list[str]:
    """From the ground up."""
    return [
        terrain_layer(sheet, palette["ink"], style.dark),
        _coasts(sheet, palette),
        _rivers(sheet, palette),
        borders(sheet, overlay, palette),
        _provinces(sheet, palette),
        _numbers(sheet, style.numbers),
        works(sheet, overlay, palette),
        _landmarks(sheet, palette),
        towns(sheet, overlay, palette),
        armies(sheet, overlay, palette),
    ]


def _realms_in_sight(sheet: Sheet, overlay: Overlay) -> list[int]:
    shown = set(sheet.fields)
    found = {realm for field, realm in overlay.owners.items() if field in shown}
    found.update(town.realm for town in overlay.towns if town.field in shown)
    found.update(army.realm for army in overlay.armies if army.field in shown)
    return [realm for realm in range(len(overlay.realms)) if realm in found]


def _shown(world: World, style: Style) -> list[int]:
    if style.middle != NOWHERE:
        return sorted(world.disc(style.middle, style.radius))
    return [field for field in range(world.size) if world.gf[field] != CASTLE]


def _sheet_of_styles(palette: dict[str, str]) -> str:
    ink, halo = palette["ink"], palette["halo"]
    outlined = f"paint-order:stroke;stroke:{halo};stroke-linejoin:round"
    return (
        f"text{{font-family:{SANS};fill:{ink};text-anchor:middle}}"
        f".province{{font:600 26px {SERIF};fill-opacity:.36}}"
        f".fields .province{{font-size:15px;fill-opacity:.25}}.field{{font-size:5px;fill-opacity:.75}}"
        f".army{{font-size:6.5px;font-weight:700;{outlined};stroke-width:2px}}"
        f".count{{font-size:7px;font-weight:700;{outlined};stroke-width:2px}}"
        f".place{{font:italic 600 13px {SERIF};{outlined};stroke-width:3px}}"
        f".title{{font:700 25px {SERIF}}}.head{{font:600 15px {SERIF}}}.entry{{font-size:13px}}"
        f".title,.head,.entry{{text-anchor:start}}"
    )


def _coasts(sheet: Sheet, palette: dict[str, str]) -> str:
    """The line between land and water."""
    world = sheet.world
    sides = [
        side
        for side in _edges(sheet)
        if world.neighbour[side] != NOWHERE
        and world.is_water[side // SIDES] != world.is_water[world.neighbour[side]]
    ]
    stroke = f'stroke="{palette["ink"]}" stroke-width="1.5" stroke-linecap="round"'
    return f'<path d="{sheet.lines(sides)}" fill="none" {stroke} stroke-opacity=".8"/>'


def _edges(sheet: Sheet) -> list[int]:
    """Every edge of the fields shown once, as a side."""
    world = sheet.world
    found: dict[int, int] = {}
    for field in sheet.fields:
        for side in range(SIDES * field, SIDES * field + SIDES):
            found.setdefault(world.edge[side], side)
    return list(found.values())


def _rivers(sheet: Sheet, palette: dict[str, str]) -> str:
    path = sheet.lines([side for side in _edges(sheet) if sheet.world.river[sheet.world.edge[side]]])
    edge, water = palette["river_edge"], palette["river"]
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{path}" stroke="{edge}" stroke-width="5"/>'
        f'<path d="{path}" stroke="{water}" stroke-width="3"/></g>'
    )


def _provinces(sheet: Sheet, palette: dict[str, str]) -> str:
    """Thin dotted lines where provinces meet, and a frame around the world."""
    world = sheet.world
    inner: list[int] = []
    rim: list[int] = []
    for side in _edges(sheet):
        beyond = world.neighbour[side]
        if beyond == NOWHERE:
            rim.append(side)
        elif world.gf[beyond] != world.gf[side // SIDES]:
            inner.append(side)
    return (
        f'<g fill="none" stroke="{palette["ink"]}" stroke-linecap="round">'
        f'<path d="{sheet.lines(inner)}" stroke-width="1" stroke-dasharray="1 3" stroke-opacity=".55"/>'
        f'<path d="{sheet.lines(rim)}" stroke-width="2"/></g>'
    )


def _numbers(sheet: Sheet, numbers: Numbers) -> str:
    world = sheet.world
    texts: list[str] = []
    middles: dict[int, list[tuple[float, float]]] = {}
    for field in sheet.fields:
        x, y = sheet.at(field)
        middles.setdefault(world.gf[field], []).append((x, y))
        if numbers == "fields":
            texts.append(
                f'<text x="{number(x)}" y="{number(y - 6.2)}" class="field">{world.kf[field]:02d}</text>'
            )
    if numbers == "none":
        return ""
    for gf, spots in middles.items():
        if len(spots) >= 10:
            x, y = sum([x for x, _ in spots]) / len(spots), sum([y for _, y in spots]) / len(spots)
            texts.append(f'<text x="{number(x)}" y="{number(y + 9)}" class="province">{gf}</text>')
    return f'<g class="{numbers}">' + "".join(texts) + "</g>"


def _landmarks(sheet: Sheet, palette: dict[str, str]) -> str:
    """Audvacar, and the name of the nest's inset."""
    found: list[str] = []
    city, shown = sheet.world.landmarks.audvacar, set(sheet.fields)
    if city in shown:
        x, y = sheet.at(city)
        found.append(
            f'<g transform="translate({point(x, y)})">'
            f'<circle r="9" fill="{palette["gold"]}" stroke="{palette["ink"]}" stroke-width="1.5"/>'
            f'<path d="M-5 4v-7l2 2 3-5 3 5 2-2v7z" fill="{palette["ink"]}"/>'
            f'<text y="23" class="place">Audvacar</text></g>'
        )
    if sheet.nest and len(sheet.nest) < len(sheet.fields):
        x, y = sheet.at(sheet.nest[0])
        found.append(f'<text x="{number(x + 31)}" y="{number(y - MARGIN + 6)}" class="place">{NEST}</text>')
    return "".join(found)
