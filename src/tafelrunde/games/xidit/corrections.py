"""Values as an owner of the game enters them (docs/data-files.md): all of them, or what differs from ours.

Nothing here opens files, and nothing here plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.validation import complaint, wrong_field
from tafelrunde.games.xidit import listing
from tafelrunde.games.xidit.data import (
    RECONSTRUCTION,
    City,
    Mode,
    Printed,
    Region,
    Road,
    Threat,
    Tile,
    Titan,
    UnitType,
    reconstruction,
    reconstruction_data,
)
from tafelrunde.games.xidit.listing import named
from tafelrunde.games.xidit.printed import errors
from tafelrunde.games.xidit.template import template

__all__ = ["apply_corrections", "check_data", "corrected", "template", "written"]

KEYS: Final = {
    "unit_types": "id",
    "cities": "id",
    "regions": "id",
    "titans": "id",
    "census": "unit",
    "tiles": "city",
}
"""Sections that are lists of rows, and the field that tells the rows apart."""
NOT_READ: Final = (
    "game", "source", "extends", "examples", "rulings", "components", "orders", "players", "assessments",
    "road_colours", "canvas", "region_roles",
)  # fmt: skip
"""Notes for people, and rules that are options of a table here."""
NESTED: Final[dict[str, type[msgspec.Struct]]] = {
    "regions": Region,
    "roads": Road,
    "cities": City,
    "tiles": Tile,
    "threat": Threat,
    "titans": Titan,
    "unit_types": UnitType,
    "modes": Mode,
}


def corrected(corrections: Mapping[str, Any]) -> Printed:
    """The values to play with; the first mistake is refused with its place."""
    if not corrections:
        return reconstruction()
    printed = read(corrections)
    for mistake in errors(printed):
        raise mistake
    return printed


def check_data(corrections: Mapping[str, Any]) -> list[Complaint]:
    """All mistakes of a file at once."""
    try:
        return errors(read(corrections))
    except Complaint as mistake:
        return [mistake]


def read(corrections: Mapping[str, Any]) -> Printed:
    check_head(corrections)
    data = {name: value for name, value in corrections.items() if name not in NOT_READ}
    if "extends" in corrections or "schema" not in corrections:
        data = merged(reconstruction_data(), data, "")
    try:
        return msgspec.convert(data, Printed)
    except msgspec.ValidationError as error:
        raise complaint("", Printed, NESTED, error) from None


def check_head(corrections: Mapping[str, Any]) -> None:
    if corrections.get("game", "xidit") != "xidit":
        raise wrong_field("game", "must be xidit", "muss xidit sein")
    if corrections.get("extends", RECONSTRUCTION) != RECONSTRUCTION:
        raise wrong_field("extends", f"must be {RECONSTRUCTION}", f"muss {RECONSTRUCTION} sein")
    source = corrections.get("source", "owner")
    if not isinstance(source, str) or not 1 <= len(source) <= 200:
        raise wrong_field(
            "source", "must be a text of 1 to 200 characters", "muss ein Text von 1 bis 200 Zeichen sein"
        )


def merged(old: Any, new: Any, name: str) -> Any:
    """Tables field by field, rows by their id, everything else as a whole."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        return {**old, **{key: merged(old.get(key), value, key) for key, value in new.items()}}
    if name in KEYS and is_rows(old):
        return merged_rows(old, new, name)
    return new


def is_rows(old: Any) -> bool:
    """The cities of the map are rows; those that a region touches are plain numbers."""
    return isinstance(old, list) and all(isinstance(row, Mapping) for row in old)


def merged_rows(old: Sequence[Any], new: Any, name: str) -> list[Any]:
    """Rows may be a list, or a table by id."""
    key = KEYS[name]
    rows = {str(row[key]): row for row in old}
    for row_id, row in listed(new, name, key):
        if row_id not in rows:
            known = ", ".join(rows)
            raise wrong_field(
                f"{name}.{row_id}", f"no such row; there are {known}", f"keine solche Zeile; es gibt {known}"
            )
        rows[row_id] = merged(rows[row_id], row, "")
    return list(rows.values())


def listed(new: Any, name: str, key: str) -> list[tuple[str, Any]]:
    if isinstance(new, Mapping):
        return [(str(row_id), row) for row_id, row in new.items()]
    rows = new if isinstance(new, Sequence) and not isinstance(new, str) else [new]
    for number, row in enumerate(rows):
        if not isinstance(row, Mapping) or key not in row:
            raise wrong_field(
                f"{name}[{number}]", f"must be a table with {key}", f"muss eine Tabelle mit {key} sein"
            )
    return [(str(row[key]), row) for row in rows]


def apply_corrections(corrections: Mapping[str, Any]) -> tuple[tuple[Any, ...], ...]:
    """All tables, corrected."""
    return named(corrected(corrections))


def written(corrections: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same tables as rows of plain values by id, also where a file has lists of rows."""
    return listing.written(corrected(corrections))
