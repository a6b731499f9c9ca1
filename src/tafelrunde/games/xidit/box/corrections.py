"""Values as an owner of the game enters them (docs/data-files.md): all of them, or what differs from ours.

Nothing here opens files, and nothing here plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.xidit.box import listing
from tafelrunde.games.xidit.box.data import Printed, reconstruction
from tafelrunde.games.xidit.box.listing import named
from tafelrunde.games.xidit.box.reading import read
from tafelrunde.games.xidit.box.template import template

__all__ = ["apply_corrections", "check_data", "corrected", "template", "written"]


def corrected(corrections: Mapping[str, Any]) -> Printed:
    """The values to play with; the first mistake is refused with its place."""
    if not corrections:
        return reconstruction()
    reading = read(corrections)
    for mistake in reading.mistakes:
        raise mistake
    return reading.printed


def check_data(corrections: Mapping[str, Any]) -> list[Complaint]:
    """All mistakes of a file at once."""
    return read(corrections).mistakes


def apply_corrections(corrections: Mapping[str, Any]) -> tuple[tuple[Any, ...], ...]:
    """All tables, corrected."""
    return named(corrected(corrections))


def written(corrections: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same tables as rows of plain values by id, also where a file has lists of rows."""
    return listing.written(corrected(corrections))
