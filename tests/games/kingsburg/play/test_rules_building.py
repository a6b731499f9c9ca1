"""Building (KB-7): all 20 buildings against a second table, and every province against plain counting."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.box.data import BUILDINGS
from tafelrunde.games.kingsburg.play import events as happened
from tafelrunde.games.kingsburg.play.moves import Build, BuildTwo, Pass
from tests.games.kingsburg.table import (
    ANN,
    BRIAN,
    CINDY,
    active,
    goods,
    play,
    position,
    province,
    random_game,
    refused,
)
from tests.games.rule_table import told

Goods = tuple[int, int, int]


class Row(NamedTuple):
    """One building as printed on the province card: price in gold, wood, stone."""

    id: str
    en: str
    de: str
    row: int
    column: int
    cost: Goods
    vp: int


PROVINCE = [
    Row("statue", "Statue", "Standbild", 1, 1, (2, 0, 0), 3),
    Row("chapel", "Chapel", "Kapelle", 1, 2, (3, 0, 1), 5),
    Row("church", "Church", "Kirche", 1, 3, (3, 1, 2), 7),
    Row("cathedral", "Cathedral", "Kathedrale", 1, 4, (5, 0, 3), 9),
    Row("inn", "Inn", "Kneipe", 2, 1, (1, 1, 0), 0),
    Row("market", "Market", "Markt", 2, 2, (2, 2, 0), 1),
    Row("farms", "Farms", "Bauernhof", 2, 3, (2, 3, 1), 2),
    Row("merchants_guild", "Merchants’ Guild", "Gilde der Kaufleute", 2, 4, (3, 1, 2), 4),
    Row("guard_tower", "Guard Tower", "Wachtturm", 3, 1, (1, 0, 1), 1),
    Row("blacksmith", "Blacksmith", "Schmiede", 3, 2, (1, 2, 0), 2),
    Row("barracks", "Barracks", "Kaserne", 3, 3, (2, 2, 1), 4),
    Row("wizards_guild", "Wizards’ Guild", "Gilde der Zauberer", 3, 4, (3, 2, 2), 6),
    Row("palisade", "Palisade", "Palisaden", 4, 1, (0, 2, 0), 0),
    Row("stable", "Stable", "Ställe", 4, 2, (1, 1, 1), 2),
    Row("stone_wall", "Stone Wall", "Steinwall", 4, 3, (2, 0, 2), 2),
    Row("fortress", "Fortress", "Festung", 4, 4, (3, 0, 2), 4),
    Row("barricade", "Barricade", "Barrikade", 5, 1, (0, 1, 0), 0),
    Row("crane", "Crane", "Kran", 5, 2, (0, 1, 1), 1),
    Row("town_hall", "Town Hall", "Rathaus", 5, 3, (2, 1, 1), 2),
    Row("embassy", "Embassy", "Botschaft", 5, 4, (2, 2, 2), 4),
]
BY_PLACE = {(row.row, row.column): row for row in PROVINCE}
each_building = pytest.mark.parametrize("row", PROVINCE, ids=[row.id for row in PROVINCE])


def left_of(row: Row) -> list[str]:
    return [BY_PLACE[row.row, column].id for column in range(1, row.column)]


def price(row: Row, standing: set[str]) -> Goods:
    """The Crane takes one gold off columns 3 and 4."""
    saved = 1 if "crane" in standing and row.column >= 3 else 0
    return row.cost[0] - saved, row.cost[1], row.cost[2]


@each_building
def test_the_printed_table_says_the_same_and_names_its_sources(row: Row) -> None:
    building = BUILDINGS[PROVINCE.index(row)]

    assert (building.id, building.name.en, building.name.de) == row[:3]
    assert (building.row, building.column, building.cost, building.vp) == row[3:]
    for origin in (building.cost_from, building.vp_from):
        assert origin.sources
        assert origin.confidence in ("confirmed", "three", "two or more", "two of three")


def test_all_prices_and_points_together() -> None:
    assert sum(row.vp for row in PROVINCE) == 59
    assert [sum(row.cost[kind] for row in PROVINCE) for kind in range(3)] == [38, 22, 22]


@each_building
def test_kb_7_3_kb_7_5_a_building_takes_exactly_its_price_and_scores_at_once(row: Row) -> None:
    cost = price(row, set(left_of(row)))
    state = position(step="build", Ann={"goods": cost, "buildings": left_of(row), "vp": 10}, Brian={"vp": 10})

    events = play(state, ANN, Build(row.id))

    assert told(events, happened.Built) == [happened.Built(ANN, row.id, *cost, row.vp)]
    assert set(province(state, ANN).buildings) == {*left_of(row), row.id}
    season_end = sum(event.vp for event in told(events, happened.EmbassyScored))
    reward = sum(event.vp for event in told(events, happened.RewardGiven) if event.seat == ANN)
    assert province(state, ANN).vp == 10 + row.vp + season_end + reward
    assert goods(state, ANN) == ((1, 0, 0) if row.id == "merchants_guild" else (0, 0, 0))


@each_building
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_kb_7_3_one_good_short_is_too_little_whatever_else_one_has(row: Row, kind: int) -> None:
    cost = price(row, set(left_of(row)))
    if cost[kind] == 0:
        return
    owned = [9, 9, 9]
    owned[kind] = cost[kind] - 1
    state = position(step="build", Ann={"goods": tuple(owned), "buildings": left_of(row)})

    assert Build(row.id) not in GAME.legal_moves(state, ANN)
    with refused("KB-7.3", state):
        play(state, ANN, Build(row.id))


@each_building
def test_kb_7_4_no_building_twice(row: Row) -> None:
    state = position(step="build", Ann={"goods": (9, 9, 9), "buildings": [*left_of(row), row.id]})

    with refused("KB-7.4", state):
        play(state, ANN, Build(row.id))


@each_building
def test_kb_7_6_a_building_needs_its_left_neighbour(row: Row) -> None:
    for standing in range(row.column - 1):
        state = position(step="build", Ann={"goods": (9, 9, 9), "buildings": left_of(row)[:standing]})
        with refused("KB-7.6", state):
            play(state, ANN, Build(row.id))


owned_goods = st.tuples(*[st.integers(0, 7)] * 3)
row_lengths = st.tuples(*[st.integers(0, 4)] * 5)


def standing_in(lengths: tuple[int, ...]) -> set[str]:
    """A province with so many buildings in each row."""
    return {row.id for row in PROVINCE if row.column <= lengths[row.row - 1]}


def possible(standing: set[str], owned: Goods) -> list[Row]:
    """KB-7.3, KB-7.4, KB-7.6 in their own words, building by building."""
    return [
        row
        for row in PROVINCE
        if row.id not in standing
        and set(left_of(row)) <= standing
        and all(have >= cost for have, cost in zip(owned, price(row, standing), strict=True))
    ]


def after(standing: set[str], owned: Goods, row: Row) -> tuple[set[str], Goods]:
    gold, wood, stone = (have - cost for have, cost in zip(owned, price(row, standing), strict=True))
    return standing | {row.id}, (gold, wood, stone)


@settings(max_examples=300)
@given(row_lengths, owned_goods)
def test_kb_7_1_kb_7_3_kb_7_6_kb_7_8_exactly_what_can_be_paid_and_fits_is_offered(
    lengths: tuple[int, ...], owned: Goods
) -> None:
    standing = standing_in(lengths)
    state = position(step="build", Ann={"goods": owned, "buildings": sorted(standing)})
    expected = [Build(row.id) for row in possible(standing, owned)]

    if expected:
        assert active(state) == ANN
        assert GAME.legal_moves(state, ANN) == [*expected, Pass()]
    else:
        assert GAME.view(state, None).step != "build"


@settings(max_examples=200)
@given(row_lengths, owned_goods)
def test_kb_7_2_with_the_envoy_every_pair_that_can_be_built_one_after_the_other_is_possible(
    lengths: tuple[int, ...], owned: Goods
) -> None:
    """Offered once each where the order does not matter; `check` accepts either order that works."""
    standing = standing_in(lengths)
    state = position(step="build", envoy="Ann", Ann={"goods": owned, "buildings": sorted(standing)})
    pairs = {
        (first.id, second.id)
        for first in possible(standing, owned)
        for second in possible(*after(standing, owned, first))
    }
    if GAME.view(state, None).step != "build":
        assert not pairs
        return
    offered = [m for m in GAME.legal_moves(state, ANN) if isinstance(m, BuildTwo)]

    assert {(m.first, m.second) for m in offered} <= pairs
    assert {frozenset((m.first, m.second)) for m in offered} == {frozenset(pair) for pair in pairs}
    for first, second in pairs:
        GAME.check(state, ANN, BuildTwo(first, second))


@given(row_lengths, owned_goods)
def test_kb_7_2_without_the_envoy_no_pair_is_possible(lengths: tuple[int, ...], owned: Goods) -> None:
    standing = standing_in(lengths)
    state = position(step="build", envoy="Brian", Ann={"goods": owned, "buildings": sorted(standing)})
    if GAME.view(state, None).step != "build":
        return
    assert not [m for m in GAME.legal_moves(state, ANN) if isinstance(m, BuildTwo)]
    first = possible(standing, owned)[0]
    for second in possible(*after(standing, owned, first)):
        with refused("KB-7.2", state):
            play(state, ANN, BuildTwo(first.id, second.id))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_7_1_one_building_a_season_unless_the_envoy_is_used(seats: int) -> None:
    built: dict[tuple[int, int, int], int] = {}
    for played in random_game(seats, seed=100 + seats):
        raised = told(played.events, happened.Built)
        for event in raised:
            place = (played.before.year, played.before.phase, event.seat)
            built[place] = built.get(place, 0) + 1
            assert built[place] <= (2 if isinstance(played.move, BuildTwo) else 1)
            assert event.seat == played.seat
    assert built


def test_kb_7_1_kb_7_8_all_have_their_turn_in_order_and_then_the_season_ends() -> None:
    one_wood = {"goods": (0, 1, 0)}
    state = position(
        step="build", order=["Brian", "Cindy", "Ann"], Ann=one_wood, Brian=one_wood, Cindy=one_wood
    )

    for seat, text in [(BRIAN, "pass"), (CINDY, "build barricade"), (ANN, "pass")]:
        assert (active(state), GAME.view(state, None).step) == (seat, "build")
        play(state, seat, text)

    assert GAME.view(state, None).phase == 4
    assert [province(state, seat).buildings for seat in (ANN, BRIAN, CINDY)] == [(), (), ("barricade",)]


def test_kb_7_7_barracks_built_in_autumn_serve_the_recruiting_that_follows() -> None:
    state = position(
        step="build", phase="autumn", Ann={"goods": (3, 2, 1), "buildings": ["guard_tower", "blacksmith"]}
    )
    play(state, ANN, "build barracks")

    play(state, ANN, "recruit for 1 gold")

    assert province(state, ANN).soldiers == 1
