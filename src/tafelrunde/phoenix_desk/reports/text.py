"""A document as plain text, 100 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from tafelrunde.phoenix_desk.reports.document import (
    Block,
    Column,
    Document,
    Item,
    Items,
    Remark,
    Section,
    Table,
)
from tafelrunde.phoenix_desk.reports.scribe import NBSP

WIDTH: Final = 100
GAP: Final = "  "
NARROWEST: Final = 8


def as_plain(document: Document) -> str:
    lines = [*heading(document)]
    is_short = False
    for section in document.sections:
        lines += [] if is_short and in_a_line(section) else [""]
        is_short = bool(in_a_line(section))
        lines += in_a_line(section) or section_lines(section)
    return joined(lines)


def in_a_line(section: Section) -> list[str]:
    """Sections of a chapter that have nothing but a remark need no heading of their own."""
    if section.level == 2 or len(section.blocks) != 1 or not isinstance(section.blocks[0], Remark):
        return []
    return textwrap.wrap(f"{section.title}: {section.blocks[0].text}", WIDTH)


def joined(lines: Iterable[str]) -> str:
    """What was kept together while lines were folded is plain text in the end."""
    return "\n".join(line.replace(NBSP, " ").rstrip() for line in lines) + "\n"


def heading(document: Document) -> Iterable[str]:
    yield "═" * WIDTH
    yield document.title.upper()
    yield from textwrap.wrap(document.subtitle, WIDTH)
    yield document.secret
    yield "═" * WIDTH
    yield from textwrap.wrap("   ".join(f"{name}: {value}" for name, value in document.facts), WIDTH)


def section_lines(section: Section) -> Iterable[str]:
    if section.level == 2:
        yield section.title.upper()
        yield "─" * WIDTH
    else:
        yield f"{section.title} ".ljust(WIDTH, "·")
    for place, block in enumerate(section.blocks):
        if place:
            yield ""
        yield from block_lines(block)


def block_lines(block: Block) -> Iterable[str]:
    if isinstance(block, Table):
        yield from table_lines(block)
    elif isinstance(block, Items):
        yield from items_lines(block)
    else:
        yield from textwrap.wrap(block.text, WIDTH)


def items_lines(items: Items) -> Iterable[str]:
    if items.head:
        yield from textwrap.wrap(f"{items.head}:", WIDTH)
    for item in items.items:
        yield from item_lines(item)


def item_lines(item: Item) -> list[str]:
    """The sentence, and its rule at the right margin of the first line."""
    room = WIDTH - len(item.rule) - len(GAP)
    said = f"• {item.whole}"
    first = (textwrap.wrap(said, room) or ["•"])[0]
    rest = said[len(first) :].strip(" ")
    below = textwrap.wrap(rest, WIDTH, initial_indent="  ", subsequent_indent="  ")
    return [f"{first:<{room}}{GAP}{item.rule}", *below]


def table_lines(table: Table) -> Iterable[str]:
    """Columns as wide as they need to be; what is too wide is folded between words."""
    titles = tuple(column.title for column in table.columns)
    rows = [titles, *table.rows, *([table.foot] if table.foot else [])]
    widths = fitted([max(len(row[i]) for row in rows) for i in range(len(titles))], table)
    yield from row_lines(titles, table.columns, widths)
    yield GAP.join("─" * width for width in widths)
    for row in table.rows:
        yield from row_lines(row, table.columns, widths)
    if table.foot:
        yield GAP.join("─" * width for width in widths)
        yield from row_lines(table.foot, table.columns, widths)


def fitted(widths: list[int], table: Table) -> list[int]:
    """Titles of numbers are folded first, then the widest column of words gives way until all fit."""
    room = WIDTH - len(GAP) * (len(widths) - 1)
    if sum(widths) > room:
        widths = [longest_word(table, i) if table.columns[i].right else widths[i] for i in range(len(widths))]
    while sum(widths) > room:
        words = [i for i, column in enumerate(table.columns) if not column.right and widths[i] > NARROWEST]
        widest = max(words or range(len(widths)), key=lambda i: widths[i])
        widths[widest] -= 1
    return widths


def longest_word(table: Table, i: int) -> int:
    cells = [table.columns[i].title, *[row[i] for row in (*table.rows, table.foot) if row]]
    return max([len(word) for cell in cells for word in cell.split(" ")])


def row_lines(row: Sequence[str], columns: Sequence[Column], widths: Sequence[int]) -> Iterable[str]:
    cells = [textwrap.wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
    for parts in zip_longest(*cells, fillvalue=""):
        yield GAP.join(
            part.rjust(width) if column.right else part.ljust(width)
            for part, column, width in zip(parts, columns, widths, strict=True)
        )
