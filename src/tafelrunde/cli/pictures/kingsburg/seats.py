"""The seats in turn order: points, goods, tokens, soldiers, dice."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.pictures import Scene, badge
from tafelrunde.cli.pictures.kingsburg.signs import (
    POINT_STYLE,
    SOLDIER_STYLE,
    TOKEN_STYLE,
    dice_sign,
    printed,
    purse,
)
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView, Province


def army(view: KingsburgView, place: Province) -> Text:
    """Soldiers, and what the buildings add against any enemy: `⚔3+1`."""
    buildings = printed(view)[0]
    bonus = sum(buildings[BUILDING_INDEX[name]].battle for name in place.buildings)
    strength = f"⚔{place.soldiers}" + (f"{bonus:+d}" if bonus else "")
    return Text(strength, style=SOLDIER_STYLE if place.soldiers or bonus else "dim")


def holdings(view: KingsburgView, seat: int) -> str:
    """What lies before a seat besides goods."""
    held = []
    if view.envoy == seat:
        held.append(t("envoy"))
    if view.aid == seat and view.phase <= 2:
        held.append(t("aid-die"))
    if seat in view.looked and not view.revealed:
        held.append(t("looked"))
    return ", ".join(held)


def name_line(scene: Scene, seat: int, width: int) -> Text:
    """`▶ ≈ Ann   Envoy     ⌂4 12 VP`."""
    view: KingsburgView = scene.view
    place = view.provinces[seat]
    mark = "▶" if seat in view.to_act else " "
    name = Text(scene.names[seat], style="bold" if seat == view.seat else "")
    held = holdings(view, seat)
    left = Text.assemble((mark, "bold"), badge(seat), " ", name, (f" {held}" if held else "", "italic"))
    right = Text.assemble(
        (f" ⌂{len(place.buildings)}", ""), (f" {place.vp:2d} {t('points-short')}", POINT_STYLE)
    )
    left.truncate(max(8, width - right.cell_len), overflow="ellipsis", pad=True)
    return left.append_text(right)


def goods_line(scene: Scene, seat: int) -> Text:
    view: KingsburgView = scene.view
    place = view.provinces[seat]
    tokens = Text(f"+2×{place.tokens}", style=TOKEN_STYLE if place.tokens else "dim")
    dice = dice_sign(place.dice, place.white, seat)
    return Text(" ").join([purse(place.goods), tokens, army(view, place), dice])


def seat_lines(scene: Scene, width: int) -> list[Text]:
    """Two lines a seat, in turn order."""
    lines: list[Text] = []
    for seat in scene.view.order:
        lines += [name_line(scene, seat, width), goods_line(scene, seat)]
    return lines


def short_seat_lines(scene: Scene, width: int) -> list[Text]:
    """One line a seat."""
    left = width - 38
    return [
        Text.assemble(name_line(scene, seat, left), "  ", goods_line(scene, seat))
        for seat in scene.view.order
    ]
