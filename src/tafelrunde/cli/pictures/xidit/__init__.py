"""Lords of Xidit in a terminal: a drawn map with everything beside it; on small screens a table of cities."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.pictures import Picture, Scene
from tafelrunde.cli.pictures.frame import GOLD, closed, edge
from tafelrunde.cli.pictures.xidit.chart import chart
from tafelrunde.cli.pictures.xidit.frame import sided
from tafelrunde.cli.pictures.xidit.listing import listing
from tafelrunde.cli.pictures.xidit.offers import group, place_of_prize
from tafelrunde.cli.pictures.xidit.place import points, province_lines
from tafelrunde.cli.pictures.xidit.places import box_of
from tafelrunde.cli.pictures.xidit.route import preview, spelled
from tafelrunde.cli.pictures.xidit.rules import rules_about, rules_now
from tafelrunde.cli.pictures.xidit.side import side, status
from tafelrunde.cli.pictures.xidit.words import road_sign, say, term, unit_sign
from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit.box.data import RECONSTRUCTION
from tafelrunde.games.xidit.meta import TERMS
from tafelrunde.games.xidit.play.box import COLOUR_NAMES, UNIT_NAMES
from tafelrunde.games.xidit.play.events import (
    CensusHandedIn,
    Moved,
    NextTileSet,
    PileTurned,
    ProgrammeHandedIn,
    RegionScored,
    TileDiscarded,
    TilePlaced,
    TileRevealed,
    Waited,
)
from tafelrunde.games.xidit.secrecy.view import XiditView

SIDE: Final = 35
HEIGHT: Final = 26
SEEN_ANYWAY: Final = (
    CensusHandedIn,
    Moved,
    NextTileSet,
    PileTurned,
    ProgrammeHandedIn,
    TileDiscarded,
    TilePlaced,
    TileRevealed,
    Waited,
)
"""Events whose outcome stands on the board, or that others have announced."""


def legend() -> Text:
    """Roads, signs and units."""
    roads = Text(" ").join(
        Text.assemble(road_sign(name), road_sign(name), f" {term(name)}") for name in COLOUR_NAMES
    )
    return Text.assemble(" ", roads, "  ", say("legend"))


def units_legend() -> Text:
    return Text(say("units", **{unit: unit_sign(unit) for unit in UNIT_NAMES}))


def origin(view: XiditView) -> Text:
    """XI-20.32: whose values these are."""
    printed = box_of(view).printed
    if printed.id == RECONSTRUCTION and not view.corrections:
        return Text(f" {say('reconstruction')} ", style=GOLD)
    return Text(f" {say('corrected', title=printed.title)} ", style=GOLD)


def long_board(scene: Scene) -> RenderableType:
    """Top edge with the calendar, map and column, signs, bottom edge with the origin of the values."""
    inner = scene.width - 2
    widths = (inner - SIDE - 1, SIDE)
    beside = side(scene, SIDE)
    height = max(HEIGHT, len(beside))
    beside += [Text()] * (height - len(beside))
    lines = [edge("╭", status(scene.view), "╮", inner)]
    for left, right in zip(chart(scene.view, widths[0], height), beside, strict=True):
        lines.append(sided(left, right, widths))
    lines.append(closed(legend(), inner))
    lines.append(closed(Text.assemble(" ", units_legend()), inner))
    return Group(*lines, edge("╰", origin(scene.view), "╯", inner))


def short_board(scene: Scene) -> RenderableType:
    lines = [*listing(scene), units_legend(), origin(scene.view)]
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return Group(*lines)


def board(scene: Scene) -> RenderableType:
    return short_board(scene) if scene.short else long_board(scene)


def province(scene: Scene, seat: int) -> RenderableType:
    """Everything that this view shows of one seat."""
    title = Text(scene.names[seat])
    lines = Group(*province_lines(scene, seat))
    return Panel(lines, title=title, title_align="left", border_style=GOLD, width=scene.width)


def asked(view: XiditView) -> str:
    """What is wanted now, with the numbers it is about."""
    about, more = term(f"step_{view.step}"), details(view)
    return f"{about} ({more})" if more else about


def details(view: XiditView) -> str:
    if view.seat is None:
        return ""
    me = view.players[view.seat]
    if view.step == "programme":
        return say("asked-orders")
    if view.step == "census" and view.counting is not None:
        return say("asked-units", unit=term(view.counting), count=(me.units or {}).get(view.counting, 0))
    if view.step in ("bards", "census_bards"):
        count = min(view.wanted, me.bards_left or 0)
        return say("asked-bards", count=count, city=me.city or 0)
    if view.step == "rewards":
        box, place = box_of(view), place_of_prize(view)
        return say("asked-prize", gold=box.gold[place], bards=box.bards[place], stories=box.stories[place])
    return ""


def is_news(event: Event) -> bool:
    if isinstance(event, RegionScored):
        return any(event.bards)
    return not isinstance(event, SEEN_ANYWAY)


def moment(view: XiditView) -> Any:
    """On a pipe the board is drawn when a year is to be planned, and when the figures stand anew."""
    return view.year, view.order, view.step in ("place", "programme")


PICTURE: Final = Picture(
    board=board,
    province=province,
    hand=lambda scene: None,
    is_news=is_news,
    moment=moment,
    asked=asked,
    group=group,
    rules_now=rules_now,
    rules_about=rules_about,
    reason=lambda name: TERMS[f"reason_{name}"].said(language()),
    points=points,
    preview=preview,
    spelled=spelled,
)
