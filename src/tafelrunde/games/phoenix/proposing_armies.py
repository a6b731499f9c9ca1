"""Random orders for armies: splitting, merging, leaders, mounting, cargo, crews, disbanding."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.cargo import is_own_town
from tafelrunde.games.phoenix.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.data import ARMY_MINIMUM, FLEET, FOOT, HORSE, SPACE, TROOPS_OF_KIND
from tafelrunde.games.phoenix.land import has_wall
from tafelrunde.games.phoenix.orders_muster import Goods
from tafelrunde.games.phoenix.orders_turn import (
    DestroyGold,
    Disband,
    Dismount,
    Load,
    Merge,
    Mount,
    PassCargo,
    ShiftLeaders,
    Split,
    ToTreasury,
    Unload,
    WithdrawCrew,
)
from tafelrunde.games.phoenix.pieces import Army
from tafelrunde.games.phoenix.proposing_muster import own_fields, pick
from tafelrunde.games.phoenix.recruiting import free_number
from tafelrunde.games.phoenix.state import State


def own_armies(state: State, realm: int) -> list[Army]:
    armies = state.realms[realm].armies
    return [armies[number] for number in sorted(armies)]


def pairs(state: State, realm: int) -> list[tuple[Army, Army]]:
    """Two different own armies in one field."""
    there: dict[int, list[Army]] = {}
    for army in own_armies(state, realm):
        there.setdefault(army.field, []).append(army)
    return [(one, two) for armies in there.values() for one in armies for two in armies if one is not two]


# --- forming -----------------------------------------------------------------------------------------


def propose_split(state: State, realm: int, rng: Rng) -> Split | None:
    """A part of an army that is an army too, and leaves one."""
    armies = [army for army in own_armies(state, realm) if army.leaders > 1]
    if not armies:
        return None
    army = pick(rng, armies)
    least = -(-ARMY_MINIMUM // SPACE[TROOPS_OF_KIND[army.kind]])
    number = free_number(state, realm, army.kind)
    if army.troops < 2 * least or not number:
        return None
    return Split(army.number, number, some_part(army, least + rng.below(army.troops - 2 * least + 1), rng))


def some_part(army: Army, troops: int, rng: Rng) -> Goods:
    leaders, light = 1 + rng.below(army.leaders - 1), rng.below(army.light + 1)
    if army.kind == FLEET:
        return Goods(ships=troops, leaders=leaders, light_warships=light)
    if army.kind == HORSE:
        return Goods(riders=troops, leaders=leaders, light_catapults=light)
    return Goods(troops, min(troops, army.mounts), 0, 0, leaders, light)


def propose_merge(state: State, realm: int, rng: Rng) -> Merge | None:
    found = [(one, two) for one, two in pairs(state, realm) if one.kind == two.kind]
    if not found:
        return None
    army, into = pick(rng, found)
    return Merge(army.number, into.number)


def propose_leaders(state: State, realm: int, rng: Rng) -> ShiftLeaders | None:
    found = [(one, two) for one, two in pairs(state, realm) if one.leaders > 1]
    if not found:
        return None
    army, into = pick(rng, found)
    return ShiftLeaders(army.number, into.number, 1 + rng.below(army.leaders - 1))


def propose_disbanding(state: State, realm: int, rng: Rng) -> Disband | None:
    armies = own_armies(state, realm)
    return Disband(pick(rng, armies).number) if len(armies) > 1 else None


def propose_mounting(state: State, realm: int, rng: Rng) -> Mount | None:
    """All of an army's warriors, or so many that two armies are left."""
    armies = [army for army in own_armies(state, realm) if army.kind == FOOT and army.mounts]
    if not armies:
        return None
    army = pick(rng, armies)
    count = 1 + rng.below(min(army.troops, army.mounts))
    return Mount(army.number, target(state, army, HORSE, rng), count, leaders_along(army, count, rng))


