"""Points by reason, as a table with bars; used during the game and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.pictures import ARMS, Picture, badge

BAR: Final = 40

Points = tuple[int, dict[str, int]]


def points_table(
    picture: Picture, names: Sequence[str], points: Sequence[Points], *, summed: bool
) -> RenderableType:
    """By reason; the sums and their bars only where they decide the game."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="")
    table.add_column(Text(t("points-reason"), style="dim"))
    for seat, name in enumerate(names):
        table.add_column(Text.assemble(badge(seat), " ", name), justify="right")
    for reason in dict.fromkeys(reason for _total, reasons in points for reason in reasons):
        row = [reasons.get(reason, 0) for _total, reasons in points]
        table.add_row(picture.reason(reason), *[str(value) if value else "·" for value in row])
    if not summed:
        return table
    totals = [Text(str(total), style="bold") for total, _reasons in points]
    table.add_row(Text(t("points-total"), style="bold"), *totals)
    return Group(table, Text(), *bars(names, points))


def bars(names: Sequence[str], points: Sequence[Points]) -> list[Text]:
    """One bar a seat, the best one as long as there is room."""
    most = max(1, *(total for total, _reasons in points))
    width = max(len(name) for name in names)
    lines = []
    for seat, (total, _reasons) in enumerate(points):
        symbol, style = ARMS[seat % len(ARMS)]
        length = max(0, total) * BAR // most
        bar = Text(symbol * length, style=style)
        lines.append(Text.assemble(badge(seat), f" {names[seat]:<{width}} ", bar, f" {total}"))
    return lines
