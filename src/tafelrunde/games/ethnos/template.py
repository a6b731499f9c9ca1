"""The printed tables as a TOML file that an owner can edit: what `corrections.py` reads."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.ethnos.data import (
    GIANT_SIDES,
    GLORY_ROWS,
    MERFOLK_SIDES,
    SUPPLIES,
    TOKEN_SETS,
    TRIBES,
    Provenance,
)

HEAD = """\
# Ethnos: all values as printed on boards, cards and tokens, as far as we know them.
# Correct what your copy shows otherwise; lines that you delete stay as they are here.
# Behind '#' stands how sure we are of a value, and from which sources (docs/data-files.md).

game = "ethnos"
source = "my own copy of the game"
"""
DOUBTFUL = ("one", "disputed")
TABLES: tuple[tuple[str, tuple[Any, ...], tuple[str, ...]], ...] = (
    ("tribes", TRIBES, ("cards",)),
    ("tokens", TOKEN_SETS, ("base", "four_plus")),
    ("glory", GLORY_ROWS, ("glory",)),
    ("giants", GIANT_SIDES, ("taken", "ages")),
    ("merfolk", MERFOLK_SIDES, ("last", "symbols", "ages")),
    ("supplies", SUPPLIES, ("values",)),
)


def origin(provenance: Provenance) -> str:
    hint = "; CHECK THIS ONE FIRST" if provenance.confidence in DOUBTFUL else ""
    return f"{provenance.confidence}: {', '.join(provenance.sources)}{hint}"


def written(value: int | tuple[int, ...]) -> str:
    return str(list(value)) if isinstance(value, tuple) else str(value)


def row_lines(table: str, row: Any, fields: tuple[str, ...]) -> list[str]:
    lines = [f"[{table}.{row.id}]  # {row.name.en} / {row.name.de}"]
    for field in fields:
        come_from = getattr(row, f"{field}_from", None) or row.come_from
        lines.append(f"{field} = {written(getattr(row, field))}  # {origin(come_from)}")
    return lines


def template() -> str:
    """Every printed value in the format of a corrections file; applied unchanged, it corrects nothing."""
    rows = [row_lines(table, row, fields) for table, printed, fields in TABLES for row in printed]
    return "\n".join([HEAD, *("\n".join(lines) + "\n" for lines in rows)])
