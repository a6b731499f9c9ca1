"""A report laid out in one language: sections of tables and lines, which text and HTML print alike."""

from __future__ import annotations

import msgspec

from tafelrunde.engine.contract import Lang


class Column(msgspec.Struct, frozen=True):
    title: str
    right: bool = False
    """Numbers stand right."""


class Table(msgspec.Struct, frozen=True):
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    foot: tuple[str, ...] = ()
    """The last row, set apart: a sum."""


class Item(msgspec.Struct, frozen=True):
    """`parts` follow the text in the same line, or below it where there is room for that."""

    text: str
    rule: str = ""
    parts: tuple[str, ...] = ()

    @property
    def whole(self) -> str:
        return f"{self.text} {'; '.join(self.parts)}" if self.parts else self.text


class Items(msgspec.Struct, frozen=True):
    """One line below the other, with a heading of their own if there are several groups."""

    items: tuple[Item, ...]
    head: str = ""


class Remark(msgspec.Struct, frozen=True):
    text: str


Block = Table | Items | Remark


class Section(msgspec.Struct, frozen=True):
    id: str
    title: str
    blocks: tuple[Block, ...]
    level: int = 2
    shield: tuple[int, str] | None = None
    """Number and colour of the realm whose arms stand at its head."""


class Document(msgspec.Struct, frozen=True):
    lang: Lang
    title: str
    subtitle: str
    facts: tuple[tuple[str, str], ...]
    """The most important numbers, with their names."""
    sections: tuple[Section, ...]
    secret: str
    """For whose eyes it is."""
    shield: tuple[int, str] | None = None


def table(*columns: str) -> tuple[Column, ...]:
    """Columns by their titles; one that begins with `>` stands right."""
    return tuple(Column(title.removeprefix(">"), title.startswith(">")) for title in columns)
