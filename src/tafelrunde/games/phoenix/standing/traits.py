"""Special abilities of creatures (6.3.2) as data: what each is called, who can have it, what it does.

Abilities that no program knows are words between the game master and the owner (PH-6.3.2f).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.state.pieces import Army, Person
from tafelrunde.games.phoenix.tables.trade_terms import TRAIT_TERMS


class Trait(NamedTuple):
    code: str
    bit: int
    magical: bool
    """For magical creatures; the others are for warlike ones."""
    words: Words


DOUBLE_BAN: Final = 1
STEADFAST: Final = 1
UNBANNABLE: Final = 2
TRAITS: Final[tuple[Trait, ...]] = (
    Trait("double_ban", DOUBLE_BAN, True, TRAIT_TERMS["double_ban"]),
    Trait("steadfast", STEADFAST, False, TRAIT_TERMS["steadfast"]),
    Trait("unbannable", UNBANNABLE, False, TRAIT_TERMS["unbannable"]),
)
MAGICAL_TRAITS: Final = DOUBLE_BAN
"""All bits that a magical creature can have."""
WARLIKE_TRAITS: Final = STEADFAST | UNBANNABLE


def traits_of(bits: int, *, magical: bool) -> list[Trait]:
    return [trait for trait in TRAITS if trait.magical == magical and bits & trait.bit]


def is_steadfast(army: Army) -> bool:
    """Ten to one does not run over a guard, nor a creature of this kind (PH-6.8h, PH-6.3.2e)."""
    return army.guard or (army.nature > 0 and army.traits & STEADFAST != 0)


def is_unbannable(army: Army) -> bool:
    return army.nature > 0 and army.traits & UNBANNABLE != 0


def ban_factor(wizard: Person) -> int:
    """A banshee bans twice the space points of a wizard (PH-6.3.2e)."""
    return 2 if wizard.traits & DOUBLE_BAN else 1


def need_troops(army: Army) -> None:
    """A creature is one being, neither split nor mingled with anything (PH-6.3.2a)."""
    if army.nature:
        raise IllegalMove("PH-6.3.2a", {"army": str(army.number)})
