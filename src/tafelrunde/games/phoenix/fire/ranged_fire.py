"""Ranged fire (PH-5.1): orders to fire, fire of weapons that are attacked, and the dice. Phases B7 and B12.

An order marks its weapons as fired and leaves a `PendingShot`; the hook rolls the dice of all shots at one
target and leaves the sum of `Hits`, which `strikes.py` settles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.bans import unbanned_weapons
from tafelrunde.games.phoenix.armies.recruits import goods_list
from tafelrunde.games.phoenix.armies.weapons import (
    HEAVY,
    LIGHT,
    WEIGHTS,
    fired,
    mark_fired,
    unfired,
    weapon_code,
    weapon_of,
)
from tafelrunde.games.phoenix.fire.shots import FARTHEST, NO_AIM, Line, is_warded, line_of_fire
from tafelrunde.games.phoenix.fire.strikes import is_hostile_town, settle
from tafelrunde.games.phoenix.holdings.land import has_wall, side_name
from tafelrunde.games.phoenix.orders.fire import ALL_WEAPONS, FireAfter, FireBefore, FireOrder
from tafelrunde.games.phoenix.standing.costs import is_way
from tafelrunde.games.phoenix.standing.fire_table import column
from tafelrunde.games.phoenix.standing.shelter import is_closed
from tafelrunde.games.phoenix.standing.standing import enemies_at, is_peaceful, own_army
from tafelrunde.games.phoenix.state.agenda import Cast, Hits, PendingShot, Target, still_open
from tafelrunde.games.phoenix.state.deeds import MOVED
from tafelrunde.games.phoenix.state.pieces import KEY, Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.throws import W10, cast
from tafelrunde.games.phoenix.tables.phases import B7, B12
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, GOOD_SHORT, GOODS
from tafelrunde.games.phoenix.told.minutes import Shot, ShotsWorked
from tafelrunde.games.phoenix.told.war_notes import FireRolled
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field

REACH: Final[tuple[int, int]] = (1, FARTHEST)
"""Fields that light and heavy weapons reach (PH-5.1a)."""


# --- orders ------------------------------------------------------------------------------------------


def fire(state: State, realm: int, order: FireOrder) -> None:
    """All the weapons of an order have one target, which each of them must reach (PH-5.1e)."""
    army, target = own_army(state, realm, order.army), read_field(state.setting.world, order.target)
    aim = NO_AIM if order.side is None else SIDES * target + DIRECTIONS.index(order.side)
    if army.aboard:
        raise IllegalMove("PH-5.1b", {"army": str(army.number), "fleet": str(army.aboard)})
    if is_peaceful(state, target) or is_peaceful(state, army.field):
        raise IllegalMove("PH-R222", {"unit": str(army.number)})
    counts = ordered_weapons(state, army, order)
    line = line_of_fire(state, realm, army.field, target, aim)
    for weight in WEIGHTS:
        if counts[weight]:
            need_reach(state, army, weight, target, line)
    need_target(state, realm, target, aim)
    if not state.planning:
        need_free_fire(state, army, target)
        aimed = Target(realm, target, aim, defending=False)
        for weight in WEIGHTS:
            if counts[weight]:
                add_shot(state, aimed, army, weight, counts[weight], line)
    mark_fired(state.edit_army(army.key), state.month, counts[LIGHT], counts[HEAVY])


def ordered_weapons(state: State, army: Army, order: FireOrder) -> tuple[int, int]:
    """How many light and heavy ones; all that have not fired yet if none are named (PH-5.1c)."""
    ready = unfired(army, state.month)
    wanted = goods_list(order.weapons)
    own = [weapon_of(army, weight) for weight in WEIGHTS]
    for good in range(GOODS):
        if wanted[good] and good not in own:
            params = {"army": str(army.number), "asked": wanted[good], "goods": GOOD_NAMES[good], "have": 0}
            raise IllegalMove("PH-1.8f", params)
    asked = ready if order.weapons == ALL_WEAPONS else (wanted[own[LIGHT]], wanted[own[HEAVY]])
    if sum(asked) == 0 or asked[LIGHT] > ready[LIGHT] or asked[HEAVY] > ready[HEAVY]:
        params = {"army": str(army.number), "light": ready[LIGHT], "heavy": ready[HEAVY]}
        raise IllegalMove("PH-5.1c", params)
    return asked


def need_reach(state: State, army: Army, weight: int, target: int, line: Line) -> None:
    """The weapon reaches the target over the worst line (PH-5.1a, PH-5.1d, PH-5.1g to PH-5.1i)."""
    code, label = weapon_code(army, weight), state.setting.world.label
    params = {"army": str(army.number), "weapon": code, "field": label(army.field), "target": label(target)}
    if line.distance == 0:
        raise IllegalMove("PH-5.1d", params)
    if line.distance <= REACH[weight] and line.blocked:
        raise IllegalMove("PH-5.1i", params)
    if not column(state.setting, code, line.distance, line.climb, walled=line.walled):
        if line.walled and column(state.setting, code, line.distance, line.climb):
            raise IllegalMove("PH-5.1g" if weight == LIGHT else "PH-5.1h", params)
        raise IllegalMove("PH-5.1a", {**params, "distance": line.distance, "up": max(0, line.up)})


def need_target(state: State, realm: int, target: int, aim: int) -> None:
    """A hostile wall, army, fleet or town (PH-5.1r, PH-5.1s); who plans a whole month cannot know yet."""
    if state.planning and state.setting.together:
        return
    place = state.setting.world.label(target)
    if aim != NO_AIM:
        is_safe = is_way(state, realm, target) or is_closed(state, realm, target)
        if is_safe or not has_wall(state, aim):
            raise IllegalMove("PH-5.1s", {"side": side_name(aim), "field": place})
    elif not enemies_at(state, realm, target) and not is_hostile_town(state, realm, target):
        raise IllegalMove("PH-5.1r", {"field": place})


def need_free_fire(state: State, army: Army, target: int) -> None:
    """What only the real thing shows: a melee it has moved into, a magic wall on the way (PH-5.1f, PH-3n)."""
    reason = ""
    if army.done & MOVED and enemies_at(state, army.realm, army.field):
        reason = "reason_melee"
    elif is_warded(state, army.field, target):
        reason = "reason_magic_wall"
    if reason:
        place = state.setting.world.label(target)
        raise IllegalMove("PH-5.1f", {"army": str(army.number), "target": place, "reason": reason})


def add_shot(state: State, target: Target, army: Army, weight: int, count: int, line: Line) -> None:
    good = weapon_of(army, weight)
    shot = PendingShot(target, army.key, good, count, army.field, line.distance, line.up)
    state.pending.append(shot)


# --- defence -----------------------------------------------------------------------------------------


def answer(state: State, realm: int) -> bool:
    """Weapons that this realm attacks and that have not fired yet fire at it (PH-1.2c); says if any do."""
    fields = sorted({army.field for army in state.realms[realm].armies.values() if army.aboard == 0})
    for field in fields:
        for key in enemies_at(state, realm, field):
            defend(state, realm, key)
    return bool(state.pending)


def defend(state: State, attacker: int, key: int) -> None:
    """The attackers come from beside the field, over at most one height: a near shot (PH-R141).

    A ban takes hold of weapons that could still fire.
    """
    army = state.army(key)
    free, spent = unbanned_weapons(army), fired(army, state.month)
    counts = [max(0, free[weight] - spent[weight]) for weight in WEIGHTS]
    if not any(counts):
        return
    near = Line(1, 0, walled=False, blocked=False)
    itself = Target(army.realm, army.field, NO_AIM, defending=True)
    mark_fired(state.edit_army(key), state.month, counts[LIGHT], counts[HEAVY])
    for weight in WEIGHTS:
        if counts[weight]:
            add_shot(state, itself, army, weight, counts[weight], near)


# --- dice --------------------------------------------------------------------------------------------


def shoot_all(state: State, realm: int) -> bool:
    """The hook of B7 and B12: all ordered fire, then that of attacked weapons; True while dice must fall."""
    while state.pending or (state.phase == B12 and answer(state, realm)):
        first = state.pending[0]
        needs_dice = settle(state, first) if isinstance(first, Hits) else roll(state)
        if needs_dice:
            return True
    return False


def roll(state: State) -> bool:
    """A W10 for each weapon; all hits at one target are added (PH-5.1j, PH-5.1k)."""
    waiting = still_open(state.pending, PendingShot)
    target = waiting[0].target
    shots = [shot for shot in waiting if shot.target == target]
    place = state.setting.world.label(target.field)
    thrown = cast(state, *[Cast("fire", place, W10, shot.weapons) for shot in shots])
    if thrown is None:
        return True
    worked = tuple([shot_of(state, shot, faces) for shot, faces in zip(shots, thrown, strict=True)])
    hits = sum([shot.damage for shot in worked])
    tell_shooter(state, target, worked)
    state.minute(ShotsWorked(state.phase, place, aim_name(target.aim), target.defending, worked, hits))
    starts = tuple(sorted({shot.start for shot in shots}))
    state.pending = [Hits(target, hits, starts), *[shot for shot in waiting if shot.target != target]]
    return False


def shot_of(state: State, shot: PendingShot, faces: tuple[int, ...]) -> Shot:
    _target, key, good, count, start, distance, up = shot
    code = GOOD_SHORT[good]
    table = column(state.setting, code, distance, up)
    damage = sum([table[face] for face in faces])
    place = state.setting.world.label(start)
    return Shot(key // KEY, key % KEY, place, code, count, distance, max(0, up), faces, damage)


def tell_shooter(state: State, target: Target, worked: tuple[Shot, ...]) -> None:
    """Each army learns the damage that its dice show, and nothing of its effect (PH-5.1o)."""
    place = state.setting.world.label(target.field)
    for number in dict.fromkeys([shot.number for shot in worked]):
        damage = sum([shot.damage for shot in worked if shot.number == number])
        state.note(target.shooter, FireRolled(number, place, damage, aim_name(target.aim)))


def aim_name(aim: int) -> str:
    return "" if aim == NO_AIM else side_name(aim)


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    FireBefore: (B7, fire),
    FireAfter: (B12, fire),
}
