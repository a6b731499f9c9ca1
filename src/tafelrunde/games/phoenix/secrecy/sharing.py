"""The part of the game master's minutes that a realm may know: its own figures, as Tabelle 10 allows.

What is not its own is emptied, not left out, so that a part has the same shape as the whole, and the part
of a part is the part itself. Nothing of a fight in which it had no share reaches a realm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import floor
from typing import Any, Final

from msgspec.structs import replace

from tafelrunde.games.phoenix.arithmetic.fire import PERCENT, TENTHS, percent
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, POINTS_TENTHS
from tafelrunde.games.phoenix.told.minutes import (
    AnyMinute,
    ArmyStruck,
    BanWorked,
    BoutWorked,
    CombatWorked,
    DuellistWorked,
    DuelWorked,
    FighterWorked,
    FireWorked,
    KindStruck,
    MeleeWorked,
    OverrunWorked,
    ShotsWorked,
    TeleportWorked,
    UnitWorked,
    WallRaised,
    WallsTorn,
)
from tafelrunde.games.phoenix.told.spoils import (
    ArmyFallen,
    CargoSeized,
    CatapultsTaken,
    FallenWorked,
    IncomeWorked,
    TownLooted,
)


def shared(minutes: Iterable[AnyMinute], realm: int) -> tuple[AnyMinute, ...]:
    """What this realm may know of all of them."""
    parts = [part_of(minute, realm) for minute in minutes]
    return tuple([part for part in parts if part is not None])


def told_to(minutes: Iterable[AnyMinute], seat: int | None, master: int) -> tuple[AnyMinute, ...] | None:
    """All of them for the game master, its part for a realm, none for a spectator."""
    if seat is None:
        return None
    return tuple(minutes) if seat == master else shared(minutes, seat)


def part_of(minute: Any, realm: int) -> Any:
    """Its part of one evaluation; None if it had none, and for kinds that are the game master's alone."""
    sharer = SHARERS.get(type(minute))
    return None if sharer is None else sharer(minute, realm)


def its_own(minute: Any, realm: int) -> Any:
    """What the realm did itself and sees in its own books."""
    return minute if minute.realm == realm else None


# --- melee -------------------------------------------------------------------------------------------


def of_melee(worked: MeleeWorked, realm: int) -> MeleeWorked | None:
    """Own units and the own die; the size of losses comes from the enemy's strength, which stays secret."""
    attackers, defenders = own_units(worked.attackers, realm), own_units(worked.defenders, realm)
    if not attackers and not defenders:
        return None
    return replace(
        worked,
        attackers=attackers,
        defenders=defenders,
        dice=(worked.dice[0] if attackers else 0, worked.dice[1] if defenders else 0),
        strengths=("", ""),
        fighting=("", ""),
        base="",
        factor="",
        total="",
        average="",
    )


def own_units(units: Iterable[UnitWorked], realm: int) -> tuple[UnitWorked, ...]:
    return tuple([own_unit(unit) for unit in units if unit.realm == realm])


def own_unit(unit: UnitWorked) -> UnitWorked:
    """As it was before it was split: how it was split tells how strong each of the others is (PH-R58).

    Losses are whole: the fraction behind them would tell the enemy's strength to the last man.
    """
    if unit.split is None:
        losses = str(floor(Fraction(unit.losses))) if unit.losses else ""
        return replace(unit, share="", difference="", losses=losses)
    strength, points = (Fraction(part) for part in unit.split)
    return replace(
        unit,
        strength=str(Fraction(unit.strength) / strength) if strength else "",
        total=str(Fraction(unit.total) / points) if points else "",
        share="",
        difference="",
        losses="",
        split=None,
    )


def of_overrun(worked: OverrunWorked, realm: int) -> OverrunWorked | None:
    """The winner knows his own strength, each of the others that of armies of its own alone."""
    if worked.realm == realm:
        return replace(worked, against=0)
    realms = {victim for victim, _number in worked.victims}
    if realm not in realms:
        return None
    return replace(worked, strength=0, against=worked.against if realms == {realm} else 0, income=0)


def of_fallen(worked: FallenWorked, realm: int) -> FallenWorked | None:
    own = tuple([replace(row, kept=counted(row)) for row in worked.armies if row.realm == realm])
    return replace(worked, armies=own) if own else None


def counted(army: ArmyFallen) -> str:
    """The part of an army that survived, as its own realm can count it: by what it has most of."""
    if not army.goods:
        return army.kept
    good = max(army.goods, key=lambda name: army.goods[name])
    return str(1 - Fraction(army.lost.get(good, 0), army.goods[good]))


def of_income(worked: IncomeWorked, realm: int) -> IncomeWorked | None:
    return replace(worked, enemy="", share="") if worked.realm == realm else None


def of_cargo(worked: CargoSeized, realm: int) -> CargoSeized | None:
    """At sea the part that is taken follows from the strength of the other."""
    return replace(worked, share="", carried=0) if worked.realm == realm else None


def of_catapults(worked: CatapultsTaken, realm: int) -> CatapultsTaken | None:
    return replace(worked, found={}) if worked.realm == realm else None


# --- fire --------------------------------------------------------------------------------------------


