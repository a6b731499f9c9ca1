"""One seat's province: twenty buildings in five rows, what stands, what comes next and what it costs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures.kingsburg.signs import Goods, price, printed
from tafelrunde.games.kingsburg.box.data import Building
from tafelrunde.games.kingsburg.play.box import COLUMNS, CRANE_COLUMN, ROWS
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView, Province

BUILT: Final = ("✓", "bold #2e7d4f")
AFFORDABLE: Final = ("▸", "bold #c9961a")
NEXT: Final = ("·", "bold")
LATER: Final = (" ", "dim")


def cost_here(building: Building, place: Province) -> Goods:
    """KB-16.18: with the Crane one gold less in the third and fourth column."""
    gold, wood, stone = building.cost
    cheaper = "crane" in place.buildings and building.column >= CRANE_COLUMN
    return (max(0, gold - 1) if cheaper else gold, wood, stone)


def mark_of(building: Building, left: Building | None, place: Province) -> tuple[str, str]:
    """KB-7.6: only the first gap of a row can be built on."""
    if building.id in place.buildings:
        return BUILT
    if left is not None and left.id not in place.buildings:
        return LATER
    cost, goods = cost_here(building, place), place.goods
    enough = goods.gold >= cost[0] and goods.wood >= cost[1] and goods.stone >= cost[2]
    return AFFORDABLE if enough else NEXT


def cell(building: Building, left: Building | None, place: Province, width: int) -> Text:
    """`▸ Chapel 3G1S·5`; what stands needs no price."""
    mark, style = mark_of(building, left, place)
    tail = Text(f"·{building.vp}", style="dim")
    if mark != BUILT[0]:
        tail = price(cost_here(building, place)).append_text(tail)
    name = Text(building.name.said(language()), style=style if mark != NEXT[0] else "")
    name.truncate(max(4, width - 3 - tail.cell_len), overflow="ellipsis", pad=True)
    text = Text.assemble((mark, style), " ", name, " ", tail)
    text.truncate(width, pad=True)
    return text


def column_widths(buildings: tuple[Building, ...], width: int) -> list[int]:
    """Each column as wide as its longest cell, all of them cut alike if the screen is narrow."""
    wanted = []
    for column in range(COLUMNS):
        inside = [b for b in buildings if b.column == column + 1]
        wanted.append(max(len(b.name.said(language())) + price(b.cost).cell_len + 5 for b in inside))
    room = width - (COLUMNS - 1)
    while sum(wanted) > room:
        wanted[wanted.index(max(wanted))] -= 1
    return wanted


def province_lines(view: KingsburgView, seat: int, width: int) -> list[Text]:
    buildings = printed(view)[0]
    place = view.provinces[seat]
    widths = column_widths(buildings, width)
    lines = []
    for row in range(ROWS):
        cells = []
        for column in range(COLUMNS):
            index = row * COLUMNS + column
            left = buildings[index - 1] if column else None
            cells.append(cell(buildings[index], left, place, widths[column]))
        lines.append(Text(" ").join(cells))
    return lines


def legend() -> str:
    return t("province-legend", built=BUILT[0], affordable=AFFORDABLE[0], next=NEXT[0])
