"""What holds of every position of a campaign before a realm decides: the law that `given` is held to.

`hold` refuses the first thing that no campaign could come to, with its place in the words of a scenario. What
only a running turn knows is no part of it; of realms and their units `unit_law.py` tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.errors import BadField
from tafelrunde.engine.given import wrong
from tafelrunde.games.phoenix.holdings.land import bit_of, edge_of, work_code
from tafelrunde.games.phoenix.positions.unit_law import MOST, faults_of_realm, in_range
from tafelrunde.games.phoenix.state.pieces import Town
from tafelrunde.games.phoenix.state.state import DRAW, NOBODY, TURN, State
from tafelrunde.games.phoenix.state.turn_order import GATES, present
from tafelrunde.games.phoenix.tables.prices import (
    BRIDGE,
    FORTRESS_CAPITAL,
    QUAY,
    ROAD,
    STAGE_POINTS,
    WORK_POINTS,
)
from tafelrunde.games.phoenix.world.world import NOWHERE

Faults = Iterator[BadField]
MOST_MONTHS: Final = 9_999
"""A campaign without an end is played on; but none lasts for more than a thousand years."""


def hold(state: State) -> None:
    for fault in faults(state):
        raise fault


def faults(state: State) -> Faults:
    yield from faults_of_course(state)
    yield from faults_of_land(state)
    for field in sorted(state.towns):
        yield from faults_of_town(state, state.towns[field])
    yield from faults_of_works(state)
    yield from faults_of_tables(state)
    for realm in state.realms:
        yield from faults_of_realm(state, realm)


# --- course -----------------------------------------------------------------------------------------


def faults_of_course(state: State) -> Faults:
    """PH-3.1: orders are known for this month and some ahead, and each has every realm of the world."""
    yield from in_range("month", state.month, 1, state.setting.months or MOST_MONTHS)
    inside = present(state)
    if state.month not in state.orders and state.step != DRAW:
        yield wrong("order", "phoenix-order")
    for month, order in sorted(state.orders.items()):
        whole = month < state.month or state.step == DRAW or sorted(order) == inside
        if not whole or len(set(order)) != len(order):
            yield wrong("order", "phoenix-order")
        if month not in state.gates:
            yield wrong("gates", "phoenix-order")
    for month, gate in sorted(state.gates.items()):
        yield from in_range(f"gates.{month}", gate, 1, GATES)
    order = state.orders.get(state.month, ())
    if state.step == TURN and (state.active not in order or state.place != order.index(state.active)):
        yield wrong("active", "phoenix-no-turn", {"realm": state.setting.names[state.active]})
    if (state.waiting | state.missed) >> state.setting.realms:
        yield wrong("order", "phoenix-order")
    if not inside:
        yield wrong("realms", "phoenix-nobody-inside")


# --- land -------------------------------------------------------------------------------------------


def faults_of_land(state: State) -> Faults:
    """Only land has owners, and only realms of the world own it."""
    world, inside = state.setting.world, set(present(state))
    for field, owner in enumerate(state.owner.flat()):
        if owner == NOBODY:
            continue
        place = f"fields.{world.label(field)}.owner"
        if world.is_water[field]:
            yield wrong(place, "phoenix-water-owned")
        elif owner not in inside:
            yield wrong(place, "phoenix-outside", {"realm": name_of(state, owner)})


def name_of(state: State, realm: int) -> str:
    names = state.setting.names
    return names[realm] if 0 <= realm < len(names) else str(realm)


def faults_of_town(state: State, town: Town) -> Faults:
    """PH-1.5: on land, with no more points than its stage or its site has."""
    world = state.setting.world
    place = f"fields.{world.label(town.field)}"
    if world.is_water[town.field]:
        yield wrong(f"{place}.town", "phoenix-water-town")
    yield from in_range(f"{place}.town", town.built, 0, FORTRESS_CAPITAL)
    yield from in_range(f"{place}.site", town.site, 0, FORTRESS_CAPITAL)
    if town.site and town.site <= town.built:
        yield wrong(f"{place}.site", "phoenix-site")
    if state.owner[town.field] == NOBODY:
        yield wrong(f"{place}.owner", "phoenix-nobodys-town")
    most = STAGE_POINTS[max(town.site, town.built)]
    yield from in_range(f"{place}.points", town.points, 0 if town.site else 1, most)
    yield from in_range(f"{place}.special", town.special, 0, MOST)
    yield from in_range(f"{place}.torn", town.torn, 0, state.month)


def faults_of_works(state: State) -> Faults:
    """Works stand where they can; what is damaged is there, and has not lost more than half (PH-1.5h)."""
    world = state.setting.world
    for edge, bits in enumerate(state.works):
        if bits:
            yield from faults_at(state, edge, bits)
    for spot, lost in sorted(state.damage.items()):
        edge, bit = edge_of(spot), bit_of(spot)
        place = f"fields.{world.label(world.edge_side[edge] // 6)}.damaged"
        if not state.works[edge] & bit:
            yield wrong(place, "phoenix-no-work")
        else:
            yield from in_range(place, lost, 1, WORK_POINTS[work_code(bit)] // 2)


def faults_at(state: State, edge: int, bits: int) -> Faults:
    world = state.setting.world
    side = world.edge_side[edge]
    field, other = side // 6, world.neighbour[side]
    place = f"fields.{world.label(field)}"
    if other == NOWHERE:
        yield wrong(place, "phoenix-rim")
        return
    wet = bool(world.is_water[field]) + bool(world.is_water[other])
    if bits & QUAY and wet != 1:
        yield wrong(f"{place}.quays", "phoenix-quay")
    if bits & ROAD and wet:
        yield wrong(f"{place}.roads", "phoenix-road")
    if bits & BRIDGE and (wet or not world.river[edge]):
        yield wrong(f"{place}.bridges", "phoenix-bridge")


# --- the rest ---------------------------------------------------------------------------------------


def faults_of_tables(state: State) -> Faults:
    world = state.setting.world
    for field, month in sorted(state.plundered.items()):
        place = f"fields.{world.label(field)}.plundered"
        yield from in_range(place, month, 1, state.month)
        if world.is_water[field]:
            yield wrong(place, "phoenix-water-owned")
    for field, sides in sorted(state.besieged.items()):
        place = f"besieged.{world.label(field)}"
        yield from in_range(place, sides, 0, 6)
    for field, month in sorted(state.posts.items()):
        place = f"fields.{world.label(field)}.post"
        yield from in_range(place, month, 0, state.month)
        if field not in state.towns:
            yield wrong(place, "phoenix-town-missing")
    for field, percent in sorted(state.happenings.items()):
        yield from in_range(f"fields.{world.label(field)}.happening", percent, -100, 100)
