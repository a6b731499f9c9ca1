"""Which of the 400 throws of a melee turn it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.games.phoenix.arithmetic.battle import UNDECIDED, Unit, judge
from tafelrunde.games.phoenix.melee.battle_odds import FACES as W20
from tafelrunde.games.phoenix.told.minutes import MeleeWorked, UnitWorked
from tafelrunde.phoenix_desk.answers.turning.told import (
    RESULTS,
    Chances,
    OneDie,
    OtherThrow,
    Turning,
    called,
    figure,
    need_faces,
)

FACES: Final = range(1, W20 + 1)
GRID: Final[dict[int, str]] = {1: "a", -1: "d", 0: "t"}
Whole = dict[tuple[int, int], int]
"""By throw, who wins: 1 the attackers, -1 the defenders, 0 a W% decides."""


def melee(worked: MeleeWorked, names: Sequence[str]) -> Turning:
    sides = units_of(worked.attackers), units_of(worked.defenders)
    need_faces(worked.dice, W20)

    def winner(dice: tuple[int, int]) -> int:
        verdict = judge(*sides, dice)
        return 0 if verdict.how == UNDECIDED else 1 if verdict.attackers_won else -1

    whole = {(own, other): winner((own, other)) for own in FACES for other in FACES}
    won = 1 if worked.attackers_won else -1
    pips, throws = closest(whole, worked.dice, won)
    is_by_die = whole[worked.dice] == 0
    return Turning(
        kind="melee",
        sides=(realms_of(worked.attackers, names), realms_of(worked.defenders, names)),
        faces=W20,
        rolled=((worked.dice[0],), (worked.dice[1],)),
        result=RESULTS[won],
        singles=tuple(melee_singles(whole, worked.dice, won)),
        nearest=() if is_by_die else throws,
        pips=0 if is_by_die else pips,
        chances=melee_chances(whole),
        percent=worked.percent,
        grid=tuple(["".join([GRID[whole[own, other]] for other in FACES]) for own in FACES]),
    )


def closest(whole: Whole, dice: tuple[int, int], won: int) -> tuple[int | None, tuple[OtherThrow, ...]]:
    turned = [throw for throw, result in whole.items() if result == -won]
    if not turned:
        return None, ()
    costs = {throw: abs(throw[0] - dice[0]) + abs(throw[1] - dice[1]) for throw in turned}
    least = min(costs.values())
    found = [throw for throw in turned if costs[throw] == least]
    return least, tuple([OtherThrow(((one,), (other,)), RESULTS[-won]) for one, other in found])


def melee_singles(whole: Whole, dice: tuple[int, int], won: int) -> Iterator[OneDie]:
    for side in (0, 1):
        results = {face: whole[(face, dice[1]) if side == 0 else (dice[0], face)] for face in FACES}
        turning = [face for face, result in results.items() if result == -won]
        if turning:
            needed = min(turning, key=lambda face: abs(face - dice[side]))
            even = sum([result == 0 for result in results.values()])
            chance = Fraction(2 * len(turning) + even, 2 * W20)
            yield OneDie(side, dice[side], needed, RESULTS[-won], float(chance))


def melee_chances(whole: Whole) -> Chances:
    """After a full tie either side wins half of the time (PH-R103)."""
    even = sum([result == 0 for result in whole.values()])
    won = [2 * sum([result == way for result in whole.values()]) + even for way in (1, -1)]
    return Chances(won[0] / 2 / len(whole), 0.0, won[1] / 2 / len(whole))


def units_of(side: Sequence[UnitWorked]) -> list[Unit]:
    return [Unit("", figure(unit.strength), figure(unit.total)) for unit in side]


def realms_of(side: Sequence[UnitWorked], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([called(names, unit.realm) for unit in side]))
