"""Fields and sides as people write them: 503/22, NO or NE. Unreadable ones are refused with their rule."""

from __future__ import annotations

import re
from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.world.coordinates import PROVINCE_FIELDS, SHEETS
from tafelrunde.games.phoenix.world.world import NOWHERE, World

FIELD: Final = re.compile(r"\s*0*(\d{1,4})\s*/\s*0*(\d{1,3})\s*")
SIDE_WORDS: Final[dict[str, int]] = {
    word: direction
    for direction, words in enumerate(
        (
            "nw nordwesten northwest",
            "no ne nordosten northeast",
            "o e osten east",
            "so se südosten suedosten southeast",
            "sw südwesten suedwesten southwest",
            "w westen west",
        )
    )
    for word in words.split()
}
"""Every word for a side, in small letters."""


def read_field(world: World, text: str) -> int:
    """The field of that name (PH-0.1a)."""
    known = world.labelled.get(text, NOWHERE)
    if known != NOWHERE:
        return known
    found = FIELD.fullmatch(text)
    if not found:
        raise IllegalMove("PH-0.1a", {"field": text.strip(), "example": world.label(0)})
    return named_field(world, int(found[1]), int(found[2]))


def named_field(world: World, gf: int, kf: int) -> int:
    """The field with those numbers; a refusal says which of them is wrong."""
    field = world.field(gf, kf)
    if field != NOWHERE:
        return field
    column = gf // 100
    if gf not in SHEETS and not world.shape.has(gf) and 1 <= column <= len(world.shape.rows):
        first, last = 100 * column + 1, 100 * column + world.shape.rows[column - 1]
        raise IllegalMove("PH-0.1.1b", {"province": gf, "column": column, "first": first, "last": last})
    if not 1 <= kf <= PROVINCE_FIELDS:
        raise IllegalMove("PH-0.1.2b", {"kf": kf})
    raise IllegalMove("PH-0.1a", {"field": f"{gf}/{kf:02d}", "example": world.label(0)})


def need_neighbours(world: World, start: int, field: int) -> int:
    """The direction of a step; everything moves from a field to a neighbouring one (PH-0.1.2a)."""
    direction = world.direction(start, field)
    if direction == NOWHERE:
        raise IllegalMove("PH-0.1.2a", {"start": world.label(start), "field": world.label(field)})
    return direction
