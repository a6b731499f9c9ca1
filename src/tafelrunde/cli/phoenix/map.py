"""`tafelrunde phoenix map`: draws the world as the game master or one realm sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, write_whole
from tafelrunde.cli.phoenix.change import in_words
from tafelrunde.cli.phoenix.homes import campaign_at, desk_at, is_invited
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.drawing.picture import Style, draw_svg
from tafelrunde.games.phoenix.drawing.png import png_from_svg
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import NOWHERE, World
from tafelrunde.phoenix_desk.campaign.campaign import GAME
from tafelrunde.phoenix_desk.campaign.history import state_at
from tafelrunde.phoenix_desk.map.overlay import overlay_of

Numbers = Literal["none", "provinces", "fields"]


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-desk"))],
    svg: Annotated[Path | None, typer.Option("--svg", help=t("phoenix-map-svg"))] = None,
    png: Annotated[Path | None, typer.Option("--png", help=t("phoenix-map-png"))] = None,
    realm: Annotated[str | None, typer.Option("--realm", "-r", help=t("phoenix-map-realm"))] = None,
    month: Annotated[int | None, typer.Option("--month", min=1, help=t("phoenix-map-month"))] = None,
    around: Annotated[str, typer.Option("--around", help=t("phoenix-map-around"))] = "",
    radius: Annotated[int, typer.Option("--radius", min=1, help=t("phoenix-map-radius"))] = 8,
    numbers: Annotated[Numbers, typer.Option("--numbers", help=t("phoenix-map-numbers"))] = "provinces",
    dark: Annotated[bool, typer.Option("--dark", help=t("phoenix-map-dark"))] = False,
    width: Annotated[int, typer.Option("--width", min=0, help=t("phoenix-map-width"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if svg is None and png is None:
        raise Complaint("map-goes-nowhere")
    view, world = seen(folder, realm, month)
    middle = field_called(world, around) if around else NOWHERE
    style = Style(lang=language(), dark=dark, numbers=numbers, middle=middle, radius=radius)
    title = f"{world.name}, {month_name(view.month)}"
    drawing = draw_svg(world, overlay_of(view, world, title), style)
    if svg is not None:
        write_whole(svg, drawing.encode())
    if png is not None:
        write_whole(png, png_from_svg(drawing, width))
    tell([str(path) for path in (svg, png) if path is not None], as_json)


def seen(folder: str, realm: str | None, month: int | None) -> tuple[PhoenixView, World]:
    """A view and its world: a realm's map cannot tell more than the realm knows."""
    if is_invited(folder):
        desk = desk_at(folder, realm)
        if month not in (None, desk.view.month):
            raise Complaint(
                "invitation-month", {"name": month_name(desk.view.month), "month": str(desk.view.month)}
            )
        return desk.view, desk.state.setting.world
    campaign = campaign_at(folder)
    state = campaign.state if month is None else state_at(campaign, month)
    seat = campaign.master if realm is None else campaign.realm(realm)
    return campaign.game.view(state, seat), state.setting.world


def field_called(world: World, label: str) -> int:
    with in_words(load_game(GAME), ()):
        return read_field(world, label)


def tell(files: list[str], as_json: bool) -> None:
    if as_json:
        print_json({"files": files})
    else:
        console().print(Text(t("phoenix-map-done", files=", ".join(files))), soft_wrap=True)
