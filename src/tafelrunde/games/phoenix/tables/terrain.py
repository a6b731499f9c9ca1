"""Tabelle 1: the kinds of terrain with height, inhabitants and income (PH-0.3). No functions but lookups.

A terrain is its number in the old tool's tables, 1 to 11; tables by terrain have an unused place 0.
"""

from __future__ import annotations

from typing import Final

WATER: Final = 1
HIGHLAND: Final = 2
FOREST: Final = 3
DESERT: Final = 4
SWAMP: Final = 5
HILLS: Final = 6
MOUNTAINS: Final = 7
DEEP_SEA: Final = 8
LOWLAND: Final = 9
GATE: Final = 10
SURFACING: Final = 11

TERRAINS: Final[tuple[int, ...]] = tuple(range(1, 12))
LAND: Final[tuple[int, ...]] = (LOWLAND, FOREST, DESERT, SWAMP, HIGHLAND, HILLS, MOUNTAINS)

# fmt: off
# By terrain:                    -  w  h      twa    twü    tsm    b      g      ts t      gate surfacing
HEIGHT: Final[tuple[int, ...]] = (0, 0, 2,     1,     1,     1,     3,     4,     0, 1,     0,   0)
INHABITANTS: Final[tuple[int, ...]] = (
                                  0, 0, 40000, 40000, 15000, 15000, 25000, 10000, 0, 50000, 0,   0)
INCOME: Final[tuple[int, ...]] = (0, 0, 800,   800,   300,   300,   500,   200,   0, 1000,  0,   0)
IS_WATER: Final[tuple[int, ...]] = (
                                  0, 1, 0,     0,     0,     0,     0,     0,     1, 0,     1,   1)
IS_DEEP: Final[tuple[int, ...]] = (
                                  0, 0, 0,     0,     0,     0,     0,     0,     1, 0,     0,   1)
# fmt: on

LETTERS: Final[str] = ".whfdsbg~tAE"
"""By terrain, its letter in descriptions of worlds; the dot is a field that does not exist."""
NAMES_DE: Final[tuple[str, ...]] = (
    "", "Wasser", "Hochland", "Tieflandwald", "Tieflandwüste", "Tieflandsumpf", "Bergland", "Gebirge",
    "Tiefsee", "Tiefland", "Auftauchpunkt", "Tiefsee-Einbahnpunkt",
)  # fmt: skip
NAMES_EN: Final[tuple[str, ...]] = (
    "", "water", "highland", "forest", "desert", "swamp", "hills", "mountains", "deep sea",
    "lowland", "gate", "surfacing point",
)  # fmt: skip

HOME_GROUPS: Final[tuple[str, ...]] = (
    "", "water", "highland", "forest", "desert", "swamp", "hilly", "hilly",
    "water", "lowland", "water", "water",
)  # fmt: skip
"""By terrain, the home terrain it belongs to (5.5.2): hills and mountains are one."""