def of_shots(worked: ShotsWorked, realm: int) -> ShotsWorked | None:
    """The shooter learns the damage that his own dice show (PH-5.1o)."""
    own = tuple([shot for shot in worked.shots if shot.realm == realm])
    return replace(worked, shots=own, hits=sum([shot.damage for shot in own])) if own else None


def of_fire(worked: FireWorked, realm: int) -> FireWorked | None:
    """Who was shot at knows his good points and losses, not the hits (PH-5.1o)."""
    own = tuple([own_army(army) for army in worked.armies if army.realm == realm])
    is_owner = worked.owner == realm
    if not own and not is_owner:
        return None
    return replace(
        worked,
        hits=0,
        town=worked.town if is_owner else "",
        town_points=worked.town_points if is_owner else 0,
        town_lost=worked.town_lost if is_owner else 0,
        reduced="",
        town_damage="",
        troop_damage="",
        armies=own,
        owner=realm if is_owner else -1,
    )


def own_army(army: ArmyStruck) -> ArmyStruck:
    """Neither its share by building points nor partners' people: both would tell of other realms."""
    kinds = tuple([own_kind(kind) for kind in army.kinds])
    damage = sum([Fraction(kind.damage) for kind in kinds], Fraction(0))
    points = tuple([(reason, rule, gp) for reason, rule, gp in army.points if reason != "gp_partners"])
    return replace(army, share="", points=points, damage=str(damage), kinds=kinds)


def own_kind(kind: KindStruck) -> KindStruck:
    """Only as much damage as its losses and dice show: the fraction behind them would tell all the hits."""
    whole = Fraction(POINTS_TENTHS[GOOD_NAMES.index(kind.good)], TENTHS)
    limit = Fraction(percent(Fraction(kind.chance)), PERCENT)
    seen = limit * kind.count * whole / 2 if limit else kind.lost * whole
    return replace(kind, damage=str(seen), chance=str(limit))


# --- magic -------------------------------------------------------------------------------------------


def of_torn(worked: WallsTorn, realm: int) -> WallsTorn | None:
    """Magic walls are invisible, also to him who tears them (PH-1.4.2b)."""
    return replace(worked, torn=()) if worked.realm == realm else None


def of_ban(worked: BanWorked, realm: int) -> BanWorked | None:
    """The banned realm learns how much of it is banned (PH-1.4.3j), the other only what it has paid for."""
    if worked.realm == realm:
        return replace(worked, armies=())
    own = tuple([army for army in worked.armies if army.realm == realm])
    return replace(worked, space=0, armies=own) if own else None


def of_duel(worked: DuelWorked, realm: int) -> DuelWorked | None:
    """Own wizards with their power, of all others the dice that lie on the table (PH-5.3l)."""
    both = (*worked.attackers, *worked.defenders)
    if all(one.realm != realm for one in both):
        return None
    return replace(
        worked,
        attackers=tuple([duellist(one, realm) for one in worked.attackers]),
        defenders=tuple([duellist(one, realm) for one in worked.defenders]),
        hits=(0, 0),
        classes=(0, 0),
        ratio="",
    )


def duellist(one: DuellistWorked, realm: int) -> DuellistWorked:
    """Hits are left to the reader's eyes: who counts them all learns of automatic ones."""
    if one.realm == realm:
        return replace(one, hits=0, automatic=0, taken=0, exact="")
    return DuellistWorked(
        realm=one.realm,
        number=one.number,
        field=one.field,
        most=0,
        power=0,
        faces=one.faces,
        ones=0,
        hits=0,
        automatic=0,
        taken=0,
        exact="",
        change=0,
        now=0,
        result=one.result,
    )


# --- characters --------------------------------------------------------------------------------------


def of_combat(worked: CombatWorked, realm: int) -> CombatWorked | None:
    """Ranks and dice are seen by all; tenths that others have saved up are not."""
    bouts = tuple(
        [own_bout(bout, realm) for bout in worked.bouts if realm in (bout.one.realm, bout.other.realm)]
    )
    fates = tuple([fate for fate in worked.fates if fate.realm == realm])
    return replace(worked, bouts=bouts, fates=fates) if bouts else None


def own_bout(bout: BoutWorked, realm: int) -> BoutWorked:
    return replace(bout, one=fighter(bout.one, realm), other=fighter(bout.other, realm))


def fighter(one: FighterWorked, realm: int) -> FighterWorked:
    return one if one.realm == realm else replace(one, points=10 * len(one.faces))


SHARERS: Final[dict[type, Callable[[Any, int], Any]]] = {
    MeleeWorked: of_melee,
    OverrunWorked: of_overrun,
    FallenWorked: of_fallen,
    IncomeWorked: of_income,
    TownLooted: its_own,
    CargoSeized: of_cargo,
    CatapultsTaken: of_catapults,
    ShotsWorked: of_shots,
    FireWorked: of_fire,
    WallRaised: its_own,
    WallsTorn: of_torn,
    TeleportWorked: its_own,
    BanWorked: of_ban,
    DuelWorked: of_duel,
    CombatWorked: of_combat,
}
"""Dice (`Thrown`) and hits on walls are told in other ways: in the evaluation, and in public."""
