"""Ethnos in a terminal: kingdoms, cards and bands in one frame, in a long and a short form."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.pictures import Picture, Scene
from tafelrunde.cli.pictures.ethnos.bands import band_lines, seat_lines
from tafelrunde.cli.pictures.ethnos.cards import card_rows, grid_head
from tafelrunde.cli.pictures.ethnos.frame import Layout, layout_of
from tafelrunde.cli.pictures.ethnos.kingdoms import kingdom_rows
from tafelrunde.cli.pictures.ethnos.offers import group
from tafelrunde.cli.pictures.ethnos.rules import rules_about, rules_now
from tafelrunde.cli.pictures.ethnos.words import AGES, card_name, say
from tafelrunde.cli.pictures.frame import GOLD, closed, edge
from tafelrunde.engine.contract import Event
from tafelrunde.games.ethnos.box.data import DRAGONS
from tafelrunde.games.ethnos.meta import TERMS
from tafelrunde.games.ethnos.play.box import BY_SIDE_AGES, side_of
from tafelrunde.games.ethnos.play.events import CardDealt, DeckSplit, MarketLaid, TokensLaid
from tafelrunde.games.ethnos.secrecy.view import EthnosView

DRAGON_STYLE: Final = "bold #d0453b"


def status(view: EthnosView) -> Text:
    """Age, dragons and deck: how long this age may last."""
    ages = AGES[: BY_SIDE_AGES[side_of(len(view.players))]]
    text = Text.assemble((f" {say('age')} ", "bold"))
    for number, age in enumerate(ages, 1):
        text.append(f"[{age}]" if number == view.age else f" {age} ", "bold" if number == view.age else "dim")
    dragons = "◆" * view.dragons + "◇" * (DRAGONS - view.dragons)
    text.append("   ").append(f"{say('dragons')} {dragons}", style=DRAGON_STYLE if view.dragons else "")
    return text.append(f"   {say('deck', deck=view.deck, upper=view.upper)} ")


def long_board(scene: Scene, layout: Layout) -> RenderableType:
    """Top edge, kingdoms, cards, bands, bottom edge with the signs."""
    width = layout.whole
    lines = [edge("╭", status(scene.view), "╮", width)]
    lines += [closed(line, width) for line in kingdom_rows(scene, layout)]
    lines.append(grid_head(scene, layout))
    lines += [closed(line, width) for line in card_rows(scene, layout)]
    bands = band_lines(scene, width)
    if bands:
        lines.append(edge("├", Text(f" {say('bands')} "), "┤", width))
        lines += [closed(line, width) for line in bands]
    return Group(*lines, edge("╰", Text(f" {say('legend')} ", style="dim"), "╯", width))


def short_board(scene: Scene, layout: Layout) -> RenderableType:
    lines = [status(scene.view), *kingdom_rows(scene, layout)]
    lines += card_rows(scene, layout)
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return Group(*lines)


def board(scene: Scene) -> RenderableType:
    drawn = short_board if scene.short else long_board
    return drawn(scene, layout_of(scene))


def province(scene: Scene, seat: int) -> RenderableType:
    """Everything open of one seat, card by card."""
    lines = seat_lines(scene, seat)
    return Panel(
        Group(*lines), title=Text(scene.names[seat]), title_align="left", border_style=GOLD, width=scene.width
    )


def asked(view: EthnosView) -> str:
    """What is wanted now, with the band it is about."""
    about = TERMS[f"step_{view.step}"].said(language())
    if view.band is None:
        return about
    leader = card_name(f"{view.band.tribe}_{view.band.colour}")
    return f"{about} ({say('asked-band', leader=leader, size=view.band.size)})"


def points(view: EthnosView, seat: int) -> tuple[int, dict[str, int]]:
    place = view.players[seat]
    return place.glory, place.reasons


def is_news(event: Event) -> bool:
    """What the board shows anyway at the start of an age goes without saying."""
    if isinstance(event, CardDealt):
        return event.card is not None
    return not isinstance(event, (DeckSplit, MarketLaid, TokensLaid))


def moment(view: EthnosView) -> Any:
    """Market and hand are what the next decision is about."""
    return view.age, view.hand, view.market


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
)
