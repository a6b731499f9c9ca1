"""Every entry of the minutes as the game master reads it: each factor with its rule, to be checked by hand.

Most entries are one message, `whole-KIND`; those that are a table of rows have a function here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.figures import decimal
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.tables.wizard_classes import CLASSES
from tafelrunde.games.phoenix.told.minutes import (
    AnyMinute,
    ArmyStruck,
    BanWorked,
    CombatWorked,
    DuellistWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    OrderFell,
    ShotsWorked,
)
from tafelrunde.games.phoenix.told.spoils import FallenWorked
from tafelrunde.phoenix_desk.protocol.clerk import Clerk
from tafelrunde.telling.fluent import formatted

Saying = Callable[[Clerk, Any], list[str]]


def in_words(minute: AnyMinute, names: Sequence[str], lang: Lang) -> list[str]:
    """Line by line; `names` are those of the realms."""
    return SAYINGS.get(type(minute), in_a_line)(Clerk(names, lang), minute)


def in_a_line(clerk: Clerk, worked: AnyMinute) -> list[str]:
    return [clerk.line(f"whole-{kind_of(worked)}", worked)]


def kind_of(worked: AnyMinute) -> str:
    return str(worked.__struct_config__.tag)


# --- melee -------------------------------------------------------------------------------------------


def melee(clerk: Clerk, worked: MeleeWorked) -> list[str]:
    sides = {"attackers": clerk.realms(worked.attackers), "defenders": clerk.realms(worked.defenders)}
    winner = sides["attackers" if worked.attackers_won else "defenders"]
    units = (*worked.attackers, *worked.defenders)
    return [
        clerk.line("whole-melee_worked", worked, **sides),
        *clerk.lines("unit", units),
        clerk.line("sums", worked, winner=winner),
        clerk.line("bill", worked),
        *clerk.lines("toll", [unit for unit in units if unit.losses]),
    ]


def fallen(clerk: Clerk, worked: FallenWorked) -> list[str]:
    rows = [clerk.line("wiped-out" if army.lost == army.goods else "kept", army) for army in worked.armies]
    return [clerk.line("whole-fallen_worked", worked), *rows]


# --- fire --------------------------------------------------------------------------------------------


def shots(clerk: Clerk, worked: ShotsWorked) -> list[str]:
    return [
        clerk.line("whole-shots_worked", worked),
        *clerk.lines("shot", worked.shots),
        clerk.line("hits-together", worked),
    ]


def fire(clerk: Clerk, worked: FireWorked) -> list[str]:
    troops = decimal(Fraction(worked.troop_damage), clerk.lang)
    armies = [row for army in worked.armies for row in army_struck(clerk, "army-struck", army, troops=troops)]
    return [clerk.line("whole-fire_worked", worked), clerk.line("town-struck", worked), *armies]


def army_struck(clerk: Clerk, id: str, army: ArmyStruck, **more: str) -> list[str]:
    """Its good points and damage, and under them what it loses."""
    rows = [clerk.line("weapon" if Fraction(kind.chance) else "goods", kind) for kind in army.kinds]
    leaders = [clerk.line("leaders", army)] if army.leaders else []
    return [clerk.line(id, army, **more), *[f"  {row}" for row in (*rows, *leaders)]]


# --- magic and characters ----------------------------------------------------------------------------


def ban(clerk: Clerk, worked: BanWorked) -> list[str]:
    rows = clerk.lines("banned", worked.armies)
    return [clerk.line("whole-ban_worked", worked), *(rows or [clerk.line("nothing-banned", worked)])]


def duel(clerk: Clerk, worked: DuelWorked) -> list[str]:
    ratio = Fraction(worked.ratio)
    first, second = (CLASSES[level - 1].letter for level in worked.classes)
    figures = {"ratio": f"{ratio.numerator} : {ratio.denominator} = {decimal(ratio, clerk.lang)}"}
    own, other = worked.classes
    return [
        clerk.line("whole-duel_worked", worked),
        *clerk.lines("wizard", (*worked.attackers, *worked.defenders)),
        clerk.line("matched", worked, **figures, first=first, second=second),
        *[duellist(clerk, one, Fraction(own, other)) for one in worked.attackers],
        *[duellist(clerk, one, Fraction(other, own)) for one in worked.defenders],
    ]


def duellist(clerk: Clerk, one: DuellistWorked, classes: Fraction) -> str:
    """Who is left without dice loses against the other side, even if his own won or drew (PH-R15)."""
    share = classes if one.result == "won" else 1 / classes
    return clerk.line(f"duellist-{one.result}", one, share=decimal(share, clerk.lang))


def combat(clerk: Clerk, worked: CombatWorked) -> list[str]:
    fighters = dict.fromkeys([who for bout in worked.bouts for who in (bout.one, bout.other)])
    return [
        clerk.line("whole-combat_worked", worked),
        *clerk.lines("fighter", tuple(fighters)),
        *clerk.lines("bout", worked.bouts),
        *clerk.lines("fate", worked.fates),
    ]


# --- orders --------------------------------------------------------------------------------------------


def fell(clerk: Clerk, fallen: OrderFell) -> list[str]:
    """By the rule's own sentence, which begins with its number."""
    why = explain(GAME, IllegalMove(fallen.rule, fallen.params), clerk.lang, clerk.names)
    slots = {"realm": clerk.names[fallen.realm], "line": str(fallen.line), "why": why}
    return [formatted(clerk.texts, "whole-order_fell", slots)]


SAYINGS: Final[dict[type, Saying]] = {
    MeleeWorked: melee,
    FallenWorked: fallen,
    ShotsWorked: shots,
    FireWorked: fire,
    BanWorked: ban,
    DuelWorked: duel,
    CombatWorked: combat,
    OrderFell: fell,
}
