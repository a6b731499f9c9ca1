"""Reach, paths and reasons: the quick search equals the slow truth, and every refusal can be said."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.marching.journeys import journey
from tafelrunde.games.phoenix.marching.movement import followed
from tafelrunde.games.phoenix.marching.paths import find_path
from tafelrunde.games.phoenix.marching.persons import walking
from tafelrunde.games.phoenix.marching.reach import Spread, reach, spread, spread_stepwise, why_not
from tafelrunde.games.phoenix.marching.steps import ready
from tafelrunde.games.phoenix.standing.costs import budget
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.deeds import CROSSED, STOPPED
from tafelrunde.games.phoenix.state.pieces import FRESH, Army, Person
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import BRIDGE, QUAY, ROAD, WALL_FIRST, WALL_SECOND
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, along, fleet, riders, turn
from tests.games.phoenix.table import ANN, BOB, NAMES, army, at, refused

MAP = "ttfhhbgttdsfthhbttwwtttfhbgwwtttbbwsdthbw~wwtttw"
"""A province of all kinds of land and sea."""


def wild(seed: int) -> State:
    """The same land every time, with rivers, works, owners, rights and strangers at random."""
    rng = random.Random(seed)
    terrains = {
        f"{gf}/{kf:02d}": {"terrain": MAP[(kf * (1 + gf % 5) + seed) % 48]}
        for gf in (101, 102)
        for kf in range(1, 49)
    }
    for row in rng.sample(sorted(terrains), 20):
        terrains[row]["rivers"] = [rng.choice(("NW", "O", "SW"))]  # type: ignore[assignment]
    state = turn(mine={}, fields=terrains, realms={"Bob": {"ways": ["Ann"]}} if seed % 3 == 0 else {})
    world = state.setting.world
    for field in range(world.size):
        if not world.is_water[field]:
            state.owner[field] = rng.choice((ANN, ANN, BOB, NOBODY))
    for edge in range(world.edges):
        side = world.edge_side[edge]
        if world.neighbour[side] >= 0:
            state.set_works(edge, rng.choice(possible_works(state, side)))
    for number in range(101, 107):
        stranger = Army(BOB, number, rng.randrange(world.size))
        stranger.troops, stranger.leaders = 500, 1
        state.add_army(stranger)
    return state


def possible_works(state: State, side: int) -> tuple[int, ...]:
    """Quays between land and water, nothing at sea, all the rest on land."""
    world = state.setting.world
    wet = world.is_water[side // SIDES] + world.is_water[world.neighbour[side]]
    walls = (WALL_FIRST, WALL_SECOND, WALL_FIRST | WALL_SECOND | ROAD)
    return ((*[0] * 12, ROAD, ROAD, BRIDGE, ROAD | BRIDGE, *walls), (0, QUAY), (0,))[wet]


def some_unit(state: State, seed: int, kind: int) -> Army:
    """A unit of Ann's in some field where it can be, with points and height points used at random."""
    rng, world = random.Random(seed), state.setting.world
    fields = [field for field in range(96) if world.is_water[field] == (kind == 3)]
    unit = Army(ANN, 100 * kind + 1, rng.choice(fields))
    unit.troops, unit.leaders = (20 if kind == 3 else rng.choice((500, 4000))), 1
    unit.light, unit.heavy = rng.choice(((0, 0), (0, 0), (1, 0), (0, 1)))
    unit.climbs = 0 if kind == 3 else rng.choice((0, 0, 0, 1, 2))
    if rng.random() < 0.3:
        unit.points = rng.randrange(budget(state, unit) + 1)
    state.add_army(unit)
    return unit


def slow_reach(state: State, unit: Army) -> dict[int, int]:
    found = Spread(state, unit)
    spread_stepwise(state, found)
    return found.points()


@settings(max_examples=150)
@given(seed=st.integers(0, 2000), kind=st.sampled_from((1, 2, 3)))
@rules("PH-4a", "PH-4f", "PH-1.5.1h", "PH-0.3.11c", "PH-1.5.4g", "PH-5.5a", "PH-4.1a", "PH-4.2a")
def test_the_quick_search_equals_the_slow_truth(seed: int, kind: int) -> None:
    state = wild(seed % 20)
    unit = ready(state, some_unit(state, seed, kind))

    assert spread(state, unit).points() == slow_reach(state, unit)


@given(seed=st.integers(0, 400), kind=st.sampled_from((1, 2, 3)))
@rules("PH-0.1.2a", "PH-4f")
def test_every_field_in_reach_has_a_path_that_leaves_these_points(seed: int, kind: int) -> None:
    state = wild(seed % 20)
    unit = some_unit(state, seed, kind)

    for field, left in reach(state, unit).items():
        path = find_path(state, unit, field)
        assert (path[0], path[-1]) == (unit.field, field)
        assert followed(state, unit, path).points == left


