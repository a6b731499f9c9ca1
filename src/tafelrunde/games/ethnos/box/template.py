"""The printed tables as a TOML file that an owner can edit: what `corrections.py` reads."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.provenance import origin, template_of
from tafelrunde.games.ethnos.box.data import (
    GIANT_SIDES,
    GLORY_ROWS,
    MERFOLK_SIDES,
    SUPPLIES,
    TOKEN_SETS,
    TRIBES,
)

DOUBTFUL = ("one", "disputed")
TABLES: tuple[tuple[str, tuple[Any, ...], tuple[str, ...]], ...] = (
    ("tribes", TRIBES, ("cards",)),
    ("tokens", TOKEN_SETS, ("base", "four_plus")),
    ("glory", GLORY_ROWS, ("glory",)),
    ("giants", GIANT_SIDES, ("taken", "ages")),
    ("merfolk", MERFOLK_SIDES, ("last", "symbols", "ages")),
    ("supplies", SUPPLIES, ("values",)),
)


def written(value: int | tuple[int, ...]) -> str:
    return str(list(value)) if isinstance(value, tuple) else str(value)


def row_lines(table: str, row: Any, fields: tuple[str, ...]) -> list[str]:
    lines = [f"[{table}.{row.id}]  # {row.name.en} / {row.name.de}"]
    for field in fields:
        come_from = getattr(row, f"{field}_from", None) or row.come_from
        lines.append(f"{field} = {written(getattr(row, field))}  # {origin(come_from, DOUBTFUL)}")
    return lines


def template() -> str:
    """Every printed value in the format of a corrections file; applied unchanged, it corrects nothing."""
    rows = [row_lines(table, row, fields) for table, printed, fields in TABLES for row in printed]
    return template_of("ethnos", "Ethnos", "boards, cards and tokens", rows)
