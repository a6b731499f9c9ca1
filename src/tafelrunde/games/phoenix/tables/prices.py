"""Tabellen 2 and 3: goods, buildings, towns, ranks and wizards with their prices. No functions but lookups."""

from __future__ import annotations

from typing import Final

# Goods, by number.
WARRIOR: Final = 0
MOUNT: Final = 1
RIDER: Final = 2
SHIP: Final = 3
LEADER: Final = 4
LIGHT_CATAPULT: Final = 5
HEAVY_CATAPULT: Final = 6
LIGHT_WARSHIP: Final = 7
HEAVY_WARSHIP: Final = 8
GOODS: Final = 9

# fmt: off
GOOD_NAMES: Final[tuple[str, ...]] = (
    "warriors", "mounts", "riders", "ships", "leaders", "light_catapults", "heavy_catapults", "light_warships", "heavy_warships",
)
#                               K     P     R     S     HF    LKP    SKP    LKS    SKS
GOOD_SHORT: Final[tuple[str, ...]] = (
                               "K",  "P",  "R",  "S",  "HF", "LKP", "SKP", "LKS", "SKS")
SPACE: Final[tuple[int, ...]] = (1,   1,    2,    100,  100,  1000,  2000,  1000,  2000)    # PH-1.1.1a to PH-1.2.4a
PRICE: Final[tuple[int, ...]] = (5,   5,    10,   500,  1000, 10000, 20000, 10000, 20000)
POINTS_TENTHS: Final[tuple[int, ...]] = (
                                1,    1,    2,    100,  0,    2000,  4000,  2000,  4000)
"""Building points, in tenths."""
SHIP_ROOM: Final = 100                                                                       # PH-1.1.4a
# fmt: on

FIELD_ROOM: Final = 100_000  # PH-0.2a
ARMY_MINIMUM: Final = 100  # PH-1.8d
CONQUEST_MINIMUM: Final = 1_000  # PH-1.8j
GUARD_SPACE: Final = 3  # 6.8

# Kinds of armies, by hundreds of their numbers (PH-1.8a).
FOOT: Final = 1
HORSE: Final = 2
FLEET: Final = 3
CREATURE: Final = 4
WIZARD: Final = 5
CHARACTER: Final = 6
KIND_NAMES: Final[tuple[str, ...]] = ("", "foot", "riders", "fleet", "creature", "wizard", "character")
TROOPS_OF_KIND: Final[tuple[int, ...]] = (0, WARRIOR, RIDER, SHIP)

# Works on the sides of fields, as bits by edge of the world. A wall belongs to one of the two fields.
ROAD: Final = 1
QUAY: Final = 2
BRIDGE: Final = 4
WALL_FIRST: Final = 8
"""Protects the field whose side comes first (`World.edge_side`)."""
WALL_SECOND: Final = 16
WALLS: Final = WALL_FIRST | WALL_SECOND
WORK_CODES: Final[tuple[str, ...]] = ("STR", "KA", "BR", "WL")
WORK_BIT: Final[dict[str, int]] = {"STR": ROAD, "KA": QUAY, "BR": BRIDGE}
WORK_POINTS: Final[dict[str, int]] = {"STR": 60, "KA": 60, "BR": 60, "WL": 100}
POINT_PRICE: Final = 50  # PH-1.5l
WALL_CREW: Final = 400  # PH-1.5.4d
WALL_LEADERS: Final = 1

# Towns, by stage (PH-1.5.5 to PH-1.5.9, PH-3.2.1b, PH-3.3f to PH-3.3i).
NO_TOWN: Final = 0
CASTLE: Final = 1
CITY: Final = 2
FORTRESS: Final = 3
CAPITAL: Final = 4
FORTRESS_CAPITAL: Final = 5
STAGES: Final[tuple[str, ...]] = ("", "BUR", "STD", "FST", "HST", "FHS")
STAGE_OF: Final[dict[str, int]] = {code: stage for stage, code in enumerate(STAGES) if code}
# fmt: off
STAGE_POINTS: Final[tuple[int, ...]] = (0, 1000, 2000, 3000, 5000, 6000)
STAGE_KEPT: Final[tuple[int, ...]] = (0, 500, 1500, 2500, 3500, 5500)  # PH-1.5j, PH-R8: a damaged town stays one
STAGE_INHABITANTS: Final[tuple[int, ...]] = (0, 10_000, 40_000, 70_000, 100_000, 100_000)
STAGE_INCOME: Final[tuple[int, ...]] = (0, 1000, 2000, 3000, 5000, 6000)
STAGE_GP: Final[tuple[int, ...]] = (0, 100, 200, 300, 400, 500)
STAGE_SIEGE: Final[tuple[bool, ...]] = (False, True, True, False, True, False)
STAGE_GOLD: Final[tuple[int, ...]] = (0, 10_000, 25_000, 40_000, 50_000, 50_000)
STAGE_LEADERS: Final[tuple[int, ...]] = (0, 2, 5, 8, 10, 10)
STAGE_WIZARDS: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 3)
STAGE_LIMIT_RULE: Final[tuple[str, ...]] = ("", "PH-3.3f", "PH-3.3g", "PH-3.3h", "PH-3.3i", "PH-3.3i")
STAGE_BEGIN_RULE: Final[tuple[str, ...]] = ("", "PH-1.5.5e", "PH-1.5.6a", "PH-1.5.7a", "PH-1.5.8f", "PH-1.5.9a")
# fmt: on
TOWN_GROWTH: Final = 250  # PH-1.5f
SIEGE_PERCENT: Final = 15  # PH-1.7.1b

START_GOLD: Final = 200_000  # PH-2d
START_DISTANCE: Final = 10  # PH-2c
CAPITAL_MOVE_PRICE: Final = 50_000  # PH-1.5.13c
AUDVACAR_GOLD: Final = 100_000  # PH-6.4e
CARGO_GOLD: Final = 50_000  # PH-4.3c: less does not slow an army down
PLUNDER_FACTOR: Final = 2
REFUND_PERCENT: Final = 25  # PH-5.7b

# Ranks of characters; good points are kept in tenths (1.9.1).
CIVILIAN: Final = 0
OFFICER: Final = 1
CASTELLAN: Final = 2
GOVERNOR: Final = 3
MARSHAL: Final = 4
RULER: Final = 5
MAGE: Final = 6
"""A wizard of any class: which one follows from his good points."""
RANK_CODES: Final[tuple[str, ...]] = ("ZIV", "CHF", "BUH", "STH", "FSH", "HER", "Z")
RANK_OF: Final[dict[str, int]] = {code: rank for rank, code in enumerate(RANK_CODES)}
RANK_GP: Final[tuple[int, ...]] = (0, 12, 24, 36, 48, 60, 0)
RANK_STAGE: Final[tuple[int, ...]] = (0, 0, CASTLE, CITY, FORTRESS, CAPITAL, 0)
GP_SPACE: Final = 50  # PH-0.2b
OFFICER_PRICE: Final = 1_000
WIZARD_PRICE: Final[dict[str, int]] = {"ZA": 15_000, "CZA": 15_000, "CZB": 30_000}
WIZARD_GP: Final[dict[str, int]] = {"ZA": 4, "CZA": 6, "CZB": 10}
