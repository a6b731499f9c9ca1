"""Provinces and Gemarken, sides, neighbours, distances and lines (PH-0.1)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.words.vocabulary import SIDES
from tafelrunde.games.phoenix.world.coordinates import (
    ERKENFARA,
    FAR,
    KF_H,
    KF_R,
    Shape,
    block,
    distance_between,
    hexagon,
    opposite,
)
from tafelrunde.games.phoenix.world.places import SIDE_WORDS, need_neighbours, read_field
from tafelrunde.games.phoenix.world.world import NOWHERE
from tests.games.phoenix.map_facts import DIRECTIONS, GATES, NEIGHBOURS, ROWS, neighbour
from tests.games.phoenix.plain_world import ERKENFARA_PLAIN as WORLD
from tests.games.phoenix.plain_world import plain

COMMON = 6576
FIELDS = st.integers(0, COMMON - 1)
SHAPES = [hexagon(0), hexagon(1), hexagon(3), block(1, 1), block(4, 3), block(19, 2), ERKENFARA]


@pytest.mark.parametrize("text", ["503/22", "0503/22", "503/ 22", " 503/022 ", "503 / 22"])
def test_ph_0_1a_a_field_is_named_by_province_and_gemark(text: str) -> None:
    assert WORLD.label(read_field(WORLD, text)) == "503/22"


@pytest.mark.parametrize(
    "text", ["", "503", "503/", "/22", "503-22", "50322", "503/22/1", "x503/22", "2002/01"]
)
def test_ph_0_1a_everything_else_is_no_field(text: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_field(WORLD, text)

    assert refusal.value.rule == "PH-0.1a"
    assert refusal.value.params["example"] == "101/01"


@given(FIELDS)
def test_ph_0_1a_every_label_leads_back_to_its_field(field: int) -> None:
    assert read_field(WORLD, WORLD.label(field)) == field


def test_ph_0_1b_the_six_sides_run_clockwise_and_each_has_its_opposite() -> None:
    middle = read_field(WORLD, "806/27")
    around = [WORLD.neighbour[6 * middle + i] for i in range(6)]

    assert [WORLD.label(field) for field in around] == [
        "806/19",
        "806/20",
        "806/28",
        "806/35",
        "806/34",
        "806/26",
    ]
    assert [SIDE_WORDS[word.lower()] for word in DIRECTIONS] == list(range(6))
    assert [opposite(i) for i in range(6)] == [3, 4, 5, 0, 1, 2]


@pytest.mark.parametrize(
    ("word", "side"),
    [("ne", 1), ("E", 2), ("SE", 3), ("Nordosten", 1), ("südwesten", 4), ("Suedosten", 3), ("west", 5)],
)
def test_ph_0_1b_sides_are_read_in_both_languages(word: str, side: int) -> None:
    assert SIDES.meanings[(fold(word),)] == DIRECTIONS[side]


@pytest.mark.parametrize("word", ["", "N", "S", "Norden", "NNW", "0"])
def test_ph_0_1b_there_is_no_other_side(word: str) -> None:
    assert (fold(word),) not in SIDES.meanings


def test_ph_0_1_1a_a_province_has_48_fields_in_eight_rows() -> None:
    assert list(Counter(KF_R[1:]).values()) == [4, 5, 6, 7, 8, 7, 6, 5]
    assert set(Counter(WORLD.gf[:COMMON]).values()) == {48}


def test_ph_0_1_1b_the_number_of_a_province_is_its_column_and_row() -> None:
    assert ERKENFARA.provinces()[:7] == [101, 102, 103, 104, 105, 106, 201]
    # A row further is eight rows further down the map, a column further twelve half-columns to the right.
    assert ERKENFARA.place(504, 22)[1] - ERKENFARA.place(503, 22)[1] == 8
    assert ERKENFARA.place(603, 22)[0] - ERKENFARA.place(503, 22)[0] == 12


@pytest.mark.parametrize(
    ("text", "first", "last"), [("107/01", 101, 106), ("700/01", 701, 712), ("899/48", 801, 811)]
)
def test_ph_0_1_1b_a_refusal_says_which_provinces_the_column_has(text: str, first: int, last: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_field(WORLD, text)

    assert refusal.value.rule == "PH-0.1.1b"
    assert (refusal.value.params["first"], refusal.value.params["last"]) == (first, last)


def test_ph_0_1_1c_erkenfara_has_137_provinces_and_6576_fields() -> None:
    assert ERKENFARA.rows == ROWS
    assert len(ERKENFARA.provinces()) == 137
    assert WORLD.size == COMMON + 48 + 1  # the nest and the castle lie on no common map


@pytest.mark.parametrize("radius", range(6))
def test_ph_0_1_1c_a_world_may_have_another_size(radius: int) -> None:
    provinces = hexagon(radius).provinces()

    assert len(set(provinces)) == 3 * radius * (radius + 1) + 1
    assert plain(hexagon(radius)).size == 48 * len(provinces) + 49


def test_ph_0_1_1d_every_neighbour_is_the_one_of_the_table_of_the_facts() -> None:
    rows = [line.split(":") for line in NEIGHBOURS.split("\n") if line]
    table = {int(kf): entries.split() for kf, entries in rows}
    for field in range(COMMON):
        expected = [neighbour(WORLD.gf[field], entry) for entry in table[WORLD.kf[field]]]
        found = [WORLD.neighbour[6 * field + i] for i in range(6)]
        assert [
            None if other == NOWHERE else (WORLD.gf[other], WORLD.kf[other]) for other in found
        ] == expected


def test_ph_0_1_1d_only_at_the_rim_has_a_field_fewer_than_six_neighbours() -> None:
    few = [field for field in range(COMMON) if len(WORLD.around[field]) < 6]
    rim = {gf for gf in ERKENFARA.provinces() if gf % 100 in (1, ROWS[gf // 100 - 1]) or gf // 100 in (1, 15)}

    # Six neighbours each, but for the sides where the world ends; every adjacent pair counted from both.
    assert sum(len(WORLD.around[field]) for field in range(COMMON)) == 38_800
    assert {WORLD.gf[field] for field in few} <= rim
    assert min(len(WORLD.around[field]) for field in few) == 3


@pytest.mark.parametrize("shape", SHAPES)
def test_ph_0_1_1d_provinces_join_without_gaps_or_overlaps_in_every_shape(shape: Shape) -> None:
    world = plain(shape)

    assert len(world.by_place) == world.size
    for field in range(world.size - 49):
        for direction in range(6):
            other = world.neighbour[6 * field + direction]
            if other != NOWHERE:
                assert world.neighbour[6 * other + opposite(direction)] == field
        assert world.shape.named(world.h[field], world.r[field]) == (world.gf[field], world.kf[field])


def test_ph_0_1_1d_the_gates_lie_at_the_six_corners_of_the_hexagon() -> None:
    gates = [read_field(WORLD, text) for text in GATES]
    middle = read_field(WORLD, "806/27")
    turned = [(WORLD.h[gate] - WORLD.h[middle], WORLD.r[gate] - WORLD.r[middle]) for gate in gates]

    assert all(len(WORLD.around[gate]) == 6 for gate in gates)
    assert [(h > 0, (r > 20) - (r < -20)) for h, r in turned] == [
        (False, -1), (True, -1), (True, 0), (True, 1), (False, 1), (False, 0),
    ]  # fmt: skip


@given(FIELDS)
def test_ph_0_1_2a_a_step_leads_to_a_neighbour_and_nowhere_else(field: int) -> None:
    for other in WORLD.disc(field, 2):
        if WORLD.distance(field, other) == 1:
            assert WORLD.neighbour[6 * field + need_neighbours(WORLD, field, other)] == other
        else:
            with pytest.raises(IllegalMove) as refusal:
                need_neighbours(WORLD, field, other)
            assert refusal.value.rule == "PH-0.1.2a"
            assert refusal.value.params == {"start": WORLD.label(field), "field": WORLD.label(other)}


def test_ph_0_1_2b_gemarken_are_numbered_row_by_row_from_the_top_left() -> None:
    order = sorted(range(1, 49), key=lambda kf: (KF_R[kf], KF_H[kf]))

    assert order == list(range(1, 49))


@pytest.mark.parametrize("kf", [0, 49, 66, 100])
def test_ph_0_1_2b_there_are_no_other_numbers(kf: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_field(WORLD, f"503/{kf}")

    assert refusal.value.rule == "PH-0.1.2b"
    assert refusal.value.params == {"kf": kf}


@given(FIELDS, FIELDS, FIELDS)
def test_ph_0_1_2c_distance_is_symmetric_and_no_detour_is_shorter(a: int, b: int, c: int) -> None:
    assert WORLD.distance(a, b) == WORLD.distance(b, a)
    assert (WORLD.distance(a, b) == 0) == (a == b)
    assert WORLD.distance(a, c) <= WORLD.distance(a, b) + WORLD.distance(b, c)


@pytest.mark.parametrize("name", ["806/27", "101/01", "1506/43"])
def test_ph_0_1_2c_distance_is_the_number_of_steps(name: str) -> None:
    start = read_field(WORLD, name)
    steps = {start: 0}
    edge = [start]
    for field in edge:  # grows while it is walked: the plain search in width
        for other in WORLD.around[field]:
            if other not in steps:
                steps[other] = steps[field] + 1
                edge.append(other)

    assert len(steps) == COMMON
    # The rim of Erkenfara has two notches; around them the straight line leaves the world.
    longer = [field for field, count in steps.items() if count != WORLD.distance(start, field)]
    assert all(steps[field] > WORLD.distance(start, field) for field in longer)
    assert len(longer) < COMMON // 50


@given(FIELDS, st.integers(0, 12))
def test_ph_0_1_2c_rings_and_discs_hold_the_fields_at_their_distance(field: int, radius: int) -> None:
    disc = WORLD.disc(field, radius)

    assert len(disc) == len(set(disc))
    assert set(disc) == {other for other in range(COMMON) if WORLD.distance(field, other) <= radius}
    assert {WORLD.distance(field, other) for other in WORLD.ring(field, radius)} <= {radius}


@given(FIELDS, FIELDS)
def test_ph_0_1_2c_a_line_is_a_shortest_way(a: int, b: int) -> None:
    line = WORLD.line(a, b)
    steps = [WORLD.distance(field, other) for field, other in pairwise(line)]

    assert (line[0], line[-1]) == (a, b)
    assert sum(steps) == WORLD.distance(a, b)  # also where a line leaves the world for a field or two
    assert steps == [1] * WORLD.distance(a, b) or len(line) <= WORLD.distance(a, b)


@given(st.integers(-99, 99), st.integers(-99, 99))
def test_ph_0_1_2c_axial_coordinates_give_the_same_distance(q: int, r: int) -> None:
    assert distance_between(2 * q + r, r, 0, 0) == max(abs(q), abs(r), abs(q + r))


def test_ph_6_6_1a_the_nest_has_48_fields_and_borders_on_no_province() -> None:
    nest = [field for field in range(WORLD.size) if WORLD.gf[field] == 2001]

    assert len(nest) == sum(WORLD.is_nest) == 48
    assert {WORLD.gf[other] for field in nest for other in WORLD.around[field]} == {2001}
    assert not any(WORLD.is_connected(nest[0], field) for field in range(COMMON))
    assert WORLD.distance(nest[0], 0) >= FAR - 200


def test_the_castle_of_the_elementals_has_no_neighbours() -> None:
    castle = read_field(WORLD, "6666/66")

    assert castle == WORLD.castle
    assert WORLD.around[castle] == ()
    assert not any(WORLD.is_connected(castle, field) for field in range(WORLD.size) if field != castle)
