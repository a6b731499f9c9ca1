"""Random orders for the muster, from what a realm knows: recruits, works, towns, repairs."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.calendar import is_recruiting
from tafelrunde.games.phoenix.coordinates import DIRECTIONS
from tafelrunde.games.phoenix.data import STAGE_POINTS, STAGES, WORK_CODES
from tafelrunde.games.phoenix.land import stage_at
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
from tafelrunde.games.phoenix.state import State

RANKS: Final = ("CHF", "ZA", "CZA", "CZB")


def pick(rng: Rng, things: Any) -> Any:
    return things[rng.below(len(things))]


def own_fields(state: State, realm: int) -> list[int]:
    return [field for field in range(len(state.owner)) if state.owner[field] == realm]


def own_towns(state: State, realm: int) -> list[int]:
    return [field for field in sorted(state.towns) if state.owner[field] == realm]


def propose_recruits(state: State, realm: int, rng: Rng) -> Recruit | None:
    """Foot, riders or ships, in a town; in the first month anywhere on own land."""
    places = own_fields(state, realm) if state.month == 1 else own_towns(state, realm)
    if not places:
        return None
    special = not is_recruiting(state.month)
    kind, field = 1 + rng.below(3), pick(rng, places)
    number, leaders = 100 * kind + 1 + rng.below(4), 1 + rng.below(3)
    count = 100 * (1 + rng.below(20))
    goods = (
        Goods(warriors=count, mounts=count * rng.below(2), leaders=leaders, light_catapults=rng.below(2)),
        Goods(riders=count, leaders=leaders),
        Goods(ships=1 + count // 100, leaders=leaders, light_warships=rng.below(2)),
    )[kind - 1]
    return Recruit(state.setting.world.label(field), number, goods, special=special)


def propose_person(state: State, realm: int, rng: Rng) -> Enlist | None:
    places = own_towns(state, realm)
    if not places:
        return None
    rank: Any = pick(rng, RANKS)
    number = (601 if rank == "CHF" else 501) + rng.below(20)
    return Enlist(state.setting.world.label(pick(rng, places)), number, rank, f"P{number}")


def propose_work(state: State, realm: int, rng: Rng) -> Build | Repair | None:
    fields = own_fields(state, realm)
    if not fields:
        return None
    label, side = state.setting.world.label(pick(rng, fields)), pick(rng, DIRECTIONS)
    work: Any = pick(rng, WORK_CODES)
    return Build(work, label, side) if rng.below(4) else Repair(work, label, side, 1 + rng.below(30))


def propose_town(state: State, realm: int, rng: Rng) -> BuildTown | RepairTown | None:
    """Goes on with a site, extends a town, begins a castle or repairs."""
    fields = own_towns(state, realm) if rng.below(3) else own_fields(state, realm)
    if not fields:
        return None
    field = pick(rng, fields)
    town, label = state.towns.get(field), state.setting.world.label(field)
    points = 50 * (1 + rng.below(5))
    if town is not None and town.points < STAGE_POINTS[town.built]:
        return RepairTown(label, points)
    target = 1 if town is None else town.site or min(5, town.built + 1)
    stage: Any = STAGES[target]
    return BuildTown(stage, label, points)


def propose_free_town(state: State, realm: int, rng: Rng) -> PlaceTown | None:
    free = [bit for bit in (1, 2, 3) if state.realms[realm].free >> bit & 1]
    fields = [field for field in own_fields(state, realm) if not stage_at(state, field)]
    if not free or not fields:
        return None
    stage: Any = STAGES[pick(rng, free)]
    return PlaceTown(stage, state.setting.world.label(pick(rng, fields)))


MUSTER_PROPOSERS: Final = (
    propose_recruits,
    propose_person,
    propose_work,
    propose_town,
    propose_free_town,
)
