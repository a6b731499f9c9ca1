"""Dice of two sides set against each other (PH-5.3): the highest first, unmatched ones fall away. No state.

Character combat and duels share it; a duel adds automatic ones for spent and neutralised power.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Die(NamedTuple):
    """One die of a side."""

    face: int
    owner: int
    """Whose it is: a place in the side's list of fighters."""
    automatic: bool = False
    """A one for spent power; it is never thrown (PH-5.3l)."""


def sorted_dice(dice: Iterable[Die]) -> list[Die]:
    """Highest first; thrown dice before automatic ones, then in the sequence of the fighters (PH-R111)."""
    return sorted(dice, key=lambda die: (-die.face, die.automatic, die.owner))


def pairs(first: Iterable[Die], second: Iterable[Die]) -> list[tuple[Die, Die]]:
    """All sixes meet, then the fives: who lacks a face puts his next highest die (PH-5.3d)."""
    return list(zip(sorted_dice(first), sorted_dice(second), strict=False))


def hits(first: Sequence[int], second: Sequence[int]) -> tuple[int, int]:
    """Hits of each side; equal dice are parried (PH-5.3e)."""
    matched = list(zip(sorted(first, reverse=True), sorted(second, reverse=True), strict=False))
    return sum([one > other for one, other in matched]), sum([one < other for one, other in matched])
