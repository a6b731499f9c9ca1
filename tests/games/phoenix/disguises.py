"""Minutes with other secrets: figures that a realm may not know are others, its own part stays the same."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.phoenix.told.minutes import (
    ArmyStruck,
    BanWorked,
    CombatWorked,
    DuellistWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    OverrunWorked,
    ShotsWorked,
    UnitWorked,
    WallsTorn,
)
from tafelrunde.games.phoenix.told.spoils import CargoSeized, CatapultsTaken, FallenWorked, IncomeWorked

DISGUISES: dict[type, Callable[[Any, int], Any]] = {
    MeleeWorked: lambda one, realm: replace(
        one,
        attackers=tuple(disguised_unit(unit, realm) for unit in one.attackers),
        defenders=tuple(disguised_unit(unit, realm) for unit in one.defenders),
        dice=tuple(
            die if any(unit.realm == realm for unit in side) else 1 + die % 20
            for die, side in zip(one.dice, (one.attackers, one.defenders), strict=True)
        ),
        strengths=("1", "2"),
        fighting=("3", "4"),
        base="5",
        factor="6",
        total="7",
        average="8",
    ),
    OverrunWorked: lambda one, realm: (
        replace(one, against=7) if one.realm == realm else replace(one, strength=10 * one.strength, income=99)
    ),
    ShotsWorked: lambda one, realm: replace(
        one, hits=1, shots=tuple(shot for shot in one.shots if shot.realm == realm)
    ),
    FireWorked: lambda one, realm: replace(
        one,
        hits=one.hits + 100,
        reduced="1",
        town_damage="2",
        troop_damage="3",
        armies=tuple(disguised_army(army) for army in one.armies if army.realm == realm),
    ),
    FallenWorked: lambda one, realm: replace(
        one, armies=tuple(army for army in one.armies if army.realm == realm)
    ),
    IncomeWorked: lambda one, _realm: replace(one, enemy="1", share="1/7"),
    CargoSeized: lambda one, _realm: replace(one, share="1/9", carried=9 * one.carried),
    CatapultsTaken: lambda one, _realm: replace(one, found={"heavy_catapults": 9}),
    WallsTorn: lambda one, realm: replace(one, torn=(realm,)),
    BanWorked: lambda one, realm: (
        replace(one, armies=())
        if one.realm == realm
        else replace(one, space=1, armies=tuple(army for army in one.armies if army.realm == realm))
    ),
    DuelWorked: lambda one, realm: replace(
        one,
        attackers=tuple(disguised_wizard(who, realm) for who in one.attackers),
        defenders=tuple(disguised_wizard(who, realm) for who in one.defenders),
        hits=(9, 9),
        classes=(6, 6),
        ratio="9",
    ),
    CombatWorked: lambda one, realm: replace(
        one,
        bouts=tuple(
            replace(bout, one=disguised_fighter(bout.one, realm), other=disguised_fighter(bout.other, realm))
            for bout in one.bouts
        ),
        fates=tuple(fate for fate in one.fates if fate.realm == realm),
    ),
}


def disguised_unit(unit: UnitWorked, realm: int) -> UnitWorked:
    """Other figures where they are another realm's; of own ones what the enemy's strength decides."""
    if unit.realm == realm:
        return replace(unit, share="123", difference="4/5")
    return replace(unit, strength="4321", points=(), total="0", die=1, losses="9")


def disguised_army(army: ArmyStruck) -> ArmyStruck:
    """A little more damage, and the same losses: other hits, which nobody who was shot at knows (PH-5.1o)."""
    kinds = tuple(replace(kind, damage=str(Fraction(kind.damage) + Fraction(1, 1000))) for kind in army.kinds)
    return replace(army, share="1/9", damage=str(Fraction(army.damage) + 1), kinds=kinds)


def disguised_wizard(one: DuellistWorked, realm: int) -> DuellistWorked:
    if one.realm == realm:
        return replace(one, hits=0, automatic=0, taken=0, exact="1")
    return replace(one, most=999, power=99, ones=9, hits=9, automatic=9, taken=9, exact="9", change=9, now=9)


def disguised_fighter(one: Any, realm: int) -> Any:
    return one if one.realm == realm else replace(one, points=10 * len(one.faces) + 9)


def disguised(minute: Any, realm: int) -> Any:
    change = DISGUISES.get(type(minute))
    return minute if change is None else change(minute, realm)
