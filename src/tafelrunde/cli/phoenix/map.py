"""`tafelrunde phoenix map`: draws the world as the game master or one realm sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.history import state_at
from tafelrunde.campaign.mapping import overlay_of
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.calendar import month_name
from tafelrunde.games.phoenix.drawing import Style, draw_svg
from tafelrunde.games.phoenix.drawing_png import png_from_svg
from tafelrunde.games.phoenix.places import read_field
from tafelrunde.games.phoenix.world import NOWHERE

Numbers = Literal["none", "provinces", "fields"]


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
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
        raise Complaint(
            "say where the map shall go: --svg FILE, --png FILE or both",
            "sage, wohin die Karte soll: --svg DATEI, --png DATEI oder beides",
        )
    campaign = Campaign.open(folder)
    style = Style(lang=language(), dark=dark, numbers=numbers, middle=middle(campaign, around), radius=radius)
    drawing = drawn(campaign, realm, month, style)
    if svg is not None:
        svg.write_text(drawing, encoding="utf-8")
    if png is not None:
        png.write_bytes(png_from_svg(drawing, width))
    tell([str(path) for path in (svg, png) if path is not None], as_json)


def middle(campaign: Campaign, around: str) -> int:
    return read_field(campaign.state.setting.world, around) if around else NOWHERE


def drawn(campaign: Campaign, realm: str | None, month: int | None, style: Style) -> str:
    """The map by a view alone, so that a realm's map cannot tell more than the realm knows."""
    state = campaign.state if month is None else state_at(campaign, month)
    seat = campaign.master if realm is None else campaign.realm(realm)
    world = state.setting.world
    title = f"{world.name}, {month_name(state.month)}"
    return draw_svg(world, overlay_of(campaign.game.view(state, seat), world, title), style)


def tell(files: list[str], as_json: bool) -> None:
    if as_json:
        print_json({"files": files})
    else:
        console().print(Text(t("phoenix-map-done", files=", ".join(files))), soft_wrap=True)
