"""The dice in hand, drawn large with their pips."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.pictures import ARMS, Scene

# Three rows of five places; which of them carry a pip.
PIPS: Final = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
WHITE_STYLE: Final = "bold black on white"


def die_lines(value: int, style: str) -> list[Text]:
    top, *middle, bottom = "╭─────╮", *(f"│{row}│" for row in PIPS[value]), "╰─────╯"
    return [Text(line, style=style) for line in (top, *middle, bottom)]


def hand(scene: Scene) -> RenderableType | None:
    """This seat's dice side by side; None when it has none left."""
    seat = scene.view.seat
    if seat is None or scene.short or not scene.view.provinces[seat].dice:
        return None
    place = scene.view.provinces[seat]
    style = ARMS[seat % len(ARMS)][1]
    dice = [die_lines(die, style) for die in place.dice] + [
        die_lines(die, WHITE_STYLE) for die in place.white
    ]
    return Group(*[Text(" ").join(row) for row in zip(*dice, strict=True)])
