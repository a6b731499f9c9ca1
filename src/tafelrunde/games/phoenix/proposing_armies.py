"""Random orders for armies: splitting, merging, leaders, mounting, cargo, crews, disbanding."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.data import FLEET, FOOT, HORSE
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
from tafelrunde.games.phoenix.proposing_muster import own_fields, own_towns, pick
from tafelrunde.games.phoenix.recruiting import free_number
from tafelrunde.games.phoenix.state import State


def own_armies(state: State, realm: int) -> list[Army]:
    armies = state.realms[realm].armies
    return [armies[number] for number in sorted(armies)]


def neighbours(state: State, army: Army) -> list[int]:
    """Numbers of other own armies in its field; its own if there are none."""
    others = [other.number for other in own_armies(state, army.realm) if other.field == army.field]
    return [number for number in others if number != army.number] or [army.number]


def some_part(army: Army, rng: Rng) -> Goods:
    """A part of its troops with a leader."""
    troops = rng.below(army.troops + 1)
    leaders = min(1, army.leaders)
    light, heavy = rng.below(army.light + 1), rng.below(army.heavy + 1)
    if army.kind == FLEET:
        return Goods(ships=troops, leaders=leaders, light_warships=light, heavy_warships=heavy)
    if army.kind == HORSE:
        return Goods(riders=troops, leaders=leaders, light_catapults=light, heavy_catapults=heavy)
    mounts = min(troops, army.mounts)
    return Goods(troops, mounts, 0, 0, leaders, light, heavy)


def propose_forming(state: State, realm: int, rng: Rng) -> Any:
    armies = own_armies(state, realm)
    if not armies:
        return None
    army = pick(rng, armies)
    other = pick(rng, neighbours(state, army))
    new = free_number(state, realm, army.kind)
    return pick(
        rng,
        (
            Split(army.number, new, some_part(army, rng)),
            Merge(army.number, other),
            ShiftLeaders(army.number, other, 1 + rng.below(2)),
            propose_horses(state, army, rng),
            Disband(army.number) if rng.below(4) == 0 else None,
        ),
    )


def propose_horses(state: State, army: Army, rng: Rng) -> Mount | Dismount | None:
    """Into a new army or one that stands there."""
    if army.kind == FLEET:
        return None
    kind = HORSE if army.kind == FOOT else FOOT
    there = [number for number in neighbours(state, army) if number // 100 == kind]
    into = pick(rng, [free_number(state, army.realm, kind), *there])
    most = min(army.troops, army.mounts) if army.kind == FOOT else army.troops
    count, leaders = 1 + rng.below(most + 1), rng.below(2)
    if army.kind == FOOT:
        return Mount(army.number, into, count, leaders)
    return Dismount(army.number, into, count, leaders)


def propose_cargo(state: State, realm: int, rng: Rng) -> Any:
    armies, towns = own_armies(state, realm), own_towns(state, realm)
    if not armies or not towns:
        return None
    army, gold, special = pick(rng, armies), 1 + rng.below(3000), rng.below(2) == 0
    place = state.setting.world.label(pick(rng, towns))
    other = pick(rng, neighbours(state, army))
    return pick(
        rng,
        (
            Load(army.number, gold, special),
            Unload(army.number, gold, special),
            PassCargo(army.number, other, rng.below(army.gold + 1), rng.below(army.special + 1)),
            DestroyGold(army.number, 1 + rng.below(100)),
            ToTreasury(place, gold),
        ),
    )


def propose_crew(state: State, realm: int, rng: Rng) -> WithdrawCrew | None:
    walls = [
        SIDES * field + side
        for field in own_fields(state, realm)
        for side in range(SIDES)
        if has_wall(state, SIDES * field + side)
    ]
    if not walls:
        return None
    wall = pick(rng, walls)
    direction: Any = DIRECTIONS[wall % SIDES]
    label = state.setting.world.label(wall // SIDES)
    return WithdrawCrew(label, direction, free_number(state, realm, FOOT))


ARMY_PROPOSERS: Final = (propose_forming, propose_forming, propose_cargo, propose_crew)
