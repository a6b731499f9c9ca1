"""Sentences of standing instructions, each with the one that cancels it."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders import instructions
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(
        instructions.SetRefuge,
        ("{person} zieht sich künftig nach {to} zurück", "{person} zieht sich künftig beliebig zurück"),
        ("{person} retreats to {to} from now on", "{person} retreats anywhere from now on"),
    ),
    *forms_of(
        instructions.SetRivals,
        (
            "{person} schlägt sich künftig mit {foes:people} von {realm}",
            "{person} schlägt sich künftig mit jedem",
        ),
        ("{person} fights {foes:people} of {realm} from now on", "{person} fights anybody from now on"),
    ),
    *forms_of(
        instructions.SetLine,
        ("Kampfreihenfolge künftig (:) {people}", "Kampfreihenfolge künftig (:) nach Rang"),
        ("Order of combat from now on (:) {people}", "Order of combat from now on (:) by rank"),
    ),
]