@settings(max_examples=25)
@given(seed=st.integers(0, 100), kind=st.sampled_from((1, 2, 3)))
@rules("PH-0.3.2a", "PH-0.3.2b", "PH-4c", "PH-4h", "PH-1.5.1d", "PH-6.6.1a")
def test_every_field_out_of_reach_has_a_reason_in_words(seed: int, kind: int) -> None:
    state = wild(seed % 20)
    unit = some_unit(state, seed, kind)
    near = reach(state, unit)

    for field in range(0, state.setting.world.size, 7):
        if field in near or field == unit.field:
            continue
        refusal = why_not(state, unit, field)
        assert refusal.rule != "PH-0.1.2a"
        for lang in LANGS:
            text = explain(GAME, refusal, lang, [*NAMES, "SL"])
            assert "{" not in text
            assert refusal.rule in text or len(text) > 30


@given(seed=st.integers(0, 200))
@rules("PH-4k", "PH-1.9k")
def test_people_find_their_ways_over_land_and_sea(seed: int) -> None:
    state = wild(seed % 20)
    rng = random.Random(seed)
    state.add_person(Person(ANN, 601, rng.randrange(96)))
    unit = walking(state.person(601))
    found = spread(state, ready(state, unit)).points()

    for field, left in sorted(found.items())[::3]:
        assert followed(state, unit, find_path(state, unit, field)).points == left
    with pytest.raises(IllegalMove):
        find_path(state, unit, state.setting.world.size - 1)


# --- examples ----------------------------------------------------------------------------------------


def refuse(refusal: IllegalMove) -> None:
    raise refusal


def labels(state: State, found: dict[int, int]) -> dict[str, int]:
    return {state.setting.world.label(field): left for field, left in found.items()}


@rules("PH-4g", "PH-4f")
def test_reach_of_warriors_on_plain_land_is_the_ring_around() -> None:
    state = turn()

    assert labels(state, reach(state, army(state, ANN, 101))) == dict.fromkeys(
        ("101/19", "101/20", "101/26", "101/28", "101/34", "101/35"), 2
    )


def test_reach_of_riders_on_plain_land_is_three_rings() -> None:
    state = turn(mine=riders())
    found = reach(state, army(state, ANN, 201))

    assert sorted(found.values()) == [0] * 18 + [7] * 12 + [14] * 6


@rules("PH-1.5.1h")
def test_a_way_with_fewer_points_left_but_no_climb_is_kept_open() -> None:
    """Over the hill it is cheaper, but only who goes round can climb the second hill."""
    fields: dict[str, Any] = along("t", "h", "t", "h")
    fields[HERE] = {"owner": "nobody"}
    state = turn(mine=riders(), fields=fields)

    path = find_path(state, army(state, ANN, 201), at(state, FAR))

    assert EAST not in [state.setting.world.label(field) for field in path]
    assert at(state, "101/30") not in reach(state, army(state, ANN, 201))


@pytest.mark.parametrize(
    ("unit", "fields", "to", "rule"),
    [
        pytest.param(riders(), {EAST: {"terrain": "w"}}, EAST, "PH-0.3.2a", id="water"),
        pytest.param(fleet(), {HERE: {"terrain": "w"}}, EAST, "PH-0.3.2b", id="land"),
        pytest.param(riders(), {EAST: {"terrain": "g"}}, EAST, "PH-4h", id="closed"),
        pytest.param(riders(), {EAST: {"terrain": "b"}}, EAST, "PH-4c", id="too steep"),
        pytest.param(riders(heavy=1), {EAST: {"terrain": "f"}}, EAST, "PH-1.5.1d", id="needs a road"),
        pytest.param(riders(), {}, "101/23", "PH-4f", id="too far"),
        pytest.param(riders(), {}, "2001/20", "PH-6.6.1a", id="the nest"),
        pytest.param(riders(), {}, "6666/66", "PH-6.10.3b", id="the castle of the elementals"),
        pytest.param(riders(held=2, giver=1), {}, EAST, "PH-3y", id="a gift"),
        pytest.param(riders(), {}, HERE, "PH-0.1.2a", id="its own field"),
    ],
)
@rules("PH-6.10.3b", "PH-6.6.1a", "PH-0.3.2a", "PH-0.3.2b", "PH-4c", "PH-4f", "PH-4h", "PH-1.5.1d", "PH-3y")
def test_why_not(unit: dict[str, Any], fields: dict[str, Any], to: str, rule: str) -> None:
    state = turn(mine=unit, fields=fields)
    walker = army(state, ANN, int(next(iter(unit))))

    with refused(rule):
        refuse(why_not(state, walker, at(state, to)))
    with refused(rule):
        find_path(state, walker, at(state, to))
    assert at(state, to) not in reach(state, walker)


