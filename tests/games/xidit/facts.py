"""Map, regions, tiles and Titans of our reconstruction, typed a second time from the facts sheet.

Nothing here is read from the game's own files: a slip there must not slip through here.
"""

from __future__ import annotations

COLOURS = ("black", "red", "blue")
NO_ROAD = 0
MAP = {
    1: (6, 3, 2, "southwest south"),
    2: (8, 5, 1, "south southeast"),
    3: (5, 1, 4, "bastion southwest south"),
    4: (11, 0, 3, "bastion southwest"),
    5: (3, 2, 12, "bastion south southeast"),
    6: (1, 7, 11, "west southwest"),
    7: (14, 6, 19, "west corner1"),
    8: (2, 12, 9, "east southeast"),
    9: (21, 18, 8, "east corner2"),
    10: (12, 13, 18, "bastion snow east"),
    11: (4, 17, 6, "bastion west southwest"),
    12: (10, 8, 5, "bastion east southeast"),
    13: (17, 10, 0, "bastion snow"),
    14: (7, 15, 17, "snow west corner1"),
    15: (19, 14, 16, "snow corner1"),
    16: (18, 20, 15, "snow corner2"),
    17: (13, 11, 14, "bastion snow west"),
    18: (16, 9, 10, "snow east corner2"),
    19: (15, 0, 7, "corner1"),
    20: (0, 16, 21, "corner2"),
    21: (9, 0, 20, "corner2"),
}
"""By city: where the black, the red and the blue road lead, and the regions that touch it."""
ROADS = {city: dict(zip(COLOURS, row[:3], strict=True)) for city, row in MAP.items()}
TOUCHES = {city: tuple(row[3].split()) for city, row in MAP.items()}
CITIES = tuple(MAP)

REGION_VALUES = {
    "bastion": (8, 4),
    "snow": (6, 3),
    "east": (5, 2),
    "west": (5, 2),
    "southwest": (5, 2),
    "south": (4, 2),
    "southeast": (4, 2),
    "corner1": (3, 1),
    "corner2": (4, 2),
}
"""For the most bards, and for the second most."""

TILES = {
    1: ("IICCB", "AI", (3, 1, 2)),
    2: ("MAAII", "MCB", (4, 5, 2)),
    3: ("MMAAB", "MMAI", (5, 3, 2)),
    4: ("MIIBB", "MMIC", (3, 3, 4)),
    5: ("MAIIC", "MMCC", (7, 2, 3)),
    6: ("MAAIB", "MB", (2, 2, 3)),
    7: ("MMAIB", "IIC", (5, 3, 3)),
    8: ("MAIBB", "MI", (4, 2, 1)),
    9: ("MMAIC", "AIC", (5, 4, 1)),
    10: ("MMAAI", "AB", (4, 2, 2)),
    11: ("MMACB", "AAB", (5, 4, 2)),
    12: ("MAACB", "MAB", (2, 4, 3)),
    13: ("AIIBB", "IIB", (7, 2, 3)),
    14: ("MMICB", "MIC", (2, 5, 2)),
    15: ("MAICC", "CB", (2, 3, 3)),
    16: ("AICCB", "MA", (4, 1, 1)),
    17: ("MAICB", "MAC", (3, 3, 3)),
    18: ("MAAIC", "IB", (3, 2, 3)),
    19: ("MMACC", "AA", (2, 3, 1)),
    20: ("MMICC", "AAI", (4, 4, 1)),
    21: ("MMAAC", "MMC", (5, 2, 2)),
}
"""Four and five players, by city: units to recruit, units against the threat, gold, bards and stories."""
TILES_OF_THREE = {
    1: ("MIBB", "MC", (4, 1, 2)),
    2: ("MMIC", "MAB", (4, 5, 1)),
    3: ("MAII", "AC", (4, 2, 2)),
    4: ("MMIB", "MB", (6, 2, 1)),
    5: ("MMAI", "MMI", (2, 2, 3)),
    6: ("MAAI", "IIC", (6, 3, 2)),
    7: ("MMCB", "MI", (2, 3, 1)),
    8: ("MIIB", "AI", (4, 1, 2)),
    9: ("MAIC", "ACB", (3, 3, 4)),
    10: ("MACB", "AB", (4, 4, 1)),
    11: ("MMAC", "IB", (3, 4, 2)),
    12: ("AIIC", "MAA", (4, 2, 2)),
    13: ("AACB", "IC", (3, 3, 2)),
    14: ("MAIB", "MMC", (4, 2, 2)),
    15: ("AIBB", "MII", (4, 4, 1)),
    16: ("MACC", "CB", (4, 2, 3)),
    17: ("AICC", "MAC", (2, 3, 3)),
    18: ("MAAC", "MAAI", (5, 2, 3)),
}
TITANS = {
    "T3a": (3, (4, 2, 2)),
    "T3b": (3, (3, 3, 2)),
    "T4a": (4, (5, 3, 2)),
    "T4b": (4, (4, 3, 3)),
    "T5a": (5, (6, 4, 3)),
    "T5b": (5, (5, 5, 3)),
}
"""Units, and gold, bards and stories."""
