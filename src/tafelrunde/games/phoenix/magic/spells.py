"""What all spells have in common: one a month, paid first, never beside another wizard (PH-1.4)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.marching.persons import own_person
from tafelrunde.games.phoenix.standing.wizards import company, is_wizard
from tafelrunde.games.phoenix.state.deeds import (
    SPELL_BAN,
    SPELL_GOODS,
    SPELL_RAISE,
    SPELL_TEAR,
    SPELL_TEAR_LATE,
    SPELL_TWICE,
)
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import MAGE
from tafelrunde.games.phoenix.tables.wizard_classes import class_of

SPELLS: Final = SPELL_RAISE | SPELL_TEAR | SPELL_TEAR_LATE | SPELL_BAN | SPELL_GOODS
"""Bits of `Person.done`: the kind of his spell this turn."""


def own_wizard(state: State, realm: int, number: int) -> Person:
    """PH-1.3m."""
    person = own_person(state, realm, number)
    if not is_wizard(person):
        reason = "reason_absent" if person.rank == MAGE else "reason_no_wizard"
        raise IllegalMove("PH-1.3m", {"person": str(number), "reason": reason})
    return person


def need_caster(state: State, realm: int, number: int, kind: int) -> Person:
    """A wizard who may still cast a spell of this kind this month (PH-1.4a, PH-1.4d)."""
    wizard = own_wizard(state, realm, number)
    if wizard.done & SPELLS & ~kind:
        raise IllegalMove("PH-1.4a", {"wizard": str(number)})
    others = company(state, wizard)
    if others:
        world, names = state.setting.world, state.setting.names
        shown = ", ".join([f"{other.number} ({names[other.key // KEY]})" for other in others])
        raise IllegalMove(
            "PH-1.4d", {"wizard": str(number), "field": world.label(wizard.field), "others": shown}
        )
    return wizard


def cast_spell(state: State, wizard: Person, kind: int, price: int, most: int, rule: str) -> None:
    """Pays for a part of his spell (PH-1.4c); `most`: how many parts his class allows, by that rule."""
    if wizard.done & SPELL_TWICE or (wizard.done & kind and most == 1):
        letter = class_of(wizard.most).letter
        raise IllegalMove(rule, {"wizard": str(wizard.number), "class": letter, "most": most})
    need_power(wizard, price)
    caster = state.edit_person(wizard.key)
    caster.done |= kind | (SPELL_TWICE if wizard.done & kind else 0)
    caster.now -= 10 * price


def need_power(wizard: Person, price: int) -> None:
    have = wizard.now // 10
    if price > have:
        raise IllegalMove("PH-1.4c", {"wizard": str(wizard.number), "need": price, "have": have})
