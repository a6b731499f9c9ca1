"""Exact chances of character combat: how likely each balance of hits is between two who meet.

All throws are counted by `matched_dice.py`, for one opponent after the other; dice of the others stand
before or after his at equal faces (PH-R111).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.games.phoenix.arithmetic.charfight import DEADLY, Fighter, bout
from tafelrunde.games.phoenix.arithmetic.matched_dice import FACES, Sizes, nets

MOST: Final = 512 << 20
"""Weight of what is counted at all: about a minute for each opponent."""
QUICK: Final = 12 << 20
"""And of what takes a second or two."""

Chances = dict[int, Fraction]
"""By balance of hits: those of the one less those of the opponent."""


def ring_sizes(one: Fighter, others: Sequence[Fighter]) -> list[Sizes]:
    """By opponent, the dice that matter for what the two do to each other."""
    dice = [other.dice for other in others]
    return [Sizes(one.dice, sum(dice[:i]), dice[i], sum(dice[i + 1 :])) for i in range(len(dice))]


def is_countable(sizes: Sequence[Sizes], most: int = MOST) -> bool:
    return max([size.weight for size in sizes], default=0) <= most


def ring_odds(one: Fighter, others: Sequence[Fighter]) -> tuple[Chances, ...]:
    """By opponent, of one fighter against all who strike at him."""
    return tuple([chances_of(sizes) for sizes in ring_sizes(one, others)])


def chances_of(sizes: Sizes) -> Chances:
    whole = FACES**sizes.dice
    return {net: Fraction(count, whole) for net, count in sorted(nets(sizes).items())}


# --- what they mean ----------------------------------------------------------------------------------


def changes(one: Fighter, other: Fighter, chances: Chances) -> Chances:
    """By change of the one's good points in this pair."""
    found: Chances = {}
    for net, share in chances.items():
        change = bout(one, other, max(0, net), max(0, -net)).change
        found[change] = found.get(change, Fraction(0)) + share
    return found


def mean(chances: Chances) -> Fraction:
    return sum([value * share for value, share in chances.items()], Fraction(0))


def dying(fighter: Fighter, found: Chances) -> Fraction:
    """The chance that changes of these chances leave him dead (PH-R112)."""
    deadly = [
        share for change, share in found.items() if change < 0 and fighter.points + 10 * change < DEADLY
    ]
    return sum(deadly, Fraction(0))


def flipped(chances: Chances) -> Chances:
    """As the opponent sees it."""
    return {-value: share for value, share in sorted(chances.items(), reverse=True)}
