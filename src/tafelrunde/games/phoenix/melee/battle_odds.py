"""Exact odds of a melee: all 400 throws of two W20, each as likely as any other. No sampling, no state."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.arithmetic.battle import (
    UNDECIDED,
    Outcome,
    Unit,
    evaluate,
    is_overwhelming,
    judge,
)
from tafelrunde.games.phoenix.melee.casualties import losses
from tafelrunde.games.phoenix.melee.forces import Force, Muster
from tafelrunde.games.phoenix.melee.fronts import count_ships
from tafelrunde.games.phoenix.melee.good_points import FOOT_GROUND, GROUND, RIDER_GROUND, Bonus, total
from tafelrunde.games.phoenix.standing.strength import points_of_leaders, strength
from tafelrunde.games.phoenix.standing.traits import is_steadfast
from tafelrunde.games.phoenix.state.pieces import counted
from tafelrunde.games.phoenix.tables.prices import FOOT, GOODS, HORSE, RIDER, SHIP, WARRIOR

FACES: Final = 20
EITHER_WAY: Final = (1, 100)
"""Two W% that decide a full tie each way, half of all throws each (PH-R103)."""

COAST: Final = ("gp_quay", "gp_landing")
"""Good points that nobody has with a town in the field (PH-R26, PH-R219)."""

Odds = dict[int, Fraction]
"""By value, its probability."""


class Row(NamedTuple):
    """Units of one kind of a force, pooled as in the rules, with all their good points."""

    units: tuple[Muster, ...]
    bonuses: tuple[Bonus, ...]
    unit: Unit


class Array(NamedTuple):
    """A force drawn up for battle."""

    force: Force
    rows: tuple[Row, ...]
    strength: int
    tested: int
    """Strength in the test of ten to one."""


class SideOdds(NamedTuple):
    wins: Fraction
    lost: Odds
    """Warriors, riders and ships that fall, all together."""
    goods: tuple[Odds, ...]
    """The same by good."""
    wiped_out: Fraction


class BattleOdds(NamedTuple):
    attackers: SideOdds
    defenders: SideOdds


# --- drawing up --------------------------------------------------------------------------------------


def draw_up(
    force: Force, *, attacking: bool, terrain: int = 0, town: bool = False, tiered: bool = False
) -> Array:
    """Units of one kind fight as one, a guard for itself (PH-5.5b)."""
    groups: dict[tuple[int, bool], list[Muster]] = {}
    for unit in force.units:
        groups.setdefault((unit.army.kind, unit.army.guard), []).append(unit)
    rows = []
    for (kind, _guard), units in groups.items():
        leaders = points_of_leaders(sum([unit.army.leaders for unit in units]), tiered=tiered)
        own = {bonus for unit in units for bonus in unit.bonuses}
        bonuses = (
            *([Bonus("gp_leaders", "PH-1.1.5d", leaders)] if leaders else []),
            *sorted(own),
            *[bonus for bonus in force.shared if not (town and bonus.reason in COAST)],
            *([] if town else ground(kind, terrain)),
        )
        fighting = sum([strength(unit.army, defending=not attacking) for unit in units])
        name = f"{force.name} {kind}".strip()
        rows.append(Row(tuple(units), bonuses, Unit(name, Fraction(fighting), total(bonuses))))
    tested = sum([count_ships(unit.army, attacking=attacking) for unit in force.units])
    return Array(force, tuple(rows), int(sum([row.unit.strength for row in rows])), tested)


def ground(kind: int, terrain: int) -> list[Bonus]:
    """PH-5.5.1h, PH-5.5.1i."""
    if kind == HORSE and terrain in RIDER_GROUND:
        return [Bonus("gp_riders", "PH-5.5.1h", Fraction(GROUND))]
    if kind == FOOT and terrain in FOOT_GROUND:
        return [Bonus("gp_foot", "PH-5.5.1i", Fraction(GROUND))]
    return []


def defenceless(attackers: Array, defenders: Array) -> str:
    """Who would be run over without dice, if the points for it are there; empty if nobody (PH-5.5d)."""
    guarded = [any(is_steadfast(unit.army) for unit in side.force.units) for side in (attackers, defenders)]
    if is_overwhelming(attackers.tested, defenders.tested) and not guarded[1]:
        return "defenders"
    whole = sum([count_ships(unit.army, attacking=False) for unit in attackers.force.units])
    return "attackers" if is_overwhelming(defenders.tested, whole) and not guarded[0] else ""


def fight(attackers: Array, defenders: Array, dice: tuple[int, int], percent: int = 0) -> Outcome:
    own, other = [row.unit for row in attackers.rows], [row.unit for row in defenders.rows]
    return evaluate(own, other, dice, percent)


# --- odds --------------------------------------------------------------------------------------------


def fallen(side: Array, outcome: Outcome | None) -> list[int]:
    """By good, what a side loses: everything without an outcome that it has won."""
    found = [0] * GOODS
    for i, row in enumerate(side.rows):
        for unit in row.units:
            army = unit.army
            lost = counted(army) if outcome is None else losses(army, outcome.bill.tolls[i].kept)
            found = [have + more for have, more in zip(found, lost, strict=True)]
    return found


def outcomes(attackers: Array, defenders: Array) -> Iterator[tuple[Fraction, Outcome]]:
    """Every throw with its probability; after a full tie the W% falls either way."""
    own, other = [row.unit for row in attackers.rows], [row.unit for row in defenders.rows]
    chance = Fraction(1, FACES * FACES)
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            dice = first, second
            if judge(own, other, dice).how == UNDECIDED:
                for percent in EITHER_WAY:
                    yield chance / 2, evaluate(own, other, dice, percent)
            else:
                yield chance, evaluate(own, other, dice)


class Tally:
    """Adds up what happens to one side."""

    def __init__(self, side: Array) -> None:
        self.side = side
        self.wins = self.wiped_out = Fraction(0)
        self.lost: Odds = defaultdict(Fraction)
        self.goods: tuple[Odds, ...] = tuple([defaultdict(Fraction) for _ in range(GOODS)])
        self.all = fallen(side, None)

    def add(self, chance: Fraction, outcome: Outcome, *, won: bool) -> None:
        lost = fallen(self.side, outcome) if won else self.all
        self.wins += chance if won else 0
        self.wiped_out += chance if lost == self.all else 0
        self.lost[lost[WARRIOR] + lost[RIDER] + lost[SHIP]] += chance
        for good, count in enumerate(lost):
            self.goods[good][count] += chance

    def closed(self) -> SideOdds:
        goods = tuple([dict(sorted(odds.items())) for odds in self.goods])
        return SideOdds(self.wins, dict(sorted(self.lost.items())), goods, self.wiped_out)


def odds(attackers: Array, defenders: Array) -> BattleOdds:
    """Who wins how likely, and what each side loses."""
    first, second = Tally(attackers), Tally(defenders)
    for chance, outcome in outcomes(attackers, defenders):
        first.add(chance, outcome, won=outcome.verdict.attackers_won)
        second.add(chance, outcome, won=not outcome.verdict.attackers_won)
    return BattleOdds(first.closed(), second.closed())


# --- reading odds ------------------------------------------------------------------------------------


def mean(odds: Odds) -> Fraction:
    return sum((value * chance for value, chance in odds.items()), Fraction(0))


def quantile(odds: Odds, part: Fraction) -> int:
    """The smallest value that is not exceeded with at least this probability."""
    reached = Fraction(0)
    for value, chance in sorted(odds.items()):
        reached += chance
        if reached >= part:
            return value
    return max(odds)
