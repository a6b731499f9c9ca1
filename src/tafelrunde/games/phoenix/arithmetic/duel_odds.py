"""Exact chances of a duel: each balance of hits, counted over all throws (`matched_dice.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.arithmetic.duel import (
    DEADLY,
    DRAWN,
    LOST,
    WON,
    Duellist,
    decide,
    level,
    ratio_of,
    rounded,
)
from tafelrunde.games.phoenix.arithmetic.matched_dice import Matching, Sizes

MOST_DICE: Final = 128
"""Of each side; more would take minutes."""


class Balance(NamedTuple):
    """One way a duel may end."""

    net: int
    """Hits of the first side less those of the second."""
    automatic: int
    """Hits of the first side on automatic ones, less those of the second side."""
    chance: Fraction


def balances(first: Sequence[Duellist], second: Sequence[Duellist]) -> list[Balance]:
    """Every way the dice may fall, summed up; the chances add up to 1."""
    sizes = sizes_of(first, second)
    dice, others = sizes.one, sizes.own
    pairs = min(dice + sizes.one_ones, others + sizes.own_ones)
    matching = Matching(sizes)
    ways: dict[tuple[int, int], int] = {}
    for end in matching.ways():
        automatic = max(0, min(pairs, end.one) - others) - max(0, min(pairs, end.own) - dice)
        for net, count in end.nets.items():
            ways[net, automatic] = ways.get((net, automatic), 0) + count
    return [
        Balance(net, automatic, Fraction(count, matching.whole))
        for (net, automatic), count in sorted(ways.items())
    ]


def sizes_of(first: Sequence[Duellist], second: Sequence[Duellist]) -> Sizes:
    """Dice and automatic ones of both sides (PH-5.3l)."""
    dice, others = sum([one.dice for one in first]), sum([one.dice for one in second])
    points = [sum([one.most // 10 for one in side]) for side in (first, second)]
    return Sizes(dice, 0, others, 0, points[0] - dice, points[1] - others)


class Odds(NamedTuple):
    """Chances of a duel, seen from the first side."""

    won: Fraction
    drawn: Fraction
    lost: Fraction
    net: dict[int, Fraction]
    """By balance of hits."""
    changes: tuple[dict[Fraction, Fraction], dict[Fraction, Fraction]]
    """By side: change of good points, of all its wizards together before rounding, to its chance.

    Of one wizard alone it is his own, rounded as the rules say.
    """
    dies: tuple[Fraction | None, Fraction | None]
    """By side: the chance that its only wizard dies; None where there are several."""


def odds(first: Sequence[Duellist], second: Sequence[Duellist]) -> Odds:
    found = balances(first, second)
    chances = {WON: Fraction(0), DRAWN: Fraction(0), LOST: Fraction(0)}
    net: dict[int, Fraction] = {}
    changes: tuple[dict[Fraction, Fraction], dict[Fraction, Fraction]] = ({}, {})
    levels = level(first), level(second)
    dice = sum([one.dice for one in first]), sum([one.dice for one in second])
    for one in found:
        result = decide((max(0, one.net), max(0, -one.net)), *dice)
        chances[result] += one.chance
        net[one.net] = net.get(one.net, Fraction(0)) + one.chance
        for side, who, sign in ((0, first, 1), (1, second, -1)):
            shown = levels if side == 0 else levels[::-1]
            change = change_of(who, sign * result, sign * one.net, sign * one.automatic, shown)
            changes[side][change] = changes[side].get(change, Fraction(0)) + one.chance
    dies = dying(first, changes[0]), dying(second, changes[1])
    return Odds(chances[WON], chances[DRAWN], chances[LOST], dict(sorted(net.items())), changes, dies)


def change_of(
    side: Sequence[Duellist], result: int, net: int, automatic: int, levels: tuple[int, int]
) -> Fraction:
    """PH-5.3g, PH-5.3h for a side as a whole."""
    if result == DRAWN:
        return Fraction(0)
    if result == WON:
        exact = max(Fraction(0), (net - max(0, automatic)) / ratio_of(WON, levels))
    else:
        exact = net / ratio_of(LOST, levels)
    return Fraction(rounded(exact, side[0].character), 10) if len(side) == 1 else exact


def dying(side: Sequence[Duellist], changes: dict[Fraction, Fraction]) -> Fraction | None:
    if len(side) != 1:
        return None
    return sum(
        [chance for change, chance in changes.items() if side[0].most + floor(10 * change) < DEADLY],
        Fraction(0),
    )
