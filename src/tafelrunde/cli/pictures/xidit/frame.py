"""The frame of the board: edges with titles, and lines cut or filled up to their width."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.cli.pictures.xidit.words import GOLD


def fitted(text: Text, width: int) -> Text:
    """Cut or filled up to exactly this width."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def edge(left: str, title: Text, right: str, width: int) -> Text:
    """`╭─ title ────╮`, as wide as the lines between their sides."""
    title = title.copy()
    title.truncate(width - 2, overflow="ellipsis")
    fill = "─" * max(0, width - 1 - title.cell_len)
    return Text.assemble((f"{left}─", GOLD), title, (fill + right, GOLD))


def heading(title: str, width: int) -> Text:
    """`─ title ─────`: begins a part of the column beside the map."""
    fill = "─" * max(0, width - len(title) - 3)
    return fitted(Text.assemble(("─ ", GOLD), (title, "bold"), (f" {fill}", GOLD)), width)


def sided(left: Text, right: Text, widths: tuple[int, int]) -> Text:
    """Two columns between borders."""
    bar = ("│", GOLD)
    return Text.assemble(bar, fitted(left, widths[0]), bar, fitted(right, widths[1]), bar)


def closed(line: Text, width: int) -> Text:
    return Text.assemble(("│", GOLD), fitted(line, width), ("│", GOLD))
