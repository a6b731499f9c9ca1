"""What came of an evaluation, in one line: who won, and at what price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.figures import decimal
from tafelrunde.games.phoenix.told.minutes import (
    BanWorked,
    CombatWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    WallWorked,
)
from tafelrunde.phoenix_desk.protocol.clerk import NONE, Clerk
from tafelrunde.phoenix_desk.protocol.whole import in_words


def outcome(minute: Any, names: Sequence[str], lang: Lang) -> str:
    """Of kinds without a line of their own, the first of their protocol."""
    said = OUTCOMES.get(type(minute))
    return in_words(minute, names, lang)[0] if said is None else said(Clerk(names, lang), minute)


def melee(clerk: Clerk, worked: MeleeWorked) -> str:
    winners = worked.attackers if worked.attackers_won else worked.defenders
    lost = int(sum([Fraction(unit.losses) for unit in winners if unit.losses]))
    strength = int(sum([Fraction(unit.strength) for unit in winners]))
    price = {"lost": decimal(lost, clerk.lang), "strength": decimal(strength, clerk.lang)}
    return clerk.line("outcome-melee_worked", worked, winner=clerk.realms(winners), **price)


def duel(clerk: Clerk, worked: DuelWorked) -> str:
    changes = clerk.lines("outcome-duellist", (*worked.attackers, *worked.defenders))
    return clerk.line("outcome-duel_worked", worked, changes=", ".join(changes))


def combat(clerk: Clerk, worked: CombatWorked) -> str:
    return "; ".join(clerk.lines("outcome-bout", worked.bouts))


def fire(clerk: Clerk, worked: FireWorked) -> str:
    armies = []
    for army in worked.armies:
        lost = {kind.good: kind.lost for kind in army.kinds} | {"leaders": army.leaders}
        armies.append(clerk.line("outcome-army", army, lost=clerk.goods(lost)))
    return clerk.line("outcome-fire_worked", worked, armies=", ".join(armies) or NONE)


def wall(clerk: Clerk, worked: WallWorked) -> str:
    return clerk.line("outcome-wall_worked", worked)


def ban(clerk: Clerk, worked: BanWorked) -> str:
    rows = clerk.lines("outcome-banned", worked.armies)
    return "; ".join(rows) or clerk.line("nothing-banned", worked)


OUTCOMES: Final[dict[type, Callable[[Clerk, Any], str]]] = {
    MeleeWorked: melee,
    DuelWorked: duel,
    CombatWorked: combat,
    FireWorked: fire,
    WallWorked: wall,
    BanWorked: ban,
}
