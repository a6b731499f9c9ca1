"""Sentences about the defeated: kill or capture, release."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix import orders_war as war
from tafelrunde.games.phoenix.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(
        war.SetStance,
        ("{army} tötet Gegner =kill", "{army} macht Gefangene"),
        ("{army} kills enemies =kill", "{army} takes prisoners"),
    ),
    *forms_of(
        war.Release,
        ("Lasse|Lass (die) Gefangenen von {army} frei",),
        ("Release (the) prisoners of {army}",),
    ),
]
