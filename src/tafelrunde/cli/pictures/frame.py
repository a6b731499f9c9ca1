"""Frames around what is drawn: edges with titles, and lines cut or filled up to their width."""

from __future__ import annotations

from typing import Final

from rich.text import Text

GOLD: Final = "#c9961a"


def fitted(text: Text, width: int) -> Text:
    """Cut or filled up to exactly this width."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def edge(left: str, title: Text, right: str, width: int) -> Text:
    """`╭─ title ────╮`, as wide as the lines with their sides."""
    title = title.copy()
    title.truncate(width - 2, overflow="ellipsis")
    fill = "─" * max(0, width - 1 - title.cell_len)
    return Text.assemble((f"{left}─", GOLD), title, (fill + right, GOLD))


def closed(line: Text, width: int) -> Text:
    return Text.assemble(("│", GOLD), fitted(line, width), ("│", GOLD))
