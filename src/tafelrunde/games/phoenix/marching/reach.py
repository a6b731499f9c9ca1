"""Which fields a unit reaches this month, with what is left there; and for all others, why not.

A spread works through what a unit has left, the most first. Fields reached without climbing come first, then
those for one height point, then for two: later ones count only if they leave more movement points.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.land import river_between
from tafelrunde.games.phoenix.marching.footing import Ground, protecting
from tafelrunde.games.phoenix.marching.hindrance import why_not as why_not
from tafelrunde.games.phoenix.marching.steps import (
    advance,
    hostile_wall,
    is_first_step,
    is_step_free,
    need_free,
    ready,
    ready_to_ship,
)
from tafelrunde.games.phoenix.standing.costs import HEIGHT_POINTS, LEAST, ON_WAYS, TABLE, is_coast, row_of
from tafelrunde.games.phoenix.standing.shelter import is_land_closed
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.deeds import CROSSED, MOVED, STOPPED, WALLED
from tafelrunde.games.phoenix.state.owners import PART, WITHIN
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import BRIDGE, FLEET, QUAY, ROAD, WALLS, WIZARD
from tafelrunde.games.phoenix.world.world import CLIMBS_UP, OVER_RIVER, WAY_EDGE

LAYERS: Final = HEIGHT_POINTS + 1
"""By height points used; a place in a spread is LAYERS * field + height points used."""
START: Final = -1
"""The place before the first one."""


class Spread:
    """All that a unit reaches from its field."""

    def __init__(self, state: State, unit: Army) -> None:
        self.unit = unit
        self.spare = state.setting.world.spare
        self.best: list[int] = self.spare.pop() if self.spare else [0] * state.setting.world.size
        """By field, the most points left there, plus one; 0 where it does not get to."""
        self.best[unit.field] = unit.points + 1
        self.came: list[dict[int, int]] = [{}, {}, {}]
        """By height points used and field, the place it came from."""
        self.later: list[list[tuple[int, int, int]]] = [[], [], []]
        """By height points used, where to go on: points left, field, the place it came from."""
        self.later[unit.climbs].append((unit.points, unit.field, START))

    def close(self) -> None:
        """Gives the table back as it was; nothing can be asked any more."""
        best = self.best
        best[self.unit.field] = 0
        for layer in self.came:
            for field in layer:
                best[field] = 0
        self.spare.append(best)

    def points(self) -> dict[int, int]:
        """By field, the points left there; its own field is not among them."""
        best = self.best
        found = {field: best[field] - 1 for field in self.came[0]}
        for layer in self.came[1:]:
            for field in layer:
                found[field] = best[field] - 1
        return found

    def path(self, to: int) -> list[int]:
        """The fields from the start to this one; empty if it is out of reach."""
        layer = LAYERS - 1
        while layer >= 0 and to not in self.came[layer]:
            layer -= 1
        if layer < 0:
            return []
        fields = [to]
        while fields[-1] != self.unit.field:
            place = self.came[layer][fields[-1]]
            fields.append(place // LAYERS)
            layer = place % LAYERS
        fields.reverse()
        return fields


def spread(state: State, unit: Army) -> Spread:
    """From where the unit is, with what it has left."""
    found = Spread(state, unit)
    if unit.done & (STOPPED | CROSSED | WALLED):
        return found
    if unit.kind >= WIZARD or (unit.kind < FLEET and state.missed and is_land_closed(state)):
        spread_stepwise(state, found)
    elif unit.kind == FLEET:
        spread_sea(state, found)
    else:
        ground = Ground(state, unit)
        for used in range(unit.climbs, LAYERS):
            if found.later[used]:
                spread_land(state, found, used, ground)
        cross_first(state, found)
    return found


def sow(state: State, found: Spread, used: int) -> list[list[int]]:
    """The fields to go on from in this layer, by points left."""
    buckets: list[list[int]] = [[] for _ in range(found.unit.points + 1)]
    best, came = found.best, found.came[used]
    for left, field, place in found.later[used]:
        if place == START:
            buckets[left].append(field)
        elif left >= best[field]:
            best[field] = left + 1
            came[field] = place
            if not enemies_at(state, found.unit.realm, field):
                buckets[left].append(field)
    return buckets


# --- land --------------------------------------------------------------------------------------------


def spread_land(state: State, found: Spread, used: int, ground: Ground) -> None:
    """One layer: steps on the level, from where climbs have led to; further climbs are put off.

    Must equal `spread_stepwise`, rivers and hostile walls excepted.
    """
    world, unit = state.setting.world, found.unit
    owner, works, plain, by_road = ground.owner, ground.works, ground.plain, ground.by_road
    walks, terrain, stacks = world.walks, world.terrain, state.stacks.parts
    best, came = found.best, found.came[used]
    ways, least = TABLE[ground.row][ON_WAYS], LEAST[ground.row]
    buckets = sow(state, found, used)
    for points in range(unit.points, least - 1, -1):
        most = points - least
        for field in buckets[points]:
            if best[field] != points + 1:
                continue
            place = LAYERS * field + used
            for other, way in walks[field]:
                if best[other] > most:
                    continue
                built = works[way >> WAY_EDGE]
                if way & (CLIMBS_UP | OVER_RIVER) or built > ROAD:
                    if way & OVER_RIVER and not built & BRIDGE:
                        continue
                    whose = owner[other >> PART][other & WITHIN]
                    if (
                        built & WALLS
                        and plain[whose] is not ways
                        and built & protecting(world.edge_side[way >> WAY_EDGE], other)
                    ):
                        continue
                    left = points - (by_road if built & ROAD else plain)[whose][terrain[other]]
                    if way & CLIMBS_UP:
                        after = used + (1 if built & (ROAD | QUAY) else HEIGHT_POINTS)
                        if after <= HEIGHT_POINTS and left >= best[other]:
                            found.later[after].append((left, other, place))
                        continue
                elif built:
                    left = points - by_road[owner[other >> PART][other & WITHIN]][terrain[other]]
                else:
                    left = points - plain[owner[other >> PART][other & WITHIN]][terrain[other]]
                if left >= best[other]:
                    best[other] = left + 1
                    came[other] = place
                    if other not in stacks[other >> PART] or not enemies_at(state, unit.realm, other):
                        buckets[left].append(other)


def cross_first(state: State, found: Spread) -> None:
    """A river or hostile wall beside the start, crossed as the whole move of the month."""
    unit = found.unit
    if not is_first_step(state, unit):
        return
    world = state.setting.world
    for other, edge, side in world.steps[unit.field]:
        if found.best[other] or not (world.river[edge] or state.works[edge] & WALLS):
            continue
        is_obstacle = river_between(state, side) or hostile_wall(state, unit.realm, side)
        if is_obstacle and is_step_free(state, unit, side):
            found.best[other] = 1
            found.came[HEIGHT_POINTS][other] = LAYERS * unit.field


# --- sea, and step by step ---------------------------------------------------------------------------


def spread_sea(state: State, found: Spread) -> None:
    """Fleets climb nothing. Must equal `spread_stepwise`."""
    world, unit, best = state.setting.world, found.unit, found.best
    row = row_of(state, unit)
    prices: dict[int, int] = {}
    stacks = state.stacks.parts
    came, buckets = found.came[unit.climbs], sow(state, found, unit.climbs)
    for points in range(unit.points, LEAST[row] - 1, -1):
        for field in buckets[points]:
            if best[field] != points + 1:
                continue
            for other, _edge in world.sea_steps[field]:
                price = prices.get(other, 0)
                if price == 0:
                    column = ON_WAYS if is_coast(state, unit.realm, other) else 0
                    price = TABLE[row][column][world.terrain[other]]
                    prices[other] = price
                left = points - price
                if left >= best[other]:
                    best[other] = left + 1
                    came[other] = LAYERS * field + unit.climbs
                    if other not in stacks[other >> PART] or not enemies_at(state, unit.realm, other):
                        buckets[left].append(other)


def spread_stepwise(state: State, found: Spread) -> None:
    """Asks `check_step` at every side: for people, who go by land and sea. The slow truth for all others."""
    for used in range(found.unit.climbs, LAYERS):
        buckets = sow(state, found, used)
        for points in range(found.unit.points, 0, -1):
            for field in buckets[points]:
                if found.best[field] == points + 1:
                    step_from(state, found, field, points, used, buckets)


def step_from(
    state: State, found: Spread, field: int, points: int, used: int, buckets: list[list[int]]
) -> None:
    """All steps out of one place."""
    for other, _edge, side in state.setting.world.steps[field]:
        unit = found.unit.copy()
        if field != unit.field:
            unit.field, unit.points, unit.climbs, unit.done = field, points, used, unit.done | MOVED
        if not is_step_free(state, unit, side):
            continue
        advance(state, unit, side)
        if unit.climbs != used:
            found.later[unit.climbs].append((unit.points, other, LAYERS * field + used))
        elif unit.points >= found.best[other]:
            found.best[other] = unit.points + 1
            found.came[used][other] = LAYERS * field + used
            if not unit.done & STOPPED:
                buckets[unit.points].append(other)


# --- questions ---------------------------------------------------------------------------------------


def reach(state: State, army: Army) -> dict[int, int]:
    """By field it can get to this month, the movement points left there."""
    try:
        need_free(state, army)
    except IllegalMove:
        return {}
    if army.aboard:
        return landings(state, ready_to_ship(state, army))
    found = spread(state, ready(state, army))
    points = found.points()
    found.close()
    return points


def landings(state: State, unit: Army) -> dict[int, int]:
    """Where an army aboard could land from where its fleet lies (PH-4e)."""
    found: dict[int, int] = {}
    for other, _edge, side in state.setting.world.steps[unit.field]:
        if is_step_free(state, unit, side):
            landed = unit.copy()
            advance(state, landed, side)
            found[other] = landed.points
    return found
