"""Sentences of special realms: the gates of the nest, the troops of the undead."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix import orders_special as special
from tafelrunde.games.phoenix.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(
        special.Travel,
        ("Segle|Segele (mit) {army} durch (Tor) {gate:field} nach {to}",),
        ("Sail (with) {army} through (gate) {gate:field} to {to}",),
    ),
    *forms_of(
        special.RaiseDead,
        ("Erwecke {goods} in {army} [mit ZA {wizard:unit}]",),
        ("Raise {goods} in {army} [with ZA {wizard:unit}]",),
    ),
]
