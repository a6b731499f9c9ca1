"""A realm's part of the minutes in words: its own figures with their rules (facts 10).

A kind with a message `part-KIND` is told by it, all others as the game master is told the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.arithmetic.dice_match import hits
from tafelrunde.games.phoenix.told.minutes import (
    BanWorked,
    DuellistWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
)
from tafelrunde.phoenix_desk.protocol.clerk import Clerk
from tafelrunde.phoenix_desk.protocol.whole import Saying, army_struck, in_words, kind_of


def part_in_words(minute: Any, names: Sequence[str], lang: Lang) -> list[str]:
    """Line by line, for the realm whose part it is (`sharing.part_of`)."""
    clerk, id = Clerk(names, lang), f"part-{kind_of(minute)}"
    if type(minute) in SAYINGS:
        return SAYINGS[type(minute)](clerk, minute)
    return [clerk.line(id, minute)] if clerk.texts.has_message(id) else in_words(minute, names, lang)


def melee(clerk: Clerk, part: MeleeWorked) -> list[str]:
    units, won = (*part.attackers, *part.defenders), part.attackers_won == bool(part.attackers)
    return [
        clerk.line("part-melee_worked", part, won="yes" if won else "no"),
        *clerk.lines("unit", [unit for unit in units if unit.strength]),
        *clerk.lines("own-toll", [unit for unit in units if unit.losses]),
    ]


def fire(clerk: Clerk, part: FireWorked) -> list[str]:
    town = [clerk.line("own-town-struck", part)] if part.town else []
    armies = [row for army in part.armies for row in army_struck(clerk, "own-army-struck", army)]
    return [clerk.line("part-fire_worked", part), *town, *armies]


def ban(clerk: Clerk, part: BanWorked) -> list[str]:
    return [clerk.line("part-ban_worked", part), *clerk.lines("banned", part.armies)]


def duel(clerk: Clerk, part: DuelWorked) -> list[str]:
    """Of the others only dice are shown; who reads has power of his own, they have none here."""
    sides = part.attackers, part.defenders
    lines = [clerk.line("whole-duel_worked", part)]
    for place, side in enumerate(sides):
        landed, taken = hits(faces(side), faces(sides[1 - place]))
        for one in side:
            if one.most:
                fate = clerk.line("own-duellist", one, landed=str(landed), taken=str(taken))
                lines += [clerk.line("wizard", one), fate]
    return lines


def faces(side: Sequence[DuellistWorked]) -> list[int]:
    return [face for one in side for face in one.faces]


SAYINGS: Final[dict[type, Saying]] = {MeleeWorked: melee, FireWorked: fire, BanWorked: ban, DuelWorked: duel}