@rules("PH-0.3.11c", "PH-4f")
def test_why_not_names_the_step_that_fails() -> None:
    state = turn(mine=riders())
    with refused("PH-4f", army="201", have=0, need=7):
        refuse(why_not(state, army(state, ANN, 201), at(state, "101/23")))


@rules("PH-4f", "PH-0.3.11c", "PH-4c")
def test_why_not_tells_what_stops_the_easiest_way() -> None:
    river = {HERE: {"rivers": ["O"]}, EAST: {"rivers": ["NW", "SW"]}}
    state = turn(mine=riders("101/23"), fields=river)
    assert why_not(state, army(state, ANN, 201), at(state, "101/30")).rule == "PH-4f"

    hills = {label: {"terrain": "b"} for label in (EAST, "101/20", "101/35")}
    state = turn(mine=riders("101/26"), fields=hills)
    refusal = why_not(state, army(state, ANN, 201), at(state, "102/24"))
    assert refusal.rule == "PH-4f"

    around = ("101/18", "101/19", "101/25", "101/27", "101/33", "101/34")
    state = turn(mine=riders("101/26"), fields={label: {"terrain": "b"} for label in around})
    assert why_not(state, army(state, ANN, 201), at(state, FAR)).rule == "PH-4c"


@pytest.mark.parametrize("bit", [STOPPED, CROSSED])
@rules("PH-5.5a", "PH-R78")
def test_whose_movement_is_over_reaches_nothing(bit: int) -> None:
    state = turn(theirs={"102": {"field": HERE, "troops": 100}})
    state.edit_army(army(state, ANN, 101).key).done |= bit

    assert reach(state, army(state, ANN, 101)) == {}
    refusal = why_not(state, army(state, ANN, 101), at(state, EAST))
    assert refusal.rule == ("PH-5.5a" if bit == STOPPED else "PH-R78")


@rules("PH-R78", "PH-1.5.4g")
def test_a_wall_beside_the_start_is_in_reach_of_the_strong() -> None:
    wall = {EAST: {"owner": "Bob", "walls": ["NW", "NO", "O", "SO", "SW", "W"]}}
    for troops, is_reached in ((3999, False), (4000, True)):
        state = turn(mine=riders(troops=troops), fields=wall)
        unit = army(state, ANN, 201)
        assert (at(state, EAST) in reach(state, unit)) == is_reached
        if is_reached:
            assert reach(state, unit)[at(state, EAST)] == 0
        else:
            assert why_not(state, unit, at(state, EAST)).rule == "PH-1.5.4g"


def test_a_side_of_the_rim_leads_nowhere() -> None:
    state = turn(mine=riders("101/01"))
    world = state.setting.world
    unit = army(state, ANN, 201)

    assert any(world.neighbour[SIDES * unit.field + side] < 0 for side in range(SIDES))
    assert reach(state, unit)


# --- journeys of several months ----------------------------------------------------------------------


def slow_months(state: State, unit: Army) -> dict[int, int]:
    """By field, in how many months a unit gets there: all that it reaches from all that it has reached."""
    found, begun, months = {unit.field: 0}, [unit], 0
    while begun:
        months += 1
        new = {field for place in begun for field in spread(state, ready(state, place)).points()} - set(found)
        found.update(dict.fromkeys(new, months))
        waiting = {field for field in new if not enemies_at(state, unit.realm, field)}
        begun = [rested(unit, field) for field in (waiting | {unit.field} if months == 1 else waiting)]
    return found


def rested(unit: Army, field: int) -> Army:
    fresh = unit.copy()
    fresh.field, fresh.points, fresh.climbs, fresh.done = field, FRESH, 0, 0
    return fresh


@rules("PH-4o")
@pytest.mark.parametrize("kind", [1, 2, 3, 6])
def test_a_journey_takes_the_fewest_months_and_each_of_them_can_be_walked(kind: int) -> None:
    for seed in range(2 if kind == 6 else 4):
        state = wild(seed)
        unit = some_unit(state, seed, kind) if kind < 6 else some_person(state, seed)
        months = slow_months(state, unit)
        targets = random.Random(seed).sample(range(state.setting.world.size), 12)
        for to in {*targets, *[field for field, count in months.items() if count > 2][:5]} - {unit.field}:
            found = journey(state, unit, to)
            assert len(found) == months.get(to, 0), (seed, kind, to)
            assert [path[-1] for path in found[-1:]] == [to] * bool(found)
            walker = unit
            for path in found:
                assert path[0] == walker.field
                walker = rested(unit, followed(state, walker, path).field)


def some_person(state: State, seed: int) -> Army:
    return walking(Person(ANN, 601, random.Random(seed).randrange(96)))
