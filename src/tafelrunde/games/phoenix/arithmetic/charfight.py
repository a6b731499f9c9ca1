"""The arithmetic of character combat (PH-5.3), exact and without a state.

One fighter stands against one to four others. Their dice are thrown and matched together; what he and each
of them gain and lose is worked out between the two of them alone, by their own classes.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.arithmetic.dice_match import Die, pairs

MOST_ON_ONE: Final = 4
"""PH-5.3u."""
DEADLY: Final = 10
"""Tenths: whom a fight leaves with fewer good points is dead (PH-R112)."""


class Fighter(NamedTuple):
    points: int
    """Good points at this moment, in tenths."""
    level: int
    """His class by rank: a civilian is 1, a ruler 6 (PH-5.3k)."""

    @property
    def dice(self) -> int:
        """Whole points only (PH-1.9.1e)."""
        return max(0, self.points) // 10


class Bout(NamedTuple):
    """Between the one and one of the others, seen by the one."""

    hits: int
    taken: int
    ratio: Fraction
    """Class of the winner : class of the loser; 1 if nobody won."""
    exact: Fraction
    change: int
    """Whole good points (PH-R12)."""


class Outcome(NamedTuple):
    bouts: tuple[Bout, ...]
    """By opponent."""

    @property
    def change(self) -> int:
        """Good points that the one gains or loses."""
        return sum([bout.change for bout in self.bouts])

    @property
    def taken(self) -> int:
        """Hits on the one."""
        return sum([bout.taken for bout in self.bouts])


def evaluate(
    one: Fighter, others: Sequence[Fighter], faces: Sequence[int], theirs: Sequence[Sequence[int]]
) -> Outcome:
    """What his dice and theirs, by opponent, lead to."""
    own = [Die(face, 0) for face in faces]
    against = [Die(face, owner) for owner, thrown in enumerate(theirs) for face in thrown]
    hits, taken = [0] * len(others), [0] * len(others)
    for mine, other in pairs(own, against):
        hits[other.owner] += mine.face > other.face
        taken[other.owner] += mine.face < other.face
    return Outcome(tuple([bout(one, other, hits[i], taken[i]) for i, other in enumerate(others)]))


def bout(one: Fighter, other: Fighter, hits: int, taken: int) -> Bout:
    """PH-5.3g, PH-5.3h, with the classes of the two."""
    ratio = Fraction(1)
    if hits > taken:
        ratio = Fraction(one.level, other.level)
    elif hits < taken:
        ratio = Fraction(other.level, one.level)
    exact = (hits - taken) / ratio
    return Bout(hits, taken, ratio, exact, rounded(exact))


def rounded(exact: Fraction) -> int:
    """The nearest whole number, half away from zero (PH-R12)."""
    size = floor(abs(exact) + Fraction(1, 2))
    return size if exact >= 0 else -size


def points_after(points: int, change: int) -> int:
    """Tenths that are left; 0 if he is dead (PH-R112)."""
    left = points + 10 * change
    return left if change >= 0 or left >= DEADLY else 0
