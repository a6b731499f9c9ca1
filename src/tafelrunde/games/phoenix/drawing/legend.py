"""The legend beside a map: title, terrain with height and income, works, towns, armies and realms."""

from __future__ import annotations

from typing import Final, Literal

from tafelrunde.engine.figures import whole
from tafelrunde.games.phoenix.drawing.arms import arms
from tafelrunde.games.phoenix.drawing.overlay import (
    MapArmy,
    Overlay,
    army_sign,
    borne,
    colour,
    dash,
    escaped,
    town_sign,
)
from tafelrunde.games.phoenix.drawing.shapes import CORNERS, number, point
from tafelrunde.games.phoenix.drawing.terrain_look import HATCHING, signs, tone
from tafelrunde.games.phoenix.tables.terrain import (
    DEEP_SEA,
    GATE,
    HEIGHT,
    INCOME,
    LAND,
    NAMES_DE,
    NAMES_EN,
    SURFACING,
    WATER,
)

LEGEND_WIDTH: Final = 340.0
STEP: Final = 26.0
Lang = Literal["de", "en"]
WORDS: Final = {
    "terrain": ("Gelände", "Terrain"),
    "height": ("Höhe {height}, {income} GS", "height {height}, {income} gold"),
    "works": ("Bauwerke", "Works"),
    "river": ("Fluss", "river"),
    "road": ("Straße", "road"),
    "bridge": ("Brücke", "bridge"),
    "quay": ("Kaianlage", "quay"),
    "wall": ("Wall", "wall"),
    "towns": ("Rüstorte", "Towns"),
    "armies": ("Heere", "Armies"),
    "realms": ("Reiche", "Realms"),
}
TOWNS: Final = (
    ("Baustelle", "Burg", "Stadt", "Festung", "Hauptstadt", "Festungshauptstadt"),
    ("site", "castle", "city", "fortress", "capital", "fortress-capital"),
)
KINDS: Final = (
    ("Krieger", "Reiter", "Flotte", "Kreatur", "Zauberer", "Charakter"),
    ("warriors", "riders", "fleet", "creature", "wizard", "character"),
)
TERRAIN_ORDER: Final = (*LAND, WATER, DEEP_SEA, GATE, SURFACING)


class Column:
    """Entries one below the other."""

    def __init__(self, x: float, y: float, lang: Lang) -> None:
        self.x, self.y = x, y
        self.english = lang == "en"
        self.parts: list[str] = []

    def word(self, name: str) -> str:
        return WORDS[name][self.english]

    def head(self, name: str) -> None:
        self.y += 14
        self.parts.append(
            f'<text x="{number(self.x)}" y="{number(self.y)}" class="head">{self.word(name)}</text>'
        )
        self.y += 20

    def entry(self, picture: str, text: str, column: int = 0, columns: int = 1) -> None:
        """A small picture around 0 0 with its meaning; the last of a row moves on to the next."""
        x = self.x + column * (LEGEND_WIDTH - 50) / columns
        self.parts.append(
            f'<g transform="translate({point(x + 13, self.y)})">{picture}</g>'
            f'<text x="{number(x + 32)}" y="{number(self.y + 4.5)}" class="entry">{escaped(text)}</text>'
        )
        if column == columns - 1:
            self.y += STEP


def legend(
    left: float,
    title: str,
    overlay: Overlay,
    shown: list[int],
    palette: dict[str, str],
    lang: Lang,
    dark: bool,
) -> tuple[str, float]:
    """Everything that the map shows, explained, and how high that is; of the realms only those in sight."""
    column = Column(left, 52, lang)
    for line in _lines(title):
        column.parts.append(
            f'<text x="{number(left)}" y="{number(column.y)}" class="title">{escaped(line)}</text>'
        )
        column.y += 30
    _terrains(column, palette, dark)
    _works(column, palette)
    _pieces(column, overlay, palette)
    if shown:
        _realms(column, overlay, shown, palette)
    return "<g>" + "".join(column.parts) + "</g>", column.y


