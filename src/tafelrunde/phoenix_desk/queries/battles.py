"""A melee as data: both forces with the sources of their good points, what follows without dice, and odds."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.arithmetic.battle import Outcome
from tafelrunde.games.phoenix.melee.battle_odds import (
    Array,
    BattleOdds,
    Odds,
    Row,
    SideOdds,
    defenceless,
    draw_up,
    fallen,
    fight,
    mean,
    odds,
    quantile,
)
from tafelrunde.games.phoenix.melee.forces import Force, Muster
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.state.pieces import counted
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, GOOD_SHORT

LOW, MIDDLE, HIGH = Fraction(1, 20), Fraction(1, 2), Fraction(19, 20)
PARTS: Final = (LOW, MIDDLE, HIGH)


class Battle(NamedTuple):
    """Two forces drawn up, the melee without dice, and the odds with them."""

    attackers: Array
    defenders: Array
    plain: Outcome
    odds: BattleOdds


class Number(msgspec.Struct, frozen=True):
    """Exactly, and as a decimal number."""

    exact: str
    value: float


class Source(msgspec.Struct, frozen=True):
    """Good points with their rule; `reason` is a term."""

    reason: str
    said: Words
    rule: str
    points: float


class UnitDrawnUp(msgspec.Struct, frozen=True):
    goods: dict[str, int]
    strength: int
    points: Number
    sources: tuple[Source, ...]


class Loss(msgspec.Struct, frozen=True):
    lost: int
    probability: Number


class SideForeseen(msgspec.Struct, frozen=True):
    name: str
    strength: int
    units: tuple[UnitDrawnUp, ...]
    wins: Number
    wiped_out: Number
    losses: tuple[Loss, ...]
    goods: dict[str, tuple[Loss, ...]]
    mean: Number
    quantiles: dict[str, int]


class Toll(msgspec.Struct, frozen=True):
    difference: Number
    losses: Number


class Plain(msgspec.Struct, frozen=True):
    """The melee as the examples of the rulebook have it."""

    fighting: tuple[Number, Number]
    winner: str
    base: Number
    factor: Number
    total: Number
    average: Number
    units: tuple[Toll, ...]
    survivors: dict[str, int]


class BattleForeseen(msgspec.Struct, frozen=True):
    attackers: SideForeseen
    defenders: SideForeseen
    defenceless: str
    without_dice: Plain


# --- reckoning ---------------------------------------------------------------------------------------


def reckoned(first: Force, second: Force, terrain: int, *, tiered: bool) -> Battle:
    """Two forces as they were typed in; where the second stands in a town, the ground counts for nobody."""
    attackers = draw_up(first, attacking=True, terrain=terrain, town=second.town, tiered=tiered)
    defenders = draw_up(second, attacking=False, terrain=terrain, town=second.town, tiered=tiered)
    return battle_of(attackers, defenders)


def battle_of(attackers: Array, defenders: Array) -> Battle:
    return Battle(attackers, defenders, fight(attackers, defenders, (0, 0), 1), odds(attackers, defenders))


def goods_of(units: Iterable[Muster]) -> dict[str, int]:
    found = [0] * len(GOOD_NAMES)
    for unit in units:
        found = [have + more for have, more in zip(found, counted(unit.army), strict=True)]
    return {GOOD_SHORT[good]: count for good, count in enumerate(found) if count}


def survivors(battle: Battle) -> dict[str, int]:
    """Of the winner without dice."""
    side = battle.attackers if battle.plain.verdict.attackers_won else battle.defenders
    have = goods_of([unit for row in side.rows for unit in row.units])
    lost = dict(zip(GOOD_SHORT, fallen(side, battle.plain), strict=True))
    return {name: count - lost[name] for name, count in have.items()}


# --- as data -----------------------------------------------------------------------------------------


def number(value: Fraction) -> Number:
    return Number(str(value), float(value))


def foreseen(battle: Battle) -> BattleForeseen:
    return BattleForeseen(
        attackers=side_of(battle.attackers, battle.odds.attackers),
        defenders=side_of(battle.defenders, battle.odds.defenders),
        defenceless=defenceless(battle.attackers, battle.defenders),
        without_dice=plain_of(battle),
    )


def plain_of(battle: Battle) -> Plain:
    verdict, bill = battle.plain.verdict, battle.plain.bill
    first, second = verdict.fighting
    return Plain(
        fighting=(number(first), number(second)),
        winner="attackers" if verdict.attackers_won else "defenders",
        base=number(bill.base),
        factor=number(bill.factor),
        total=number(bill.total),
        average=number(bill.average),
        units=tuple([Toll(number(toll.difference), number(toll.losses)) for toll in bill.tolls]),
        survivors=survivors(battle),
    )


def side_of(side: Array, found: SideOdds) -> SideForeseen:
    return SideForeseen(
        name=side.force.name,
        strength=side.strength,
        units=tuple([unit_of(row) for row in side.rows]),
        wins=number(found.wins),
        wiped_out=number(found.wiped_out),
        losses=losses_of(found.lost),
        goods={
            GOOD_NAMES[good]: losses_of(part) for good, part in enumerate(found.goods) if set(part) != {0}
        },
        mean=number(mean(found.lost)),
        quantiles={str(float(part)): quantile(found.lost, part) for part in PARTS},
    )


def unit_of(row: Row) -> UnitDrawnUp:
    sources = [
        Source(bonus.reason, TERMS[bonus.reason], bonus.rule, float(bonus.value)) for bonus in row.bonuses
    ]
    return UnitDrawnUp(goods_of(row.units), int(row.unit.strength), number(row.unit.points), tuple(sources))


def losses_of(odds: Odds) -> tuple[Loss, ...]:
    return tuple([Loss(value, number(chance)) for value, chance in odds.items()])
