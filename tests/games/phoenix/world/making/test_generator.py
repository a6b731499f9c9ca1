"""Generated worlds: the same for the same recipe, believable, and fair to every founding realm."""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec
import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.tables.terrain import DEEP_SEA, LAND, MOUNTAINS, NAMES_EN, WATER
from tafelrunde.games.phoenix.world.description import DEFAULT_NEST, build, write_description
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.games.phoenix.world.making.measure import Fairness, fairness
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import World
from tests.complaining import complains
from tests.games.phoenix.map_facts import GATES, SURFACINGS

SEEDS = range(50)
FEW_SEEDS = range(0, 50, 10)
SMALL = "hexagon 3"
SIZES = ((SMALL, 4), ("hexagon 2", 2))
ERKENFARA_SEEDS = (1,)


@cache
def world(seed: int, size: str = SMALL, realms: int = 4) -> World:
    return build(generate(Recipe(seed, realms, size)))


@cache
def measured(seed: int, size: str = SMALL, realms: int = 4) -> Fairness:
    made = world(seed, size, realms)
    return fairness(made, made.landmarks.starts)


def some_worlds() -> list[World]:
    return [world(seed) for seed in FEW_SEEDS] + [world(seed, "erkenfara", 12) for seed in ERKENFARA_SEEDS]


def corners(made: World) -> dict[frozenset[int], list[frozenset[int]]]:
    """The meeting points of three fields, and where rivers lead from each."""
    rivers: dict[frozenset[int], list[frozenset[int]]] = {}
    for edge in range(made.edges):
        if made.river[edge]:
            side = made.edge_side[edge]
            one, other = side // 6, made.neighbour[side]
            both = sorted(set(made.around[one]) & set(made.around[other]))
            ends = [frozenset((one, other, third)) for third in both]
            assert len(ends) == 2
            rivers.setdefault(ends[0], []).append(ends[1])
            rivers.setdefault(ends[1], []).append(ends[0])
    return rivers


def floor(made: World, corner: frozenset[int]) -> int:
    return min(made.height[field] for field in corner)


def sailed(made: World, start: int) -> set[int]:
    """The water that ships reach from there."""
    reached = [start]
    seen = {start}
    for field in reached:  # grows while it is walked
        for other in made.around[field]:
            if made.is_water[other] and other not in seen:
                seen.add(other)
                reached.append(other)
    return seen


@pytest.mark.parametrize("size", [SMALL, "block 3x4"])
def test_a_recipe_always_gives_the_same_world(size: str) -> None:
    one, again = generate(Recipe(7, 2, size)), generate(Recipe(7, 2, size))

    assert write_description(one) == write_description(again)
    assert write_description(one) != write_description(generate(Recipe(8, 2, size)))


def test_a_recipe_gives_the_same_world_on_every_machine_and_build() -> None:
    digests = {
        size: hashlib.sha256(write_description(generate(Recipe(1, 2, size)))).hexdigest()[:16]
        for size in ("hexagon 2", "block 4x4")
    }

    # A change here is a change of every campaign founded on a seed: only with a new version of the rules.
    assert digests == {"hexagon 2": "3ea7930b6c37c7b9", "block 4x4": "aa0ba08ba49f7f02"}


