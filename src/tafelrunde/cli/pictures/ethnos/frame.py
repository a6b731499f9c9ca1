"""One table of six colours: markers above and cards below stand in the same columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from tafelrunde.cli.pictures import Scene
from tafelrunde.cli.pictures.ethnos.words import COLOUR_IDS
from tafelrunde.cli.pictures.frame import GOLD, edge, fitted

COLUMNS: Final = len(COLOUR_IDS)
LONG_LABEL: Final = 16
LONG_RIGHT: Final = 34
SHORT_LABEL: Final = 15
SHORT_CELL: Final = 7


@dataclass(frozen=True)
class Layout:
    """Widths: of the label at the left, of each column, of the rest at the right."""

    label: int
    cell: int
    right: int

    @property
    def whole(self) -> int:
        return self.label + COLUMNS * self.cell + self.right


def layout_of(scene: Scene) -> Layout:
    if scene.short:
        right = max(0, scene.width - SHORT_LABEL - COLUMNS * SHORT_CELL)
        return Layout(SHORT_LABEL, SHORT_CELL, right)
    inner = scene.width - 2
    cell = (inner - LONG_LABEL - LONG_RIGHT) // COLUMNS
    return Layout(LONG_LABEL, cell, inner - LONG_LABEL - COLUMNS * cell)


def row(layout: Layout, label: Text, cells: Sequence[Text], right: Text) -> Text:
    """Every cell leaves a blank before its neighbour."""
    columns = [fitted(fitted(cell, layout.cell - 1), layout.cell) for cell in cells]
    return Text.assemble(fitted(label, layout.label), *columns, fitted(right, layout.right))


def wide_row(layout: Layout, label: Text, middle: Text, right: Text) -> Text:
    """One thing across all columns."""
    middle = fitted(middle, COLUMNS * layout.cell)
    return Text.assemble(fitted(label, layout.label), middle, fitted(right, layout.right))


def divider(layout: Layout, label: str, cells: Sequence[Text], right: str) -> Text:
    """An edge between two parts with headings in the columns of the lower one."""
    headings = Text()
    for cell in cells:
        headings.append_text(cell).append(
            " " + "─" * max(0, layout.cell - cell.cell_len - 2) + " ", style=GOLD
        )
    headings.right_crop(1)
    left = edge("├", Text(f" {label} "), " ", layout.label - 1)
    rest = edge("─", Text(f" {right} ", style="dim"), "┤", layout.right)
    return Text.assemble(left, headings, rest)
