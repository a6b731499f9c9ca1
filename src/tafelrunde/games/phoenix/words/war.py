"""Sentences about the defeated: kill or capture, release, pass on, sell."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders import war
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(
        war.SetStance,
        ("{army} tötet Gegner =kill", "{army} macht Gefangene"),
        ("{army} kills enemies =kill", "{army} takes prisoners"),
    ),
    *forms_of(
        war.Release, "Lasse|Lass (die) Gefangenen von {army} frei", "Release (the) prisoners of {army}"
    ),
    *forms_of(
        war.PassPrisoners,
        "Übergebe|Übergib (die) Gefangenen|Gefangene von {army} an {into}",
        "Pass (the) prisoners from {army} to {into}",
    ),
    *forms_of(
        war.OfferPrisoners,
        "Biete {realm} (die) Gefangenen|Gefangene von {army} [für {price} (GS|Goldstücke|Gold)] an",
        "Offer {realm} (the) prisoners from {army} [for {price} (gold)]",
    ),
]
