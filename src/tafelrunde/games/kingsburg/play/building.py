"""Step d: what may be built, and at what price."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX, BUILDINGS
from tafelrunde.games.kingsburg.play.box import COLUMNS, CRANE, ROWS, Box, Price
from tafelrunde.games.kingsburg.play.choices import goods_param
from tafelrunde.games.kingsburg.play.moves import Build, BuildTwo
from tafelrunde.games.kingsburg.play.state import State, owned
from tafelrunde.games.kingsburg.play.turns import PASS

# The place of the first gap in a row, by the row's four bits; COLUMNS when the row is full (KB-7.6).
ROW_BITS: Final = (1 << COLUMNS) - 1
FIRST_GAP: Final = [min([i for i in range(COLUMNS + 1) if not bits >> i & 1]) for bits in range(1 << COLUMNS)]


def cost_of(box: Box, built: int, building: int) -> tuple[int, int, int]:
    """KB-16.18: with the Crane the third and fourth column cost one gold less."""
    return box.crane_cost[building] if built >> CRANE & 1 else box.cost[building]


def next_prices(box: Box, built: int) -> list[Price]:
    """The next building of each row; worked out once per province."""
    known = box.next_prices.get(built)
    if known is None:
        prices = box.crane_prices if built >> CRANE & 1 else box.prices
        known = []
        for first in range(0, ROWS * COLUMNS, COLUMNS):
            column = FIRST_GAP[built >> first & ROW_BITS]
            if column < COLUMNS:
                known.append(prices[first + column])
        box.next_prices[built] = known
    return known


def affordable(box: Box, built: int, gold: int, wood: int, stone: int) -> list[int]:
    """Buildings that could go up with these goods."""
    found: list[int] = []
    for price in next_prices(box, built):
        if gold >= price.gold and wood >= price.wood and stone >= price.stone:
            found.append(price.building)
    return found


def buildable(state: State, seat: int) -> list[int]:
    base = 3 * seat
    goods = state.goods
    return affordable(state.box, state.built[seat], goods[base], goods[base + 1], goods[base + 2])


def can_build(state: State, seat: int) -> bool:
    """Must equal `len(buildable(...)) > 0`."""
    base = 3 * seat
    gold, wood, stone = state.goods[base], state.goods[base + 1], state.goods[base + 2]
    if gold + wood + stone:
        for price in next_prices(state.box, state.built[seat]):
            if gold >= price.gold and wood >= price.wood and stone >= price.stone:
                return True
    return False


def seconds(state: State, seat: int, first: int) -> list[int]:
    """What could be built right after `first` (KB-10.9; the first may make the second possible)."""
    base = 3 * seat
    cost = cost_of(state.box, state.built[seat], first)
    return affordable(
        state.box,
        state.built[seat] | 1 << first,
        state.goods[base] - cost[0],
        state.goods[base + 1] - cost[1],
        state.goods[base + 2] - cost[2],
    )


def list_builds(state: State, seat: int) -> list[Any]:
    gold, wood, stone = owned(state, seat)
    moves: list[Any] = []
    for price in next_prices(state.box, state.built[seat]):
        if gold >= price.gold and wood >= price.wood and stone >= price.stone:
            moves.append(price.move)
    if state.envoy == seat:
        moves += list_double_builds(state, seat)
    moves.append(PASS)
    return moves


def list_double_builds(state: State, seat: int) -> list[Any]:
    """Each pair once: in card order when either order will do at the same price."""
    moves: list[Any] = []
    now = buildable(state, seat)
    for first in now:
        for second in seconds(state, seat, first):
            twin = second in now and first in seconds(state, seat, second)
            if twin and second < first and CRANE not in (first, second):
                continue
            moves.append(BuildTwo(BUILDINGS[first].id, BUILDINGS[second].id))
    return moves


def check_build(state: State, seat: int, move: Any) -> None:
    base = 3 * seat
    goods = (state.goods[base], state.goods[base + 1], state.goods[base + 2])
    if isinstance(move, Build):
        check_building(state.box, state.built[seat], goods, move.building)
    elif isinstance(move, BuildTwo):
        if state.envoy != seat:
            raise IllegalMove("KB-7.2")
        check_building(state.box, state.built[seat], goods, move.first)
        first = BUILDING_INDEX[move.first]
        cost = cost_of(state.box, state.built[seat], first)
        left = (goods[0] - cost[0], goods[1] - cost[1], goods[2] - cost[2])
        check_building(state.box, state.built[seat] | 1 << first, left, move.second)


def check_building(box: Box, built: int, goods: tuple[int, int, int], name: str) -> None:
    building = BUILDING_INDEX.get(name, -1)
    if building < 0:
        raise IllegalMove("KB-16.21", {"building": name})
    if built >> building & 1:
        raise IllegalMove("KB-7.4", {"building": name})
    if building % COLUMNS and not built >> (building - 1) & 1:
        raise IllegalMove("KB-7.6", {"building": name, "needs": BUILDINGS[building - 1].id})
    cost = cost_of(box, built, building)
    if goods[0] < cost[0] or goods[1] < cost[1] or goods[2] < cost[2]:
        raise IllegalMove("KB-7.3", {"building": name, "cost": goods_param(cost), "have": goods_param(goods)})
