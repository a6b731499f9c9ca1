"""Sentences of special realms: the gates of the nest, the troops of the undead."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders import special
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(
        special.Travel,
        "Segle|Segele (mit) {army} durch (Teleportfeld|Tor) {gate:field} nach {to}",
        "Sail (with) {army} through (gate) {gate:field} to {to}",
    ),
    *forms_of(
        special.RaiseDead,
        "Erwecke {goods} in {army} [als {into:unit}] [mit ZA {wizard:unit}]",
        "Raise {goods} in {army} [as {into:unit}] [with ZA {wizard:unit}]",
    ),
]