def test_rivers_run_along_land_and_end_in_the_sea_or_a_lake_always_downhill() -> None:
    for made in some_worlds():
        rivers = corners(made)
        mouths = [corner for corner in rivers if floor(made, corner) == 0]
        reached = set(mouths)
        for corner in mouths:  # grows while it is walked: from every mouth upwards
            for upper in rivers[corner]:
                if upper not in reached and floor(made, upper) >= floor(made, corner):
                    reached.add(upper)
                    mouths.append(upper)

        assert len(rivers) > 20
        assert reached == set(rivers)
        for edge in range(made.edges):
            if made.river[edge]:
                side = made.edge_side[edge]
                assert made.height[side // 6] > 0 < made.height[made.neighbour[side]]


def test_every_terrain_lies_where_it_belongs() -> None:
    for made in some_worlds():
        kinds = {NAMES_EN[kind] for kind in made.terrain}
        assert kinds == set(NAMES_EN[1:])
        high = [field for field in range(made.size) if made.terrain[field] == MOUNTAINS]
        beside = [other for field in high for other in made.around[field]]
        assert sum(made.height[other] >= 3 for other in beside) > 0.7 * len(beside)
        for field in range(made.size):
            around = [made.terrain[other] for other in made.around[field]]
            if made.terrain[field] == DEEP_SEA:
                assert made.landmarks.audvacar in made.around[field] or not set(around) & set(LAND)
            if made.gf[field] < 2000 and len(around) < 6:
                assert made.is_water[field]


def test_shallow_water_surrounds_the_continents_and_cliffs_are_rare() -> None:
    for made in some_worlds():
        pairs = [
            (field, other)
            for field in range(made.size)
            for other in made.around[field]
            if field < other and made.height[field] and made.height[other]
        ]
        steep = [pair for pair in pairs if abs(made.height[pair[0]] - made.height[pair[1]]) > 1]
        coast = [
            field
            for field in range(made.size)
            if made.terrain[field] == WATER and any(made.height[other] for other in made.around[field])
        ]

        assert len(steep) < 0.03 * len(pairs)
        assert coast


@pytest.mark.parametrize("land", [20, 48, 70])
def test_as_much_land_as_asked_for(land: int) -> None:
    made = build(generate(Recipe(3, 1, SMALL, land)))
    common = [field for field in range(made.size) if made.gf[field] < 2000]

    assert (
        abs(100 * sum(made.height[field] > 0 for field in common) / len(common) - land) < 13
    )  # rim and gates are always sea


def test_audvacar_is_an_island_in_the_deep_sea_that_ships_reach_from_every_gate() -> None:
    for made in some_worlds():
        marks = made.landmarks
        assert made.height[marks.audvacar] == 1
        assert all(made.is_deep[field] for field in made.around[marks.audvacar])
        water = sailed(made, made.around[marks.audvacar][0])
        assert water.issuperset(marks.gates + marks.surfacings)


@pytest.mark.parametrize("seed", ERKENFARA_SEEDS)
def test_erkenfara_has_its_six_gates_and_two_surfacing_points(seed: int) -> None:
    made = world(seed, "erkenfara", 12)

    assert [made.label(field) for field in made.landmarks.gates] == list(GATES)
    assert [made.label(field) for field in made.landmarks.surfacings] == list(SURFACINGS)
    around = {near for field in made.landmarks.gates for near in made.around[field]}
    assert all(made.is_water[field] for field in around)


def test_ph_r47_the_gate_of_the_nest_is_2001_04_unless_the_map_says_otherwise() -> None:
    plain = generate(Recipe(1, 1, "hexagon 1"))
    nest = "wwwwwwwA" + DEFAULT_NEST[8:]
    made, other = build(plain), build(msgspec.structs.replace(plain, terrain={**plain.terrain, "2001": nest}))

    assert made.label(made.landmarks.nest_gate) == "2001/04"
    assert other.label(other.landmarks.nest_gate) == "2001/08"
    assert made.landmarks.nest_gate == read_field(made, "2001/4")
    assert other.landmarks.nest_gate == read_field(other, "2001/8")


@pytest.mark.parametrize("seed", SEEDS)
def test_ph_2b_every_capital_has_six_land_fields_and_ph_2c_is_10_fields_from_the_next(seed: int) -> None:
    made = world(seed, *SIZES[seed % 2])

    assert len(set(made.landmarks.starts)) == SIZES[seed % 2][1]
    for start in made.landmarks.starts:
        assert [made.is_water[field] for field in (start, *made.around[start])] == [0] * 7
    assert measured(seed, *SIZES[seed % 2]).nearest >= 10


@pytest.mark.parametrize("seed", SEEDS)
def test_starting_places_are_fair(seed: int) -> None:
    found = measured(seed, *SIZES[seed % 2])

    assert found.income_spread <= 3
    assert found.home_spread <= 10
    assert found.expanse_spread <= 40
    assert all(1 <= place.to_sea <= 5 for place in found.places)
    assert all(place.land >= 40 for place in found.places)


@pytest.mark.parametrize("realms", [12, 20])
def test_a_dozen_and_more_realms_start_fairly_on_erkenfara(realms: int) -> None:
    found = measured(1, "erkenfara", realms)

    assert len(found.places) == realms
    assert found.nearest >= 10
    assert found.income_spread <= 5


def test_fairness_counts_what_lies_around_a_capital() -> None:
    made = world(0)
    start = made.landmarks.starts[0]
    place = measured(0).places[0]
    near = [field for field in range(made.size) if made.distance(field, start) <= 5]

    assert place.field == made.label(start)
    assert place.income == sum(made.income[field] for field in near)
    assert place.land == sum(made.height[field] > 0 for field in near)
    assert place.home == sum(made.income[field] for field in (start, *made.around[start]))
    alone = fairness(made, [start])
    assert (alone.income_spread, alone.nearest) == (0.0, 0)
    assert alone.places[0].expanse >= place.expanse


def test_too_many_realms_are_refused_with_the_number_that_fits() -> None:
    with complains("do not fit into a world hexagon 2: 30. Capitals that found room"):
        generate(Recipe(1, 30, "hexagon 2"))


@pytest.mark.parametrize(
    "recipe", [Recipe(1, -1), Recipe(1, 201), Recipe(1, 1, "round"), Recipe(1, 1, SMALL, 5)]
)
def test_recipes_without_sense_are_refused(recipe: Recipe) -> None:
    with pytest.raises(Complaint):
        generate(recipe)


def test_small_worlds_have_neither_gates_nor_audvacar() -> None:
    made = build(generate(Recipe(1, 1, "hexagon 1")))

    assert made.landmarks.gates == made.landmarks.surfacings == ()
    assert made.landmarks.audvacar == -1
    assert len(made.landmarks.starts) == 1
