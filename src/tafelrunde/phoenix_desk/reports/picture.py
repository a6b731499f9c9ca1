"""The map in a report: a clip around the realm's land, or the world; in colours of day and night."""

from __future__ import annotations

import re
from typing import Final

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.drawing.picture import Numbers, Style, draw_svg
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import NOWHERE
from tafelrunde.phoenix_desk.map.overlay import overlay_of
from tafelrunde.phoenix_desk.reports.material import Month
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.sentences import text

COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}\b")
MARGIN: Final = 3
LEAST: Final = 5
MOST: Final = 16
READABLE: Final = 11
"""In larger clips fields have no numbers of their own."""


class Picture:
    """A drawing whose colours are variables, and their values by day and by night."""

    def __init__(self, svg: str, day: dict[str, str], night: dict[str, str]) -> None:
        self.svg = svg
        self.day = day
        self.night = night


def picture(month: Month, lang: Lang) -> Picture:
    """What the view at the end of the month shows."""
    look = Look(month.after)
    realm = month.seat if month.seat is not None and month.seat < look.realms else None
    middle, radius = clip(look, realm)
    numbers: Numbers = "fields" if middle != NOWHERE and radius <= READABLE else "provinces"
    name = look.world.name if realm is None else look.names[realm]
    overlay = overlay_of(
        month.after, look.world, text(lang, "map-title", realm=name, month=month_name(month.month))
    )
    drawings = [
        draw_svg(look.world, overlay, Style(lang, dark, numbers, legend=False, middle=middle, radius=radius))
        for dark in (False, True)
    ]
    return blended(*drawings)


def clip(look: Look, realm: int | None) -> tuple[int, int]:
    """The field in the middle of the realm's land and how far it reaches; the whole world for nobody."""
    if realm is None or not look.fields[realm]:
        return NOWHERE, 0
    world = look.world
    own = [read_field(world, label) for label in look.fields[realm]]
    reach = {field: max(world.distance(field, other) for other in own) for field in own}
    middle = min(reach, key=lambda field: (reach[field], field))
    return middle, max(LEAST, min(MOST, reach[middle] + MARGIN))


def blended(day: str, night: str) -> Picture:
    """Both drawings in one: each pair of colours becomes a variable of the style sheet."""
    pairs: dict[tuple[str, str], str] = {}
    nights = iter(COLOUR.findall(night))

    def variable(match: re.Match[str]) -> str:
        pair = (match.group(), next(nights))
        if pair[0] == pair[1]:
            return pair[0]
        return f"var({pairs.setdefault(pair, f'--m{len(pairs)}')})"

    svg = COLOUR.sub(variable, day)
    by_day = {name: pair[0] for pair, name in pairs.items()}
    return Picture(svg, by_day, {name: pair[1] for pair, name in pairs.items()})
