"""How a fight may end: the exact chance of victory over all 400 throws, fast enough to be asked often."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Final

from tafelrunde.games.phoenix.arithmetic.battle import KS_POINTS, Unit, evaluate

FACES: Final = 20
MIDDLE: Final = (10, 10)


def win_chance(attackers: Sequence[Unit], defenders: Sequence[Unit]) -> Fraction:
    """Of the attackers; equal fighting strength goes to the larger side, or half and half (PH-5.5m)."""
    scale = lcm(*[part.denominator for unit in (*attackers, *defenders) for part in unit[1:]]) ** 2
    own, mine = fighting_line(attackers, scale)
    other, theirs = fighting_line(defenders, scale)
    halves = 0
    for first in range(1, FACES + 1):
        ahead = own + first * mine - other
        for second in range(1, FACES + 1):
            rest = ahead - second * theirs or mine - theirs
            halves += 2 if rest > 0 else 1 if rest == 0 else 0
    return Fraction(halves, 2 * FACES**2)


def fighting_line(units: Sequence[Unit], scale: int) -> tuple[int, int]:
    """Fighting strength, times 200 and a scale, without a die and for each pip of it (PH-5.5j, PH-5.5k)."""
    base = sum([unit.strength * (KS_POINTS + unit.points) for unit in units], Fraction(0))
    return int(scale * base), int(scale * sum([unit.strength for unit in units], Fraction(0)))


def expected_losses(attackers: Sequence[Unit], defenders: Sequence[Unit]) -> int:
    """Strength that a victory by middling throws costs the attackers; all of it if that is a defeat."""
    outcome = evaluate(attackers, defenders, MIDDLE)
    if not outcome.verdict.attackers_won:
        return int(outcome.verdict.strengths[0])
    return int(sum([toll.losses for toll in outcome.bill.tolls], Fraction(0)))
