"""Banning (PH-1.4.3): a spell of B10 that leaves hostile troops defenceless until B16.

`Army.banned` is the space points of an army that are banned: its troops with their mounts first, then heavy
weapons, then light ones (PH-R113). Leaders are never banned.
"""

from __future__ import annotations

from tafelrunde.games.phoenix.armies.recruits import named
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.standing.traits import is_unbannable
from tafelrunde.games.phoenix.state.pieces import KEY, Army, counted, space, troop_space
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    GUARD_SPACE,
    HEAVY_CATAPULT,
    LIGHT_CATAPULT,
    MOUNT,
    SPACE,
    TROOPS_OF_KIND,
)
from tafelrunde.games.phoenix.told.minutes import ArmyBanned, BanWorked
from tafelrunde.games.phoenix.told.war_notes import TroopsBanned

# --- what of an army is banned -----------------------------------------------------------------------


def banned_goods(army: Army) -> list[int]:
    """Its banned goods, by number of the good, in whole ones (PH-1.4.3h, PH-R113)."""
    goods, left = [0] * len(SPACE), army.banned
    melee = melee_space(army)
    part = min(left, melee)
    if melee:
        goods[TROOPS_OF_KIND[army.kind]] = army.troops * part // melee
        goods[MOUNT] += army.mounts * part // melee
    left -= part
    shift = 2 if army.kind == FLEET else 0
    for good, count in ((HEAVY_CATAPULT, army.heavy), (LIGHT_CATAPULT, army.light)):
        goods[good + shift] = min(count, left // SPACE[good])
        left -= goods[good + shift] * SPACE[good]
    return goods


def melee_space(army: Army) -> int:
    """Space points of troops and mounts; those of a guard count threefold."""
    each = SPACE[TROOPS_OF_KIND[army.kind]] * (GUARD_SPACE if army.guard else 1)
    return army.troops * each + army.mounts


def exposed_goods(army: Army) -> list[int]:
    """Its goods that are not banned, leaders included."""
    return [count - banned for count, banned in zip(counted(army), banned_goods(army), strict=True)]


def unbanned_part(army: Army) -> Army:
    """The army as far as it can fight: itself, or a copy without what is banned (PH-1.4.3b)."""
    if army.banned == 0:
        return army
    part, gone = army.copy(), banned_goods(army)
    part.troops -= gone[TROOPS_OF_KIND[army.kind]]
    part.light, part.heavy = unbanned_weapons(army)
    return part


def unbanned_weapons(army: Army) -> tuple[int, int]:
    """Light and heavy weapons that can shoot."""
    goods, shift = exposed_goods(army), 2 if army.kind == FLEET else 0
    return goods[LIGHT_CATAPULT + shift], goods[HEAVY_CATAPULT + shift]


# --- the spell ---------------------------------------------------------------------------------------


def work_ban(state: State, caster: int, field: int, points: int) -> None:
    """Bans what stands there, army by army (PH-1.4.3g); each realm learns of its own (PH-1.4.3j)."""
    place, left = state.setting.world.label(field), points
    worked: list[ArmyBanned] = []
    for key in banning_order(state, caster // KEY, field):
        army = state.army(key)
        part = min(left, troop_space(army) - army.banned)
        if part <= 0:
            continue
        state.ban_army(key, army.banned + part)
        left -= part
        goods = named(banned_goods(state.army(key)))
        state.note(army.realm, TroopsBanned(army.number, place, goods))
        worked.append(ArmyBanned(army.realm, army.number, part, goods))
    state.minute(BanWorked(caster // KEY, caster % KEY, place, points, tuple(worked)))


def banning_order(state: State, realm: int, field: int) -> list[int]:
    """Whom a ban can hit: melee, mixed, ranged armies; each by falling space points (PH-1.4.3g, PH-R113)."""
    return sorted(
        [key for key in enemies_at(state, realm, field) if not is_unbannable(state.army(key))],
        key=lambda key: (kind_of(state.army(key)), -space(state.army(key)), key),
    )


def kind_of(army: Army) -> int:
    """0 without ranged weapons, 1 mixed, 2 ranged weapons only."""
    if army.light == army.heavy == 0:
        return 0
    return 1 if army.troops else 2


def lift_bans(state: State, _realm: int) -> bool:
    """Bans end with the spells of B16 (PH-3z)."""
    if state.banning:
        for realm in state.realms:
            for army in list(realm.armies.values()):
                if army.banned:
                    state.edit_army(army.key).banned = 0
        state.banning = False
    return False
