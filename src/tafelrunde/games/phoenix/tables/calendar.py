"""The year of Phoenix: eight months, two of them for recruiting and two for taxes (PH-3b).

A month is counted from the start of the campaign: 1 is the first Hawar, 9 the second.
"""

from __future__ import annotations

from typing import Final

MONTHS: Final = 8
MONTH_NAMES: Final[tuple[str, ...]] = ("Hawar", "Rim", "Naliv", "Larn", "Hel", "Jawan", "Lud", "Agul")
SEASONS: Final[tuple[str, ...]] = (
    "winter", "spring", "spring", "summer", "summer", "autumn", "autumn", "winter",
)  # fmt: skip
AHEAD: Final = 4
"""The order of the realms is known this many months ahead (PH-3.1a)."""
FREE_TOWNS_MONTH: Final = 5
"""The towns of the start are placed after four turns (PH-2g, PH-R90)."""
CAPITAL_MOVE_MONTHS: Final = 4
PLUNDER_MONTHS: Final = 8


def in_year(month: int) -> int:
    """1 to 8."""
    return (month - 1) % MONTHS + 1


def year_of(month: int) -> int:
    return (month - 1) // MONTHS + 1


def month_name(month: int) -> str:
    """`Hel 2`: the name and the year."""
    return f"{MONTH_NAMES[in_year(month) - 1]} {year_of(month)}"


def is_recruiting(month: int) -> bool:
    return month % 4 == 1


def is_income(month: int) -> bool:
    return month % 4 == 0


def next_recruiting(month: int) -> int:
    """The next recruiting month after this one."""
    return month + 4 - (month - 1) % 4


def recruiting_names(month: int) -> str:
    """The next two recruiting months, for refusals."""
    first = next_recruiting(month)
    return f"{month_name(first)}, {month_name(first + 4)}"
