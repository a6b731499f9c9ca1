"""Movement points and what each step costs: Tabelle 5 (PH-4f to PH-4n)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.standing.costs import budget, points_left, step_cost
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, HERE, fleet, foot, march, riders, turn
from tests.games.phoenix.table import ANN, army, at, finish_month, refused

EASTWARDS = 2
NONE = (-1, -1, -1, -1)

# By terrain: plain, by road, on own land, both.
OPEN = dict.fromkeys("tdh", (7, 4, 4, 3))
WEAPONS = dict.fromkeys("tdh", (7, 4, 7, 4))
TABLES: list[tuple[str, dict[str, Any], dict[str, tuple[int, ...]]]] = [
    ("PH-4g", foot(), {**OPEN, **dict.fromkeys("fsbg", (7, 4, 4, 3))}),
    ("PH-4h", riders(), {**OPEN, **dict.fromkeys("fs", (10, 5, 5, 3)), "b": (21, 7, 7, 4), "g": NONE}),
    ("PH-4i", foot(light=1), {**WEAPONS, **dict.fromkeys("fsb", (7, 4, 7, 4)), "g": (-1, 7, -1, 4)}),
    ("PH-4j", foot(heavy=1), {**WEAPONS, **dict.fromkeys("fsb", (-1, 7, -1, 7)), "g": NONE}),
    ("PH-4a", foot(light=1, heavy=1), {**WEAPONS, **dict.fromkeys("fsb", (-1, 7, -1, 7)), "g": NONE}),
    ("PH-R69", riders(light=1), {**WEAPONS, **dict.fromkeys("fsb", (7, 4, 7, 4)), "g": NONE}),
    ("PH-R69", riders(heavy=1), {**WEAPONS, **dict.fromkeys("fsb", (-1, 7, -1, 7)), "g": NONE}),
]


def stepping(unit: dict[str, Any], terrain: str, column: int) -> tuple[State, Army]:
    """A unit in HERE beside a field of that terrain; columns as in the table."""
    here = {"roads": ["O"] if column & 1 else []}
    east = {"terrain": terrain, "owner": "Ann" if column & 2 else "nobody"}
    state = turn(mine=unit, fields={HERE: here, EAST: east})
    return state, army(state, ANN, int(next(iter(unit))))


@pytest.mark.parametrize(("_rule", "unit", "costs"), TABLES, ids=[row[0] for row in TABLES])
@rules("PH-4a", "PH-4f", "PH-4g", "PH-4h", "PH-4i", "PH-4j", "PH-R69", "PH-1.5.1a", "PH-4.2a")
def test_land_costs(_rule: str, unit: dict[str, Any], costs: dict[str, tuple[int, ...]]) -> None:
    for terrain, row in costs.items():
        for column in range(4):
            state, walker = stepping(unit, terrain, column)
            assert step_cost(state, walker, walker.field, EASTWARDS) == row[column], (terrain, column)


@pytest.mark.parametrize(
    ("unit", "costs"),
    [
        pytest.param(fleet(), (7, 5, 12, 8), id="S"),
        pytest.param(fleet(light=1), (8, 6, 21, 14), id="LKS"),
        pytest.param(fleet(heavy=1), (10, 7, 21, 14), id="SKS"),
        pytest.param(fleet(light=2, heavy=1), (10, 7, 21, 14), id="both"),
    ],
)
@rules("PH-4l", "PH-4m", "PH-4a", "PH-0.3.3a", "PH-4.1a")
def test_sea_costs(unit: dict[str, Any], costs: tuple[int, ...]) -> None:
    found = []
    for terrain in "w~":
        for owner in ("nobody", "Ann"):
            fields = {HERE: {"terrain": "w"}, EAST: {"terrain": terrain}, "101/30": {"owner": owner}}
            state = turn(mine=unit, fields=fields)
            walker = army(state, ANN, 301)
            found.append(step_cost(state, walker, walker.field, EASTWARDS))

    assert tuple(found) == costs


@pytest.mark.parametrize(("label", "far", "cost"), [("101/29", 1, 5), ("101/30", 2, 5), ("101/25", 3, 7)])
def test_ph_4_1a_coastal_waters_reach_two_fields_far(label: str, far: int, cost: int) -> None:
    state = turn(mine=fleet(), all={"terrain": "w"}, fields={label: {"terrain": "t", "owner": "Ann"}})
    walker = army(state, ANN, 301)

    assert state.setting.world.distance(at(state, EAST), at(state, label)) == far
    assert step_cost(state, walker, walker.field, EASTWARDS) == cost


def test_ph_r87_surfacing_points_are_deep_sea() -> None:
    state = turn(mine=fleet(), fields={HERE: {"terrain": "w"}, EAST: {"terrain": "E"}})
    walker = army(state, ANN, 301)

    assert step_cost(state, walker, walker.field, EASTWARDS) == 12
    march(state, EAST, number=301)
    assert army(state, ANN, 301).field == at(state, EAST)


def test_ph_6_6_5d_a_gate_is_no_field_to_move_onto() -> None:
    state = turn(mine=fleet(), fields={HERE: {"terrain": "w"}, EAST: {"terrain": "A"}})
    walker = army(state, ANN, 301)

    assert step_cost(state, walker, walker.field, EASTWARDS) < 0
    with refused("PH-6.6.5d", army="301", field=EAST):
        march(state, EAST, number=301)


@rules("PH-4.2c", "PH-R89")
def test_partners_land_is_as_cheap_as_own_and_nobodys_is_not() -> None:
    costs = {}
    for owner, ways in (("Bob", []), ("Bob", ["Ann"]), ("nobody", ["Ann"])):
        state = turn(fields={EAST: {"owner": owner}}, realms={"Bob": {"ways": ways}})
        walker = army(state, ANN, 101)
        costs[owner, bool(ways)] = step_cost(state, walker, walker.field, EASTWARDS)

    assert costs == {("Bob", False): 7, ("Bob", True): 4, ("nobody", True): 7}


@rules("PH-1.5.2a", "PH-R65")
def test_a_quay_does_not_change_movement_points() -> None:
    costs = set()
    for quays in ([], ["O"]):
        state = turn(fields={HERE: {"quays": quays}, EAST: {"terrain": "w"}}, mine=fleet(EAST))
        walker = Army(ANN, 101, at(state, EAST))
        costs.add(step_cost(state, walker, walker.field, 5))

    assert costs == {7}


@pytest.mark.parametrize(
    ("unit", "points"),
    [
        pytest.param(foot(), 9, id="K"),
        pytest.param(riders(), 21, id="R"),
        pytest.param(fleet(), 42, id="S"),
        pytest.param(foot(light=1), 9, id="LKP"),
        pytest.param(riders(heavy=1), 9, id="R with SKP"),
        pytest.param(fleet(heavy=1), 42, id="SKS"),
        pytest.param(riders(gold=49_999), 21, id="little gold"),
        pytest.param(riders(gold=50_000), 9, id="much gold"),
        pytest.param(riders(gold=30_000, special=20_000), 9, id="gold of both kinds"),
        pytest.param(fleet(gold=90_000), 42, id="laden ships"),
    ],
)
@rules("PH-4a", "PH-4.3c", "PH-R66", "PH-R69", "PH-1.1.4a")
def test_points_of_a_month(unit: dict[str, Any], points: int) -> None:
    state = turn(mine=unit)

    assert budget(state, army(state, ANN, int(next(iter(unit))))) == points


def test_ph_4_3c_prisoners_and_trade_goods_slow_riders_down() -> None:
    state = turn(mine=riders())
    laden = state.edit_army(army(state, ANN, 201).key)
    laden.goods = (("cloth", 1),)

    assert budget(state, laden) == 9


def test_ph_r66_laden_riders_pay_what_riders_pay() -> None:
    state = turn(mine=riders(gold=50_000), fields={EAST: {"terrain": "f"}})

    with refused("PH-4f", army="201", have=9, need=10, terrain="terrain_3", start=HERE, field=EAST):
        march(state, EAST, number=201)


def test_ph_4o_points_left_over_are_lost_at_the_end_of_the_month() -> None:
    state = turn(mine=riders())
    march(state, EAST, number=201)
    assert points_left(state, army(state, ANN, 201)) == 14

    finish_month(state)
    finish_month(state)
    assert points_left(state, army(state, ANN, 201)) == 21
