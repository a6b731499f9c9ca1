"""How a fight may end: the exact chance of victory over all 400 throws, fast enough to be asked often."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.games.phoenix.battle import KS_POINTS, Unit, evaluate

FACES: Final = 20
MIDDLE: Final = (10, 10)


def fighting_line(units: Sequence[Unit]) -> tuple[Fraction, Fraction]:
    """Fighting strength, times 200, without a die and for each pip of it (PH-5.5j, PH-5.5k)."""
    base = sum([unit.strength * (KS_POINTS + unit.points) for unit in units], Fraction(0))
    return base, sum([unit.strength for unit in units], Fraction(0))


def win_chance(attackers: Sequence[Unit], defenders: Sequence[Unit]) -> Fraction:
    """Of the attackers; equal fighting strength goes to the larger side, or half and half (PH-5.5m)."""
    own, mine = fighting_line(attackers)
    other, theirs = fighting_line(defenders)
    wins = Fraction(0)
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            ahead = own + first * mine - other - second * theirs or mine - theirs
            wins += 1 if ahead > 0 else Fraction(1, 2) if ahead == 0 else 0
    return wins / FACES**2


def expected_losses(attackers: Sequence[Unit], defenders: Sequence[Unit]) -> int:
    """Strength that a victory by middling throws costs the attackers; all of it if that is a defeat."""
    outcome = evaluate(attackers, defenders, MIDDLE)
    if not outcome.verdict.attackers_won:
        return int(outcome.verdict.strengths[0])
    return int(sum([toll.losses for toll in outcome.bill.tolls], Fraction(0)))
