"""A plain world of any size, the same every time: for tables and tests that bring no world of their own."""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import Final

from tafelrunde.games.phoenix.world.coordinates import MOST_COLUMNS
from tafelrunde.games.phoenix.world.description import Description, build
from tafelrunde.games.phoenix.world.world import World

HOME: Final = "ttffttthtttthhttttthhtwttttffbwwtttbbwsdthbwsdtt"
"""A province around a start: land, some hills, and a bay in the west."""
WILD: Final = "wwtt~wttfww~ttffw~wwttffww~~wtthbww~wtbgww~wthww"
"""A province between them: land and sea."""
MIDDLE: Final = 27
RIVERS: Final = "34W 34SW 40O"


@cache
def plain_world(realms: int) -> World:
    """Starts in every second column and row of provinces, so that they are more than ten fields apart."""
    across = min(MOST_COLUMNS // 2, isqrt(realms - 1) + 1)
    down = -(-realms // across)
    homes = {100 * (2 * column + 1) + 2 * row + 1 for column in range(across) for row in range(down)}
    provinces = [100 * column + row for column in range(1, 2 * across + 1) for row in range(1, 2 * down + 1)]
    return build(
        Description(
            name="plain",
            shape=f"block {2 * across}x{2 * down}",
            terrain={str(gf): HOME if gf in homes else WILD for gf in provinces},
            rivers={str(gf): RIVERS for gf in sorted(homes)},
            starts=tuple(f"{gf}/{MIDDLE}" for gf in sorted(homes)),
        )
    )
