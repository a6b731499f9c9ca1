"""Maps of a campaign as files: through a view, so that nobody's map tells more than he may know."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.drawing.picture import Numbers, Style, draw_svg
from tafelrunde.games.phoenix.drawing.png import png_from_svg
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import NOWHERE
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.map.overlay import overlay_of

MapForm = Literal["svg", "png"]
WIDEST: Final = 3_000
"""Pixels: the whole world can be read, and it takes some three seconds to draw."""
USUAL: Final = 1_200


class MapStyle(msgspec.Struct, frozen=True):
    """How a map is drawn; `around` names the field in the middle of a part of it."""

    form: MapForm = "svg"
    lang: Lang = "de"
    numbers: Numbers = "provinces"
    dark: bool = False
    around: str = ""
    radius: int = 8
    width: int = 0


def map_file(campaign: Campaign, state: State, seat: Seat | None, style: MapStyle) -> bytes:
    """The world as a seat saw it in this position; None is the public."""
    if not 0 <= style.width <= WIDEST:
        raise Complaint("map-too-wide", {"most": WIDEST, "width": style.width})
    svg = drawn(campaign.game.view(state, seat), state, style)
    return svg.encode() if style.form == "svg" else png_from_svg(svg, style.width or USUAL)


def drawn(view: PhoenixView, state: State, style: MapStyle) -> str:
    world = state.setting.world
    middle = read_field(world, style.around) if style.around else NOWHERE
    drawing = Style(
        lang=style.lang, dark=style.dark, numbers=style.numbers, middle=middle, radius=style.radius
    )
    title = f"{world.name}, {month_name(view.month)}"
    return draw_svg(world, overlay_of(view, world, title), drawing)