def propose_dismounting(state: State, realm: int, rng: Rng) -> Dismount | None:
    armies = [army for army in own_armies(state, realm) if army.kind == HORSE]
    if not armies:
        return None
    army = pick(rng, armies)
    count = army.troops if rng.below(2) else 1 + rng.below(army.troops)
    return Dismount(army.number, target(state, army, FOOT, rng), count, leaders_along(army, count, rng))


def target(state: State, army: Army, kind: int, rng: Rng) -> int:
    """A new army, or one of that kind beside it."""
    others = [two.number for one, two in pairs(state, army.realm) if one is army and two.kind == kind]
    return int(pick(rng, [free_number(state, army.realm, kind) or army.number, *others]))


def leaders_along(army: Army, count: int, rng: Rng) -> int:
    """All where nobody stays behind, else one."""
    return army.leaders if count == army.troops else min(1, army.leaders)


def propose_crew(state: State, realm: int, rng: Rng) -> WithdrawCrew | None:
    if not any(state.works):
        return None
    sides = [SIDES * field + side for field in own_fields(state, realm) for side in range(SIDES)]
    walls = [side for side in sides if has_wall(state, side)]
    number = free_number(state, realm, FOOT)
    if not walls or not number:
        return None
    wall = pick(rng, walls)
    direction: Any = DIRECTIONS[wall % SIDES]
    return WithdrawCrew(state.setting.world.label(wall // SIDES), direction, number)


# --- cargo -------------------------------------------------------------------------------------------


def in_town(state: State, realm: int) -> list[Army]:
    return [army for army in own_armies(state, realm) if is_own_town(state, realm, army.field)]


def propose_loading(state: State, realm: int, rng: Rng) -> Load | None:
    """From the treasury, or from what lies in the town."""
    armies = in_town(state, realm)
    if not armies:
        return None
    army = pick(rng, armies)
    special = state.towns[army.field].special
    have = special or state.realms[realm].gold // 4
    return Load(army.number, 1 + rng.below(have), special > 0) if have else None


def propose_unloading(state: State, realm: int, rng: Rng) -> Unload | None:
    armies = [army for army in in_town(state, realm) if army.gold or army.special]
    if not armies:
        return None
    army = pick(rng, armies)
    if army.special:
        return Unload(army.number, 1 + rng.below(army.special), special=True)
    return Unload(army.number, 1 + rng.below(army.gold))


def propose_treasury(state: State, realm: int, rng: Rng) -> ToTreasury | None:
    rich = [field for field in sorted(state.towns) if state.towns[field].special]
    rich = [field for field in rich if is_own_town(state, realm, field)]
    if not rich:
        return None
    field = pick(rng, rich)
    return ToTreasury(state.setting.world.label(field), 1 + rng.below(state.towns[field].special))


def propose_passing(state: State, realm: int, rng: Rng) -> PassCargo | None:
    found = [(one, two) for one, two in pairs(state, realm) if one.gold or one.special]
    if not found:
        return None
    army, into = pick(rng, found)
    return PassCargo(army.number, into.number, rng.below(army.gold + 1), rng.below(army.special + 1))


def propose_destroying(state: State, realm: int, rng: Rng) -> DestroyGold | None:
    armies = [army for army in own_armies(state, realm) if army.gold or army.special]
    if not armies:
        return None
    army = pick(rng, armies)
    return DestroyGold(army.number, 1 + rng.below(min(100, army.gold + army.special)))


ARMY_PROPOSERS: Final[dict[type, Any]] = {
    Split: propose_split,
    Merge: propose_merge,
    ShiftLeaders: propose_leaders,
    Disband: propose_disbanding,
    Mount: propose_mounting,
    Dismount: propose_dismounting,
    WithdrawCrew: propose_crew,
    Load: propose_loading,
    Unload: propose_unloading,
    ToTreasury: propose_treasury,
    PassCargo: propose_passing,
    DestroyGold: propose_destroying,
}
