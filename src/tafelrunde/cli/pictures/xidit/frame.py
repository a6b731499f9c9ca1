"""The frame of the board with its two columns: the map, and what stands beside it."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.cli.pictures.frame import GOLD, fitted


def heading(title: str, width: int) -> Text:
    """`─ title ─────`: begins a part of the column beside the map."""
    fill = "─" * max(0, width - len(title) - 3)
    return fitted(Text.assemble(("─ ", GOLD), (title, "bold"), (f" {fill}", GOLD)), width)


def sided(left: Text, right: Text, widths: tuple[int, int]) -> Text:
    """Two columns between borders."""
    bar = ("│", GOLD)
    return Text.assemble(bar, fitted(left, widths[0]), bar, fitted(right, widths[1]), bar)