def _lines(title: str) -> list[str]:
    """A title broken into lines that fit."""
    lines = [""]
    for word in title.split():
        if len(lines[-1]) + len(word) > 20:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _terrains(column: Column, palette: dict[str, str], dark: bool) -> None:
    column.head("terrain")
    shape = "M" + "L".join([point(x, y) for x, y in CORNERS]) + "z"
    names = NAMES_EN if column.english else NAMES_DE
    for terrain in TERRAIN_ORDER:
        hatching = f'<path d="{shape}" fill="url(#h{terrain})"/>' if terrain in HATCHING else ""
        picture = (
            f'<path d="{shape}" fill="{tone(terrain, dark)}" stroke="{palette["ink"]}" stroke-width=".8"/>'
            f"{hatching}{signs(terrain, [(0, 0)], palette['ink'])}"
        )
        text = names[terrain]
        if INCOME[terrain]:
            income = whole(INCOME[terrain], "en" if column.english else "de")
            text += ": " + column.word("height").format(height=HEIGHT[terrain], income=income)
        column.entry(picture, text)


def _works(column: Column, palette: dict[str, str]) -> None:
    column.head("works")
    ink, pale = palette["ink"], palette["road_edge"]
    river = f'<path d="M-11 3l6-6 8 4 8-5" fill="none" stroke="{palette["river"]}" stroke-width="3"/>'
    road = f'<path d="M-11 3L11-3" stroke="{palette["road"]}" stroke-width="2.2"/>'
    crossing = f'<path d="M0-8v16" stroke="{palette["river"]}" stroke-width="3"/>'
    bridge = f'{crossing}<path d="M-6 0h12" stroke="{ink}" stroke-width="5.4"/>'
    bridge += f'<path d="M-6 0h12" stroke="{pale}" stroke-width="3"/>'
    quay = f'<path d="M-9-3h18M-5-3v7M0-3v7M5-3v7" fill="none" stroke="{ink}" stroke-width="1.5"/>'
    wall = f'<path d="M-10 0h20" stroke="{ink}" stroke-width="3.6"/>'
    wall += f'<path d="M-10 0h20" stroke="{pale}" stroke-width="1.6" stroke-dasharray="2 1.6"/>'
    pictures = {"river": river, "road": road, "bridge": bridge, "quay": quay, "wall": wall}
    for i, (name, picture) in enumerate(pictures.items()):
        column.entry(picture, column.word(name), i % 2, 2)
    column.y += STEP


def _pieces(column: Column, overlay: Overlay, palette: dict[str, str]) -> None:
    column.head("towns")
    for stage, name in enumerate(TOWNS[column.english]):
        picture = town_sign(overlay, stage, 0, palette)
        scale = f'<g transform="scale({".8" if stage > 3 else "1"})">{picture}</g>'
        column.entry(scale, name, stage % 2, 2)
    column.head("armies")
    for i, name in enumerate(KINDS[column.english]):
        piece = army_sign(overlay, MapArmy(0, 0, 100 * (i + 1) + 1), palette)
        column.entry(f'<g transform="translate(0 -2)">{piece}</g>', name, i % 2, 2)


def _realms(column: Column, overlay: Overlay, shown: list[int], palette: dict[str, str]) -> None:
    column.head("realms")
    for realm in shown:
        tint, pattern = colour(overlay, realm), dash(overlay, realm)
        shade = f'stroke="{palette["ink"]}" stroke-opacity="{palette["shade"]}"'
        line = f'<path d="M8 0h26" {shade} stroke-width="4"/>'
        line += f'<path d="M8 0h26" stroke="{tint}" stroke-width="3" stroke-dasharray="{pattern}"/>'
        shield = arms(borne(overlay, realm), tint, palette["ink"])
        name = escaped(overlay.realms[realm].name)
        column.parts.append(
            f'<g transform="translate({point(column.x + 13, column.y)})">{shield}{line}</g>'
            f'<text x="{number(column.x + 54)}" y="{number(column.y + 4.5)}" class="entry">{name}</text>'
        )
        column.y += 24
