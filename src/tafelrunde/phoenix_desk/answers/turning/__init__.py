"""Which roll would have turned a fight: the smallest change of its dice after which somebody else wins.

A melee has two W20, and all 400 throws are looked at (`melee`). Duels and bouts have many W6 (`matched`):
there the cheapest other throw is found rank by rank (`nearest`), which must equal a search through all of
them. Where several strike at one, only changes of a single die are looked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tafelrunde.games.phoenix.told.minutes import CombatWorked, DuelWorked, MeleeWorked
from tafelrunde.phoenix_desk.answers.turning.matched import duel, ring
from tafelrunde.phoenix_desk.answers.turning.melee import melee
from tafelrunde.phoenix_desk.answers.turning.told import Turning

Turned = MeleeWorked | DuelWorked | CombatWorked
"""Evaluations in which somebody wins."""


def turnings(worked: Turned, names: Sequence[str]) -> tuple[Turning, ...]:
    """A combat of characters is as many decisions as there are pairs."""
    if isinstance(worked, MeleeWorked):
        return (melee(worked, names),)
    if isinstance(worked, DuelWorked):
        return (duel(worked, names),)
    rings = groupby(worked.bouts, key=lambda bout: bout.one)
    return tuple([one for _who, bouts in rings for one in ring(list(bouts), names)])
