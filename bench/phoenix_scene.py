"""Campaigns to be measured: realms with land and armies on a world, and a month of orders for all of them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Rng
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import raise_goods
from tafelrunde.games.phoenix.marching.reach import reach
from tafelrunde.games.phoenix.moves.kinds import AnyOrder, Sheet
from tafelrunde.games.phoenix.orders.muster import Build, Goods, Recruit
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.positions.foundation import Foundation
from tafelrunde.games.phoenix.state.pieces import KEY, Army, counted
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT, HORSE, ROAD
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate

SEED: Final = 1
LAND: Final = 4
"""A realm owns what lies within so many fields of its capital; capitals are at least 10 apart."""
RECRUITED: Final = (191, 192, 193)
ROADS: Final = 3


def official_world(realms: int) -> dict[str, Any]:
    """The foundation of a campaign on the official shape: 6,576 fields."""
    world = generate(Recipe(SEED, realms))
    foundation: dict[str, Any] = msgspec.to_builtins(Foundation(world, months=1))
    return foundation


def plain_world() -> dict[str, Any]:
    """The foundation of a campaign on a plain world, as large as its realms need."""
    return {"months": 1}


def campaign(realms: int, armies: int, foundation: dict[str, Any]) -> Table:
    """The muster of the first month is open; the armies stand on the land of their realms."""
    names = [f"R{number}" for number in range(realms)]
    table = Table(GAME, "bench", [*names, "SL"], SeededSource(SEED), {}, foundation)
    for realm in range(realms):
        settle(table.state, realm, armies // realms)
    table.settle()
    return table


def settle(state: State, realm: int, armies: int, within: int = LAND) -> None:
    """A realm with all the land around its capital, armies within so many fields of it, and fleets."""
    world, capital = state.setting.world, state.realms[realm].capital
    near = world.disc(capital, LAND)
    for field in near:
        if not world.is_water[field]:
            state.owner[field] = realm
    land = [field for field in world.disc(capital, within) if not world.is_water[field]]
    sea = [field for field in near if world.is_water[field]] or land
    for count in range(armies):
        kind = (FOOT, HORSE, FOOT, HORSE, FLEET)[count % 5]
        if kind == FLEET and sea is land:
            kind = FOOT
        place = (sea if kind == FLEET else land)[count * 7 % len(sea if kind == FLEET else land)]
        add_army(state, Army(realm, 100 * kind + 1 + count, place))


def add_army(state: State, army: Army) -> None:
    army.troops, army.leaders = (20 if army.kind == FLEET else 900), 2
    raise_goods(state, counted(army))
    state.add_army(army)


def covered_with_roads(state: State) -> State:
    """The same position with a road over every side between land and land."""
    paved, world = state.copy(), state.setting.world
    for field in range(world.size):
        for _other, edge, _climb, _river in world.land_steps[field]:
            paved.set_works(edge, paved.works[edge] | ROAD)
    return paved


# --- orders ------------------------------------------------------------------------------------------


def muster_sheet(state: State, realm: int) -> Sheet:
    """Three armies are recruited in the capital and three roads are built from it."""
    world, capital = state.setting.world, state.realms[realm].capital
    place = world.label(capital)
    orders: list[AnyOrder] = [Recruit(place, number, Goods(warriors=200, leaders=1)) for number in RECRUITED]
    sides = [side for other, edge, side in world.steps[capital] if is_free(state, capital, other, edge)]
    orders += [Build("STR", place, direction(side)) for side in sides[:ROADS]]
    return Sheet(tuple(orders))


def is_free(state: State, field: int, other: int, edge: int) -> bool:
    """Whether a road can be built to a neighbour."""
    world = state.setting.world
    is_level = abs(world.height[field] - world.height[other]) <= 1 and not world.is_water[other]
    return is_level and not state.works[edge] & ROAD and not world.river[edge]


def direction(side: int) -> Any:
    return DIRECTIONS[side % SIDES]


def turn_sheet(state: State, realm: int, rng: Rng) -> Sheet:
    """Every army goes to some field within its reach."""
    world = state.setting.world
    orders: list[AnyOrder] = []
    for number, army in sorted(state.realms[realm].armies.items()):
        within = [field for field in reach(state, army) if is_peaceful(state, realm, field)]
        if within:
            orders.append(MoveArmy(number, world.label(within[rng.below(len(within))])))
    return Sheet(tuple(orders))


def is_peaceful(state: State, realm: int, field: int) -> bool:
    return all(key // KEY == realm for key in state.armies_at(field))


def next_sheet(table: Table, rng: Rng) -> tuple[int, Sheet]:
    """Who is to act, and what he hands in."""
    state = table.state
    realm = GAME.to_act(state)[0]
    if state.step == MUSTER:
        return realm, muster_sheet(state, realm)
    return realm, turn_sheet(state, realm, rng)


def orders_rng() -> Rng:
    return Seeded(SEED)
