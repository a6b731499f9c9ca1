"""Kingsburg in a terminal: calendar, court, seats and province on one screen, in a long and a short form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures import Picture, Scene
from tafelrunde.cli.pictures.kingsburg.calendar import calendar_line, enemy_line
from tafelrunde.cli.pictures.kingsburg.court import court_lines
from tafelrunde.cli.pictures.kingsburg.hand import hand
from tafelrunde.cli.pictures.kingsburg.offers import group
from tafelrunde.cli.pictures.kingsburg.province import legend, province_lines
from tafelrunde.cli.pictures.kingsburg.seats import seat_lines, short_seat_lines
from tafelrunde.engine.contract import Event
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX
from tafelrunde.games.kingsburg.meta import TERMS
from tafelrunde.games.kingsburg.play.events import HelpDeclined, Passed
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView

COURT_WIDTH: Final = 71
BORDER: Final = "#c9961a"
SHORT_NAME: Final = 10

# Which rules a player wants to read at each step.
STEP_RULES: Final = {
    "aid_good": ("KB-3.1", "KB-3.3", "KB-3.4", "KB-3.6"),
    "guild": ("KB-16.8", "KB-17.1"),
    "reroll": ("KB-4.6", "KB-4.7", "KB-4.9", "KB-4.11", "KB-4.4", "KB-17.26"),
    "influence": ("KB-5.1", "KB-5.2", "KB-5.4", "KB-5.5", "KB-5.7", "KB-5.8", "KB-16.6", "KB-10.6"),
    "help": ("KB-6.3", "KB-6.4", "KB-6.5", "KB-6.6"),
    "build": ("KB-7.1", "KB-7.3", "KB-7.5", "KB-7.6", "KB-7.8", "KB-10.9"),
    "town_hall": ("KB-8.3", "KB-8.4"),
    "recruit": ("KB-11.2", "KB-11.3", "KB-11.4", "KB-16.11", "KB-12.5"),
    "battle": ("KB-12.7", "KB-13.1", "KB-13.3", "KB-13.4"),
}
ADVISOR_RULES: Final = 6
"""KB-6.7 is the Jester's, advisor 1."""


def panel(lines: Sequence[Text], title: str, subtitle: str = "", height: int | None = None) -> Panel:
    for line in lines:
        line.no_wrap, line.overflow = True, "ellipsis"
    return Panel(
        Group(*lines),
        title=title,
        subtitle=subtitle,
        title_align="left",
        border_style=BORDER,
        padding=0,
        height=height,
    )


def long_board(scene: Scene) -> RenderableType:
    seats_width = scene.width - COURT_WIDTH
    middle = Table.grid()
    middle.add_column(width=COURT_WIDTH)
    middle.add_column(width=seats_width)
    court, seats = court_lines(scene, columns=2), seat_lines(scene, seats_width - 2)
    height = max(len(court), len(seats)) + 2
    middle.add_row(
        panel(court, t("court"), t("court-legend"), height), panel(seats, t("seats"), height=height)
    )
    head = [calendar_line(scene.view, short=False), enemy_line(scene.view)]
    own = () if scene.view.seat is None else (province(scene, scene.view.seat),)
    return Group(*head, middle, *own)


def short_board(scene: Scene) -> RenderableType:
    view: KingsburgView = scene.view
    lines = [calendar_line(view, short=True), enemy_line(view)]
    lines += court_lines(scene, columns=3, name_width=SHORT_NAME)
    lines += short_seat_lines(scene, scene.width)
    if view.seat is not None:
        lines += province_lines(view, view.seat, scene.width)
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return Group(*lines)


def board(scene: Scene) -> RenderableType:
    return short_board(scene) if scene.short else long_board(scene)


def province(scene: Scene, seat: int) -> RenderableType:
    return panel(
        province_lines(scene.view, seat, scene.width - 2),
        t("province", name=scene.names[seat]),
        legend(),
    )


def asked(view: KingsburgView) -> str:
    """What is wanted now, with the advisor or the number it is about."""
    about = TERMS[f"step_{view.step}"].said(language())
    if view.helping is not None:
        return f"{about}: {TERMS[f'advisor_{view.helping}'].said(language())}"
    return about


def rules_now(view: KingsburgView) -> Sequence[str]:
    own = (f"KB-6.{ADVISOR_RULES + view.helping}",) if view.helping is not None else ()
    return (*own, *STEP_RULES.get(view.step, ("KB-2.2",)))


def rules_about(term: str) -> Sequence[str]:
    if term in BUILDING_INDEX:
        return (f"KB-16.{BUILDING_INDEX[term] + 1}",)
    if term.startswith("advisor_"):
        return (f"KB-6.{ADVISOR_RULES + int(term.removeprefix('advisor_'))}",)
    return ()


def points(view: KingsburgView, seat: int) -> tuple[int, dict[str, int]]:
    place = view.provinces[seat]
    return place.vp, place.reasons


def is_news(event: Event) -> bool:
    """That somebody had nothing to choose from goes without saying."""
    return not (isinstance(event, (Passed, HelpDeclined)) and event.forced)


PICTURE: Final = Picture(
    board=board,
    province=province,
    hand=hand,
    is_news=is_news,
    moment=lambda view: (view.year, view.phase),
    asked=asked,
    group=group,
    rules_now=rules_now,
    rules_about=rules_about,
    reason=lambda name: TERMS[f"reason_{name}"].said(language()),
    points=points,
)
