"""Where a field lies: provinces (gf), their Gemarken (kf) and the drawn map, by a closed form (PH-0.1).

A place on the drawn map is a half-column h and a row r: the fields of a row are two half-columns apart, and
every row is shifted by one against the next. Nothing here knows a terrain.
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final[tuple[str, ...]] = ("NW", "NO", "O", "SO", "SW", "W")
"""The sides of a field, clockwise (PH-0.1b)."""
SIDES: Final = 6
STEP_H: Final[tuple[int, ...]] = (-1, 1, 2, 1, -1, -2)
STEP_R: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 0)

ROW_LENGTHS: Final[tuple[int, ...]] = (4, 5, 6, 7, 8, 7, 6, 5)  # PH-0.1.1a
ROW_INDENTS: Final[tuple[int, ...]] = (4, 3, 2, 1, 0, 1, 2, 3)
PROVINCE_FIELDS: Final = 48
PROVINCE_ROWS: Final = 8
COLUMN_WIDTH: Final = 12
"""Half-columns from one column of provinces to the next."""

KF_H: Final[tuple[int, ...]] = (
    0,
    *[indent + 2 * i for indent, length in zip(ROW_INDENTS, ROW_LENGTHS, strict=True) for i in range(length)],
)
"""By Gemark, its half-column inside the province; place 0 is unused."""
KF_R: Final[tuple[int, ...]] = (
    0,
    *[row for row, length in enumerate(ROW_LENGTHS) for _ in range(length)],
)
ROW_FIRST: Final[tuple[int, ...]] = tuple(KF_R.index(row, 1) for row in range(PROVINCE_ROWS))
"""By row, its first Gemark."""

NEST: Final = 2001
EXTRA: Final = 4001
CASTLE: Final = 6666
CASTLE_KF: Final = 66
SHEETS: Final[tuple[int, ...]] = (NEST, EXTRA, CASTLE)
"""Provinces that lie on no common map (PH-6.6.1a, PH-6.10.3b)."""
FAR: Final = 10_000
"""Fields of different sheets are at least this far apart: no way leads from one to the other."""
MOST_COLUMNS: Final = 19
"""Column 20 would hold a second province 2001."""
MOST_ROWS: Final = 99

ERKENFARA_ROWS: Final[tuple[int, ...]] = (6, 7, 8, 9, 10, 11, 12, 11, 12, 11, 10, 9, 8, 7, 6)  # PH-0.1.1c
ERKENFARA_TOPS: Final[tuple[int, ...]] = (0, -4, -8, -12, -16, -20, -24, -20, -24, -20, -16, -12, -8, -4, 0)


def opposite(direction: int) -> int:
    return (direction + 3) % SIDES


def distance_between(h: int, r: int, other_h: int, other_r: int) -> int:
    """The smallest number of steps, whatever lies between (PH-0.1.2c)."""
    across, down = abs(h - other_h), abs(r - other_r)
    return down if across <= down else (across + down) // 2


class Shape:
    """The provinces of a world: by column, the row of the map where it begins, and how many it has."""

    def __init__(self, tops: tuple[int, ...], rows: tuple[int, ...]) -> None:
        self.tops = tops
        self.rows = rows

    def provinces(self) -> list[int]:
        """Their numbers, column by column (PH-0.1.1b)."""
        return [100 * (i + 1) + row for i, count in enumerate(self.rows) for row in range(1, count + 1)]

    def has(self, gf: int) -> bool:
        column, row = divmod(gf, 100)
        return 1 <= column <= len(self.rows) and 1 <= row <= self.rows[column - 1]

    def place(self, gf: int, kf: int) -> tuple[int, int]:
        """Half-column and row of a field; special provinces lie on sheets of their own."""
        if gf in SHEETS:
            sheet = 2 * FAR * (SHEETS.index(gf) + 1)
            return (sheet, 0) if gf == CASTLE else (sheet + KF_H[kf], KF_R[kf])
        column, row = divmod(gf, 100)
        top = self.tops[column - 1] + PROVINCE_ROWS * (row - 1)
        return COLUMN_WIDTH * (column - 1) + KF_H[kf], top + KF_R[kf]

    def named(self, h: int, r: int) -> tuple[int, int]:
        """The opposite of `place` for the common map; (0, 0) where no field is."""
        for column in (h // COLUMN_WIDTH + 1, h // COLUMN_WIDTH):
            if not 1 <= column <= len(self.rows):
                continue
            row, inner_r = divmod(r - self.tops[column - 1], PROVINCE_ROWS)
            inner_h = h - COLUMN_WIDTH * (column - 1) - ROW_INDENTS[inner_r]
            if 0 <= row < self.rows[column - 1] and inner_h % 2 == 0 <= inner_h < 2 * ROW_LENGTHS[inner_r]:
                return 100 * column + row + 1, ROW_FIRST[inner_r] + inner_h // 2
        return 0, 0


ERKENFARA: Final = Shape(ERKENFARA_TOPS, ERKENFARA_ROWS)


def hexagon(radius: int) -> Shape:
    """A world of 3 * radius * (radius + 1) + 1 provinces around a middle one."""
    columns = range(-radius, radius + 1)
    return Shape(
        tuple(4 * (abs(column) - radius) for column in columns),
        tuple(2 * radius + 1 - abs(column) for column in columns),
    )


def block(columns: int, rows: int) -> Shape:
    """Columns of equal length, every second one half a province lower."""
    return Shape(tuple(4 * (column % 2) for column in range(columns)), (rows,) * columns)
