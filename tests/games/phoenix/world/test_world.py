"""Terrain, rivers, edges and the description of a world (PH-0.3, PH-0b)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.games.phoenix.tables.terrain import (
    HEIGHT,
    INCOME,
    INHABITANTS,
    IS_DEEP,
    IS_WATER,
    LETTERS,
    NAMES_EN,
)
from tafelrunde.games.phoenix.world.coordinates import ERKENFARA, PROVINCE_FIELDS, hexagon
from tafelrunde.games.phoenix.world.description import (
    Description,
    build,
    describe,
    read_description,
    write_description,
)
from tafelrunde.games.phoenix.world.sizes import read_shape, shape_text
from tafelrunde.games.phoenix.world.world import NOWHERE
from tafelrunde.telling.complaints import said
from tests.complaining import complains
from tests.games.phoenix.map_facts import TERRAINS
from tests.games.phoenix.plain_world import plain

ONE = Description(name="one", shape="hexagon 0", terrain={"101": "t" * 48})
SIDES = ("NW", "NO", "O", "SO", "SW", "W")


def changed(**changes: Any) -> Description:
    return msgspec.structs.replace(ONE, **changes)


def row(name: str) -> tuple[int, int, int, int]:
    number = NAMES_EN.index(name)
    return number, HEIGHT[number], INHABITANTS[number], INCOME[number]


@pytest.mark.parametrize("name", ["water", "gate", "surfacing point"])
def test_ph_0_3_2f_water_has_no_height_no_people_and_no_income(name: str) -> None:
    assert row(name)[1:] == (0, 0, 0)
    assert IS_WATER[NAMES_EN.index(name)]


def test_ph_0_3_3b_deep_sea_is_water_with_no_people_and_no_income() -> None:
    assert row("deep sea") == TERRAINS["deep sea"]
    assert [NAMES_EN[kind] for kind in range(12) if IS_DEEP[kind]] == ["deep sea", "surfacing point"]


def test_ph_0_3_4a_lowland() -> None:
    assert row("lowland") == TERRAINS["lowland"] == (9, 1, 50_000, 1000)


def test_ph_0_3_5a_forest() -> None:
    assert row("forest") == TERRAINS["forest"] == (3, 1, 40_000, 800)


def test_ph_0_3_6a_highland() -> None:
    assert row("highland") == TERRAINS["highland"] == (2, 2, 40_000, 800)


def test_ph_0_3_7a_hills() -> None:
    assert row("hills") == TERRAINS["hills"] == (6, 3, 25_000, 500)


def test_ph_0_3_8a_mountains() -> None:
    assert row("mountains") == TERRAINS["mountains"] == (7, 4, 10_000, 200)


def test_ph_0_3_9a_desert() -> None:
    assert row("desert") == TERRAINS["desert"] == (4, 1, 15_000, 300)


def test_ph_0_3_10a_swamp() -> None:
    assert row("swamp") == TERRAINS["swamp"] == (5, 1, 15_000, 300)


@given(st.text(alphabet="w~tfdshbg", min_size=48, max_size=48))
def test_ph_0_3a_a_field_has_one_height_and_one_terrain_and_ph_0b_its_people_follow(letters: str) -> None:
    world = build(changed(terrain={"101": letters}))
    kinds = [TERRAINS[NAMES_EN[LETTERS.index(letter)]] for letter in letters]

    assert list(world.terrain[:48]) == [number for number, _, _, _ in kinds]
    assert list(world.height[:48]) == [height for _, height, _, _ in kinds]
    assert list(world.inhabitants[:48]) == [people for _, _, people, _ in kinds]
    assert list(world.income[:48]) == [income for _, _, _, income in kinds]
    assert list(world.is_water[:48]) == [int(height == 0) for _, height, _, _ in kinds]


@given(st.text(alphabet="tfdshbg", min_size=96, max_size=96))
def test_ph_0b_no_province_is_settled_more_densely_than_another(letters: str) -> None:
    world = build(Description("two", "block 1x2", {"101": letters[:48], "102": letters[48:]}))
    people: dict[int, set[int]] = {}
    for field in range(96):
        people.setdefault(world.terrain[field], set()).add(world.inhabitants[field])

    assert all(len(counts) == 1 for counts in people.values())


@given(st.sets(st.tuples(st.integers(1, 48), st.sampled_from(SIDES)), max_size=20))
def test_ph_0_3_11a_a_river_is_at_its_side_for_both_fields(sides: set[tuple[int, str]]) -> None:
    world = build(changed(rivers={"101": " ".join(f"{kf}{side}" for kf, side in sides)}))

    for kf, side in sides:
        field, direction = world.field(101, kf), SIDES.index(side)
        other = world.neighbour[6 * field + direction]
        assert world.river[world.edge[6 * field + direction]]
        if other != NOWHERE:
            assert world.river[world.edge[6 * other + (direction + 3) % 6]]
    assert sum(world.river) <= len(sides)


@pytest.mark.parametrize("shape", [hexagon(0), hexagon(2), ERKENFARA])
def test_every_edge_has_one_number_from_both_sides_and_no_other_has_it(shape: Any) -> None:
    world = plain(shape)
    sides: dict[int, list[int]] = {}
    for side, edge in enumerate(world.edge):
        sides.setdefault(edge, []).append(side)

    assert sorted(sides) == list(range(world.edges))
    for edge, pair in sides.items():
        assert world.edge_side[edge] == pair[0]
        beyond = world.neighbour[pair[0]]
        assert [side // 6 for side in pair[1:]] == ([] if beyond == NOWHERE else [beyond])


def test_steps_are_the_neighbours_with_their_edges_and_sides() -> None:
    world = plain(hexagon(1))
    for field, steps in enumerate(world.steps):
        assert [other for other, _, _ in steps] == list(world.around[field])
        for other, edge, side in steps:
            assert (side // 6, world.neighbour[side], world.edge[side]) == (field, other, edge)


@given(st.text(alphabet="w~tfdshbg.", min_size=48, max_size=48), st.sampled_from(SIDES))
def test_ways_over_land_and_sea_are_the_steps_that_heights_and_water_allow(letters: str, side: str) -> None:
    rivers = " ".join(f"{kf}{side}" for kf, letter in enumerate(letters, 1) if letter in "tf")
    world = build(changed(terrain={"101": letters}, rivers={"101": rivers}))

    for field in range(world.size):
        land = {
            (other, edge, abs(world.height[other] - world.height[field]), world.river[edge])
            for other, edge, _ in world.steps[field]
            if world.height[field]
            and world.height[other]
            and abs(world.height[other] - world.height[field]) < 2
        }
        sea = {
            (other, edge)
            for other, edge, _ in world.steps[field]
            if world.height[field] == world.height[other] == 0
        }
        assert (set(world.land_steps[field]), set(world.sea_steps[field])) == (land, sea)


@given(
    st.lists(st.text(alphabet="w~tfdshbg.", min_size=48, max_size=48), min_size=7, max_size=7),
    st.sets(st.tuples(st.integers(0, 6), st.integers(1, 48), st.sampled_from(SIDES)), max_size=9),
)
def test_a_description_builds_a_world_that_describes_itself_alike(
    rows: list[str], sides: set[tuple[int, int, str]]
) -> None:
    provinces = [str(gf) for gf in hexagon(1).provinces()]
    land = [(province, kf, side) for province, kf, side in sides if rows[province][kf - 1] not in "w~."]
    rivers: dict[str, str] = {}
    for province, kf, side in land:
        gf = provinces[province]
        rivers[gf] = f"{rivers.get(gf, '')} {kf}{side}"
    world = build(Description("seven", "hexagon 1", dict(zip(provinces, rows, strict=True)), rivers))

    again = build(read_description(write_description(describe(world)), "again"))
    assert describe(again) == describe(world)
    assert (again.key, again.terrain, again.river) == (world.key, world.terrain, world.river)


def test_worlds_of_one_shape_share_what_follows_from_their_fields() -> None:
    """And nothing else: each is the same as if it were alone."""
    sea = changed(terrain={"101": "w" * 48}, rivers={})
    first, second = build(ONE), build(sea)
    assert second.steps is first.steps
    assert second.labelled is first.labelled
    assert second.land_steps != first.land_steps

    for holes in range(1, 6):  # so many others that the twins are forgotten
        build(changed(terrain={"101": "." * holes + "t" * (48 - holes)}))
    alone = build(sea)
    assert alone.steps is not second.steps
    for name in (
        *("gf", "kf", "number", "labels", "labelled", "h", "r", "by_place", "neighbour", "edge", "edge_side"),
        *("edges", "steps", "around", "is_nest", "terrain", "river", "land_steps", "sea_steps", "walks"),
    ):
        assert getattr(alone, name) == getattr(second, name), name


def test_fields_that_do_not_exist_have_no_neighbours_and_no_number() -> None:
    world = build(changed(terrain={"101": "." + "t" * 47}))

    assert world.field(101, 1) == NOWHERE
    assert world.label(0) == "101/02"
    assert world.direction(world.field(101, 2), world.field(101, 1)) == NOWHERE


DAMAGED: list[tuple[dict[str, Any], str, str]] = [
    ({"format": 2}, "world, format", "reads 1"),
    ({"shape": "round"}, "world, shape", "no world size “round”"),
    ({"shape": "block 20x3"}, "world, shape", "1 to 19 columns"),
    ({"shape": "columns 0:1 2:1"}, "world, shape", "4 rows apart"),
    ({"terrain": {}}, "world, terrain", "province 101 is missing (1 in all)"),
    ({"terrain": {"101": "t" * 48, "102": "t" * 48}}, "world, terrain", "no province “102”"),
    ({"terrain": {"101": "t" * 47}}, "world, terrain.101", "letters: 47"),
    ({"terrain": {"101": "t" * 9 + "q" + "t" * 38}}, "world, terrain.101", "“q” at field 10"),
    ({"rivers": {"101": "5NO 7N"}}, "world, rivers.101", "“7N” is not a side"),
    ({"rivers": {"101": "49NO"}}, "world, rivers.101", "“49NO”"),
    ({"rivers": {"x": "1NO"}}, "world, rivers.x", "“1NO”"),
    ({"terrain": {"101": "w" * 48}, "rivers": {"101": "5NO"}}, "world, rivers.101", "101/05 NO has no land"),
    ({"gates": ("101/01",)}, "world, gates", "listed are [101/01]"),
    ({"terrain": {"101": "A" + "t" * 47}}, "world, gates", "stands at [101/01]"),
    ({"terrain": {"101": "t" * 48, "2001": "w" * 48}}, "world, terrain.2001", "the nest has 0 gates"),
    ({"audvacar": "102/01"}, "world, audvacar", "no field “102/01”"),
    ({"terrain": {"101": "w" * 48}, "audvacar": "101/01"}, "world, audvacar", "101/01 is water"),
    ({"starts": ("101/01",)}, "world, starts", "101/01 has 3 land fields around it"),
    ({"starts": ("101/25", "101/28")}, "world, starts", "101/28 is only 3 fields away from 101/25"),
]


@pytest.mark.parametrize(("change", "where", "sentence"), DAMAGED)
def test_a_damaged_description_is_refused_with_the_place(
    change: dict[str, Any], where: str, sentence: str
) -> None:
    with pytest.raises(BadFile) as refusal:
        build(changed(**change))

    assert refusal.value.where == where
    assert sentence in said(refusal.value, "en")
    assert said(refusal.value, "de") != said(refusal.value, "en")


@pytest.mark.parametrize(
    "raw", [b"", b"{}", b"[]", b'{"name": "x", "shape": 3, "terrain": {}}', b'{"nam": "x"}']
)
def test_what_is_no_description_is_refused_with_the_file(raw: bytes) -> None:
    with complains("welt.json: this is not a world", kind=BadFile):
        read_description(raw, "welt.json")


@pytest.mark.parametrize(
    "text", ["erkenfara", "hexagon 0", "hexagon 9", "block 19x99", "columns 0:6 -4:7 8:3"]
)
def test_shapes_in_words_lead_back_to_themselves(text: str) -> None:
    shape = read_shape(text)

    assert shape_text(shape) == text
    assert len(shape.provinces()) * PROVINCE_FIELDS == 48 * sum(shape.rows)


ENDLESS = [words + 5000 * "9" for words in ("hexagon ", "block 3x", "columns 0:")]
"""Numbers too long to be read as such."""


@pytest.mark.parametrize(
    "text", ["", "hexagon", "hexagon 10", "block 0x3", "block 3x100", "columns", "7x6", *ENDLESS]
)
def test_other_shapes_are_refused(text: str) -> None:
    with pytest.raises(Complaint):
        read_shape(text)
