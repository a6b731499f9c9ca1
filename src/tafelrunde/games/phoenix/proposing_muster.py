"""Random orders for the muster, from what a realm knows: recruits, works, towns, repairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.calendar import is_recruiting
from tafelrunde.games.phoenix.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.data import (
    CHARACTER,
    FLEET,
    FOOT,
    HORSE,
    POINT_PRICE,
    STAGE_POINTS,
    STAGES,
    TOWN_GROWTH,
    WALL_SECOND,
    WIZARD,
    WORK_CODES,
)
from tafelrunde.games.phoenix.land import stage_at, work_code
from tafelrunde.games.phoenix.orders_muster import (
    Build,
    BuildTown,
    Enlist,
    Goods,
    PlaceTown,
    Recruit,
    Repair,
    RepairTown,
)
from tafelrunde.games.phoenix.pieces import is_damaged
from tafelrunde.games.phoenix.recruiting import free_number
from tafelrunde.games.phoenix.state import State

RANKS: Final = ("CHF", "CHF", "ZA", "CZA", "CZB")


def pick(rng: Rng, things: Sequence[Any]) -> Any:
    return things[rng.below(len(things))]


def own_fields(state: State, realm: int) -> list[int]:
    """Must equal the places of the realm's number in `state.owner`, found one by one."""
    found, owner = list[int](), state.owner.flat()
    field = owner.find(realm)
    while field >= 0:
        found.append(field)
        field = owner.find(realm, field + 1)
    return found


def own_towns(state: State, realm: int) -> list[int]:
    """Finished towns."""
    return [f for f in sorted(state.towns) if state.owner[f] == realm and stage_at(state, f)]


def is_port(state: State, field: int) -> bool:
    """Ships can be built there (PH-3.3d)."""
    world = state.setting.world
    return world.height[field] == 1 and any(world.is_water[other] for other in world.around[field])


def ports_first(state: State, fields: list[int], rng: Rng) -> list[int]:
    """Every other time only those beside the sea, if there are any."""
    ports = [field for field in fields if is_port(state, field)] if rng.below(2) else []
    return ports or fields


def propose_recruits(state: State, realm: int, rng: Rng) -> Recruit | None:
    """Foot, riders or ships, in a town; in the first month anywhere on own land."""
    places = own_fields(state, realm) if state.month == 1 else own_towns(state, realm)
    if not places:
        return None
    world, field = state.setting.world, pick(rng, ports_first(state, places, rng))
    special = not is_recruiting(state.month)
    kind = pick(rng, (FOOT, HORSE, FLEET) if is_port(state, field) else (FOOT, HORSE))
    armies = state.realms[realm].armies
    there = [n for n in sorted(armies) if armies[n].field == field and armies[n].kind == kind]
    number = pick(rng, [free_number(state, realm, kind), *there])
    goods = some_recruits(kind, min(1500, 100 + state.realms[realm].gold // 50), rng)
    guard = field == state.realms[realm].capital and number not in armies and rng.below(8) == 0
    return Recruit(world.label(field), number, goods, special=special, guard=guard) if number else None


def some_recruits(kind: int, most: int, rng: Rng) -> Goods:
    """An army of its own that may conquer or not, with a catapult or warship now and then."""
    count, leaders, weapon = 100 + rng.below(most), 1 + rng.below(3), rng.below(8) // 7
    if kind == FLEET:
        return Goods(ships=1 + count // 40, leaders=leaders, light_warships=weapon)
    if kind == HORSE:
        return Goods(riders=count, leaders=leaders)
    return Goods(
        warriors=count, mounts=rng.below(2) * rng.below(count), leaders=leaders, light_catapults=weapon
    )


def propose_person(state: State, realm: int, rng: Rng) -> Enlist | None:
    places = own_towns(state, realm)
    rank: Any = pick(rng, RANKS)
    number = free_number(state, realm, CHARACTER if rank == "CHF" else WIZARD)
    if not places or not number:
        return None
    special = not is_recruiting(state.month)
    return Enlist(state.setting.world.label(pick(rng, places)), number, rank, f"P{number}", special)


def propose_work(state: State, realm: int, rng: Rng) -> Build | None:
    """Somewhere around an own town, or on any own field."""
    fields = own_towns(state, realm) if rng.below(2) else own_fields(state, realm)
    if not fields or not is_recruiting(state.month):
        return None
    work: Any = pick(rng, WORK_CODES)
    return Build(work, state.setting.world.label(pick(rng, fields)), pick(rng, DIRECTIONS))


def propose_repair(state: State, realm: int, rng: Rng) -> Repair | None:
    """A part of what a damaged work on own land has lost."""
    world, found = state.setting.world, list[tuple[int, int, int]]()
    for spot, lost in sorted(state.damage.items()):
        side, bit = world.edge_side[spot // 32], spot % 32
        if bit == WALL_SECOND:
            side = SIDES * world.neighbour[side] + (side + 3) % SIDES
        if state.owner[side // SIDES] == realm:
            found.append((side, bit, lost))
    if not found:
        return None
    side, bit, lost = pick(rng, found)
    work: Any = work_code(bit)
    direction: Any = DIRECTIONS[side % SIDES]
    return Repair(work, world.label(side // SIDES), direction, 1 + rng.below(lost))


def propose_town(state: State, realm: int, rng: Rng) -> BuildTown | None:
    """Goes on with a site, extends a town or begins a castle."""
    sites = [f for f in sorted(state.towns) if state.owner[f] == realm and not is_damaged(state.towns[f])]
    fields = own_fields(state, realm) if not sites or rng.below(4) == 0 else sites
    points = min(TOWN_GROWTH, state.realms[realm].gold // POINT_PRICE)
    if not fields or points <= 0:
        return None
    field = pick(rng, fields)
    town = state.towns.get(field)
    target = 1 if town is None else town.site or min(len(STAGES) - 1, town.built + 1)
    stage: Any = STAGES[target]
    return BuildTown(stage, state.setting.world.label(field), 1 + rng.below(points))


def propose_town_repair(state: State, realm: int, rng: Rng) -> RepairTown | None:
    damaged = [f for f in sorted(state.towns) if state.owner[f] == realm and is_damaged(state.towns[f])]
    if not damaged:
        return None
    field = pick(rng, damaged)
    missing = STAGE_POINTS[state.towns[field].built] - state.towns[field].points
    return RepairTown(state.setting.world.label(field), 1 + rng.below(min(missing, TOWN_GROWTH)))


def propose_free_town(state: State, realm: int, rng: Rng) -> PlaceTown | None:
    free = [bit for bit in (1, 2, 3) if state.realms[realm].free >> bit & 1]
    fields = [field for field in own_fields(state, realm) if field not in state.towns]
    if not free or not fields:
        return None
    stage: Any = STAGES[pick(rng, free)]
    return PlaceTown(stage, state.setting.world.label(pick(rng, ports_first(state, fields, rng))))


MUSTER_PROPOSERS: Final[dict[type, Any]] = {
    Recruit: propose_recruits,
    Enlist: propose_person,
    Build: propose_work,
    Repair: propose_repair,
    BuildTown: propose_town,
    RepairTown: propose_town_repair,
    PlaceTown: propose_free_town,
}
