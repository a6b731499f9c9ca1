"""Sentences about people: offices, combat, retreat, prisoners."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders import court
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(
        court.Appoint,
        "Ernenne|Befördere|Degradiere {person} zum|zur {rank:office}",
        "Appoint|Promote|Demote {person} (to) {rank:office}",
    ),
    *forms_of(court.Retrain, "Wandle {person} zum Noname um", "Convert {person} to nameless"),
    *forms_of(
        court.Challenge,
        "{person} fordert {foe:person} von {realm}",
        "{person} challenges {foe:person} of {realm}",
    ),
    *forms_of(
        court.SetPursuit,
        ("{person} lässt Unterlegene ziehen =spare", "{person} verfolgt Unterlegene"),
        ("{person} lets (the) defeated go =spare", "{person} pursues (the) defeated"),
    ),
    *forms_of(court.Retreat, "{person} zieht sich nach {to} zurück", "{person} retreats to {to}"),
    *forms_of(court.FreePerson, "Lasse|Lass {person} von {realm} frei", "Free|Release {person} of {realm}"),
]
