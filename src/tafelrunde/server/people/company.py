"""Bots are persons of this world: everybody at a table sees the same names, in either language."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from tafelrunde.server.people.words import free_name

# What each of them does for a living, the web app says (`bot-trade`).
PERSONS: Final = (
    "Alrune", "Bertram", "Cunrad", "Dorte", "Egbert", "Fenja", "Gerold", "Hedda", "Isbert", "Jorun",
    "Kuno", "Ludmar", "Mechthild", "Notburga", "Odo", "Runa", "Sigbert", "Thilo", "Wendel", "Ysolde",
)  # fmt: skip


def bot_name(table: str, others: Sequence[str]) -> str:
    """The first of this table's company who is not there yet and whom nobody at it could be taken for."""
    company = sorted(PERSONS, key=lambda person: sha256(f"{table} {person}".encode()).digest())
    free = (person for person in company if free_name(person, others) == person)
    return next(free, free_name(company[0], others))
