"""The shape of a world in words: `erkenfara`, `hexagon 3`, `block 7x6`, or every column by itself.

`columns 0:6 -4:7 0:6` lists them from west to east: the row of the map where each begins, and its provinces.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.world.coordinates import (
    ERKENFARA,
    MOST_COLUMNS,
    MOST_ROWS,
    PROVINCE_ROWS,
    Shape,
    block,
    hexagon,
)

MOST_RADIUS: Final = (MOST_COLUMNS - 1) // 2


def read_shape(text: str) -> Shape:
    """The shape those words mean; a complaint says how to write one."""
    words = text.strip().lower()
    if words == "erkenfara":
        return ERKENFARA
    if found := re.fullmatch(r"hexagon[ :]+(\d{1,4})", words):
        return _limited(words, hexagon(min(int(found[1]), MOST_COLUMNS)))
    if found := re.fullmatch(r"block[ :]+(\d{1,4})x(\d{1,4})", words):
        return _limited(words, block(min(int(found[1]), 100), int(found[2])))
    if found := re.fullmatch(r"columns((?: +-?\d{1,4}:\d{1,4})+)", words):
        pairs = [column.split(":") for column in found[1].split()]
        return _limited(
            words, Shape(tuple(int(top) for top, _ in pairs), tuple(int(rows) for _, rows in pairs))
        )
    raise Complaint("phoenix-no-size", {"size": text, "most": MOST_RADIUS})


def shape_text(shape: Shape) -> str:
    """The shortest words that `read_shape` understands."""
    radius, columns = len(shape.rows) // 2, len(shape.rows)
    known = {
        "erkenfara": ERKENFARA,
        f"hexagon {radius}": hexagon(radius),
        f"block {columns}x{shape.rows[0]}": block(columns, shape.rows[0]),
    }
    for words, other in known.items():
        if (other.tops, other.rows) == (shape.tops, shape.rows):
            return words
    pairs = zip(shape.tops, shape.rows, strict=True)
    return " ".join(["columns", *(f"{top}:{rows}" for top, rows in pairs)])


def _limited(words: str, shape: Shape) -> Shape:
    if not 1 <= len(shape.rows) <= MOST_COLUMNS or not all(1 <= rows <= MOST_ROWS for rows in shape.rows):
        raise Complaint(
            "phoenix-impossible-size", {"size": words, "columns": MOST_COLUMNS, "rows": MOST_ROWS}
        )
    for left, right in pairwise(shape.tops):
        if (right - left) % PROVINCE_ROWS != PROVINCE_ROWS // 2:
            raise Complaint("phoenix-columns-do-not-join", {"left": str(left), "right": str(right)})
    return shape
