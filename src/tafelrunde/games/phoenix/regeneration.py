"""Good points of characters and magic power of wizards come back at the start of their realm's turn (B2)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.data import MAGE
from tafelrunde.games.phoenix.pieces import Person
from tafelrunde.games.phoenix.state import State

SECULAR: Final = 50
"""Tenths of good points a month (1.9.1)."""
WIZARD_CLASSES: Final[tuple[tuple[int, int], ...]] = ((128, 32), (64, 16), (32, 8), (16, 4), (8, 2), (0, 1))
"""Lower bound of good points, and magic power that comes back in a month (1.3, R11)."""


def regained(person: Person) -> int:
    """Tenths a month."""
    if person.rank != MAGE:
        return SECULAR
    return 10 * next(power for bound, power in WIZARD_CLASSES if person.most >= 10 * bound)


def regenerate(state: State, realm: int) -> bool:
    """Up to the maximum, before anything else of the turn (PH-3h)."""
    for person in list(state.realms[realm].people.values()):
        if person.now < person.most:
            rested = state.edit_person(person.key)
            rested.now = min(rested.most, rested.now + regained(rested))
    return False
