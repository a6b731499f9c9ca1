"""Exact chances of a duel: how likely each balance of hits is, counted over all throws without throwing any.

Faces are dealt from the six down to the two. All that matters of what was dealt so far is how many dice each
side has used up; for each such pair the ways to come to every balance of hits are packed in one long integer.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb, floor
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.duel import DEADLY, DRAWN, LOST, WON, Duellist, decide, level, ratio_of, rounded

FACES: Final = 6
MOST_DICE: Final = 64
"""Of each side; more would take long."""

Table = list[list[int]]


class Balance(NamedTuple):
    """One way a duel may end."""

    net: int
    """Hits of the first side less those of the second."""
    automatic: int
    """Hits of the first side on automatic ones, less those of the second side."""
    chance: Fraction


class Counter:
    """Counts throws of two sides with so many dice; `pairs`: how many dice meet, automatic ones included."""

    def __init__(self, first: int, second: int, pairs: int) -> None:
        self.first, self.second, self.pairs = first, second, pairs
        self.bits = (FACES ** (first + second)).bit_length() + 1

    def start(self) -> Table:
        """Nothing dealt, a balance of nought."""
        table = [[0] * (self.second + 1) for _ in range(self.first + 1)]
        table[0][0] = 1 << self.bits * self.pairs
        return table

    def deal(self, table: Table) -> Table:
        """One face: any number of the dice that are left show it."""
        n, m = self.first, self.second
        by_second = [[self.joined(table[i], m, j) for j in range(m + 1)] for i in range(n + 1)]
        turned = [[table[i][j] for i in range(n + 1)] for j in range(m + 1)]
        by_first = [[self.joined(turned[j], n, i) for i in range(n + 1)] for j in range(m + 1)]
        return [
            [
                self.hits_of_first(by_second, i, j) if i > j else self.hits_of_second(by_first, i, j)
                for j in range(m + 1)
            ]
            for i in range(n + 1)
        ]

    def joined(self, row: list[int], dice: int, now: int) -> int:
        """All ways of one side to have this many dice used now."""
        return sum([row[used] * comb(dice - used, now - used) for used in range(now + 1)])

    def hits_of_first(self, by_second: Table, i: int, j: int) -> int:
        """It has used more dice: those beyond the other's meet lower ones."""
        total, end = 0, min(i, self.pairs)
        for used in range(i + 1):
            hits = max(0, end - max(used, j))
            total += comb(self.first - used, i - used) * by_second[used][j] << self.bits * hits
        return total

    def hits_of_second(self, by_first: Table, i: int, j: int) -> int:
        total, end = 0, min(j, self.pairs)
        for used in range(j + 1):
            hits = max(0, end - max(used, i))
            total += comb(self.second - used, j - used) * by_first[used][i] >> self.bits * hits
        return total

    def unpacked(self, packed: int) -> list[tuple[int, int]]:
        """Balances with the ways to come to them."""
        mask, found = (1 << self.bits) - 1, []
        for place in range(2 * self.pairs + 1):
            ways = packed >> self.bits * place & mask
            if ways:
                found.append((place - self.pairs, ways))
        return found


def balances(first: Sequence[Duellist], second: Sequence[Duellist]) -> list[Balance]:
    """Every way the dice may fall, summed up; the chances add up to 1."""
    dice, others = sum([one.dice for one in first]), sum([one.dice for one in second])
    pairs = min(sum([one.most // 10 for one in first]), sum([one.most // 10 for one in second]))
    counter = Counter(dice, others, pairs)
    table = counter.start()
    for _face in range(FACES - 1):
        table = counter.deal(table)
    ways: dict[tuple[int, int], int] = {}
    for i, row in enumerate(table):
        for j, packed in enumerate(row):
            automatic = max(0, min(pairs, i) - others) - max(0, min(pairs, j) - dice)
            for net, count in counter.unpacked(packed):
                ways[net, automatic] = ways.get((net, automatic), 0) + count
    whole = FACES ** (dice + others)
    return [Balance(net, auto, Fraction(count, whole)) for (net, auto), count in sorted(ways.items())]


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
