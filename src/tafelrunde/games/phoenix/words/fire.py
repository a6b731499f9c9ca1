"""Sentences to fire: the time, the weapons and the target."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders import fire
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(
        fire.FireBefore,
        (
            "Schieße|Schiesse vor (der) Bewegung mit [{weapons:goods} von] {army:host} "
            "auf [(den) Wall im|in {side} von] {target:field}"
        ),
        (
            "Fire before (the) movement with [{weapons:goods} of] {army:host} "
            "at [(the) wall in (the) {side} of] {target:field}"
        ),
    ),
    *forms_of(
        fire.FireAfter,
        (
            "Schieße|Schiesse nach (der) Bewegung mit [{weapons:goods} von] {army:host} "
            "auf [(den) Wall im|in {side} von] {target:field}"
        ),
        (
            "Fire after (the) movement with [{weapons:goods} of] {army:host} "
            "at [(the) wall in (the) {side} of] {target:field}"
        ),
    ),
]
