"""The arithmetic of a duel of wizards (PH-5.3), exact and without a state.

Each side throws together; every die belongs to one wizard, who gains and loses by his own dice (PH-R111).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.arithmetic.dice_match import Die, pairs
from tafelrunde.games.phoenix.tables.wizard_classes import class_of, whole

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1
DEADLY: Final = 10
"""Tenths: who has fewer good points dies (PH-5.3p)."""


class Duellist(NamedTuple):
    most: int
    """Good points in tenths."""
    power: int
    """Magic power in tenths, after neutralising."""
    character: bool = False

    @property
    def dice(self) -> int:
        """Thrown dice (PH-5.3c)."""
        return min(self.power, self.most) // 10

    @property
    def ones(self) -> int:
        """Automatic ones (PH-5.3l, PH-5.3m)."""
        return self.most // 10 - self.dice


class Fate(NamedTuple):
    """What the duel means for one wizard."""

    result: int
    hits: int
    """Hits of his dice."""
    automatic: int
    """Those of them on automatic ones."""
    taken: int
    """Hits on his dice."""
    exact: Fraction
    """Change of his good points before rounding."""
    change: int
    """In tenths."""


class Outcome(NamedTuple):
    result: int
    """For the first side."""
    hits: tuple[int, int]
    ratio: Fraction
    """Class of the winning side : class of the losing side; 1 in a draw."""
    fates: tuple[tuple[Fate, ...], tuple[Fate, ...]]


def level(side: Sequence[Duellist]) -> int:
    """The class of all its good points together, each in whole ones (PH-R14, PH-1.9.1e)."""
    return class_of(sum([whole(one.most) for one in side])).level


def dice_of(side: Sequence[Duellist], thrown: Sequence[Sequence[int]]) -> list[Die]:
    """Thrown dice and automatic ones of a side."""
    found = [Die(face, owner) for owner, faces in enumerate(thrown) for face in faces]
    ones = [Die(1, owner, True) for owner, one in enumerate(side) for _ in range(one.ones)]
    return found + ones


def evaluate(
    first: Sequence[Duellist],
    second: Sequence[Duellist],
    first_thrown: Sequence[Sequence[int]],
    second_thrown: Sequence[Sequence[int]],
) -> Outcome:
    """What the dice, by wizard of each side, lead to."""
    matched = pairs(dice_of(first, first_thrown), dice_of(second, second_thrown))
    given, taken = tally(matched, len(first), len(second))
    hits = sum([score.hits for score in given]), sum([score.hits for score in taken])
    result = decide(hits, sum([one.dice for one in first]), sum([one.dice for one in second]))
    levels = level(first), level(second)
    ratio = ratio_of(result, levels)
    return Outcome(
        result,
        hits,
        ratio,
        (
            tuple([fate(one, result, score, levels) for one, score in zip(first, given, strict=True)]),
            tuple(
                [fate(one, -result, score, levels[::-1]) for one, score in zip(second, taken, strict=True)]
            ),
        ),
    )


class Score:
    """What one wizard's dice have done."""

    def __init__(self) -> None:
        self.hits = 0
        self.automatic = 0
        """Of these, hits on automatic ones."""
        self.taken = 0


def tally(matched: Sequence[tuple[Die, Die]], first: int, second: int) -> tuple[list[Score], list[Score]]:
    """By wizard of each side."""
    scores = [Score() for _ in range(first)], [Score() for _ in range(second)]
    for one, other in matched:
        if one.face == other.face:
            continue
        side = 0 if one.face > other.face else 1
        better, worse = (one, other) if side == 0 else (other, one)
        scores[side][better.owner].hits += 1
        scores[side][better.owner].automatic += worse.automatic
        scores[1 - side][worse.owner].taken += 1
    return scores


def decide(hits: tuple[int, int], dice: int, other_dice: int) -> int:
    """More hits win (PH-5.3f); a side without dice loses to one that has some (PH-R15)."""
    if (dice == 0) != (other_dice == 0):
        return LOST if dice == 0 else WON
    return (hits[0] > hits[1]) - (hits[0] < hits[1])


def ratio_of(result: int, levels: tuple[int, int]) -> Fraction:
    """Class of the winner : class of the loser, seen from a side with this result and these classes."""
    if result == DRAWN:
        return Fraction(1)
    return Fraction(levels[0], levels[1]) if result == WON else Fraction(levels[1], levels[0])


def fate(one: Duellist, result: int, score: Score, levels: tuple[int, int]) -> Fate:
    """`levels`: of his own side, then of the other."""
    hits, automatic, taken = score.hits, score.automatic, score.taken
    if one.dice == 0:  # PH-1.3f, PH-R15
        result = LOST
    if result == DRAWN:  # PH-R4
        return Fate(result, hits, automatic, taken, Fraction(0), 0)
    if result == WON:  # PH-5.3g, PH-R16
        exact = max(Fraction(0), (hits - automatic - taken) / ratio_of(WON, levels))
    else:  # PH-5.3h
        exact = (hits - taken) / ratio_of(LOST, levels)
    return Fate(result, hits, automatic, taken, exact, rounded(exact, one.character))


def rounded(exact: Fraction, character: bool) -> int:
    """Tenths: the nearest for characters, half away from zero; else whole points rounded down (PH-5.3i)."""
    if not character:
        return 10 * floor(exact)
    size = floor(abs(exact) * 10 + Fraction(1, 2))
    return size if exact >= 0 else -size


def after(one: Duellist, change: int) -> int:
    """Good points after the duel, in tenths; 0 if he is dead."""
    most = one.most + change
    return most if most >= DEADLY else 0
