"""Ranged fire among the conflicts of a month: who shoots at whom, and how much damage is to be expected."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from tafelrunde.games.phoenix.fire.shots import NO_AIM
from tafelrunde.games.phoenix.fire.strikes import hosts_at
from tafelrunde.games.phoenix.melee.good_points import fire_points, total
from tafelrunde.games.phoenix.standing.fire_table import column
from tafelrunde.games.phoenix.state.agenda import PendingShot, Target, still_open
from tafelrunde.games.phoenix.state.pieces import KEY, counted
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, GOOD_SHORT
from tafelrunde.games.phoenix.told.minutes import ArmyStruck, FireWorked, ShotsWorked, WallWorked
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.phoenix_desk.foresight.opponents import Conflict, Fighting, Party

SHORT: Final = dict(zip(GOOD_NAMES, GOOD_SHORT, strict=True))


def weapons(
    state: State, realm: int, number: int, weapon: str, count: int, distance: int, up: int
) -> Fighting:
    """Weapons of one kind; their strength is the damage that they do on average, by Tabelle 8."""
    table = column(state.setting, weapon, distance, up)
    mean = count * sum(table) / len(table) if table else 0.0
    return Fighting(state.setting.names[realm], (number,), mean, 0.0, {weapon: count})


def shooters(state: State, worked: ShotsWorked) -> tuple[Fighting, ...]:
    return tuple(
        [
            weapons(state, shot.realm, shot.number, shot.weapon, shot.count, shot.distance, shot.up)
            for shot in worked.shots
        ]
    )


def targets(state: State, worked: FireWorked | WallWorked) -> tuple[Party, ...]:
    """Armies as they stood when they were hit; a wall has none."""
    if isinstance(worked, WallWorked):
        return ()
    return (Party(tuple([target(state, army) for army in worked.armies])),)


def target(state: State, army: ArmyStruck) -> Fighting:
    points = tuple([(reason, rule, float(Fraction(value))) for reason, rule, value in army.points])
    goods = {SHORT[kind.good]: kind.count for kind in army.kinds}
    whole = sum([value for _reason, _rule, value in points])
    return Fighting(state.setting.names[army.realm], (army.number,), 0.0, whole, goods, points)


def pending_fire(state: State) -> list[Conflict]:
    """Shots that wait for their dice, target by target."""
    shots = still_open(state.pending, PendingShot)
    targets = dict.fromkeys([shot.target for shot in shots])
    return [waiting(state, target, [shot for shot in shots if shot.target == target]) for target in targets]


def waiting(state: State, target: Target, shots: Iterable[PendingShot]) -> Conflict:
    shooter, place, aim, defending = target
    label = state.setting.world.label
    own = tuple(
        [
            weapons(state, key // KEY, key % KEY, GOOD_SHORT[good], count, distance, up)
            for _target, key, good, count, _start, distance, up in shots
        ]
    )
    hosts = hosts_at(state, shooter, place, defending=defending) if aim == NO_AIM else ()
    hit = tuple([exposed(state, host.key) for host in hosts])
    fields = label(place if aim == NO_AIM else aim // SIDES)
    realm = state.setting.names[state.active]
    return Conflict(state.month, state.phase, "fire", realm, (fields,), own, (Party(hit),), open=True)


def exposed(state: State, key: int) -> Fighting:
    """An army that is about to be hit, with what protects it (PH-5.1l)."""
    army = state.army(key)
    found = fire_points(state, army)
    goods = {GOOD_SHORT[good]: count for good, count in enumerate(counted(army)) if count}
    sources = tuple([(bonus.reason, bonus.rule, float(bonus.value)) for bonus in found])
    name = state.setting.names[army.realm]
    return Fighting(name, (army.number,), 0.0, float(total(found)), goods, sources)
