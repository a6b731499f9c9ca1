"""The map of Erkenfara, typed a second time from the facts sheet; nothing here is read from the game."""

from __future__ import annotations

DIRECTIONS = ("NW", "NO", "O", "SO", "SW", "W")
ROWS = (6, 7, 8, 9, 10, 11, 12, 11, 12, 11, 10, 9, 8, 7, 6)
"""Provinces by column."""
RISING = {1, 2, 3, 4, 5, 6, 8}
"""Columns whose eastern neighbour begins half a province further north."""
NEIGHBOURS = """
1: N44 N45 2 6 5 NW30
2: N45 N46 3 7 6 1
3: N46 N47 4 8 7 2
4: N47 N48 NE23 9 8 3
5: NW30 1 6 11 10 NW37
6: 1 2 7 12 11 5
7: 2 3 8 13 12 6
8: 3 4 9 14 13 7
9: 4 NE23 NE31 15 14 8
10: NW37 5 11 17 16 NW43
11: 5 6 12 18 17 10
12: 6 7 13 19 18 11
13: 7 8 14 20 19 12
14: 8 9 15 21 20 13
15: 9 NE31 NE38 22 21 14
16: NW43 10 17 24 23 NW48
17: 10 11 18 25 24 16
18: 11 12 19 26 25 17
19: 12 13 20 27 26 18
20: 13 14 21 28 27 19
21: 14 15 22 29 28 20
22: 15 NE38 NE44 30 29 21
23: NW48 16 24 31 SW9 SW4
24: 16 17 25 32 31 23
25: 17 18 26 33 32 24
26: 18 19 27 34 33 25
27: 19 20 28 35 34 26
28: 20 21 29 36 35 27
29: 21 22 30 37 36 28
30: 22 NE44 SE1 SE5 37 29
31: 23 24 32 38 SW15 SW9
32: 24 25 33 39 38 31
33: 25 26 34 40 39 32
34: 26 27 35 41 40 33
35: 27 28 36 42 41 34
36: 28 29 37 43 42 35
37: 29 30 SE5 SE10 43 36
38: 31 32 39 44 SW22 SW15
39: 32 33 40 45 44 38
40: 33 34 41 46 45 39
41: 34 35 42 47 46 40
42: 35 36 43 48 47 41
43: 36 37 SE10 SE16 48 42
44: 38 39 45 S1 SW30 SW22
45: 39 40 46 S2 S1 44
46: 40 41 47 S3 S2 45
47: 41 42 48 S4 S3 46
48: 42 43 SE16 SE23 S4 47
"""
"""By Gemark, clockwise from NW: the neighbour, and in which province beside this one it lies."""

TERRAINS = {
    "water": (1, 0, 0, 0),
    "deep sea": (8, 0, 0, 0),
    "lowland": (9, 1, 50_000, 1000),
    "forest": (3, 1, 40_000, 800),
    "desert": (4, 1, 15_000, 300),
    "swamp": (5, 1, 15_000, 300),
    "highland": (2, 2, 40_000, 800),
    "hills": (6, 3, 25_000, 500),
    "mountains": (7, 4, 10_000, 200),
}
"""Number in the old tool, height, inhabitants, income."""

GATES = ("601/09", "1001/05", "1503/29", "1011/38", "611/42", "103/45")
SURFACINGS = ("806/07", "806/47")


def province_beside(gf: int, where: str) -> int:
    """The province in that direction, by the facts' table of columns."""
    column, row = divmod(gf, 100)
    if where in ("N", "S"):
        return gf + (1 if where == "S" else -1)
    east = where.endswith("E")
    rising = (column if east else column - 1) in RISING
    if east:
        row += (1 if rising else 0) if where == "SE" else (0 if rising else -1)
    else:
        row += (-1 if rising else 0) if where == "NW" else (0 if rising else 1)
    return 100 * (column + (1 if east else -1)) + row


def exists(gf: int) -> bool:
    column, row = divmod(gf, 100)
    return 1 <= column <= len(ROWS) and 1 <= row <= ROWS[column - 1]


def neighbour(gf: int, entry: str) -> tuple[int, int] | None:
    """What an entry of the table means for a field of that province; None beyond the rim."""
    where = entry.rstrip("0123456789")
    other = province_beside(gf, where) if where else gf
    return (other, int(entry[len(where) :])) if exists(other) else None
