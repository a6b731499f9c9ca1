"""Tables of the old tool as people export them from its databases: CSV or JSON, with clear complaints.

Columns are found by name, in any order and spelling of capitals; unknown ones are left alone.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

from tafelrunde.engine.errors import BadFile, Params
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.validation import worded

Cell = str | int | float | bool | None
Kind = Literal["csv", "json"]
SEPARATORS: Final = ";,\t"
BOM: Final = b"\xef\xbb\xbf"


class Row:
    """One row of a table, with the place to name in complaints."""

    def __init__(self, where: str, cells: Mapping[str, Cell]) -> None:
        self.where = where
        self.cells = {name.strip().lower(): cell for name, cell in cells.items()}

    def text(self, column: str) -> str:
        cell = self.cells.get(column.lower())
        return "" if cell is None else str(cell).strip()

    def number(self, column: str, default: int | None = None) -> int:
        """A whole number; an empty cell is the default, if there is one."""
        text = self.text(column)
        if not text and default is not None:
            return default
        try:
            return int(text.removesuffix(".0"))
        except ValueError:
            raise self.bad(column, "phoenix-no-number", {"text": text}) from None

    def bad(self, column: str, message: str, params: Params) -> BadFile:
        return BadFile(f"{self.where}, {column}", message, params)


def read_table(raw: bytes, where: str, needed: Iterable[str]) -> list[Row]:
    """All rows of a CSV file with a header, or of a JSON list of objects."""
    stripped = raw.removeprefix(BOM).lstrip()
    rows = _json_rows(stripped, where) if stripped[:1] in (b"[", b"{") else _csv_rows(raw, where)
    if not rows:
        raise BadFile(where, "phoenix-table-empty")
    missing = [column for column in needed if column.lower() not in rows[0].cells]
    if missing:
        raise BadFile(rows[0].where, "phoenix-columns-missing", {"names": missing})
    return rows


def _json_rows(raw: bytes, where: str) -> list[Row]:
    try:
        records = msgspec.json.decode(raw, type=list[dict[str, Cell]])
    except UNREADABLE as error:
        raise BadFile(where, "phoenix-no-rows", {"fault": worded(error)}) from None
    return [Row(f"{where}, #{n}", record) for n, record in enumerate(records, 1)]


def _csv_rows(raw: bytes, where: str) -> list[Row]:
    lines = _decoded(raw).splitlines()
    header = next((line for line in lines if line.strip()), "")
    separator = max(SEPARATORS, key=header.count)
    reader = csv.reader(lines, delimiter=separator, strict=True)
    names: list[str] = []
    rows: list[Row] = []
    try:
        for cells in reader:
            place = f"{where}:{reader.line_num}"
            if not any(cell.strip() for cell in cells):
                continue
            if not names:
                names = cells
            elif len(cells) != len(names):
                raise BadFile(place, "phoenix-cells", {"cells": len(cells), "columns": len(names)})
            else:
                rows.append(Row(place, dict(zip(names, cells, strict=True))))
    except csv.Error as error:
        raise BadFile(f"{where}:{reader.line_num}", "phoenix-no-row", {"fault": str(error)}) from None
    return rows


def _decoded(raw: bytes) -> str:
    """UTF-8, or what Windows programs write."""
    try:
        return raw.removeprefix(BOM).decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def write_table(columns: Iterable[str], rows: Iterable[Mapping[str, Cell]], kind: Kind) -> bytes:
    """A table with those columns; CSV with semicolons and a mark for spreadsheets that it is UTF-8."""
    names = list(columns)
    if kind == "json":
        records = [{name: row.get(name) for name in names} for row in rows]
        return b"[\n" + b",\n".join(map(msgspec.json.encode, records)) + b"\n]\n"
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";", lineterminator="\n")
    writer.writerow(names)
    writer.writerows([row.get(name) for name in names] for row in rows)
    return BOM + text.getvalue().encode()
