"""Good points of characters and magic power of wizards come back at the start of their realm's turn (B2)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.state.pieces import Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import MAGE
from tafelrunde.games.phoenix.tables.wizard_classes import class_of

SECULAR: Final = 50
"""Tenths of good points a month (1.9.1)."""


def regained(person: Person) -> int:
    """Tenths a month."""
    if person.rank != MAGE:
        return SECULAR
    return 10 * class_of(person.most).regained


def regenerate(state: State, realm: int) -> bool:
    """Up to the maximum, before anything else of the turn (PH-3h)."""
    for person in list(state.realms[realm].people.values()):
        if person.now < person.most:
            rested = state.edit_person(person.key)
            rested.now = min(rested.most, rested.now + regained(rested))
    return False
