"""Tabelle 7: what a wizard of each class can do. No state; good points are in tenths."""

from __future__ import annotations

from typing import Final, NamedTuple


class WizardClass(NamedTuple):
    letter: str
    level: int
    """1 to 6, as a duel counts it (PH-5.3k)."""
    bound: int
    """Good points from which on he is of this class (PH-1.3a, PH-R11)."""
    regained: int
    """Power that comes back in a month (PH-1.3c)."""
    reach: int
    """Fields of a teleport alone (PH-1.3d)."""
    room: int
    """Space points he takes along (PH-1.3k, PH-R18)."""
    walls: int
    """Magic walls he raises in one spell (PH-1.4.2g)."""
    sides: int
    """Sides whose walls he tears in one spell (PH-1.4.4d)."""
    far: int
    """How far he can raise and tear walls (PH-1.4.2i, PH-1.4.4e)."""


CLASSES: Final[tuple[WizardClass, ...]] = (
    WizardClass("A", 1, 0, 1, 6, 0, 1, 1, 1),
    WizardClass("B", 2, 8, 2, 6, 0, 1, 1, 2),
    WizardClass("C", 3, 16, 4, 6, 0, 1, 1, 2),
    WizardClass("D", 4, 32, 8, 7, 0, 2, 1, 2),
    WizardClass("E", 5, 64, 16, 8, 40_000, 2, 2, 2),
    WizardClass("F", 6, 128, 32, 9, 40_000, 2, 2, 2),
)
RAISING: Final[tuple[int, ...]] = (2, 3, 4)
"""Power for a magic wall, by distance (PH-1.4.2i, PH-R2)."""
TEARING: Final[tuple[int, ...]] = (1, 2, 4)
"""Power to tear the walls of a side, by distance (PH-1.4.4e)."""
BANNED: Final[tuple[int, ...]] = (0, 500, 250)
"""Space points banned for one point of power, by distance (PH-1.4.3f)."""
LOAD: Final = 5_000
"""Space points that count as one load of a teleport; begun ones too (PH-R19)."""
LOAD_POWER: Final = 2
"""Power for each load and field (PH-1.4.1c)."""


def class_of(tenths: int) -> WizardClass:
    """The class of so many good points."""
    found = CLASSES[0]
    for known in CLASSES:
        if tenths >= 10 * known.bound:
            found = known
    return found


def whole(tenths: int) -> int:
    """What of saved good points counts on the board, in tenths (PH-1.9.1e)."""
    return tenths - tenths % 10


def loads(space: int) -> int:
    return -(-space // LOAD)
