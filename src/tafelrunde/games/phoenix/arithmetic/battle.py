"""The arithmetic of a melee (PH-5.5): who wins by which fighting strength, and what it costs the winner.

Plain numbers in, exact fractions out; nothing is rounded before the survivors are counted (PH-R60).
Heeresstärke is strength (HS), Kampfstärke is fighting strength (KS), Gutpunkte are points (GP).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

KS_POINTS: Final = 200
"""PH-5.5k: half of the good points counts for the victory."""
TENTH: Final = Fraction(1, 10)
OVERWHELMING: Final = 10
"""PH-5.5d, PH-R23."""
GIFT: Final = 1
"""The leader whom the elementals give the winner of a tie (PH-5.5n)."""

# How a melee was decided.
BY_FIGHTING: Final = "fighting"
BY_STRENGTH: Final = "strength"
BY_DIE: Final = "die"
UNDECIDED: Final = ""


class Unit(NamedTuple):
    """All armies of one realm and kind on one side (PH-5.5b)."""

    name: str
    strength: Fraction
    points: Fraction
    """Good points without the die."""


class Verdict(NamedTuple):
    """Who wins: the sums of both sides, and what decided between them."""

    strengths: tuple[Fraction, Fraction]
    """Of the attackers and of the defenders."""
    fighting: tuple[Fraction, Fraction]
    attackers_won: bool
    how: str
    """UNDECIDED while a W% must still be thrown."""


class Toll(NamedTuple):
    """What the victory costs one unit."""

    name: str
    strength: Fraction
    points: Fraction
    """Good points that protect it: with the die, and with the gift after a tie."""
    share: Fraction
    """Its part of the losses by strength."""
    difference: Fraction
    """GPF: how much better its good points are than the losers' average."""
    losses: Fraction
    kept: Fraction
    """The part of it that survives, from 0 to 1."""


class Bill(NamedTuple):
    """The winners' losses with every figure on the way (PH-5.5o to PH-5.5s)."""

    base: Fraction
    factor: Fraction
    total: Fraction
    average: Fraction
    """The losers' average of good points, halved as in the rule."""
    tolls: tuple[Toll, ...]


class Outcome(NamedTuple):
    dice: tuple[int, int]
    """The W20 of the attackers and of the defenders; 0 where none was thrown."""
    percent: int
    verdict: Verdict
    bill: Bill


def total_strength(units: Sequence[Unit]) -> Fraction:
    return sum((unit.strength for unit in units), Fraction(0))


def fighting_strength(unit: Unit, die: int) -> Fraction:
    """KS = HS x (1 + GP/200), the die of its side added to its good points (PH-5.5j, PH-5.5k)."""
    return unit.strength * (1 + (unit.points + die) / Fraction(KS_POINTS))


def total_fighting(units: Sequence[Unit], die: int) -> Fraction:
    return sum((fighting_strength(unit, die) for unit in units), Fraction(0))


def is_overwhelming(strength: Fraction | int, other: Fraction | int) -> bool:
    """At least ten to one, without good points (PH-5.5d, PH-R23)."""
    return strength > 0 and strength >= OVERWHELMING * other


# --- who wins ----------------------------------------------------------------------------------------


def judge(
    attackers: Sequence[Unit], defenders: Sequence[Unit], dice: tuple[int, int], percent: int = 0
) -> Verdict:
    """The higher fighting strength wins, then the higher strength, then a W% (PH-5.5l, PH-5.5m, PH-R103)."""
    strengths = total_strength(attackers), total_strength(defenders)
    fighting = total_fighting(attackers, dice[0]), total_fighting(defenders, dice[1])
    if fighting[0] != fighting[1]:
        return Verdict(strengths, fighting, fighting[0] > fighting[1], BY_FIGHTING)
    if strengths[0] != strengths[1]:
        return Verdict(strengths, fighting, strengths[0] > strengths[1], BY_STRENGTH)
    return Verdict(strengths, fighting, 0 < percent <= 50, BY_DIE if percent else UNDECIDED)


# --- what it costs -----------------------------------------------------------------------------------


def mass_factor(loser: Fraction, winner: Fraction) -> Fraction:
    """How masses change the losses: fewer for the larger army, more for the smaller (PH-5.5p, PH-R102)."""
    if loser == winner or loser == 0:
        return Fraction(0)
    if loser < winner:
        return (loser - winner) / 10 / loser - TENTH
    return (loser - winner) / 10 / winner + TENTH if winner else Fraction(0)


def average_points(strength: Fraction, fighting: Fraction) -> Fraction:
    """(KS/HS - 1) x 100, which is half of the average of good points (PH-5.5r)."""
    return (fighting / strength - 1) * 100 if strength else Fraction(0)


def protected(share: Fraction, difference: Fraction) -> Fraction:
    """Better good points divide the losses, worse ones multiply them (PH-5.5s)."""
    return share / (1 + difference) if difference >= 0 else share * (1 - difference)


def toll_of(unit: Unit, bonus: int, whole: Fraction, total: Fraction, average: Fraction) -> Toll:
    points = unit.points + bonus
    share = unit.strength / whole * total if whole else Fraction(0)
    difference = (points / 2 - average) / 100
    losses = min(protected(share, difference), unit.strength)
    kept = 1 - losses / unit.strength if unit.strength else Fraction(1)
    return Toll(unit.name, unit.strength, points, share, difference, losses, kept)


def reckon(winners: Sequence[Unit], losers: Sequence[Unit], bonus: int, die: int) -> Bill:
    """The winners' losses; `bonus` is their die and gift, `die` is the losers' (PH-5.5o to PH-5.5s)."""
    strength, base = total_strength(winners), total_strength(losers)
    factor = mass_factor(base, strength)
    total = max(Fraction(0), base * (1 + factor))  # PH-5.5t
    average = average_points(base, total_fighting(losers, die))
    tolls = tuple([toll_of(unit, bonus, strength, total, average) for unit in winners])
    return Bill(base, factor, total, average, tolls)


def evaluate(
    attackers: Sequence[Unit], defenders: Sequence[Unit], dice: tuple[int, int], percent: int = 0
) -> Outcome:
    """A whole melee; after a tie that nothing decides yet (`how` is UNDECIDED) the bill is a draft."""
    verdict = judge(attackers, defenders, dice, percent)
    gift = 0 if verdict.how == BY_FIGHTING else GIFT
    if verdict.attackers_won:
        bill = reckon(attackers, defenders, dice[0] + gift, dice[1])
    else:
        bill = reckon(defenders, attackers, dice[1] + gift, dice[0])
    return Outcome(dice, percent, verdict, bill)


def survivors(count: int, kept: Fraction) -> int:
    """Rounded down (PH-R60)."""
    return int(count * kept)


def surviving_leaders(count: int, kept: Fraction) -> int:
    """Of an army that is left: as for everything else, but the last one dies only with it (PH-5d)."""
    return max(survivors(count, kept), min(count, 1))


# --- several enemies ---------------------------------------------------------------------------------


def shares(parties: Sequence[Sequence[Unit]]) -> list[tuple[Fraction, Fraction]]:
    """By party, the part of an attacker's strength and of his points that meets it (PH-5.5c, PH-R58)."""
    strengths = [total_strength(party) for party in parties]
    points = [sum((unit.points for unit in party), Fraction(0)) for party in parties]
    even = [Fraction(1, len(parties))] * len(parties)
    by_strength = [part / sum(strengths) for part in strengths] if sum(strengths) else even
    by_points = [part / sum(points) for part in points] if sum(points) else by_strength
    return list(zip(by_strength, by_points, strict=True))


def part_of(unit: Unit, share: tuple[Fraction, Fraction]) -> Unit:
    return Unit(unit.name, unit.strength * share[0], unit.points * share[1])
